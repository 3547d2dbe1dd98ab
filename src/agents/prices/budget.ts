import { hide, say } from "../../core/redaction/redacted.js";
import { BudgetFault, type Model, ModelFault, type ModelRequest, type Usage } from "../types.js";
import { costOf, type Price } from "./prices.js";

/** What providers add to each request: their own system prompt for tools, and marks between messages. */
const OVERHEAD_TOKENS = 1_000;
/** The least that a provider accepts as the limit of a reply. */
const MIN_REPLY_TOKENS = 16;

/** An amount of money that requests to models may cost together, in millionths of a US dollar. */
export class Budget {
  spent = 0;
  #reserved = 0;
  #wake: (() => void)[] = [];

  /** @param name as messages call it: the key or option that sets the limit */
  constructor(
    readonly name: string,
    readonly limit: number,
  ) {}

  /** Whether a cost fits: `later` if that depends on requests that are not answered yet. */
  fits(cost: number): "yes" | "no" | "later" {
    if (this.spent + cost > this.limit) return "no";
    return this.spent + this.#reserved + cost > this.limit ? "later" : "yes";
  }

  reserve(cost: number): void {
    this.#reserved += cost;
  }

  /** Replaces what was reserved by what was spent. */
  settle(reserved: number, spent: number): void {
    this.#reserved -= reserved;
    this.spent += spent;
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }

  /** Resolves when the next request is settled, or when the signal aborts. */
  nextSettled(signal: AbortSignal | undefined): Promise<void> {
    // A signal that is aborted already fires no event.
    if (signal?.aborted) return Promise.resolve();
    // A signal of its own: listeners that stay would pile up on one that many requests share.
    const stop = signal && AbortSignal.any([signal]);
    return new Promise((resolve) => {
      this.#wake.push(resolve);
      stop?.addEventListener("abort", () => resolve(), { once: true });
    });
  }
}

/** The model with the costs of its replies. A request that may not fit waits, or throws a BudgetFault and is not sent. */
export function withBudgets(model: Model, price: Price, budgets: readonly Budget[]): Model {
  const { embed } = model;
  const countedPrompts = new WeakMap<object, { messages: number; tokens: number }>();

  /** The most tokens that a prompt can have: no tokenizer makes more tokens than bytes. */
  const promptTokens = ({ system, messages, tools = [], schema }: ModelRequest): number => {
    // What was sent before was counted by the provider.
    const counted = countedPrompts.get(messages);
    const tokens = counted?.tokens ?? bytesOf([system, tools, schema]) + OVERHEAD_TOKENS;
    return tokens + bytesOf(messages.slice(counted?.messages));
  };

  async function pay<T extends { usage: Usage }>(most: Usage, signal: AbortSignal | undefined, send: () => Promise<T>) {
    const reserved = costOf(most, price);
    await reserveAll(model, budgets, reserved, signal);
    let cost = reserved;
    try {
      const result = await send();
      const { prompt, completion } = result.usage;
      // Without counted tokens, it may have cost as much as was reserved.
      if (prompt + completion > 0) cost = costOf(result.usage, price);
      return { result, cost };
    } catch (error) {
      // An answer with an error is not charged; whether a request without an answer is, nobody knows.
      if (error instanceof ModelFault && error.status !== undefined) cost = 0;
      throw error;
    } finally {
      for (const budget of budgets) budget.settle(reserved, cost);
    }
  }

  return {
    ...model,
    async ask(request) {
      const { messages, maxTokens, signal } = request;
      const messageCount = messages.length;
      const most = { prompt: promptTokens(request), completion: Math.max(maxTokens, MIN_REPLY_TOKENS) };
      const { result, cost } = await pay(most, signal, () => model.ask(request));
      const { prompt } = result.usage;
      if (prompt > 0) countedPrompts.set(messages, { messages: messageCount, tokens: prompt });
      return { ...result, costUsd: cost / 1e6 };
    },
    ...(embed && {
      async embed(texts: readonly string[], signal?: AbortSignal) {
        const most = { prompt: bytesOf(texts), completion: 0 };
        return (await pay(most, signal, () => embed(texts, signal))).result;
      },
    }),
  };
}

/** Runs what says its cost only at its end. Throws a BudgetFault if a budget is exceeded, before or after it. */
export async function payAfterwards<T extends { costUsd: number | null }>(
  budgets: readonly Budget[],
  runScorer: () => Promise<T>,
): Promise<T> {
  checkBudgets(budgets);
  const result = await runScorer();
  const cost = (result.costUsd ?? 0) * 1e6;
  for (const budget of budgets) budget.settle(0, cost);
  if (cost > 0) checkBudgets(budgets);
  return result;
}

function checkBudgets(budgets: readonly Budget[]): void {
  const exceeded = budgets.find(({ spent, limit }) => spent > limit);
  if (exceeded === undefined) return;
  throw new BudgetFault(
    say`${dollars(exceeded.spent)} are spent, and ${hide(exceeded.name)} allows ${dollars(exceeded.limit)}. A scorer says what it costs only at its end.`,
    `Raise ${exceeded.name}, or use fewer scorers that cost something.`,
  );
}

async function reserveAll(
  { name }: Model,
  budgets: readonly Budget[],
  cost: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (;;) {
    const full = budgets.find((budget) => budget.fits(cost) === "no");
    if (full) {
      throw new BudgetFault(
        say`The next request to ${hide(name)} may cost ${dollars(cost)}. Of the ${dollars(full.limit)} of ${hide(full.name)}, ${dollars(full.spent)} are spent.`,
        `Raise ${full.name}, lower \`max_tokens\`, or make the prompt and the answers of the tools shorter.`,
      );
    }
    const busy = budgets.find((budget) => budget.fits(cost) === "later");
    if (busy === undefined) break;
    await busy.nextSettled(signal);
    if (signal?.aborted)
      throw new ModelFault(say`The request to ${hide(name)} was stopped.`, "Allow the test more time.");
  }
  for (const budget of budgets) budget.reserve(cost);
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function dollars(millionths: number) {
  return hide(`$${Number((millionths / 1e6).toFixed(6))}`);
}
