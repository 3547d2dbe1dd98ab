// A server that never answers `lost` nor a ping, and answers `held` once a client has given a ping up. Over stdio, or at
// PORT over Streamable HTTP.
import { eachLine, handshake, JSON_TYPE, listen, send } from "./base.mjs";

const tools = ["lost", "held"].map((name) => ({ name, inputSchema: { type: "object" } }));
/** Answers the calls of `held`. */
const held = [];
const pings = new Set();

/** Handles a request or notification; `answer` takes the result. */
function handle({ id, method, params }, answer) {
  if (method === "initialize") answer(handshake("silent", params, { serverInfo: { name: "silent", version: "1" } }));
  else if (method === "tools/list") answer({ tools });
  else if (method === "ping") pings.add(id);
  else if (method === "notifications/cancelled") givenUp(params.requestId);
  else if (params?.name === "held") held.push(answer);
}

function givenUp(id) {
  if (pings.has(id)) for (const answer of held.splice(0)) answer({ content: [] });
}

const { PORT } = process.env;
if (PORT === undefined) {
  eachLine((line) => {
    const message = JSON.parse(line);
    handle(message, (result) => void send({ id: message.id, result }));
  });
} else {
  await listen((request, response, body) => {
    if (request.method !== "POST") return response.writeHead(405).end();
    const message = JSON.parse(body);
    if (message.id === undefined) response.writeHead(202).end();
    response.on("close", () => givenUp(message.id));
    handle(message, (result) =>
      response.writeHead(200, JSON_TYPE).end(JSON.stringify({ jsonrpc: "2.0", id: message.id, result })),
    );
  }, Number(PORT));
}
