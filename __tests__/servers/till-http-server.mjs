// The till over Streamable HTTP at PORT: answers as JSON, below /sse as a stream of one event.
import { JSON_TYPE, listenForRequests, SSE } from "./base.mjs";
import { resultOf } from "./till.mjs";

await listenForRequests(async ({ id, method, params }, response, request) => {
  const text = JSON.stringify({ jsonrpc: "2.0", id, result: await resultOf(method, params) });
  const isStream = request.url.startsWith("/sse");
  response.writeHead(200, { ...(isStream ? SSE : JSON_TYPE), "x-till": "open" });
  response.end(isStream ? `data: ${text}\n\n` : text);
}, Number(process.env.PORT));
