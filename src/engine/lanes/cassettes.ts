import { type Problem, UserError } from "../../core/problem.js";
import { CassettePlayer, type CassetteRequest } from "../../mcp/cassette/player.js";
import { readCassette } from "../../mcp/cassette/read.js";
import type { Suite, SuiteServer } from "../../suite/types.js";
import { displayPath } from "../../suite/yaml/read-source.js";
import { withoutTargets } from "../judge/volatile.js";

/** Plays the cassette of a server: requests are compared without secrets and without what is declared volatile. */
export function playerOf(
  file: string,
  { volatile }: SuiteServer,
  redact: (request: CassetteRequest) => CassetteRequest,
  cwd: string,
): CassettePlayer {
  return new CassettePlayer(readCassette(file, displayPath(file, cwd)), (request) => {
    const safe = redact(request);
    return volatile.length === 0 ? safe : (withoutTargets(safe, volatile) as typeof safe);
  });
}

/** Why cassettes of the suites cannot be played, each at the server that names it. */
export function cassetteProblems(suites: readonly Suite[], cwd: string): Problem[] {
  return suites.flatMap(({ servers, places }) =>
    [...servers.values()].flatMap(({ cassette, location }) => {
      if (cassette === undefined) return [];
      try {
        readCassette(cassette, displayPath(cassette, cwd));
        return [];
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return error.problems.map((problem) => ({ ...problem, location, snippet: places.snippet(location) }));
      }
    }),
  );
}
