import { isObject } from "../../core/json/json.js";
import { AGENT_MEMBERS } from "../../engine/driven/members.js";
import type { Rubric } from "../../rules/models.js";
import type { SuiteKind, SuiteScope, TestScope } from "../../suite/kind.js";
import { cassetteOf, plainAgent } from "../../suite/models/agent.js";
import { modelAt } from "../../suite/models/models.js";
import { rubricOf } from "../../suite/models/rubrics.js";
import { namedScorers } from "../../suite/models/scorers.js";
import type { SuiteAgent, SuiteModel, SuiteScorer } from "../../suite/models/types.js";
import { checkServerName, onlyServer } from "../../suite/servers/server-name.js";
import { numberOf, textOf, textsOf } from "../../suite/yaml/nodes.js";
import { loadResponses } from "./responses.js";

const THRESHOLD = 0.7;

/** An answer that is graded. */
export interface EvalTest {
  prompt: string;
  /** Absent: only the assertions and scorers grade. */
  rubric?: Rubric;
  threshold: number;
  /** Answers, with the tools of its servers. */
  agent?: SuiteAgent;
  /** Graded as it is, instead of an answer of `agent`. */
  response?: string;
  judge?: SuiteModel;
  scorers: readonly SuiteScorer[];
  /** Absolute path of the recording that is played instead of asking models and servers. */
  cassette?: string;
}

/** evals[]: grades an answer by assertions, a rubric and scorers. */
export const evals: SuiteKind<EvalTest> = {
  name: "evals",
  block: "evals",
  command: "eval",
  clashes: [
    {
      key: "response",
      excludes: ["model"],
      why: "The response is graded as it is, and no model is asked for another.",
    },
    {
      key: "servers",
      excludes: ["server"],
      why: "Both name the servers that the model may use.",
      fix: "Remove `server`.",
    },
  ],
  lateKeys: ["prompt"],
  reader: (suite) => {
    const responses = loadResponses(suite.root, suite.options, suite.log);
    return (test) => evalOf(test, responses, suite);
  },
  serverOf: ({ agent }) => agent?.servers[0] ?? "",
  expand: (test) => [test],
  needs: ({ body: { agent, judge, cassette } }) => ({
    servers: [...(agent?.servers ?? [])].sort(),
    driven: true,
    members: AGENT_MEMBERS,
    models: [
      ...(agent ? [{ model: agent.model, path: ["model"] }] : []),
      ...(judge ? [{ model: judge, path: ["judge"] }] : []),
    ],
    ...(cassette !== undefined && { cassette }),
  }),
};

/** The parts of an eval; reports what is missing or unknown. `responses`: by the mapping that names the file. */
function evalOf({ path, node }: TestScope, responses: ReadonlyMap<object, string>, suite: SuiteScope): EvalTest {
  const { root, rubrics, scorers, log } = suite;
  const rubric = rubricOf(root, [...path, "rubric"], node.rubric, rubrics, log);
  if (node.rubric === undefined && node.scorers === undefined && node.expect === undefined) {
    log.at(root, [...path, "name"], "value", {
      title: "the eval has nothing to grade by",
      description: "It has neither a `rubric` nor `scorers` nor `expect`.",
      fix: "Write `rubric:` with what the answer must do.",
    });
  }
  const { response } = node;
  const prompt = textOf(node.prompt);
  const text = typeof response === "string" ? response : isObject(response) ? responses.get(response) : undefined;
  const model = modelAt(root, [...path, "model"], node.model, log);
  const judge = modelAt(root, [...path, "judge"], node.judge, log);
  return {
    prompt,
    threshold: numberOf(node.threshold) ?? rubric?.threshold ?? THRESHOLD,
    scorers: namedScorers(root, [...path, "scorers"], node.scorers, scorers, log),
    ...(rubric && { rubric: rubric.rubric }),
    ...(model && { agent: plainAgent(model, serversOf({ path, node }, suite), prompt) }),
    ...(judge && { judge }),
    ...(text !== undefined && { response: text }),
    ...cassetteOf(node, log),
  };
}

/** The servers that the model may use: `servers`, or `server`, or the only one of the suite. */
function serversOf({ path, node }: Pick<TestScope, "path" | "node">, { root, servers, log }: SuiteScope): string[] {
  const [list, key] = node.servers === undefined ? [node.server, "server"] : [node.servers, "servers"];
  if (typeof list === "string") return [checkServerName(root, [...path, key], list, servers, log)];
  const names = textsOf(list);
  if (names === undefined) return [onlyServer(root, [...path, "name"], "The eval", servers, log)];
  for (const [index, name] of names.entries()) checkServerName(root, [...path, key, index], name, servers, log);
  return [...new Set(names)];
}
