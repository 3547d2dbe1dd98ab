import type { RunningProcess } from "../../core/proc/start.js";
import type { SessionFault } from "../types.js";

/** Ends a server with everything that it started; tells what was amiss. */
export async function endProcess(server: RunningProcess, graceMs: number): Promise<SessionFault[]> {
  const { ignoredSigterm, left } = await server.end(graceMs);
  const faults: SessionFault[] = [];
  if (ignoredSigterm) {
    faults.push({
      rule_id: "FAULT-LIFECYCLE-IGNORES-SIGTERM",
      message: `The server was still running ${graceMs} ms after the end of its stdin and SIGTERM, and was killed.`,
    });
  }
  if (left.length > 0) {
    faults.push({
      rule_id: "FAULT-LIFECYCLE-LEFT-CHILD",
      message:
        left.length === 1
          ? "The server left a child process behind, which was killed."
          : `The server left ${left.length} child processes behind, which were killed.`,
      evidence: left.map(({ pid, command }) => `${pid} ${command}`).join("\n"),
    });
  }
  return faults;
}
