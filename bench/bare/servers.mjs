// The baseline of several servers: one loop for each of them, all in one process, as in calls.mjs.
// `node bare/servers.mjs SERVERS COUNT COMMAND...`: COUNT calls in all; the tool `echo` takes `text`.
import { spawn } from "node:child_process";

const [servers, count, command, ...args] = process.argv.slice(2);
const each = Number(count) / Number(servers);
const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bare", version: "1.0.0" } };

for (let number = 0; number < Number(servers); number += 1) {
  const server = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"] });
  const send = (message) => server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  let rest = "";
  let next = 0;
  server.stdout.setEncoding("utf8").on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) receive(JSON.parse(line));
  });
  server.on("exit", () => {
    if (next !== each) process.exitCode = 1;
  });
  const receive = ({ id, result }) => {
    if (id === each) send({ method: "notifications/initialized" });
    else if (id !== next) return;
    else if (result.content[0].text === `hello ${next}`) next += 1;
    else throw new Error(`wrong answer to call ${next}: ${JSON.stringify(result)}`);
    if (next === each) server.kill("SIGTERM");
    else send({ id: next, method: "tools/call", params: { name: "echo", arguments: { text: `hello ${next}` } } });
  };
  send({ id: each, method: "initialize", params });
}
