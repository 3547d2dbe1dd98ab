// A stdio server that misbehaves on request: `node fault-server.mjs FAULT`. The faults are the keys of `faults` below;
// each changes one thing of a server that is fine otherwise. `FAULT=N` gives it a number.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, writeFileSync, writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { eachLine, handshake, send, textResult } from "./base.mjs";

const [fault = "ok", number = "1"] = (process.argv[2] ?? "ok").split("=");
const nth = Number(number);
let calls = 0;
let held;
const LOG = { method: "notifications/message", params: { level: "info", data: "a" } };
/** What a child runs that does not end. */
const FOREVER = "setInterval(() => {}, 1000)";

/** What a fault does to the answer of a tools/call; or at the start, to the answer to initialize, and to a call. */
const faults = {
  ok: {},
  "exit-at-start": { start: () => die(3, "no configuration found") },
  "exit-before-init-answer": { initialize: () => die(4, "cannot reach the database") },
  "exit-after-init": {
    initialize: async (answer) => {
      await writeLine(answer);
      die(5, "lost interest");
    },
  },
  "exit-after-answer": async (answer) => {
    await writeLine(answer);
    die(7, "gone after the answer");
  },
  "panic-at-sigterm": {
    start: () =>
      onSigterm(() => {
        throw new Error("no time to say goodbye");
      }),
  },
  "banner-at-start": { start: () => writeLine("Server ready") },
  "nameless-initialize": {
    initialize: (_, id, params) => send({ id, result: handshake(undefined, params) }),
  },
  "initialize-twice": { initialize: (answer) => writeLine(`${answer}\n${answer}`) },
  "unsolicited-at-start": { initialize: (answer) => writeLine(`${answer}\n${json(result(999_999, "fine"))}`) },
  /** Needs half of the time to start for its first answer. */
  "late-discover": {
    discover: (_, id) => {
      held = json({ id, error: { code: -32601, message: "Method not found" } });
    },
    initialize: (answer) => writeLine(held ? `${answer}\n${held}` : answer),
  },
  "hang-in-initialize": { initialize: () => {} },
  "reject-initialize": { initialize: (_, id) => send({ id, error: { code: -32603, message: "not today" } }) },
  "nonsense-initialize": { initialize: (_, id) => send({ id, result: "hello" }) },
  "log-to-stdout": (answer) => writeLine(`[INFO] handling a call\n${answer}`),
  "prompt-before-frame": (answer) => writeLine(`ready> ${answer}`),
  garbage: () => writeLine("\u0000\u0001 garbage }{ "),
  "half-frame": async (answer) => {
    await write(answer.slice(0, 20));
    await sleep(30);
    await writeLine(answer.slice(20));
  },
  "half-frame-only": (answer) => write(answer.slice(0, 20)),
  "cut-while-writing": async (answer) => {
    endWith(answer.slice(20, 40));
    await write(answer.slice(0, 20));
  },
  "cut-frame": (answer) => writeLine(answer.slice(0, 20)),
  "two-frames-in-line": (answer) => writeLine(`${json(LOG)}${answer}`),
  "huge-frame": (_, id) => send(result(id, "x".repeat(nth * 1024 * 1024))),
  "invalid-utf8": (answer) => write(Buffer.from(`${answer.replace("fine", "\u00ff")}\n`, "latin1")),
  bom: (answer) => writeLine(`\ufeff${answer}`),
  crlf: (answer) => write(`\r\n${answer}\r\n\n`),
  "flood-stderr": async (answer) => {
    for (let line = 0; line < 40_000; line += 1) {
      if (!process.stderr.write(`line ${line} of a great many\n`)) {
        await new Promise((resolve) => process.stderr.once("drain", resolve));
      }
    }
    await writeLine(answer);
  },
  "flood-stdout": (answer) => writeLine(`${"progress: still working\n".repeat(50_000)}${answer}`),
  "answer-twice": (answer) => writeLine(`${answer}\n${answer}`),
  "other-id": () => send(result(999_999, "fine")),
  "string-id": (_, id) => send(result(String(id), "fine")),
  "null-id": () => send({ id: null, error: { code: -32700, message: "?" } }),
  "out-of-order": async (answer) => {
    if (held === undefined) held = answer;
    else await writeLine(`${answer}\n${held}`);
  },
  batch: (answer) => writeLine(`[${answer},${json(LOG)}]`),
  "error-without-code": (_, id) => send({ id, error: { message: "oh" } }),
  "never-fine": (_, id) => send({ id, error: { code: -32000, message: "oh" } }),
  "large-output-schema": (_, id) => send({ id, result: { content: [], structuredContent: { last: 5 } } }),
  "endless-output-schema": (_, id) =>
    send({ id, result: { content: [], structuredContent: { text: `${"a".repeat(40)}b` } } }),
  "result-and-error": (_, id) => send({ ...result(id, "fine"), error: { code: 1, message: "oh" } }),
  neither: (_, id) => send({ id }),
  "no-jsonrpc": (_, id) => send({ ...result(id, "fine"), jsonrpc: undefined }),
  "deep-id": () => writeLine(`{"jsonrpc":"2.0","result":{},"id":${"[".repeat(1e5)}${"]".repeat(1e5)}}`),
  "asks-back": async (answer) => {
    await send({ id: "a", method: "ping" });
    await send({ id: 1, method: "sampling/createMessage", params: { messages: [], maxTokens: 1 } });
    await writeLine(answer);
  },
  "never-answer": () => {},
  "late-answer": async (answer) => {
    await sleep(nth);
    await writeLine(answer);
  },
  "slow-bytes": async (answer) => {
    for (const byte of `${answer}\n`) {
      await write(byte);
      await sleep(nth);
    }
  },
  "close-stdin": () => {
    process.stdin.destroy();
    closeSync(0);
    setInterval(() => {}, 1000);
  },
  "close-stdout": () => closeSync(1),
  "fork-child-keeps-pipe": () => {
    spawn(process.execPath, ["-e", FOREVER], { stdio: "inherit" });
    setTimeout(() => die(6, "gone, but not my child"), 50);
  },
  "setsid-grandchild": async (answer) => {
    const middle = `
        const { spawn } = require("node:child_process");
        spawn(process.execPath, ["-e", "${FOREVER}"], { detached: true, stdio: "ignore" }).unref();
      `;
    const child = spawn(process.execPath, ["-e", middle], { detached: true, stdio: "ignore" });
    await once(child, "exit");
    await writeLine(answer);
  },
  // Its parent lives for a second, and nothing of it shows whose it is.
  "hidden-grandchild": async (answer) => {
    const options = { detached: true, stdio: "ignore", env: { MARK: process.env.MARK } };
    const middle = `
        const { spawn } = require("node:child_process");
        spawn(process.execPath, ["-e", "${FOREVER}"], ${JSON.stringify(options)}).unref();
        setTimeout(() => {}, 1000);
      `;
    await once(spawn(process.execPath, ["-e", middle], options), "exit");
    await writeLine(answer);
  },
  "setsid-child-without-env": async (answer) => {
    const options = { detached: true, stdio: "ignore", env: { MARK: process.env.MARK } };
    await once(spawn(process.execPath, ["-e", FOREVER], options), "spawn");
    await writeLine(answer);
  },
  "ignore-sigterm": { start: () => onSigterm(() => {}) },
  "logs-sigterm": { start: () => onSigterm(() => writeFileSync("sigterm.txt", "")) },
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
  "die-on-nth-call": async (answer) => {
    calls += 1;
    if (calls === nth) process.kill(process.pid, "SIGKILL");
    else await writeLine(answer);
  },
  "progress-flood": async (answer, _, { _meta: { progressToken } = {} }) => {
    const line = json({ method: "notifications/progress", params: { progressToken, progress: 1 } });
    await write(`${line}\n`.repeat(nth));
    await writeLine(answer);
  },
  "slow-progress": async (answer, _, { _meta: { progressToken } = {} }) => {
    for (let progress = 1; progress <= nth; progress += 1) {
      await sleep(200);
      await send({ method: "notifications/progress", params: { progressToken, progress } });
    }
    await sleep(200);
    await writeLine(answer);
  },
};

