// Stands between a client and a server over stdio, and takes one tool away or gives it another name:
// `node tool-relay.mjs drop|rename TOOL COMMAND…`
import { spawn } from "node:child_process";

const [way, tool, program, ...args] = process.argv.slice(2);
const renamed = `${tool}_renamed`;
const server = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });

eachLine(process.stdin, server.stdin, (frame) => {
  if (frame.method !== "tools/call") return frame;
  const { name } = frame.params;
  const asked = way === "rename" && name === renamed ? tool : name === tool ? `${tool}_gone` : name;
  return { ...frame, params: { ...frame.params, name: asked } };
});
eachLine(server.stdout, process.stdout, (frame) => {
  const { tools } = frame.result ?? {};
  if (!Array.isArray(tools)) return frame;
  const kept = way === "drop" ? tools.filter(({ name }) => name !== tool) : tools;
  const shown = kept.map((one) => (one.name === tool ? { ...one, name: renamed } : one));
  return { ...frame, result: { ...frame.result, tools: shown } };
});
process.on("SIGTERM", () => server.kill());
server.on("exit", (code) => process.exit(code ?? 1));

function eachLine(from, to, change) {
  let rest = "";
  from.setEncoding("utf8").on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines)
      to.write(line.startsWith("{") ? `${JSON.stringify(change(JSON.parse(line)))}\n` : `${line}\n`);
  });
  from.on("end", () => to.end());
}
