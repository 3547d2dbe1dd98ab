// A server that sends one thing without end: `node endless-server.mjs WHAT`, over stdio, or over HTTP at PORT. Over stdio it
// begins once the handshake is answered, and answers all but the tool "hang"; over HTTP it is what answers a tool call, and
// may be the last part of the path instead.
// Writes the file FLOODING when it begins.
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { eachLine, handshake, listenForRequests, sendJson, textResult } from "./base.mjs";

const [what = "", where = "stdout"] = process.argv.slice(2);
const BLOCK = 64 * 1024;
const frame = (message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`;

/** What is sent without end: over stdio lines, over HTTP chunks. */
const lines = {
  "empty-lines": "\n",
  "blank-lines": "    \r\n",
  noise: "hello\n",
  empties: "{}\n",
  "broken-frames": '{"jsonrpc":\n',
  notifications: frame({ method: "notifications/message", params: { level: "info", data: "x" } }),
  progress: frame({ method: "notifications/progress", params: { progressToken: "none", progress: 1 } }),
  answers: frame({ id: 1_000_000, result: {} }),
  "answers-of-none": frame({ id: null, error: { code: -32700, message: "no" } }),
  requests: frame({ id: "r", method: "sampling/createMessage", params: {} }),
  pings: frame({ id: "r", method: "ping" }),
  batches: `[${"{},".repeat(99)}{}]\n`,
  logs: "a line of a log\n",
};
const events = {
  data: "data:\n",
  "data-of-one": "data:x\n",
  comments: ":\n",
  ids: "id:1\n",
  retries: "retry:1\n",
  types: "event:x\n",
  unknown: "u\n",
  "empty-events": "data:\n\n",
  noise: "data:x\n\n",
  empties: "data:{}\n\n",
  "of-others": "event:x\ndata:x\n\n",
  notifications: `data:${lines.notifications}\n`,
  requests: `data:${lines.requests}\n`,
};

function answerTo(method, params) {
  if (method === "initialize") return handshake("endless", params);
  if (method === "tools/list") return { tools: [{ name: "x", inputSchema: { type: "object" } }] };
  return textResult("fine");
}

const block = (unit) => Buffer.from(unit.repeat(Math.ceil(BLOCK / unit.length)));
/** Writes without end, as fast as the other side reads. */
function pour(stream, bytes) {
  if (process.env.FLOODING) writeFileSync(process.env.FLOODING, "");
  const write = () => {
    while (!stream.destroyed && stream.write(bytes));
    stream.once("drain", write);
  };
  write();
}

if (process.env.PORT) {
  await listenForRequests(({ id, method, params }, response, request) => {
    if (method === "tools/call") return flood(request.socket, what || request.url.split("/").at(-1));
    sendJson(response, { id, result: answerTo(method, params) });
  }, Number(process.env.PORT));
} else {
  eachLine((line) => {
    const { id, method, params } = JSON.parse(line);
    if (method === "notifications/initialized") pour(process[where], block(lines[what]));
    if (id !== undefined && method && params?.name !== "hang")
      process.stdout.write(frame({ id, result: answerTo(method, params) }));
  });
  process.stdin.on("end", () => process.exit());
}

function flood(socket, what) {
  const start = (headers) => socket.write(`HTTP/1.1 200 OK\r\nconnection: keep-alive\r\n${headers}\r\n`);
  const chunked = (type) => start(`content-type: ${type}\r\ntransfer-encoding: chunked\r\n`);
  const chunk = (text, extension = "") => `${text.length.toString(16)}${extension}\r\n${text}\r\n`;
  socket.on("error", () => {});
  const [body, kind] = what.split(":");
  if (body === "gzip") {
    const data = JSON.stringify({
      jsonrpc: "2.0",
      method: "notifications/message",
      params: { level: "info", data: "" },
    });
    const event = () => `data:${data.replace('""', `"${randomBytes(12_000).toString("base64")}"`)}\n\n`;
    const packed = gzipSync(Array.from({ length: 64 }, event).join(""));
    start("content-type: text/event-stream\r\ncontent-encoding: gzip\r\ntransfer-encoding: chunked\r\n");
    pour(socket, Buffer.concat([Buffer.from(`${packed.length.toString(16)}\r\n`), packed, Buffer.from("\r\n")]));
  } else if (body === "body") {
    // Chunks of one byte, each with an extension.
    chunked("application/json");
    pour(socket, block(chunk(" ", `;${"x".repeat(Number(kind ?? 1000))}`)));
  } else if (body === "event-body") {
    chunked("text/event-stream");
    socket.write(chunk("data: "));
    pour(socket, block(chunk("x", `;${"x".repeat(Number(kind ?? 1000))}`)));
  } else if (body === "small-chunks") {
    chunked("text/event-stream");
    pour(
      socket,
      Buffer.from(
        [...events[kind]]
          .map((one) => chunk(one))
          .join("")
          .repeat(2_000),
      ),
    );
  } else {
    chunked("text/event-stream");
    pour(socket, Buffer.from(chunk(block(events[what]).toString())));
  }
}
