import { existsSync } from "node:fs";
import { type Problem, UserError } from "../../core/problem.js";
import { CassettePlayer } from "../../mcp/cassette/player.js";
import type { CassetteRequest } from "../../mcp/types.js";
import type { LoadOptions, Suite, SuiteServer } from "../../suite/types.js";
import { displayPath } from "../../suite/yaml/read-source.js";
import { withoutTargets } from "../judge/assertion-failures.js";

/** Plays the cassette of a server: requests are compared without secrets and without what is declared volatile. */
export async function playerOf(
  file: string,
  { volatile }: SuiteServer,
  redact: (request: CassetteRequest) => CassetteRequest,
  cwd: string,
): Promise<CassettePlayer> {
  const { readCassette } = await import("../../mcp/cassette/read.js");
  return new CassettePlayer(readCassette(file, displayPath(file, cwd)), (request) => {
    const safe = redact(request);
    return volatile.length === 0 ? safe : (withoutTargets(safe, volatile) as typeof safe);
  });
}

/** The working directory, and which cassettes may be missing: those of agents, which are recorded now; or all. */
export interface CassetteOptions extends Pick<LoadOptions, "cwd" | "mayLack"> {
  recordAgents?: boolean;
}

/** Why cassettes cannot be played, each at what names it. */
export async function cassetteProblems(
  suites: readonly Suite[],
  { cwd, recordAgents = false, mayLack = false }: CassetteOptions,
): Promise<Problem[]> {
  const named = suites.flatMap(({ servers, tests, places }) => {
    const serverEntries = [...servers.values()].map((server) => ({ ...server, kind: "server" }) as const);
    const agents = tests.flatMap((test) => {
      const { cassette } = test.kind.needs(test);
      if (cassette === undefined) return [];
      return [{ cassette, location: places.locate(test.node, ["cassette"]), kind: "agent" } as const];
    });
    return [...serverEntries, ...agents].flatMap(({ cassette, location, kind }) => {
      if (cassette === undefined) return [];
      const isMissing = !existsSync(cassette);
      if (isMissing && kind === "agent" && recordAgents) return [];
      const place = { ...places.at(location), ...(isMissing && mayLack && { warning: true as const }) };
      return [{ cassette, kind, place }];
    });
  });
  // Most runs play none, and what reads one takes long to load.
  if (named.length === 0) return [];
  const { readCassette } = await import("../../mcp/cassette/read.js");
  return named.flatMap(({ cassette, kind, place }) => {
    try {
      readCassette(cassette, displayPath(cassette, cwd), kind);
      return [];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return error.problems.map((problem) => ({ ...problem, ...place }));
    }
  });
}
