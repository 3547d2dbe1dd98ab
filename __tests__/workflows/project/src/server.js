// The server that the example workflows build and test: over stdio, or over HTTP with `--port PORT`.
import { createServer } from "node:http";
import { createInterface } from "node:readline";

const tools = {
  forecast: ({ city }) => `Sunny in ${city}`,
  cities: () => JSON.stringify({ cities: ["Lisbon", "Oslo"] }),
};
/** The revision of the session. */
let revision;
const port = process.argv[process.argv.indexOf("--port") + 1];

if (process.argv.includes("--port")) {
  createServer(answerHttp).listen(Number(port), "127.0.0.1");
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = answerTo(JSON.parse(line));
    if (answer !== undefined) process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

async function answerHttp(request, response) {
  if (request.url === "/health") return void response.end("ok");
  // For the test, which ends what the workflow left running.
  if (request.url === "/stop") return void response.end("ok", () => process.exit());
  if (request.headers.authorization !== "Bearer open-sesame-1234") return void response.writeHead(401).end();
  if (request.method !== "POST") return void response.writeHead(405).end();
  let body = "";
  for await (const chunk of request) body += chunk;
  const answer = answerTo(JSON.parse(body));
  if (answer === undefined) return void response.writeHead(202).end();
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
}

function answerTo({ id, method, params }) {
  return id === undefined ? undefined : { jsonrpc: "2.0", id, result: resultOf(method, params) };
}

function resultOf(method, params) {
  if (method === "initialize") {
    revision = params.protocolVersion;
    return {
      protocolVersion: revision,
      capabilities: { tools: {} },
      serverInfo: { name: "weather", version: "1.0.0" },
    };
  }
  if (method === "tools/list") {
    return { tools: Object.keys(tools).map((name) => ({ name, inputSchema: { type: "object" } })) };
  }
  if (method !== "tools/call") return {};
  return { content: [{ type: "text", text: `${tools[params.name](params.arguments ?? {})}` }] };
}
