import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, root, runSuite, textIn } from "../../support/harness.js";

const server = `${root}__tests__/servers/load-server.mjs`;
const repeats = { target: "result.content[0].text", matcher: { exact: "${data.text}" } };
const data = [{ text: "one" }, { text: "two" }, { text: "three" }];

interface Given {
  faults?: string[];
  overHttp?: boolean;
  load: object;
  expect?: object[];
  args?: object;
  more?: object;
}

/** Runs a suite with one load test, and gives its row with what the server noted. */
async function run({ faults = [], overHttp = false, load, expect: asserted = [repeats], more = {}, ...test }: Given) {
  const cwd = folderWith({});
  const log = join(cwd, "log.txt");
  const stdio = { command: ["node", server, ...faults], env: { LOG: log } };
  const http = {
    url: "http://127.0.0.1:${port}/mcp",
    start: { command: ["node", server, "${port}", ...faults], env: { LOG: log } },
  };
  const echo = { name: "echo", tool: "echo", args: { text: "${data.text}" }, timeout_ms: 30_000, data };
  const suite = {
    servers: { s: overHttp ? http : stdio },
    tools: [{ ...echo, load, ...(asserted.length > 0 && { expect: asserted }), ...test, ...more }],
  };
  const ran = await runSuite(suite);
  const lines = textIn(log).split("\n");
  const logged = (start: string) => lines.filter((line) => line.startsWith(start));
  return { ...ran, row: ran.results.tests[0]!, calls: logged("call"), sessions: logged("session") };
}

