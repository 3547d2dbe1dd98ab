// The till over Streamable HTTP at PORT: answers as JSON, below /sse as a stream of one event.
import { createServer } from "node:http";
import { resultOf } from "./till.mjs";

createServer((request, response) => {
  if (request.method !== "POST") {
    response.writeHead(405).end();
    return;
  }
  let body = "";
  request.setEncoding("utf8").on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", async () => {
    const { id, method, params } = JSON.parse(body);
    if (id === undefined) {
      response.writeHead(202).end();
      return;
    }
    const result = await resultOf(method, params);
    const text = JSON.stringify({ jsonrpc: "2.0", id, result });
    const isStream = request.url.startsWith("/sse");
    response
      .writeHead(200, { "content-type": isStream ? "text/event-stream" : "application/json", "x-till": "open" })
      .end(isStream ? `data: ${text}\n\n` : text);
  });
}).listen(Number(process.env.PORT), "127.0.0.1");
