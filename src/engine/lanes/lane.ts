import { SdkClues } from "../../conformance/claims/sdk-clues.js";
import type { SessionPort } from "../../conformance/server/types.js";
import { roundMs } from "../../core/clock.js";
import type { Contract } from "../../core/generated/baseline.js";
import type { Exchange } from "../../core/generated/capture.js";
import type { Drift, Finding, ServerRow } from "../../core/generated/results.js";
import { addTo } from "../../core/groups.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { plural } from "../../core/text.js";
import { SuiteFault } from "../../matchers/types.js";
import type { Outcome, Owner, Session } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import type { Suite, SuiteRunOptions, SuiteServer, SuiteTest } from "../../suite/types.js";
import { type StartedAs, startedAs } from "../judge/causes.js";
import { EvidenceLog } from "../judge/evidence.js";
import type { RuleFinding } from "../judge/failure.js";
import { loadSchemaPort, patternTexts } from "../judge/schema-port.js";
import { CallNotes } from "./call-notes.js";
import type { ContractPort, LaneContract } from "./contract.js";
import { ExercisedCalls, type SentCall, toolOf } from "./coverage.js";
import { apartValues } from "./labs.js";
import type { LaneContext, LaneInfo } from "./lane-context.js";
import { LaneFindings } from "./lane-findings.js";
import type { LaneReview } from "./lane-review.js";
import { LaneSessions } from "./lane-sessions.js";
import { sessionTarget } from "./server-target.js";

/** One server at one revision for one file (or the run): its sessions and findings. Calls of a lane may overlap. */
export class Lane implements LaneInfo {
  readonly #context: LaneContext;
  readonly transport: ServerRow["kind"];
  readonly sessions: LaneSessions;
  readonly findings: LaneFindings;
  readonly #latencies = new Latencies();
  /** What its tests called; undefined if the run does not report coverage. */
  readonly #exercised: ExercisedCalls | undefined;
  /** The invariants over its sessions; undefined before the first one, and if the suite turns them off. */
  review: LaneReview | undefined;
  readonly #isReviewed: boolean;
  readonly evidence = new EvidenceLog();
  /** What its answers show of the SDK that it is made with. */
  readonly sdk = new SdkClues();
  /** How many calls of tools were sent. */
  toolCalls = 0;
  readonly notes: CallNotes;
  /** The tests that will use it. */
  readonly testsLeft = new Set<SuiteTest>();
  /** True once a tool returned a result that is no error. */
  hasAcceptedCall = false;

  constructor(
    readonly suite: Suite,
    readonly server: SuiteServer,
    readonly targetVersion: string | null,
    readonly order: number,
    context: LaneContext,
  ) {
    const needsReview = suite.tests.some((test) => test.kind.needs(test).review);
    this.#context = context;
    this.notes = new CallNotes(context.recording === undefined);
    this.transport = transportOf(server);
    this.#isReviewed = suite.runOptions.invariants !== "off" || needsReview;
    this.#exercised = context.contracts?.coverage ? new ExercisedCalls() : undefined;
    this.findings = new LaneFindings(this, context);
    this.sessions = new LaneSessions(this, context, this.findings);
  }

