import { isViolation } from "../../../conformance/fuzz/classify.js";
import { stopReason } from "../../../conformance/fuzz/fuzz-tool.js";
import { PATH, STACK } from "../../../conformance/fuzz/leaks.js";
import {
  emptyReport,
  FAULTS,
  type FuzzFinding,
  type FuzzReport,
  STRICT_FAULTS,
} from "../../../conformance/fuzz/types.js";
import { CANARY } from "../../../conformance/probes/hostile.js";
import { EVERY_TOOL } from "../../../conformance/probes/may-call.js";
import { isObject } from "../../../core/json/json.js";
import { userError } from "../../../core/problem.js";
import { redactForeign } from "../../../core/redaction/foreign-marks.js";
import { processSecrets, say } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { fuzzListed, LaneFuzzTarget, type ListedTool, listTools } from "../../../engine/calls/fuzz-target.js";
import { abbreviate } from "../../../engine/judge/evidence.js";
import type { RuleFinding } from "../../../engine/judge/failure.js";
import type { Lane } from "../../../engine/lanes/lane.js";
import { createFindings } from "../../../results/findings.js";
import { sessionOf, withLane } from "../../../run/connect.js";
import { reportLines } from "../../../run/output.js";
import { refuseUnmatched } from "../../../suite/suggest.js";
import type { Suite } from "../../../suite/types.js";
import { newestVersion } from "../../../suite/versions.js";
import { onlyServer, withServers } from "../../servers.js";
import { type FormatFlags, writeReport } from "../../terminal.js";
import type { WrittenAssertion } from "../call/answer-shape.js";
import { type SavedTest, saveTarget, saveTests } from "../call/save-tests.js";
import { fuzzText } from "./fuzz-text.js";

export interface FuzzFlags extends FormatFlags {
  seed: number;
  runs: number;
  /** Globs of names of tools. */
  tools: string[];
  save?: string;
  /** Milliseconds. */
  maxCall: number;
  /** Milliseconds of the whole. */
  for: number;
  loneSurrogates?: boolean;
  strict?: boolean;
  allowDestructive?: boolean;
  verbose?: boolean;
}

const MORE_TIME = "Give it more time with --for; `mcptest discover` shows what the server offers.";
const PROGRESS_MS = 10_000;

/** `mcptest fuzz [PATHS]`: calls tools with generated arguments; 1 if an answer shows a fault. Throws a UserError. */
export async function fuzzCommand(paths: string[], flags: FuzzFlags): Promise<number> {
  return withServers(paths, flags, async (visits, environment) => {
    const { suite, server } = onlyServer(visits, flags);
    const target = flags.save === undefined ? undefined : await saveTarget(flags.save, suite, environment);
    const targetVersion = flags.targetVersion ?? newestVersion(suite.targetVersions);
    // What the answers are judged by are invariants: they are on, whatever the suite says.
    const judged: Suite = { ...suite, runOptions: { ...suite.runOptions, invariants: "warn" } };
    const { lane } = visits.visit(judged, server, targetVersion);
    const time = new AbortController();
    const timer = setTimeout(() => time.abort(say`the time of --for was over`), flags.for);
    const signal = AbortSignal.any([environment.signal, time.signal]);
    const { tools, reports, ofServer } = await withLane(lane, signal, async () => {
      const selected = await selectTools(lane, flags, signal);
      return { tools: selected, ...(await fuzzAll(selected, lane, flags, signal)) };
    });
    clearTimeout(timer);
    const { errorChannel } = suite.runOptions;
    mergeShared(reports, errorChannel === "off");
    const gating = new Set([
      ...[...FAULTS, ...(flags.strict ? STRICT_FAULTS : [])],
      ...(errorChannel === "fail" ? (["rejected_protocol"] as const) : []),
    ]);
    const report = processSecrets.document({
      version: 1,
      seed: flags.seed,
      server: server.name,
      protocol_version: lane.sessions.facts?.negotiatedVersion ?? null,
      findings: ofServer,
      tools: reports.map((tool) => withShortArgs(tool)),
    });
    await writeReport(flags.format, report, (all) => fuzzText(all, gating, flags.verbose === true));
    if (!environment.signal.aborted) refuseUncalled(reports, tools);
    const findings = reports.flatMap(({ name, findings: found }) => found.map((finding) => ({ name, finding })));
    if (target && findings.length > 0) {
      const schemas = new Map(tools.map(({ name, outputSchema }) => [name, outputSchema]));
      const tests = findings.flatMap(({ name, finding }) => testOf(name, finding, schemas.get(name)) ?? []);
      const names = await saveTests(tests, server, target);
      await reportLines(`saved ${plural(names.length, "test")} in ${target.name}`);
    }
    if (findings.some(({ finding }) => gating.has(finding.class)) || ofServer.some(isViolation)) return 1;
    if (!environment.signal.aborted) refuseUnjudged(reports);
    return 0;
  });
}

