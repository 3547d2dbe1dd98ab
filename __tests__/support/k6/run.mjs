// Runs a script for k6 with stand-ins of its modules: `node run.mjs SCRIPT ITERATIONS`. Prints its options and what came of it.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { tags } from "./http.mjs";
import { checks } from "./k6.mjs";

const [script, iterations] = process.argv.slice(2);
const standIn = (name) => new URL(name, import.meta.url).href;
const text = readFileSync(script, "utf8")
  .replace('from "k6/http"', `from "${standIn("http.mjs")}"`)
  .replace('from "k6"', `from "${standIn("k6.mjs")}"`);
writeFileSync(`${script}.mjs`, text);
globalThis.__ENV = process.env;
globalThis.__VU = 1;
const { default: iterate, options } = await import(pathToFileURL(`${script}.mjs`).href);
for (let iteration = 0; iteration < Number(iterations); iteration += 1) {
  try {
    iterate();
  } catch {
    // k6 notes it and goes on.
  }
}
console.log(JSON.stringify({ options, checks, tags }));