  /** The server for a corpus run, which opens sessions by itself; each gets its own folder and port. */
  corpusPort(): SessionPort {
    const { maxFrameBytes, memory, nextId, signal, clientVersion, onExchange } = this.#context;
    const { name: server, startupTimeoutMs } = this.server;
    return {
      target: async () => {
        const values = await apartValues(this, this.#context);
        const targetResult = await sessionTarget(this.server, values, this.#context);
        if (targetResult.ok) return { ...targetResult, dispose: () => values.dispose() };
        values.dispose();
        return targetResult;
      },
      host: this.server.client?.host,
      options: {
        server,
        startupTimeoutMs,
        maxFrameBytes,
        memory,
        nextId,
        signal,
        clientVersion,
        detected: this.sessions.detected,
        onExchange: (exchange: Exchange) => {
          this.note(exchange);
          onExchange?.(server, exchange);
        },
      },
      schemas: loadSchemaPort,
      patternTexts,
    };
  }

  /** Looks at an exchange of any of its sessions. */
  note(exchange: Exchange): void {
    this.sdk.add(exchange);
    if (isObject(exchange.request) && exchange.request.method === "tools/call") this.toolCalls += 1;
  }

  /** How its server is started or reached, as it is shown. */
  async startedAs(): Promise<StartedAs> {
    const targetResult = await this.corpusPort().target();
    if (!targetResult.ok) return {};
    targetResult.dispose();
    return startedAs(targetResult.target);
  }

  /** The same server, with sessions of its own and findings that the run does not see. The caller ends its sessions. */
  apart(): Lane {
    const { contracts: _, recording: __, ...context } = this.#context;
    const { suite, server, targetVersion, order } = this;
    return openLane(suite, server, targetVersion, order, { ...context, finding: () => {} });
  }

  /** Keeps what the server offers as a test read it in sessions of its own, if the run needs contracts. */
  noteContract(read: () => Contract): void {
    if (this.#context.contracts?.all) this.sessions.contract ??= { contract: read(), faults: [] };
  }

  /** Aborted when the run is over. */
  get signal(): AbortSignal {
    return this.#context.signal;
  }

  async loadReview(): Promise<LaneReview | undefined> {
    if (!this.#isReviewed) return undefined;
    const { LaneReview } = await import("./lane-review.js");
    this.review ??= new LaneReview(this.transport);
    return this.review;
  }

  /** Counts what a call uses, for coverage. */
  noteCall(call: SentCall | undefined): void {
    this.#exercised?.add(call);
  }

  /** Records how a call ended; `call`: what the suite called, for coverage. After a timeout or a crash, checks the session. */
  async recordOutcome(session: Session, outcome: Outcome, call?: SentCall): Promise<void> {
    this.noteCall(call);
    if (outcome.kind !== "answer") return this.sessions.recordFailure(session, outcome);
    this.#latencies.add(outcome.durationMs, call && toolOf(call));
    const { result } = outcome.answer;
    if (call?.method === "tools/call" && isObject(result) && result.isError !== true) this.hasAcceptedCall = true;
    this.sessions.recordAnswer();
  }

  value(name: "tmp_dir" | "port"): string | number {
    const { values } = this.sessions;
    if (values) return values.get(name);
    throw new SuiteFault(say`\${${name}} has no value here`, "Use it where a server is called.");
  }

  warn(ruleId: RuleId, message: Redacted, location: Finding["location"], owner: Owner | undefined): void {
    this.findings.report({ rule_id: ruleId, message, ...(owner && { owner }) }, { gates: false, location });
  }

  judgeLatency(): void {
    const { p95LatencyMs: limit, p95Gates: gates } = this.suite;
    const { p95_ms: p95 = null, calls = 0 } = this.row() ?? {};
    if (limit === undefined || p95 === null || p95 <= limit) return;
    const message = say`the p95 latency of ${plural(calls, "call")} is ${roundMs(p95)} ms; ${limit} ms are allowed`;
    this.findings.report({ rule_id: "ASSERT-P95-LATENCY", message }, { gates });
  }

  /** The findings that no row has yet, for the row of the test that has ended. Other running tests keep their own. */
  async takeFindings(owner?: Owner): Promise<RuleFinding[]> {
    for (const fault of (await this.review?.take()) ?? []) this.findings.report(fault);
    return this.findings.take(owner);
  }

  /** The contract of the server, without secrets, and its drift, which is reported too; undefined if it was not read. */
  async judgeContract(port: ContractPort | undefined): Promise<{ contract: LaneContract; drift: Drift[] } | undefined> {
    const { suite, server, targetVersion } = this;
    const { contract: readResult, surfaceTokens } = this.sessions;
    if (readResult === undefined) return undefined;
    const { DRIFT_RULES, driftOf } = await import("./contract.js");
    const contract = this.#context.redact(readResult.contract);
    const { drift: gate, surfaceBudget } = suite.runOptions;
    const fails = gate === "fail" || gate === "any";
    if (surfaceBudget !== undefined) this.#judgeSurface(surfaceTokens, surfaceBudget);
    const before = gate === "off" ? undefined : port?.before(server.name, suite.name, targetVersion);
    for (const fault of readResult.faults)
      this.findings.report({ ...fault, unjudged: true }, { gates: fails && before !== undefined });
    const drift = before === undefined ? [] : driftOf(server.name, targetVersion, before, contract, gate);
    for (const { class: kind, message, gates } of drift)
      this.findings.report({ rule_id: DRIFT_RULES[kind], message: hide(message) }, { gates });
    if (before !== undefined) {
      const { unsafeRewrites } = await import("../../conformance/rules/sec/checks.js");
      for (const { id, message } of unsafeRewrites(before, contract))
        this.findings.report({ rule_id: id, message: say`since the baseline, ${message}` }, { gates: fails });
    }
    return { contract: { server: server.name, suite: suite.name, targetVersion, contract }, drift };
  }

  #judgeSurface(tokens: number | undefined, budget: NonNullable<SuiteRunOptions["surfaceBudget"]>): void {
    if (tokens !== undefined && tokens <= budget.tokens) return;
    const unlisted = say`the tools could not be listed, so the budget could not be checked`;
    const over = say`the definitions of all tools have ${plural(tokens ?? 0, "token")} (o200k_base); ${budget.tokens} are allowed`;
    const fault = tokens === undefined ? ({ message: unlisted, unjudged: true } as const) : { message: over };
    this.findings.report({ rule_id: "SURF-BUDGET", ...fault }, { gates: true, location: budget.location });
  }

  row(): ServerRow | undefined {
    const { isTried, facts } = this.sessions;
    // A client whose token was rejected shows nothing of the server.
    if (!isTried || (this.server.identity?.token && !facts)) return undefined;
    return {
      name: this.server.name,
      file: this.suite.name,
      kind: this.transport,
      target_version: this.targetVersion,
      negotiated_version: facts?.negotiatedVersion ?? null,
      server_info: facts?.serverInfo ?? null,
      capabilities: facts?.capabilities ?? null,
      startup_ms: facts?.startupMs ?? null,
      ...this.#latencies.row(),
      ...this.#exercised?.row(this.sessions.contract?.contract),
      findings: this.findings.total,
    };
  }

  /** Reports what the invariants find at the end, which belongs to no test. Call it when the server has ended. */
  async judge(): Promise<void> {
    for (const fault of (await this.review?.finish()) ?? []) this.findings.report(fault);
    this.findings.take();
  }

  get handshake(): Outcome | undefined {
    const exchange = this.review?.handshake;
    if (!isObject(exchange?.response)) return undefined;
    return { kind: "answer", answer: exchange.response, durationMs: exchange.duration_ms ?? 0, notifications: [] };
  }
}

/** The door to a server: every lane comes from here. */
export function openLane(...args: ConstructorParameters<typeof Lane>): Lane {
  return new Lane(...args);
}

/** How a server is reached. */
export function transportOf(server: SuiteServer): ServerRow["kind"] {
  if (server.cassette !== undefined) return "cassette";
  return server.http ? "http" : "stdio";
}

const MAX_TOOLS = 500;

/** How long the answered calls of a lane took, in milliseconds. */
export class Latencies {
  /** By tool; undefined is every other request. */
  readonly #durations = new Map<string | undefined, number[]>();

  add(ms: number, tool: string | undefined): void {
    addTo(this.#durations, tool, ms);
  }

  row(): Pick<ServerRow, "calls" | "p50_ms" | "p95_ms" | "p99_ms" | "tools"> {
    const all = Float64Array.from([...this.#durations.values()].flat()).sort();
    const tools = [...this.#durations].flatMap(([name, durations]) => {
      const sorted = Float64Array.from(durations).sort();
      return name === undefined ? [] : [{ name, ...percentiles(sorted), max_ms: sorted.at(-1) ?? null }];
    });
    tools.sort((a, b) => (a.name < b.name ? -1 : 1));
    return { ...percentiles(all), ...(tools.length > 0 && { tools: tools.slice(0, MAX_TOOLS) }) };
  }
}

function percentiles(sorted: Float64Array) {
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
  return { calls: sorted.length, p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99) };
}
