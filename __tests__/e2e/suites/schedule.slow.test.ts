import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { existsIn, folderWith, logServer, mcptestHere, runFiles } from "../../support/harness.js";

/** A suite whose servers write one log; every test is a call of `wait`, unless it is given as a mapping. */
function suite(options: string, tests: readonly string[], servers: readonly string[] = ["s"], more = ""): string {
  return [
    "servers:",
    ...servers.map((name) => `  ${name}: { command: [node, "${logServer}", log.txt, ${name}] }`),
    `run_options: {${options}}`,
    more,
    "tools:",
    ...tests.map((test) => `  - ${test}`),
    "",
  ].join("\n");
}

function call(name: string, { tool = "wait", ms = 0, until = "", server = "s" } = {}): string {
  return `{ name: ${name}, tool: ${tool}, server: ${server}, args: { ms: ${ms}, until: "${until}", label: ${name} } }`;
}

/** Runs one suite, or several, and gives the lines of the log of its servers. */
async function run(files: Record<string, string> | string, args: readonly string[] = []) {
  const { results, ...ran } = await runFiles(files, args);
  const log = readFileSync(join(ran.cwd, "log.txt"), { encoding: "utf8", flag: "a+" }).split("\n").slice(0, -1);
  const rows = results.tests.map(({ name, status, target_version }) =>
    [name, status, ...(target_version === null ? [] : [target_version])].join(" "),
  );
  return { ran, log, rows, results };
}

/** The beginnings and ends of calls. */
function callsIn(log: readonly string[]): string[] {
  return log.filter((line) => line.includes(" at ")).map((line) => line.split(" ").slice(1, 3).join(" "));
}

/** Those of calls that are made one after the other. */
const inTurn = (names: readonly string[]) => names.flatMap((name) => [`${name} begins`, `${name} ends`]);

/** Gives the place of the first line with a text; a line that is not there fails the test. */
function placeIn(log: readonly string[]): (text: string) => number {
  return (text) => {
    const at = log.findIndex((line) => line.includes(text));
    expect(at, `no line with ${text} in\n${log.join("\n")}`).toBeGreaterThanOrEqual(0);
    return at;
  };
}

function count(log: readonly string[], text: string): number {
  return log.filter((line) => line.includes(text)).length;
}

describe("restart_policy", () => {
  const tests = [call("a"), call("b"), call("c")];

  it("per_file, the default: one server for each file", async () => {
    const { ran, log } = await run({ "a.mcptest.yaml": suite("", tests), "b.mcptest.yaml": suite("", tests) });
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
    expect([count(log, "start"), count(log, "end")]).toEqual([2, 8]);
  });

  it("per_run: one server for both files, which run one after the other", async () => {
    const of = (name: string) => suite("restart_policy: per_run", [call(`${name}1`, { ms: 50 }), call(`${name}2`)]);
    const { ran, log } = await run({ "a.mcptest.yaml": of("a"), "b.mcptest.yaml": of("b") });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    expect(callsIn(log)).toEqual(inTurn(["a1", "a2", "b1", "b2"]));
    expect(count(log, "start")).toBe(1);
  });

  it("per_run: a file with two servers waits for the files of either", async () => {
    const of = (name: string, servers: readonly string[], ms: number) =>
      suite(
        "restart_policy: per_run",
        servers.map((server) => call(`${name}_${server}`, { server, ms })),
        servers,
      );
    const files = { "a.mcptest.yaml": of("a", ["s"], 0), "b.mcptest.yaml": of("b", ["t"], 500) };
    const { ran, log } = await run({ ...files, "c.mcptest.yaml": of("c", ["s", "t"], 0) }, ["--jobs", "3"]);
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    expect(callsIn(log)).toEqual(inTurn(["a_s", "b_t", "c_s", "c_t"]));
  });

  it("per_run: a failure of the second file shows the second file's line", async () => {
    const { ran, results } = await run({
      "a.mcptest.yaml": suite("restart_policy: per_run", [call("one")]),
      "b.mcptest.yaml": suite("restart_policy: per_run", [call("two", { tool: "fail" })]),
    });
    expect(ran.code).toBe(1);
    expect(results.tests[1]?.failures[0]).toMatchObject({ location: { file: "b.mcptest.yaml", line: 6 } });
    expect(results.tests[1]?.failures[0]?.snippet?.text).toContain("name: two");
  });

  it("per_test: a server for each test", async () => {
    const { ran, log } = await run(suite("restart_policy: per_test", tests));
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
    expect(count(log, "start")).toBe(3);
  });
});

describe("parallel", () => {
  const two = ["s", "t"];
  const testsWith = (first: string) => [first, call("t1", { server: "t" }), call("t2", { server: "t" }), call("s2")];
  const names = ["s1", "t1", "t2", "s2"];

  it("false, the default: one after the other, over all servers", async () => {
    const { log, rows } = await run(suite("", testsWith(call("s1")), two));
    expect(callsIn(log)).toEqual(inTurn(names));
    expect(rows).toEqual(names.map((name) => `${name} passed`));
  });

  it("servers: the queues of different servers at the same time; the report keeps the file's order", async () => {
    // The first test of server s ends when both of server t have.
    const tests = testsWith(call("s1", { until: "t2 ends" }));
    const { log, rows } = await run(suite("parallel: servers", tests, two));
    const at = placeIn(log);
    expect(at("t2 ends")).toBeLessThan(at("s1 ends"));
    expect(at("s1 ends")).toBeLessThan(at("s2 begins"));
    expect(rows).toEqual(names.map((name) => `${name} passed`));
  });

  it("3: at most three calls at once, on one server; the report keeps the file's order", async () => {
    const six = ["a", "b", "c", "d", "e", "f"];
    const calls = six.map((name) => call(name, { ms: 200 }));
    const { log, rows } = await run(suite("parallel: 3", calls));
    let running = 0;
    let most = 0;
    for (const line of log) {
      if (line.includes("begins")) running += 1;
      if (line.includes("ends")) running -= 1;
      most = Math.max(most, running);
    }
    expect(most).toBe(3);
    expect(rows).toEqual(six.map((name) => `${name} passed`));
  });
});

