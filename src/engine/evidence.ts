import type { Exchange } from "../core/generated/capture.js";
import type { TestRow } from "../core/generated/results.js";
import { isObject } from "../core/json.js";
import { jsonOf } from "../core/redact-json.js";
import type { Lane } from "./lane.js";

/** The most that a row carries, in characters of its JSON. */
const MOST = 48 * 1024;
const MOST_EXCHANGES = 200;

type Evidence = NonNullable<TestRow["evidence"]>;

/** Keeps the requests of a lane that a test may have to show: the last 200. */
export class EvidenceLog {
  readonly #exchanges: Exchange[] = [];

  note(exchange: Exchange): void {
    const { direction, purpose, request } = exchange;
    if (direction === "server" || !isObject(request) || ("method" in request && request["id"] === undefined)) return;
    if (purpose === "handshake" || purpose === "detect" || purpose === "fault") return;
    if (this.#exchanges.push(exchange) >= 2 * MOST_EXCHANGES) this.#exchanges.splice(0, MOST_EXCHANGES);
  }

  /** Forgets what was noted: another attempt begins. */
  clear(): void {
    this.#exchanges.length = 0;
  }

  /** What was noted since then. */
  last(): Exchange[] {
    return this.#exchanges.slice(-MOST_EXCHANGES);
  }
}

/**
 * What was sent while a test ran, with the answers. Where it is too much, answers are left out first; requests are whole,
 * or there are none.
 */
export function evidenceOf(lanes: readonly Lane[]): Evidence | undefined {
  const all = lanes.flatMap((lane) =>
    lane.evidence.last().map(({ request, response }) => ({
      server: lane.server.name,
      request,
      ...(response !== undefined && { response }),
    })),
  );
  if (all.length === 0) return undefined;
  return [all, all.map(({ server, request }) => ({ server, request }))].find(
    (evidence) => (jsonOf(evidence)?.length ?? MOST + 1) <= MOST,
  );
}
