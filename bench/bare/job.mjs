// The baseline of peers.mjs: `node bare-job.mjs FILE` makes the calls of a file, one after the other, and ends the server.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const { command, calls } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const server = spawn(command[0], command.slice(1), { stdio: ["pipe", "pipe", "ignore"] });
let rest = "";
let next = 0;

server.stdout.setEncoding("utf8").on("data", (chunk) => {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  for (const line of lines) receive(JSON.parse(line));
});
server.on("exit", () => {
  if (next !== calls.length) process.exitCode = 1;
});
send({
  id: calls.length,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bare", version: "1.0.0" } },
});

function send(message) {
  server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}

function receive({ id, result }) {
  if (id === calls.length) send({ method: "notifications/initialized" });
  else if (id !== next) return;
  else if (result.content[0].text.includes(calls[next].contains)) next += 1;
  else throw new Error(`wrong answer to call ${next}: ${JSON.stringify(result)}`);
  if (next === calls.length) server.kill("SIGTERM");
  else {
    const { tool, args } = calls[next];
    send({ id: next, method: "tools/call", params: { name: tool, arguments: args } });
  }
}
