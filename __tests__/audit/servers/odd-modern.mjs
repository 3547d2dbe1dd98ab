// A right server of the SDK's second version that speaks 2026-07-28 only, and asks its user where an argument is left out.
import { fromJsonSchema, inputRequired, inputResponse, McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";

const object = (properties, required = []) =>
  fromJsonSchema({ type: "object", properties, required, additionalProperties: false });
const text = (said) => ({ content: [{ type: "text", text: said }] });
const READS = { readOnlyHint: true };
const WHO = { message: "Who are you?", requestedSchema: { type: "object", properties: { name: { type: "string" } } } };

function make() {
  const server = new McpServer({ name: "odd-modern", version: "1.0.0" });
  server.registerTool(
    "greet",
    {
      description: "Greets somebody; asks who it is if name is left out.",
      inputSchema: object({ name: { type: "string" } }),
      annotations: READS,
    },
    ({ name }, { mcpReq: { inputResponses } }) => {
      if (name !== undefined) return text(`Hello ${name}!`);
      const who = inputResponse(inputResponses, "who");
      if (!who || who.kind === "missing") return inputRequired({ inputRequests: { who: inputRequired.elicit(WHO) } });
      return text("Hello whoever you are!");
    },
  );
  server.registerTool(
    "sum",
    {
      description: "Adds numbers.",
      inputSchema: object({ numbers: { type: "array", items: { type: "number" } } }, ["numbers"]),
      outputSchema: object({ sum: { type: "number" } }, ["sum"]),
      annotations: READS,
    },
    ({ numbers }) => {
      const sum = numbers.reduce((all, one) => all + one, 0);
      return { ...text(JSON.stringify({ sum })), structuredContent: { sum } };
    },
  );
  server.registerResource("about", "about://server", { mimeType: "text/plain" }, ({ href: uri }) => ({
    contents: [{ uri, text: "A server." }],
  }));
  return server;
}

serveStdio(make, { legacy: "reject" });
