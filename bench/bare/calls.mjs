// The baseline of calls: spawn, split lines, JSON and one comparison per call, SIGTERM.
// `node bare/calls.mjs COUNT ARGUMENT PREFIX COMMAND...`: the argument of the server's tool `echo`, and what it puts before
// that text.
import { spawn } from "node:child_process";

const [count, argument, prefix, command, ...args] = process.argv.slice(2);
const server = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"] });
const HANDSHAKE = Number(count);
let rest = "";
let next = 0;

server.stdout.setEncoding("utf8").on("data", (chunk) => {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  for (const line of lines) receive(JSON.parse(line));
});
server.on("exit", () => {
  if (next !== Number(count)) process.exitCode = 1;
});
send({
  id: HANDSHAKE,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bare", version: "1.0.0" } },
});

function send(message) {
  server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}

function receive({ id, result }) {
  if (id === HANDSHAKE) send({ method: "notifications/initialized" });
  else if (id !== next) return;
  else if (result.content[0].text === `${prefix}hello ${next}`) next += 1;
  else throw new Error(`wrong answer to call ${next}: ${JSON.stringify(result)}`);
  if (next === Number(count)) server.kill("SIGTERM");
  else send({ id: next, method: "tools/call", params: { name: "echo", arguments: { [argument]: `hello ${next}` } } });
}
