import type { AgentRow, Failure, Load, ProcessEnd, Score, TaskRow, TestRow } from "../core/generated/results.js";
import { typeName } from "../core/json/json.js";
import { frameNote, sourceFrame } from "../core/source-frame.js";
import { firstOf, grouped, plural } from "../core/text.js";
import type { AlikeFailure } from "./alike.js";
import { duration } from "./duration.js";
import { block, blockStart, cutText, line, type Paint, ruleIds } from "./words.js";

const MAX_VALUE_LENGTH = 4 * 1024;
const MAX_MESSAGE_LENGTH = 500;
const MAX_LINES = 40;
const MAX_ERRORS = 10;
/** On a terminal. */
const MAX_SHORT_LENGTH = 1000;
const MAX_SHORT_LINES = 20;
/** How much of a value is kept before its lines are counted. */
const MAX_COUNTED_LENGTH: Readonly<Record<ValueSize, number>> = {
  full: MAX_VALUE_LENGTH,
  short: Number.POSITIVE_INFINITY,
};
/** What a reader needs whole, because the cause is often at its end. */
const NEVER_SHORT = new Set(["server", "note"]);

/** How much of each value is shown: `short` for a terminal, `full` for files. */
export type ValueSize = "full" | "short";

/** The whole text of a failure, with `more` fields. No line starts with a text of the server or suite, or a line feed. */
export function failureText(
  failure: Failure,
  row: Pick<TestRow, "snippet" | "request">,
  paint: Paint,
  more: readonly Field[] = [],
  size: ValueSize = "full",
): string {
  const { margin, lines } = sourceFrame(failure.location, failure.snippet ?? row.snippet, paint.red);
  const fields = failureFields(failure, row, more, size);
  const label = Math.max(0, ...fields.map(([name]) => name.length)) + 2;
  const wrapping = { columns: paint.columns, paintLabel: paint.bold };
  return [
    `${paint.red(line(failure.message, MAX_MESSAGE_LENGTH))} ${paint.dim(`[${ruleIds(failure)}]`)}`,
    ...lines,
    `${margin} |`,
    ...fields.flatMap(([name, texts]) => fieldLines(name, texts, label, margin, paint)),
    ...frameNote(margin, "fix: ", block(failure.fix, MAX_VALUE_LENGTH), wrapping),
  ].join("\n");
}

/** A failure at several revisions: as `failureText` at the first, with the actual values at the others. */
export function alikeText({ failure, row, variants }: AlikeFailure, paint: Paint, size: ValueSize = "full"): string {
  const limit = MAX_COUNTED_LENGTH[size];
  const actuals = variants.map(
    ({ version, failure: other }): Field => [`at ${version}`, typedValue(other.actual, limit)],
  );
  return failureText(failure, row, paint, actuals, size);
}

/** The same in one line. */
export function alikeLine({ failure, variants }: AlikeFailure): string {
  const actuals = variants.map(({ version, failure: other }) => `at ${version} actual ${typedLine(other.actual)}`);
  return [failureLine(failure), ...actuals.map((text) => line(text, MAX_MESSAGE_LENGTH))].join("; ");
}

/** One failure in one line: what failed, expected and actual, and how the server ended. */
export function failureLine(failure: Failure): string {
  const parts = [line(failure.message.replace(/\.$/, ""), MAX_MESSAGE_LENGTH)];
  if ("expected" in failure) parts.push(`expected ${line(typedLine(failure.expected), MAX_MESSAGE_LENGTH)}`);
  if (saysActual(failure)) parts.push(`actual ${line(typedLine(failure.actual), MAX_MESSAGE_LENGTH)}`);
  const end = failure.process && processEnd(failure.process);
  if (end !== undefined && !failure.message.includes(end)) parts.push(`the server ${end}`);
  const output = failure.process?.stderr.at(-1);
  if (output !== undefined) parts.push(`its last line of output: ${line(output, MAX_MESSAGE_LENGTH)}`);
  return parts.join("; ");
}

/** A value with its type: `none`, `null`, `integer 5`, `string "5"`, `array [1,2]`; a large one on several lines. */
function typedValue(value: unknown, limit: number, mayBeTree = true): string {
  if (value === undefined || value === null) return typeName(value);
  const compact = JSON.stringify(value);
  const isTree = mayBeTree && compact.length > 100 && compact.length < MAX_VALUE_LENGTH / 2;
  return `${typeName(value)} ${cutText(isTree ? JSON.stringify(value, null, 2) : compact, limit)}`;
}

