import { expect, it } from "vitest";
import { folderWith, mcptestHere } from "../../support/harness.js";
import { results, row } from "../../support/results.js";

/** The tests of each suite, and how long each takes. By tests, shard 1 of 2 is `a`; by time, it is `d`. */
const SUITES: Record<string, [count: number, ms: number]> = { a: [3, 10], b: [1, 20], c: [1, 10], d: [1, 500] };
const tests = Object.entries(SUITES).flatMap(([name, [count, ms]]) =>
  Array.from({ length: count }, (_, i): [string, number] => [`${name}.yaml::tools::${name}${i + 1}::s`, ms]),
);
const suites = Object.entries(SUITES).map(([name, [count]]) => {
  const tools = Array.from({ length: count }, (_, i) => ({ name: `${name}${i + 1}`, tool: "t" }));
  return [`${name}.yaml`, { servers: { s: { command: ["node", "server.mjs"] } }, tools }];
});
const cwd = folderWith({
  ...Object.fromEntries(suites),
  "earlier.json": results(tests.map(([id, duration_ms]) => row({ id, duration_ms }))),
  "baseline.json": { version: 1, entries: [], durations: Object.fromEntries(tests) },
});

/** Lists the tests of a shard. */
function listed(i: number, ...flags: string[]) {
  const paths = Object.keys(SUITES).map((name) => `${name}.yaml`);
  return mcptestHere(["run", ...paths, "--list", "--shard", `${i}/2`, ...flags], { cwd });
}

it.each([
  ["have about the same number of tests", [], ["aaa", "bcd"]],
  ["take about the same time by the results of an earlier run", ["--shard-by", "earlier.json"], ["d", "aaabc"]],
  ["take about the same time by a baseline", ["--baseline", "baseline.json"], ["d", "aaabc"]],
])("shards %s", async (_, flags, letters) => {
  for (const [i, shard] of letters.entries()) {
    const ran = await listed(i + 1, ...flags);
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    expect(ran.stdout.replace(/^(.).*\n/gm, "$1")).toBe(shard);
  }
});

it("shards are not made by a file without results", async () => {
  const ran = await listed(1, "--shard-by", "a.yaml");
  expect(ran.code).toBe(2);
  expect(ran.stderr).toContain("holds no results");
});
