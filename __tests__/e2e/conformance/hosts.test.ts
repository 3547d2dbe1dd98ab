import { describe, expect, it } from "vitest";
import { folderWith, mcptestHere } from "../../support/harness.js";
import { commandOf, httpServerText, serverText } from "../../support/server-text.js";

const TOOL = `{
  name: "find_the_notes_that_contain_a_text_anywhere",
  description: "Finds notes.",
  inputSchema: { type: "object", properties: {} },
  annotations: { readOnlyHint: true },
}`;
const ANSWERS = `
  if (method === "initialize") return { result: handshake("server", params, { instructions: JSON.stringify(params) }) };
  if (method === "tools/list") return { result: { tools: [${TOOL}] } };
  if (method === "tools/call") return { result: textResult("found") };
`;
const stdio = { command: commandOf(serverText(ANSWERS)) };
const http = {
  url: "http://127.0.0.1:${port}/mcp",
  start: {
    command: commandOf(
      httpServerText(`({ id, method, params }, response) => {
        const answer = (() => { ${ANSWERS} })() ?? { error: { code: -32601, message: "Method not found" } };
        sendJson(response, { id, ...answer });
      }`),
    ),
    env: { PORT: "${port}" },
  },
};

/** Runs a command on the server, as a host. */
function asHost(server: object, host: string, ...args: string[]) {
  const folder = folderWith({ "s.mcptest.yaml": { servers: { s: server } } });
  return mcptestHere([...args, "s.mcptest.yaml", "--host", host], { cwd: folder });
}

describe.each(Object.entries({ stdio, http }))("--host over %s", (_, server) => {
  it("begins the session as the host does", async () => {
    const { stdout } = await asHost(server, "copilot-cli", "discover", "--format", "json");
    const [{ host, instructions }] = JSON.parse(stdout).servers;
    expect(host).toBe("copilot-cli");
    expect(JSON.parse(instructions)).toEqual({
      protocolVersion: "2025-11-25",
      capabilities: { elicitation: { form: {}, url: {} }, sampling: {} },
      clientInfo: { name: "github-copilot-developer", version: "1.0.25" },
    });
  });

  it("judges by what the host takes", async () => {
    const args = ["compliance", "run", "--rules", "HOST-*", "--strict"];
    const { code, stdout } = await asHost(server, "cursor", ...args, "--format", "json");
    const { rules, protocol_version: revision } = JSON.parse(stdout);
    expect({ code, revision }).toEqual({ code: 1, revision: "2025-06-18" });
    expect(rules.filter(({ status }: { status: string }) => status === "failed")).toMatchObject([
      {
        id: "HOST-TOOL",
        severity: "should",
        subject: "tool find_the_notes_that_contain_a_text_anywhere",
        message: "the name has 43 characters; Cursor leaves out what has more than 40, because it adds up to 20",
      },
    ]);
    expect((await asHost(server, "vscode", ...args)).code).toBe(0);
  });
});

it("judges no host that is not named", async () => {
  const folder = folderWith({ "s.mcptest.yaml": { servers: { s: stdio } } });
  const args = ["compliance", "run", "s.mcptest.yaml", "--rules", "HOST-TOOL", "--format", "json"];
  const { stdout } = await mcptestHere(args, { cwd: folder });
  expect(JSON.parse(stdout).rules).toMatchObject([{ status: "skipped", message: "it is judged with --host" }]);
});

it("an audit judges by a host too", async () => {
  const { code, stdout } = await asHost(stdio, "cursor", "audit", "--budget", "20s");
  expect(code).toBe(1);
  expect(stdout).toContain("✗ broken HOST-TOOL The host takes the tool");
});

it("refuses a host that it does not know", async () => {
  const { code, stderr } = await asHost(stdio, "emacs", "discover");
  expect(code).toBe(2);
  expect(stderr).toContain("Allowed choices are claude-code, claude-desktop, cursor,");
});
