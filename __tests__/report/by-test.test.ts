import { describe, expect, it } from "vitest";
import type { TestRow } from "../../src/core/generated/results.js";
import { groupByTest } from "../../src/report/alike.js";
import { all, row } from "../support/results.js";

async function* each(rows: TestRow[]) {
  yield* rows;
}

/** The groups, each as `server@version` of its rows. */
async function groupsOf(rows: TestRow[]): Promise<string[][]> {
  const groups = await all(groupByTest(each(rows)));
  return groups.map((group) => group.map((one) => `${one.name} ${one.server}@${one.target_version}`));
}

describe("groupByTest", () => {
  it("groups the revisions of a test on each server, also where those of several jobs alternate", async () => {
    const rows = ["v1", "v2"].flatMap((target_version) =>
      ["linux", "windows"].map((server) => row({ name: "a", server, target_version })),
    );
    expect(await groupsOf([...rows, row({ name: "b", server: "linux", target_version: "v1" })])).toEqual([
      ["a linux@v1", "a linux@v2"],
      ["a windows@v1", "a windows@v2"],
      ["b linux@v1"],
    ]);
  });

  it("keeps tests of the same name apart that follow each other", async () => {
    const rows = [row({ name: "a" }), row({ name: "a" }), row({ name: "a", row: 1 })];
    expect((await groupsOf(rows)).map((group) => group.length)).toEqual([1, 1, 1]);
    const versions = ["v1", "v2", "v1", "v2"].map((target_version) => row({ name: "a", target_version }));
    expect(await groupsOf(versions)).toEqual([
      ["a calc@v1", "a calc@v2"],
      ["a calc@v1", "a calc@v2"],
    ]);
  });
});
