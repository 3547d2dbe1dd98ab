import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { alternate, run, workspace } from "./measure.mjs";

const PARSE = fileURLToPath(new URL("bare/json.mjs", import.meta.url));
const tool = {
  name: "add",
  inputSchema: { type: "object" },
  outputSchema: { type: "object", required: ["sum"], properties: { sum: { type: "number" } } },
};

/** CPU time and peak memory of the invariants over 10,000 and 100,000 exchanges, relative to JSON.parse of the same file. */
export async function invariants(cli) {
  const judge = (file) => () => run([cli, "compliance", "invariants", "--capture", file]);
  const [small, large] = [writeCapture(10_000), writeCapture(100_000)];
  const medians = await alternate([judge(small), judge(large), () => run([PARSE, large])]);
  const [smallMs, largeMs, bareMs] = medians(({ cpuMs }) => cpuMs);
  const [, largeMiB, bareMiB] = medians(({ rssMiB }) => rssMiB);
  return [
    { name: "invariants, 100,000 exchanges", unit: "ms", ours: largeMs, bare: bareMs, bar: 3.0 },
    { name: "100,000 exchanges to 10,000", unit: "ms", ours: largeMs, bare: smallMs, bar: 12 },
    { name: "their peak memory", unit: "MiB", ours: largeMiB, bare: bareMiB, bar: 1.5 },
  ];
}

function writeCapture(count) {
  const exchange = (id, method, params, result) => ({
    request: { jsonrpc: "2.0", id, method, params },
    response: { jsonrpc: "2.0", id, result },
  });
  const capabilities = { tools: {} };
  const exchanges = [
    exchange(
      1,
      "initialize",
      { protocolVersion: "2025-11-25", capabilities: {} },
      { protocolVersion: "2025-11-25", capabilities },
    ),
    { request: { jsonrpc: "2.0", method: "notifications/initialized" } },
    exchange(2, "tools/list", {}, { tools: [tool] }),
  ];
  for (let id = 3; exchanges.length < count; id += 1) {
    const content = [{ type: "text", text: String(id + 2) }];
    exchanges.push(
      exchange(
        id,
        "tools/call",
        { name: "add", arguments: { a: id, b: 2 } },
        { content, structuredContent: { sum: id + 2 } },
      ),
    );
  }
  const file = join(workspace, `${count}.capture.json`);
  writeFileSync(file, JSON.stringify({ server_label: "bench", transport: "stdio", exchanges }));
  return file;
}