describe("revisions", () => {
  const versions = 'target_versions: ["2025-11-25", "2024-11-05"]';
  const tests = [call("a"), call("b")];
  const rowsOfBoth = ["a passed 2025-11-25", "a passed 2024-11-05", "b passed 2025-11-25", "b passed 2024-11-05"];

  it("run in turn, as declared: the first one's server has ended before the second's starts", async () => {
    const { ran, log, rows } = await run(suite("", tests, ["s"], versions));
    expect(ran.code).toBe(0);
    expect(rows).toEqual(rowsOfBoth);
    const of = (revision: string) => ["start", ...inTurn(["a", "b"]).map((text) => `${text} at ${revision}`), "end"];
    expect(log.map((line) => line.slice(2))).toEqual([...of("2025-11-25"), ...of("2024-11-05")]);
  });

  it.each([
    ["of the suite", "parallel_versions: true", []],
    ["by its flag", "", ["--parallel-versions"]],
  ])("run together under parallel_versions %s; rows keep their order", async (_, options, args) => {
    // The first test ends at either revision when it has begun at the second.
    const together = [call("a", { until: "a begins at 2024-11-05" }), call("b")];
    const { log, rows } = await run(suite(options, together, ["s"], versions), args);
    const at = placeIn(log);
    expect(at("a begins at 2024-11-05")).toBeLessThan(at("a ends at 2025-11-25"));
    expect(rows).toEqual(rowsOfBoth);
  });

  it("--target-version picks one; a file that lists others alone is skipped with the reason", async () => {
    const { ran, results, rows } = await run(
      {
        "a.mcptest.yaml": suite("", [call("a")], ["s"], versions),
        "b.mcptest.yaml": suite("", [call("b")], ["s"], 'target_versions: ["2025-06-18"]'),
        "c.mcptest.yaml": suite("", [call("c")]),
      },
      ["--target-version", "2024-11-05"],
    );
    expect(ran.code).toBe(0);
    expect(rows).toEqual(["a passed 2024-11-05", "b skipped 2024-11-05", "c passed 2024-11-05"]);
    expect(results.tests[1]?.reason).toBe("the suite does not list revision 2024-11-05");
  });

  it("--target-version that no file lists: exit 2 with the place of each list, nothing started", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": suite("", [call("a")], ["s"], versions),
      "b.mcptest.yaml": suite("", [call("b")], ["s"], 'target_versions: ["2024-11-05"]'),
    });
    const ran = await mcptestHere(["run", "--target-version", "2025-06-18"], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(ran.stderr.match(/^error: .*\n *--> .*/gm)).toEqual([
      expect.stringMatching(/^error: the suite does not list revision 2025-06-18\n *--> a\.mcptest\.yaml:\d+:18$/),
      expect.stringMatching(/^error: the suite does not list revision 2025-06-18\n *--> b\.mcptest\.yaml:\d+:18$/),
    ]);
    expect(existsIn(cwd, "log.txt")).toBe(false);
  });
});

describe("bail", () => {
  const tests = [call("a"), call("b", { tool: "fail" }), call("c")];
  const files = { "a.mcptest.yaml": suite("", tests), "b.mcptest.yaml": suite("", [call("d")]) };

  it("--bail: nothing more is run, of any file", async () => {
    const { ran, rows, log } = await run(files, ["--bail", "--jobs", "1"]);
    expect(rows).toEqual(["a passed", "b failed", "c skipped", "d skipped"]);
    expect(count(log, "c begins") + count(log, "d begins")).toBe(0);
    expect(count(log, "s start")).toBe(1);
    expect(ran.code).toBe(1);
  });

  it("of a suite: nothing more of that suite", async () => {
    const { rows, results } = await run({ ...files, "a.mcptest.yaml": suite("bail: true", tests) }, ["--jobs", "1"]);
    expect(rows).toEqual(["a passed", "b failed", "c skipped", "d passed"]);
    expect(results.tests[2]?.reason).toBe("an earlier test failed (bail)");
  });
});

it("a server that ends by itself between two tests is a fault of the run, and started again; every test has passed", async () => {
  const fade = [call("a", { tool: "fade" }), "{ name: pause, tool: wait, server: t, args: { ms: 300 } }", call("b")];
  const { ran, results, rows, log } = await run(suite("", fade, ["s", "t"]));
  expect(rows).toEqual(["a passed", "pause passed", "b passed"]);
  const message = "The server ended after it answered tools/call: exit code 8.";
  expect(results.findings).toMatchObject([{ rule_id: "FAULT-LIFECYCLE-CRASH", message, server: "s", gates: true }]);
  expect(count(log, "s start")).toBe(2);
  expect(ran).toMatchObject({ code: 1, leftovers: [] });
});
