import { expect, it } from "vitest";
import { folderWith, mcptestHere, root } from "../../support/harness.js";

const SDK = `${root}node_modules/@modelcontextprotocol/sdk/dist/esm/server`;
const ASKING = `import { McpServer } from "${SDK}/mcp.js";
import { StdioServerTransport } from "${SDK}/stdio.js";
const server = new McpServer({ name: "asking", version: "1.0.0" });
server.registerTool("ask", { description: "Asks for a name.", annotations: { readOnlyHint: true } }, async () => {
  const requestedSchema = { type: "object", properties: { name: { type: "string" } } };
  const { action } = await server.server.elicitInput({ message: "Your name?", requestedSchema });
  return { content: [{ type: "text", text: action }] };
});
await server.connect(new StdioServerTransport());
`;

it("init says of a tool that asks the user that the client has to answer, and of a path outside of the project where it is", async () => {
  const outside = `${folderWith({ "server.mjs": ASKING })}/server.mjs`;
  const cwd = folderWith({ "server.yaml": `server: { command: [node, ${outside}], client: { elicitation: accept } }` });
  const { code, stderr } = await mcptestHere(["init", "--server-command", `node ${outside}`], { cwd });
  expect(code, stderr).toBe(0);
  expect(stderr).toContain("skipped: `ask answers`: The tool asks the user, and mcptest init answered nothing.");
  expect(stderr).not.toContain("Write arguments");
  expect(stderr).toContain(`${outside} is outside of the repository: another machine must have it at the same path\n`);
  const answered = await mcptestHere(["init", "--force", "--server-config", "server.yaml"], { cwd });
  expect(answered.code, answered.stderr).toBe(0);
  expect(answered.stderr).not.toContain("skipped");
});
