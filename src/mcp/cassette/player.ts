import { canonicalJson } from "../../core/canonical-json.js";
import type { Cassette, Interaction } from "../../core/generated/cassette.js";
import { isObject } from "../../core/json.js";
import { withoutMarks } from "../../core/redaction/foreign-marks.js";

/** A request as recordings compare it. */
export interface CassetteRequest {
  method: string;
  params?: Record<string, unknown>;
}

/** What a recording has for a request: an interaction, or nothing, and then the request that is nearest. */
export type CassetteLookup =
  | { interaction: Interaction }
  | { miss: { asked: CassetteRequest; nearest?: CassetteRequest } };

/** How many recorded requests are compared to find the nearest. */
const MAX_COMPARED = 1_000;
/** What we say of ourselves in a handshake changes with our version. */
const HANDSHAKES = new Set(["initialize", "server/discover"]);

interface RecordedRequest {
  asked: CassetteRequest;
  interactions: Interaction[];
  /** How many were given. */
  used: number;
}

/**
 * Gives recorded answers by the content of requests: the first one that was not given yet, then the last one again.
 * `_meta` and ids do not count. One player goes through all sessions of a server, as the recording does.
 */
export class CassettePlayer {
  readonly #recorded = new Map<string, RecordedRequest>();
  /** The same by the text of requests as they are sent: most are written as they were recorded, and need no more. */
  readonly #byText = new Map<string, RecordedRequest>();

  /**
   * @param cassette what was recorded
   * @param comparable gives a request without what may differ: secrets, and what is declared as volatile
   */
  constructor(
    readonly cassette: Cassette,
    private readonly comparable: (asked: CassetteRequest) => CassetteRequest,
  ) {
    for (const interaction of cassette.interactions) {
      const asked = comparable(withoutMeta(interaction.request));
      const key = keyOf(asked);
      const known = this.#recorded.get(key);
      if (known) known.interactions.push(interaction);
      else {
        const recorded = { asked, interactions: [interaction], used: 0 };
        this.#recorded.set(key, recorded);
        this.#byText.set(JSON.stringify(asked), recorded);
      }
    }
  }

  /** The revision to ask for where a suite asks for none; null if the recording has how that was found out. */
  get revision(): string | null {
    return this.#recorded.has("server/discover") ? null : this.cassette.protocol_version;
  }

  /** The answer to a request, or that there is none. */
  find(request: CassetteRequest): CassetteLookup {
    // A mark that a suite or a server wrote is not a secret of the recording.
    const sent = withoutMarks(withoutMeta(request));
    let recorded = this.#byText.get(JSON.stringify(sent));
    if (recorded === undefined) {
      const asked = this.comparable(sent);
      recorded = this.#recorded.get(keyOf(asked));
      if (recorded === undefined) return { miss: this.#miss(asked) };
    }
    const { interactions, used } = recorded;
    recorded.used += 1;
    return { interaction: interactions[Math.min(used, interactions.length - 1)] as Interaction };
  }

  #miss(asked: CassetteRequest): { asked: CassetteRequest; nearest?: CassetteRequest } {
    const nearest = this.#nearest(asked);
    return nearest === undefined ? { asked } : { asked, nearest };
  }

  #nearest(asked: CassetteRequest): CassetteRequest | undefined {
    let nearest: CassetteRequest | undefined;
    let least = Number.POSITIVE_INFINITY;
    let compared = 0;
    for (const recorded of this.#recorded.values()) {
      if (recorded.asked.method !== asked.method) continue;
      const distance = differences(recorded.asked.params, asked.params);
      if (distance < least) [nearest, least] = [recorded.asked, distance];
      compared += 1;
      if (compared === MAX_COMPARED) break;
    }
    return nearest;
  }
}

/** No params, and params without content, are the same request. */
function withoutMeta({ method, params }: CassetteRequest): CassetteRequest {
  if (!isObject(params)) return { method };
  const { _meta, ...content } = params;
  return Object.keys(content).length > 0 ? { method, params: content } : { method };
}

function keyOf(asked: CassetteRequest): string {
  return HANDSHAKES.has(asked.method) ? asked.method : canonicalJson(asked);
}

/** Of two values that differ in more, no more is known than that they are far apart. */
const MAX_DIFFERENCES = 10_000;

/** In how many places two JSON values differ; at most 10,000 places are looked at. */
export function differences(left: unknown, right: unknown): number {
  let found = 0;
  let looked = 0;
  const pairs: [unknown, unknown][] = [[left, right]];
  for (let pair = pairs.pop(); pair !== undefined && looked < MAX_DIFFERENCES; pair = pairs.pop()) {
    looked += 1;
    const [a, b] = pair;
    if (Array.isArray(a) && Array.isArray(b)) {
      found += Math.abs(a.length - b.length);
      for (let at = 0; at < Math.min(a.length, b.length); at++) pairs.push([a[at], b[at]]);
    } else if (isObject(a) && isObject(b)) {
      for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
        if (Object.hasOwn(a, name) && Object.hasOwn(b, name)) pairs.push([a[name], b[name]]);
        else found += 1;
      }
    } else if (!Object.is(a, b)) found += 1;
  }
  return found + pairs.length;
}
