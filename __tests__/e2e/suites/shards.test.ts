import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith } from "../../support/cli.js";
import { mcptestHere } from "../../support/in-process.js";
import { results, row } from "../../support/results.js";

const NAMES = ["a", "b", "c", "d"];
/** By tests, shard 1 of 2 is `a`; by time, it is `d`. */
const DURATIONS = { a: 10, b: 20, c: 10, d: 500 };

function idOf(name: string, i: number): string {
  return `${name}.yaml::tools::${name}${i}::s`;
}

function durations(): [id: string, ms: number][] {
  return NAMES.flatMap((name) => testsOf(name).map((i) => [idOf(name, i), DURATIONS[name as "a"]] as [string, number]));
}

function testsOf(name: string): number[] {
  return name === "a" ? [1, 2, 3] : [1];
}

function folderOfSuites(): string {
  const suite = (name: string) => ({
    servers: { s: { command: ["node", "server.mjs"] } },
    tools: testsOf(name).map((i) => ({ name: `${name}${i}`, tool: "t" })),
  });
  return folderWith(Object.fromEntries(NAMES.map((name) => [`${name}.yaml`, JSON.stringify(suite(name))])));
}

/** The first letters of the tests of each shard. */
async function shards(folder: string, ...flags: string[]): Promise<string[]> {
  const paths = NAMES.map((name) => `${name}.yaml`);
  const listed = async (i: number) => {
    const ran = await mcptestHere(["run", ...paths, "--list", "--shard", `${i}/2`, ...flags], { cwd: folder });
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    return ran.stdout.replace(/^(.).*\n/gm, "$1");
  };
  return [await listed(1), await listed(2)];
}

describe("shards", () => {
  it("have about the same number of tests", async () => {
    expect(await shards(folderOfSuites())).toEqual(["aaa", "bcd"]);
  });

  it("take about the same time by the results of an earlier run", async () => {
    const folder = folderOfSuites();
    const tests = durations().map(([id, duration_ms]) => row({ id, duration_ms }));
    writeFileSync(join(folder, "earlier.json"), JSON.stringify(results(tests)));
    expect(await shards(folder, "--shard-by", "earlier.json")).toEqual(["d", "aaabc"]);
  });

  it("take about the same time by a baseline", async () => {
    const folder = folderOfSuites();
    const baseline = { version: 1, entries: [], durations: Object.fromEntries(durations()) };
    writeFileSync(join(folder, "baseline.json"), JSON.stringify(baseline));
    expect(await shards(folder, "--baseline", "baseline.json")).toEqual(["d", "aaabc"]);
  });

  it("refuses a file without results", async () => {
    const folder = folderOfSuites();
    const ran = await mcptestHere(["run", "a.yaml", "--list", "--shard", "1/2", "--shard-by", "a.yaml"], {
      cwd: folder,
    });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain("holds no results");
  });
});
