import { judgeCase } from "../../conformance/calls/answer.js";
import { whyNotCalled } from "../../conformance/calls/may-call.js";
import { unsentProbe } from "../../conformance/calls/probes/judge.js";
import { isAboutService } from "../../conformance/calls/rejection-text.js";
import type { Failure, NegativePath as NegativePathSummary } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, join, say } from "../../core/redaction/redacted.js";
import { missOf } from "../../engine/calls/call.js";
import { type Attempt, toolLine } from "../../engine/judge/call.js";
import { abbreviate } from "../../engine/judge/evidence.js";
import { failureOf } from "../../engine/judge/failure.js";
import { toolCallNotes } from "../../engine/lanes/call-notes.js";
import { listToolsOnce } from "../../mcp/list-all.js";
import type { Outcome } from "../../mcp/types.js";
import type { NegativePathTest } from "./kind.js";
import type { ProbeContext } from "./probe-sender.js";

type ListedTool = Record<string, unknown>;

/** The attempt if the test has no `expect`, or if the base call was rejected. */
export interface ProbesAttempt extends Omit<Attempt, "durationMs"> {
  negative_path: NegativePathSummary;
  /** The answer to the valid call, if there is one. */
  baseAnswer?: Outcome & { kind: "answer" };
  /** The valid call without an answer, or a request that the cassette does not have: the test is judged by it. */
  unanswered?: Exclude<Outcome, { kind: "answer" }> | undefined;
}

/** The tool of a test among those that its server lists. */
interface ProbedTool {
  tools: ListedTool[];
  /** Absent if the list did not end, and may have it. */
  tool: ListedTool | undefined;
  /** Why it gets no call that its schema accepts. */
  whyWithheld: string | undefined;
}

/** Looks for the tool in tools/list; gives the attempt if it is not there. */
export async function findTool(context: ProbeContext): Promise<ProbedTool | ProbesAttempt> {
  const { test, lane, session, owner } = context;
  const { call, baseCall } = test.body;
  const options = { timeoutMs: test.timeoutMs, purpose: "test", owner } as const;
  const { items, broken, unfinished } = await listToolsOnce(session, options, call.tool);
  const missingRecording = missOf(broken);
  if (missingRecording) return erroredBy(missingRecording, context);
  const tools = items.filter(isObject);
  const sameName = tools.filter(({ name }) => name === call.tool);
  const [tool] = sameName;
  if (!tool && !unfinished) {
    const message = say`tools/list has no tool \`${hide(call.tool)}\`, so no bad request was sent`;
    const fix = "Correct the name of the tool.";
    const failures = [failureOfBase(context, "tool", tools, { message, fix })];
    const negative_path = emptySummary(test.body, "skipped", "the server does not list the tool");
    return { negative_path, status: "failed", failures };
  }
  const ofName = { isNamed: true, isUnfinished: unfinished === true };
  const whyUnsafe =
    baseCall === undefined ? whyNotCalled(call.tool, sameName, lane.server.safeCalls, ofName) : undefined;
  return { tools, tool, whyWithheld: baseCall === false ? "`base_call` is false" : whyUnsafe };
}

/** Calls the tool with valid arguments; gives the attempt if it does not accept them. */
export async function callBase(
  context: ProbeContext,
  tools: readonly ListedTool[],
): Promise<{ answer: Outcome & { kind: "answer" } } | ProbesAttempt> {
  const { test, lane, session, owner, args, generated } = context;
  const { call } = test.body;
  const params = { name: call.tool, arguments: args };
  const options = { timeoutMs: test.timeoutMs, purpose: "test", owner, generated: new Map(generated) } as const;
  const outcome = await session.request("tools/call", params, options);
  await lane.recordOutcome(session, outcome, { method: "tools/call", params: { name: call.tool } });
  const miss = missOf(outcome);
  if (miss) return erroredBy(miss, context);
  const result = judgeCase({ label: "" }, outcome);
  if (outcome.kind !== "answer" && (result.outcome === "hang" || result.outcome === "crash"))
    return { negative_path: emptySummary(test.body, "rejected"), status: "failed", failures: [], unanswered: outcome };
  if (outcome.kind === "answer" && result.outcome === "accepted") return { answer: outcome };
  const rejection = hide(result.message ?? result.reason ?? "no reason was given");
  const reason = say`the valid base call was rejected: ${rejection}`;
  const negative_path = emptySummary(test.body, "rejected", reason);
  if (result.outcome === "unverified" || (isAboutService(result.message) && !lane.hasAcceptedCall))
    return { negative_path, status: "unverified", reason, failures: [] };
  const message = say`the base call was rejected, so the probes prove nothing: ${rejection}`;
  const fix = "Give the test other `args`, which the tool accepts, or set `base_call: false`.";
  const request = hide(toolLine(call.tool, abbreviate(args)));
  const failures = [failureOfBase(context, "args", tools, { message, fix, request })];
  return { negative_path, status: "failed", failures };
}

/** Without a recorded answer to one request, the probes as a whole cannot be judged. */
export function erroredBy(unanswered: ProbesAttempt["unanswered"], { test }: ProbeContext): ProbesAttempt {
  const negative_path = emptySummary(test.body, "skipped", "the cassette has no such request");
  return { negative_path, status: "errored", failures: [], unanswered };
}

/** The failure of a test whose valid call cannot be made or is rejected, at the key that states what is wrong. */
function failureOfBase(
  { subject, args, test: { node, body } }: ProbeContext,
  key: "tool" | "args",
  tools: readonly unknown[],
  parts: { message: Redacted; fix: string; request?: Redacted },
): Failure {
  const location = subject.suite.places.locate(node, [key in node ? key : "negative_path"], "key");
  const notes = toolCallNotes(body.call.tool, args, tools);
  const note = notes.length > 0 && { note: join(notes, "\n") };
  return failureOf(subject, "ASSERT-RESULT", { ...parts, location, ...note });
}

function emptySummary(
  { checks }: NegativePathTest,
  base: NegativePathSummary["base"],
  reason = "the valid base call was not answered",
): NegativePathSummary {
  const unknown = unsentProbe({ outcome: "unverified", reason });
  const probes = Object.fromEntries(checks.map((name) => [name, unknown]));
  return { checks_run: 0, failures: 0, gate_passed: 0, base, probes };
}
