import { nowMs } from "../../core/clock.js";
import { isObject, ofType } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { valueExcerpt } from "../invariants/evidence.js";
import { checkOutcome, hasFailed, judgeCase, judgeProbe } from "../probes/judge.js";
import { judgeChannels } from "../probes/rejections.js";
import { probeRequests } from "../probes/requests.js";
import { sampleOf } from "../probes/schema.js";
import type { ProbeCase, ProbeName, ProbeResult } from "../probes/types.js";
import { INTERNAL_ERROR, isBase64, type Reply, withoutAnswer } from "./answers.js";
import {
  about,
  type CheckResult,
  type CheckResults,
  failed,
  type Item,
  leftOut,
  listedChecks,
  passed,
  skipped,
  unless,
  unverified,
} from "./check-result.js";
import { checksNeeding, type LiveCheck, type LiveServer, oncePerSession } from "./live-server.js";

/** So many tools are called, each with so many bad calls of a kind. */
const MAX_TOOLS = 20;
const MAX_CASES = 20;
const PROBES = ["missing_required", "wrong_type"] as const;
const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
const MEDIA_TYPE = /^[a-z]+\/[\w.+-]+/i;
const NONE_MAY_BE_CALLED = say`no tool may be called: none has readOnlyHint: true or destructiveHint: false; --allow-destructive or safe_calls allow it`;

const HOW = {
  accepted: "accepted",
  hang: "not answered",
  crash: "not answered: the server ended",
  rejected: "rejected",
} as const;

interface CalledTool {
  name: string;
  base: Reply;
  probes: Partial<Record<ProbeName, ProbeResult>>;
  evidence: ReadonlyMap<unknown, Redacted>;
}

/** The tools that may be called, each called with arguments that its schema accepts. */
const called = oncePerSession(async (server): Promise<CalledTool[]> => {
  const tools: CalledTool[] = [];
  for (const tool of callable(server).slice(0, MAX_TOOLS)) {
    const { name, inputSchema } = tool;
    if (typeof name !== "string" || !server.session.alive) continue;
    const sample = sampleOf(inputSchema, inputSchema);
    const args = isObject(sample) ? sample : {};
    const base = await callTool(server, { name, arguments: args }, "test");
    tools.push({ name, base, ...(await badCalls(server, tool, name, args, base)) });
  }
  return tools;
});

async function badCalls(server: LiveServer, { inputSchema: schema }: Item, tool: string, base: Item, reply: Reply) {
  // A server that fails on valid arguments says nothing of others.
  if (!reply.result) return { probes: {}, evidence: new Map<unknown, Redacted>() };
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
  const context = { acceptedBase: reply.result.isError !== true, open: true };
  const evidence = new Map<unknown, Redacted>();
  const probes: CalledTool["probes"] = {};
  for (const name of PROBES) {
    const planned = plan[name];
    if (!planned || !("cases" in planned)) continue;
    const cases = [];
    for (const probeCase of planned.cases.slice(0, MAX_CASES)) {
      if (!server.session.alive) break;
      const sent = await callOf(server, tool, probeCase);
      const judged = checkOutcome(name, probeCase, sent.judged, context);
      evidence.set(judged, sent.reply.evidence);
      cases.push(judged);
      if (judged.outcome === "hang") break;
    }
    if (cases.length > 0) probes[name] = judgeProbe(cases);
  }
  return { probes, evidence };
}

async function callOf(server: LiveServer, tool: string, probeCase: ProbeCase) {
  const reply = await callTool(server, { name: probeCase.tool ?? tool, arguments: { ...probeCase.args } });
  const { outcome } = reply;
  // A request of the session is never silent.
  if (outcome.kind === "silent") throw new Error("a call has no outcome");
  return { reply, judged: judgeCase(probeCase, outcome) };
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
  const context = { acceptedBase: server.listed.tools.length > 0, open: true };
  return { reply, result: judgeProbe([checkOutcome("unknown_tool", probeCase, judged, context)]) };
});

