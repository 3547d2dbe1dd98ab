import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LOADERS } from "../../../src/matchers/loaders.generated.js";
import { CLI, folderWith, mcptestHere, root, textIn, writeIn } from "../../support/harness.js";

const golden = `${root}__tests__/golden/matchers`;
const CI = { CI: "true" };

/** Runs the command line on the library mock, in a folder; CI is as the caller says, not as the machine does. */
async function run(cwd: string, args: readonly string[], env: Record<string, string> = {}, mock = "matchers") {
  const server = `'${process.execPath}' '${CLI}' mock '${root}examples/${mock}.mock.yaml'`;
  return mcptestHere(["run", ...args, "--server-command", server], { cwd, env });
}

/** A report without what differs from run to run. */
function steady(text: string): string {
  return text
    .replace(/\d+(?:\.\d+)? m?s\b/g, "N ms")
    .replace(/ (time|timestamp)="[^"]*"/g, ' $1="N"')
    .replace(/(hostname|id)="[0-9a-f-]{36}"/g, '$1="N"');
}

describe("matchers, from the suite to the report", () => {
  it("pass in the example, with a snapshot", async () => {
    const { code, stdout } = await run(root, ["examples/matchers.mcptest.yaml"], CI);
    expect(stdout).toContain("8 tests: 8 passed");
    expect(code).toBe(0);
  });

  it("pass on one value and fail on another, each that may be nested", async () => {
    const { code, stdout } = await run(root, ["examples/each-matcher.mcptest.yaml"], {}, "each-matcher");
    const count = Object.keys(LOADERS).length;
    expect(stdout).toContain(`${count} tests: ${count} passed`);
    expect(code).toBe(0);
  });

  it("fail as the golden files show, and what cannot be judged is errored", async () => {
    const cwd = folderWith({
      "suite.mcptest.yaml": readFileSync(new URL("failing.mcptest.yaml", import.meta.url), "utf8"),
      "snapshots/status.json": '"lost"\n',
    });
    const { code, stdout } = await run(cwd, ["--reporter", "pretty", "--reporter", "junit=junit.xml"]);
    expect(code).toBe(2);
    await expect(steady(stdout)).toMatchFileSnapshot(`${golden}/failures.pretty.txt`);
    const junit = steady(textIn(cwd, "junit.xml"));
    await expect(junit).toMatchFileSnapshot(`${golden}/failures.junit.xml`);
  });

  it("keep snapshots: recorded, compared, rewritten on request, never under CI", async () => {
    const cwd = folderWith({
      "suite.mcptest.yaml": `servers: { library: { command: [replaced] } }
tools: [{ name: order, tool: get_order, expect: { result.structuredContent.status: { snapshot: status } } }]
`,
    });
    const file = join(cwd, "snapshots/status.json");
    const missing = await run(cwd, [], CI);
    expect(missing.stdout).toContain(
      "  there is no snapshot at snapshots/status.json, and none is recorded under CI [",
    );
    expect(missing.stdout).toContain("= fix: Run the test without CI and commit the file");
    const recorded = await run(cwd, []);
    expect(recorded.code).toBe(0);
    expect(recorded.stderr).toContain("recorded 1 snapshot: snapshots/status.json\n");
    expect((await run(cwd, ["-u"])).stderr).not.toContain("recorded");
    expect(textIn(file)).toBe('"shipped"\n');
    expect((await run(cwd, [], CI)).code).toBe(0);

    writeFileSync(file, '"lost"\n');
    writeIn(cwd, "snapshots/old.json", "1\n");
    const differs = await run(cwd, []);
    expect(differs.code).toBe(1);
    expect(differs.stdout).toContain("snapshot at snapshots/status.json did not match");
    expect(differs.stderr).toContain("snapshots that no test in this run uses: snapshots/old.json");
    const refused = await run(cwd, ["-u"], CI);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("snapshots are not rewritten under CI");
    expect(textIn(file)).toBe('"lost"\n');
    expect((await run(cwd, ["--update-snapshots", "--allow-update-in-ci"], CI)).code).toBe(0);
    expect(textIn(file)).toBe('"shipped"\n');
  });
});
