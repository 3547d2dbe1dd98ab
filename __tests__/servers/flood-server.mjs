// A stdio server that sends more than anybody can hold: `node flood-server.mjs KIND COUNT BYTES`. The flood comes before
// the answer of each tools/call: COUNT messages of BYTES bytes. `together` sends progress to each call by itself, and
// answers when CALLS calls wait, of all servers of the folder FOLDER: none is let go before all are flooded.
import { readdirSync, watch, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { handshake, textResult } from "./base.mjs";

const [kind = "notifications", count = "1", bytes = "1", calls = "1", folder = "."] = process.argv.slice(2);
const text = "x".repeat(Number(bytes));

/** One message of the flood, by its kind. */
const messages = {
  notifications: () => ({ jsonrpc: "2.0", method: "notifications/message", params: { level: "info", data: text } }),
  requests: (index) => ({ jsonrpc: "2.0", id: `r${index}`, method: "sampling/createMessage", params: { text } }),
  answers: (index) => ({ jsonrpc: "2.0", id: 1_000_000 + index, result: { text } }),
  values: () => ({ jsonrpc: "2.0", method: "notifications/message", params: Array(Number(bytes) / 4).fill({}) }),
};

const tools = [{ name: "x", inputSchema: { type: "object" } }];

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined || method === undefined) continue;
  if (method === "tools/call" && kind === "together") {
    void together(id, params);
    continue;
  }
  if (method === "tools/call") await flood();
  if (kind === "many" && method === "tools/call")
    await write(`{"jsonrpc":"2.0","id":${id},"result":{"content":[${"[],".repeat(Number(count))}1]}}`);
  else await write(JSON.stringify({ jsonrpc: "2.0", id, result: resultOf(method, params) }));
}

async function flood() {
  if (kind === "lines") await write("a\n".repeat(Number(count)));
  for (let index = 0; index < Number(count); index += 1) {
    if (kind === "stderr") await write(text, process.stderr);
    else if (kind in messages) await write(JSON.stringify(messages[kind](index)));
    else if (kind === "noise") await write(`${index} ${text}`);
    else if (kind === "blanks") await write(" ".repeat(Number(bytes)));
    else if (kind === "batch")
      await write(`[${Array(Number(bytes)).fill(JSON.stringify(messages.notifications())).join()}]`);
  }
}

async function together(id, params) {
  const { progressToken } = params._meta;
  for (let index = 0; index < Number(count); index += 1) {
    const progress = { progressToken, progress: index, message: text };
    await write(JSON.stringify({ jsonrpc: "2.0", method: "notifications/progress", params: progress }));
  }
  const watcher = watch(folder, answerAll);
  writeFileSync(`${folder}/${process.pid}-${id}`, "");
  let isAnswered = false;
  answerAll();
  function answerAll() {
    if (isAnswered || readdirSync(folder).length < Number(calls)) return;
    isAnswered = true;
    watcher.close();
    void write(JSON.stringify({ jsonrpc: "2.0", id, result: resultOf("tools/call", params) }));
  }
}

function resultOf(method, params) {
  if (method === "initialize") return handshake("flood", params);
  if (method === "tools/list" && kind === "pages") {
    const page = Number(params?.cursor ?? 0) + 1;
    const more = page < Number(count) ? { nextCursor: String(page) } : {};
    return { tools: [{ ...tools[0], name: `x${page}`, description: text }], ...more };
  }
  if (method === "tools/list") return { tools };
  return textResult(kind === "large" ? text : "fine");
}

function write(message, stream = process.stdout) {
  return new Promise((resolve) => stream.write(`${message}\n`, resolve));
}
