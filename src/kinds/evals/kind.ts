import { isObject } from "../../core/json/json.js";
import { checkClashes } from "../../suite/header/clashes.js";
import { cassetteOf } from "../../suite/models/cassettes.js";
import { modelAt } from "../../suite/models/model-name.js";
import { rubricOf, type SuiteRubric } from "../../suite/models/rubrics.js";
import { namedScorers, type SuiteScorers } from "../../suite/models/scorers.js";
import type { SuiteEval } from "../../suite/models/types.js";
import type { ProblemLog } from "../../suite/problems.js";
import { checkServerName, onlyServer } from "../../suite/servers/server-name.js";
import type { Suite } from "../../suite/types.js";
import { numberOf, textOf, textsOf } from "../../suite/yaml/nodes.js";
import type { Path } from "../../suite/yaml/positions.js";
import { plainAgent } from "../agents/kind.js";
import type { Clash } from "../combinations.js";

const THRESHOLD = 0.7;
const CLASHES: readonly Clash[] = [
  { key: "response", excludes: ["model"], why: "The response is graded as it is, and no model is asked for another." },
  {
    key: "servers",
    excludes: ["server"],
    why: "Both name the servers that the model may use.",
    fix: "Remove `server`.",
  },
];

/** What evals take from around them. */
export interface EvalScope {
  servers: Suite["servers"];
  rubrics: ReadonlyMap<string, SuiteRubric>;
  scorers: SuiteScorers;
  /** The texts of files, by the mapping that names the file. */
  responses: ReadonlyMap<object, string>;
  log: ProblemLog;
}

/** The parts of an eval; reports what is missing or unknown. */
export function evalOf(
  root: Record<string, unknown>,
  path: Path,
  node: Record<string, unknown>,
  { servers, rubrics, scorers, responses, log }: EvalScope,
): SuiteEval {
  checkClashes(root, path, node, CLASHES, log);
  const rubric = rubricOf(root, [...path, "rubric"], node.rubric, rubrics, log);
  if (node.rubric === undefined && node.scorers === undefined && node.expect === undefined) {
    log.at(root, [...path, "name"], "value", {
      title: "the eval grades nothing",
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
    ...(model && { agent: plainAgent(model, serversOf(root, path, node, servers, log), prompt) }),
    ...(judge && { judge }),
    ...(text !== undefined && { response: text }),
    ...cassetteOf(node, log),
  };
}

/** The servers that the model may use: `servers`, or `server`, or the only one of the suite. */
function serversOf(
  root: Record<string, unknown>,
  path: Path,
  node: Record<string, unknown>,
  servers: Suite["servers"],
  log: ProblemLog,
): string[] {
  const [list, key] = node.servers === undefined ? [node.server, "server"] : [node.servers, "servers"];
  if (typeof list === "string") return [checkServerName(root, [...path, key], list, servers, log)];
  const names = textsOf(list);
  if (names === undefined) return [onlyServer(root, [...path, "name"], "The eval", servers, log)];
  for (const [index, name] of names.entries()) checkServerName(root, [...path, key, index], name, servers, log);
  return [...new Set(names)];
}
