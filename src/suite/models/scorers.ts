import { dirname, resolve } from "node:path";
import { isObject } from "../../core/json/json.js";
import type { ProblemLog } from "../problems.js";
import { environmentOf } from "../servers/server.js";
import { listNames, suggest } from "../suggest.js";
import { child, numberOf, textOf, textsOf } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import type { SuiteScorer } from "./types.js";

export type SuiteScorers = ReadonlyMap<string, SuiteScorer>;

const TIMEOUT_MS = 30_000;

/** The entries of `scorers`, by name; reports names that occur twice. */
export function scorersOf(root: Record<string, unknown>, log: ProblemLog): SuiteScorers {
  const scorers = new Map<string, SuiteScorer>();
  const written = child(root, "scorers");
  for (const [index, node] of (Array.isArray(written) ? written : []).entries()) {
    if (!isObject(node)) continue;
    const name = textOf(node.name);
    if (scorers.has(name)) {
      log.at(root, ["scorers", index, "name"], "value", {
        title: `duplicate scorer name \`${name}\``,
        description: "Tests could not tell them apart.",
        fix: "Give one of them a different name.",
      });
    }
    const folder = dirname(log.places.sourceOf(node, "name")?.file ?? "");
    scorers.set(name, {
      name,
      command: textsOf(node.command) ?? [],
      env: environmentOf(node.env),
      cwd: resolve(folder, textOf(node.cwd)),
      timeoutMs: numberOf(node.timeout_ms) ?? TIMEOUT_MS,
    });
  }
  return scorers;
}

/** The scorers that a test names at a path; reports unknown ones. */
export function namedScorers(
  root: object,
  path: Path,
  names: unknown,
  scorers: SuiteScorers,
  log: ProblemLog,
): SuiteScorer[] {
  const named = textsOf(names) ?? [];
  return named.flatMap((name, index) => {
    const scorer = scorers.get(name);
    if (scorer !== undefined && named.indexOf(name) === index) return [scorer];
    const at = [...path, index];
    const suggestion = suggest(name, scorers.keys());
    if (scorer !== undefined) {
      log.at(root, at, "value", {
        title: `\`${name}\` is listed twice`,
        description: "A scorer grades a test once.",
        fix: "Remove one of the two.",
      });
    } else {
      log.notFound(root, at, "value", {
        title: `unknown scorer \`${name}\``,
        description: scorers.size === 0 ? "The suite has no `scorers`." : `The suite has ${listNames(scorers.keys())}.`,
        fix: suggestion === undefined ? "Declare it under `scorers:`." : `Did you mean \`${suggestion}\`?`,
      });
    }
    return [];
  });
}
