import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { roundMs } from "../../../core/clock.js";
import { isObject } from "../../../core/json/json.js";
import { userError } from "../../../core/problem.js";
import { redactForeign } from "../../../core/redaction/foreign-marks.js";
import { jsonText } from "../../../core/redaction/redacted.js";
import { cutMiddle } from "../../../core/sanitize.js";
import { failureOfOutcome } from "../../../engine/calls/call.js";
import { callOf, envelopeOf } from "../../../engine/judge/call.js";
import { promptNotes, toolCallNotes } from "../../../engine/lanes/call-notes.js";
import type { Lane } from "../../../engine/lanes/lane.js";
import { listAll, listsOf } from "../../../mcp/list-all.js";
import type { Outcome, Session } from "../../../mcp/types.js";
import { processText } from "../../../report/test-text.js";
import { connect, requester, sessionOf } from "../../../run/connect.js";
import { createRequest, terminalEnvironment } from "../../../run/create-request.js";
import { reportLines } from "../../../run/output.js";
import type { RunFlags } from "../../../run/settings/options.js";
import type { SuiteCall } from "../../../suite/types.js";
import { newestVersion } from "../../../suite/versions.js";
import { type CommandContext, untilInterrupted, writeReport } from "../../command-context.js";
import { shapeAssertions } from "./answer-shape.js";
import { answerText, type CallReport } from "./answer-text.js";
import { parseArguments } from "./json-argument.js";
import { onlyServer, saveCall, saveTarget } from "./save-tests.js";

/** The maximum length of a printed notification; `--debug` and `--format json` show more. */
const MAX_NOTIFICATION = 1_000;

/** The flags of `call` as commander gives them. */
export interface CallFlags extends Partial<RunFlags> {
  resource?: string;
  prompt?: string;
  suite?: string;
  save?: string;
  /** In milliseconds. */
  callTimeout?: number;
  format: "pretty" | "json";
}

type Answer = Extract<Outcome, { kind: "answer" }>;

/**
 * `mcptest call NAME [JSON]`: sends one request and prints the answer. Gives 0 for an answer, 1 for one that is an error.
 * Throws a UserError for bad input, and if there is no answer.
 */
export async function callCommand(
  words: readonly string[],
  flags: CallFlags,
  { version, redactor }: CommandContext,
): Promise<number> {
  const request = requestOf(words, flags);
  return untilInterrupted(async (signal) => {
    const environment = terminalEnvironment(version, signal);
    const visits = await connect(createRequest(suitePaths(flags), flags, environment), redactor);
    const { suite, server } = onlyServer(visits, flags);
    const target = flags.save === undefined ? undefined : await saveTarget(flags.save, suite, environment, redactor);
    const { lane, findings } = visits.visit(suite, server, flags.targetVersion ?? newestVersion(suite.targetVersions));
    signal.addEventListener("abort", () => void lane.sessions.close(), { once: true });
    try {
      const session = await sessionOf(lane);
      const answer = await send(request, session, lane, flags.callTimeout);
      const report = redactForeign(await reportOf(request, answer, session, server.name), redactor);
      for (const message of report.notifications) {
        await reportLines([`notification: ${cutMiddle(jsonText(message), MAX_NOTIFICATION)}`], redactor);
      }
      await reportLines(
        report.notes.map((note) => `note: ${note}`),
        redactor,
      );
      await writeReport(flags.format, report, answerText);
      if (target) {
        const { method } = callOf(request, asIs);
        const assertions = shapeAssertions(envelopeOf(method, answer, session.facts.negotiatedVersion));
        const name = await saveCall({ call: request, isError: isError(answer), assertions, server }, target, redactor);
        await reportLines([`saved as the test \`${name}\` in ${target.name}`], redactor);
      }
      return isError(answer) ? 1 : 0;
    } finally {
      await lane.sessions.close();
      await reportLines(
        findings.map(({ rule_id, message }) => `${rule_id}: ${message}`),
        redactor,
      );
    }
  });
}

/** The request that the words and flags ask for. Throws a UserError. */
function requestOf([first, second]: readonly string[], { resource, prompt }: CallFlags): SuiteCall {
  if (resource !== undefined && prompt !== undefined) {
    throw userError("two requests to send", "There are --resource and --prompt.", "Give one of them.");
  }
  const extra = resource === undefined ? (prompt === undefined ? undefined : second) : first;
  if (extra !== undefined) {
    const flag = resource === undefined ? "--prompt" : "--resource";
    throw userError(`unexpected argument \`${extra}\``, `${flag} says what is called already.`, "Leave it out.");
  }
  if (resource !== undefined) return { method: "resources/read", uri: resource };
  if (prompt !== undefined) return { method: "prompts/get", prompt, args: parseArguments(first) };
  if (first === undefined || first.trimStart().startsWith("{")) {
    const reason = first === undefined ? "No tool is named." : "The arguments come after the name of the tool.";
    throw userError(
      "nothing to call",
      reason,
      `Write \`mcptest call TOOL '{"query": "x"}'\`; \`discover\` lists tools.`,
    );
  }
  return { method: "tools/call", tool: first, args: parseArguments(second) };
}

/** The suite whose server is called: the one that is named, else the one to save to. */
function suitePaths({ suite, save, serverCommand, serverUrl, serverConfig }: CallFlags): string[] {
  if (suite !== undefined) return [suite];
  const isNamed = (serverCommand ?? serverUrl ?? serverConfig) !== undefined;
  return save !== undefined && !isNamed && existsSync(resolve(save)) ? [save] : [];
}

/** Sends the request. Throws a UserError if it is not answered. */
async function send(
  request: SuiteCall,
  session: Session,
  { suite, server }: Lane,
  timeoutMs = suite.defaultTimeoutMs,
): Promise<Answer> {
  const call = callOf(request, asIs);
  const outcome = await session.request(call.method, call.params, { timeoutMs, purpose: "test" });
  if (outcome.kind === "answer") return outcome;
  const subject = { suite, test: { name: call.line(), location: server.location, server: server.name } };
  const { message, rule_id, fix, note, process } = failureOfOutcome(subject, call, outcome);
  const lines = [`${message} [${rule_id}]`, note ?? "", process ? `The server ${processText(process)}` : ""];
  throw userError(`no answer from ${server.name}`, lines.filter(Boolean).join("\n"), fix);
}

async function reportOf(request: SuiteCall, answer: Answer, session: Session, server: string): Promise<CallReport> {
  const { method, params } = callOf(request, asIs);
  const { result, error } = answer.answer;
  return {
    version: 1,
    server,
    protocol_version: session.facts.negotiatedVersion,
    request: { method, params },
    ...("error" in answer.answer ? { error } : { result }),
    duration_ms: roundMs(answer.durationMs),
    notifications: answer.notifications,
    notes: await notesOf(request, session),
  };
}

/** What of a request does not fit the server's lists, as far as it has them. */
async function notesOf(request: SuiteCall, session: Session): Promise<readonly string[]> {
  if (request.method === "resources/read") return [];
  const method = request.method === "tools/call" ? "tools/list" : "prompts/list";
  if (!listsOf(session.facts.capabilities).includes(method)) return [];
  const { items, broken } = await listAll(method, requester(session));
  if (broken) return [];
  return request.method === "tools/call"
    ? toolCallNotes(request.tool, request.args, items)
    : promptNotes(request.prompt, request.args, items);
}

function isError({ answer }: Answer): boolean {
  const { result } = answer;
  return "error" in answer || (isObject(result) && result.isError === true);
}

function asIs<T>(value: T): T {
  return value;
}
