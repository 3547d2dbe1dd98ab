import { expect, it } from "vitest";
import { startModels } from "../../servers/models/start.js";
import { runSuite } from "../../support/harness.js";
import { byPrompt, calling, endedWith, is, rowsOf, SERVERS, sum } from "./conversations.js";

const model = "claude-sonnet-5-5";
const servers = ["everything"];
const add = calling(sum(2, 3));
const echo = calling({ name: "everything__echo", args: { message: "hello" } });
const recovery = { max_detection_ms: 3_000 };
const clean = { ...recovery, require_clean_timeout: true };
/** A test that injects a fault. */
const meets = (fault: string, name: string, prompt: string, more: object) => ({
  name,
  prompt,
  inject: [fault],
  ...more,
});

const CONVERSATIONS = {
  "hang, then another tool": [add, echo, "I used the other tool."],
  "hang, again and again": [add, add],
  "hang, recovered too late": [add, add, add, "It does not answer."],
  "hang, of nothing": ["I did nothing."],
  "hang, asserted": [add, "It did not answer."],
  wedged: [add, echo, "Nothing answers."],
  "slow, but in time": [add, "It is 5."],
  "slow, without a timeout": [add, "It is 5."],
  "slow, too late": [add, "It is late."],
  later: [add, add, add, "It is 5."],
  "another tool": [echo, "hello"],
  "another server": [add, "It is 5."],
  "unknown tool": ["It is 5."],
  "time of faults": [add, "unheard"],
  "without recovery": [add, "It did not answer."],
  // Three of four runs pass.
  "runs, enough": [add, "It is 5.", add, "It is 6.", add, "It is 5.", add, "It is 5."],
  "runs, too few": ["It is 6.", "It is 5.", "It is 6."],
  "runs, one of them errored": ["It is 5.", { status: 404, message: "gone" }],
};

const SUITE = {
  servers: { everything: SERVERS.everything, other: SERVERS.everything },
  faults: [
    { name: "hung", target: { tool: "get-sum" }, kind: "hang" },
    { name: "wedged", target: { tool: "get-sum", server: "everything" }, kind: "wedged" },
    { name: "slow", target: { tool: "get-sum" }, kind: "slow", delay_ms: 1_000 },
    { name: "slower", target: { server: "everything" }, kind: "slow", delay_ms: 3_000 },
    { name: "later", target: { tool: "get-sum" }, kind: "recover_after", failures: 2 },
    { name: "misspelt", target: { tool: "get-sun" }, kind: "hang" },
    { name: "elsewhere", target: { server: "other" }, kind: "hang" },
  ],
  agents: [
    meets("hung", "recovers", "hang, then another tool", {
      recovery: { max_detection_ms: 3_000, max_recovery_ms: 1, require_clean_timeout: true },
      expect: [is("tool_results[0].isError", true), is("tool_results[1].isError", false)],
    }),
    meets("hung", "never replies", "hang, again and again", { max_turns: 2, recovery }),
    meets("hung", "max_recovery_ms", "hang, recovered too late", { recovery: { ...recovery, max_recovery_ms: 5_999 } }),
    meets("hung", "meets no fault", "hang, of nothing", { recovery }),
    meets("hung", "max_detection_ms", "hang, asserted", {
      recovery: { max_detection_ms: 1_234 },
      expect: [is("tool_results[0].result.error", "the call of get-sum timed out: no answer within 1234 ms")],
    }),
    meets("wedged", "wedged", "wedged", { recovery, expect: [is("tool_results[*].isError", [true, true])] }),
    meets("slow", "slow", "slow, but in time", { recovery, expect: [is("tool_results[0].isError", false)] }),
    meets("slow", "require_clean_timeout", "slow, without a timeout", { recovery: clean }),
    meets("slower", "delay_ms", "slow, too late", { recovery: clean, expect: [is("tool_results[0].isError", true)] }),
    meets("later", "failures", "later", {
      recovery: { ...recovery, max_recovery_ms: 3_000 },
      expect: [is("tool_results[*].isError", [true, true, false])],
    }),
    meets("hung", "other tools", "another tool", { expect: [is("tool_results[0].isError", false)] }),
    meets("elsewhere", "other servers", "another server", { expect: [is("tool_results[0].isError", false)] }),
    meets("misspelt", "unknown tool", "unknown tool", {}),
    meets("hung", "time_budget", "time of faults", {
      ...{ time_budget: "3s", recovery: { max_detection_ms: 3_001 } },
      expect: [is("conversation.stop_reason", "time_budget")],
    }),
    meets("hung", "timeout_ms", "without recovery", {
      timeout_ms: 7_000,
      expect: [is("tool_results[0].result.error", "the call of get-sum timed out: no answer within 7000 ms")],
    }),
    { name: "pass_rate", prompt: "runs, enough", runs: 4, pass_rate: 0.75, expect: [is("final_response", "It is 5.")] },
    { name: "runs", prompt: "runs, too few", runs: 3, pass_rate: 0.5, expect: [is("final_response", "It is 5.")] },
    { name: "errored runs", prompt: "runs, one of them errored", runs: 3, pass_rate: 0.1 },
  ].map((test) => ({ model, servers, ...test })),
};

