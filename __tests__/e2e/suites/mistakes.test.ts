import { describe, expect, it } from "vitest";
import { folderWith, mcptestHere, root, runIn } from "../../support/harness.js";
import { LOAD_MISTAKES, type Mistake, RUN_MISTAKES } from "./mistakes.js";

const SERVER = "servers:\n  s: { command: [node, server.js] }\n";

/** Each mistake in a folder of its own, by its index. */
function folderOf(mistakes: readonly Mistake[]): string {
  const files = mistakes.flatMap(([, suite, files = {}], index): [string, string][] => {
    const whole = /^(servers:|# servers|- )/.test(suite) ? suite : `${SERVER}${suite}`;
    const text = whole.replace("TILL", `${root}__tests__/servers/till-server.mjs`);
    return [
      [`${index}/a.mcptest.yaml`, text],
      ...Object.entries(files).map(([name, content]): [string, string] => [`${index}/${name}`, content]),
    ];
  });
  return folderWith(Object.fromEntries(files));
}

/** A line for each mistake: its title, and what is said first. */
function linesOf(mistakes: readonly Mistake[], saysOf: (index: number) => string | undefined): string {
  return mistakes.map(([title], index) => `${title}: ${saysOf(index)}\n`).join("");
}

describe("the first line names the cause", () => {
  it("of a mistake that is found before anything starts", async () => {
    const { stderr, stdout } = await mcptestHere(["validate", "."], { cwd: folderOf(LOAD_MISTAKES) });
    // A place follows the first line of each error.
    const seen = [...`${stdout}${stderr}`.matchAll(/^error: (.*)\n *--> (\d+)\/a\.mcptest\.yaml/gm)];
    const saysOf = (index: number) => seen.find(([, , place]) => Number(place) === index)?.[1];
    await expect(linesOf(LOAD_MISTAKES, saysOf)).toMatchFileSnapshot("../../golden/e2e/mistakes-at-load.txt");
  });

  it("of a mistake that is found by running", async () => {
    const { tests } = (await runIn(folderOf(RUN_MISTAKES), ["."])).results;
    const saysOf = (index: number) =>
      tests.find(({ failures }) => failures[0]?.location.file === `${index}/a.mcptest.yaml`)?.failures[0]?.message;
    await expect(linesOf(RUN_MISTAKES, saysOf)).toMatchFileSnapshot("../../golden/e2e/mistakes-at-run.txt");
  });
});
