import { describe, expect, it } from "vitest";
import { reporterNames } from "../../../src/report/registry.js";
import { folderWith, mcptestHere, textIn, timeless } from "../../support/harness.js";
import { MOCK, SUITE } from "./weather.js";

/** A report without what differs from run to run, as the order of servers does, which is by their times. */
function withoutTimes(text: string, cwd: string): string {
  return timeless(text, cwd)
    .replaceAll(/duration_ms: [\d.]+/g, "T")
    .replaceAll(/\b[\d.,]+ ?(ms|s)\b/g, "T")
    .split("\n")
    .filter((line) => !line.includes("p50 T"))
    .join("\n");
}

it("the same suite twice: the same bytes in every format, but for times and ids", async () => {
  const cwd = folderWith({ "a.mcptest.yaml": SUITE, "mock.yaml": MOCK });
  for (const run of ["1", "2"]) {
    const files = reporterNames.flatMap((name) => ["--reporter", `${name}=${run}.${name}`]);
    expect(await mcptestHere(["run", ...files], { cwd })).toMatchObject({ code: 1, stderr: "" });
  }
  for (const name of reporterNames) {
    const [first = "", second] = ["1", "2"].map((run) => {
      const text = withoutTimes(textIn(cwd, `${run}.${name}`), cwd);
      // The page has its times as bare numbers.
      return name === "html" ? text.replaceAll(/"[\da-f]{8}-[\da-f-]{27}"|\d+(\.\d+)?/g, "N") : text;
    });
    expect(first, name).toBe(second);
    expect(first.length).toBeGreaterThan(200);
  }
});

describe("report", () => {
  it("of all shards is that of the whole run in every format, but for times and ids", async () => {
    const other = SUITE.replace("tools:", "tools:\n  - { name: first, tool: forecast, args: { city: Bern } }");
    const cwd = folderWith({ "b.mcptest.yaml": SUITE, "a.mcptest.yaml": other, "mock.yaml": MOCK });
    await mcptestHere(["run", "--reporter", "json=whole.json"], { cwd });
    for (const i of [1, 2, 3]) {
      await mcptestHere(["run", "--shard", `${i}/3`, "--reporter", `json=${i}.json`], { cwd });
    }
    for (const reporter of ["pretty", "minimal", "junit", "markdown", "github", "sarif", "tap"]) {
      const render = async (files: string[]) => {
        const ran = await mcptestHere(["report", ...files, "--reporter", reporter], { cwd });
        expect(ran).toMatchObject({ code: 1, stderr: "" });
        return withoutTimes(ran.stdout, cwd);
      };
      expect(await render(["3.json", "1.json", "2.json"])).toEqual(await render(["whole.json"]));
    }
  });

  it("says in every format which shard is missing, also when it is rendered or merged again", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE, "mock.yaml": MOCK });
    for (const i of [1, 2]) {
      await mcptestHere(["run", "--shard", `${i}/2`, "--reporter", `json=${i}.json`], { cwd });
    }
    expect(await mcptestHere(["report", "1.json", "2.json"], { cwd })).toMatchObject({ code: 1, stderr: "" });
    const missing = "The results of shard 2/2 at 2025-06-18, 2025-11-25 are missing.";
    await mcptestHere(["report", "1.json", "--reporter", "json=gap.json"], { cwd });
    for (const reporter of ["pretty", "minimal", "junit", "markdown", "github", "sarif", "tap", "json", "ndjson"]) {
      const { code, stdout, stderr } = await mcptestHere(["report", "gap.json", "--reporter", reporter], { cwd });
      // A person does not read what is for programs.
      const isRead = ["pretty", "minimal", "markdown", "github"].includes(reporter);
      const reasons = isRead ? "" : `RUNNER-SHARD-MISSING: ${missing}\n1 test failed.\n`;
      expect({ code, stderr }).toEqual({ code: 2, stderr: reasons });
      expect(stdout).toContain(missing);
    }
    await mcptestHere(["report", "gap.json", "2.json", "--reporter", "json=whole.json"], { cwd });
    const again = await mcptestHere(["report", "whole.json"], { cwd });
    expect(again).toMatchObject({ code: 1, stderr: "" });
    expect(again.stdout).not.toContain("missing");
  });
});
