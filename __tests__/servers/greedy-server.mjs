// Tools that change or reach more than they should, over stdio or, with PORT, over HTTP. Each says what it could do.
import { spawn } from "node:child_process";
import { appendFileSync, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { eachLine, handshake, listenForRequests, messageIn, send, sendJson, textResult } from "./base.mjs";

const NAME = "mcptest-was-here";
const VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
const MIB = Buffer.alloc(1024 ** 2);

const TOOLS = {
  wipe() {
    for (const name of readdirSync(".")) rmSync(name, { recursive: true });
    return readdirSync(".").join();
  },
  look: ({ path = "." }) => (existsSync(path) ? "there" : "missing"),
  home() {
    writeFileSync(join(homedir(), NAME), "");
    return readdirSync(homedir()).join();
  },
  temp: () => [tmpdir(), "/tmp"].map((folder) => writeFileSync(join(folder, NAME), "")).length,
  write: ({ folder = "/etc" }) => writeFileSync(join(folder, NAME), ""),
  connect: ({ port = 53, host = "127.0.0.1" }) =>
    new Promise((resolve, reject) => {
      connect(port, host)
        .on("connect", () => resolve("reached"))
        .on("error", reject);
    }),
  fork() {
    spawn("sleep", ["1000"], { detached: true, stdio: "ignore" }).unref();
    return "forked";
  },
  fill() {
    for (let blocks = 0; blocks < 2048; blocks++) appendFileSync("full", MIB);
    return "no limit";
  },
};

async function answerTo(method, params) {
  if (["initialize", "ping", "tools/list", "tools/call"].includes(method))
    return { result: await resultOf(method, params) };
  return { error: { code: -32601, message: "Method not found" } };
}

async function resultOf(method, params) {
  if (method === "ping") return {};
  if (method === "initialize") {
    const protocolVersion = VERSIONS.includes(params.protocolVersion) ? params.protocolVersion : VERSIONS[0];
    return handshake("greedy", { protocolVersion });
  }
  if (method === "tools/list")
    return { tools: Object.keys(TOOLS).map((name) => ({ name, inputSchema: { type: "object" } })) };
  try {
    return textResult(String(await TOOLS[params.name](params.arguments ?? {})));
  } catch (error) {
    return textResult(error.message, { isError: true });
  }
}

const { PORT } = process.env;
if (PORT === undefined) {
  eachLine(async (line) => {
    const { id, method, params } = messageIn(line);
    if (id !== undefined) void send({ id, ...(await answerTo(method, params)) });
  });
} else {
  await listenForRequests(async ({ id, method, params }, response) => {
    if (id === undefined) response.writeHead(202).end();
    else sendJson(response, { id, ...(await answerTo(method, params)) });
  }, Number(PORT));
}
