import { EVERY_TOOL } from "../../../conformance/calls/may-call.js";
import { isViolation } from "../../../conformance/rules/fuzz/classify.js";
import { stopReason } from "../../../conformance/rules/fuzz/fuzz-tool.js";
import {
  emptyReport,
  FAULTS,
  type FuzzFinding,
  type FuzzReport,
  STRICT_FAULTS,
} from "../../../conformance/rules/fuzz/types.js";
import { abortedAfter, nowMs, roundMs } from "../../../core/clock.js";
import type { Finding, FuzzClass, TestRow } from "../../../core/generated/results.js";
import { defined } from "../../../core/json/json.js";
import { userError } from "../../../core/problem.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { fuzzListed, LaneFuzzTarget, type ListedTool, listTools } from "../../../engine/calls/fuzz-target.js";
import type { TestContext } from "../../../engine/calls/test-context.js";
import type { Attempt } from "../../../engine/judge/call.js";
import { failureOf, type RuleFinding } from "../../../engine/judge/failure.js";
import type { Lane } from "../../../engine/lanes/lane.js";
import { ofSdk } from "../../../engine/lanes/lane-findings.js";
import { failureOfFinding, fuzzOf, whyUnjudged, withShortArgs } from "../../../kinds/fuzz/fuzz-row.js";
import type { Session } from "../../../mcp/types.js";
import { createFindings } from "../../../results/findings.js";
import { ruleOf } from "../../../rules/registry.js";
import { unreachableError, withLane } from "../../../run/connect.js";
import { unstartedAttempt } from "../../../run/server-test.js";
import { refuseUnmatched } from "../../../suite/suggest.js";
import type { JudgeFlags } from "../../judge-server.js";

export const MORE_TIME = "Give it more time with --for; `mcptest discover` shows what the server offers.";
const PROGRESS_MS = 10_000;

/** Fuzzes the tools of a server, one after the other, each of which gets a row. */
export class Fuzzing {
  /** The classes that fail the run. */
  readonly gating: ReadonlySet<FuzzClass>;
  /** What is worth a line before the report. */
  readonly notes: string[] = [];
  readonly reports: FuzzReport[] = [];
  tools: readonly ListedTool[] = [];
  readonly #serverFindings = createFindings<RuleFinding>();

  constructor(
    private readonly lane: Lane,
    private readonly context: TestContext,
    private readonly flags: FuzzFlags,
    private readonly id: string,
  ) {
    const { errorChannel } = lane.suite.runOptions;
    this.gating = new Set<FuzzClass>([
      ...FAULTS,
      ...(flags.strict ? STRICT_FAULTS : []),
      ...(errorChannel === "fail" ? (["rejected_protocol"] as const) : []),
    ]);
  }

  async fuzzServer(): Promise<Attempt> {
    const { lane, context, flags } = this;
    const signal = abortedAfter(flags.for, lane.signal, say`the time of --for was over`);
    const startedAt = nowMs();
    const failedAttempt = await withLane(lane, signal, async () => {
      const result = await lane.sessions.acquire();
      if (result.kind === "unusable") throw unreachableError(lane, result);
      if (result.kind === "unstarted") return unstartedAttempt(lane, context, result.failure);
      await this.#selectTools(result.session, signal);
      await this.#fuzzAll(signal);
      return undefined;
    });
    return failedAttempt ?? this.#serverAttempt(roundMs(nowMs() - startedAt));
  }

