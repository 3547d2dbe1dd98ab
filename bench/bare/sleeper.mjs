// A server over stdio whose tool `echo` answers after so many milliseconds as its text says.
let rest = "";
process.stdin.setEncoding("utf8").on("data", (chunk) => {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  for (const line of lines) receive(JSON.parse(line));
});

function receive({ id, method, params }) {
  const give = (result) => process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, result })}\n`);
  if (method === "tools/call")
    setTimeout(() => give({ content: [{ type: "text", text: params.arguments.text }] }), Number(params.arguments.text));
  else if (method === "initialize")
    give({
      ...{ protocolVersion: params.protocolVersion, capabilities: { tools: {} } },
      serverInfo: { name: "sleeper", version: "1.0.0" },
    });
  else if (id !== undefined) give({});
}
