import { weightOf } from "../../../core/limits.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { cut, hide, say } from "../../../core/redaction/redacted.js";
import { isAboutLimit } from "../../calls/rejection-text.js";
import type { AuditAnswer, AuditStep, AuditTool } from "./types.js";

/** A tool that reaches one of these is not called any more. */
const MAX_TIMEOUTS = 3;
const MAX_DEATHS = 10;
const MAX_TOOL_BYTES = 24 * 1024 * 1024;
/** Calls that take longer are slow. All of them together get a share of the time, so that other work is not left out. */
const SLOW_MS = 300;
const SLOW_SHARE = 0.3;
const MAX_REFUSAL = 100;

interface Cost {
  timeouts: number;
  deaths: number;
  accepted: number;
  bytes: number;
  /** The time of its quickest answer that was accepted, or of its quickest call without an answer. */
  ms: number;
  /** With which words the server refuses more calls. */
  refusal?: Redacted;
}

/** What calls cost. A tool that costs too much is not called any more. */
export class ToolCosts {
  readonly #costs = new Map<AuditTool, Cost>();
  #slowMs = 0;
  /** The size of all answers. */
  bytes = 0;

  constructor(private readonly limitMs: number) {}

  record(tool: AuditTool, { outcome, kind, text }: AuditAnswer): void {
    const cost = this.#costs.get(tool) ?? {
      timeouts: 0,
      deaths: 0,
      accepted: 0,
      bytes: 0,
      ms: Number.POSITIVE_INFINITY,
    };
    this.#costs.set(tool, cost);
    const ms = msOfOutcome(outcome);
    const bytes = outcome.kind === "answer" ? weightOf(outcome.answer) : 0;
    cost.bytes += bytes;
    this.bytes += bytes;
    if ((kind === "rejected" || kind === "failed") && isAboutLimit(text)) cost.refusal = cut(hide(text), MAX_REFUSAL);
    if (outcome.kind === "timeout") cost.timeouts += 1;
    if (outcome.kind === "died") cost.deaths += 1;
    if (kind === "accepted") cost.accepted += 1;
    if (kind === "accepted" || outcome.kind === "timeout") cost.ms = Math.min(cost.ms, ms);
  }

  /** Adds up the time of slow calls, whatever they are made for. */
  recordTime({ method }: AuditStep, { outcome }: AuditAnswer): void {
    const ms = msOfOutcome(outcome);
    if (method === "tools/call" && ms > SLOW_MS) this.#slowMs += ms;
  }

  /** How long a call of the tool takes, as far as it is known. */
  msOf(tool: AuditTool): number {
    const { ms = 0 } = this.#costs.get(tool) ?? {};
    return Number.isFinite(ms) ? ms : 0;
  }

  /** Why a tool is not called any more; undefined if it may be. */
  whyGivenUp(tool: AuditTool): Redacted | undefined {
    const { timeouts = 0, deaths = 0, accepted = 0, bytes = 0, refusal } = this.#costs.get(tool) ?? {};
    if (refusal !== undefined) return say`the server limits them: ${refusal}`;
    if (timeouts >= MAX_TIMEOUTS || deaths >= MAX_DEATHS || bytes >= MAX_TOOL_BYTES)
      return say`too many were late, ended the server, or had large answers`;
    const ms = this.msOf(tool);
    const hasTime = ms <= SLOW_MS || this.#slowMs + ms <= SLOW_SHARE * this.limitMs;
    if (hasTime && (accepted > 0 || timeouts === 0)) return undefined;
    const seconds = Math.round(ms / 100) / 10;
    if (timeouts > 0) return say`no answer came in ${seconds} s; a greater --max-call waits longer`;
    return say`one takes ${seconds} s; a greater --budget allows more`;
  }
}

function msOfOutcome(outcome: AuditAnswer["outcome"]): number {
  return outcome.kind === "answer" ? outcome.durationMs : outcome.kind === "timeout" ? outcome.afterMs : 0;
}
