// Bundles src/entry.ts with ncc into <out>/bundle, and writes the launchers beside it. `node scripts/build.mjs [out]`
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = resolve(process.argv[2] ?? `${root}/dist`);
const { version } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));

rmSync(out, { recursive: true, force: true });
const ncc = `${root}/node_modules/@vercel/ncc/dist/ncc/cli.js`;
execFileSync(
  process.execPath,
  // Types are for `npm run types`: a test that does not compile must not keep the bundle from being built.
  [ncc, "build", "src/entry.ts", "-o", `${out}/bundle`, "--license", "licenses.txt", "--transpile-only", "-q"],
  {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "" },
  },
);
cpSync(`${root}/schemas`, `${out}/schemas`, { recursive: true });
writeFileSync(`${out}/package.json`, `${JSON.stringify({ type: "module" }, null, 2)}\n`);
for (const door of ["cli", "action", "matchers"]) {
  mkdirSync(`${out}/${door}`, { recursive: true });
  // The version is written into the launchers: `--version` must not load the bundle.
  const launcher = readFileSync(`${root}/src/${door}/launch.js`, "utf8").replace("0.0.0-source", version);
  writeFileSync(`${out}/${door}/index.js`, launcher);
}
