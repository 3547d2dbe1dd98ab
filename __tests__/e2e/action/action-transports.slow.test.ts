import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { root } from "../../support/cli.js";
import { makeWorkspace, runStep } from "../../support/github/runner.js";

describe("one suite over two transports, by the action", () => {
  it("gives the same results over HTTP as over stdio", async () => {
    const rows = [];
    for (const name of ["everything", "everything-http"]) {
      const workspace = makeWorkspace({});
      cpSync(`${root}/examples/${name}.mcptest.yaml`, join(workspace, "examples/a.yaml"));
      const text = readFileSync(join(workspace, "examples/a.yaml"), "utf8");
      writeFileSync(join(workspace, "examples/a.yaml"), text.replace("node_modules/", `${root}node_modules/`));
      const { exitCode, outputs } = await runStep(workspace, { suite: "examples/a.yaml", json: "r.json" });
      expect([exitCode, outputs.failed]).toEqual([0, "0"]);
      const results: Results = JSON.parse(readFileSync(join(workspace, "r.json"), "utf8"));
      rows.push(results.tests.map(({ id: _, duration_ms: __, location: ___, ...row }) => row));
    }
    expect(rows[1]).toEqual(rows[0]);
    expect(rows[0]!.length).toBeGreaterThan(20);
  });
});
