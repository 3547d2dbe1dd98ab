import type { Exchange } from "../../core/generated/capture.js";
import { isObject } from "../../core/json.js";
import { INVARIANTS } from "./all.js";
import { learn, look, setRevision } from "./look.js";
import { evidence } from "./shown.js";
import type { Invariant, SchemaPort, Seen, SessionState, Watch } from "./types.js";

const MOST_BREACHES = 5;

/** How one session breaks an invariant. */
export interface Breached {
  message: string;
  evidence?: string;
}

/** What one invariant says of one session. */
export interface InvariantVerdict {
  id: string;
  category: Invariant["category"];
  /** not_applicable: it is about other revisions than the session's. */
  status: "pass" | "fail" | "not_applicable";
  /** How often it does not hold. */
  count: number;
  /** The first five ways in which it does not. */
  breaches: readonly Breached[];
}

/** What is known of a session before its first exchange. */
export interface SessionStart {
  revision?: string | null;
  capabilities?: unknown;
  transport?: string;
}

/** Judges one session in one pass: show it each exchange in order, and ask for the verdicts, at the end or on the way. */
export interface Review {
  see(exchange: Exchange): Seen;
  /** One for each invariant, in their order, as if the session ended here. `schemas` compiles output schemas of tools. */
  verdicts(schemas: SchemaPort): InvariantVerdict[];
  readonly state: Readonly<SessionState>;
}

interface Found {
  count: number;
  breaches: readonly Breached[];
}

interface Running {
  invariant: Invariant;
  watch: Watch;
  found: Found;
}

/**
 * A review of a session by all invariants. Its memory does not grow with the session.
 *
 * @param start what a capture says of itself, or what is known of a live server
 */
export function reviewSession(start: SessionStart): Review {
  const state: SessionState = {
    revision: null,
    modern: false,
    capabilities: isObject(start.capabilities) ? start.capabilities : undefined,
    clientCapabilities: undefined,
    transport: start.transport,
  };
  if (start.revision !== undefined) setRevision(state, start.revision);
  const all = INVARIANTS.map((invariant) => run(invariant, state));
  // By purpose, and by whether the revision is known: what is about other revisions is then asked no more.
  const readers = new Map<string, Running[]>();

  return {
    state,
    see(exchange) {
      const seen = look(exchange);
      learn(state, seen);
      const known = state.revision !== null;
      const key = known ? seen.purpose : `${seen.purpose}, no revision`;
      let running = readers.get(key);
      if (running === undefined) {
        running = all.filter(
          ({ invariant, watch }) =>
            watch.see && invariant.reads.includes(seen.purpose) && (!known || isAbout(invariant.era, state)),
        );
        readers.set(key, running);
      }
      for (const { watch } of running) watch.see?.(seen);
      return seen;
    },
    verdicts(schemas) {
      return all.map((running) => {
        const { id, category, era } = running.invariant;
        if (!isAbout(era, state)) return { id, category, status: "not_applicable", count: 0, breaches: [] };
        const { count, breaches } = foundAtEnd(running, schemas);
        return { id, category, status: count > 0 ? "fail" : "pass", count, breaches };
      });
    },
  };
}

function run(invariant: Invariant, state: SessionState): Running {
  const running: Running = { invariant, watch: {}, found: { count: 0, breaches: [] } };
  running.watch = invariant.watch(state, (message, frame) => {
    // A session may name its revision late; what other revisions ask for is not held against it.
    if (!isAbout(invariant.era, state)) return;
    const { count, breaches } = running.found;
    const breached = (): Breached => (frame === undefined ? { message } : { message, evidence: evidence(frame) });
    running.found = { count: count + 1, breaches: count < MOST_BREACHES ? [...breaches, breached()] : breaches };
  });
  return running;
}

/** What there would be to tell if the session ended here; the session may go on. */
function foundAtEnd(running: Running, schemas: SchemaPort): Found {
  const before = running.found;
  running.watch.end?.(schemas);
  const { found } = running;
  running.found = before;
  return found;
}

function isAbout(era: Invariant["era"], { modern }: SessionState): boolean {
  return era === undefined || (era === "modern") === modern;
}
