import { nowMs } from "../../../core/clock.js";
import { asList, isObject, ofType } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { INTERNAL_ERROR } from "../../../mcp/error-codes.js";
import { isSuccess, judgeCase } from "../../calls/answer.js";
import { judgeChannels } from "../../calls/probes/channels.js";
import { checkOutcome, hasFailed, judgeProbe, unsentCase } from "../../calls/probes/judge.js";
import { probeRequests } from "../../calls/probes/plan.js";
import type { ProbeCase, ProbeName, ProbeResult } from "../../calls/probes/types.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { aboutItem, endOf, isBase64, type Reply, replyOf, resultWithoutAnswer } from "../../server/answers.js";
import {
  about,
  type CheckResult,
  type CheckResults,
  failed,
  failedIf,
  type Item,
  leftOut,
  listedChecks,
  passed,
  passedIf,
  skipped,
  unverified,
} from "../../server/check-result.js";
import { checksNeeding, type LiveCheck, type LiveServer, oncePerSession } from "../../server/live-server.js";

/** How many tools are called, how many of them with bad calls, and how many bad calls of a kind each gets. */
const MAX_TOOLS = 100;
const MAX_PROBED = 20;
const MAX_CASES = 20;
const PROBES = ["missing_required", "wrong_type"] as const;
const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
const MEDIA_TYPE = /^[a-z]+\/[\w.+-]+/i;
const NONE_MAY_BE_CALLED = say`no tool may be called: none has readOnlyHint: true or destructiveHint: false; --allow-destructive or safe_calls allow it`;

const NO_BAD_CALLS = { probes: {}, planned: {}, evidence: new Map<unknown, Redacted>() };
const NOT_STARTED = {
  kind: "unsendable",
  rule_id: "FAULT-LIFECYCLE-GIVEN-UP",
  message: say`the server did not start again after an earlier call`,
} as const;

