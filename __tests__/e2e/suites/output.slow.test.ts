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
          /("(id|started_at|duration_ms|startup_ms|p\d\d_ms)": ?)("[\da-f-]{36}"|"\d{4}[^"]*"|[\d.]+)/g,
          "$1X",
        ),
      );
    }
    expect(texts[0]).toBe(texts[1]);
  });
});

describe("report", () => {
  it("shards that share the revisions between them are merged; what is missing is reported", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE, "mock.yaml": MOCK });
    for (const i of [1, 2]) {
      await mcptest(["run", "--shard", `${i}/2`, "--reporter", `json=${i}.json`], { cwd });
    }
    expect(await mcptest(["report", "1.json", "2.json"], { cwd })).toMatchObject({ code: 1, stderr: "" });
    expect(await mcptest(["report", "1.json"], { cwd })).toMatchObject({
      code: 2,
      stderr: "Of 2 shards at 2025-06-18, 2025-11-25 only 1 were given: 2 missing.\n",
    });
  });
});
