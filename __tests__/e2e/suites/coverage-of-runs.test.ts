import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CLI } from "../../support/bundle.js";
import { folderWith, resultsIn } from "../../support/cli.js";
import { mcptestHere } from "../../support/in-process.js";

const MOCK = `name: shop
tools:
  - { name: find, inputSchema: { type: object }, response: found }
  - { name: buy, inputSchema: { type: object }, response: bought }
  - { name: refund, inputSchema: { type: object }, response: refunded }
prompts:
  - { name: greet, messages: [{ role: user, content: { type: text, text: hello } }] }
resources:
  - { uri: "shop://terms", name: terms, text: none }
`;

function folder(): string {
  const suite = (rest: object) =>
    JSON.stringify({ servers: { shop: { command: ["node", CLI, "mock", "mock.yaml"] } }, ...rest });
  return folderWith({
    "a.mcptest.yaml": suite({
      tools: [
        { name: "finds", tool: "find" },
        { name: "buys nothing", tool: "refund", skip: "not ready" },
      ],
      prompts: [{ name: "greets", prompt: "greet" }],
    }),
    "b.mcptest.yaml": suite({ tools: [{ name: "buys", tool: "buy", negative_path: { checks: ["unknown_tool"] } }] }),
    "mock.yaml": MOCK,
  });
}

const SUMMARY = "coverage: 3 of 5 tools, resources and prompts are used";
const UNUSED = "shop: 3 of 5; unused: tool refund, resource shop://terms";

describe("run --coverage", () => {
  it("says in results and in the summary what no test of any file used", async () => {
    const cwd = folder();
    const files = ["json=results.json", "markdown=summary.md", "html=page.html"].flatMap((file) => [
      "--reporter",
      file,
    ]);
    const ran = await mcptestHere(["run", "--coverage", "--reporter", "pretty", ...files], { cwd });
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    const coverage = resultsIn(join(cwd, "results.json")).servers.map((server) => server.coverage);
    const [find, buy, refund] = ["find", "buy", "refund"].map((name) => ({ kind: "tool", name }));
    const terms = { kind: "resource", name: "shop://terms" };
    const greet = { kind: "prompt", name: "greet" };
    expect(coverage).toEqual([
      { exercised: [find, greet], missing: [buy, refund, terms] },
      { exercised: [buy], missing: [find, refund, terms, greet] },
    ]);
    expect(ran.stdout).toContain(`${SUMMARY}\n  ${UNUSED}\n`);
    expect(readFileSync(join(cwd, "summary.md"), "utf8")).toContain(
      `<summary>${SUMMARY}</summary><pre>  ${UNUSED}</pre>`,
    );
    expect(readFileSync(join(cwd, "page.html"), "utf8")).toContain('["Coverage","3 of 5 of shop"]');
  });

  it("says the same of merged shards", async () => {
    const cwd = folder();
    for (const i of [1, 2]) {
      await mcptestHere(["run", "--coverage", "--shard", `${i}/2`, "--reporter", `json=${i}.json`], { cwd });
    }
    const merged = await mcptestHere(["report", "2.json", "1.json"], { cwd });
    expect(merged.stdout).toContain(`${SUMMARY}\n  ${UNUSED}\n`);
  });

  it("fails the run below the percentage of --min", async () => {
    const cwd = folder();
    const low = await mcptestHere(["run", "--min", "61", "--reporter", "json=results.json", "--reporter", "pretty"], {
      cwd,
    });
    expect(low).toMatchObject({ code: 1, stderr: "" });
    const message = "The tests use 3 of 5 tools, resources and prompts, which is less than 61 %.";
    expect(low.stdout).toContain(`RUNNER-COVERAGE: ${message}`);
    expect(resultsIn(join(cwd, "results.json")).findings).toMatchObject([
      { rule_id: "RUNNER-COVERAGE", message, gates: true },
    ]);
    expect(await mcptestHere(["run", "--min", "60"], { cwd })).toMatchObject({ code: 0, stderr: "" });
  });

  it("refuses --min of a shard, which has only some of the tests", async () => {
    const ran = await mcptestHere(["run", "--min", "60", "--shard", "1/2"], { cwd: folder() });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain("`--min` does not go with `--shard`");
  });

  it("is not asked for otherwise: no list is requested, and no report mentions it", async () => {
    const cwd = folder();
    const ran = await mcptestHere(["run", "--reporter", "json=results.json", "--reporter", "pretty", "--debug"], {
      cwd,
    });
    expect(resultsIn(join(cwd, "results.json")).servers.map(({ coverage }) => coverage)).toEqual([
      undefined,
      undefined,
    ]);
    expect(ran.stdout).not.toContain("coverage");
    expect(ran.stderr).not.toContain("prompts/list");
  });
});
