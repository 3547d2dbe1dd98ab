import type { AgentFault } from "../rules/models.js";
import type { ServerTool } from "./catalog.js";
import { type CallTool, errorAnswer } from "./loop.js";
import type { Trace } from "./types.js";

/** How an agent came through the faults, in virtual milliseconds. */
export interface Recovery {
  /** From the first call that a fault struck until it was given up or answered; undefined if none was struck. */
  detectionMs?: number;
  /** From then to the next call that succeeded, or to the reply; undefined if neither came. */
  recoveryMs?: number;
  /** True if the run ended with a reply. */
  recovered: boolean;
  /** True if a struck call was given up. */
  timedOut: boolean;
}

/** Injects faults into calls in virtual time: a call that would hang is answered at once, its waiting only counted. */
export class FaultInjector {
  /** What has been waited for, in virtual milliseconds. */
  waitedMs = 0;
  readonly #strikes = new Map<string, number>();
  readonly #wedgedServers = new Set<string>();
  #detected: { at: number; afterMs: number } | undefined;
  #recoveredAt: number | undefined;
  #timedOut = false;

  /** `giveUpMs`: after how long an unanswered call is given up. */
  constructor(
    private readonly faults: readonly AgentFault[],
    private readonly giveUpMs: number,
  ) {}

  /** Calls through the faults. */
  wrap(call: CallTool): CallTool {
    return async (tool, args) => {
      const delayMs = this.#delayOf(tool);
      // Counted before anything is awaited: in the order of the calls, however long they take.
      const isGivenUp = delayMs !== undefined && delayMs >= this.giveUpMs;
      if (delayMs !== undefined) this.#strike(Math.min(delayMs, this.giveUpMs), isGivenUp);
      const answeredAt = this.waitedMs;
      const timeoutText = `the call of ${tool.name} timed out: no answer within ${this.giveUpMs} ms`;
      const answer = isGivenUp ? errorAnswer(timeoutText) : await call(tool, args);
      if (!answer.isError && this.#detected && answeredAt >= this.#detected.at) {
        this.#recoveredAt = Math.min(this.#recoveredAt ?? answeredAt, answeredAt);
      }
      return answer;
    };
  }

  /** How the run came through; a reply at its end counts as recovery. */
  recovery({ final_response, conversation }: Trace): Recovery {
    const recovered = conversation.stop_reason === "completed" && final_response !== "";
    const recoveredAt = this.#recoveredAt ?? (recovered ? this.waitedMs : undefined);
    const detected = this.#detected;
    return {
      ...(detected && { detectionMs: detected.afterMs }),
      ...(detected && recoveredAt !== undefined && { recoveryMs: recoveredAt - detected.at }),
      recovered,
      timedOut: this.#timedOut,
    };
  }

  /** How long the call takes; undefined if no fault strikes it. */
  #delayOf(tool: ServerTool): number | undefined {
    if (this.#wedgedServers.has(tool.server)) return Number.POSITIVE_INFINITY;
    const fault = this.faults.find(
      ({ target }) => (target.tool ?? tool.name) === tool.name && (target.server ?? tool.server) === tool.server,
    );
    if (fault === undefined) return undefined;
    const before = this.#strikes.get(fault.name) ?? 0;
    if (fault.kind === "recover_after" && before >= (fault.failures ?? 0)) return undefined;
    this.#strikes.set(fault.name, before + 1);
    if (fault.kind === "slow") return fault.delayMs ?? 0;
    if (fault.kind === "wedged") this.#wedgedServers.add(tool.server);
    return Number.POSITIVE_INFINITY;
  }

  #strike(waitMs: number, isGivenUp: boolean): void {
    this.waitedMs += waitMs;
    this.#timedOut ||= isGivenUp;
    this.#detected ??= { at: this.waitedMs, afterMs: waitMs };
  }
}
