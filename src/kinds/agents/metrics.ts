import { isObject } from "../../core/json/json.js";
import { modelAt } from "../../suite/models/models.js";
import { rubricOf, type SuiteRubric } from "../../suite/models/rubrics.js";
import { namedScorers, type SuiteScorers } from "../../suite/models/scorers.js";
import type { SuiteMetric } from "../../suite/models/types.js";
import type { ProblemLog } from "../../suite/problems.js";
import { numberOf, textsOf } from "../../suite/yaml/nodes.js";
import type { Path } from "../../suite/yaml/positions.js";

const THRESHOLD = 0.5;
const JUDGED = [
  "mcp_task_completion",
  "mcp_use",
  "argument_correctness",
  "plan_quality",
  "multi_turn_mcp_use",
] as const satisfies readonly (SuiteMetric & { kind: "judged" })["name"][];

/** What `eval` of an agent test asks for, in the order of the file: each is a row of its own. */
export function metricsOf(
  root: Record<string, unknown>,
  path: Path,
  node: unknown,
  { rubrics, scorers }: { rubrics: ReadonlyMap<string, SuiteRubric>; scorers: SuiteScorers },
  log: ProblemLog,
): SuiteMetric[] {
  return Object.entries(isObject(node) ? node : {}).flatMap(([key, value]): SuiteMetric[] => {
    const at = [...path, key];
    if (key === "scorers") {
      return namedScorers(root, at, value, scorers, log).map((scorer) => {
        const index = textsOf(value)?.indexOf(scorer.name) ?? 0;
        return { kind: "scorer", name: scorer.name, scorer, location: log.places.locate(root, [...at, index]) };
      });
    }
    const location = log.places.locate(root, at, "key");
    if (key === "rubric") {
      const found = rubricOf(root, at, value, rubrics, log);
      return found ? [{ kind: "rubric", name: key, threshold: THRESHOLD, ...found, location }] : [];
    }
    const name = JUDGED.find((judged) => judged === key);
    if (name === undefined) return [];
    const settings = isObject(value) ? value : {};
    const model = modelAt(root, [...at, "model"], settings.model, log);
    const threshold = numberOf(settings.threshold) ?? THRESHOLD;
    return [{ kind: "judged", name, threshold, ...(model && { model }), location }];
  });
}
