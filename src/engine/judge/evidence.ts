import type { Exchange } from "../../core/generated/capture.js";
import type { TestRow } from "../../core/generated/results.js";
import { defined, isObject } from "../../core/json/json.js";
import { LIMITS, weightOf } from "../../core/limits.js";
import { jsonOf } from "../../core/redaction/redacted.js";

/** The limit if a single request is that long. */
const MAX_SINGLE = 256 * 1024;
const MAX_EXCHANGES = 200;
const MAX_KEPT = 20;
/** From which length a run of one character is abbreviated, and up to which it is read back. */
const MIN_RUN = 1_024;
const MAX_RUN = 16 * 1024 * 1024;

// A value weighs more than its JSON has characters.
const MAX_WEIGHT = 8 * LIMITS.evidence;

/** `dropped`: the answer was too long to keep. */
type LoggedExchange = {
  [Member in "purpose" | "request" | "response" | "duration_ms" | "http"]: Exchange[Member] | undefined;
} & { dropped?: true };
type Evidence = NonNullable<TestRow["evidence"]>;

interface EvidenceSource {
  server: { name: string };
  evidence: EvidenceLog;
}

/** Keeps the requests of a lane that a test may have to show: the last 200. */
export class EvidenceLog {
  readonly #exchanges: LoggedExchange[] = [];
  /** The first 20 that made the test fail. */
  readonly #kept: LoggedExchange[] = [];

  note(exchange: Exchange): void {
    const { direction, purpose, request, response, duration_ms, http } = exchange;
    if (direction === "server" || !isObject(request) || ("method" in request && request.id === undefined)) return;
    if (purpose === "handshake" || purpose === "detect" || purpose === "fault") return;
    this.#dropLarge();
    if (this.#exchanges.push({ purpose, request, response, duration_ms, http }) >= 2 * MAX_EXCHANGES)
      this.#exchanges.splice(0, MAX_EXCHANGES);
  }

  /** An answer too large for a row is not kept. It is measured late: most tests have one answer, and never show it. */
  #dropLarge(): void {
    const last = this.#exchanges.at(-1);
    if (last?.response === undefined || weightOf(last.response, MAX_WEIGHT) <= MAX_WEIGHT) return;
    last.response = undefined;
    last.dropped = true;
  }

  /** Keeps the last probe: the test fails because of it. */
  keepProbe(): void {
    const probe = this.#exchanges.findLast(({ purpose }) => purpose === "probe");
    if (probe && this.#kept.length < MAX_KEPT) this.#kept.push(probe);
  }

  clear(): void {
    this.#exchanges.length = 0;
    this.#kept.length = 0;
  }

  /** The exchanges since the last `clear`, in the order in which they were sent. */
  last(): LoggedExchange[] {
    this.#dropLarge();
    const last = this.#exchanges.slice(-MAX_EXCHANGES);
    return [...this.#kept.filter((exchange) => !last.includes(exchange)), ...last];
  }

  get knowsFailing(): boolean {
    return this.#kept.length > 0;
  }

  failing(): LoggedExchange[] {
    this.#dropLarge();
    return this.#kept.length > 0 ? this.#kept : this.#exchanges.slice(-1);
  }
}

/** A test's requests with answers; if too much: only those that failed, else no answers, else the last request. */
export function evidenceOf(lanes: readonly EvidenceSource[]): Evidence | undefined {
  const all = lanes.flatMap((lane) => lane.evidence.last().map((exchange) => evidenceEntry(lane, exchange)));
  if (all.length === 0) return undefined;
  const isKnown = lanes.some((lane) => lane.evidence.knowsFailing);
  const whole = (isKnown ? [all] : [all, all.map(requestOnly)]).find((entries) => sizeOf(entries) <= LIMITS.evidence);
  if (whole) return whole;
  const failing = lanes.flatMap((lane) => lane.evidence.failing().map((exchange) => evidenceEntry(lane, exchange)));
  const entries: Evidence = [];
  for (const entry of failing) {
    const fits = [entry, requestOnly(entry)].find((candidate) => sizeOf([...entries, candidate]) <= LIMITS.evidence);
    if (fits) entries.push(fits);
  }
  if (entries.length > 0) return entries;
  const long = failing
    .flatMap((entry) => [entry, requestOnly(entry)])
    .find((candidate) => sizeOf([candidate]) <= MAX_SINGLE);
  return long && [long];
}

/** The request as it was sent, from one that `evidenceOf` returned. */
export function asSent(request: unknown): unknown {
  return mapStrings(request, (text) => {
    const [, count, character] = /^«(\d{4,8}) × (.)»$/s.exec(text) ?? [];
    return character === undefined || Number(count) > MAX_RUN ? text : character.repeat(Number(count));
  });
}

function evidenceEntry(lane: EvidenceSource, exchange: LoggedExchange): Evidence[number] {
  const { request, response, dropped, duration_ms, http } = exchange;
  return {
    server: lane.server.name,
    request: abbreviate(request),
    ...defined({ response, response_dropped: dropped, duration_ms, http }),
  };
}

function requestOnly({ response, ...rest }: Evidence[number]): Evidence[number] {
  return response === undefined ? rest : { ...rest, response_dropped: true };
}

/** A value with its long runs of one character abbreviated: `«1048576 × a»`. */
export function abbreviate(value: unknown): unknown {
  return mapStrings(value, (text) => {
    const [first = ""] = text;
    const isRun = text.length >= MIN_RUN && first.length === 1 && text === first.repeat(text.length);
    return isRun ? `«${text.length} × ${first}»` : text;
  });
}

/** A value with its strings changed; a value that is nested too deeply stays as it is. */
function mapStrings(value: unknown, change: (text: string) => string): unknown {
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

function sizeOf(entries: Evidence): number {
  return jsonOf(entries)?.length ?? Number.POSITIVE_INFINITY;
}