function typedLine(value: unknown): string {
  return typedValue(value, MAX_VALUE_LENGTH, false);
}

/** `exited with code 1`, `was ended by SIGKILL`, `was still running`: before mcptest ended it. */
function processEnd({ exit_code, signal }: ProcessEnd): string {
  if (signal !== null) return `was ended by ${line(signal)}`;
  return exit_code === null ? "was still running" : `exited with code ${exit_code}`;
}

/** One line or several below a name; nothing if it has no value. */
export type Field = readonly [name: string, value: string | undefined];

/** The fields of a failure that have a value, such as target and difference, then `more`: the lines of each. */
export function failureFields(
  failure: Failure,
  row: Pick<TestRow, "request">,
  more: readonly Field[] = [],
  size: ValueSize = "full",
): [name: string, lines: string[]][] {
  const { process: end, errors } = failure;
  const limit = MAX_COUNTED_LENGTH[size];
  const changes: Field[] = [
    ["path", failure.path],
    ["diff", failure.diff],
  ];
  // Of a snapshot, expected and actual are long texts that have little in them that changed.
  const [first, last] = failure.matcher === "snapshot" ? [changes, []] : [[], changes];
  const fields: Field[] = [
    ["target", failure.target === "" ? undefined : failure.target],
    ...first,
    ["expected", "expected" in failure ? typedValue(failure.expected, limit) : undefined],
    ["actual", saysActual(failure) ? typedValue(failure.actual, limit) : undefined],
    ...more,
    ["match", failure.match === undefined ? undefined : (failure.match ?? "none")],
    ...last,
    ["errors", errors?.length ? schemaErrors(errors) : undefined],
    ["score", failure.score?.toString()],
    ["reason", failure.reason],
    ["note", failure.note],
    // The evidence of an audit has its request already.
    ["request", failure.evidence === undefined ? (failure.request ?? row.request) : undefined],
    ["seen", failure.evidence],
    ["server", end && processText(end)],
  ];
  const linesOf = (name: string, value: string) => {
    if (size === "short" && !NEVER_SHORT.has(name)) return shortLines(value);
    return firstOf(block(value, MAX_VALUE_LENGTH + 100).split("\n"), MAX_LINES, (count) => `… ${count} more lines`);
  };
  return fields.flatMap(([name, value]) => (value ? [[name, linesOf(name, value)]] : []));
}

/** The first lines, and how much is left out. */
function shortLines(value: string): string[] {
  const start = value.split("\n", MAX_SHORT_LINES).join("\n");
  const omitted = value.length - Math.min(start.length, MAX_SHORT_LENGTH);
  const lines = blockStart(start, MAX_SHORT_LENGTH).split("\n");
  return omitted === 0 ? lines : [...lines, `… ${grouped(omitted)} more characters; see the JSON report`];
}

/** For an assertion, no `actual` means that there was no value; elsewhere it means nothing. */
function saysActual(failure: Failure): boolean {
  return failure.matcher !== "" || "actual" in failure;
}

function schemaErrors(errors: NonNullable<Failure["errors"]>): string {
  const texts = errors.map((error) => `${error.instance_path || "the value"} ${error.message} (${error.schema_path})`);
  return firstOf(texts, MAX_ERRORS, (count) => `and ${count} more`).join("\n");
}

/** How a server ended, with its last lines. */
export function processText(end: ProcessEnd): string {
  const stderr = end.stderr.map((text) => `  ${cutText(text, 500)}`);
  return [`${processEnd(end)}${stderr.length > 0 ? "; its last lines of output:" : ""}`, ...stderr].join("\n");
}

function fieldLines(name: string, texts: readonly string[], label: number, margin: string, paint: Paint): string[] {
  return texts.map((text, i) => {
    const head = i === 0 ? paint.bold(line(`${name}:`).padEnd(label)) : " ".repeat(label);
    return `${margin} | ${head}${name === "diff" ? paintDiff(text, paint) : text}`.trimEnd();
  });
}

