// The smallest server over Streamable HTTP that can be measured against: answers initialize and tools/call (an echo) at
// once, on PORT.
import { createServer } from "node:http";

createServer((request, response) => {
  if (request.method !== "POST") return void response.writeHead(405).end();
  let body = "";
  request.setEncoding("utf8").on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    const { id, method, params } = JSON.parse(body);
    if (id === undefined) return void response.writeHead(202).end();
    response.writeHead(200, { "content-type": "application/json" });
    response.end(`{"jsonrpc":"2.0","id":${id},"result":${resultOf(method, params)}}`);
  });
}).listen(Number(process.env.PORT), "127.0.0.1", () => console.log("ready"));

function resultOf(method, params) {
  if (method === "tools/call") {
    return `{"content":[{"type":"text","text":${JSON.stringify(String(params.arguments?.text))}}]}`;
  }
  if (method !== "initialize") return "{}";
  const version = JSON.stringify(params.protocolVersion);
  return `{"protocolVersion":${version},"capabilities":{"tools":{}},"serverInfo":{"name":"fast","version":"1.0.0"}}`;
}
