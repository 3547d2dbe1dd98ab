import { describe, expect, it } from "vitest";
import type { Results } from "../../src/core/generated/results.js";
import { failed, failure, results } from "../support/results.js";
import { textOf } from "./cases.js";
import { codeQualityProblems } from "./code-quality.js";

interface Entry {
  fingerprint: string;
  location: { path: string };
}

async function entries(given: Results, roots = { workingDirectory: "/repo", workspace: "/repo" }): Promise<Entry[]> {
  return JSON.parse(await textOf("codequality", given, { roots }));
}

describe("a fingerprint", () => {
  it("stays the same when lines move and values change", async () => {
    const moved = { file: "tests/calc.mcptest.yaml", line: 99, column: 1, end_line: 99, end_column: 9 };
    const before = await entries(results([failed([failure()])]));
    const after = await entries(results([failed([failure({ actual: 7, location: moved })])]));
    expect(after.map(({ fingerprint }) => fingerprint)).toEqual(before.map(({ fingerprint }) => fingerprint));
  });

  it("differs from failure to failure and from revision to revision", async () => {
    const rows = ["2025-06-18", "2025-11-25"].map((target_version) =>
      failed([failure(), failure()], { target_version }),
    );
    const report = await entries(results(rows));
    expect(report).toHaveLength(4);
    expect(codeQualityProblems(report)).toEqual([]);
  });
});

describe("a path", () => {
  it("starts at the folder of the repository", async () => {
    const roots = { workingDirectory: "/repo/packages/server", workspace: "/repo" };
    const [entry] = await entries(results([failed([failure()])]), roots);
    expect(entry?.location.path).toBe("packages/server/tests/calc.mcptest.yaml");
  });
});
