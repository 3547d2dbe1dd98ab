// Bundles src/entry.ts with ncc into <out>/bundle, and writes the launchers beside it. `node scripts/build.mjs [out]`
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ncc from "@vercel/ncc";
import { gzipSync } from "fflate";
import ts from "typescript";
import { minifySync } from "vite";

/** What most suites have. */
const SUITE = `
servers: { s: { command: [node, --version] } }
tools:
  - { name: a, tool: a, expect: [{ target: result.isError, matcher: { exact: false } }] }
`;
const root = fileURLToPath(new URL("..", import.meta.url));
const out = resolve(process.argv[2] ?? `${root}/dist`);
const { version } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));

rmSync(out, { recursive: true, force: true });
// CommonJS: Node loads a file of it in four fifths of the time, and starts with one 4 ms sooner.
// `npm run types` checks the types: a test that does not compile must not prevent the build.
const options = { esm: false, license: "licenses.txt", transpileOnly: true, quiet: true };
const { code, assets } = await ncc(`${root}/src/entry.ts`, options);
for (const [name, { source, permissions }] of Object.entries({ ...assets, "index.js": { source: code } })) {
  mkdirSync(dirname(`${out}/bundle/${name}`), { recursive: true });
  // Not by node:zlib, whose output depends on the version of Node.
  const content = name.endsWith(".wasm") ? gzipSync(source, { level: 9, mtime: 0 }) : source;
  writeFileSync(`${out}/bundle/${name}`, content, { mode: permissions });
}
writeType(`${out}/bundle`, "commonjs");
joinChunks();
for (const name of readdirSync(`${out}/bundle`).filter((file) => file.endsWith(".js"))) {
  const file = `${out}/bundle/${name}`;
  writeFileSync(file, minified(name, withAddress(readFileSync(file, "utf8"))));
}
const licenses = `${out}/bundle/licenses.txt`;
writeFileSync(licenses, execFileSync(process.execPath, [`${root}/scripts/licenses.mjs`, licenses]));
cpSync(`${root}/schemas`, `${out}/schemas`, { recursive: true });
writeType(out, "module");
for (const door of ["cli", "action", "matchers"]) {
  mkdirSync(`${out}/${door}`, { recursive: true });
  // The version is written into the launchers: `--version` must not load the bundle.
  const launcher = readFileSync(`${root}/src/${door}/launch.cjs`, "utf8").replace("0.0.0-source", version);
  writeFileSync(`${out}/${door}/index.js`, launcher);
  writeType(`${out}/${door}`, "commonjs");
}
for (const [name, exports] of [
  ["index", "run, UserError"],
  ["runner", "defineTests"],
]) {
  writeFileSync(
    `${out}/${name}.js`,
    `import bundle from "./bundle/index.js";\nexport const { ${exports} } = bundle;\n`,
  );
}
// These import a test runner, which must be the project's own, so they are not bundled.
for (const name of ["vitest", "node-test"]) {
  const source = readFileSync(`${root}/src/${name}.ts`, "utf8");
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  writeFileSync(`${out}/${name}.js`, ts.transpileModule(source, { compilerOptions }).outputText);
}
// The library's types: those files and the ones from which they take types.
for (const name of ["index", "runner", "vitest", "node-test", "core/problem", "core/generated/results"]) {
  const source = readFileSync(`${root}/src/${name}.ts`, "utf8");
  const { outputText, diagnostics } = ts.transpileDeclaration(source, {
    fileName: `${name}.ts`,
    reportDiagnostics: true,
    compilerOptions: { stripInternal: true },
  });
  for (const { messageText } of diagnostics ?? []) throw new Error(`${name}.ts: ${messageText}`);
  mkdirSync(dirname(`${out}/${name}`), { recursive: true });
  writeFileSync(`${out}/${name}.d.ts`, outputText);
}

/**
 * Joins the chunks that `run --help` loads, and those that a run loads until it starts a server: to load one file takes some
 * 5 % less CPU time before the server starts than to load twenty.
 */
function joinChunks() {
  const name = "${chunkId}".slice(2, -1);
  const fileNames = `"" + ${name} + ".index.js"`;
  const index = `${out}/bundle/index.js`;
  const code = readFileSync(index, "utf8");
  if (code.split(fileNames).length !== 2) throw new Error(`index.js: not one ${fileNames}`);
  const folder = mkdtempSync(`${tmpdir()}/mcptest-build-`);
  writeFileSync(`${folder}/a.mcptest.yaml`, SUITE);
  const ofHelp = loadedChunks(folder, "run", "--help");
  const ofRun = loadedChunks(folder, "run").filter((id) => !ofHelp.includes(id));
  rmSync(folder, { recursive: true });
  const files = Object.entries({ help: ofHelp, run: ofRun }).map(([file, ids]) => {
    writeFileSync(`${out}/bundle/${file}.index.js`, joined(ids));
    for (const id of ids) rmSync(`${out}/bundle/${id}.index.js`);
    return ids.map((id) => [id, file]);
  });
  const names = JSON.stringify(Object.fromEntries(files.flat()));
  writeFileSync(
    index,
    code.replace(fileNames, () => `(${names}[${name}] ?? ${name}) + ".index.js"`),
  );
}

/** The ids of the chunks that a command loads in a folder until it starts a server, or ends. */
function loadedChunks(cwd, ...args) {
  const program = [`${root}/scripts/loaded-chunks.cjs`, `${out}/bundle`];
  // Nothing else of the environment: a variable must not change what is built.
  const { PATH, SystemRoot } = process.env;
  const output = execFileSync(process.execPath, [...program, ...args], {
    cwd,
    env: { PATH, SystemRoot },
    encoding: "utf8",
  });
  return JSON.parse(output.split("\n").at(-1));
}

/** Chunks as one. */
function joined(ids) {
  const start = "exports.modules = {";
  const modules = ids.map((id) => {
    const code = readFileSync(`${out}/bundle/${id}.index.js`, "utf8");
    return code.slice(code.indexOf(start) + start.length, code.lastIndexOf("};"));
  });
  return `"use strict";\nexports.ids = ${JSON.stringify(ids)};\n${start}${modules.join(",\n")}};\n`;
}

/** Says of which kind the JavaScript files of a folder are. */
function writeType(folder, type) {
  writeFileSync(`${folder}/package.json`, `${JSON.stringify({ type }, null, 2)}\n`);
}

/**
 * ncc writes the address of a module by the variables `require` and `__filename`, also if the module declares these itself and
 * has not set them yet, as the checksums of @azure/storage-common do.
 */
function withAddress(code) {
  return code.replace(/\w+\("url"\)\.pathToFileURL\(\w+\)\.href/g, 'require("url").pathToFileURL(__filename).href');
}

/** The same program in half the size, which takes 5 to 7 % off the CPU time before a server starts. A stack keeps its names. */
function minified(name, code) {
  const keepNames = { function: true, class: true };
  const { code: small, errors } = minifySync(name, code, {
    module: false,
    compress: { target: "es2022", keepNames },
    mangle: { keepNames },
    codegen: { legalComments: "none" },
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  return small;
}
