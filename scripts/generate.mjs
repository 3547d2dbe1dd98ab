// Writes everything that is generated from something else in this repository. `node scripts/generate.mjs [--check]`; with
// `--check` it writes nothing, and fails if a file is stale.
import { readFileSync, writeFileSync } from "node:fs";

/** Modules of `generate/`, each of which exports `files`: texts by their paths. The first ones write what later ones read. */
const GENERATORS = [
  "matchers",
  "meta-schemas",
  "types",
  "wire-schemas",
  "server-json",
  "action",
  "rules-and-action",
  "suite-reference",
  "sdk-servers",
  "corpus-findings",
  "hosts",
  "mock-page",
  "report-page",
];

const root = new URL("..", import.meta.url);
const isCheck = process.argv.includes("--check");

for (const name of GENERATORS) {
  const { files } = await import(`./generate/${name}.mjs`);
  for (const [path, text] of Object.entries(files)) {
    if (text === read(path)) continue;
    if (!isCheck) writeFileSync(new URL(path, root), text);
    else {
      console.error(`${path} is stale: run npm run generate`);
      process.exitCode = 1;
    }
  }
}

function read(path) {
  try {
    return readFileSync(new URL(path, root), "utf8");
  } catch {
    return undefined;
  }
}
