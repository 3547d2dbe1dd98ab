import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { roundMs } from "../../../core/clock.js";
import { isObject, parseJson, typeName } from "../../../core/json/json.js";
import { type UserError, userError } from "../../../core/problem.js";
import { redactForeign } from "../../../core/redaction/foreign-marks.js";
import type { Clean } from "../../../core/redaction/redact.js";
import { cutMiddle, hide, jsonText, type RedactedJson, say } from "../../../core/redaction/redacted.js";
import { sanitize } from "../../../core/sanitize.js";
import { failureOfOutcome } from "../../../engine/calls/call.js";
import { type Call, callOf, envelopeOf } from "../../../engine/judge/call.js";
import { CallNotes } from "../../../engine/lanes/call-notes.js";
import type { Lane } from "../../../engine/lanes/lane.js";
import type { Outcome, Session, TaskRun } from "../../../mcp/types.js";
import { processText } from "../../../report/test-text.js";
import { sessionOf, withLane } from "../../../run/connect.js";
import { reportLines } from "../../../run/output.js";
import { asSubject } from "../../../suite/servers/identities.js";
import type { SuiteStepCall } from "../../../suite/types.js";
import { newestVersion } from "../../../suite/versions.js";
import { onlyServer, type ServerWork, withServers } from "../../servers.js";
import { type FormatFlags, shownLine, writeReport } from "../../terminal.js";
import { shapeAssertions } from "./answer-shape.js";
import { saveCall, saveTarget } from "./save-tests.js";

/** The maximum length of a printed notification; `--debug` and `--format json` show more. */
const MAX_NOTIFICATION = 1_000;

export interface CallFlags extends FormatFlags {
  resource?: string;
  prompt?: string;
  task?: boolean;
  /** A subject of the server's lab. */
  as?: string;
  suite?: string;
  save?: string;
  /** In milliseconds. */
  callTimeout?: number;
}

type CallAnswer = Extract<Outcome, { kind: "answer" }> & { task?: TaskRun };

/** `mcptest call NAME [JSON]`: sends one request and prints the answer. Gives 1 for an error. Throws a UserError. */
export function callCommand(tool: string | undefined, json: string | undefined, flags: CallFlags): Promise<number> {
  const request = requestOf([tool, json], flags);
  const call = callOf(request, (value) => value);
  const work: ServerWork = async (connections, environment) => {
    const { suite, server: anyone } = onlyServer(connections, flags);
    const server = flags.as === undefined ? anyone : asSubject(anyone, flags.as);
    const target = flags.save === undefined ? undefined : await saveTarget(flags.save, suite, environment);
    const { lane, findings } = connections.visit(
      suite,
      server,
      flags.targetVersion ?? newestVersion(suite.targetVersions),
    );
    try {
      const isGood = await withLane(lane, environment.signal, async () => {
        const session = await sessionOf(lane);
        const answer = await sendCall(call, session, lane, flags.callTimeout);
        const report = redactForeign(await reportOf(call, answer, session, server.name));
        for (const message of report.notifications) {
          await reportLines(`notification: ${cutMiddle(jsonText(message), MAX_NOTIFICATION)}`);
        }
        for (const note of report.notes) await reportLines(`note: ${note}`);
        await writeReport(flags.format, report, answerText);
        if (target) {
          const assertions = shapeAssertions(envelopeOf(call.method, answer, session.facts.negotiatedVersion));
          await reportLines(await saveCall(request, isError(answer), assertions, server, target));
        }
        return !isError(answer);
      });
      return isGood && !findings.some(({ rule_id }) => rule_id === "FAULT-LIFECYCLE-CRASH") ? 0 : 1;
    } finally {
      const lines = findings.map(({ rule_id, message }) => `${rule_id}: ${message}`);
      await reportLines(...new Set(lines));
    }
  };
  return withServers(suitePaths(flags), flags, work, { findsServer: true, takesOneServer: true });
}

