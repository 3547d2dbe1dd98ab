import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { reporterNames } from "../../../src/report/registry.js";
import { folderWith, root } from "../../support/cli.js";
import { type Measured, measured } from "../../support/measured.js";

const folder = folderWith({});
const results = join(folder, "large.ndjson");

beforeAll(async () => {
  const script = `import { writeResults } from ${JSON.stringify(`${root}bench/results.mjs`)};
    import { copyFileSync } from "node:fs"; copyFileSync(writeResults(20_000), "large.ndjson");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { cwd: folder, stdio: "inherit" });
  await new Promise((resolve) => child.once("close", resolve));
});

/** Renders the results. */
function render(name: string, file = results): Promise<Measured> {
  return measured(["report", file, "--reporter", `${name}=${join(folder, `report.${name}`)}`], folder);
}

describe.skipIf(!existsSync("/proc/self/status"))("a report of 20,000 tests", () => {
  it.each(reporterNames)("%s stays under 250 MiB of memory", async (name) => {
    const { code, peakMiB } = await render(name);
    expect(code).toBe(1);
    expect(statSync(join(folder, `report.${name}`)).size).toBeGreaterThan(0);
    expect(peakMiB).toBeGreaterThan(20);
    expect(peakMiB).toBeLessThan(250);
  });

  it("is made of a JSON document in as little memory", async () => {
    await render("json");
    const { code, peakMiB } = await render("minimal", join(folder, "report.json"));
    expect(code).toBe(1);
    expect(peakMiB).toBeLessThan(250);
  });
});
