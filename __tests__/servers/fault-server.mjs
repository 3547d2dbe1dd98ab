// A stdio server that misbehaves on request: `node fault-server.mjs FAULT`. The faults are the keys of `faults` below;
// each changes one thing of a server that is fine otherwise. `FAULT=N` gives it a number.
import { spawn } from "node:child_process";
import { closeSync, writeFileSync, writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const [fault = "ok", number = "1"] = (process.argv[2] ?? "ok").split("=");
const nth = Number(number);
let calls = 0;
let held;

/** What a fault does at the start, to the answer to initialize, and to the answer of a tools/call. */
const faults = {
  ok: {},
  "exit-at-start": { start: () => die(3, "no configuration found") },
  "exit-before-init-answer": { initialize: () => die(4, "cannot reach the database") },
  "exit-after-init": {
    initialize: async (answer) => {
      await write(`${answer}\n`);
      die(5, "lost interest");
    },
  },
  "hang-in-initialize": { initialize: () => {} },
  "reject-initialize": {
    initialize: (_, id) => write(`${json({ jsonrpc: "2.0", id, error: { code: -32603, message: "not today" } })}\n`),
  },
  "nonsense-initialize": { initialize: (_, id) => write(`${json({ jsonrpc: "2.0", id, result: "hello" })}\n`) },
  "log-to-stdout": { call: (answer) => write(`[INFO] handling a call\n${answer}\n`) },
  "prompt-before-frame": { call: (answer) => write(`ready> ${answer}\n`) },
  garbage: { call: () => write("\u0000\u0001 garbage }{ \n") },
  "half-frame": {
    call: async (answer) => {
      await write(answer.slice(0, 20));
      await sleep(30);
      await write(`${answer.slice(20)}\n`);
    },
  },
  "half-frame-only": { call: (answer) => write(answer.slice(0, 20)) },
  "cut-frame": { call: (answer) => write(`${answer.slice(0, 20)}\n`) },
  "two-frames-in-line": {
    call: (answer) => write(`${json({ jsonrpc: "2.0", method: "notifications/message", params: {} })}${answer}\n`),
  },
  "huge-frame": { call: (_, id) => write(`${json(result(id, "x".repeat(nth * 1024 * 1024)))}\n`) },
  "invalid-utf8": {
    call: (answer) =>
      write(Buffer.concat([Buffer.from(answer.replace("fine", "\u00ff"), "latin1"), Buffer.from("\n")])),
  },
  bom: { call: (answer) => write(`\ufeff${answer}\n`) },
  crlf: { call: (answer) => write(`\r\n${answer}\r\n\n`) },
  "flood-stderr": {
    call: async (answer) => {
      for (let line = 0; line < 40_000; line += 1) {
        if (!process.stderr.write(`line ${line} of a great many\n`)) {
          await new Promise((resolve) => process.stderr.once("drain", resolve));
        }
      }
      await write(`${answer}\n`);
    },
  },
  "flood-stdout": { call: (answer) => write(`${"progress: still working\n".repeat(50_000)}${answer}\n`) },
  "answer-twice": { call: (answer) => write(`${answer}\n${answer}\n`) },
  "other-id": { call: () => write(`${json(result(999_999, "fine"))}\n`) },
  "string-id": { call: (_, id) => write(`${json(result(String(id), "fine"))}\n`) },
  "null-id": { call: () => write(`${json({ jsonrpc: "2.0", id: null, error: { code: -32700, message: "?" } })}\n`) },
  "out-of-order": {
    call: async (answer) => {
      if (held === undefined) held = answer;
      else await write(`${answer}\n${held}\n`);
    },
  },
  batch: { call: (answer) => write(`[${answer},${json({ jsonrpc: "2.0", method: "notifications/message" })}]\n`) },
  "error-without-code": { call: (_, id) => write(`${json({ jsonrpc: "2.0", id, error: { message: "oh" } })}\n`) },
  "never-fine": {
    call: (_, id) => write(`${json({ jsonrpc: "2.0", id, error: { code: -32000, message: "oh" } })}\n`),
  },
  "large-output-schema": { call: (_, id) => write(`${json(structured(id, { last: 5 }))}\n`) },
  "endless-output-schema": { call: (_, id) => write(`${json(structured(id, { text: `${"a".repeat(40)}b` }))}\n`) },
  "result-and-error": {
    call: (_, id) => write(`${json({ ...result(id, "fine"), error: { code: 1, message: "oh" } })}\n`),
  },
  neither: { call: (_, id) => write(`${json({ jsonrpc: "2.0", id })}\n`) },
  "no-jsonrpc": { call: (_, id) => write(`${json({ ...result(id, "fine"), jsonrpc: undefined })}\n`) },
  "deep-id": { call: () => write(`{"jsonrpc":"2.0","result":{},"id":${"[".repeat(1e5)}${"]".repeat(1e5)}}\n`) },
  "asks-back": {
    call: async (answer) => {
      await write(`${json({ jsonrpc: "2.0", id: "a", method: "ping" })}\n`);
      await write(`${json({ jsonrpc: "2.0", id: 1, method: "sampling/createMessage", params: {} })}\n`);
      await write(`${answer}\n`);
    },
  },
  "never-answer": { call: () => {} },
  "late-answer": {
    call: async (answer) => {
      await sleep(nth);
      await write(`${answer}\n`);
    },
  },
  "slow-bytes": {
    call: async (answer) => {
      for (const byte of `${answer}\n`) {
        await write(byte);
        await sleep(nth);
      }
    },
  },
  "close-stdin": {
    call: () => {
      process.stdin.destroy();
      closeSync(0);
      setInterval(() => {}, 1000);
    },
  },
  "close-stdout": { call: () => closeSync(1) },
  "fork-child-keeps-pipe": {
    call: () => {
      spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
      setTimeout(() => die(6, "gone, but not my child"), 50);
    },
  },
  "setsid-grandchild": {
    call: async (answer) => {
      const middle = `
        const { spawn } = require("node:child_process");
        spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" }).unref();
      `;
      const child = spawn(process.execPath, ["-e", middle], { detached: true, stdio: "ignore" });
      await new Promise((resolve) => child.once("exit", resolve));
      await write(`${answer}\n`);
    },
  },
  "setsid-child-without-env": {
    call: async (answer) => {
      const options = { detached: true, stdio: "ignore", env: { MARK: process.env.MARK } };
      const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], options);
      await new Promise((resolve) => child.once("spawn", resolve));
      await write(`${answer}\n`);
    },
  },
  "ignore-sigterm": {
    start: () => {
      process.on("SIGTERM", () => {});
      setInterval(() => {}, 1000);
    },
  },
  "logs-sigterm": {
    start: () => {
      process.on("SIGTERM", () => writeFileSync("sigterm.txt", ""));
      setInterval(() => {}, 1000);
    },
  },
  "noise-at-end": { start: () => endWith("shutting down\n") },
  "cut-at-end": { start: () => endWith('{"jsonrpc":"2.0","method":"notifications/mess') },
  "no-templates": {
    capabilities: { resources: {} },
    lists: {
      "resources/list": { result: { resources: [{ uri: "a:b", name: "b" }] } },
      "resources/templates/list": { error: { code: -32601, message: "Method not found" } },
    },
  },
  "failing-lists": {
    capabilities: { tools: {}, prompts: {} },
    lists: {
      "tools/list": { error: { code: -32603, message: "no database" } },
      "prompts/list": { result: { prompts: [{ name: "p" }], nextCursor: "2" } },
      "prompts/list 2": { error: { code: -32602, message: "no such cursor" } },
    },
  },
  "die-on-nth-call": {
    call: async (answer) => {
      calls += 1;
      if (calls === nth) process.kill(process.pid, "SIGKILL");
      else await write(`${answer}\n`);
    },
  },
  "progress-flood": {
    call: async (answer, _, params) => {
      const progressToken = params._meta?.progressToken;
      const line = json({ jsonrpc: "2.0", method: "notifications/progress", params: { progressToken, progress: 1 } });
      await write(`${line}\n`.repeat(nth));
      await write(`${answer}\n`);
    },
  },
  "slow-progress": {
    call: async (answer, _, params) => {
      const progressToken = params._meta?.progressToken;
      for (let progress = 1; progress <= nth; progress += 1) {
        await sleep(200);
        await write(
          `${json({ jsonrpc: "2.0", method: "notifications/progress", params: { progressToken, progress } })}\n`,
        );
      }
      await sleep(200);
      await write(`${answer}\n`);
    },
  },
};

