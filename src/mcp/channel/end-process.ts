import type { KilledProcess } from "../../core/proc/end.js";
import { stackTraceIn } from "../../core/proc/exceptions.js";
import type { RunningProcess } from "../../core/proc/start.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideLines, join, say } from "../../core/redaction/redacted.js";
import type { RuleId } from "../../rules/registry.js";
import type { ServerEnd, SessionFault } from "../types.js";

const MAX_NAMED = 5;
const STDERR_LINES = 20;
const UNLISTED = say` Its children could not be listed, and may still run.`;

/** How the process of a server ended, or that it still runs, with its last lines on stderr. */
export function serverEnd(server: Pick<RunningProcess, "stderr">, exit?: Awaited<RunningProcess["exited"]>): ServerEnd {
  const { code: exit_code, signal } = exit ?? { code: null, signal: null };
  return { exit_code, signal, stderr: lastLines(server.stderr.lines()) };
}

export function lastLines(lines: readonly string[]): Redacted[] {
  return hideLines(lines).slice(-STDERR_LINES);
}

/** Ends a server with everything that it started; returns what went wrong. */
export async function endProcess(server: RunningProcess, graceMs: number): Promise<SessionFault[]> {
  const mark = server.stderr.total;
  const { ignoredSigterm, leftBehind, container, unlisted } = await server.end(graceMs);
  const { code } = ignoredSigterm.length > 0 || container ? { code: null } : await server.exited;
  const lastWords = join(lastLines(server.stderr.lines(mark)), "\n");
  const request = process.platform === "win32" ? say`the end of its stdin` : say`the end of its stdin and SIGTERM`;
  const late = say`The server was still running ${graceMs} ms after ${request}, and was killed`;
  const one = say`The server left a process behind, which was killed`;
  const orphans =
    leftBehind.length === 1 ? one : say`The server left ${leftBehind.length} processes behind, which were killed`;
  const panic = say`The server panicked when its stdin was closed and SIGTERM was sent: exit code ${code ?? 0}.`;
  return [
    ...(code && stackTraceIn(lastWords)
      ? [{ rule_id: "FAULT-LIFECYCLE-PANIC", message: panic, evidence: lastWords } as const]
      : []),
    ...killFaults("FAULT-LIFECYCLE-IGNORES-SIGTERM", late, ignoredSigterm, unlisted && UNLISTED),
    ...killFaults("FAULT-LIFECYCLE-LEFT-CHILD", orphans, leftBehind),
    ...(container ? [leftContainer(container)] : []),
  ];
}

function leftContainer({ id, program }: { id: string; program: string }): SessionFault {
  const message = say`The container ${hide(id.slice(0, 12))} was still running after the end of its stdin and SIGTERM. mcptest removed it with \`${hide(program)} rm --force\`.`;
  return { rule_id: "FAULT-LIFECYCLE-LEFT-CONTAINER", message, evidence: hide(id) };
}

function killFaults(
  rule_id: RuleId,
  what: Redacted,
  killed: readonly KilledProcess[],
  note: Redacted = say``,
): SessionFault[] {
  if (killed.length === 0) return [];
  const names = killed
    .slice(0, MAX_NAMED)
    .map(({ pid, command }) => say`pid ${pid}${command && say` (${hide(command)})`}`);
  const more = killed.length > MAX_NAMED ? say`, and ${killed.length - MAX_NAMED} more` : "";
  const evidence = killed.map(({ pid, command }) => `${pid} ${command}`).join("\n");
  return [{ rule_id, message: say`${what}: ${join(names, ", ")}${more}.${note}`, evidence: hide(evidence) }];
}
