import type { Redacted } from "../core/redaction/redact.js";
import { hide } from "../core/redaction/redacted.js";
import { plural } from "../core/text.js";
import { shownLine } from "./terminal.js";

/** What a command came to for one of several servers. */
export interface ServerOutcome {
  server: string;
  /** Its grade, or in a few words what came of it. */
  result: string;
  /** How many findings of which kind; empty if there can be none. */
  findings?: string;
  exitCode: number;
  /** Why there is no result. */
  reason?: string;
}

const MAX_NAME = 40;
const MAX_TEXT = 100;

/** A table with a line for each server, and how many of them passed. */
export function serverTable(outcomes: readonly ServerOutcome[]): Redacted {
  const rows = outcomes.map(({ server, result, findings = "", exitCode, reason = "" }) => [
    shownLine(server, MAX_NAME),
    shownLine(result, MAX_TEXT),
    shownLine(findings, MAX_TEXT),
    `${exitCode}`.padEnd(4),
    shownLine(reason, MAX_TEXT),
  ]);
  const table = [["server", "result", "findings", "exit", ""], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((cells) => cells[column]!.length)));
  const lines = table.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const passed = outcomes.filter(({ exitCode }) => exitCode === 0).length;
  return hide([...lines, `${passed} of ${plural(outcomes.length, "server")} passed`, ""].join("\n"));
}

/** The exit code of several servers: that of an interrupt, else the highest. */
export function worstExitCode(outcomes: readonly Pick<ServerOutcome, "exitCode">[]): number {
  return Math.max(0, ...outcomes.map(({ exitCode }) => exitCode));
}
