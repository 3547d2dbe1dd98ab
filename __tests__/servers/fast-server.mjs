// The smallest server that can be measured against: answers initialize, tools/list and tools/call (an echo) at once.
let rest = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  let out = "";
  for (const line of lines) {
    const { id, method, params } = JSON.parse(line);
    if (id === undefined) continue;
    out += `{"jsonrpc":"2.0","id":${id},"result":${resultOf(method, params)}}\n`;
  }
  if (out !== "") process.stdout.write(out);
});

function resultOf(method, params) {
  if (method === "tools/call") {
    return `{"content":[{"type":"text","text":${JSON.stringify(String(params.arguments?.text))}}]}`;
  }
  if (method === "tools/list") {
    return '{"tools":[{"name":"echo","inputSchema":{"type":"object","properties":{"text":{"type":"string"}}}}]}';
  }
  if (method === "initialize") {
    const version = JSON.stringify(params.protocolVersion);
    return `{"protocolVersion":${version},"capabilities":{"tools":{}},"serverInfo":{"name":"fast","version":"1.0.0"}}`;
  }
  return "{}";
}