/** The request that the words and flags ask for. Throws a UserError. */
function requestOf(
  [first, second]: readonly (string | undefined)[],
  { resource, prompt, task }: CallFlags,
): SuiteStepCall {
  if (resource !== undefined && prompt !== undefined) {
    throw userError("two requests to send", "There are --resource and --prompt.", "Give one of them.");
  }
  const extra = resource === undefined ? (prompt === undefined ? undefined : second) : first;
  if (extra !== undefined) {
    const flag = resource === undefined ? "--prompt" : "--resource";
    throw userError(`unexpected argument \`${extra}\``, `${flag} says what is called already.`, "Leave it out.");
  }
  if (task && (resource ?? prompt) !== undefined)
    throw userError("only tools run as tasks", "There is --task without a tool.", "Leave it out, or name a tool.");
  if (resource !== undefined) return { method: "resources/read", uri: resource };
  if (prompt !== undefined) return { method: "prompts/get", prompt, args: parseArguments(first) };
  if (first === undefined || first.trimStart().startsWith("{")) {
    const reason = first === undefined ? "No tool is named." : "The arguments come after the name of the tool.";
    const fix = `Write \`mcptest call TOOL '{"query": "x"}'\`; \`discover\` lists tools.`;
    throw userError("nothing to call", reason, fix);
  }
  return { method: "tools/call", tool: first, args: parseArguments(second), ...(task && { task: {} }) };
}

/** The suite whose server is called: the one that is named, else the one to save to. */
function suitePaths({ suite, save, serverCommand, serverUrl, serverConfig, serverFrom }: CallFlags): string[] {
  if (suite !== undefined) return [suite];
  const isNamed = (serverCommand ?? serverUrl ?? serverConfig ?? serverFrom) !== undefined;
  return save !== undefined && !isNamed && existsSync(resolve(save)) ? [save] : [];
}

/** Sends the request. Throws a UserError if it is not answered. */
async function sendCall(
  call: Call,
  session: Session,
  { suite, server }: Lane,
  timeoutMs = suite.defaultTimeoutMs,
): Promise<CallAnswer> {
  const options = { timeoutMs, purpose: "test" } as const;
  const { outcome, task } = call.task
    ? await session.runTask(call, { ...call.task, withinMs: timeoutMs }, options)
    : { outcome: await session.request(call.method, call.params, options), task: undefined };
  if (outcome.kind === "answer") return { ...outcome, ...(task && { task }) };
  const subject = { suite, test: { name: call.line(), location: server.location, server: server.name } };
  const { message, rule_id, fix, note, process } = failureOfOutcome(subject, call, outcome);
  const lines = [`${message} [${rule_id}]`, note ?? "", process ? `The server ${processText(process)}` : ""];
  throw userError(`no answer from ${server.name}`, lines.filter(Boolean).join("\n"), fix);
}

/** A request and what came back: the result or the error as the server sent it, and what does not fit its lists. */
async function reportOf({ method, params }: Call, answer: CallAnswer, session: Session, server: string) {
  const { result, error } = answer.answer;
  const content: { result?: unknown; error?: unknown } = "error" in answer.answer ? { error } : { result };
  return {
    version: 1,
    server,
    protocol_version: session.facts.negotiatedVersion,
    request: { method, params },
    ...content,
    ...(answer.task && { task: answer.task }),
    duration_ms: roundMs(answer.durationMs),
    notifications: answer.notifications,
    // Reading the lists also shows that the server is still alive after the call.
    notes: await new CallNotes().on({ method, params }, session, "fault"),
  };
}

function isError({ answer }: CallAnswer): boolean {
  const { result } = answer;
  return "error" in answer || (isObject(result) && result.isError === true);
}

const EXAMPLE = `Write a JSON object, in single quotes for the shell: '{"query": "x"}'.`;

/** The arguments of a call from the command line; none for no text. Throws a UserError with the place in the text. */
export function parseArguments(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  const value = parseJson(text);
  if (value === undefined) throw invalidJson(text);
  if (isObject(value)) return value;
  throw userError("the arguments are not a JSON object", `They are of the type ${typeName(value)}.`, EXAMPLE);
}

function invalidJson(text: string): UserError {
  const at = placeOfError(text);
  const before = text.slice(0, at).split("\n");
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const character = text.slice(at, at + 1);
  const reason =
    character === ""
      ? "The text ends too early."
      : say`${hide(JSON.stringify(character))} cannot stand here.${character === "'" ? " JSON has double quotes." : ""}`;
  return userError("the arguments are not valid JSON", reason, EXAMPLE, {
    location: { file: "the arguments", line, column, end_line: line, end_column: column + 1 },
    snippet: { line: 1, text },
  });
}

