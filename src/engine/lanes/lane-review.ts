import { addExchange, type ComposedSession, hazardsOf } from "../../conformance/invariants/composition.js";
import {
  type Breach,
  type InvariantResult,
  type OnBreach,
  type PartialResult,
  reviewSession,
  type SessionReview,
} from "../../conformance/invariants/review.js";
import type { ParsedExchange, SchemaPort } from "../../conformance/invariants/types.js";
import type { Exchange } from "../../core/generated/capture.js";
import type { Finding, Severity } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redact.js";
import type { Owner, SessionFault } from "../../mcp/types.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import type { Suite } from "../../suite/types.js";
import { loadSchemaPort } from "../judge/schema-port.js";
import type { Lane } from "./lane.js";

/** A way in which an invariant does not hold, or could not be judged; a finding is made from it. */
export type Broken = SessionFault & { severity?: Severity; unjudged?: true; count: number };

const NOTHING: readonly Broken[] = [];

/** The invariants over the sessions of one lane, each judged as it goes on. */
export class LaneReview {
  #current: SessionReview | undefined;
  /** Settles when every session that has ended is judged. */
  #ending: Promise<void> | undefined;
  /** What was found since `take` was called last, by owner, then by rule and message. */
  readonly #found = new Map<Owner | undefined, Map<string, Broken>>();
  /** What showed when a session ended, by rule and message: it belongs to no test. */
  readonly #late = new Map<string, Broken>();
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
      this.#note(review.addExchange(exchange, owner));
      // Begun at once, so that answers do not pile up; who asks what was found waits for it, and for its error.
      review.judgePending(this.#port)?.catch(() => {});
    };
  }

  /** What the invariants say of the session that is under way. */
  async now(): Promise<InvariantResult[]> {
    return (await this.#current?.results(this.#port)) ?? [];
  }

  /** What was found since the last call; a promise only where something has to be waited for. */
  take(): readonly Broken[] | Promise<readonly Broken[]> {
    if (this.#ending) return this.#ending.then(() => this.take());
    const settling = this.#current?.judgePending(this.#port);
    return settling ? settling.then(() => this.#taken()) : this.#taken();
  }

  /** Ends the last session. Gives what was not yet taken. */
  async finish(): Promise<Broken[]> {
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

  #note(seen: ParsedExchange): void {
    if (seen.method === "initialize" && !seen.fromServer) this.#handshake ??= seen.exchange;
    if (seen.method !== "tools/list" || !seen.result) return;
    addExchange({ server: "", suite: null, revision: null, tools: this.#tools, ids: new Set() }, seen, false);
  }

  readonly #keep: OnBreach = (id, kind, way, owner) => {
    const found = this.#found.get(owner) ?? new Map<string, Broken>();
    this.#found.set(owner, found);
    const key = `${kind} ${id} ${way.message}`;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { ...brokenBy(id, kind, way, 1), ...(owner && { owner }) });
  };

  #taken(): readonly Broken[] {
    if (this.#found.size === 0) return NOTHING;
    const taken = [...this.#found.values()].flatMap((found) => [...found.values()]);
    this.#found.clear();
    return taken;
  }

  #end(): void {
    const review = this.#current;
    this.#current = undefined;
    if (review === undefined) return;
    const ending = Promise.resolve(this.#ending).then(async () => {
      await review.judgePending(this.#port);
      for (const late of lateIn(review.partialResults(), await review.results(this.#port))) {
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
function lateIn(before: readonly PartialResult[], atEnd: readonly PartialResult[]): Broken[] {
  return atEnd.flatMap((one) => {
    const soFar = before.find(({ id }) => id === one.id);
    return (["breaches", "unjudged"] as const).flatMap((kind) =>
      one[kind].flatMap((way) => {
        const count = way.count - (soFar?.[kind].find(({ message }) => message === way.message)?.count ?? 0);
        return count > 0 ? [brokenBy(one.id, kind, way, count)] : [];
      }),
    );
  });
}

function brokenBy(rule_id: RuleId, kind: "breaches" | "unjudged", way: Breach, count: number): Broken {
  return { rule_id, ...way, count, ...(kind === "unjudged" && { unjudged: true }) };
}

/** What can go wrong among the servers that one suite runs side by side at one revision. */
export function compositionFindings(lanes: Iterable<Lane>): Finding[] {
  const together = new Map<Suite, Lane[]>();
  for (const lane of lanes) together.set(lane.suite, [...(together.get(lane.suite) ?? []), lane]);
  return [...together.values()].flatMap((members) =>
    hazardsOf(members.flatMap(memberOf)).map(({ rule_id, message, servers }) => {
      // The place is that of the first server that it names.
      const named = members.find(({ server }) => server.name === servers[0]);
      return findingOf(named ?? (members[0] as Lane), rule_id, message);
    }),
  );
}

function findingOf({ suite, version, server }: Lane, rule_id: RuleId, message: Redacted): Finding {
  return {
    rule_id,
    severity: ruleOf(rule_id).severity,
    message,
    server: null,
    target_version: version,
    count: 1,
    gates: suite.runOptions.invariants === "fail",
    location: server.location,
  };
}

function memberOf({ review, facts, server, suite }: Lane): ComposedSession[] {
  if (!review || !facts) return [];
  const { negotiatedVersion: revision } = facts;
  return [{ server: server.name, suite: suite.name, revision, tools: review.tools, ids: new Set() }];
}