  /** The tools whose names match `--tools`. Throws a UserError for a glob that matches none. */
  async #selectTools(session: Session, signal: AbortSignal): Promise<void> {
    const { lane, flags, notes } = this;
    const allowed = flags.allowDestructive ? { safeCalls: EVERY_TOOL } : {};
    const { tools, nameless, broken } = await listTools(session, lane, flags.maxCall, allowed);
    if (broken !== undefined && signal.aborted) throw userError("no tool was called", stopReason(signal), MORE_TIME);
    if (broken !== undefined && tools.length === 0) {
      throw userError(
        `${lane.server.name} does not list its tools`,
        broken,
        "`mcptest discover` shows what it offers.",
      );
    }
    if (broken !== undefined) notes.push(`note: tools/list was not read to its end: ${broken}`);
    if (nameless > 0) notes.push(`note: ${plural(nameless, "tool")} without a name: not called`);
    const { default: picomatch } = await import("picomatch");
    const isMatch = (name: string, globs: string[]) => picomatch.isMatch(name, globs, { bash: true, dot: true });
    refuseUnmatched("--tools", flags.tools, tools, isMatch);
    this.tools = flags.tools.length > 0 ? tools.filter(({ name }) => isMatch(name, flags.tools)) : tools;
  }

  /** Fuzzes each tool that may be called, and says now and then how far it is. */
  async #fuzzAll(signal: AbortSignal): Promise<void> {
    const { context, tools, reports } = this;
    const progress = setInterval(() => {
      context.progress?.(
        hide(`${reports.length} of ${tools.length} tools done; calling ${tools[reports.length]?.name}`),
      );
    }, PROGRESS_MS);
    try {
      for (const tool of tools) await this.#fuzzTool(tool, signal);
    } finally {
      clearInterval(progress);
    }
  }

  async #fuzzTool(tool: ListedTool, signal: AbortSignal): Promise<void> {
    const { lane, context, flags, reports } = this;
    const startedAt = nowMs();
    const target = new LaneFuzzTarget(lane, tool, flags.maxCall, {});
    const whyNotCalled = tool.withheld ?? (signal.aborted ? stopReason(signal) : undefined);
    const report =
      whyNotCalled === undefined
        ? await fuzzListed(tool, lane, target, { ...flags, signal })
        : emptyReport(tool.name, whyNotCalled);
    for (const finding of target.ofServer.list()) this.#serverFindings.add(finding);
    if (lane.suite.runOptions.errorChannel === "off")
      report.findings = report.findings.filter(({ class: kind }) => kind !== "rejected_protocol");
    context.addRow(this.#rowOf(report, roundMs(nowMs() - startedAt)));
    reports.push(report);
  }

  get #rowBase() {
    const { server, sessions } = this.lane;
    const target_version = sessions.facts?.negotiatedVersion ?? null;
    return { block: "tools", server: server.name, target_version, location: server.location, attempts: 1 };
  }

  #rowOf(report: FuzzReport, duration_ms: number): TestRow {
    const { lane, flags, gating } = this;
    const about = this.#rowBase;
    const name = "fuzz";
    const subject = { suite: lane.suite, test: { name, location: about.location } };
    const isFault = ({ class: kind, sdk }: FuzzFinding) => gating.has(kind) && sdk === undefined;
    const failures = report.findings
      .filter(isFault)
      .map((finding) => failureOfFinding(finding, subject, report.name, about.location));
    const ungatedFindings = report.findings.filter((finding) => !isFault(finding));
    const findings = ungatedFindings.map(({ rule_id, message, count, sdk }): Finding => {
      const text = say`${hide(report.name)}: ${message}`;
      return {
        rule_id,
        severity: sdk === undefined ? ruleOf(rule_id).severity : "may",
        message: sdk === undefined ? text : ofSdk(sdk, text),
        ...defined({ sdk }),
        count,
        gates: false,
        ...placeOf(about),
      };
    });
    const reason = whyUnjudged(report) ?? report.stopped;
    const isSkipped = report.runs === 0 && report.stopped !== undefined;
    const statusUnjudged = isSkipped ? "skipped" : "unverified";
    return {
      ...about,
      id: `${this.id}::${report.name}`,
      name,
      duration_ms,
      row: report.name,
      status: failures.length > 0 ? "failed" : whyUnjudged(report) === undefined ? "passed" : statusUnjudged,
      ...(reason !== undefined && { reason }),
      failures,
      findings: [...report.session, ...findings],
      fuzz: {
        ...fuzzOf(report, flags.seed),
        rejections: report.rejections.map(withShortArgs),
        session: [...report.session],
      },
    };
  }

  /** The row of the whole: what the server did before a tool was called. */
  #serverAttempt(durationMs: number): Attempt {
    const { reports, flags, lane } = this;
    const findings = this.#serverFindings.list();
    const { location, target_version } = this.#rowBase;
    const subject = { suite: lane.suite, test: { name: lane.server.name, location } };
    const failures = findings.filter(isViolation).map(({ rule_id, message, evidence }) =>
      failureOf(subject, rule_id, {
        message: hide(message),
        ...(evidence !== undefined && { actual: hide(evidence) }),
      }),
    );
    const isJudged = reports.some((report) => whyUnjudged(report) === undefined);
    const runs = reports.reduce((sum, report) => sum + report.runs, 0);
    const fuzz = { seed: flags.seed, runs, classes: {}, findings: [], not_judged: [] };
    const status = failures.length > 0 ? "failed" : isJudged ? "passed" : "unverified";
    const reason = status === "unverified" ? { reason: say`no answer of a tool could be judged` } : {};
    return { status, failures, findings, durationMs, attempts: 1, row: { target_version, fuzz }, ...reason };
  }
}

function placeOf({ server, target_version, location }: Pick<Finding, "server" | "target_version" | "location">) {
  return { server, target_version, ...defined({ location }) };
}

export interface FuzzFlags extends JudgeFlags {
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
}
