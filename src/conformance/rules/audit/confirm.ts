import { isDeepStrictEqual } from "node:util";
import { valueAt } from "../../../core/json/json.js";
import { withArguments } from "../../calls/learned/candidates.js";
import type { Args } from "../../calls/types.js";
import { type Claim, claimOf } from "../../claims/claim.js";
import { evidenceOfStep } from "./answers.js";
import type { RenewedIds } from "./renewed-ids.js";
import type { AuditAnswer, AuditCall, AuditStep, Origin, Patience, Suspicion } from "./types.js";

const REPEATS = 3;
const MAX_CHANGES = 3;
const DEATH_MS = 1_500;

/** Repeats on fresh servers what may be wrong. */
export class Confirmation {
  /** `calls`: all calls of the audit so far; `onlyReads`: whether a step leaves the state of the server as it is. */
  constructor(
    private readonly server: RenewedIds,
    private readonly calls: readonly AuditCall[],
    private readonly onlyReads: (step: AuditStep) => boolean,
    private readonly hasTime: () => boolean,
  ) {}

  /** The suspicions that fresh servers confirm, one for each rule and subject. */
  async findings(suspicions: readonly Suspicion[]): Promise<Claim[]> {
    const findings = new Map<string, Claim>();
    for (const suspicion of suspicions) {
      const key = `${suspicion.rule_id} ${suspicion.subject}`;
      if (findings.has(key) || !this.hasTime()) continue;
      const finding = await this.#confirm(suspicion);
      const others = finding ? [finding] : await this.findings(suspicion.otherwise ?? []);
      for (const one of others) findings.set(`${one.id} ${one.subject}`, one);
    }
    return [...findings.values()];
  }

  /** A finding, if it is shown three times of three, each on a fresh server. What only reads is repeated on the first of them. */
  async #confirm(suspicion: Suspicion): Promise<Claim | undefined> {
    // If each step has a server of its own, no step can prepare another.
    let steps = suspicion.onFreshServers ? suspicion.steps : this.#withProducers(suspicion.steps, "renewed");
    let answersShown: readonly AuditAnswer[] = [];
    for (let time = 0; time < (suspicion.isCertain ? 0 : REPEATS); time += 1) {
      const patience = suspicion.isPatient && time === 0 ? "long" : "usual";
      const isUnchanged = time > 0 && !suspicion.onFreshServers && this.#isUnchanged(steps, answersShown);
      let { answers, isShown } = await this.#repeat(suspicion, steps, patience, isUnchanged);
      if (!isShown && isUnchanged) ({ answers, isShown } = await this.#repeat(suspicion, steps, patience));
      if (!isShown && time === 0 && !suspicion.onFreshServers) {
        const more = [
          this.#withProducers(suspicion.steps, "all"),
          this.#withProducers([...this.#callsBefore(steps.at(-1)), ...suspicion.steps], "renewed"),
        ];
        for (const longer of more) {
          if (isShown || longer.length <= suspicion.steps.length || !this.hasTime()) continue;
          steps = longer;
          ({ answers, isShown } = await this.#repeat(suspicion, steps, patience));
        }
      }
      // An answer that was cut off by the end of the time proves nothing.
      if (!isShown || !this.hasTime()) return undefined;
      answersShown = answers;
    }
    const setupSteps = steps.length - suspicion.steps.length;
    const { rule_id, tier, subject, message, shown = [...suspicion.steps.keys()] } = suspicion;
    const shownAt = shown.map((at) => setupSteps + at);
    const lastAt = shownAt.at(-1) ?? -1;
    const [step, last] = [steps[lastAt], answersShown[lastAt] ?? suspicion.answer];
    const evidence = step && last ? evidenceOfStep(step, last) : message;
    const shownSteps = steps.filter((_, at) => at < setupSteps || shownAt.includes(at));
    const assertions = suspicion.assertions?.(answersShown.slice(setupSteps)) ?? [];
    const { inParallel } = suspicion;
    const proof = { steps, answers: answersShown, setupSteps, assertions, ...(inParallel && { inParallel }) };
    return claimOf(rule_id, { status: "failed", tier, subject, message, steps: shownSteps, evidence, proof });
  }

  /** The steps, preceded by the requests whose answers their arguments come from: all, or those that answer otherwise after each start. */
  #withProducers(steps: readonly AuditStep[], which: "all" | "renewed"): readonly AuditStep[] {
    const producers: AuditStep[] = [];
    const add = (step: AuditStep, depth: number) => {
      const origins = which === "all" ? (step.origins ?? new Map<string, Origin>()) : this.server.renewedOrigins(step);
      for (const { step: producer } of origins.values()) {
        if (depth > 3 || producers.includes(producer) || steps.includes(producer)) continue;
        add(producer, depth + 1);
        producers.push(producer);
      }
    };
    for (const step of steps) add(step, 0);
    return [...producers, ...steps];
  }

