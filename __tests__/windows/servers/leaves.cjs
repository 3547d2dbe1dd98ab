// A server without tools that does what its first argument names when its stdin ends.
const { spawn } = require("node:child_process");
const { createInterface } = require("node:readline");
const { writeFileSync } = require("node:fs");

const [, , mode, ...rest] = process.argv;
if (mode === "child") {
  setTimeout(() => {}, 600_000);
} else {
  if (mode === "leaves") {
    const child = spawn(process.execPath, [__filename, "child"], { detached: true, stdio: "ignore" });
    writeFileSync(rest[0], `${child.pid}`);
    child.unref();
  }
  if (mode === "stays") setTimeout(() => {}, 600_000);
  const tools = [{ name: "args", description: "Its arguments.", inputSchema: { type: "object" } }];
  const results = {
    initialize: {
      protocolVersion: "2025-11-25",
      capabilities: { tools: {} },
      serverInfo: { name: "leaves", version: "1.0.0" },
    },
    "tools/list": { tools },
    "tools/call": { content: [{ type: "text", text: JSON.stringify(rest) }] },
  };
  createInterface({ input: process.stdin }).on("line", (line) => {
    const { id, method } = JSON.parse(line);
    if (id === undefined) return undefined;
    if (mode === "silent" && method === "tools/call") return writeFileSync(rest[0], `${process.pid}`);
    const known = results[method];
    const answer = known ? { result: known } : { error: { code: -32601, message: "Method not found" } };
    return process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...answer })}\n`);
  });
}
