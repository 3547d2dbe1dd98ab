import { nowMs } from "../../core/clock.js";
import type { Frame } from "../../mcp/frames.js";
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
  calls: readonly MadeCall[];
  tools: readonly AuditTool[];
  /** False if the time was over before all was judged. */
  isComplete: boolean;
}

const MAX_CALLS = 4_000;
const REPEATS = 3;
const DEATH_MS = 500;

/** Learns accepted calls, calls around them, judges, and repeats what may be wrong on a fresh server. */
export async function audit(server: AuditServer, settings: AuditSettings): Promise<AuditReport> {
  return new AuditRun(server, settings).run();
}

export class AuditRun implements AuditContext {
  readonly calls: MadeCall[] = [];
  readonly pool = new ValuePool();
  readonly #accepted = new Map<AuditTool, MadeCall>();
  readonly #until: number;
  #left = MAX_CALLS;
  #isStopped = false;

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

  async run(): Promise<AuditReport> {
    const { onProgress } = this.settings;
    onProgress?.("learning calls that are accepted");
    await learn(this);
    onProgress?.("calling around them");
    await explore(this);
    const findings: AuditFinding[] = [];
    for (const [name, judge] of Object.entries(JUDGEMENTS)) {
      if (!this.hasTime()) break;
      onProgress?.(name);
      const told = new Set<string>();
      for (const suspicion of await judge(this)) {
        // One cause is told once for a tool.
        const key = `${suspicion.rule_id} ${suspicion.subject}`;
        if (told.has(key) || !this.hasTime()) continue;
        const finding = await this.#confirm(suspicion);
        if (!finding) continue;
        told.add(key);
        findings.push(finding);
      }
    }
    return { findings, calls: this.calls, tools: this.tools, isComplete: !this.#isStopped };
  }

  hasTime(): boolean {
    const has = nowMs() - this.server.startupMs < this.#until && this.#left > 0 && !this.settings.signal.aborted;
    this.#isStopped ||= !has;
    return has;
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
