import { nowMs, roundMs, sleep } from "../../core/clock.js";
import type { Load } from "../../core/generated/results.js";
import { countUp } from "../../core/groups.js";
import { defined } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import type { Lane } from "../../engine/lanes/lane.js";
import type { Outcome, Session, StartFailure } from "../../mcp/types.js";
import type { LoadPlan } from "./kind.js";
import { dueAt, dueBefore } from "./schedule.js";
import { ServerUsage } from "./server-usage.js";
import { LoadSessions } from "./sessions.js";
import { LatencyHistogram, Timeline } from "./timeline.js";

/** How often the use of memory and handles is read: that scans the processes of the machine, and is slow. */
const USAGE_MS = 1_000;
/** A load stops when this many calls for each client, in a row, got no answer. */
const UNANSWERED_CALLS = 3;
/** The share of its time from which mcptest counts as the limit, instead of the server. */
const BUSY = 0.9;

/** What became of one call. */
export interface LoadCallResult {
  outcome: Outcome;
  failed: boolean;
}

interface LoadSettings {
  plan: LoadPlan;
  lane: Lane;
  /** Makes a call and judges its answer. */
  make: (call: number, session: Session) => Promise<LoadCallResult>;
  /** Called about once a second. */
  onProgress: () => void;
}

/** Makes calls by a plan and measures them. Answers are not kept. */
export class LoadRun {
  /** Why not every call was made. */
  stopped: StartFailure | Redacted | undefined;
  mixedUp: number | undefined;
  readonly sessions: LoadSessions;
  readonly #count: number;
  readonly #latencies = new LatencyHistogram(3);
  /** The calls with each latency, rounded to three digits. */
  readonly #histogram = new Map<number, number>();
  readonly #timeline = new Timeline();
  readonly #usage = new ServerUsage();
  readonly #counts = { calls: 0, failed: 0, errors: 0, timeouts: 0, bytes: 0 };
  #next = 0;
  #startedAt = nowMs();
  #lastAt = 0;
  #isOver = false;
  #unanswered = 0;
  #busyBefore = performance.eventLoopUtilization();
  /** The share of its time that mcptest was busy, once the load is over. */
  #busy: number | undefined;

