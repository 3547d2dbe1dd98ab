import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

import { LOADERS } from "../../../src/matchers/loaders.generated.js";
import { CLI } from "../../support/bundle.js";
import { mcptestHere } from "../../support/in-process.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const golden = `${root}/__tests__/golden/matchers`;
const mock = `'${process.execPath}' '${CLI}' mock '${root}/examples/matchers.mock.yaml'`;

/** Runs the command line on the library mock, in a folder; CI is as the caller says, not as the machine does. */
async function run(cwd: string, args: readonly string[], env: Record<string, string> = {}, server = mock) {
  const ran = await mcptestHere(["run", ...args, "--server-command", server], { cwd, env });
  return { status: ran.code, out: ran.stdout, err: ran.stderr };
}

function workspace(suite: string): string {
  const folder = mkdtempSync(join(tmpdir(), "matchers-"));
  mkdirSync(join(folder, ".git"));
  writeFileSync(join(folder, "suite.mcptest.yaml"), suite);
  return folder;
}

/** A report without what differs from run to run. */
function steady(text: string): string {
  return text
    .replace(/\d+(?:\.\d+)? m?s\b/g, "N ms")
    .replace(/ (time|timestamp)="[^"]*"/g, ' $1="N"')
    .replace(/(hostname|id)="[0-9a-f-]{36}"/g, '$1="N"');
}

const orders = (tests: string) => `servers:
  library: { command: [replaced] }
tools:
${tests}`;

