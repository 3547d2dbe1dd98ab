import { nowMs } from "../../../core/clock.js";
import { addTo } from "../../../core/groups.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, isPublic, say } from "../../../core/redaction/redacted.js";
import type { Frame } from "../../../mcp/frames.js";
import { isOfTask } from "../../../mcp/revisions/extensions.js";
import type { RuleId } from "../../../rules/registry.js";
import { argumentsOf, callStep } from "../../calls/learned/candidates.js";
import type { KnownPaths } from "../../calls/learned/paths.js";
import { ValuePool } from "../../calls/learned/value-pool.js";
import { TASK_ONLY } from "../../calls/may-call.js";
import type { Args } from "../../calls/types.js";
import type { Claim } from "../../claims/claim.js";
import type { SchemaPort } from "../../invariants/types.js";
import { amountShown } from "./answers.js";
import { JUDGEMENTS } from "./checks.js";
import { Confirmation } from "./confirm.js";
import { explore } from "./explore.js";
import { type Learning, learn, mayChangeState } from "./learn.js";
import { RenewedIds } from "./renewed-ids.js";
import { ToolCosts } from "./tool-costs.js";
import type { AuditAnswer, AuditCall, AuditServer, AuditStep, AuditTool, Origin, Suspicion } from "./types.js";

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
  /** True if a tool that may change something is called with success once. */
  changesOnce?: boolean;
  /** Milliseconds for all calls, beside the first start of the server. */
  limitMs: number;
  /** A server of its own for what waits long; left out: there is one server for all. */
  beside?: AuditServer;
  signal: AbortSignal;
  onProgress?(what: string): void;
  /** Gets what fresh servers have shown again. */
  onClaims?(claims: readonly Claim[]): void;
}

export interface AuditReport {
  findings: Claim[];
  /** The rules that were judged; the others were left out, because the time or the calls were used up. */
  judged: ReadonlySet<RuleId>;
  /** What of the judged rules could not be judged, and why. */
  notJudged: readonly Redacted[];
}

