import { getEventListeners } from "node:events";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Budget, withBudgets } from "../../../src/agents/prices/budget.js";
import { BudgetFault, type Message, type Model, ModelFault, type ModelRequest } from "../../../src/agents/types.js";
import { say } from "../../../src/core/redaction/redacted.js";

/** A token costs a dollar, so that amounts are easy to read. */
const PRICE = { input: 1e6, output: 1e6 };
const DOLLAR = 1e6;
/** What is reserved for `hello`: its bytes, what providers add, and the reply. */
const MOST = 1_000 + 100;

const hello = (): ModelRequest => ({ messages: [{ role: "user", text: "Hello" }], maxTokens: 100 });

/** A model whose replies the test gives, in the order of the requests. */
function modelOf(reply: (index: number) => Promise<{ prompt: number; completion: number }>): Model & { asked: number } {
  const model: Model & { asked: number } = {
    name: "m",
    provider: "test",
    asked: 0,
    async ask() {
      const index = model.asked;
      model.asked += 1;
      return { text: "", calls: [], end: "end", usage: await reply(index) };
    },
  };
  return model;
}

describe("a budget", () => {
  it("is spent by what replies cost, and refuses a request that may pass it", async () => {
    const budget = new Budget("per_test", 2_500 * DOLLAR);
    const model = modelOf(async () => ({ prompt: 700, completion: 50 }));
    const paid = withBudgets(model, PRICE, [budget]);
    expect((await paid.ask(hello())).costUsd).toBe(750);
    expect((await paid.ask(hello())).costUsd).toBe(750);
    const refused = paid.ask(hello());
    await expect(refused).rejects.toThrow(BudgetFault);
    await expect(refused).rejects.toThrow(
      /^The next request to m may cost \$\d+\. Of the \$2500 of per_test, \$1500 are spent\.$/,
    );
    expect(model.asked).toBe(2);
    expect(budget.spent).toBe(1_500 * DOLLAR);
  });

  it("makes a request wait for others that may leave enough, and refuses it if they do not", async () => {
    const replies: ((usage: { prompt: number; completion: number }) => void)[] = [];
    const model = modelOf(() => new Promise((resolve) => replies.push(resolve)));
    const paid = withBudgets(model, PRICE, [new Budget("per_suite", 3 * MOST * DOLLAR)]);
    const asked = [paid.ask(hello()), paid.ask(hello()), paid.ask(hello()), paid.ask(hello())];
    const ends = Promise.allSettled(asked);
    await expect.poll(() => replies.length).toBe(2);
    replies[0]?.({ prompt: 10, completion: 10 });
    await expect.poll(() => replies.length).toBe(3);
    replies[1]?.({ prompt: 1_100, completion: 100 });
    replies[2]?.({ prompt: 1_100, completion: 100 });
    expect((await ends).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
    expect(model.asked).toBe(3);
  });

  it("lets many wait until a signal is aborted, and leaves no listener at it", async () => {
    const budget = new Budget("per_run", 1);
    const controller = new AbortController();
    const waiting = Array.from({ length: 20 }, () => budget.nextSettled(controller.signal));
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
    controller.abort();
    await Promise.all(waiting);
  });

  it("is never passed, whatever comes at the same time", async () => {
    const usage = fc.record({
      prompt: fc.integer({ min: 1, max: 1_000 }),
      completion: fc.integer({ max: 100, min: 0 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(usage, fc.constantFrom("error" as const, "lost" as const)), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 12_000 }),
        fc.scheduler(),
        async (replies, limit, scheduler) => {
          const budgets = [new Budget("a", limit * DOLLAR), new Budget("b", 2 * limit * DOLLAR)];
          const model = modelOf(async (index) => {
            await scheduler.schedule(Promise.resolve());
            const reply = replies[index] ?? "lost";
            if (reply === "error") throw new ModelFault(say`no`, "", 500);
            if (reply === "lost") throw new ModelFault(say`no`, "");
            return reply;
          });
          const paid = withBudgets(model, PRICE, budgets);
          const ended = Promise.allSettled(replies.map(() => paid.ask(hello())));
          await scheduler.waitFor(ended);
          for (const budget of budgets) {
            expect(budget.spent).toBeLessThanOrEqual(budget.limit);
            // Nothing is left reserved.
            expect(budget.fits(budget.limit - budget.spent)).toBe("yes");
          }
        },
      ),
    );
  });

  it("counts a request without an answer as much as it may have cost, and one with an error not", async () => {
    const budget = new Budget("b", 10_000 * DOLLAR);
    const faults = [new ModelFault(say`busy`, "", 529), new ModelFault(say`late`, "")];
    const paid = withBudgets(
      modelOf(async (index) => {
        throw faults[index];
      }),
      PRICE,
      [budget],
    );
    await expect(paid.ask(hello())).rejects.toThrow("busy");
    expect(budget.spent).toBe(0);
    await expect(paid.ask(hello())).rejects.toThrow("late");
    expect(budget.spent).toBeGreaterThan(MOST * DOLLAR);
    expect(budget.spent).toBeLessThan((MOST + 100) * DOLLAR);
  });

  it("takes what the provider counted of a conversation, and the bytes of what is new", async () => {
    const budget = new Budget("b", 1_000_000 * DOLLAR);
    const paid = withBudgets(
      modelOf(async () => ({ prompt: 20_000, completion: 1 })),
      PRICE,
      [budget],
    );
    const messages: Message[] = [{ role: "user", text: "x".repeat(90_000) }];
    await paid.ask({ messages, maxTokens: 100 });
    messages.push({ role: "user", text: "é".repeat(1_000) });
    const small = withBudgets(
      modelOf(async () => ({ prompt: 1, completion: 0 })),
      PRICE,
      [budget],
    );
    expect(budget.spent).toBe(20_001 * DOLLAR);
    await expect(small.ask({ messages, maxTokens: 950_000 })).rejects.toThrow(/may cost \$10\d{5}\./);
    await expect(paid.ask({ messages, maxTokens: 950_000 })).resolves.toMatchObject({ costUsd: 20_001 });
    messages.push({ role: "user", text: "é".repeat(4_000) });
    await expect(paid.ask({ messages, maxTokens: 932_000 })).rejects.toThrow(/may cost \$96\d{4}\./);
  });

  it.each([
    ["stops waiting when", false],
    ["does not wait if", true],
  ])("%s the request is stopped", async (_, isStopped) => {
    const stop = new AbortController();
    if (isStopped) stop.abort();
    const model = modelOf(() => new Promise(() => {}));
    const paid = withBudgets(model, PRICE, [new Budget("b", 1.5 * MOST * DOLLAR)]);
    void paid.ask(hello());
    const waiting = paid.ask({ ...hello(), signal: stop.signal });
    stop.abort();
    await expect(waiting).rejects.toThrow("The request to m was stopped.");
    expect(model.asked).toBe(1);
  });
});