const models = await startModels(byPrompt(CONVERSATIONS));
const ran = await runSuite(SUITE, ["--reporter", "markdown=summary.md"], models.env);
await models.close();

const rowOf = (name: string) => ran.results.tests.find((row) => row.name === name);

it("judges recoveries in virtual time, and runs by their rate", () => {
  endedWith(ran, 2);
  expect(rowsOf(ran)).toEqual([
    "recovers: passed",
    "never replies: failed AGENT-TURN-BUDGET AGENT-RECOVERY",
    "max_recovery_ms: failed AGENT-RECOVERY",
    "meets no fault: failed AGENT-RECOVERY",
    "max_detection_ms: passed",
    "wedged: passed",
    "slow: passed",
    "require_clean_timeout: failed AGENT-RECOVERY",
    "delay_ms: passed",
    "failures: passed",
    "other tools: passed",
    "other servers: passed",
    "unknown tool: errored SUITE-FAULT",
    "time_budget: failed AGENT-RECOVERY",
    "timeout_ms: passed",
    "pass_rate: passed",
    "runs: failed AGENT-PASS-RATE ASSERT-EXACT",
    "errored runs: errored AGENT-MODEL",
  ]);
});

it("says what was poor about a recovery", () => {
  const told = ran.results.tests
    .flatMap(({ failures }) => failures)
    .filter(({ rule_id }) => rule_id === "AGENT-RECOVERY");
  expect(told.map(({ message }) => message)).toEqual([
    "after the fault, the run did not end with a reply",
    "the recovery took 6000 ms; max_recovery_ms is 5999",
    "the model called nothing that the faults affect (hung): it had nothing to recover from",
    "no call was given up: the fault answered within max_detection_ms",
    "after the fault, the run did not end with a reply",
  ]);
});

it("keeps in the row how the agent came through", () => {
  const recovered = { detection_ms: 3_000, recovery_ms: 3_000, recovered: true, timed_out: true };
  expect(rowOf("failures")?.agent?.recovery).toEqual(recovered);
  // A call that is given up is not made.
  expect(ran.results.servers[0]?.tools?.find(({ name }) => name === "get-sum")?.calls).toBe(8);
});

it("counts the runs, with confidence intervals, in the row and in reports", () => {
  expect(rowOf("pass_rate")?.agent).toMatchObject({
    tokens: { total: 960 },
    trials: {
      runs: 4,
      passed: 3,
      pass_rate: 0.75,
      rates: [
        { k: 1, all: { value: 0.75, low: expect.closeTo(0.3006, 4), high: expect.closeTo(0.9544, 4) } },
        { k: 2, all: { value: 0.5 }, any: { value: 1 } },
        { k: 3 },
        { k: 4, all: { value: 0 }, any: { value: 1 } },
      ],
    },
  });
  expect(rowOf("runs")?.failures.map(({ message, note }) => [message, note])).toEqual([
    ["1 of 3 runs passed; pass_rate is 0.5", undefined],
    ['final_response: expected "It is 5.", got "It is 6."', "in 2 runs"],
  ]);
  const line = "pass_rate: 3 of 4 runs passed, 75% [30%–95%]; pass^2 50% [9%–91%], pass@2 100% [51%–100%]";
  expect(ran.stdout).toContain(line);
});
