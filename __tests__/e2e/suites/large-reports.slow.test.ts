import { spawn } from "node:child_process";
import { appendFileSync, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { reporterNames } from "../../../src/report/registry.js";
import { folderWith, type Measured, measured, root } from "../../support/harness.js";
import { results as resultsOf, source } from "../../support/results.js";

const folder = folderWith({});
const results = join(folder, "large.ndjson");

beforeAll(async () => {
  const script = `import { writeResults } from ${JSON.stringify(`${root}bench/results.mjs`)};
    import { copyFileSync } from "node:fs"; copyFileSync(writeResults(20_000), "large.ndjson");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { cwd: folder, stdio: "inherit" });
  await new Promise((resolve) => child.once("close", resolve));
});

/** Renders the results. */
function render(names: readonly string[], file = results): Promise<Measured> {
  const reporters = names.flatMap((name) => ["--reporter", `${name}=${join(folder, `report.${name}`)}`]);
  return measured(["report", file, ...reporters], folder);
}

describe.skipIf(!existsSync("/proc/self/status"))("a report of 20,000 tests", () => {
  it("in every format at once stays under 250 MiB of memory", async () => {
    const { code, peakMiB } = await render(reporterNames);
    expect(code).toBe(1);
    for (const name of reporterNames) expect(statSync(join(folder, `report.${name}`)).size).toBeGreaterThan(0);
    expect(peakMiB).toBeGreaterThan(20);
    expect(peakMiB).toBeLessThan(250);
  });

  it("is made of a JSON document in as little memory", async () => {
    const { code, peakMiB } = await render(["minimal"], join(folder, "report.json"));
    expect(code).toBe(1);
    expect(peakMiB).toBeLessThan(250);
  });
});

describe.skipIf(!existsSync("/proc/self/status"))(
  "a results file that is too large is refused in little memory",
  () => {
    const HEAD = JSON.stringify({ version: 1, ...source(resultsOf([])).head });
    const SUITE = JSON.stringify({ servers: { s: { command: ["node"] } }, tools: [{ name: "t", tool: "x" }] });
    const MANY = "[],".repeat(8_000_000);
    const files: [what: string, reason: RegExp, parts: string[]][] = [
      [
        "one line",
        /has \d{8} bytes, and a line of more than 32 MiB/,
        [HEAD.slice(0, -1), ',"tests":[', MANY, MANY, "]}"],
      ],
      ["a row", /:3:1\n.*a line of more than 32 MiB/, [HEAD.slice(0, -1), ',\n"tests":[\n[', MANY, MANY]],
      ["many values in a row", /:2:1\n.*more than 1000000 values/, [HEAD, "\n[", MANY, "0]\n"]],
      [
        "many values in an event",
        /:1:1\n.*more than 1000000 values/,
        ['{"event":"finding","finding":[', MANY, "0]}\n"],
      ],
      ["many lines", /has more than 500000 lines/, [HEAD, "\n".repeat(600_000)]],
      ["rows on several lines", /has \d{8} bytes; at most 33554432 are read/, ["{\n\n", "x".repeat(34 * 1024 * 1024)]],
    ];
    const commands = [
      ["report", "FILE"],
      ["replay", "FILE", "id"],
      ["run", "a.mcptest.yaml", "--shard", "1/2", "--shard-by", "FILE"],
    ];

    it.each(files)("%s", async (_, reason, parts) => {
      const cwd = folderWith({ "a.mcptest.yaml": SUITE, "results.json": "" });
      for (const part of parts) appendFileSync(join(cwd, "results.json"), part);
      for (const command of commands) {
        const args = command.map((arg) => (arg === "FILE" ? "results.json" : arg));
        const { code, stderr, peakMiB } = await measured(args, cwd);
        expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(reason) });
        expect(stderr).toMatch(/results\.json[\s\S]*fix: Pass results as a run wrote them/);
        expect(peakMiB).toBeLessThan(512);
      }
    });
  },
);
