import { canonicalJson } from "../core/json/json.js";
import type { ModelReply, StopReason, Trace, TracedCall, TracedResult, TracedTurn, Usage } from "./types.js";

/** What the log does not see of a run. */
interface RunFacts {
  stop: StopReason;
  durationMs: number;
  messageCount: number;
  hasTurns: boolean;
}

/** Collects what an agent does, and makes its trace. */
export class TraceLog {
  readonly #calls: TracedCall[] = [];
  readonly #results: TracedResult[] = [];
  readonly #turns: { user: string; from: number; final: string }[] = [];
  readonly #usage: Usage = { prompt: 0, completion: 0 };
  /** undefined if the model has no price. */
  #costUsd: number | undefined;

  get callCount(): number {
    return this.#calls.length;
  }

  get totalTokens(): number {
    return this.#usage.prompt + this.#usage.completion;
  }

  addReply({ usage, costUsd }: ModelReply): void {
    this.#usage.prompt += usage.prompt;
    this.#usage.completion += usage.completion;
    if (costUsd !== undefined) this.#costUsd = (this.#costUsd ?? 0) + costUsd;
  }

  startTurn(user: string): void {
    this.#turns.push({ user, from: this.#calls.length, final: "" });
  }

  /** The reply that ends the turn. */
  setFinal(text: string): void {
    const turn = this.#turns.at(-1);
    if (turn) turn.final = text;
  }

  /** Adds a call; its result is added at the same place when it is there. */
  addCall(
    { name, server }: { name: string; server: string },
    args: unknown,
    inputsDigest: string,
  ): { answer: (result: Omit<TracedResult, "server">) => void } {
    const index = this.#calls.push({
      name,
      server,
      args,
      hop_index: this.#calls.length,
      inputs_digest: inputsDigest,
    });
    return {
      answer: (result) => {
        this.#results[index - 1] = { ...result, server };
      },
    };
  }

  trace({ stop, durationMs, messageCount, hasTurns }: RunFacts): Trace {
    const { prompt, completion } = this.#usage;
    const same = new Set(this.#calls.map(({ server, name, args }) => canonicalJson([server, name, args])));
    return {
      tool_calls: this.#calls,
      tool_names: this.#calls.map(({ name }) => name),
      redundant_tool_calls: this.#calls.length - same.size,
      tool_results: this.#results,
      final_response: this.#turns.at(-1)?.final ?? "",
      conversation: {
        tokens: { total: prompt + completion, prompt, completion },
        duration_ms: durationMs,
        message_count: messageCount,
        stop_reason: stop,
        // Sums of decimal fractions have errors in the last digits.
        ...(this.#costUsd !== undefined && { cost_usd: Number(this.#costUsd.toFixed(9)) }),
        per_turn: hasTurns ? this.#turns.map((turn, index) => this.#turnOf(turn, this.#turns[index + 1]?.from)) : [],
      },
    };
  }

  #turnOf({ user, from, final }: { user: string; from: number; final: string }, to?: number): TracedTurn {
    return {
      user,
      final_response: final,
      tool_calls: this.#calls.slice(from, to).map((call, index) => ({ ...call, call_index: index })),
      tool_results: this.#results.slice(from, to).map((result, index) => ({ ...result, call_index: index })),
    };
  }
}
