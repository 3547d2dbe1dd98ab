import { writeOut } from "../core/out.js";
import type { Redactor } from "../core/redaction/redact.js";
import { derive, jsonText, type RedactedJson, say } from "../core/redaction/redacted.js";
import { onInterrupt } from "../run/process-events.js";

/** What a command gets in addition to its arguments. */
export interface CommandContext {
  version: string;
  redactor: Redactor;
}

/** Runs a command that the first signal of an interrupt stops; it gives 130 then, whatever has come of it. */
export async function untilInterrupted(work: (signal: AbortSignal) => Promise<number>): Promise<number> {
  const stop = new AbortController();
  const release = onInterrupt(stop);
  try {
    const exitCode = await work(stop.signal);
    return stop.signal.aborted ? 130 : exitCode;
  } catch (error) {
    if (stop.signal.aborted) return 130;
    throw error;
  } finally {
    release();
  }
}

/** Writes a report as `--format` says: as JSON, or as the text for a person. */
export async function writeReport<T extends RedactedJson>(
  format: "pretty" | "json",
  report: T,
  text: (report: T) => string,
): Promise<void> {
  await writeOut(format === "json" ? say`${jsonText(report, 2)}\n` : derive(report, text));
}
