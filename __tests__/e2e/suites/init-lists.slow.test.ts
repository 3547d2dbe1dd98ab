import { describe, expect, it } from "vitest";
import { CLI, existsIn, folderWith, mcptestHere, runIn, textIn, writeIn } from "../../support/harness.js";
import { serverText } from "../../support/server-text.js";

const manifest = (description: string) => ({
  name: "mock",
  page_size: 1,
  tools: ["search", "find"].map((name) => ({ name, description, annotations: { readOnlyHint: true }, response: "x" })),
  resources: [{ uri: "note://one", name: "one", text: "1" }],
});
const init = (cwd: string, command: string, ...flags: string[]) =>
  mcptestHere(["init", "--server-command", command, "--snapshot-lists", ...flags], { cwd, env: { CI: "true" } });
const MOCK = `node ${CLI} mock server.json`;

describe("init --snapshot-lists", () => {
  it("records what the server lists, and the suite fails when it changes", async () => {
    const cwd = folderWith({ "server.json": manifest("Finds notes.") });
    const { code, stderr } = await init(cwd, MOCK, "--out", "tests/shop.mcptest.yaml");
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stderr).toContain("recorded 3 lists in tests/snapshots: commit it");
    const folder = "tests/snapshots/shop.mcptest";
    expect(JSON.parse(textIn(cwd, `${folder}/tools.json`))).toMatchObject([{ name: "search" }]);
    expect(JSON.parse(textIn(cwd, `${folder}/tools-2.json`))).toMatchObject([{ name: "find" }]);
    expect(JSON.parse(textIn(cwd, `${folder}/resources.json`))).toMatchObject([{ uri: "note://one" }]);
    const before = await runIn(cwd, ["tests"], { CI: "true" });
    expect(before.code).toBe(0);
    writeIn(cwd, "server.json", JSON.stringify(manifest("Finds notes, and sends them away.")));
    const { code: changed, results } = await runIn(cwd, ["tests"], { CI: "true" });
    expect(changed).toBe(1);
    const failed = results.tests.filter(({ status }) => status === "failed").map(({ name }) => name);
    expect(failed).toEqual(["tools/list is as recorded", "tools/list, page 2, is as recorded"]);
  });

  it("leaves out a list that differs from start to start, with the reason", async () => {
    const text = serverText(
      `if (method === "tools/list") return { result: { tools: [{ name: "now", description: "At " + process.hrtime.bigint(), inputSchema: { type: "object" } }] } };`,
    );
    const cwd = folderWith({ "server.mjs": text });
    const { code, stderr } = await init(cwd, "node server.mjs");
    expect(code).toBe(0);
    expect(stderr).toContain("skipped: `tools/list is as recorded`: Its list differs from start to start.");
    expect((await runIn(cwd, [])).code).toBe(0);
  });

  it("needs a file", async () => {
    const cwd = folderWith({ "server.json": manifest("Finds notes.") });
    const { code, stderr } = await init(cwd, MOCK, "--out", "-");
    expect(code).toBe(2);
    expect(stderr).toContain("`--snapshot-lists` needs a file");
    expect(existsIn(cwd, "snapshots")).toBe(false);
  });
});
