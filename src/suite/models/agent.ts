import { dirname, resolve } from "node:path";
import type { ProblemLog } from "../problems.js";
import { textOf } from "../yaml/nodes.js";
import type { SuiteAgent, SuiteModel } from "./types.js";

/** The limits of an agent that sets none. */
export const AGENT_LIMITS = { maxTurns: 10, maxTokens: 1024 } as const;

/** An agent without settings of its own: it answers one prompt. */
export function plainAgent(model: SuiteModel, servers: readonly string[], prompt: string): SuiteAgent {
  return {
    model,
    servers,
    user: { said: [prompt], hasTurns: false },
    caps: AGENT_LIMITS,
    runs: 1,
    passRate: 1,
    faults: [],
  };
}

/** The cassette that a test names, by its absolute path. */
export function cassetteOf(node: Record<string, unknown>, log: ProblemLog): { cassette?: string } {
  const path = textOf(node.cassette);
  if (path === "") return {};
  return { cassette: resolve(dirname(log.places.sourceOf(node, "cassette")?.file ?? ""), path) };
}