function paintDiff(text: string, paint: Paint): string {
  return text.startsWith("+") ? paint.green(text) : text.startsWith("-") ? paint.red(text) : text;
}

/** A client that computes for this share of the time delays calls by itself. */
const BUSY = 0.9;

/** What a row has beside its failures: what an agent did, or what a load test measured. */
export function partLines(row: Pick<TestRow, "agent" | "load" | "tasks">): string[] {
  return [...agentLines(row), ...loadLines(row), ...taskLines(row)];
}

/** What a load test measured, for the text of its test; nothing if the row is of another test. */
export function loadLines({ load }: Pick<TestRow, "load">): string[] {
  if (load === undefined) return [];
  const { clients, sessions, due_rate, timeouts, errors, mixed_up, reconnects, unsent, memory_mb, handles } = load;
  const { memory_growth_kb_per_call: growth } = load;
  const clientFacts = [
    `${clients} in ${plural(sessions, "session")}`,
    ...(due_rate === undefined ? [] : [`${due_rate} calls a second were due`]),
    ...(reconnects > 0 ? [plural(reconnects, "reconnect")] : []),
  ];
  const trouble = Object.entries({ "without an answer": errors, late: timeouts, "mixed up": mixed_up, unsent });
  const counts = trouble.flatMap(([name, count = 0]) => (count > 0 ? [`${grouped(count)} ${name}`] : []));
  const serverFacts = [
    ...(memory_mb === undefined ? [] : [`${memory_mb} MB`]),
    ...(growth === undefined ? [] : [`${growth} KB more with each call`]),
    ...(handles === undefined ? [] : [plural(handles, "handle")]),
  ];
  return [
    `load: ${loadText(load)}`,
    `clients: ${clientFacts.join("; ")}`,
    ...(counts.length > 0 ? [`trouble: ${counts.join(", ")}`] : []),
    ...(serverFacts.length > 0 ? [`server: ${serverFacts.join(", ")}`] : []),
    ...load.notes.map((note) => `note: ${line(note, MAX_SCORE_LENGTH)}`),
  ];
}

/** `5,000 calls in 30.0 s, 166.7 a second; p50 12 ms, p95 48 ms, p99 97 ms, max 210 ms; none failed`. */
export function loadText({ calls, rate, duration_ms, failed, failed_rate, client_busy, ...latencies }: Load): string {
  const times = (["p50", "p95", "p99", "max"] as const).flatMap((name) => {
    const ms = latencies[`${name}_ms`];
    return ms === undefined ? [] : [`${name} ${duration(ms)}`];
  });
  const share = `${grouped(failed)} failed (${Math.round(failed_rate * 100_000) / 1_000} %)`;
  const speed = `${plural(calls, "call")} in ${duration(duration_ms)}, ${Math.round(rate * 10) / 10} a second`;
  const limit = client_busy >= BUSY ? ["the client is the limit"] : [];
  const percentiles = times.length > 0 ? [times.join(", ")] : [];
  return [speed, ...percentiles, failed > 0 ? share : "none failed", ...limit].join("; ");
}

const MAX_CALLS = 20;
const MAX_REPLY_LENGTH = 1_000;

/** What an agent did, for the text of its test; nothing if the row has no agent. */
export function agentLines({ agent }: Pick<TestRow, "agent">): string[] {
  if (agent === undefined) return [];
  const { tool_calls: calls, final_response: reply, recovery, cassette } = agent;
  const source = cassette === undefined ? "" : `, played from ${line(cassette)}`;
  const names = calls.map(({ server, name, is_error }) => `${line(server)}.${line(name)}${is_error ? " (error)" : ""}`);
  return [
    `agent: ${line(agent.model)}, ${agent.stop_reason}, ${usageText(agent.tokens.total, agent.cost_usd)}${source}`,
    ...(agent.trials ? [`runs: ${trialsText(agent.trials)}`] : []),
    `calls: ${firstOf(names, MAX_CALLS, (count) => `and ${count} more`).join(", ") || "none"}`,
    `reply: ${line(reply, MAX_REPLY_LENGTH) || "none"}`,
    ...(recovery ? [`recovery: ${recoveryText(recovery)}`] : []),
  ];
}

