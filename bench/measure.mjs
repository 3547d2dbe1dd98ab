import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const meter = new URL("meter.mjs", import.meta.url).href;

/** The folder of a measurement. Processes run in it, so that they leave no files in the project. */
export const workspace = mkdtempSync(join(tmpdir(), "mcptest-bench-"));
process.on("exit", () => rmSync(workspace, { recursive: true, force: true }));

/** The servers under test: how each is started, the argument of its tool `echo`, and what it puts before that text. */
export const FAST = {
  command: [process.execPath, join(root, "__tests__/servers/fast-server.mjs")],
  argument: "text",
  prefix: "",
};
export const EVERYTHING = {
  command: [
    process.execPath,
    join(root, "node_modules/@modelcontextprotocol/server-everything/dist/index.js"),
    "stdio",
  ],
  argument: "message",
  prefix: "Echo: ",
};

/**
 * Runs Node on `args` to its end; throws if it does not exit with `exitCode`.
 * Returns wall and CPU time (ms), peak memory (MiB), and with `calls` CPU and wall time of that many tool calls (ms).
 */
export async function run(args, { calls, exitCode = 0 } = {}) {
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", meter, ...args], {
    cwd: workspace,
    env: { ...process.env, BENCH_CALLS: calls ?? "" },
    stdio: ["ignore", "pipe", "inherit", "pipe"],
  });
  const [output, resources, code] = await Promise.all([
    text(child.stdout),
    text(child.stdio[3]),
    new Promise((done, failed) => child.on("error", failed).on("exit", done)),
  ]);
  const wallMs = performance.now() - started;
  if (code !== exitCode) throw new Error(`node ${args.join(" ")} exited with ${code}:\n${output}`);
  const used = JSON.parse(resources);
  if (calls && used.seen !== calls) throw new Error(`node ${args.join(" ")} made ${used.seen} of ${calls} calls`);
  return { wallMs, ...used };
}

/** Wall time of Node on `args` (ms), without the meter; `env` is added to the environment. */
export async function wall(args, env = {}) {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise((done, failed) => child.on("error", failed).on("exit", done));
  if (code !== 0) throw new Error(`node ${args.join(" ")} exited with ${code}`);
  return performance.now() - started;
}

/** The medians of five rounds; each round does every one of `runs` once. */
export async function alternate(runs) {
  const rounds = [];
  for (let round = 0; round < 5; round += 1) {
    const row = [];
    for (const run of runs) row.push(await run());
    rounds.push(row);
  }
  return (pick) => runs.map((_, index) => median(rounds.map((row) => pick(row[index]))));
}

/** Builds a script of this folder that is in TypeScript; returns the path of the file for Node. */
export function bundled(name) {
  const ncc = join(root, "node_modules/@vercel/ncc/dist/ncc/cli.js");
  const folder = join(workspace, name);
  const build = [ncc, "build", join(root, `bench/${name}.ts`), "-o", folder, "--transpile-only", "-q"];
  execFileSync(process.execPath, build, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  return join(folder, "index.js");
}

/** Writes a suite of `count` tool tests with one assertion each; returns its path. */
export function writeSuite({ command, argument, prefix }, count) {
  const tests = many(count, (index) => test({ index, argument, prefix }));
  return suiteFile(count, { bench: `command: ${JSON.stringify(command)}` }, tests);
}

/** The same for a server at an address. */
export function writeHttpSuite(url, count) {
  return suiteFile(
    count,
    { bench: `url: ${url}` },
    many(count, (index) => test({ index })),
  );
}

/** The same on several servers, which are called at the same time; the text of a call is its number on its server. */
export function writeSuiteOf(servers, { command }, count) {
  const names = Array.from({ length: servers }, (_, index) => `s${index}`);
  const entries = Object.fromEntries(names.map((name) => [name, `command: ${JSON.stringify(command)}`]));
  const tests = many(count, (index) =>
    test({ index, text: `hello ${Math.floor(index / servers)}`, server: names[index % servers] }),
  );
  return suiteFile(`${servers}-${count}`, entries, tests, "run_options: { parallel: servers }\n");
}

/** A suite with one test and `count` rows of data. */
export function writeRows({ command }, count) {
  writeFileSync(join(workspace, `${count}.csv`), `text\n${many(count, (index) => `hello ${index}\n`)}`);
  const tests = `${test({ index: 0, text: "${data.text}" })}    data: { file: ${count}.csv }\n`;
  return suiteFile(`rows-${count}`, { bench: `command: ${JSON.stringify(command)}` }, tests);
}

function test({ index, argument = "text", text = `hello ${index}`, prefix = "", server }) {
  return `  - name: echo ${index}
${server === undefined ? "" : `    server: ${server}\n`}    tool: echo
    args: { ${argument}: "${text}" }
    expect:
      - target: result.content[0].text
        matcher: { exact: "${prefix}${text}" }
`;
}

function many(count, make) {
  return Array.from({ length: count }, (_, index) => make(index)).join("");
}

function suiteFile(name, servers, tests, options = "") {
  const file = join(workspace, `${name}.mcptest.yaml`);
  const entries = Object.entries(servers).map(([server, entry]) => `  ${server}:\n    ${entry}\n`);
  writeFileSync(file, `${options}servers:\n${entries.join("")}tools:\n${tests}`);
  return file;
}

/** The Node arguments of the baseline script that makes the same calls. */
export function bareCalls({ command, argument, prefix }, count) {
  return [join(root, "bench/bare/calls.mjs"), String(count), argument, prefix, ...command];
}

/** All that a stream carries. */
export async function text(stream) {
  let all = "";
  for await (const chunk of stream.setEncoding("utf8")) all += chunk;
  return all;
}

/** Sorts `values`. */
export function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