describe("matchers, from the suite to the report", () => {
  it("pass in the example, with a snapshot", async () => {
    const { status, out } = await run(root, ["examples/matchers.mcptest.yaml"], { CI: "true" });
    expect(out).toContain("8 tests: 8 passed");
    expect(status).toBe(0);
  });

  it("pass on one value and fail on another, each that may be nested", async () => {
    const server = `'${process.execPath}' '${CLI}' mock '${root}/examples/each-matcher.mock.yaml'`;
    const { status, out } = await run(root, ["examples/each-matcher.mcptest.yaml"], {}, server);
    const count = Object.keys(LOADERS).length;
    expect(out).toContain(`${count} tests: ${count} passed`);
    expect(status).toBe(0);
  });

  it("fail as the golden files show, and what cannot be judged is errored", async () => {
    const folder = workspace(readFileSync(new URL("failing.mcptest.yaml", import.meta.url), "utf8"));
    mkdirSync(join(folder, "snapshots"));
    writeFileSync(join(folder, "snapshots/status.json"), '"lost"\n');
    const { status, out } = await run(folder, ["--reporter", "pretty", "--reporter", "junit=junit.xml"]);
    expect(status).toBe(2);
    await expect(steady(out)).toMatchFileSnapshot(`${golden}/failures.pretty.txt`);
    await expect(steady(readFileSync(join(folder, "junit.xml"), "utf8"))).toMatchFileSnapshot(
      `${golden}/failures.junit.xml`,
    );
  });

  it("are deferred if they ask a model, which does not hide what fails beside them", async () => {
    const folder = workspace(
      orders(`  - name: waits
    tool: get_order
    expect:
      result.structuredContent.id: 7
      result.content[0].text: { llm-judge: { rubric: Names the status. } }
  - name: fails
    tool: get_order
    expect:
      result.structuredContent.id: 8
      result.content[0].text: { factuality: { reference: The order was shipped. } }
`),
    );
    const first = await run(folder, ["--reporter", "json"]);
    const { tests, summary } = JSON.parse(first.out) as {
      tests: { status: string; reason?: string; failures: unknown[] }[];
      summary: { deferred: number };
    };
    expect(first.status).toBe(1);
    expect(summary.deferred).toBe(1);
    expect(tests[0]).toMatchObject({
      status: "deferred",
      reason: expect.stringContaining("needs a model"),
      failures: [],
    });
    expect(tests[1]).toMatchObject({ status: "failed", failures: [expect.objectContaining({ matcher: "exact" })] });

    const waiting = workspace(
      orders(
        `  - { name: waits, tool: get_order, expect: { result: { similar: { value: a, threshold: 1, model: text-embedding-3-small } } } }\n`,
      ),
    );
    expect((await run(waiting, [])).status).toBe(0);
    expect((await run(waiting, ["--require-models"])).status).toBe(2);
  });

  it("report every mistake in jq, CEL and the others before a server is started", async () => {
    const folder = workspace(
      orders(`  - name: wrong
    tool: get_order
    expect:
      - { target: result, transform: "jq .[", matcher: { exact: 1 } }
      - { target: result, transform: jq . extra, matcher: { exact: 1 } }
      - { target: result, transform: { jq: nothing }, matcher: { cel: value == } }
      - { target: result, matcher: { snapshot: ../../etc/passwd } }
`),
    );
    const { status, err } = await run(folder, []);
    expect(status).toBe(2);
    for (const reported of [
      "Bad jq program",
      "is `jq` and one program",
      "nothing/0 is not defined",
      "Bad snapshot key",
    ]) {
      expect(err).toContain(reported);
    }
    expect(err).toContain("suite.mcptest.yaml:7");
  });

  it("keep snapshots: recorded, compared, rewritten on request, never under CI", async () => {
    const folder = workspace(
      orders(
        `  - { name: order, tool: get_order, expect: { result.structuredContent.status: { snapshot: status } } }\n`,
      ),
    );
    const file = join(folder, "snapshots/status.json");
    const ci = { CI: "true" };
    expect((await run(folder, [], ci)).out).toContain("none is recorded under CI");
    expect((await run(folder, [])).status).toBe(0);
    expect(readFileSync(file, "utf8")).toBe('"shipped"\n');
    expect((await run(folder, [], ci)).status).toBe(0);

    writeFileSync(file, '"lost"\n');
    writeFileSync(join(folder, "snapshots/old.json"), "1\n");
    const differs = await run(folder, []);
    expect(differs.status).toBe(1);
    expect(differs.out).toContain("snapshot at snapshots/status.json did not match");
    expect(differs.err).toContain("snapshots that no test in this run uses: snapshots/old.json");
    const refused = await run(folder, ["-u"], ci);
    expect(refused.status).toBe(2);
    expect(refused.err).toContain("snapshots are not rewritten under CI");
    expect(readFileSync(file, "utf8")).toBe('"lost"\n');
    expect((await run(folder, ["--update-snapshots", "--allow-update-in-ci"], ci)).status).toBe(0);
    expect(readFileSync(file, "utf8")).toBe('"shipped"\n');
  });

  it("keep nothing in a snapshot that the server declares volatile, in steps too", async () => {
    const folder = workspace(`servers:
  library:
    command: [replaced]
    volatile: [result.content, result.structuredContent.trace, "result.structuredContent.items[*].price"]
tools:
  - name: order
    tool: get_order
    expect:
      result: { snapshot: { name: whole, ignore: [structuredContent.tags, structuredContent.next_call] } }
      result.content: { snapshot: nothing }
  - name: by step
    steps: [{ tool: get_order, expect: { result.structuredContent.items: { snapshot: items } } }]
`);
    expect((await run(folder, [])).status).toBe(0);
    const kept = (name: string) => JSON.parse(readFileSync(join(folder, `snapshots/${name}.json`), "utf8"));
    expect(kept("whole").structuredContent).not.toHaveProperty("trace");
    expect(kept("whole")).not.toHaveProperty("content");
    expect(kept("whole").structuredContent).toHaveProperty("status", "shipped");
    expect(kept("items")).toEqual([
      { sku: "lamp", count: 2 },
      { sku: "desk", count: 1 },
    ]);
    expect(kept("nothing")).toBeNull();
    expect((await run(folder, [])).status).toBe(0);
  });
});
