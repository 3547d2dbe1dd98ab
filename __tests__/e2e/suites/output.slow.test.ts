import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { folderWith, mcptest, removeFolders, resultsIn, steady } from "../../support/cli.js";
import { MOCK, SUITE } from "./weather.js";

afterAll(removeFolders);

describe("whole outputs", () => {
  it("the same suite twice: the same report, but for times and ids", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE, "mock.yaml": MOCK });
    const texts: string[] = [];
    for (const file of ["1.json", "2.json"]) {
      await mcptest(["run", "--reporter", `json=${file}`], { cwd });
      resultsIn(join(cwd, file));
      const text = readFileSync(join(cwd, file), "utf8");
      texts.push(
        steady(text, cwd).replace(
          /("(id|started_at|duration_ms|startup_ms|p\d\d_ms|max_ms)": ?)("[\da-f-]{36}"|"\d{4}[^"]*"|[\d.]+)/g,
          "$1X",
        ),
      );
    }
    expect(texts[0]).toBe(texts[1]);
  });
});

describe("report", () => {
  it("of all shards is that of the whole run in every format, but for times and ids", async () => {
    const other = SUITE.replace("tools:", "tools:\n  - { name: first, tool: forecast, args: { city: Bern } }");
    const cwd = folderWith({ "b.mcptest.yaml": SUITE, "a.mcptest.yaml": other, "mock.yaml": MOCK });
    await mcptest(["run", "--reporter", "json=whole.json"], { cwd });
    for (const i of [1, 2, 3]) {
      await mcptest(["run", "--shard", `${i}/3`, "--reporter", `json=${i}.json`], { cwd });
    }
    for (const reporter of ["pretty", "minimal", "junit", "markdown", "github", "sarif", "tap"]) {
      const render = async (files: string[]) => {
        const ran = await mcptest(["report", ...files, "--reporter", reporter], { cwd });
        expect(ran).toMatchObject({ code: 1, stderr: "" });
        return (
          steady(ran.stdout, cwd)
            .replaceAll(/time="[\d.]+"|timestamp="[^"]*"|"startTimeUtc":"[^"]+"|duration_ms: [\d.]+/g, "T")
            .replaceAll(/\b[\d.,]+ ?(ms|s)\b/g, "T")
            // Servers are listed by their times.
            .split("\n")
            .filter((text) => !text.includes("p50 T"))
        );
      };
      expect(await render(["3.json", "1.json", "2.json"])).toEqual(await render(["whole.json"]));
    }
  });

  it("says in every format which shard is missing, also when it is rendered or merged again", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE, "mock.yaml": MOCK });
    for (const i of [1, 2]) {
      await mcptest(["run", "--shard", `${i}/2`, "--reporter", `json=${i}.json`], { cwd });
    }
    expect(await mcptest(["report", "1.json", "2.json"], { cwd })).toMatchObject({ code: 1, stderr: "" });
    const missing = "Of 2 shards at 2025-06-18, 2025-11-25 only 1 were given: 2 missing.";
    await mcptest(["report", "1.json", "--reporter", "json=gap.json"], { cwd });
    for (const reporter of ["pretty", "minimal", "junit", "markdown", "github", "sarif", "tap", "json", "ndjson"]) {
      const { code, stdout, stderr } = await mcptest(["report", "gap.json", "--reporter", reporter], { cwd });
      expect({ code, stderr }).toEqual({ code: 2, stderr: "" });
      expect(stdout).toContain(missing);
    }
    await mcptest(["report", "gap.json", "2.json", "--reporter", "json=whole.json"], { cwd });
    const again = await mcptest(["report", "whole.json"], { cwd });
    expect(again).toMatchObject({ code: 1, stderr: "" });
    expect(again.stdout).not.toContain("missing");
  });
});
