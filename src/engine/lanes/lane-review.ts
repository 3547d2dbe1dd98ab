import { note } from "../../conformance/invariants/composition.js";
import {
  type Breached,
  type FoundSoFar,
  type InvariantVerdict,
  type OnFound,
  type Review,
  reviewSession,
} from "../../conformance/invariants/review.js";
import type { SchemaPort, Seen } from "../../conformance/invariants/types.js";
import type { Exchange } from "../../core/generated/capture.js";
import type { Severity } from "../../core/generated/results.js";
import type { Owner, SessionFault } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import { loadSchemaPort } from "../judge/schema-port.js";

/** A way in which an invariant does not hold, or could not be judged; a finding is made from it. */
export type InvariantFinding = SessionFault & { severity?: Severity; unjudged?: true; count: number };

const NO_FINDINGS: readonly InvariantFinding[] = [];

/** The invariants over the sessions of one lane, each judged as it goes on. */
export class LaneReview {
  #current: Review | undefined;
  /** Settles when every session that has ended is judged. */
  #ending: Promise<void> | undefined;
  /** What was found since `take` was called last, by owner, then by rule and message. */
  readonly #found = new Map<Owner | undefined, Map<string, InvariantFinding>>();
  /** What showed when a session ended, by rule and message: it belongs to no test. */
  readonly #late = new Map<string, InvariantFinding>();
  #handshake: Exchange | undefined;
  #schemas: Promise<SchemaPort> | undefined;
  readonly #tools = new Set<string>();
  readonly #transport: string;

  constructor(transport: string) {
    this.#transport = transport;
  }

  /** Begins a session, and ends the one before it. Gives what is to be called with each exchange. */
  begin(): (exchange: Exchange, owner: Owner | undefined) => void {
    this.#end();
    const review = reviewSession({ transport: this.#transport }, this.#keep);
    this.#current = review;
    this.#handshake = undefined;
    return (exchange, owner) => {
      // What still comes of a session that another one has replaced belongs to no test.
      if (review !== this.#current) return;
      this.#note(review.see(exchange, owner));
      // Begun at once, so that answers do not pile up; who asks what was found waits for it, and for its error.
      review.settle(this.#port)?.catch(() => {});
    };
  }

  /** What the invariants say of the session that is under way. */
  async now(): Promise<InvariantVerdict[]> {
    return (await this.#current?.verdicts(this.#port)) ?? [];
  }

  /** What was found since the last call; a promise only where something has to be waited for. */
  take(): readonly InvariantFinding[] | Promise<readonly InvariantFinding[]> {
    if (this.#ending) return this.#ending.then(() => this.take());
    const settling = this.#current?.settle(this.#port);
    return settling ? settling.then(() => this.#taken()) : this.#taken();
  }

  /** Ends the last session. Gives what was not yet taken. */
  async finish(): Promise<InvariantFinding[]> {
    this.#end();
    const rest = await this.take();
    return [...rest, ...this.#late.values()];
  }

  /** What composition needs to know. */
  get tools(): Set<string> {
    return this.#tools;
  }

  /** initialize and its answer, in the session that is under way. */
  get handshake(): Exchange | undefined {
    return this.#handshake;
  }

  #note(seen: Seen): void {
    if (seen.method === "initialize" && !seen.fromServer) this.#handshake ??= seen.exchange;
    if (seen.method !== "tools/list" || !seen.result) return;
    note({ server: "", suite: null, revision: null, tools: this.#tools, ids: new Set() }, seen, false);
  }

  readonly #keep: OnFound = (id, kind, way, owner) => {
    const found = this.#found.get(owner) ?? new Map<string, InvariantFinding>();
    this.#found.set(owner, found);
    const key = `${kind} ${id} ${way.message}`;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { ...findingOf(id, kind, way, 1), ...(owner && { owner }) });
  };

  #taken(): readonly InvariantFinding[] {
    if (this.#found.size === 0) return NO_FINDINGS;
    const taken = [...this.#found.values()].flatMap((found) => [...found.values()]);
    this.#found.clear();
    return taken;
  }

  #end(): void {
    const review = this.#current;
    this.#current = undefined;
    if (review === undefined) return;
    const ending = Promise.resolve(this.#ending).then(async () => {
      await review.settle(this.#port);
      for (const late of lateFindings(review.soFar(), await review.verdicts(this.#port))) {
        const key = `${late.rule_id} ${late.message}`;
        this.#late.set(key, { ...late, ...this.#late.get(key), count: late.count + (this.#late.get(key)?.count ?? 0) });
      }
      if (this.#ending === ending) this.#ending = undefined;
    });
    this.#ending = ending;
  }

  /** The validator takes long to load: only where a tool has a schema for its output. */
  readonly #port = (): Promise<SchemaPort> => {
    this.#schemas ??= loadSchemaPort();
    return this.#schemas;
  };
}

/** What shows at the end of a session alone. */
function lateFindings(before: readonly FoundSoFar[], atEnd: readonly FoundSoFar[]): InvariantFinding[] {
  return atEnd.flatMap((one) => {
    const soFar = before.find(({ id }) => id === one.id);
    return (["breaches", "unjudged"] as const).flatMap((kind) =>
      one[kind].flatMap((way) => {
        const count = way.count - (soFar?.[kind].find(({ message }) => message === way.message)?.count ?? 0);
        return count > 0 ? [findingOf(one.id, kind, way, count)] : [];
      }),
    );
  });
}

function findingOf(rule_id: RuleId, kind: "breaches" | "unjudged", way: Breached, count: number): InvariantFinding {
  return { rule_id, ...way, count, ...(kind === "unjudged" && { unjudged: true }) };
}
