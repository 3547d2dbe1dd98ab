import { expect, it } from "vitest";
import { limitRequests, Slots } from "../../src/agents/request-slots.js";
import { modelWith } from "./support.js";

it("asks at most as many times at once as there are slots, in order, and frees a slot after an error", async () => {
  const waiting: (() => void)[] = [];
  const started: string[] = [];
  const model = {
    ...modelWith([]),
    ask: async ({ system = "" }: { system?: string }) => {
      started.push(system);
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (system === "a") throw new Error("refused");
      return { text: system, calls: [], end: "end" as const, usage: { prompt: 0, completion: 0 } };
    },
  };
  const slots = new Slots(2);
  const { signal } = new AbortController();
  const asked = ["a", "b", "c"].map((system) =>
    limitRequests(model, slots, signal)
      .ask({ system, messages: [], maxTokens: 1 })
      .then(({ text }) => text)
      .catch((error: Error) => error.message),
  );
  const settled = async (count: number) => {
    while (started.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  await settled(2);
  expect(started).toEqual(["a", "b"]);
  waiting[0]?.();
  await settled(3);
  for (const finish of waiting) finish();
  expect(await Promise.all(asked)).toEqual(["refused", "b", "c"]);
});

it("counts how long a model's requests wait for their turn", async () => {
  let clock = 0;
  let finish = () => {};
  const first = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slots = new Slots(1, () => clock);
  const { signal } = new AbortController();
  const request = { messages: [], maxTokens: 1 };
  const slow = limitRequests(
    {
      ...modelWith([]),
      ask: async () => {
        await first;
        return { text: "", calls: [], end: "end", usage: { prompt: 0, completion: 0 } };
      },
    },
    slots,
    signal,
  );
  const waiting = limitRequests(modelWith([{ text: "ok" }]), slots, signal);
  const asked = [slow.ask(request), waiting.ask(request)];
  clock = 70;
  finish();
  await Promise.all(asked);
  expect([slow.waitedMs?.(), waiting.waitedMs?.()]).toEqual([0, 70]);
});

it("ends a request with the run, or with its own signal", () => {
  const signals: AbortSignal[] = [];
  const model = {
    ...modelWith([{ text: "" }, { text: "" }]),
    ask: async ({ signal }: { signal?: AbortSignal }) => {
      if (signal) signals.push(signal);
      return { text: "", calls: [], end: "end" as const, usage: { prompt: 0, completion: 0 } };
    },
  };
  const [run, own] = [new AbortController(), new AbortController()];
  const asked = limitRequests(model, new Slots(2), run.signal);
  const request = { messages: [], maxTokens: 1 };
  void asked.ask(request);
  void asked.ask({ ...request, signal: own.signal });
  own.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  run.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
