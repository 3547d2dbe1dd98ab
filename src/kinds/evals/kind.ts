import { defined, isObject } from "../../core/json/json.js";
import { AGENT_MEMBERS } from "../../engine/kind.js";
import type { ModelName, Rubric, Scorer } from "../../rules/models.js";
import type { SuiteKind, SuiteScope, TestScope } from "../../suite/kind.js";
import { cassetteOf, modelAt, plainAgent } from "../../suite/models/models.js";
import { namedScorers, rubricOf } from "../../suite/models/rubrics.js";
import type { SuiteAgent } from "../../suite/models/types.js";
import type { Spot } from "../../suite/problems.js";
import { checkServerName, onlyServer } from "../../suite/servers/servers.js";
import { fileAt } from "../../suite/yaml/imports.js";
import { numberOf, textOf, textsOf } from "../../suite/yaml/nodes.js";
import { displayPath, readText } from "../../suite/yaml/read-source.js";

const MAX_BYTES = 4 * 1024 * 1024;
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
  judge?: ModelName;
  scorers: readonly Scorer[];
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
    const responses = loadResponses(suite);
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

function evalOf({ spot, node }: TestScope, responses: ReadonlyMap<object, string>, suite: SuiteScope): EvalTest {
  const rubric = rubricOf(spot.at("rubric"), suite.rubrics);
  if (node.rubric === undefined && node.scorers === undefined && node.expect === undefined) {
    spot.at("name").report("value", {
      title: "the eval has nothing to grade by",
      description: "It has neither a `rubric` nor `scorers` nor `expect`.",
      fix: "Write `rubric:` with what the answer must do.",
    });
  }
  const { response } = node;
  const prompt = textOf(node.prompt);
  const text = typeof response === "string" ? response : isObject(response) ? responses.get(response) : undefined;
  const model = modelAt(spot.at("model"));
  return {
    prompt,
    threshold: numberOf(node.threshold) ?? rubric?.threshold ?? THRESHOLD,
    scorers: namedScorers(spot.at("scorers"), suite.scorers),
    ...defined({ rubric: rubric?.rubric, judge: modelAt(spot.at("judge")), response: text }),
    ...(model && { agent: plainAgent(model, serversOf(spot, suite), prompt) }),
    ...cassetteOf(spot, suite.options),
  };
}

function serversOf(spot: Spot, { servers }: SuiteScope): string[] {
  const list = spot.at(spot.members.servers === undefined ? "server" : "servers");
  if (typeof list.value === "string") return [checkServerName(list, servers)];
  const names = textsOf(list.value);
  if (names === undefined) return [onlyServer(spot.at("name"), "The eval", servers)];
  for (const index of names.keys()) checkServerName(list.at(index), servers);
  return [...new Set(names)];
}

function loadResponses({ spot, options }: SuiteScope): ReadonlyMap<object, string> {
  const texts = new Map<object, string>();
  for (const entry of spot.at("evals").items()) {
    const { value: response } = entry.at("response");
    const file = entry.at("response", "file");
    const path = fileAt(file, "a response", options);
    if (path === undefined || !isObject(response)) continue;
    try {
      const name = displayPath(path, options.cwd);
      texts.set(response, readText(path, name, MAX_BYTES, "A response", "Grade a shorter answer."));
    } catch (error) {
      file.reportThrown(error);
    }
  }
  return texts;
}
