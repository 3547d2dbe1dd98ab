import type { ParsedExchange } from "../../conformance/invariants/types.js";
import { addExchange } from "../../conformance/rules/inv/composition.js";
import { isFaultToo } from "../../conformance/rules/inv/envelope.js";
import {
  type Breach,
  type InvariantResult,
  type OnBreach,
  type PartialResult,
  reviewSession,
  type SessionReview,
} from "../../conformance/sessions/review.js";
import type { Exchange } from "../../core/generated/capture.js";
import type { Severity } from "../../core/generated/results.js";
import { getOrMake } from "../../core/groups.js";
import { once } from "../../core/once.js";
import type { Owner, SessionFault } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import { loadSchemaPort } from "../judge/schema-port.js";

/** A way in which an invariant does not hold, or could not be judged; a finding is made from it. */
export type InvariantFinding = SessionFault & { severity?: Severity; unjudged?: true; count: number };

export type JudgeExchange = (exchange: Exchange, owner: Owner | undefined) => void;

/** The invariants over the sessions of one lane, judged while the sessions run. */
export class LaneReview {
  #current: SessionReview | undefined;
  /** Settles when every session that has ended is judged. */
  #ending: Promise<void> | undefined;
  /** The findings since the last `take`, by owner, then by rule and message. */
  readonly #findings = new Map<Owner | undefined, Map<string, InvariantFinding>>();
  /** The findings from the ends of sessions, by rule and message: they belong to no test. */
  readonly #late = new Map<string, InvariantFinding>();
  /** initialize and its answer, in the current session. */
  handshake: Exchange | undefined;
  /** The names of the server's tools, for the review of compositions. */
  readonly tools = new Set<string>();

  constructor(private readonly transport: string) {}

  begin(): JudgeExchange {
    this.#end();
    const review = reviewSession({ transport: this.transport }, this.#addBreach);
    this.#current = review;
    this.handshake = undefined;
    return (exchange, owner) => {
      // Late exchanges of a replaced session belong to no test.
      if (review !== this.#current) return;
      this.#note(review.addExchange(exchange, owner));
      // Started at once, so that answers do not pile up; `take` waits for it, and gets its error.
      review.judgePending(this.#port)?.catch(() => {});
    };
  }

  /** The results of the invariants for the current session. */
  async currentResults(): Promise<InvariantResult[]> {
    return (await this.#current?.results(this.#port)) ?? [];
  }

  /** The findings since the last call, when everything is judged. */
  async take(): Promise<readonly InvariantFinding[]> {
    while (this.#ending) await this.#ending;
    await this.#current?.judgePending(this.#port);
    const findings = [...this.#findings.values()].flatMap((ofOwner) => [...ofOwner.values()]);
    this.#findings.clear();
    return findings;
  }

  /** Ends the last session. Returns the findings that were not taken yet. */
  async finish(): Promise<InvariantFinding[]> {
    this.#end();
    return [...(await this.take()), ...this.#late.values()];
  }

  #note(exchange: ParsedExchange): void {
    if (exchange.method === "initialize" && !exchange.fromServer) this.handshake ??= exchange.exchange;
    if (exchange.method !== "tools/list" || !exchange.result) return;
    addExchange({ server: "", suite: null, tools: this.tools, ids: new Set() }, exchange, false);
  }

  readonly #addBreach: OnBreach = (id, kind, message, owner, breachOf) => {
    if (isFaultToo(id, message)) return;
    const ofOwner = getOrMake(this.#findings, owner, () => new Map<string, InvariantFinding>());
    const key = `${kind} ${id} ${message}`;
    const existing = ofOwner.get(key);
    if (existing) existing.count += 1;
    else ofOwner.set(key, { ...findingOf(id, kind, breachOf(), 1), ...(owner && { owner }) });
  };

  #end(): void {
    const review = this.#current;
    this.#current = undefined;
    if (review === undefined) return;
    const ending = Promise.resolve(this.#ending).then(async () => {
      await review.judgePending(this.#port);
      for (const finding of lateFindings(review.partialResults(), await review.results(this.#port))) {
        const key = `${finding.rule_id} ${finding.message}`;
        this.#late.set(key, {
          ...finding,
          ...this.#late.get(key),
          count: finding.count + (this.#late.get(key)?.count ?? 0),
        });
      }
      if (this.#ending === ending) this.#ending = undefined;
    });
    this.#ending = ending;
  }

  /** The validator loads slowly, so it is loaded only if a tool has an output schema. */
  readonly #port = once(loadSchemaPort);
}

/** The findings that only the end of a session shows. */
function lateFindings(before: readonly PartialResult[], atEnd: readonly PartialResult[]): InvariantFinding[] {
  return atEnd.flatMap((result) => {
    const earlier = before.find(({ id }) => id === result.id);
    return (["breaches", "unjudged"] as const).flatMap((kind) =>
      result[kind].flatMap((breach) => {
        const count = breach.count - (earlier?.[kind].find(({ message }) => message === breach.message)?.count ?? 0);
        return count > 0 ? [findingOf(result.id, kind, breach, count)] : [];
      }),
    );
  });
}

function findingOf(rule_id: RuleId, kind: "breaches" | "unjudged", breach: Breach, count: number): InvariantFinding {
  return { rule_id, ...breach, count, ...(kind === "unjudged" && { unjudged: true }) };
}
