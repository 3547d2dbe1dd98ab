import { say } from "../../../core/redaction/redacted.js";
import type { EndWay } from "../../../mcp/types.js";
import type { RuleId } from "../../../rules/registry.js";
import { failed, type LaneName, type LiveCheck, passed, skipped } from "../types.js";

/** How long a server may take to end. */
const END_MS = 10_000;

/** The last checks of their lanes: they end the server. */
export const ENDING: readonly LiveCheck[] = [
  endsBy("TRANSPORT-SIGTERM", "early", "SIGTERM"),
  endsBy("TRANSPORT-END-OF-STDIN", "hostile", "stdin"),
];

function endsBy(id: RuleId, lane: LaneName, way: EndWay): LiveCheck {
  return {
    id,
    lane,
    async check(probe) {
      const hasEnded = await probe.endBy(way, END_MS);
      if (hasEnded === undefined) return skipped(say`the run did not start the server`);
      if (hasEnded) return passed;
      const request = way === "stdin" ? say`the end of its stdin` : say`SIGTERM`;
      return failed(say`the server was still running ${END_MS / 1_000} s after ${request}`);
    },
  };
}
