import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { nowMs } from "../../src/core/clock.js";
import { KeptAnswers, runMemory, SessionMemory } from "../../src/mcp/memory.js";
import { WaitingCall, WaitingCalls } from "../../src/mcp/session/waiting.js";
import type { ClientRequest } from "../../src/mcp/types.js";

function call(
  id: number,
  timeoutMs: number,
  progressToken?: number,
  messages?: KeptAnswers,
  requests: readonly ClientRequest[] = [],
): WaitingCall {
  const request = { params: { _meta: { progressToken } } };
  const options = { timeoutMs, purpose: "test", ...(messages && { rounds: { messages, requests } }) } as const;
  return new WaitingCall(id, request, options, () => {});
}

function callsThatExpire(expired: number[]): WaitingCalls {
  const never = () => {};
  return new WaitingCalls(new SessionMemory(0), ({ id }) => expired.push(id), never);
}

/** A notification of about so many bytes. */
function notification(bytes: number, params = {}) {
  return { method: "notifications/progress", params: { ...params, message: "x".repeat(bytes) } };
}

function hold(ms: number): void {
  for (const end = nowMs() + ms; nowMs() < end; );
}

describe("calls that wait", () => {
  it("expire at their deadline", async () => {
    const expired: number[] = [];
    const calls = callsThatExpire(expired);
    calls.add(call(1, 30));
    calls.add(call(2, 60_000));
    while (expired.length === 0) await wait(10);
    expect(expired).toEqual([1]);
    expect(calls.has(2)).toBe(true);
  });

  it("are given back the time in which the event loop was held, once", async () => {
    const expired: number[] = [];
    const calls = callsThatExpire(expired);
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

describe("messages around calls that wait", () => {
  const MIB = 1024 * 1024;
  const flooded: string[] = [];
  const open = (run = runMemory(0)) =>
    new WaitingCalls(
      new SessionMemory(0, run),
      () => {},
      ({ id }, usedUp) => flooded.push(`${id} ${usedUp?.scope ?? "call"}`),
    );
  const withToken = (id: number, messages?: KeptAnswers, requests?: readonly ClientRequest[]) =>
    call(id, 60_000, id, messages, requests);
  beforeEach(() => {
    flooded.length = 0;
  });

  it("count once in the session, however many calls they may belong to", () => {
    const calls = open();
    for (let id = 1; id <= 8; id += 1) calls.add(withToken(id));
    for (let count = 0; count < 15; count += 1)
      calls.addNotification({ ...notification(MIB), method: "notifications/message" }, 0);
    expect(flooded).toEqual([]);
    calls.addNotification(notification(2 * MIB, { progressToken: 3 }), 0);
    expect(flooded).toEqual(["3 call"]);
  });

  it("are given back when the last call is over that has them", () => {
    const calls = open();
    for (let id = 1; id <= 30; id += 1) {
      calls.add(withToken(id));
      calls.add(withToken(id + 100));
      calls.addNotification(notification(10 * MIB, { progressToken: id }), 0);
      calls.addNotification({ ...notification(MIB), method: "notifications/message" }, 0);
      calls.take(id);
      calls.take(id + 100);
    }
    expect(flooded).toEqual([]);
  });

  it("are bounded over all sessions of the run", () => {
    const run = runMemory(0);
    const sessions = Array.from({ length: 10 }, () => open(run));
    for (const [index, calls] of sessions.entries()) {
      calls.add(withToken(index));
      calls.addNotification(notification(15 * MIB, { progressToken: index }), 0);
    }
    expect(flooded).toEqual(["8 run", "9 run"]);
    for (const [index, calls] of sessions.entries()) calls.take(index);
    sessions[0]?.add(withToken(20));
    sessions[0]?.addNotification(notification(15 * MIB, { progressToken: 20 }), 0);
    expect(flooded).toHaveLength(2);
  });

  it("count together in all rounds of a call, in its session until the call ends", () => {
    const calls = open();
    const all = Array.from({ length: 5 }, () => new KeptAnswers());
    for (const [index, messages] of all.entries()) {
      calls.add(withToken(index, messages));
      calls.addNotification(notification(15 * MIB, { progressToken: index }), 0);
      calls.take(index);
    }
    expect(flooded).toEqual(["4 session"]);
    for (const messages of all.slice(1)) messages.release();
    calls.add(withToken(9, all[0], [{ method: "roots/list", params: "x".repeat(2 * MIB), result: {} }]));
    expect(flooded).toEqual(["4 session", "9 call"]);
    calls.addNotification(notification(1, { progressToken: 9 }), 0);
    expect(calls.take(9)).toMatchObject({ notifications: [], requests: [] });
  });
});