const HOW = {
  accepted: "accepted",
  hang: "not answered",
  crash: "not answered: the server ended",
  rejected: "rejected",
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
  if (first.outcome.kind === "answer" || !(await server.isGone())) return first;
  const { faults } = server.watched.watch;
  if (!(await server.restart())) return replyOf(params, NOT_STARTED);
  const second = await callTool(server, params, "test");
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
async function callOf(server: LiveServer, tool: string, probeCase: ProbeCase) {
  const reply = await callTool(server, { name: probeCase.tool ?? tool, arguments: { ...probeCase.args } });
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

const unknownTool = oncePerSession(async (server) => {
  const probeCase: ProbeCase = { label: "a tool that does not exist", tool: "mcptest_unknown_tool", args: {} };
  const { reply, judged } = await callOf(server, "", probeCase);
  const context = { acceptedBase: server.listed.tools.length > 0, allowsUnknownFields: true };
  return { reply, result: judgeProbe([checkOutcome("unknown_tool", probeCase, judged, context)]) };
});

export const TOOLS: readonly LiveCheck[] = checksNeeding("tools", {
  async "FAULT-PROTO-UNKNOWN-METHOD"(server) {
    const { reply, result } = await unknownTool(server);
    return resultOf("unknown_tool", result, reply.evidence);
  },
  "FAULT-SCHEMA-MISSING-REQUIRED": (server) => judgeRejections(server, "missing_required"),
  "FAULT-SCHEMA-TYPE-MISMATCH": (server) => judgeRejections(server, "wrong_type"),
  "ERRCHAN-001": (server) => judgeChannel(server, "ERRCHAN-001"),
  async "ERRCHAN-002"(server) {
    const { reply, result } = await unknownTool(server);
    if (result.outcome !== "rejected") return skipped(say`an unknown tool is not rejected`);
    const [found] = judgeChannels("mcptest_unknown_tool", { unknown_tool: result }, server.revision);
    return failedIf(found?.message, reply.evidence);
  },
  "ERRCHAN-003": (server) => judgeChannel(server, "ERRCHAN-003"),
  async "PROTO-NULL-ARGUMENTS"(server) {
    const [tool] = server.callable;
    if (!tool) return skipped(NONE_MAY_BE_CALLED);
    const reply = await server.request("tools/call", { name: tool.name, arguments: null });
    if (reply.error?.code !== INTERNAL_ERROR) return resultWithoutAnswer(reply) ?? passed;
    return failed(say`null arguments are answered with ${INTERNAL_ERROR}`, reply.evidence);
  },
  async "TOOL-INTERNAL-ERROR"(server) {
    const tools = await calledTools(server);
    if (server.callable.length === 0) return [skipped(NONE_MAY_BE_CALLED), ...namelessTools(server)];
    const results = tools.map(({ name, base }) => {
      if (base.error?.code !== INTERNAL_ERROR) return about(hide(name), resultWithoutAnswer(base) ?? passed);
      return about(hide(name), failed(say`a valid call is answered with ${INTERNAL_ERROR}`, base.evidence));
    });
    const left = leftOut(server.callable.length, MAX_TOOLS);
    return [...results, ...left, ...namelessTools(server), ...lateTools(server, tools)];
  },
  "TOOL-TEXT": (server) =>
    judgeResults(server, ({ result, evidence }) => {
      if (!("structuredContent" in result) || result.isError === true) return [];
      const hasText = blocksOf(result).some(({ type }) => type === "text");
      return passedIf(hasText, say`the result has no text block`, evidence);
    }),
  "TOOL-BASE64": (server) =>
    judgeResults(server, ({ result, evidence }) => {
      const media = blocksOf(result).filter(({ type }) => type === "image" || type === "audio");
      if (media.length === 0) return [];
      const wrong = media.find(({ data, mimeType }) => !isBase64(data) || !MEDIA_TYPE.test(String(mimeType)));
      return failedIf(wrong && say`${valueExcerpt(wrong.type)} is not base64 with a media type`, evidence);
    }),
});
export const LISTED_TOOLS = listedChecks({
  "TOOL-ANNOTATIONS": ({ tools }) =>
    tools
      .filter(({ annotations }) => annotations !== undefined)
      .map((tool) => aboutItem(tool, "name", wrongHint(tool.annotations))),
});

/** Judges each tool by its result of a valid call; unverified if there is no result. */
async function judgeResults(
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
function lateTools(server: LiveServer, called: readonly CalledTool[]): CheckResult[] {
  const wanted = server.callable.slice(0, MAX_TOOLS);
  const count = wanted.filter(({ name }) => typeof name === "string").length - called.length;
  return count > 0 ? [unverified(say`${plural(count, "tool")}: ${server.facts.outOfTime()}`)] : [];
}

async function judgeRejections(server: LiveServer, name: (typeof PROBES)[number]): Promise<CheckResults> {
  const results = await judgeResults(
    server,
    (_, { probes: { [name]: probe }, planned: { [name]: count = 0 }, evidence }) => {
      if (!probe) return [];
      const worst = probe.cases.find(({ outcome }) => outcome === probe.outcome);
      return [resultOf(name, probe, evidence.get(worst)), ...leftOut(count, MAX_CASES)];
    },
  );
  return [results, leftOut((await calledTools(server)).length, MAX_PROBED)].flat(2);
}

function judgeChannel(server: LiveServer, id: "ERRCHAN-001" | "ERRCHAN-003"): Promise<CheckResults> {
  return judgeResults(server, (_, { name, probes, evidence }) => {
    if (Object.keys(probes).length === 0) return [];
    const found = judgeChannels(name, probes, server.revision).find(({ rule_id }) => rule_id === id);
    return failedIf(found?.message, evidence.get(found?.first));
  });
}

function resultOf(name: ProbeName, result: ProbeResult, evidence: Redacted | undefined): CheckResult {
  const { outcome, cases, reason } = result;
  if (outcome === "unverified" || outcome === "skipped") return { status: outcome, message: hide(reason ?? "") };
  if (!hasFailed(name, outcome, true)) return passed;
  const labels = cases.filter((probeCase) => probeCase.outcome === outcome).map(({ label }) => label);
  return failed(say`${hide(labels.slice(0, 5).join(", "))}: ${HOW[outcome]}`, evidence);
}

function namelessTools({ listed: { tools } }: LiveServer): CheckResult[] {
  const { length } = tools.filter(({ name }) => typeof name !== "string");
  return length > 0 ? [skipped(say`${plural(length, "tool")} without a string name: not called`)] : [];
}

function blocksOf({ content }: Record<string, unknown>): Record<string, unknown>[] {
  return asList(content).filter(isObject);
}

function wrongHint(hints: unknown): Redacted | undefined {
  if (!isObject(hints)) return say`annotations is ${ofType(hints)}, not an object`;
  const hint = HINTS.find((name) => name in hints && typeof hints[name] !== "boolean");
  if (hint !== undefined) return say`${hide(hint)} is ${ofType(hints[hint])}, not a boolean`;
  const { title } = hints;
  return title === undefined || typeof title === "string" ? undefined : say`title is ${ofType(title)}`;
}
