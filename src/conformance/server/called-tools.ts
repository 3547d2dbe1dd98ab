import { nowMs } from "../../core/clock.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { plural } from "../../core/text.js";
import { isSuccess, judgeCase } from "../calls/answer.js";
import { checkOutcome, judgeProbe, unsentCase } from "../calls/probes/judge.js";
import { probeRequests } from "../calls/probes/plan.js";
import type { ProbeCase, ProbeName, ProbeResult } from "../calls/probes/types.js";
import { endOf, type Reply, replyOf } from "./answers.js";
import { about, type CheckResult, type CheckResults, type Item, skipped, unverified } from "./check-result.js";
import { oncePerSession } from "./checks.js";
import type { LiveServer } from "./live-server.js";

/** How many tools are called, how many of them with bad calls, and how many bad calls of a kind each gets. */
export const MAX_TOOLS = 100;
export const MAX_PROBED = 20;
export const MAX_CASES = 20;
export const PROBES = ["missing_required", "wrong_type"] as const;
export const NONE_MAY_BE_CALLED = say`no tool may be called: none has readOnlyHint: true or destructiveHint: false; --allow-destructive or safe_calls allow it`;

const NO_BAD_CALLS = { probes: {}, planned: {}, evidence: new Map<unknown, Redacted>() };
const NOT_STARTED = {
  kind: "unsendable",
  rule_id: "FAULT-LIFECYCLE-GIVEN-UP",
  message: say`the server did not start again after an earlier call`,
} as const;

interface CalledTool {
  name: string;
  params: Item;
  base: Reply;
  probes: Partial<Record<ProbeName, ProbeResult>>;
  /** How many bad calls of each kind there are; not all may be sent. */
  planned: Partial<Record<ProbeName, number>>;
  evidence: ReadonlyMap<unknown, Redacted>;
}

/** The tools that may be called, each called with arguments that its schema accepts. */
export const calledTools = oncePerSession(async (server): Promise<CalledTool[]> => {
  const tools: CalledTool[] = [];
  for (const [at, tool] of server.callable.slice(0, MAX_TOOLS).entries()) {
    const { name } = tool;
    if (typeof name !== "string") continue;
    if (!server.facts.hasTime("call")) break;
    const params = server.callOf(tool);
    // A slow call is not made again for an answer that is known.
    const slow = server.slowCall(tool);
    const base = slow ? replyOf({ method: "tools/call", params }, slow.outcome) : await callAlone(server, params);
    server.facts.tried.add(name);
    if (base.outcome.kind !== "silent" && isSuccess(base.outcome, params.arguments))
      server.facts.succeeded.set(name, tookMs(base));
    const bad = at < MAX_PROBED ? await badCalls(server, tool, name, params.arguments, base) : NO_BAD_CALLS;
    tools.push({ name, params, base, ...bad });
  }
  return tools;
});

/** Calls a tool, and again on a restarted server if it ends or hangs: an earlier call may be the cause. */
async function callAlone(server: LiveServer, params: Item): Promise<Reply> {
  if (!server.session.alive && !(await server.restart())) return replyOf(params, NOT_STARTED);
  const first = await callTool(server, params, "test");
  const isSound = first.outcome.kind === "answer" || !(await server.isGone());
  return isSound ? first : callAgain(server, params, first, "test");
}

/** Makes a call again on a restarted server; that it does not end this time is a finding of its own. */
async function callAgain(server: LiveServer, params: Item, first: Reply, purpose?: "test"): Promise<Reply> {
  const { faults } = server.watched.watch;
  if (!(await server.restart())) return replyOf(params, NOT_STARTED);
  const second = await callTool(server, params, purpose);
  if (first.outcome.kind === "died" && second.outcome.kind !== "died") {
    const message = say`the server ended by itself after earlier calls, during one that does not end it`;
    faults.push({ rule_id: "FAULT-LIFECYCLE-CRASH", message, evidence: first.evidence });
  }
  return second;
}