/** The offset at which a text can no longer become JSON; its length if it only ends too early. */
function placeOfError(text: string): number {
  let validLength = 0;
  let invalidLength = text.length + 1;
  // If a text is invalid, every longer one is, so that a binary search finds the offset.
  while (invalidLength - validLength > 1) {
    const middle = Math.floor((validLength + invalidLength) / 2);
    if (canBecomeJson(text.slice(0, middle))) validLength = middle;
    else invalidLength = middle;
  }
  return validLength;
}

function canBecomeJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    const at = /at position (\d+)/.exec(message)?.[1];
    return /Unexpected end|Unterminated/.test(message) || Number(at) >= text.length;
  }
}

type CallReport = Awaited<ReturnType<typeof reportOf>>;

type Members = Record<string, RedactedJson>;

/** The answer for a person: whether it is an error, its time, then its texts as they are and all else as JSON. */
function answerText({ request, result, error, task, duration_ms }: Clean<CallReport>): string {
  const { name, uri } = request.params as Members;
  const subject = `${request.method} ${label(name ?? uri)}`;
  const statuses = task?.timeline.map(({ status, at_ms }) => `${shownLine(status)} (${at_ms} ms)`) ?? [];
  const time = `${duration_ms} ms${statuses.length > 0 ? `, as a task: ${statuses.join(" → ")}` : ""}`;
  if (error !== undefined) return `✗ ${subject}: a JSON-RPC error in ${time}\n\n${jsonOf(error)}\n`;
  const isError = isObject(result) && result.isError === true;
  const head = isError ? `✗ ${subject}: an error (isError) in ${time}` : `✓ ${subject}: an answer in ${time}`;
  return `${[head, ...resultText(result)].join("\n\n")}\n`;
}

/** The parts of a result. What only repeats the structured content as text is left out. */
function resultText(result: RedactedJson): string[] {
  if (!isObject(result)) return [jsonOf(result as RedactedJson)];
  const { content, structuredContent, contents, messages, isError: _, ...others } = result as Members;
  const parts: string[] = [];
  const items = listOf(content).filter((item) => !isJsonOf(item, structuredContent));
  for (const item of [...items, ...listOf(contents)]) parts.push(contentText(item));
  for (const message of listOf(messages)) {
    if (!isObject(message)) continue;
    const { role, content } = message as Members;
    parts.push(`${label(role)}: ${contentText(content)}`);
  }
  if (structuredContent !== undefined) parts.push(`structuredContent:\n${jsonOf(structuredContent)}`);
  if (Object.keys(others).length > 0 || parts.length === 0) parts.push(jsonOf(others));
  return parts;
}

/** An item of content: its text, or what it is and how many bytes it has; a resource says where it is from. */
function contentText(item: RedactedJson): string {
  if (!isObject(item)) return jsonOf(item);
  const { type, uri, mimeType, text, data, blob = data, resource } = item as Members;
  if (type === "resource") return contentText(resource);
  const head = `${label(uri ?? type)}, ${label(mimeType)}`;
  if (typeof text === "string") return `${type === "text" ? "" : `[${head}]\n`}${sanitize(hide(text))}`;
  if (typeof blob === "string") return `[${head}, ${Buffer.byteLength(blob, "base64")} bytes]`;
  return jsonOf(item);
}

/** Servers repeat structured content as text, for clients that do not know it. */
function isJsonOf(item: RedactedJson, structured: RedactedJson): boolean {
  if (structured === undefined || !isObject(item) || typeof item.text !== "string") return false;
  const value = parseJson(item.text);
  return value !== undefined && jsonOf(value as RedactedJson) === jsonOf(structured);
}

function label(value: RedactedJson): string {
  return typeof value === "string" ? shownLine(value) : "type not given";
}

function listOf(value: RedactedJson): readonly RedactedJson[] {
  return Array.isArray(value) ? value : [];
}

function jsonOf(value: RedactedJson): string {
  return sanitize(jsonText(value, 2));
}
