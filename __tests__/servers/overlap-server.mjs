// A server for calls that overlap, over stdio, or at PORT over Streamable HTTP and, below /sse, HTTP+SSE. `bad` answers at
// once, wrongly in the way that `how` names. `held` and `quick` wait: `quick` is answered when `held` has come, after a log
// message if it asks for one, `held` when `next` has, which a client sends when it is done with `quick`. `probed` rejects a call without `x` on the wrong channel; its
// first answer is 2, and its second call is as one of `held`.
import { eachLine, handshake, JSON_TYPE, listen, SSE } from "./base.mjs";

const outputSchema = { type: "object", required: ["sum"] };
const tools = [
  { name: "bad", inputSchema: { type: "object" }, outputSchema },
  { name: "listed", inputSchema: { type: "object" } },
  { name: "probed", inputSchema: { type: "object", properties: { x: { type: "string" } }, required: ["x"] } },
];
const good = { content: [], structuredContent: { sum: 1 } };
const noise = "something that is no message";
const log = { jsonrpc: "2.0", method: "notifications/message", params: { level: "info", data: "hello" } };
const foreign = { method: "notifications/progress", params: { progressToken: "nobody's", progress: 1 } };

/** What `bad` does: the messages and texts that it sends, or how it sends its answer. */
const bad = {
  result: (id) => ({ sends: [{ jsonrpc: "2.0", id, result: { ...good, isError: "no" } }] }),
  output: (id) => ({ sends: [{ jsonrpc: "2.0", id, result: { ...good, structuredContent: {} } }] }),
  frame: (id) => ({ sends: [{ id, result: good }] }),
  noise: (id) => ({ sends: [noise, ok(id)] }),
  "noise afterwards": (id) => ({ sends: [ok(id), noise] }),
  foreign: (id) => ({ sends: [foreign, ok(id)] }),
  log: (id) => ({ sends: [log, ok(id)] }),
  twice: (id) => ({ sends: [ok(id), ok(id)] }),
  "unknown id": (id) => ({ sends: [ok(999_999), ok(id)] }),
  bytes: (id) => ({ sends: [JSON.stringify(ok(id)).replace('"sum"', '"a":"\xff","sum"')] }),
  batch: (id) => ({ sends: [JSON.stringify([ok(id)])] }),
  status: (id) => ({ sends: [ok(id)], status: 500 }),
  type: (id) => ({ sends: [ok(id)], type: "text/plain" }),
  // Over HTTP+SSE.
  post: (id) => ({ sends: [ok(id)], type: "application/json" }),
};

/** How the calls that wait are answered, by tool. */
const waiting = new Map();
let wasProbed = false;

/** Takes a message; `send` sends what answers it, `over` with a status or type of its own in one body. */
function receive({ id, method, params }, send) {
  const answer = (result) => send({ sends: [{ jsonrpc: "2.0", id, result }] });
  if (method === "initialize") answer(handshake("overlap", params));
  else if (method === "tools/list") answer({ tools });
  else if (method === "tools/call") call(id, params, send, answer);
  else if (id !== undefined) {
    send({ sends: [{ jsonrpc: "2.0", id, error: { code: -32601, message: `there is no ${method}` } }] });
  }
}

function call(id, { name, arguments: args }, send, answer) {
  if (name === "bad") send(bad[args.how](id));
  else if (name === "probed" && args.x === undefined) {
    send({ sends: [{ jsonrpc: "2.0", id, error: { code: -32602, message: "x is missing" } }] });
  } else if (name === "probed" && !wasProbed) {
    wasProbed = true;
    answer({ content: [], structuredContent: { sum: 2 } });
  } else if (name === "next") {
    answer(good);
    waiting.get("held")(good);
  } else {
    const logged = (result) => send({ sends: [log, { jsonrpc: "2.0", id, result }] });
    waiting.set(name === "quick" ? "quick" : "held", args?.log ? logged : answer);
    if (waiting.size === 2) waiting.get("quick")(good);
  }
}

function ok(id) {
  return { jsonrpc: "2.0", id, result: good };
}

/** As bytes: each character of a text that is no frame is one. */
function bytesOf(sent) {
  return typeof sent === "string" ? Buffer.from(sent, "latin1") : Buffer.from(JSON.stringify(sent));
}

/** All in one piece, each between `before` and `after`. */
function pieceOf(sends, before, after) {
  return Buffer.concat(sends.flatMap((sent) => [Buffer.from(before), bytesOf(sent), Buffer.from(after)]));
}

function overStdio() {
  eachLine((line) => receive(JSON.parse(line), ({ sends }) => process.stdout.write(pieceOf(sends, "", "\n"))));
}

async function overHttp() {
  const events = (sends) => pieceOf(sends, "data: ", "\n\n");
  let stream;
  await listen((request, response, body) => {
    const isSse = request.url.startsWith("/sse");
    if (request.method === "GET" && isSse) {
      stream = response.writeHead(200, SSE);
      stream.write("event: endpoint\ndata: /sse\n\n");
      return;
    }
    if (request.method !== "POST") return void response.writeHead(405).end();
    const message = JSON.parse(body);
    if (message.id === undefined) return void response.writeHead(202).end();
    receive(message, ({ sends, status = 200, type }) => {
      if (status !== 200 || type !== undefined) {
        response.writeHead(status, type ? { "content-type": type } : JSON_TYPE).end(pieceOf(sends, "", ""));
      } else if (isSse) {
        response.writeHead(202).end();
        stream.write(events(sends));
      } else response.writeHead(200, SSE).end(events(sends));
    });
  }, Number(process.env.PORT));
}

if (process.env.PORT === undefined) overStdio();
else await overHttp();
