// The cost of mcptest, each figure as a ratio to a baseline in the same run, or as a difference.
// `npm run bench -- [--dist DIR] [--only calls,http,whole,load,loadTest,start,spawn,action,invariants,judgements,limits,fuzz,corpus,replay,html,reports] [--json] [--strict]`; --strict fails over a bar.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { action } from "./action.mjs";
import { calls } from "./calls.mjs";
import { corpus } from "./corpus.mjs";
import { fuzz } from "./fuzz.mjs";
import { html } from "./html.mjs";
import { http } from "./http.mjs";
import { invariants } from "./invariants.mjs";
import { judgements } from "./judgements.mjs";
import { limits } from "./limits.mjs";
import { load } from "./load.mjs";
import { loadTest } from "./load-test.mjs";
import { replay } from "./replay.mjs";
import { reports } from "./reports.mjs";
import { spawn } from "./spawn.mjs";
import { start } from "./start.mjs";
import { whole } from "./whole.mjs";

const measurements = {
  calls,
  http,
  whole,
  load,
  loadTest,
  start,
  spawn,
  action,
  invariants,
  judgements,
  limits,
  fuzz,
  corpus,
  replay,
  html,
  reports,
};
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
    figures.push({
      ...figure,
      ratio,
      bar,
      ok: bar === null || (figure.difference ? figure.ours - figure.bare : ratio) <= bar,
    });
    if (!values.json) console.log(line(figures.at(-1)));
  }
}
if (values.json) console.log(JSON.stringify(figures, null, 2));
if (values.strict && figures.some(({ ok }) => !ok)) process.exitCode = 1;

function line({ name, unit, ours, bare, ratio, difference, bar, ok, note = "" }) {
  const amount = (value) => `${value.toFixed(1)} ${unit}`.padStart(12);
  const verdict = bar === null ? "" : `bar ${String(bar).padStart(4)}  ${ok ? "ok" : "OVER"}`;
  const figure = difference
    ? `-${amount(bare)} = ${(ours - bare).toFixed(0).padStart(5)}`
    : `/${amount(bare)} = ${ratio.toFixed(2).padStart(5)}`;
  return `${name.padEnd(28)}${amount(ours)} ${figure}   ${verdict.padEnd(14)} ${note}`.trimEnd();
}
