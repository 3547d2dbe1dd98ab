import type { Exchange } from "../../core/generated/capture.js";
import type { TestRow } from "../../core/generated/results.js";
import { isObject } from "../../core/json.js";
import { LIMITS, weightOf } from "../../core/limits.js";
import { jsonOf } from "../../core/redacted.js";

/** The most where one request alone is that long. */
const MOST_OF_ONE = 256 * 1024;
const MOST_EXCHANGES = 200;
const MOST_KEPT = 20;
/** A run of one character is written in short from this length on, and read up to that one. */
const LONG_RUN = 1_024;
const LONGEST_RUN = 16 * 1024 * 1024;

// A value weighs more than its JSON has characters.
const MOST_WEIGHT = 8 * LIMITS.evidence;

/** `dropped`: there was an answer, which is too long to keep. */
type Shown = Pick<Exchange, "purpose" | "request" | "response"> & { dropped?: true };
type Evidence = NonNullable<TestRow["evidence"]>;

/** The requests of one server. */
interface EvidenceSource {
  server: { name: string };
  evidence: EvidenceLog;
}

/** Keeps the requests of a lane that a test may have to show: the last 200. */
export class EvidenceLog {
  readonly #exchanges: Shown[] = [];
  /** Those that made the test fail, the first 20 of them. */
  readonly #kept: Shown[] = [];

  note(exchange: Exchange): void {
    const { direction, purpose, request, response } = exchange;
    if (direction === "server" || !isObject(request) || ("method" in request && request["id"] === undefined)) return;
    if (purpose === "handshake" || purpose === "detect" || purpose === "fault") return;
    // Assigned, not spread: this is done for every call.
    const shown: Shown = { request };
    if (purpose !== undefined) shown.purpose = purpose;
    // What no row could show is not kept: a test may have hundreds of large answers.
    if (response !== undefined && weightOf(response, MOST_WEIGHT) <= MOST_WEIGHT) shown.response = response;
    else if (response !== undefined) shown.dropped = true;
    if (this.#exchanges.push(shown) >= 2 * MOST_EXCHANGES) this.#exchanges.splice(0, MOST_EXCHANGES);
  }

  /** Keeps the last probe before all others: the test fails for it. */
  keepProbe(): void {
    const probe = this.#exchanges.findLast(({ purpose }) => purpose === "probe");
    if (probe && this.#kept.length < MOST_KEPT) this.#kept.push(probe);
  }

  /** Forgets what was noted: another attempt begins. */
  clear(): void {
    this.#exchanges.length = 0;
    this.#kept.length = 0;
  }

  /** What was noted since then, in the order in which it was sent. */
  last(): Shown[] {
    const last = this.#exchanges.slice(-MOST_EXCHANGES);
    return [...this.#kept.filter((one) => !last.includes(one)), ...last];
  }

  get knowsFailing(): boolean {
    return this.#kept.length > 0;
  }

  /** What the test fails for: what was kept, else the last request. */
  failing(): Shown[] {
    return this.#kept.length > 0 ? this.#kept : this.#exchanges.slice(-1);
  }
}

/**
 * What was sent while a test ran, with the answers. Where it is too much and it is known which requests made the test
 * fail, those alone; else without the answers, and at last the last request alone. Requests are whole, or left out.
 */
export function evidenceOf(lanes: readonly EvidenceSource[]): Evidence | undefined {
  const all = lanes.flatMap((lane) => lane.evidence.last().map((exchange) => evidence(lane, exchange)));
  if (all.length === 0) return undefined;
  const isKnown = lanes.some((lane) => lane.evidence.knowsFailing);
  const whole = (isKnown ? [all] : [all, all.map(requestOnly)]).find((some) => sizeOf(some) <= LIMITS.evidence);
  if (whole) return whole;
  const failing = lanes.flatMap((lane) => lane.evidence.failing().map((exchange) => evidence(lane, exchange)));
  const kept: Evidence = [];
  for (const one of failing) {
    const fits = [one, requestOnly(one)].find((some) => sizeOf([...kept, some]) <= LIMITS.evidence);
    if (fits) kept.push(fits);
  }
  if (kept.length > 0) return kept;
  const long = failing.flatMap((one) => [one, requestOnly(one)]).find((one) => sizeOf([one]) <= MOST_OF_ONE);
  return long && [long];
}

/** A request as it was sent, of what `evidenceOf` made. */
export function asSent(request: unknown): unknown {
  return mapped(request, (text) => {
    const [, count, character] = /^«(\d{4,8}) × (.)»$/s.exec(text) ?? [];
    return character === undefined || Number(count) > LONGEST_RUN ? text : character.repeat(Number(count));
  });
}

function evidence(lane: EvidenceSource, { request, response, dropped }: Shown): Evidence[number] {
  return {
    server: lane.server.name,
    request: shortened(request),
    ...(response !== undefined && { response }),
    ...(dropped && { response_dropped: true }),
  };
}

function requestOnly({ response, ...rest }: Evidence[number]): Evidence[number] {
  return response === undefined ? rest : { ...rest, response_dropped: true };
}

/** A value with its long runs of one character in short. */
export function shortened(value: unknown): unknown {
  return mapped(value, inShort);
}

/** One character, repeated a thousand times and more, as `«1048576 × a»`. */
function inShort(text: string): string {
  const [first = ""] = text;
  if (text.length < LONG_RUN || first.length > 1 || text !== first.repeat(text.length)) return text;
  return `«${text.length} × ${first}»`;
}

/** A value with its strings changed; what is nested too deep for that stays as it is. */
function mapped(value: unknown, change: (text: string) => string): unknown {
  const visit = (node: unknown): unknown => {
    if (typeof node === "string") return change(node);
    if (Array.isArray(node)) return node.map(visit);
    if (!isObject(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, visit(item)]));
  };
  try {
    return visit(value);
  } catch (error) {
    if (error instanceof RangeError) return value;
    throw error;
  }
}

function sizeOf(some: Evidence): number {
  return jsonOf(some)?.length ?? Number.POSITIVE_INFINITY;
}
