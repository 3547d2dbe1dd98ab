import type { Exchange } from "../core/generated/capture.js";
import type { Cause } from "../core/generated/results.js";
import { terminalSize, writeErr } from "../core/out.js";
import { type Problem, UserError } from "../core/problem.js";
import type { Environment } from "../core/proc/env.js";
import { redactForeign } from "../core/redaction/foreign-marks.js";
import type { Clean, Redacted } from "../core/redaction/redact.js";
import { cutMiddle, hide, jsonText, processSecrets, type RedactedJson, say } from "../core/redaction/redacted.js";
import { secretsOf } from "../core/redaction/secret-names.js";
import { renderProblemOn } from "../core/render-problem.js";
import { sanitize, sanitizeLine } from "../core/sanitize.js";
import { causeBlock, shownCauses } from "../report/causes.js";
import { createPaint, INDENT } from "../report/words.js";

/** Makes the secrets of an environment secrets of this process. */
export function learnSecrets(env: Environment): void {
  for (const [name, value] of secretsOf(env)) processSecrets.add(name, value);
}

/** A text without secrets, terminal escapes and commands to a CI log. */
export function printable(text: string): Redacted {
  return sanitize(hide(text));
}

/** Redacts problems: lines of a suite and values of variables may contain secrets. */
export function redactProblems(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({
    ...problem,
    title: hide(problem.title),
    description: hide(problem.description),
    fix: hide(problem.fix),
    ...(problem.location && { location: { ...problem.location, file: hide(problem.location.file) } }),
    ...(problem.snippet && { snippet: { ...problem.snippet, text: hide(problem.snippet.text) } }),
  }));
}

/** Writes everything that the user must fix to stderr. */
export async function reportProblems({ problems }: UserError): Promise<void> {
  await writeErr(printable(`${problems.map(problemText).join("\n\n")}\n`));
}

/** Writes warnings to stderr. */
export async function reportWarnings(warnings: readonly Problem[]): Promise<void> {
  for (const warning of warnings) await reportLines(problemText(warning));
}

/** Writes to stderr why nothing could be judged, as problems are shown. */
export async function reportCauses(causes: readonly Cause[]): Promise<void> {
  const about = { title: "", description: "", fix: "" };
  if (causes.length > 0)
    await reportProblems(new UserError(causes.map((cause) => ({ ...about, cause: { ...cause, tests: 0 } }))));
}

function problemText(problem: Problem): string {
  const columns = terminalSize("stderr")?.columns;
  if (!problem.cause) return renderProblemOn(columns, problem);
  const paint = createPaint(false, columns === undefined ? undefined : columns - INDENT.length);
  return shownCauses({ causes: [problem.cause] })
    .map((cause) => causeBlock(cause, paint))
    .join("\n");
}

/** Writes lines to stderr, redacted and sanitized. */
export async function reportLines(...lines: readonly string[]): Promise<void> {
  for (const line of lines) await writeErr(printable(`${line}\n`));
}

const MAX_FRAME_CHARS = 64 * 1024;

/** `--debug`: writes each exchange to stderr. */
export function showExchange(server: string, exchange: Exchange): void {
  // Redacted first: a secret that is cut or escaped is not recognised any more.
  const safe = redactForeign(exchange);
  for (const line of exchangeLines(hide(server), safe)) void writeErr(say`${line}\n`);
}

/** One line per frame, `-->` to the server and `<--` from it, with the server's name and the purpose; a request with its answer. */
function exchangeLines(server: Redacted, exchange: Clean<Exchange>): Redacted[] {
  const { direction, purpose, request, response, notifications = [], raw, duration_ms } = exchange;
  const label = purpose === undefined ? server : say`${server} ${purpose}`;
  const isOurs = direction !== "server";
  const frameLine = (arrow: "-->" | "<--", frame: RedactedJson) =>
    say`${arrow} ${label} ${cutMiddle(jsonText(frame), MAX_FRAME_CHARS)}`;
  const [requestArrow, answerArrow] = isOurs ? (["-->", "<--"] as const) : (["<--", "-->"] as const);
  const isUnanswered = isOurs && response === undefined && duration_ms !== undefined;
  const lines = [
    ...(request === undefined ? [] : [frameLine(requestArrow, request)]),
    ...notifications.map((frame) => frameLine("<--", frame)),
    // Without a request, the frame is a message of the server.
    ...(response === undefined ? [] : [frameLine(request === undefined ? "<--" : answerArrow, response)]),
    ...(raw === undefined ? [] : [say`<-- ${label} (no message) ${cutMiddle(raw, MAX_FRAME_CHARS)}`]),
    ...(isUnanswered ? [say`<-- ${label} (no answer after ${Math.round(duration_ms)} ms)`] : []),
  ];
  return lines.map((text) => sanitizeLine(text));
}
