import { expect, it } from "vitest";
import { FaultInjector } from "../../src/agents/faults.js";
import { runAgent } from "../../src/agents/loop.js";
import type { AgentFault } from "../../src/rules/models.js";
import { agentWith, answerOf, callsOf, modelWith } from "./support.js";

const SEARCH = { tool: "search" };
const search = callsOf(["s__search", {}]);
const read = callsOf(["s__read", {}]);
const reply = { text: "done" };

async function run(fault: Omit<AgentFault, "name">, replies: Parameters<typeof modelWith>[0]) {
  const called: string[] = [];
  const injector = new FaultInjector([{ name: "f", ...fault }], 1_000);
  const call = injector.wrap(async ({ name }) => {
    called.push(name);
    return answerOf(name);
  });
  const limits = { maxTurns: replies.length, maxTokens: 9 };
  const trace = await runAgent(agentWith(modelWith(replies), { call, limits, now: () => injector.waitedMs }));
  const errors = trace.tool_results.map(({ isError }) => isError);
  return { called, errors, recovery: injector.recovery(trace), ms: trace.conversation.duration_ms };
}

it("hangs each call of the tool, in virtual time", async () => {
  expect(await run({ kind: "hang", target: SEARCH }, [search, search, read, reply])).toEqual({
    called: ["read"],
    errors: [true, true, false],
    recovery: { detectionMs: 1_000, recoveryMs: 1_000, recovered: true, timedOut: true },
    ms: 2_000,
  });
});

it("wedges the whole server from the first call on", async () => {
  const { called, errors, recovery } = await run({ kind: "wedged", target: SEARCH }, [read, search, read, reply]);
  expect([called, errors]).toEqual([["read"], [false, true, true]]);
  expect(recovery).toEqual({ detectionMs: 1_000, recoveryMs: 1_000, recovered: true, timedOut: true });
});

it("delays an answer, or gives it up if it comes too late", async () => {
  expect(await run({ kind: "slow", target: SEARCH, delayMs: 300 }, [search, reply])).toEqual({
    called: ["search"],
    errors: [false],
    recovery: { detectionMs: 300, recoveryMs: 0, recovered: true, timedOut: false },
    ms: 300,
  });
  const late = await run({ kind: "slow", target: SEARCH, delayMs: 1_000 }, [search, reply]);
  expect([late.called, late.recovery.timedOut, late.recovery.detectionMs]).toEqual([[], true, 1_000]);
});

it("answers after some failures", async () => {
  const { called, errors, recovery } = await run({ kind: "recover_after", target: { server: "s" }, failures: 2 }, [
    ...[search, search, search, reply],
  ]);
  expect([called, errors]).toEqual([["search"], [true, true, false]]);
  expect(recovery).toEqual({ detectionMs: 1_000, recoveryMs: 1_000, recovered: true, timedOut: true });
});

it("tells that no call was struck, and that the agent never replied", async () => {
  const other = await run({ kind: "hang", target: { server: "other" } }, [search, reply]);
  expect(other.recovery).toEqual({ recovered: true, timedOut: false });
  const silent = await run({ kind: "hang", target: SEARCH }, [search, search]);
  expect(silent.recovery).toEqual({ detectionMs: 1_000, recovered: false, timedOut: true });
});
