// A raw server whose work for a client is out of proportion: `node server.mjs BEHAVIOUR` over stdio, or at PORT over
// Streamable HTTP. Each behaviour is fine but for one thing; it has one tool, `x`. What answers calls over HTTP answers all
// requests with `BEHAVIOUR, at once`. With `BEHAVIOUR, stuck at METHOD`, this method gets no answer, and the file `stuck` is
// there when it is asked for.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { eachLine, handshake, JSON_TYPE, listen, messageIn, SSE, textResult } from "../servers/base.mjs";

const [what = "fine", number = "1"] = (process.argv[2] ?? "fine").split("=");
const [behaviour, moment] = what.split(", ");
const count = Number(number);
const stuckAt = moment?.replace("stuck at ", "");
/** Nothing of it runs from then on; only SIGKILL ends it. */
const stop = () => process.kill(process.pid, "SIGSTOP");
const DEEP = "nested 9,000 deep";
const FOREVER = "setInterval(() => {}, 1000)";

/** What is special of the only tool. */
const tools = {
  "references to itself": { inputSchema: itself(20) },
  "nested quantifiers": { inputSchema: withText({ pattern: "((((((a+)+)+)+)+)+)+" }) },
  "pattern of an answer": {
    outputSchema: { type: "object", properties: { text: { type: "string", pattern: "^(a+)+$" } } },
    answer: { text: `${"a".repeat(40)}b` },
  },
  "schema that is itself": { outputSchema: { $ref: "#" }, answer: {} },
  "deep answer": { outputSchema: { type: "object", additionalProperties: { $ref: "#" } }, answer: DEEP },
  "many arguments": { inputSchema: required(count) },
  "deep schema": { inputSchema: nested(count) },
  "wide unions": { inputSchema: { type: "object", properties: { a: union(6) } } },
  "large enumeration": { inputSchema: withText({ enum: Array.from({ length: count }, (_, at) => `value ${at}`) }) },
};
const { answer: structured, ...special } = tools[behaviour] ?? {};
const tool = { name: "x", inputSchema: { type: "object" }, annotations: { readOnlyHint: true }, ...special };

function resultOf(method, params = {}) {
  if (method === "initialize") return handshake("hostile", params);
  if (method === "tools/list" && behaviour === "many tools")
    return { tools: Array.from({ length: count }, (_, at) => ({ ...tool, name: `x${at}` })) };
  if (method === "tools/list") return { tools: [tool] };
  if (method === "tools/call") return textResult("fine", structured && { structuredContent: structured });
  return {};
}

function itself(parts) {
  return { type: "object", allOf: Array(parts).fill({ $ref: "#" }) };
}

function withText(schema) {
  return { type: "object", properties: { text: { type: "string", ...schema } }, required: ["text"] };
}

function required(length) {
  const names = Array.from({ length }, (_, at) => `argument${at}`);
  return {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
    required: names,
  };
}

function nested(depth) {
  let schema = { type: "string" };
  for (let level = 0; level < depth; level += 1)
    schema = { type: "object", properties: { a: schema }, required: ["a"] };
  return schema;
}

function union(depth) {
  if (depth === 0) return { type: "string" };
  return { anyOf: Array(6).fill({ type: "object", properties: { a: union(depth - 1) } }) };
}

/** The text of an answer; what is nested too deeply for JSON.stringify is written by itself. */
function answerText(id, method, params) {
  const text = JSON.stringify({ jsonrpc: "2.0", id, result: resultOf(method, params) });
  return text.replace(JSON.stringify(DEEP), () => `${'{"a":'.repeat(9_000)}{}${"}".repeat(9_000)}`);
}

/** What comes beside the answers over stdio. */
const stdio = {
  "empty lines": () => endlessly(process.stdout, "\n".repeat(65_536)),
  "line without end": () => endlessly(process.stdout, "x".repeat(65_536)),
  "notifications without end": () =>
    endlessly(process.stdout, `${JSON.stringify({ jsonrpc: "2.0", method: "notifications/message" })}\n`.repeat(500)),
  grandchild: async () => {
    const child = spawn(process.execPath, ["-e", FOREVER], { detached: true, stdio: "ignore", env: {} });
    await once(child, "spawn");
    writeFileSync("grandchild.pid", `${child.pid}`);
    child.unref();
  },
};
if (what === "stopped at once") stop();

/** How calls are answered over HTTP. */
const http = {
  "chunks of one byte": (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`);
    endlessly(socket, `1;${"x".repeat(40)}\r\n \r\n`.repeat(1_000));
  },
  "events without text": (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n`);
    endlessly(socket, "data:\n".repeat(10_000));
  },
  "comments without end": (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n`);
    endlessly(socket, ": still here\n\n".repeat(5_000));
  },
  "headers without end": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    endlessly(socket, "x-more: more\r\n".repeat(1_000));
  },
  "trailers without end": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n");
    socket.write("0\r\n");
    endlessly(socket, "x-more: more\r\n".repeat(1_000));
  },
  "interim answers without end": (socket) => endlessly(socket, "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(1_000)),
  "stopped by a call": stop,
};

/** Writes as fast as it is read, until nobody reads. */
async function endlessly(stream, text) {
  let isOver = false;
  stream.on("error", () => {
    isOver = true;
  });
  stream.on("close", () => {
    isOver = true;
  });
  while (!isOver) {
    if (!stream.write(text)) await Promise.race([once(stream, "drain"), once(stream, "close")]).catch(() => {});
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const { PORT } = process.env;
if (PORT === undefined) {
  process.stdin.on("end", () => process.exit(0));
  eachLine((line) => {
    const { id, method, params } = messageIn(line);
    if (id === undefined) return;
    if (method === "tools/call" && behaviour === "stopped by a call") stop();
    if (method === stuckAt) return writeFileSync("stuck", "");
    process.stdout.write(`${answerText(id, method, params)}\n`);
    if (method === "initialize") void stdio[behaviour]?.();
  });
} else {
  await listen((request, response, body) => {
    if (request.method !== "POST") return void response.writeHead(405).end();
    const { id, method, params } = messageIn(body);
    if (id === undefined) return void response.writeHead(202).end();
    if (method === stuckAt) writeFileSync("stuck", "");
    if ((method === (stuckAt ?? "tools/call") || moment === "at once") && http[behaviour])
      return void http[behaviour](request.socket);
    const answer = answerText(id, method, params);
    if (behaviour === "as events") response.writeHead(200, SSE).end(`data: ${answer}\n\n`);
    else response.writeHead(200, JSON_TYPE).end(answer);
  }, Number(PORT));
}
