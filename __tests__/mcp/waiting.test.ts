import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type WaitingCall, WaitingCalls } from "../../src/mcp/waiting.js";

function call(id: number, timeoutMs: number): WaitingCall {
  const sentAt = performance.now();
  return {
    id,
    request: {},
    purpose: "test",
    sentAt,
    timeoutMs,
    progressToken: undefined,
    deadline: sentAt + timeoutMs,
    progressSeen: 0,
    notifications: [],
    requests: undefined,
    held: 0,
    note: undefined,
    again: false,
    settle: () => {},
  };
}

function hold(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

describe("calls that wait", () => {
  it("expire at their deadline", async () => {
    const expired: number[] = [];
    const calls = new WaitingCalls(({ id }) => expired.push(id));
    calls.add(call(1, 30));
    calls.add(call(2, 60_000));
    while (expired.length === 0) await wait(10);
    expect(expired).toEqual([1]);
    expect(calls.has(2)).toBe(true);
  });

  it("are given back the time in which the event loop was held, once", async () => {
    const expired: number[] = [];
    const calls = new WaitingCalls(({ id }) => expired.push(id));
    calls.add(call(1, 50));
    hold(400);
    // The first turn of the loop after it: the timer has come, and found that it was late.
    await wait(1);
    await wait(1);
    expect(expired).toEqual([]);
    expect(calls.take(1)).toBeDefined();

    calls.add(call(2, 50));
    hold(400);
    while (expired.length === 0) await wait(10);
    expect(expired).toEqual([2]);
  });
});