async function badCalls(server: LiveServer, { inputSchema: schema }: Item, tool: string, base: Item, reply: Reply) {
  // A tool that fails with valid arguments shows nothing about invalid ones.
  if (!reply.result) return NO_BAD_CALLS;
  const judge = (await server.facts.schemas())(schema ?? {});
  const plan = await probeRequests({
    tool,
    schema,
    base,
    names: [tool],
    checks: PROBES,
    oversizedBytes: 0,
    accepts: async (value) => {
      const found = await judge(value);
      return "unjudged" in found ? found : found.wrong === undefined;
    },
  });
  const context = { acceptedBase: reply.result.isError !== true, allowsUnknownFields: true };
  const evidence = new Map<unknown, Redacted>();
  const probes: CalledTool["probes"] = {};
  const planned: CalledTool["planned"] = {};
  for (const name of PROBES) {
    const found = plan[name];
    if (!found || !("cases" in found)) continue;
    planned[name] = found.cases.length;
    const cases = [];
    for (const probeCase of found.cases.slice(0, MAX_CASES)) {
      if (!server.facts.hasTime("call")) break;
      if (!server.session.alive) {
        cases.push(unsentCase(probeCase, "the server ended during an earlier call"));
        continue;
      }
      const probeCall = await callOf(server, tool, probeCase);
      const judged = checkOutcome(name, probeCase, probeCall.judged, context);
      evidence.set(judged, probeCall.reply.evidence);
      cases.push(judged);
      if (probeCall.reply.outcome.kind === "timeout") break;
    }
    if (cases.length > 0) probes[name] = judgeProbe(cases);
  }
  return { probes, planned, evidence };
}

/** Makes a bad call. It is unverified if it is late: the tool may only be slow, although the server answers pings. */
export async function callOf(server: LiveServer, tool: string, probeCase: ProbeCase) {
  const params = { name: probeCase.tool ?? tool, arguments: { ...probeCase.args } };
  const first = await callTool(server, params);
  const reply = first.outcome.kind === "died" ? await callAgain(server, params, first) : first;
  const { outcome } = reply;
  // A call of a tool is never silent.
  if (outcome.kind === "silent") throw new Error("a call has no outcome");
  const isLate = outcome.kind === "timeout";
  return { reply, judged: isLate ? unsentCase(probeCase, endOf(outcome)) : judgeCase(probeCase, outcome) };
}

export function tookMs({ outcome }: Reply): number {
  return outcome.kind === "answer" ? outcome.durationMs : 0;
}

async function callTool(server: LiveServer, params: Item, purpose?: "test"): Promise<Reply> {
  const sentAt = nowMs();
  const reply = await server.request("tools/call", params, purpose);
  if (reply.outcome.kind !== "timeout") server.facts.toolAnswered(nowMs() - sentAt);
  return reply;
}

/** Judges each tool by its result of a valid call; unverified if there is no result. */
export async function judgeResults(
  server: LiveServer,
  judge: (base: Reply & { result: Item }, tool: CalledTool) => CheckResults,
): Promise<CheckResults> {
  const tools = await calledTools(server);
  if (server.callable.length === 0) return skipped(NONE_MAY_BE_CALLED);
  const results = tools.flatMap((tool) => {
    const { base } = tool;
    const { result, outcome } = base;
    const why = outcome.kind === "answer" ? say`a valid call is answered with an error` : endOf(outcome);
    const found = result ? judge({ ...base, result }, tool) : unverified(why);
    return [found].flat().map((one) => about(hide(tool.name), one));
  });
  return [...results, ...lateTools(server, tools)];
}

/** A result for the tools that the time left out. */
export function lateTools(server: LiveServer, called: readonly CalledTool[]): CheckResult[] {
  const wanted = server.callable.slice(0, MAX_TOOLS);
  const count = wanted.filter(({ name }) => typeof name === "string").length - called.length;
  return count > 0 ? [unverified(say`${plural(count, "tool")}: ${server.facts.outOfTime()}`)] : [];
}