export const TOOLS: readonly LiveCheck[] = checksNeeding("tools", {
  async "FAULT-PROTO-UNKNOWN-METHOD"(server) {
    const { reply, result } = await unknownTool(server);
    return resultOf("unknown_tool", result, reply.evidence);
  },
  "FAULT-SCHEMA-MISSING-REQUIRED": (server) => rejects(server, "missing_required"),
  "FAULT-SCHEMA-TYPE-MISMATCH": (server) => rejects(server, "wrong_type"),
  "ERRCHAN-001": (server) => usesChannels(server, "ERRCHAN-001"),
  async "ERRCHAN-002"(server) {
    const { reply, result } = await unknownTool(server);
    if (result.outcome !== "rejected") return skipped(say`an unknown tool is not rejected`);
    const [found] = judgeChannels("mcptest_unknown_tool", { unknown_tool: result }, server.revision);
    return unless(found?.message, reply.evidence);
  },
  "ERRCHAN-003": (server) => usesChannels(server, "ERRCHAN-003"),
  async "TOOL-INTERNAL-ERROR"(server) {
    const tools = await called(server);
    if (tools.length === 0) return skipped(NONE_MAY_BE_CALLED);
    const results = tools.map(({ name, base }) => {
      if (base.error?.code !== INTERNAL_ERROR) return about(hide(name), withoutAnswer(base) ?? passed);
      return about(hide(name), failed(say`a valid call is answered with ${INTERNAL_ERROR}`, base.evidence));
    });
    return [...results, ...leftOut(callable(server).length, MAX_TOOLS)];
  },
  async "TOOL-TEXT"(server) {
    return (await called(server)).flatMap(({ name, base: { result, evidence } }): CheckResult[] => {
      if (!result || !("structuredContent" in result) || result.isError === true) return [];
      const hasText = blocksOf(result).some(({ type }) => type === "text");
      return [about(hide(name), hasText ? passed : failed(say`the result has no text block`, evidence))];
    });
  },
  async "TOOL-BASE64"(server) {
    return (await called(server)).flatMap(({ name, base: { result, evidence } }): CheckResult[] => {
      const media = blocksOf(result ?? {}).filter(({ type }) => type === "image" || type === "audio");
      if (media.length === 0) return [];
      const wrong = media.find(({ data, mimeType }) => !isBase64(data) || !MEDIA_TYPE.test(String(mimeType)));
      const message = wrong && say`${valueExcerpt(wrong.type)} is not base64 with a media type`;
      return [about(hide(name), unless(message, evidence))];
    });
  },
});
export const LISTED_TOOLS = listedChecks({
  "TOOL-ANNOTATIONS": ({ tools }) =>
    tools
      .filter(({ annotations }) => annotations !== undefined)
      .map(({ name, annotations }) => about(valueExcerpt(name), unless(wrongHint(annotations)))),
});

async function rejects(server: LiveServer, name: (typeof PROBES)[number]): Promise<CheckResults> {
  const tools = await called(server);
  if (tools.length === 0) return skipped(NONE_MAY_BE_CALLED);
  return tools.flatMap(({ name: tool, base, probes, evidence }): CheckResult | CheckResult[] => {
    const result = probes[name];
    if (!base.result) {
      const how = base.outcome.kind === "answer" ? say`answered with an error` : say`not answered`;
      return about(hide(tool), unverified(say`a valid call is ${how}`));
    }
    if (!result) return [];
    const worst = result.cases.find(({ outcome }) => outcome === result.outcome);
    return about(hide(tool), resultOf(name, result, evidence.get(worst)));
  });
}

async function usesChannels(server: LiveServer, id: "ERRCHAN-001" | "ERRCHAN-003"): Promise<CheckResults> {
  const tools = (await called(server)).filter(({ probes }) => Object.keys(probes).length > 0);
  if (tools.length === 0) return skipped(NONE_MAY_BE_CALLED);
  return tools.map(({ name, probes, evidence }) => {
    const found = judgeChannels(name, probes, server.revision).find(({ rule_id }) => rule_id === id);
    return about(hide(name), unless(found?.message, evidence.get(found?.first)));
  });
}

function resultOf(name: ProbeName, result: ProbeResult, evidence: Redacted | undefined): CheckResult {
  const { outcome, cases, reason } = result;
  if (outcome === "unverified" || outcome === "skipped") return { status: outcome, message: hide(reason ?? "") };
  if (!hasFailed(name, outcome, true)) return passed;
  const labels = cases.filter((probeCase) => probeCase.outcome === outcome).map(({ label }) => label);
  return failed(say`${hide(labels.slice(0, 5).join(", "))}: ${HOW[outcome]}`, evidence);
}

function callable({ listed, facts }: LiveServer): Item[] {
  return listed.tools.filter(facts.mayCall);
}

function blocksOf({ content }: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(content) ? content.filter(isObject) : [];
}

function wrongHint(hints: unknown): Redacted | undefined {
  if (!isObject(hints)) return say`annotations is ${ofType(hints)}, not an object`;
  const hint = HINTS.find((name) => name in hints && typeof hints[name] !== "boolean");
  if (hint !== undefined) return say`${hide(hint)} is ${ofType(hints[hint])}, not a boolean`;
  const { title } = hints;
  return title === undefined || typeof title === "string" ? undefined : say`title is ${ofType(title)}`;
}
