import { nowMs } from "../../core/clock.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { Frame } from "../../mcp/frames.js";
import type { RuleId } from "../../rules/registry.js";
import type { SchemaPort } from "../invariants/types.js";
import type { Args } from "../probes/sites.js";
import { evidenceOf } from "./answers.js";
import { explore, learn } from "./learn.js";
import { JUDGEMENTS } from "./registry.js";
import type {
  Answer,
  AuditContext,
  AuditFinding,
  AuditServer,
  AuditTool,
  MadeCall,
  Origin,
  Step,
  Suspicion,
} from "./types.js";
import { callStep, ValuePool } from "./values.js";

export interface AuditSettings {
  tools: readonly AuditTool[];
  capabilities: Frame;
  schemas: SchemaPort;
  secrets: readonly string[];
  /** Milliseconds for all calls, beside the starts of the server. */
  limitMs: number;
  signal: AbortSignal;
  onProgress?(what: string): void;
}

export interface AuditReport {
  findings: AuditFinding[];
  /** The rules that were judged; the others were left out, because the time or the calls were used up. */
  judged: ReadonlySet<RuleId>;
  calls: readonly MadeCall[];
  /** What of the judged rules could not be judged, and why. */
  notJudged: readonly Redacted[];
}

const MAX_CALLS = 4_000;
const REPEATS = 3;
const DEATH_MS = 500;

/** Learns accepted calls, calls around them, judges, and repeats what may be wrong on a fresh server. */
export class AuditRun implements AuditContext {
  readonly calls: MadeCall[] = [];
  readonly pool = new ValuePool();
  readonly #notJudged: Redacted[] = [];
  readonly #accepted = new Map<AuditTool, MadeCall>();
  readonly #until: number;
  #left = MAX_CALLS;

  constructor(
    readonly server: AuditServer,
    private readonly settings: AuditSettings,
  ) {
    this.#until = nowMs() + settings.limitMs;
  }

  get tools() {
    return this.settings.tools;
  }
  get capabilities() {
    return this.settings.capabilities;
  }
  get schemas() {
    return this.settings.schemas;
  }
  get secrets() {
    return this.settings.secrets;
  }

  /** Looks for an accepted call of each tool. */
  async learn(): Promise<void> {
    this.settings.onProgress?.("learning calls that are accepted");
    await learn(this);
  }

