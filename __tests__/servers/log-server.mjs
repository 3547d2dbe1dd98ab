// A stdio server that keeps a log of its life, so that a test can see what ran when: `node log-server.mjs LOG [NAME]`
// appends a line for each start, end and call (its beginning and its end). The tool `wait` takes `ms`, or `until`: what
// a line of the log says, also of another server. `fail` answers isError, `crash` ends the process, `fade` answers and ends it a moment later, `environment` gives what it was started with.
import { appendFileSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { eachLine, handshake, send, textResult } from "./base.mjs";

const [log, name = "server"] = process.argv.slice(2);
let revision = "";
const note = (text) => appendFileSync(log, `${name} ${text}\n`);

note("start");
process.on("exit", () => note("end"));
process.on("SIGTERM", () => process.exit(0));
eachLine((line) => void receive(JSON.parse(line)));
process.stdin.on("end", () => process.exit(0));

async function receive({ id, method, params }) {
  if (id === undefined) return;
  if (method === "initialize") {
    revision = params.protocolVersion;
    void send({ id, result: handshake("log", params) });
  } else if (method === "tools/call") await call(id, params);
  else void send({ id, result: {} });
}

async function call(id, { name: tool, arguments: { ms = 0, until = "", label = tool } }) {
  note(`${label} begins at ${revision}`);
  await sleep(ms);
  while (!readFileSync(log, "utf8").includes(until)) await sleep(10);
  if (tool === "crash") process.exit(9);
  note(`${label} ends at ${revision}`);
  const text = tool === "environment" ? JSON.stringify(process.env) : String(label);
  void send({ id, result: textResult(text, { isError: tool === "fail" }) });
  if (tool === "fade") setTimeout(() => process.exit(8), 20);
}