/** `8 of 10 runs passed, 80% [49%–94%]; pass^2 62% [24%–89%], pass@2 98% [74%–100%]`: k is 2 and the number of runs. */
export function trialsText({ runs, passed, rates }: NonNullable<AgentRow["trials"]>): string {
  const [single, ...rest] = rates;
  const parts = rest
    .filter(({ k }, index) => k === 2 || index === rest.length - 1)
    .map(({ k, all, any }) => `pass^${k} ${estimate(all)}, pass@${k} ${estimate(any)}`);
  return [`${passed} of ${plural(runs, "run")} passed, ${single ? estimate(single.all) : ""}`, ...parts].join("; ");
}

/** `1,234 tokens, $0.0042`. */
export function usageText(tokens: number, costUsd: number | undefined): string {
  return [plural(tokens, "token"), ...(costUsd === undefined ? [] : [`$${costUsd.toFixed(4)}`])].join(", ");
}

function recoveryText({ detection_ms, recovery_ms, recovered, timed_out }: NonNullable<AgentRow["recovery"]>): string {
  if (detection_ms === undefined) return "no fault struck a call";
  return [
    `${timed_out ? "given up" : "answered"} after ${detection_ms} ms`,
    ...(recovery_ms === undefined ? [] : [`went on after ${recovery_ms} ms more`]),
    recovered ? "replied" : "did not reply",
  ].join(", ");
}

function estimate({ value, low, high }: { value: number; low: number; high: number }): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return `${percent(value)} [${percent(low)}–${percent(high)}]`;
}

const MAX_STATES = 20;

/** What was seen of each task of a row: `task s.build: working → completed after 41 ms, 3 polls`. */
export function taskLines({ tasks = [] }: Pick<TestRow, "tasks">): string[] {
  return tasks.map((task) => {
    const { timeline, status, polls, duration_ms: totalMs, cancel_sent } = task;
    const states = timeline.map(({ status: state, at_ms }) => `${line(state)} (${duration(at_ms)})`);
    const path = firstOf(states, MAX_STATES, (count) => `${count} more`).join(" → ");
    const end = cancel_sent ? ", cancelled by the suite" : "";
    const facts = `${plural(polls, "poll")} in ${duration(totalMs)}${end}`;
    return `task ${taskName(task)}: ${path || `${line(status)} at once`}; ${facts}`;
  });
}

/** A task by its server and tool, with what it says of itself. */
export function taskName({ server, tool, id, status_message: text }: TaskRow): string {
  const parts = [...(id === null ? [] : [line(id, 100)]), ...(text === undefined ? [] : [line(text, 300)])];
  return `${line(server)}.${line(tool)}${parts.length > 0 ? ` (${parts.join(": ")})` : ""}`;
}

const MAX_SCORE_LENGTH = 500;
const MAX_NOTES = 20;

/** The scores of a row with their reasons, for the text of its test. */
export function scoreLines({ scores = [] }: Pick<TestRow, "scores">): string[] {
  return scores.flatMap((score) => {
    const notes = (score.note?.split("\n") ?? []).map((note) => `  ${line(note, MAX_SCORE_LENGTH)}`);
    const reason = score.reason === undefined ? "" : `: ${line(score.reason, MAX_SCORE_LENGTH)}`;
    return [`score: ${scoreText(score)}${reason}`, ...firstOf(notes, MAX_NOTES, (count) => `  and ${count} more`)];
  });
}

/** What became of each probe of `negative_path`, a line each. */
export function probeLines({ negative_path }: Pick<TestRow, "negative_path">): string[] {
  const probes = Object.entries(negative_path?.probes ?? {});
  const width = Math.max(0, ...probes.map(([name]) => name.length));
  return probes.map(([name, { outcome, channel, reason, cases }]) => {
    const how = channel === "none" ? outcome : `${outcome} (${channel})`;
    const requests = cases.length > 0 ? `, ${plural(cases.length, "request")}` : "";
    return `${line(name).padEnd(width)}  ${how}${requests}${reason === undefined ? "" : `: ${line(reason, MAX_SCORE_LENGTH)}`}`;
  });
}

/** `rubric 0.9 (at least 0.7)`. */
export function scoreText({ name, target, score, threshold }: Score): string {
  const of = target === undefined ? "" : ` of ${line(target)}`;
  return `${line(name)}${of} ${score}${threshold === undefined ? "" : ` (at least ${threshold})`}`;
}