  /** Calls around the accepted calls, and judges what the answers show. */
  async judge(): Promise<AuditReport> {
    const { onProgress } = this.settings;
    onProgress?.("calling around them");
    await explore(this);
    const findings: AuditFinding[] = [];
    const judged = new Set<RuleId>();
    for (const { name, ids, judge } of JUDGEMENTS) {
      if (!this.hasTime()) break;
      onProgress?.(`judging ${name}`);
      findings.push(...(await this.#confirmed(await judge(this))));
      if (this.hasTime()) for (const id of ids) judged.add(id);
    }
    return { findings, judged, calls: this.calls, notJudged: this.#notJudged };
  }

  notJudged(what: Redacted): void {
    this.#notJudged.push(what);
  }

  /** What fresh servers show of it: one finding for a rule and a subject. */
  async #confirmed(suspicions: readonly Suspicion[]): Promise<AuditFinding[]> {
    const found = new Map<string, AuditFinding>();
    for (const suspicion of suspicions) {
      const key = `${suspicion.rule_id} ${suspicion.subject}`;
      if (found.has(key) || !this.hasTime()) continue;
      const finding = await this.#confirm(suspicion);
      if (finding) found.set(key, finding);
    }
    return [...found.values()];
  }

  hasTime(): boolean {
    return nowMs() - this.server.startupMs < this.#until && this.#left > 0 && !this.settings.signal.aborted;
  }

  /** The first accepted call of a tool. */
  accepted(tool: AuditTool): MadeCall | undefined {
    return this.#accepted.get(tool);
  }

  call(tool: AuditTool, args: Args, varied: readonly string[] = []): Promise<MadeCall | undefined> {
    return this.make(tool, args, new Map(), varied);
  }

  /** Makes a call, and keeps it with what its answer offers to other calls. */
  async make(tool: AuditTool, args: Args, origins: ReadonlyMap<string, Origin>, varied: readonly string[] = []) {
    if (!this.hasTime()) return undefined;
    this.#left -= 1;
    const step = callStep(tool.name, args, origins);
    const answer = await this.server.send(step);
    const accepts = await tool.accepts(args);
    const isValid = typeof accepts === "boolean" ? accepts : undefined;
    const made: MadeCall = { tool, args, step, isValid, answer, varied };
    this.calls.push(made);
    if (answer.kind !== "accepted") return made;
    if (isValid !== false && !this.#accepted.has(tool)) this.#accepted.set(tool, made);
    if (isValid !== false) this.pool.collect(step, answer);
    return made;
  }

  async ask(method: string, params: Frame): Promise<Answer | undefined> {
    if (!this.hasTime()) return undefined;
    this.#left -= 1;
    const step = { method, params };
    const answer = await this.server.send(step);
    this.pool.collect(step, answer);
    return answer;
  }

  /** A finding, if fresh servers show it three times of three. */
  async #confirm(suspicion: Suspicion): Promise<AuditFinding | undefined> {
    let steps = suspicion.steps;
    let last: Answer | undefined;
    for (let time = 0; time < (suspicion.isCertain ? 0 : REPEATS); time += 1) {
      let { answers, isShown } = await this.#repeat(suspicion, steps);
      if (!isShown && time === 0) {
        steps = withProducers(suspicion.steps);
        if (steps.length > suspicion.steps.length) ({ answers, isShown } = await this.#repeat(suspicion, steps));
      }
      if (!isShown) return undefined;
      last = answers.at(-1);
    }
    const step = steps.at(-1);
    const { rule_id, tier, subject, message } = suspicion;
    const evidence = step && last ? evidenceOf(step, last) : message;
    return { rule_id, tier, subject, message, steps, evidence };
  }

  async #repeat({ steps: shown, together, shows }: Suspicion, steps: readonly Step[]) {
    const { server } = this;
    await server.restart();
    const answers: Answer[] = [];
    const before: Step[] = [];
    const send = async (step: Step) => {
      const answer = await server.send(resolved(step, before, answers));
      return answer;
    };
    const alone = together ? 1 + steps.length - shown.length : steps.length;
    for (const step of steps.slice(0, alone)) {
      answers.push(await send(step));
      before.push(step);
    }
    answers.push(...(await Promise.all(steps.slice(alone).map(send))));
    const own = answers.slice(steps.length - shown.length);
    const isShown = await shows(own, await server.survives(DEATH_MS));
    return { answers, isShown };
  }
}

/** The steps, after those whose answers gave values to them. */
function withProducers(steps: readonly Step[]): Step[] {
  const producers: Step[] = [];
  const add = (step: Step, depth: number) => {
    for (const { step: producer } of step.origins?.values() ?? []) {
      if (depth > 3 || producers.includes(producer) || steps.includes(producer)) continue;
      add(producer, depth + 1);
      producers.push(producer);
    }
  };
  for (const step of steps) add(step, 0);
  return [...producers, ...steps];
}

/** A step whose arguments come from the answers of the steps before it, as far as these are its producers. */
function resolved(step: Step, before: readonly Step[], answers: readonly Answer[]): Step {
  const changes = [...(step.origins ?? [])].flatMap(([name, { step: producer, path }]) => {
    const at = before.indexOf(producer);
    if (at === -1) return [];
    const value = path.reduce<unknown>(
      (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
      answers[at]?.json,
    );
    return value === undefined ? [] : [[name, value] as const];
  });
  if (changes.length === 0) return step;
  const args = { ...(step.params.arguments as Args), ...Object.fromEntries(changes) };
  return { ...step, params: { ...step.params, arguments: args } };
}
