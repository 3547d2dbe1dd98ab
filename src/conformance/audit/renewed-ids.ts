import { isDeepStrictEqual } from "node:util";
import { asObject, valueAt } from "../../core/json/json.js";
import { isServed } from "./answers.js";
import type { Answer, AuditServer, MadeCall, Origin, Patience, Step } from "./types.js";

/** So many requests are sent again to see whether their answers name other things on a fresh server. */
const MAX_PRODUCERS = 40;

/**
 * A server whose ids may be others after each start. An argument that came out of another answer is then what the same
 * request names in this session: that request is sent before, once for each session.
 */
export class RenewedIds implements AuditServer {
  /** Requests whose answers name other things on each fresh server, and all that were looked at. */
  readonly #renewing = new Set<string>();
  readonly #looked = new Set<string>();
  /** What this session answered to them. */
  readonly #answers = new Map<string, Promise<Answer>>();
  #isStarted = false;
  /** How often the server had ended by itself when a request came. */
  ends = 0;

  constructor(private readonly server: AuditServer) {}

  get startupMs() {
    return this.server.startupMs;
  }

  get isFresh() {
    return this.server.isFresh;
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

  async send(step: Step, patience?: Patience): Promise<Answer> {
    if (this.#isStarted && this.server.isFresh) this.ends += 1;
    if (this.#renewing.size > 0) await this.prepare([step]);
    this.#isStarted = true;
    return this.server.send(await this.#current(step), patience);
  }

  /** Sends what the steps need in this session, so that nothing else happens between them. */
  async prepare(steps: readonly Step[]): Promise<void> {
    if (this.server.isFresh) this.#answers.clear();
    for (const step of steps) {
      for (const { step: producer } of this.renewed(step).values()) {
        await this.prepare([producer]);
        const key = keyOf(producer);
        const sent = this.#answers.get(key) ?? this.#current(producer).then((now) => this.server.send(now));
        this.#answers.set(key, sent);
        await sent;
      }
    }
  }

  /** Looks on a fresh server whether what gave arguments to calls names other things there. */
  async look(calls: readonly MadeCall[]): Promise<void> {
    const origins = calls.flatMap(({ step }) => [...(step.origins?.values() ?? [])]);
    const fresh = origins.filter(({ step, path }) => path !== undefined && !this.#looked.has(keyOf(step)));
    if (fresh.length === 0) return;
    await this.restart();
    for (const { step, path = [], value } of fresh) {
      const key = keyOf(step);
      if (this.#looked.size >= MAX_PRODUCERS || this.#renewing.has(key)) continue;
      this.#looked.add(key);
      const answer = (await this.#answers.get(key)) ?? (await this.send(step));
      this.#answers.set(key, Promise.resolve(answer));
      const now = valueAt(answer.json, path);
      if (isServed(answer) && now !== undefined && !isDeepStrictEqual(now, value)) this.#renewing.add(key);
    }
    await this.restart();
  }

  /** The arguments of a step that are others on each fresh server. */
  renewed({ origins }: Step): ReadonlyMap<string, Origin> {
    const own = [...(origins ?? [])];
    return new Map(own.filter(([, { step, path }]) => path !== undefined && this.#renewing.has(keyOf(step))));
  }

  /** A step with the arguments of this session. */
  async #current(step: Step): Promise<Step> {
    const changes: [string, unknown][] = [];
    for (const [name, { step: producer, path = [] }] of this.renewed(step)) {
      const value = valueAt((await this.#answers.get(keyOf(producer)))?.json, path);
      if (value !== undefined) changes.push([name, value]);
    }
    if (changes.length === 0) return step;
    const args = { ...asObject(step.params.arguments), ...Object.fromEntries(changes) };
    return { ...step, params: { ...step.params, arguments: args } };
  }
}

function keyOf({ method, params }: Step): string {
  return JSON.stringify([method, params]);
}
