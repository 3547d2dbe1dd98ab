// The least that is an MCP server over stdio, as fast as Node can answer: for measurements.
const echo = {
  name: "echo",
  description: "Gives its message back",
  inputSchema: { type: "object", properties: { message: { type: "string" } }, required: ["message"] },
};
const answers = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: "fast-server", version: "1.0.0" },
  }),
  ping: () => ({}),
  "tools/list": () => ({ tools: [echo] }),
  "tools/call": (params) => ({ content: [{ type: "text", text: params.arguments.message }] }),
};

let rest = "";
process.stdin.setEncoding("utf8").on("data", (chunk) => {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  for (const line of lines) answer(JSON.parse(line));
});

function answer({ id, method, params }) {
  if (id === undefined) return;
  const of = answers[method];
  const outcome = of ? { result: of(params) } : { error: { code: -32601, message: `Method not found: ${method}` } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...outcome })}\n`);
}
