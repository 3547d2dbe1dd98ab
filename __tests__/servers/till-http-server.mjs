// The till over Streamable HTTP at PORT: answers as JSON, below /sse as a stream of one event.
import { JSON_TYPE, listen, SSE } from "./base.mjs";
import { resultOf } from "./till.mjs";

await listen(async (request, response, body) => {
  if (request.method !== "POST") return response.writeHead(405).end();
  const { id, method, params } = JSON.parse(body);
  if (id === undefined) return response.writeHead(202).end();
  const text = JSON.stringify({ jsonrpc: "2.0", id, result: await resultOf(method, params) });
  const isStream = request.url.startsWith("/sse");
  response.writeHead(200, { ...(isStream ? SSE : JSON_TYPE), "x-till": "open" });
  response.end(isStream ? `data: ${text}\n\n` : text);
}, Number(process.env.PORT));
