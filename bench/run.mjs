// What mcptest costs, each figure as a ratio to a bare yardstick in the same run.
// `npm run bench -- [--dist DIR] [--only calls,http,whole,load,start] [--json] [--strict]`; --strict fails over a bar.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { calls } from "./calls.mjs";
import { http } from "./http.mjs";
import { load } from "./load.mjs";
import { start } from "./start.mjs";
import { whole } from "./whole.mjs";

const measurements = { calls, http, whole, load, start };
const { values } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    only: { type: "string", default: Object.keys(measurements).join(",") },
    json: { type: "boolean", default: false },
    strict: { type: "boolean", default: false },
  },
});
const cli = resolve(values.dist, "cli/index.js");

const figures = [];
for (const name of values.only.split(",")) {
  for (const { bar = null, ...figure } of await measurements[name](cli)) {
    const ratio = figure.ours / figure.bare;
    figures.push({ ...figure, ratio, bar, ok: bar === null || ratio <= bar });
    if (!values.json) console.log(line(figures.at(-1)));
  }
}
if (values.json) console.log(JSON.stringify(figures, null, 2));
if (values.strict && figures.some(({ ok }) => !ok)) process.exitCode = 1;

function line({ name, unit, ours, bare, ratio, bar, ok }) {
  const amount = (value) => `${value.toFixed(1)} ${unit}`.padStart(12);
  const verdict = bar === null ? "" : `bar ${bar.toFixed(1).padStart(4)}  ${ok ? "ok" : "OVER"}`;
  return `${name.padEnd(28)}${amount(ours)} /${amount(bare)} = ${ratio.toFixed(2).padStart(5)}   ${verdict}`.trimEnd();
}
