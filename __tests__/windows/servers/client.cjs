// A client over stdio, which starts its server as clients do: calls its tool, closes its stdin, and prints the answer and its exit code.
const { spawn } = require("node:child_process");

const [, , command, ...args] = process.argv;
const server = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"], windowsHide: true });
let output = "";
const send = (message) => server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
const clientInfo = { name: "client", version: "1" };
server.stdout.on("data", (chunk) => {
  output += chunk;
  if (/"id":2\b.*\n/.test(output)) server.stdin.end();
});
server.on("close", (code) => console.log(`${output.trim().split("\n").at(-1)}\nexit code ${code}`));
send({ id: 1, method: "initialize", params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo } });
send({ method: "notifications/initialized" });
send({ id: 2, method: "tools/call", params: { name: "args", arguments: {} } });
