import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { alternate, bundled, wall, workspace } from "./measure.mjs";

const RUNS = 30;
const item = {
  type: "object",
  required: ["sku"],
  properties: { sku: { type: "string", pattern: "^[a-z]{2,8}$" }, count: { type: "integer", minimum: 1, maximum: 99 } },
};
const MANIFEST = {
  name: "bench",
  tools: ["list", "read", "search", "order", "change", "count", "price", "report"].map((name) => ({
    name,
    annotations: { readOnlyHint: true },
    inputSchema: {
      type: "object",
      required: ["text"],
      additionalProperties: false,
      properties: {
        text: { type: "string", maxLength: 1000 },
        day: { type: "string", format: "date" },
        size: { enum: ["small", "large"] },
        items: { type: "array", items: item, maxItems: 5 },
      },
    },
    outputSchema: { type: "object", required: ["text"], properties: { text: { type: "string" } } },
    response: { structured: { text: `\${args.text}` } },
  })),
};

/** Wall time of `fuzz` on the mock, relative to a script that makes the same inputs and calls, and judges nothing. */
export async function fuzz(cli) {
  const bare = bundled("fuzz-calls");
  const manifest = join(workspace, "fuzz.mock.json");
  writeFileSync(manifest, JSON.stringify(MANIFEST));
  const mock = [process.execPath, cli, "mock", manifest];
  const ours = [
    cli,
    "fuzz",
    "--server-command",
    mock.join(" "),
    "--target-version",
    "2025-11-25",
    "--runs",
    String(RUNS),
  ];
  const json = execFileSync(process.execPath, [...ours, "--format", "json"], { cwd: workspace, maxBuffer: 2 ** 26 });
  const report = JSON.parse(json);
  const calls = report.tools.reduce((sum, { runs }) => sum + runs, 0);
  const findings = report.tools.flatMap((tool) => tool.findings);
  if (calls !== MANIFEST.tools.length * RUNS || findings.length > 0) throw new Error(JSON.stringify(report));
  const medians = await alternate([() => wall(ours), () => wall([bare, manifest, String(RUNS), ...mock])]);
  const [oursMs, bareMs] = medians((ms) => ms);
  return [{ name: "fuzz: 8 tools x 30 calls", unit: "ms", ours: oursMs, bare: bareMs, bar: 2 }];
}