  constructor(private readonly settings: LoadSettings) {
    const { plan, lane } = settings;
    this.#count = plan.sessions ?? (lane.server.http ? plan.clients : 1);
    this.sessions = new LoadSessions(lane, this.#count);
  }

  /** Makes all calls. Throws what `make` throws, which ends the load. */
  async run(): Promise<void> {
    const { plan } = this.settings;
    this.stopped = await this.sessions.open();
    const sampling = setInterval(() => this.#sample(), USAGE_MS);
    try {
      this.#sample();
      this.#startedAt = nowMs();
      this.#busyBefore = performance.eventLoopUtilization();
      if (!this.stopped)
        await Promise.all(Array.from({ length: plan.clients }, (_, client) => this.#runClient(client)));
      this.#sample();
    } finally {
      this.#isOver = true;
      this.#busy = this.#busySoFar();
      clearInterval(sampling);
      await this.sessions.close();
    }
  }

  /** What was measured so far. */
  figures(): Load {
    const { plan } = this.settings;
    const { calls, failed } = this.#counts;
    const durationMs = this.#lastAt;
    const latencies = this.#latencies;
    const at = (percent: number) => roundMs(latencies.percentile(percent));
    const due =
      plan.rate === undefined || plan.forMs === undefined ? 0 : dueBefore(plan.forMs, { ...plan, rate: plan.rate });
    const growth = this.#usage.growth();
    const rate = durationMs > 0 ? (calls * 1_000) / durationMs : 0;
    const busy = this.#busy ?? this.#busySoFar();
    const { memory, handles } = this.#usage;
    return {
      clients: plan.clients,
      sessions: this.#count,
      ...defined({ due_rate: plan.rate }),
      ...this.#counts,
      rate: roundMs(rate),
      failed_rate: calls > 0 ? failed / calls : 0,
      ...defined({ mixed_up: this.mixedUp }),
      reconnects: this.sessions.reconnects,
      ...(due > calls && this.#isOver && { unsent: due - calls }),
      ...(!latencies.isEmpty && {
        p50_ms: at(50),
        p90_ms: at(90),
        p95_ms: at(95),
        p99_ms: at(99),
        max_ms: roundMs(latencies.max),
        min_ms: roundMs(latencies.min),
        histogram: [...this.#histogram].map(([ms, calls]) => ({ ms, calls })).sort((a, b) => a.ms - b.ms),
      }),
      duration_ms: roundMs(durationMs),
      client_busy: roundMs(busy),
      ...defined({ memory_mb: memory === undefined ? undefined : roundMs(memory / 1024 / 1024), handles }),
      ...(typeof growth === "number" && { memory_growth_kb_per_call: roundMs(growth / 1024) }),
      step_ms: this.#timeline.stepMs,
      timeline: this.#timeline.steps(),
      notes: [...(typeof growth === "number" ? [] : [growth.unknown]), ...ownLimit(busy, rate)],
    };
  }

  #busySoFar(): number {
    return performance.eventLoopUtilization(this.#busyBefore).utilization;
  }

  async #runClient(client: number): Promise<void> {
    const { plan, lane } = this.settings;
    const { rate, rampMs, forMs } = plan;
    const { signal } = lane;
    const endsAt = this.#startedAt + (forMs ?? Number.POSITIVE_INFINITY);
    const startsAt = this.#startedAt + (rate === undefined ? (rampMs * client) / plan.clients : 0);
    await sleep(startsAt - nowMs(), { signal });
    while (!this.#isOver && !signal.aborted && nowMs() < endsAt) {
      const call = this.#next;
      if (call >= (plan.calls ?? Number.POSITIVE_INFINITY)) return;
      const due = rate === undefined ? undefined : this.#startedAt + dueAt(call, { rate, rampMs });
      if (due !== undefined && due >= endsAt) return;
      this.#next += 1;
      const freeAt = nowMs();
      // A timer that wakes us late is not the server's fault: a call is late only if no client was free.
      const isLate = due !== undefined && freeAt > due;
      if (due !== undefined && !isLate) await sleep(due - freeAt, { signal });
      await this.#makeOne(call, client, isLate ? due : undefined);
    }
  }

  /** `due`: when a late call was due. */
  async #makeOne(call: number, client: number, due: number | undefined): Promise<void> {
    const { lane, make } = this.settings;
    const slot = await this.sessions.of(client);
    if ("failure" in slot) return this.#stop(slot.failure);
    const sentAt = nowMs();
    let result: LoadCallResult;
    try {
      result = await make(call, slot.session);
    } catch (error) {
      this.#isOver = true;
      throw error;
    }
    // A run that is interrupted ends its servers, so how this call ended says nothing about them.
    if (!lane.signal.aborted) this.#add(result, due === undefined ? 0 : sentAt - due);
  }

  #add({ outcome, failed }: LoadCallResult, lateMs: number): void {
    const { kind } = outcome;
    const counts = this.#counts;
    const isAnswer = kind === "answer";
    const tookMs = isAnswer ? outcome.durationMs : kind === "timeout" ? outcome.afterMs : undefined;
    counts.calls += 1;
    if (failed) counts.failed += 1;
    if (!isAnswer) counts.errors += 1;
    if (kind === "timeout") counts.timeouts += 1;
    if (isAnswer) counts.bytes += outcome.bytes ?? 0;
    const latency = tookMs === undefined ? undefined : tookMs + lateMs;
    if (latency !== undefined) {
      this.#latencies.record(latency);
      countUp(this.#histogram, Number(latency.toPrecision(3)));
    }
    this.#lastAt = nowMs() - this.#startedAt;
    this.#timeline.add(this.#lastAt, latency, failed);
    this.#unanswered = isAnswer ? 0 : this.#unanswered + 1;
    if (this.#unanswered >= UNANSWERED_CALLS * this.settings.plan.clients)
      this.#stop(say`the last ${this.#unanswered} calls got no answer`);
  }

  #stop(why: StartFailure | Redacted): void {
    this.stopped ??= why;
    this.#isOver = true;
  }

  #sample(): void {
    this.settings.onProgress();
    const sessions = this.sessions.withProcess();
    if (sessions.length > 0)
      this.#usage.add(
        this.#counts.calls,
        sessions.map((session) => session.usage()),
      );
  }
}

/** A note if mcptest itself was the limit, so that nobody holds that against the server. */
function ownLimit(busy: number, rate: number): Redacted[] {
  if (busy < BUSY || rate === 0) return [];
  return [
    say`this machine sends at most some ${Math.round(rate)} calls a second: mcptest was busy ${Math.round(busy * 100)} % of the time, so the client is the limit`,
  ];
}