  /**
   * What may have prepared a step: the last accepted calls of tools that change something and share an argument with it, or
   * any if it has none; and the last equal call.
   */
  #callsBefore(step: AuditStep | undefined): AuditStep[] {
    const at = this.calls.findIndex((call) => call.step === step);
    const call = this.calls[at];
    if (!call) return [];
    const names = Object.keys(call.args).filter(
      (name) => typeof call.args[name] === "string" && call.args[name] !== "",
    );
    const isAbout = (other: Args) => names.length === 0 || names.some((name) => other[name] === call.args[name]);
    const before = this.calls.slice(0, at).filter(({ answer }) => answer.kind === "accepted");
    const changes = before.filter(({ tool, args }) => !tool.isReader && isAbout(args)).slice(-MAX_CHANGES);
    const equal = before.findLast(({ tool, args }) => tool === call.tool && isDeepStrictEqual(args, call.args));
    return before.filter((one) => one === equal || changes.includes(one)).map((one) => one.step);
  }

  /** Whether the server that gave these answers to the steps is as it was before them. */
  #isUnchanged(steps: readonly AuditStep[], answers: readonly AuditAnswer[]): boolean {
    return !this.server.isFresh && steps.every(this.onlyReads) && answers.every(({ kind }) => kind !== "none");
  }

  /** `isFresh`: the server need not start for it. */
  async #repeat(
    { steps: ownSteps, inParallel, onFreshServers, endsServer, shows }: Suspicion,
    steps: readonly AuditStep[],
    patience: Patience,
    isFresh = false,
  ) {
    const { server } = this;
    if (!isFresh) await server.restart();
    const answers: AuditAnswer[] = [];
    const before: AuditStep[] = [];
    const send = (step: AuditStep) => server.send(withCurrentValues(step, before, answers), patience);
    const sequential = inParallel ? 1 + steps.length - ownSteps.length : steps.length;
    for (const step of steps.slice(0, sequential)) {
      if (onFreshServers) await server.restart();
      const isLast = answers.length > 0 && answers.length === steps.length - 1;
      if (endsServer && isLast && !(await server.survives(DEATH_MS))) return { answers, isShown: false };
      answers.push(await send(step));
      before.push(step);
    }
    answers.push(...(await Promise.all(steps.slice(sequential).map(send))));
    const isShown = await shows(answers.slice(steps.length - ownSteps.length), () => server.survives(DEATH_MS));
    return { answers, isShown };
  }
}

/** A step whose arguments come from the answers of the steps before it, as far as these are its producers. */
function withCurrentValues(step: AuditStep, before: readonly AuditStep[], answers: readonly AuditAnswer[]): AuditStep {
  const changes = [...(step.origins ?? [])].flatMap(([name, { step: producer, path }]) => {
    const at = before.indexOf(producer);
    if (at === -1 || path === undefined) return [];
    const value = valueAt(answers[at]?.json, path);
    return value === undefined ? [] : [[name, value] as const];
  });
  return withArguments(step, changes);
}
