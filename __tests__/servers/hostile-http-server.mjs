// A server over Streamable HTTP that says the text of HOSTILE wherever a server can say something: the last part of the
// path names where. Listens on PORT, says the text on stdout and stderr too, and writes its environment into STARTED.
import { writeFileSync } from "node:fs";
import { JSON_TYPE, listen, messageIn, SSE, textResult } from "./base.mjs";

const { PORT, HOSTILE = "", STARTED } = process.env;
// All that a header can carry.
const line = HOSTILE.replace(/[^\t\x20-\x7e]+/g, " ").trim();
const hostile = { [HOSTILE]: HOSTILE, list: [HOSTILE] };
const event = (message) => `event: message\ndata: ${JSON.stringify(message)}\n\n`;

if (STARTED) writeFileSync(STARTED, JSON.stringify(process.env));
process.stdout.write(`${HOSTILE}\n`);
process.stderr.write(`${HOSTILE}\n`);

const calls = {
  text: ({ id, response, headers }) => {
    const result = textResult(HOSTILE, { structuredContent: { ...hostile, headers } });
    send(response, 200, { ...JSON_TYPE, "x-said": line }, { jsonrpc: "2.0", id, result });
  },
  error: ({ id, response, headers }) => {
    const error = { code: -32000, message: HOSTILE, data: { ...hostile, headers } };
    send(response, 200, JSON_TYPE, { jsonrpc: "2.0", id, error });
  },
  status: ({ response, headers }) => {
    response.writeHead(500, line, { "content-type": "text/plain", "x-said": line });
    response.end(`${HOSTILE}\n${JSON.stringify(headers)}`);
  },
  denied: ({ response }) =>
    send(response, 403, { ...JSON_TYPE, "www-authenticate": line, "retry-after": line }, hostile),
  type: ({ response }) => void response.writeHead(200, { "content-type": line }).end(HOSTILE),
  redirect: ({ response }) =>
    send(response, 307, { location: `http://127.0.0.1:9/${encodeURIComponent(line)}?${line.slice(-40)}` }),
  events: ({ id, response }) => {
    response.writeHead(200, SSE);
    const params = { level: "error", logger: HOSTILE, data: HOSTILE };
    const log = { jsonrpc: "2.0", method: "notifications/message", params };
    const unknown = { jsonrpc: "2.0", id: HOSTILE, result: hostile };
    const said = HOSTILE.split(/[\r\n]+/).map((text) => `: ${text}\ndata: ${text}\n\n`);
    const answer = { jsonrpc: "2.0", id, result: textResult(HOSTILE) };
    response.end([...said, event(log), event(unknown), event(answer)].join(""));
  },
};

await listen((request, response, body) => {
  if (request.method !== "POST") return void response.writeHead(405).end();
  const { id, method, params } = messageIn(body);
  if (id === undefined) return void response.writeHead(202).end();
  const where = request.url.split("/").at(-1);
  if (method === "initialize" && where === "start") return calls.status({ response, headers: request.headers });
  if (method === "tools/call") return calls[where]({ id, response, headers: request.headers });
  const serverInfo = { name: HOSTILE, version: HOSTILE, title: HOSTILE };
  const result = {
    initialize: {
      protocolVersion: params?.protocolVersion,
      capabilities: { tools: {}, [HOSTILE]: {} },
      serverInfo,
      instructions: HOSTILE,
    },
    "tools/list": { tools: [{ name: "say", description: HOSTILE, inputSchema: { type: "object" } }] },
  }[method];
  send(response, 200, JSON_TYPE, { jsonrpc: "2.0", id, result: result ?? {} });
}, Number(PORT));

function send(response, status, headers, body) {
  response.writeHead(status, headers).end(JSON.stringify(body));
}
