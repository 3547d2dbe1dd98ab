import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { TestRow } from "../../src/core/generated/results.js";
import { saveLastFailed } from "../../src/run/selection.js";
import { folderWith } from "../support/cli.js";
import { results, row, source } from "../support/results.js";

it("a test that failed stays among those of --last-failed until it passes", async () => {
  const cwd = folderWith({});
  const saved = async (status: TestRow["status"]) => {
    await saveLastFailed(source(results([row({ id: "a", status })])), cwd);
    return JSON.parse(readFileSync(join(cwd, ".mcptest/last-failed.json"), "utf8"));
  };
  expect(await saved("failed")).toEqual(["a"]);
  for (const status of ["deferred", "unverified", "skipped"] as const) expect(await saved(status)).toEqual(["a"]);
  expect(await saved("passed")).toEqual([]);
  expect(await saved("errored")).toEqual(["a"]);
});
