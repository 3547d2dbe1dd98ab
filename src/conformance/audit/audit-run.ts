import { nowMs } from "../../core/clock.js";
import { addTo } from "../../core/groups.js";
import { valueAt } from "../../core/json/json.js";
import { weightOf } from "../../core/limits.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, isPublic, say } from "../../core/redaction/redacted.js";
import type { Frame } from "../../mcp/frames.js";
import { isOfTask } from "../../mcp/revisions/extensions.js";
import type { RuleId } from "../../rules/registry.js";
import { argumentsOf, callStep, withArguments } from "../calls/learned/candidates.js";
import type { KnownPaths } from "../calls/learned/paths.js";
import { ValuePool } from "../calls/learned/value-pool.js";
import { TASK_ONLY } from "../calls/may-call.js";
import type { Args } from "../calls/types.js";
import { type Claim, claimOf } from "../claims/claim.js";
import type { SchemaPort } from "../invariants/types.js";
import { amountShown, evidenceOfStep } from "./answers.js";
import { explore, type Learning, learn } from "./learn.js";
import { JUDGEMENTS } from "./registry.js";
import { RenewedIds } from "./renewed-ids.js";
import type {
  AuditAnswer,
  AuditCall,
  AuditServer,
  AuditStep,
  AuditTool,
  Origin,
  Patience,
  Suspicion,
} from "./types.js";

export interface AuditSettings {
  tools: readonly AuditTool[];
  capabilities: Frame;
  schemas: SchemaPort;
  /** With which SDK the server is made, as far as its answers show it. */
  sdk?(): string | undefined;
  secrets: readonly string[];
  /** Paths that exist where the server runs, if it runs here. */
  paths?: KnownPaths;
  /** Calls that tools are said to accept, by name; they are tried first. */
  args: ReadonlyMap<string, readonly Args[]>;
  /** Milliseconds for all calls, beside the starts of the server. */
  limitMs: number;
  signal: AbortSignal;
  onProgress?(what: string): void;
}

export interface AuditReport {
  findings: Claim[];
  /** The rules that were judged; the others were left out, because the time or the calls were used up. */
  judged: ReadonlySet<RuleId>;
  /** What of the judged rules could not be judged, and why. */
  notJudged: readonly Redacted[];
}

const MAX_CALLS = 4_000;
/** A tool that reaches one of these is not called any more. */
const MAX_TIMEOUTS = 3;
const MAX_DEATHS = 10;
const MAX_TOOL_BYTES = 24 * 1024 * 1024;
const MAX_BYTES = 128 * 1024 * 1024;
const REPEATS = 3;
const MAX_CHANGES = 3;
const DEATH_MS = 1_500;
const LATE_MS = 1_000;

/** Up to which share of its time each part of an audit goes on, in their order; what is left is for fuzzing. */
export const SHARES = {
  protocol: 0.35,
  learn: 0.45,
  explore: 0.55,
  callsOfRules: 0.72,
  rules: 0.75,
  judge: 0.93,
  fuzz: 1,
} as const;

/** Learns accepted calls, calls around them, judges, and repeats what may be wrong on a fresh server. */
export class AuditRun implements Learning {
  readonly calls: AuditCall[] = [];
  readonly unpromptedEnds: number[] = [];
  readonly #callsByTool = new Map<AuditTool, AuditCall[]>();
  readonly #notJudged: Redacted[] = [];
  readonly pool: ValuePool;
  readonly tools: AuditSettings["tools"];
  readonly capabilities: AuditSettings["capabilities"];
  readonly schemas: AuditSettings["schemas"];
  secrets: AuditSettings["secrets"];
  readonly #accepted = new Map<AuditTool, AuditCall>();
  readonly #costs = new Map<AuditTool, { timeouts: number; deaths: number; bytes: number }>();
  readonly #startedAt = nowMs();
  #share: number = SHARES.learn;
  #callsLeft = MAX_CALLS;
  #bytes = 0;
  /** False once the limits kept calls from being made that judgements read. */
  #isExplored = true;

  readonly server: RenewedIds;
  /** Where arguments of earlier calls came from, by name and value. */
  readonly #origins = new Map<string, Origin>();

  constructor(
    server: AuditServer,
    private readonly settings: AuditSettings,
  ) {
    this.server = new RenewedIds(server);
    this.pool = new ValuePool(settings.paths);
    ({ tools: this.tools, capabilities: this.capabilities, schemas: this.schemas, secrets: this.secrets } = settings);
  }

  /** Looks for an accepted call of each tool. */
  async learn(): Promise<void> {
    this.settings.onProgress?.("learning calls that are accepted");
    await learn(this);
    await this.server.findRenewing(this.calls);
    this.#isExplored &&= this.#mayCall();
  }