/** The tools whose names match `--tools`. Throws a UserError for a glob that matches none. */
async function selectTools(lane: Lane, flags: FuzzFlags, signal: AbortSignal): Promise<ListedTool[]> {
  const allowed = flags.allowDestructive ? { safeCalls: EVERY_TOOL } : {};
  const { tools, nameless, broken } = await listTools(await sessionOf(lane), lane, flags.maxCall, allowed);
  if (broken !== undefined && signal.aborted) throw userError("no tool was called", stopReason(signal), MORE_TIME);
  if (broken !== undefined && tools.length === 0) {
    throw userError(`${lane.server.name} does not list its tools`, broken, "`mcptest discover` shows what it offers.");
  }
  if (broken !== undefined) await reportLines(`note: tools/list was not read to its end: ${broken}`);
  if (nameless > 0) await reportLines(`note: ${plural(nameless, "tool")} without a name: not called`);
  const { default: picomatch } = await import("picomatch");
  const isMatch = (name: string, globs: string[]) => picomatch.isMatch(name, globs, { bash: true, dot: true });
  refuseUnmatched("--tools", flags.tools, tools, isMatch);
  return flags.tools.length > 0 ? tools.filter(({ name }) => isMatch(name, flags.tools)) : tools;
}

/** Fuzzes each tool that may be called, and says now and then how far it is. */
async function fuzzAll(tools: readonly ListedTool[], lane: Lane, flags: FuzzFlags, signal: AbortSignal) {
  const reports: FuzzReport[] = [];
  const ofServer = createFindings<RuleFinding>();
  const progress = setInterval(() => {
    void reportLines(`${reports.length} of ${tools.length} tools done; calling ${tools[reports.length]?.name}`);
  }, PROGRESS_MS);
  for (const tool of tools) {
    const target = new LaneFuzzTarget(lane, tool, flags.maxCall, {});
    if (tool.withheld !== undefined) reports.push(emptyReport(tool.name, tool.withheld));
    else if (signal.aborted) reports.push(emptyReport(tool.name, stopReason(signal)));
    else reports.push(await fuzzListed(tool, lane, target, { ...flags, signal }));
    for (const finding of target.ofServer.list()) ofServer.add(finding);
  }
  clearInterval(progress);
  return { reports, ofServer: ofServer.list() };
}

/** Leaves out rejections on the wrong channel if they are off, and makes one finding, with all its tools, of what several tools show alike. */
function mergeShared(reports: readonly FuzzReport[], isChannelOff: boolean): void {
  const first = new Map<string, { tool: string; finding: FuzzFinding }>();
  for (const report of reports) {
    report.findings = report.findings.filter((finding) => {
      const { class: kind, rule_id, message } = finding;
      if (kind === "rejected_protocol" && isChannelOff) return false;
      const key = JSON.stringify([kind, rule_id, message]);
      const known = first.get(key);
      if (known) known.finding.tools = [...(known.finding.tools ?? [known.tool]), report.name];
      else first.set(key, { tool: report.name, finding });
      return known === undefined;
    });
  }
}

