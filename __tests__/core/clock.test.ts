import { getEventListeners } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { abortedAfter, parseDuration, sleep } from "../../src/core/clock.js";

describe("durations", () => {
  it.each([
    ["500ms", 500],
    ["1.5s", 1_500],
    ["2m", 120_000],
    ["1h", 3_600_000],
    ["0s", 0],
    ["1234567890ms", 1_234_567_890],
    ["1.123456s", 1_123.456],
    ["2147483647ms", 2 ** 31 - 1],
  ])("%s", (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds);
  });

  const WRONG = "5 -1s +1s 1h30m s .5s 1.s 1S 1d 1e3s 600h 2147483648ms 00000000001s 1.1234567s".split(" ");
  it.each([...WRONG, "", "1 s", "1s\n", " 1s"])("not %j", (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });

  it("count in their unit", () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.constantFrom(["ms", 1], ["s", 1_000], ["m", 60_000]), (amount, [unit, factor]) => {
        expect(parseDuration(`${amount}${unit}`)).toBe(amount * Number(factor));
      }),
    );
  });

  it("are waited for, or until a signal says otherwise", async () => {
    expect(await sleep(0)).toBeUndefined();
    expect(await sleep(3_600_000, { signal: AbortSignal.abort() })).toBeUndefined();
    const controller = new AbortController();
    const waiting = sleep(3_600_000, { unref: true, signal: controller.signal });
    controller.abort();
    expect(await waiting).toBeUndefined();
  });
});

describe("abortedAfter", () => {
  const aborted = (signal: AbortSignal) => new Promise((resolve) => signal.addEventListener("abort", resolve));

  it("comes although nothing but a listener is left, and memory is collected", async () => {
    setFlagsFromString("--expose-gc");
    const waiting = aborted(abortedAfter(100, new AbortController().signal));
    const alive = setInterval(() => {}, 10);
    runInNewContext("gc")();
    await waiting;
    clearInterval(alive);
  });

  it("comes with the other signal", async () => {
    const other = new AbortController();
    const waiting = aborted(abortedAfter(3_600_000, other.signal));
    other.abort();
    await waiting;
    expect(abortedAfter(3_600_000, other.signal).aborted).toBe(true);
  });

  it("leaves no listener at the other signal, which outlives it", () => {
    const other = new AbortController();
    const signals = Array.from({ length: 20 }, () => abortedAfter(3_600_000, other.signal));
    expect(getEventListeners(other.signal, "abort")).toEqual([]);
    other.abort();
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});