describe("a load test", () => {
  it("makes every call over stdio in one session, with the rows in turn", async () => {
    const { code, row, calls, sessions, leftovers } = await run({ load: { clients: 5, calls: 300 } });
    expect({ code, leftovers }).toEqual({ code: 0, leftovers: [] });
    expect(sessions).toHaveLength(1);
    expect(calls).toHaveLength(300);
    for (const { text } of data) expect(calls.filter((line) => line === `call ${text}`)).toHaveLength(100);
    expect(row).toMatchObject({
      ...{ status: "passed", attempts: 1, failures: [], findings: [] },
      load: { clients: 5, sessions: 1, calls: 300, failed: 0, failed_rate: 0, errors: 0, timeouts: 0, reconnects: 0 },
    });
    const { load } = row;
    expect(load?.timeline.reduce((sum, step) => sum + step.calls, 0)).toBe(300);
    expect(load?.client_busy).toBeGreaterThan(0);
    expect(load?.client_busy).toBeLessThanOrEqual(1);
    expect(load?.bytes).toBeGreaterThan(300 * 50);
    const { min_ms = 0, p50_ms = 0, p95_ms = 0, max_ms = 0 } = load ?? {};
    expect([min_ms, p50_ms, p95_ms, max_ms].toSorted((a, b) => a - b)).toEqual([min_ms, p50_ms, p95_ms, max_ms]);
  });

  it("gives each client over HTTP a session, and all of them one server", async () => {
    const { code, row, calls, sessions, leftovers } = await run({ overHttp: true, load: { clients: 4, calls: 100 } });
    expect({ code, leftovers }).toEqual({ code: 0, leftovers: [] });
    expect(sessions).toHaveLength(4);
    expect(new Set(sessions).size).toBe(1);
    expect(calls).toHaveLength(100);
    expect(row.load).toMatchObject({ clients: 4, sessions: 4, calls: 100, failed: 0 });
  });

  it("runs several processes over stdio if it is asked to", async () => {
    const { row, sessions, leftovers } = await run({ load: { clients: 4, sessions: 2, calls: 60 } });
    expect(leftovers).toEqual([]);
    expect(new Set(sessions).size).toBe(2);
    expect(row).toMatchObject({ status: "passed", load: { sessions: 2, calls: 60 } });
  });

  it("makes the calls of an open model when they are due", async () => {
    const { row, calls } = await run({ load: { clients: 2, calls: 60, rate: "300/s", ramp: "100ms" } });
    expect(calls).toHaveLength(60);
    expect(row).toMatchObject({ status: "passed", load: { due_rate: 300, calls: 60 } });
    // The last is due after the ramp, with half of its calls, and the others at 3.3 ms each.
    expect(row.load?.duration_ms).toBeGreaterThanOrEqual(245);
  });

  it("ends after its time", async () => {
    const { row, calls } = await run({ load: { clients: 2, for: "200ms" } });
    expect(row.load?.calls).toBe(calls.length);
    expect(row.status).toBe(calls.length > 0 ? "passed" : "unverified");
  });

  it("fails for one answer that is not what it expects, and shows the first with how many there were", async () => {
    const { code, row } = await run({ faults: ["error=50"], load: { clients: 5, calls: 200 } });
    expect(code).toBe(1);
    expect(row).toMatchObject({ status: "failed", load: { calls: 200, failed: 4, failed_rate: 0.02, errors: 0 } });
    expect(row.failures).toMatchObject([
      {
        rule_id: "ASSERT-EXACT",
        actual: "too busy",
        request: expect.stringMatching(/^tools\/call echo \{"text":"(one|two|three)"\}$/),
        note: expect.stringMatching(/^4 of 200 calls; call \d+ was the first$/),
      },
    ]);
    expect(row.evidence).toBeUndefined();
  });

  it("judges answers without `expect` as any test does", async () => {
    const { row } = await run({ faults: ["error=50"], load: { calls: 100 }, expect: [] });
    expect(row).toMatchObject({ status: "failed", load: { failed: 2 } });
    expect(row.failures).toMatchObject([{ rule_id: "ASSERT-RESULT", message: "the result is an error: too busy" }]);
  });

  it("judges a sample of the answers, and every error", async () => {
    const load = { calls: 100, sample: "1/10" };
    const wrong = await run({ load, expect: [{ target: "result.content[0].text", matcher: { exact: "four" } }] });
    expect(wrong).toMatchObject({ code: 1, row: { load: { calls: 100, failed: 10 } } });
    expect(wrong.row.load?.notes).toContain("one answer in 10 was judged; of the others, only errors");
    const busy = await run({ load, faults: ["error=50"] });
    expect(busy).toMatchObject({ code: 1, row: { load: { calls: 100, failed: 2 } } });
  });

  it("lets a limit decide how many calls may fail", async () => {
    const limit = (less: number) => ({ target: "load.failed_rate", matcher: { "less-than": less } });
    const given = { faults: ["error=50"], load: { clients: 5, calls: 200 } };
    expect((await run({ ...given, expect: [repeats, limit(0.05)] })).row).toMatchObject({
      status: "passed",
      failures: [],
    });
    const { row } = await run({ ...given, expect: [repeats, limit(0.01)] });
    expect(row.status).toBe("failed");
    expect(row.failures).toMatchObject([
      { rule_id: "ASSERT-LESS-THAN", target: "load.failed_rate", actual: 0.02 },
      { rule_id: "ASSERT-EXACT", actual: "too busy" },
    ]);
  });

  it("goes on with a new session after a crash", async () => {
    const { row, sessions } = await run({ faults: ["crash=40"], load: { clients: 1, calls: 100 } });
    expect(sessions.length).toBe(3);
    expect(row).toMatchObject({ status: "failed", load: { calls: 100, failed: 2, errors: 2, reconnects: 2 } });
    expect(row.failures).toMatchObject([
      { rule_id: "FAULT-LIFECYCLE-CRASH", note: expect.stringContaining("2 of 100 calls") },
    ]);
  });

  it("counts calls without an answer in time, and ends if there are no others", async () => {
    const some = await run({ faults: ["silent=20"], load: { clients: 4, calls: 60 }, more: { timeout_ms: 1_000 } });
    // A busy machine may make others late too.
    expect(some.row.load?.timeouts).toBeGreaterThanOrEqual(3);
    expect(some.row).toMatchObject({ status: "failed", load: { errors: some.row.load?.timeouts } });
    const all = await run({ faults: ["silent=1"], load: { clients: 2, calls: 100 }, more: { timeout_ms: 100 } });
    expect(all.row).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(/^the last \d calls got no answer$/),
    });
    expect(all.row.load?.calls).toBeLessThan(10);
  });

  it("fails if a session cannot be opened", async () => {
    const { row } = await run({ overHttp: true, faults: ["single"], load: { clients: 3, calls: 30 } });
    expect(row).toMatchObject({ status: "failed", load: { calls: 0 } });
    expect(row.failures).toMatchObject([{ rule_id: "FAULT-HTTP-STATUS" }]);
  });

  it("is unverified by what could not be measured, and says why", async () => {
    const grows = { target: "load.memory_growth_kb_per_call", matcher: { "less-than": 1 } };
    const { row } = await run({ load: { calls: 20 }, expect: [repeats, grows] });
    expect(row).toMatchObject({ status: "unverified", load: { calls: 20 } });
    expect(row.reason).toContain(
      "load.memory_growth_kb_per_call could not be measured; the growth of the memory is not known",
    );
  });

  it("says that the client is the limit, where judging takes longer than answering", async () => {
    // So many that the client is the limit even if the server gets little of a busy machine.
    const expectations = Array.from({ length: 3_000 }, () => repeats);
    const { row } = await run({ load: { clients: 10, calls: 100 }, expect: expectations });
    expect(row.load?.client_busy).toBeGreaterThanOrEqual(0.9);
    expect(row.load?.notes).toContainEqual(expect.stringContaining("the client is the limit"));
  });

  describe("the answer of another call", () => {
    const args = { text: "${data.text} ${request_id}" };
    const holds = { target: "result.content[0].text", matcher: { regex: "^(one|two|three) " } };
    const none = { target: "load.mixed_up", matcher: { exact: 0 } };

    it("is found by the ids that calls have in their arguments", async () => {
      const given = { args, load: { clients: 4, calls: 600 } };
      const { row } = await run({ ...given, faults: ["mixed=250"], expect: [holds] });
      expect(row).toMatchObject({ status: "failed", load: { mixed_up: 4, failed: 4 } });
      expect(row.failures).toMatchObject([{ rule_id: "ISO-ANSWER" }]);
      const clean = await run({ ...given, expect: [holds, none] });
      expect(clean.row).toMatchObject({ status: "passed", load: { mixed_up: 0 } });
    });

    it("is found in one of 10,000 calls", async () => {
      const given = { args, load: { clients: 4, calls: 10_010 } };
      const { row } = await run({ ...given, faults: ["mixed=10000"], expect: [holds] });
      // Two calls got the answers of each other.
      expect(row).toMatchObject({ status: "failed", load: { calls: 10_010, mixed_up: 2, failed: 2 } });
    });

    it("is not looked for without ids, and that is said", async () => {
      const { row } = await run({ load: { calls: 30 }, expect: [none] });
      expect(row).toMatchObject({ status: "unverified", reason: expect.stringContaining("load.mixed_up") });
    });
  });
});