  /** Calls around the accepted calls. */
  async explore(): Promise<void> {
    this.settings.onProgress?.("calling around them");
    this.#share = SHARES.explore;
    await explore(this);
    // Work that calls left running may end the server only now.
    if (this.calls.length > 0 && !(await this.server.survives(LATE_MS))) this.unpromptedEnds.push(this.calls.length);
    await this.server.findRenewing(this.calls);
    this.#isExplored &&= this.#mayCall();
    // A server may open its files with its first calls.
    this.secrets = [...this.secrets, ...(this.server.usage()?.files ?? [])];
  }

  /** Judges what the answers show. */
  async judge(): Promise<AuditReport> {
    const { onProgress } = this.settings;
    this.#share = SHARES.judge;
    const findings: Claim[] = [];
    const judged = new Set<RuleId>();
    for (const { name, ids, judge } of JUDGEMENTS) {
      if (!this.hasTime()) break;
      onProgress?.(`judging ${name}`);
      findings.push(...(await this.#confirmed(await judge(this))));
      if (this.#isExplored && this.#mayCall()) for (const id of ids) judged.add(id);
    }
    for (const tool of this.tools) {
      if (!this.isGivenUp(tool)) continue;
      this.notJudged(say`more calls of ${hide(tool.name)}: too many were late, ended the server, or had large answers`);
    }
    this.#share = SHARES.fuzz;
    return { findings, judged, notJudged: this.#notJudged };
  }

  get sdk(): string | undefined {
    return this.settings.sdk?.();
  }

  notJudged(what: Redacted): void {
    this.#notJudged.push(what);
  }

  /** The suspicions that fresh servers confirm, one for each rule and subject. */
  async #confirmed(suspicions: readonly Suspicion[]): Promise<Claim[]> {
    const findings = new Map<string, Claim>();
    for (const suspicion of suspicions) {
      const key = `${suspicion.rule_id} ${suspicion.subject}`;
      if (findings.has(key) || !this.hasTime()) continue;
      const finding = await this.#confirm(suspicion);
      const others = finding ? [finding] : await this.#confirmed(suspicion.otherwise ?? []);
      for (const one of others) findings.set(`${one.id} ${one.subject}`, one);
    }
    return [...findings.values()];
  }

  hasTime(): boolean {
    return this.msLeft() > 0 && !this.settings.signal.aborted;
  }

  /** Milliseconds until this part of the audit is over, or a share of the whole. */
  msLeft(share = this.#share): number {
    const { limitMs } = this.settings;
    // A server that has to start again and again does not get more than twice the time.
    const startupMs = Math.min(this.server.startupMs, limitMs);
    return this.#startedAt + share * limitMs + startupMs - nowMs();
  }

  /** True if a tool is not called any more: it hangs or dies too often, or its answers are too large. */
  isGivenUp(tool: AuditTool): boolean {
    const { timeouts, deaths, bytes } = this.#costOf(tool);
    return timeouts >= MAX_TIMEOUTS || deaths >= MAX_DEATHS || bytes >= MAX_TOOL_BYTES;
  }

  /** Calls that a tool is said to accept; none that hold a secret of the user. */
  suggestedArgs(tool: AuditTool): readonly Args[] {
    return (this.settings.args.get(tool.name) ?? []).filter(isPublic);
  }

  #costOf(tool: AuditTool) {
    const spent = this.#costs.get(tool) ?? { timeouts: 0, deaths: 0, bytes: 0 };
    this.#costs.set(tool, spent);
    return spent;
  }

  #recordCost(tool: AuditTool, { outcome }: AuditAnswer): void {
    const spent = this.#costOf(tool);
    const bytes = outcome.kind === "answer" ? weightOf(outcome.answer) : 0;
    spent.bytes += bytes;
    this.#bytes += bytes;
    if (outcome.kind === "timeout") spent.timeouts += 1;
    if (outcome.kind === "died") spent.deaths += 1;
  }

  #mayCall(): boolean {
    return this.hasTime() && this.#callsLeft > 0 && this.#bytes < MAX_BYTES;
  }

  callsOf(tool: AuditTool): readonly AuditCall[] {
    return this.#callsByTool.get(tool) ?? [];
  }

  accepted(tool: AuditTool): AuditCall | undefined {
    return this.#accepted.get(tool);
  }

  call(tool: AuditTool, args: Args, varied: readonly string[] = []): Promise<AuditCall | undefined> {
    return this.makeCall(tool, args, new Map(), varied);
  }

