import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { CLI } from "../../support/bundle.js";
import { folderWith, mcptest, root } from "../../support/cli.js";

const EVERYTHING = `node ${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js stdio`;
const suiteOf = (more: string) => `servers:
  everything:
    command: ${JSON.stringify(EVERYTHING.split(" "))}
${more}`;
const SUITE = suiteOf(`tools:
  - name: echoes
    tool: echo
    args: { message: hi }
    expect: [{ target: "result.content[0].text", matcher: { contains: hi } }]
`);
/** A server whose only tool answers with its variable SHOP_TOKEN, and with 200,000 letters. */
const TELLER = `
import { McpServer } from "${root}node_modules/@modelcontextprotocol/sdk/dist/esm/server/mcp.js";
import { StdioServerTransport } from "${root}node_modules/@modelcontextprotocol/sdk/dist/esm/server/stdio.js";
const server = new McpServer({ name: "teller", version: "1.0.0" });
const text = (text) => ({ content: [{ type: "text", text }] });
server.registerTool("tell", {}, () => text("it is " + process.env.SHOP_TOKEN));
server.registerTool("flood", {}, () => text("x".repeat(200_000)));
await server.connect(new StdioServerTransport());
`;

/** A client of `mcptest serve` in a folder. */
async function serve(cwd: string, flags: readonly string[] = ["--no-sandbox"], env: Record<string, string> = {}) {
  const client = new Client({ name: "agent", version: "1.0.0" });
  const { PATH = "", HOME = "" } = process.env;
  const args = [CLI, "serve", ...flags];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, cwd, env: { PATH, HOME, ...env }, stderr: "ignore" }),
  );
  onTestFinished(() => client.close());
  const messages: string[] = [];
  return {
    client,
    messages,
    async call(name: string, args: Record<string, unknown>) {
      const onprogress = ({ message = "" }) => void messages.push(message);
      const result = await client.callTool({ name, arguments: args }, undefined, { onprogress, timeout: 120_000 });
      const [{ text }] = result.content as [{ text: string }];
      return { text, isError: result.isError === true, structured: result.structuredContent };
    },
  };
}

describe("serve", () => {
  it("gives what the commands print", async () => {
    const { call, client, messages } = await serve(folderWith({ "mcptest.yaml": SUITE }));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["audit", "discover", "run", "validate", "call", "explain"]);
    expect(await call("validate", {})).toMatchObject({ text: "mcptest.yaml: 1 test, 1 server", isError: false });
    expect((await call("run", { suites: ["mcptest.yaml"] })).text).toContain("1 passed");
    expect((await call("explain", { rule: "INV-002" })).text).toContain("Fix: ");
    expect((await call("discover", { server_command: EVERYTHING })).text).toContain("get-sum");
    const answer = { tool: "get-sum", arguments: { a: 1, b: 2 }, server_command: EVERYTHING };
    expect(await call("call", answer)).toMatchObject({ structured: { exit_code: 0, is_cut: false } });
    const audit = await call("audit", { server_command: EVERYTHING, budget_seconds: 20 });
    expect(audit.structured).toMatchObject({ exit_code: expect.any(Number) });
    expect(messages).toContain("checking the protocol");
  });

  it.skipIf(spawnSync("bwrap", ["--version"]).status !== 0)("starts servers in a sandbox", async () => {
    const writer = `import { writeFileSync } from "node:fs"; writeFileSync("left", "");${TELLER}`;
    const cwd = folderWith({ "writer.mjs": writer });
    const { call } = await serve(cwd, []);
    const { isError } = await call("call", { server_command: "node writer.mjs", tool: "tell" });
    expect(isError).toBe(false);
    expect(spawnSync("ls", [cwd], { encoding: "utf8" }).stdout).toBe("writer.mjs\n");
  });

  it("reads nothing outside its folder", async () => {
    const outside = folderWith({ "secret.mcptest.yaml": SUITE, "rows.json": '[{"message": "hidden"}]' });
    const secret = join(outside, "secret.mcptest.yaml");
    const cwd = folderWith({
      "imports.mcptest.yaml": `imports: [${JSON.stringify(secret)}]\n`,
      "inside/mcptest.yaml": SUITE,
    });
    symlinkSync(secret, join(cwd, "link.yaml"));
    symlinkSync(outside, join(cwd, "linked"));
    const { call } = await serve(cwd);
    const paths = [
      secret,
      "../x.yaml",
      "link.yaml",
      "linked/secret.mcptest.yaml",
      "linked/*.yaml",
      "imports.mcptest.yaml",
    ];
    for (const path of paths) {
      for (const tool of ["validate", "run"]) {
        const { text, isError } = await call(tool, { suites: [path] });
        expect({ path, isError }).toEqual({ path, isError: true });
        expect(text).not.toContain("1 test");
        expect(text).not.toContain("echoes");
      }
    }
    for (const from of [`${secret}#everything`, "link.yaml"])
      expect(await call("discover", { from })).toMatchObject({
        isError: true,
        text: expect.stringContaining("outside"),
      });
    expect((await call("validate", { suites: ["inside/mcptest.yaml"] })).isError).toBe(false);
  });

  it("takes no value for a flag, and no argument that it does not have", async () => {
    const cwd = folderWith({ "mcptest.yaml": SUITE });
    const { call } = await serve(cwd);
    expect((await call("validate", { suites: ["--print"] })).text).toContain("--print");
    const unknown = await call("call", { tool: "--save=a.yaml", server_command: EVERYTHING });
    expect(unknown).toMatchObject({ structured: { exit_code: 1 }, text: expect.stringContaining("--save=a.yaml") });
    expect((await call("run", { reporter: "json=a.json" })).isError).toBe(true);
    expect(spawnSync("ls", [cwd], { encoding: "utf8" }).stdout).toBe("mcptest.yaml\n");
  });

  it("hides secrets, and cuts what is too long", async () => {
    const { call } = await serve(folderWith({ "teller.mjs": TELLER }), undefined, { SHOP_TOKEN: "hunter2-hunter2" });
    const told = await call("call", { server_command: "node teller.mjs", tool: "tell" });
    expect(told.text).toContain("it is «secret:SHOP_TOKEN»");
    expect(JSON.stringify(told)).not.toContain("hunter2");
    const flood = await call("call", { server_command: "node teller.mjs", tool: "flood" });
    expect(flood.structured).toMatchObject({ is_cut: true });
    expect(flood.text.length).toBeLessThan(60_000);
  });

  it("has no fault that audit and compliance run know", async () => {
    const cwd = folderWith({ "mcptest.yaml": SUITE });
    const server = ["--server-command", `${process.execPath} ${CLI} serve --no-sandbox`];
    const audit = await mcptest(["audit", ...server, "--min-grade", "A"], { cwd });
    expect(audit.stdout).toContain("grade A");
    expect(audit.stdout).toContain("0 broken, 0 suspicious");
    expect(audit.code).toBe(0);
    const compliance = await mcptest(["compliance", "run", ...server, "--min-grade", "A"], { cwd });
    expect(compliance.code).toBe(0);
  });
});