const lists = {
  "schema-of-a-string": [{ name: "x", inputSchema: { type: "string" } }],
  "two-tools": [
    { name: "get", inputSchema: { type: "object" } },
    { name: "put", inputSchema: { type: "object" } },
  ],
  "odd-names": [
    { name: "a b", inputSchema: { type: "object" } },
    { name: "c d", inputSchema: { type: "object" } },
  ],
  "large-output-schema": [{ name: "x", inputSchema: { type: "object" }, outputSchema: largeSchema() }],
  "endless-output-schema": [
    {
      name: "x",
      inputSchema: { type: "object" },
      outputSchema: { type: "object", properties: { text: { pattern: "^(a+)+$" } } },
    },
  ],
  "search-too": [{ name: "search", inputSchema: { type: "object" } }],
};
const behaviour = faults[fault] ?? (fault in lists ? {} : undefined);
if (behaviour === undefined) die(64, `unknown fault ${fault}`);
behaviour.start?.();

let rest = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  for (const line of lines) void receive(JSON.parse(line));
});

async function receive({ id, method, params }) {
  if (id === undefined || method === undefined) return;
  if (method === "initialize") {
    const { protocolVersion } = params;
    const serverInfo = { name: "fault", version: "1.0.0" };
    const { capabilities = { tools: {} } } = behaviour;
    const answer = json({ jsonrpc: "2.0", id, result: { protocolVersion, capabilities, serverInfo } });
    await (behaviour.initialize ?? plain)(answer, id, params);
  } else if (method === "tools/call") {
    await (behaviour.call ?? plain)(json(result(id, "fine")), id, params);
  } else {
    const listed = behaviour.lists?.[params?.cursor === undefined ? method : `${method} ${params.cursor}`];
    if (listed) return void (await write(`${json({ jsonrpc: "2.0", id, ...listed })}\n`));
    const answered = method === "tools/list" && fault in lists ? { tools: lists[fault] } : {};
    await write(`${json({ jsonrpc: "2.0", id, result: answered })}\n`);
  }
}

function plain(answer) {
  return write(`${answer}\n`);
}

function result(id, text) {
  return { jsonrpc: "2.0", id, result: { content: [{ type: "text", text }] } };
}

function structured(id, structuredContent) {
  return { jsonrpc: "2.0", id, result: { content: [], structuredContent } };
}

/** One that takes a validator more than 50 ms to compile, and a moment to judge by. */
function largeSchema() {
  const properties = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`p${at}`, { type: "object", properties: { a: { type: "string" } } }]),
  );
  return { type: "object", properties: { ...properties, last: { type: "string" } } };
}

function json(value) {
  return JSON.stringify(value);
}

function write(text) {
  return new Promise((resolve) => process.stdout.write(text, resolve));
}

/** Says something more when it ends. */
function endWith(text) {
  process.on("exit", () => writeSync(1, text));
  process.on("SIGTERM", () => process.exit(0));
}

function die(code, lastWords) {
  process.stderr.write(`${lastWords}\n`);
  process.exit(code);
}
