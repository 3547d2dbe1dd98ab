import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { folderWith, removeFolders, resultsIn, root } from "../../support/cli.js";
import { mcptestHere } from "../../support/in-process.js";
import { LOAD_MISTAKES, type Mistake, RUN_MISTAKES } from "./mistakes.js";

afterAll(removeFolders);

const SERVER = "servers:\n  s: { command: [node, server.js] }\n";

/** Each mistake in a folder of its own, by its index. */
function folderOf(mistakes: readonly Mistake[]): string {
  const files = mistakes.flatMap(({ suite, files = {} }, index): [string, string][] => {
    const whole = /^(servers:|# servers|- )/.test(suite) ? suite : `${SERVER}${suite}`;
    const text = whole.replace("TILL", `${root}__tests__/servers/till-server.mjs`);
    return [
      [`${index}/a.mcptest.yaml`, text],
      ...Object.entries(files).map(([name, content]): [string, string] => [`${index}/${name}`, content]),
    ];
  });
  return folderWith(Object.fromEntries(files));
}

it("are at least sixty, each another one", () => {
  const all = [...LOAD_MISTAKES, ...RUN_MISTAKES];
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
});

describe("the first line names the cause", async () => {
  const { stderr, stdout } = await mcptestHere(["validate", "."], { cwd: folderOf(LOAD_MISTAKES) });
  // A place follows the first line of each error.
  const seen = [...`${stdout}${stderr}`.matchAll(/^error: (.*)\n *--> (\d+)\/a\.mcptest\.yaml/gm)];
  it.each(LOAD_MISTAKES.map(({ title, says }, index) => ({ title, says, index })))("$title", ({ says, index }) => {
    expect(seen.find(([, , place]) => Number(place) === index)?.[1]).toBe(says);
  });

  const cwd = folderOf(RUN_MISTAKES);
  await mcptestHere(["run", ".", "--reporter", "json=results.json"], { cwd });
  const { tests } = resultsIn(join(cwd, "results.json"));
  it.each(RUN_MISTAKES.map(({ title, says }, index) => ({ title, says, index })))("$title", ({ says, index }) => {
    const row = tests.find(({ failures }) => failures[0]?.location.file === `${index}/a.mcptest.yaml`);
    expect(row?.failures[0]?.message).toBe(says);
  });
});