const MAX_CALLS = 4_000;
const MAX_BYTES = 128 * 1024 * 1024;
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
  readonly asking = new Set<string>();
  readonly #callsByTool = new Map<AuditTool, AuditCall[]>();
  readonly #notJudged: Redacted[] = [];
  readonly pool: ValuePool;
  /** While judgements make calls, those that may still be called; else all. */
  tools: AuditSettings["tools"];
  readonly capabilities: AuditSettings["capabilities"];
  readonly schemas: AuditSettings["schemas"];
  secrets: AuditSettings["secrets"];
  readonly #accepted = new Map<AuditTool, AuditCall>();
  readonly #costs: ToolCosts;
  readonly #startedAt = nowMs();
  /** Lists that were not answered: nothing waits for them again. */
  readonly #silentLists = new Set<string>();
  #share: number = SHARES.learn;
  #callsLeft = MAX_CALLS;
  /** False once the limits kept calls from being made that judgements read. */
  #isExplored = true;

  readonly server: RenewedIds;
  /** Where arguments of earlier calls came from, by name and value. */
  readonly #origins = new Map<string, Origin>();

  constructor(
    server: AuditServer,
    private readonly settings: AuditSettings,
  ) {
    this.#costs = new ToolCosts(settings.limitMs);
    this.server = new RenewedIds(server, (step, answer) => this.#costs.recordTime(step, answer));
    this.pool = new ValuePool(settings.paths);
    ({ tools: this.tools, capabilities: this.capabilities, schemas: this.schemas, secrets: this.secrets } = settings);
  }

  /** Looks for an accepted call of each tool. */
  async learn(): Promise<void> {
    this.settings.onProgress?.("learning calls that are accepted");
    await learn(this);
    const changing = new Set(this.changesOnce ? this.tools.filter(mayChangeState).map(({ name }) => name) : []);
    await this.server.findRenewing(this.calls, (name) => !changing.has(String(name)));
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
    const { onProgress, onClaims, beside } = this.settings;
    this.#share = SHARES.judge;
    const findings: Claim[] = [];
    const judged = new Set<RuleId>();
    const { tools } = this.settings;
    const readers = new Set(tools.filter(({ isReader }) => isReader).map(({ name }) => name));
    const onlyReads = ({ method, params }: AuditStep) => method !== "tools/call" || readers.has(String(params.name));
    const confirm = async (server: RenewedIds, suspicions: readonly Suspicion[], ids: readonly RuleId[]) => {
      const confirmation = new Confirmation(server, this.calls, onlyReads, () => this.hasTime());
      const confirmed = await confirmation.findings(suspicions);
      onClaims?.(confirmed);
      findings.push(...confirmed);
      if (this.#isExplored && this.#mayCall()) for (const id of ids) judged.add(id);
    };
    let waiting: Promise<void> | undefined;
    for (const { name, ids, judge, makesCalls, waits } of JUDGEMENTS) {
      if (!this.hasTime()) break;
      onProgress?.(`judging ${name}`);
      if (makesCalls) this.tools = tools.filter((tool) => !this.isGivenUp(tool));
      const suspicions = await judge(this);
      if (waits && beside) waiting = confirm(this.server.beside(beside), suspicions, ids);
      else await confirm(this.server, suspicions, ids);
    }
    await waiting;
    this.tools = tools;
    for (const tool of this.givenUp()) this.notJudged(say`more calls of ${tool}`);
    this.#share = SHARES.fuzz;
    return { findings, judged, notJudged: this.#notJudged };
  }

  get changesOnce(): boolean {
    return this.settings.changesOnce === true;
  }

  get sdk(): string | undefined {
    return this.settings.sdk?.();
  }

  notJudged(what: Redacted): void {
    this.#notJudged.push(what);
  }

  hasTime(): boolean {
    return this.msLeft() > 0 && !this.settings.signal.aborted;
  }

  /** Milliseconds until this part of the audit is over, or a share of the whole. */
  msLeft(share = this.#share): number {
    return this.#startedAt + share * this.settings.limitMs - nowMs();
  }

  /** The tools that are not called any more, each with the reason. */
  givenUp(): Redacted[] {
    return this.settings.tools.flatMap((tool) => {
      const why = this.#costs.whyGivenUp(tool);
      return why === undefined ? [] : [say`${hide(tool.name)}: ${why}`];
    });
  }

  /** True if a tool is not called any more, because its calls cost too much. */
  isGivenUp(tool: AuditTool): boolean {
    return this.#costs.whyGivenUp(tool) !== undefined;
  }

  /** How many milliseconds a call of the tool takes, as far as it is known. */
  callMs(tool: AuditTool): number {
    return this.#costs.msOf(tool);
  }

  /** Calls that a tool is said to accept; none that hold a secret of the user. */
  suggestedArgs(tool: AuditTool): readonly Args[] {
    return (this.settings.args.get(tool.name) ?? []).filter(isPublic);
  }

  get isOutOfCalls(): boolean {
    return this.#callsLeft <= 0 || this.#costs.bytes >= MAX_BYTES;
  }

  #mayCall(): boolean {
    return this.hasTime() && !this.isOutOfCalls;
  }

  callsOf(tool: AuditTool): readonly AuditCall[] {
    return this.#callsByTool.get(tool) ?? [];
  }

  accepted(tool: AuditTool): AuditCall | undefined {
    return this.#accepted.get(tool);
  }

  /** A call of the tool that was not answered in time. */
  unanswered(tool: AuditTool): AuditCall | undefined {
    return this.callsOf(tool).find(({ answer }) => answer.outcome.kind === "timeout");
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
    this.#costs.record(tool, answer);
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
    if (!this.#mayCall() || this.#silentLists.has(method)) return undefined;
    this.#callsLeft -= 1;
    const step = { method, params };
    const answer = await this.server.send(step);
    if (answer.outcome.kind === "timeout" && method.endsWith("/list")) this.#silentLists.add(method);
    this.pool.collect(step, answer);
    return answer;
  }
}
