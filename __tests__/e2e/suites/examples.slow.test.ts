import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { CLI } from "../../support/bundle.js";
import { mcptest, root } from "../../support/cli.js";

const folder = mkdtempSync(join(tmpdir(), "mcptest-examples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const workflow: { jobs: { passes: { strategy: { matrix: { target_version: string[] } } } } } = parse(
  readFileSync(`${root}/.github/workflows/self-test.yml`, "utf8"),
);
/** Its revisions, and the newest. */
const selfTested = [...workflow.jobs.passes.strategy.matrix.target_version, "2026-07-28"];

describe("the examples pass", () => {
  it.each([
    ["client", 10],
    ["everything", 28],
    ["filesystem", 4],
    ["memory", 4],
  ])("%s, on the real server", async (name, tests) => {
    const env = { MCPTEST_MEMORY_FILE: join(folder, "memory.jsonl") };
    const ran = await mcptest(["run", `examples/${name}.mcptest.yaml`], { env });
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
    expect(ran.stdout).toContain(`${tests} tests: ${tests} passed`);
  });

  it("cassette, without a server", async () => {
    const ran = await mcptest(["run", "examples/cassette.mcptest.yaml"], { env: { PATH: "" } });
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
    expect(ran.stdout).toContain("3 tests: 3 passed");
  });

  it.each(selfTested)("quickstart at %s, as self-test.yml runs it", async (revision) => {
    const mock = `${process.execPath} ${CLI} mock examples/quickstart.mock.yaml`;
    const args = ["run", "examples/quickstart.mcptest.yaml", "--server-command", mock, "--target-version", revision];
    const ran = await mcptest(args, { cwd: root });
    expect(ran.stdout).toContain("5 tests: 5 passed");
    expect(ran.code).toBe(0);
  });

  it("quickstart, on the mock as a separate process", async () => {
    const mock = `${process.execPath} ${CLI} mock examples/quickstart.mock.yaml`;
    const ran = await mcptest(["run", "examples/quickstart.mcptest.yaml", "--server-command", mock], { cwd: root });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    expect(ran.stderr).toBe("Server overrides for `weather`: --server-command\n");
    expect(ran.stdout).toContain("5 tests: 5 passed");
  });
});
