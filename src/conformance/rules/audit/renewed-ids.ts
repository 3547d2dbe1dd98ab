import { isDeepStrictEqual } from "node:util";
import { valueAt } from "../../../core/json/json.js";
import { withArguments } from "../../calls/learned/candidates.js";
import type { AuditAnswer, AuditCall, AuditServer, AuditStep, Origin, Patience } from "./types.js";

/** So many requests are sent again to see whether their answers name other things on a fresh server. */
const MAX_PRODUCERS = 40;

/**
 * A server that may give its things other ids after each start. A request that needs such an id is preceded by the
 * request that listed it, once for each session, and gets the id of this session.
 */
export class RenewedIds implements AuditServer {
  /** Requests whose answers have other ids after each start, and all that were compared. */
  readonly #renewing = new Set<string>();
  readonly #inspected = new Set<string>();
  /** The answers of this session to them. */
  readonly #answers = new Map<string, Promise<AuditAnswer>>();
  #isStarted = false;
  /** How often the server had ended by itself when a request came. */
  ends = 0;

  constructor(
    private readonly server: AuditServer,
    private readonly onAnswer: (step: AuditStep, answer: AuditAnswer) => void = () => {},
  ) {}

  /** Another process of the server, with what is known of its answers. */
  beside(server: AuditServer): RenewedIds {
    const other = new RenewedIds(server);
    for (const key of this.#renewing) other.#renewing.add(key);
    return other;
  }

  get isFresh() {
    return this.server.isFresh;
  }

  get signOfLife() {
    return this.server.signOfLife;
  }

  survives(ms: number) {
    return this.server.survives(ms);
  }

  usage() {
    return this.server.usage();
  }

  noise() {
    return this.server.noise();
  }

  restart() {
    this.#isStarted = false;
    this.#answers.clear();
    return this.server.restart();
  }

  async send(step: AuditStep, patience?: Patience): Promise<AuditAnswer> {
    if (this.#isStarted && this.server.isFresh) this.ends += 1;
    if (this.#renewing.size > 0) await this.prepare([step]);
    this.#isStarted = true;
    const answer = await this.server.send(await this.#withSessionIds(step), patience);
    this.onAnswer(step, answer);
    return answer;
  }

  /** Sends what the steps need in this session, so that nothing else happens between them. */
  async prepare(steps: readonly AuditStep[]): Promise<void> {
    if (this.server.isFresh) this.#answers.clear();
    for (const step of steps) {
      for (const { step: producer } of this.renewedOrigins(step).values()) {
        await this.prepare([producer]);
        const key = requestKey(producer);
        const pendingAnswer =
          this.#answers.get(key) ?? this.#withSessionIds(producer).then((now) => this.server.send(now));
        this.#answers.set(key, pendingAnswer);
        await pendingAnswer;
      }
    }
  }

  /** Compares the answers that arguments came from with those of a fresh server; of calls, those that `mayRepeat`. */
  async findRenewing(calls: readonly AuditCall[], mayRepeat: (tool: unknown) => boolean = () => true): Promise<void> {
    const origins = calls.flatMap(({ step }) => [...(step.origins?.values() ?? [])]);
    const fresh = origins.filter(
      ({ step, path }) => path !== undefined && !this.#inspected.has(requestKey(step)) && mayRepeat(step.params.name),
    );
    if (fresh.length === 0) return;
    await this.restart();
    for (const { step, path = [], value } of fresh) {
      const key = requestKey(step);
      if (this.#inspected.size >= MAX_PRODUCERS || this.#renewing.has(key)) continue;
      this.#inspected.add(key);
      const answer = (await this.#answers.get(key)) ?? (await this.send(step));
      this.#answers.set(key, Promise.resolve(answer));
      const now = valueAt(answer.json, path);
      if (answer.kind === "accepted" && now !== undefined && !isDeepStrictEqual(now, value)) this.#renewing.add(key);
    }
    await this.restart();
  }

  /** The arguments of a step that are others on each fresh server. */
  renewedOrigins({ origins }: AuditStep): ReadonlyMap<string, Origin> {
    const own = [...(origins ?? [])];
    return new Map(own.filter(([, { step, path }]) => path !== undefined && this.#renewing.has(requestKey(step))));
  }

  /** A step with the arguments of this session. */
  async #withSessionIds(step: AuditStep): Promise<AuditStep> {
    const changes: [string, unknown][] = [];
    for (const [name, { step: producer, path = [] }] of this.renewedOrigins(step)) {
      const value = valueAt((await this.#answers.get(requestKey(producer)))?.json, path);
      if (value !== undefined) changes.push([name, value]);
    }
    return withArguments(step, changes);
  }
}

function requestKey({ method, params }: AuditStep): string {
  return JSON.stringify([method, params]);
}