/** Throws a UserError if no tool was called: the report says nothing of the server. */
function refuseUncalled(reports: readonly FuzzReport[], tools: readonly ListedTool[]): void {
  if (reports.some(({ runs }) => runs > 0)) return;
  const why = [...new Set(reports.flatMap(({ stopped }) => stopped ?? []))].join("; ") || "the server lists no tools";
  const fix = tools.some(({ withheld }) => withheld !== undefined)
    ? "Allow some with --safe-call <glob> or `safe_calls`, or all with --allow-destructive."
    : MORE_TIME;
  throw userError(`0 of ${plural(reports.length, "tool")} called`, why, fix);
}

/** Throws a UserError if no answer could be judged: that must not pass. */
function refuseUnjudged(reports: readonly FuzzReport[]): void {
  if (reports.some(({ classes }) => Object.values(classes).some((count) => count > 0))) return;
  const why = new Set(reports.flatMap((report) => report.not_judged.map(({ reason }) => reason)));
  const fix = "`mcptest call` shows one answer whole; a server may want a token, or a service that it uses.";
  throw userError("no answer could be judged", [...why].slice(0, 3).join("; "), fix);
}

/** A report whose arguments hold no mark of ours, and long runs of one character in short. */
function withShortArgs(report: FuzzReport): FuzzReport {
  const short = (args: unknown) => redactForeign(abbreviate(args));
  const shortened = <T extends { args: unknown }>(all: readonly T[]) =>
    all.map((one) => ({ ...one, args: short(one.args) }));
  return { ...report, findings: shortened(report.findings), rejections: shortened(report.rejections) };
}

/** A test for a finding, which fails as long as the fault is there; undefined if a suite cannot say it. */
export function testOf(tool: string, finding: FuzzFinding, outputSchema: unknown): SavedTest | undefined {
  const { args, class: kind, rule_id } = finding;
  const assertion = assertionOf(finding, outputSchema);
  if (assertion === undefined) return undefined;
  const test = { name: `${tool}: ${kind} (${rule_id})`, assertions: [assertion] };
  if (args === undefined || isObject(args)) {
    const given = args !== undefined && Object.keys(args).length > 0 ? { args } : {};
    return { ...test, block: "tools", entry: { tool, ...given } };
  }
  // The arguments of a tool test are an object.
  const request = { method: "tools/call", params: { name: tool, arguments: args } };
  return { ...test, block: "compliance", entry: { request } };
}

function assertionOf({ class: kind, rule_id }: FuzzFinding, outputSchema: unknown): WrittenAssertion | undefined {
  if (kind === "accepted_invalid") return { target: "result.isError", matcher: { exact: true } };
  if (kind === "rejected_protocol" || rule_id === "FUZZ-INTERNAL-ERROR") {
    return { target: "error", matcher: { exact: null } };
  }
  if (kind === "injection") return { target: "result", matcher: { not: { regex: CANARY } } };
  if (kind === "output_schema") return { target: "result.structuredContent", matcher: { schema: outputSchema } };
  if (rule_id === "FUZZ-LEAK-STACK") return { target: "result", matcher: { not: { regex: STACK.source } } };
  if (rule_id === "FUZZ-LEAK-PATH") return { target: "result", matcher: { not: { regex: PATH.source } } };
  // A suite does not hold the secret that the answer must not have.
  if (kind === "leak") return undefined;
  if (kind === "protocol_violation") {
    const shape = { type: "object", anyOf: [{ required: ["content"] }, { required: ["code", "message"] }] };
    return { target: "result", matcher: { schema: shape } };
  }
  // Any answer will do.
  return { target: "", matcher: { schema: { type: "object" } } };
}
