import type { Cassette, Interaction } from "../../core/generated/cassette.js";
import { canonicalJson, isObject } from "../../core/json/json.js";
import { withoutMarks } from "../../core/redaction/foreign-marks.js";
import type { CassetteLookup, CassetteRequest, RecordedAnswers } from "../types.js";

const MAX_COMPARED = 1_000;
/** The client info of a handshake changes with the version of mcptest. */
const HANDSHAKES = new Set(["initialize", "server/discover"]);

interface RecordedRequest {
  request: CassetteRequest;
  interactions: Interaction[];
  used: number;
}

/** Finds recorded answers by the content of requests, in order; the last one repeats. Serves all sessions. */
export class CassettePlayer implements RecordedAnswers {
  readonly #requests = new Map<string, RecordedRequest>();

  /** `comparable` returns a request without secrets and volatile values. */
  constructor(
    private readonly cassette: Cassette,
    private readonly comparable: (request: CassetteRequest) => CassetteRequest,
  ) {
    for (const interaction of cassette.interactions) {
      const request = comparable(withoutMeta(interaction.request));
      const key = requestKey(request);
      const existing = this.#requests.get(key);
      if (existing) existing.interactions.push(interaction);
      else this.#requests.set(key, { request, interactions: [interaction], used: 0 });
    }
  }

  get isOverHttp(): boolean {
    return this.cassette.server.transport !== "stdio";
  }

  get revision(): string | null {
    return this.#requests.has("server/discover") ? null : this.cassette.protocol_version;
  }

  find(request: CassetteRequest): CassetteLookup {
    // A redaction mark that a suite or server wrote is not a secret of the recording.
    const comparable = this.comparable(withoutMarks(withoutMeta(request)));
    const entry = this.#requests.get(requestKey(comparable));
    if (entry === undefined) {
      const nearest = this.#nearest(comparable);
      return { miss: { request: comparable, ...(nearest && { nearest }) } };
    }
    const { interactions, used } = entry;
    entry.used += 1;
    return { interaction: interactions[Math.min(used, interactions.length - 1)] as Interaction };
  }

  #nearest(request: CassetteRequest): CassetteRequest | undefined {
    const requests = [...this.#requests.values()].map((entry) => entry.request);
    const candidates = requests
      .filter(({ method }) => method === request.method)
      .slice(0, MAX_COMPARED)
      .map((candidate) => ({ candidate, distance: differences(candidate.params, request.params) }));
    return candidates.toSorted((a, b) => a.distance - b.distance)[0]?.candidate;
  }
}

function withoutMeta({ method, params }: CassetteRequest): CassetteRequest {
  if (!isObject(params)) return { method };
  const { _meta, ...content } = params;
  return Object.keys(content).length > 0 ? { method, params: content } : { method };
}

function requestKey(request: CassetteRequest): string {
  return HANDSHAKES.has(request.method) ? request.method : canonicalJson(request);
}

const MAX_DIFFERENCES = 10_000;

/** The number of places in which two JSON values differ; compares at most 10,000 places. */
export function differences(left: unknown, right: unknown): number {
  let count = 0;
  let visited = 0;
  const pairs: [unknown, unknown][] = [[left, right]];
  for (let pair = pairs.pop(); pair !== undefined && visited < MAX_DIFFERENCES; pair = pairs.pop()) {
    visited += 1;
    const [a, b] = pair;
    if (Array.isArray(a) && Array.isArray(b)) {
      count += Math.abs(a.length - b.length);
      for (let at = 0; at < Math.min(a.length, b.length); at++) pairs.push([a[at], b[at]]);
    } else if (isObject(a) && isObject(b)) {
      for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
        if (Object.hasOwn(a, name) && Object.hasOwn(b, name)) pairs.push([a[name], b[name]]);
        else count += 1;
      }
    } else if (!Object.is(a, b)) count += 1;
  }
  return count + pairs.length;
}