  /** Makes a call, and keeps it with what its answer offers to other calls. */
  async makeCall(tool: AuditTool, args: Args, origins: ReadonlyMap<string, Origin>, varied: readonly string[] = []) {
    if (!this.#mayCall() || this.isGivenUp(tool) || tool.withheld !== undefined) return undefined;
    this.#callsLeft -= 1;
    const step = callStep(tool.name, args, this.#originsOf(args, origins));
    const { ends } = this.server;
    const answer = await this.server.send(step);
    const isAfterSilence = this.calls.at(-1)?.answer.kind === "none";
    if (this.server.ends > ends && !isAfterSilence) this.unpromptedEnds.push(this.calls.length);
    // A call that was cut off by the end of the time proves nothing.
    if (answer.kind === "none" && !this.hasTime()) return undefined;
    // Since 2026-07-28 no list says that a tool runs as a task alone.
    if (answer.outcome.kind === "answer" && isOfTask(answer.outcome.answer)) {
      tool.withheld = hide(TASK_ONLY);
      return undefined;
    }
    this.#recordCost(tool, answer);
    const accepts = await tool.accepts(args);
    const isValid = typeof accepts === "boolean" ? accepts : undefined;
    const call: AuditCall = { tool, args, step, isValid, answer, varied };
    this.calls.push(call);
    addTo(this.#callsByTool, tool, call);
    if (answer.kind !== "accepted" || isValid === false) return call;
    const before = this.#accepted.get(tool);
    const isBase = varied.every((name) => argumentsOf(tool).some((one) => one.name === name && one.isRequired));
    if (!before || (isBase && amountShown(answer) > amountShown(before.answer))) this.#accepted.set(tool, call);
    this.pool.collect(step, answer);
    this.pool.collectArguments(step, args);
    return call;
  }

  /** The origins of arguments, and those of earlier calls for arguments of the same name and value. */
  #originsOf(args: Args, origins: ReadonlyMap<string, Origin>): Map<string, Origin> {
    const originEntries = Object.entries(args).flatMap(([name, value]): [string, Origin][] => {
      const key = `${name} ${JSON.stringify(value)}`;
      const origin = origins.get(name) ?? this.#origins.get(key);
      if (!origin) return [];
      this.#origins.set(key, origin);
      return [[name, origin]];
    });
    return new Map(originEntries);
  }

  async ask(method: string, params: Frame): Promise<AuditAnswer | undefined> {
    if (!this.#mayCall()) return undefined;
    this.#callsLeft -= 1;
    const step = { method, params };
    const answer = await this.server.send(step);
    this.pool.collect(step, answer);
    return answer;
  }

  /** A finding, if fresh servers show it three times of three. */
  async #confirm(suspicion: Suspicion): Promise<Claim | undefined> {
    // If each step has a server of its own, no step can prepare another.
    let steps = suspicion.onFreshServers ? suspicion.steps : this.#withProducers(suspicion.steps, "renewed");
    let answersShown: readonly AuditAnswer[] = [];
    for (let time = 0; time < (suspicion.isCertain ? 0 : REPEATS); time += 1) {
      const patience = suspicion.isPatient && time === 0 ? "long" : "usual";
      let { answers, isShown } = await this.#repeat(suspicion, steps, patience);
      if (!isShown && time === 0 && !suspicion.onFreshServers) {
        const more = [
          this.#withProducers(suspicion.steps, "all"),
          this.#withProducers([...this.#changesBefore(steps.at(-1)), ...suspicion.steps], "renewed"),
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
    const [step, last] = [steps.at(-1), answersShown.at(-1)];
    const { rule_id, tier, subject, message } = suspicion;
    const evidence = step && last ? evidenceOfStep(step, last) : message;
    const setupSteps = steps.length - suspicion.steps.length;
    const assertions = suspicion.assertions?.(answersShown.slice(setupSteps)) ?? [];
    const { inParallel } = suspicion;
    const proof = { answers: answersShown, setupSteps, assertions, ...(inParallel && { inParallel }) };
    return claimOf(rule_id, { status: "failed", tier, subject, message, steps, evidence, proof });
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

  /** The last accepted calls of tools that change something, before a step that they share an argument with. */
  #changesBefore(step: AuditStep | undefined): AuditStep[] {
    const at = this.calls.findIndex((call) => call.step === step);
    const args = this.calls[at]?.args ?? {};
    const isAbout = (other: Args) =>
      Object.keys(args).some(
        (name) => typeof args[name] === "string" && args[name] !== "" && other[name] === args[name],
      );
    const before = this.calls.slice(0, Math.max(at, 0)).filter(({ tool, args: other, answer }) => {
      return !tool.isReader && answer.kind === "accepted" && isAbout(other);
    });
    return before.slice(-MAX_CHANGES).map((call) => call.step);
  }

  async #repeat(
    { steps: ownSteps, inParallel, onFreshServers, shows }: Suspicion,
    steps: readonly AuditStep[],
    patience: Patience,
  ) {
    const { server } = this;
    await server.restart();
    const answers: AuditAnswer[] = [];
    const before: AuditStep[] = [];
    const send = (step: AuditStep) => server.send(withCurrentValues(step, before, answers), patience);
    const sequential = inParallel ? 1 + steps.length - ownSteps.length : steps.length;
    for (const step of steps.slice(0, sequential)) {
      if (onFreshServers) await server.restart();
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
