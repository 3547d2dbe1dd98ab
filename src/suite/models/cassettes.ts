import { dirname, resolve } from "node:path";
import type { ProblemLog } from "../problems.js";
import type { SuiteTest } from "../types.js";
import { textOf } from "../yaml/nodes.js";

/** The cassette that an agent test or an eval names, by its absolute path. */
export function cassetteOf(node: Record<string, unknown>, log: ProblemLog): { cassette?: string } {
  const path = textOf(node.cassette);
  if (path === "") return {};
  return { cassette: resolve(dirname(log.places.sourceOf(node, "cassette")?.file ?? ""), path) };
}

/** The cassette from which a test is played; undefined if it has none. Metrics have that of their test. */
export function cassetteOfTest(test: SuiteTest): string | undefined {
  if (test.block === "evals" || (test.block === "agents" && test.metric === undefined)) return test.cassette;
  return undefined;
}