const tool = (name, more = {}) => ({ name, inputSchema: { type: "object" }, ...more });
const lists = {
  "schema-of-a-string": [tool("x", { inputSchema: { type: "string" } })],
  "exit-after-answer": [tool("x", { annotations: { readOnlyHint: true } })],
  "two-tools": [tool("get"), tool("put")],
  "odd-names": [tool("a b"), tool("c d")],
  "large-output-schema": [tool("x", { outputSchema: largeSchema() })],
  "endless-output-schema": [
    tool("x", { outputSchema: { type: "object", properties: { text: { pattern: "^(a+)+$" } } } }),
  ],
  "search-too": [tool("search")],
};
const found = faults[fault] ?? (fault in lists ? {} : undefined);
if (found === undefined) die(64, `unknown fault ${fault}`);
const behaviour = typeof found === "function" ? { call: found } : found;
behaviour.start?.();

eachLine((line) => void receive(JSON.parse(line)));

async function receive({ id, method, params }) {
  if (id === undefined || method === undefined) return;
  if (method === "initialize") {
    const { capabilities = { tools: {} }, initialize = writeLine } = behaviour;
    await initialize(json({ id, result: handshake("fault", params, { capabilities }) }), id, params);
  } else if (method === "server/discover" && behaviour.discover) {
    behaviour.discover(undefined, id);
  } else if (method === "tools/call") {
    await (behaviour.call ?? writeLine)(json(result(id, "fine")), id, params);
  } else {
    const listed = behaviour.lists?.[params?.cursor === undefined ? method : `${method} ${params.cursor}`];
    const tools = method === "tools/list" ? lists[fault] : undefined;
    await send({ id, ...(listed ?? { result: tools ? { tools } : {} }) });
  }
}

function result(id, text) {
  return { id, result: textResult(text) };
}

/** One that takes a validator more than 50 ms to compile, and a moment to judge by. */
function largeSchema() {
  const properties = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`p${at}`, { type: "object", properties: { a: { type: "string" } } }]),
  );
  return { type: "object", properties: { ...properties, last: { type: "string" } } };
}

function json(message) {
  return JSON.stringify({ jsonrpc: "2.0", ...message });
}

function write(text) {
  return new Promise((resolve) => process.stdout.write(text, resolve));
}

function writeLine(line) {
  return write(`${line}\n`);
}

/** Goes on after a SIGTERM. */
function onSigterm(listener) {
  process.on("SIGTERM", listener);
  setInterval(() => {}, 1000);
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
