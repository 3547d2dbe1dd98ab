// The same jobs with mcptest, with a bare script, and with other test runners for MCP servers from npm.
// `npm run bench:peers -- [--dist DIR] [--node PROGRAM]... [--rounds N] [--write]`: each --node names a Node that runs everything
// (this one); --write puts the tables of all of them into docs/internals/benchmarks.md, with those of start and run. Installs the
// others into .bench/peers. Some of them need Node 22.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { median, root, workspace } from "./measure.mjs";
import { spawn as startToSpawn } from "./spawn.mjs";
import { start as starts } from "./start.mjs";
import { whole } from "./whole.mjs";

const VERSIONS = {
  "@blackwell-systems/mcp-assert": "0.12.3",
  "mcp-autotest": "0.2.1",
  "@gleanwork/mcp-server-tester": "1.1.0",
  "@playwright/test": "1.65.1",
  promptfoo: "0.123.1",
};
const NODE = process.execPath;
const PAGE = join(root, "docs/internals/benchmarks.md");
const TABLES = /(<!-- begin: tables -->\n)[\s\S]*(<!-- end: tables -->)/;
const CALLS = 100;

const { values } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    node: { type: "string", multiple: true, default: [NODE] },
    rounds: { type: "string", default: "9" },
    write: { type: "boolean", default: false },
  },
});
const ROUNDS = Number(values.rounds);
const cli = resolve(values.dist, "cli/index.js");
const peers = join(root, ".bench/peers");
const bin = (path) => join(peers, "node_modules", path);
const module = (path) => join(root, "node_modules/@modelcontextprotocol", path);

/** How each server is started, the tool that is called, and what its answer contains. */
const SERVERS = {
  everything: {
    command: [NODE, module("server-everything/dist/index.js"), "stdio"],
    call: (index) => ({ tool: "echo", args: { message: `hello ${index}` }, contains: `hello ${index}` }),
  },
  filesystem: {
    command: [NODE, module("server-filesystem/dist/index.js"), workspace],
    call: () => ({ tool: "list_allowed_directories", args: {}, contains: "Allowed directories" }),
  },
  memory: {
    command: [NODE, module("server-memory/dist/index.js")],
    call: () => ({ tool: "read_graph", args: {}, contains: "entities" }),
  },
};

/** Each writes its suite for some calls to a server, and gives the command that runs it in its folder. */
const RUNNERS = {
  "bare script": (folder, { command }, calls) => {
    write(folder, "job.json", JSON.stringify({ command, calls }));
    return [NODE, join(root, "bench/bare/job.mjs"), "job.json"];
  },
  mcptest: (folder, { command }, calls) => {
    const tests = calls.map(({ tool, args, contains }, index) => ({
      name: `call ${index}`,
      tool,
      args,
      expect: [{ target: "result.content[0].text", matcher: { contains } }],
    }));
    write(folder, "a.mcptest.yaml", yaml({ servers: { s: { command } }, tools: tests }));
    return [NODE, cli, "run", "--reporter", "minimal"];
  },
  "mcp-autotest": (folder, { command }, calls) => {
    const initialize = {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "autotest", version: "1.0.0" },
    };
    const cases = [
      `case: initialize\nin: ${message("initialize", initialize, 0)}\nout: {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":!!re ".*"}}`,
      ...calls.map(
        ({ tool, args, contains }, index) =>
          `case: call ${index}\nin: ${message("tools/call", { name: tool, arguments: args }, index + 1)}\n` +
          `out: {"jsonrpc":"2.0","id":${index + 1},"result":{"content":[{"type":"text","text":!!re "(?s).*${contains}.*"}]}}`,
      ),
    ];
    write(folder, "cases/all_test.yaml", cases.join("\n---\n"));
    const program = bin(`@strowk/mcp-autotest-${process.platform}-${process.arch}/bin/mcp-autotest`);
    // The package has it without the right to execute it.
    chmodSync(program, 0o755);
    return [program, "run", "cases", "--", ...command];
  },
  "mcp-assert --reuse-server": (folder, server, calls) => [...mcpAssert(folder, server, calls), "--reuse-server"],
  "mcp-assert": (folder, server, calls) => mcpAssert(folder, server, calls),
  "@gleanwork/mcp-server-tester": (folder, { command: [command, ...args] }, calls) => {
    const config = { transport: "stdio", command, args };
    write(folder, "package.json", '{ "type": "module" }');
    write(
      folder,
      "playwright.config.ts",
      `export default { testDir: ".", reporter: "dot", projects: [{ name: "s", use: { mcpConfig: ${JSON.stringify(config)} } }] };`,
    );
    write(
      folder,
      "all.spec.ts",
      `import { expect, test } from "@gleanwork/mcp-server-tester/fixtures/mcp";
test("all", async ({ mcp }) => {
  for (const { tool, args, contains } of ${JSON.stringify(calls)}) {
    expect(await mcp.callTool(tool, args)).toContainToolText(contains);
  }
});
`,
    );
    return [NODE, bin("@playwright/test/cli.js"), "test", "--workers=1"];
  },
  promptfoo: (folder, { command: [command, ...args] }, calls) => {
    const tests = calls.map(({ tool, args: given, contains }) => ({
      vars: { prompt: JSON.stringify({ tool, args: given }) },
      assert: [{ type: "contains", value: contains }],
    }));
    const provider = { id: "mcp", config: { enabled: true, server: { command, args, name: "s" } } };
    write(folder, "promptfooconfig.yaml", yaml({ prompts: ["{{prompt}}"], providers: [provider], tests }));
    const flags = ["--no-cache", "--no-table", "--no-progress-bar", "-c", "promptfooconfig.yaml"];
    return [NODE, bin("promptfoo/dist/src/entrypoint.js"), "eval", ...flags];
  },
};

function mcpAssert(folder, { command: [command, ...args] }, calls) {
  for (const [index, { tool, args: given, contains }] of calls.entries()) {
    const assertion = {
      name: `call ${index}`,
      server: { command, args },
      assert: { tool, args: given, expect: { not_error: true, contains: [contains] } },
    };
    write(folder, `suite/${index}.yaml`, yaml(assertion));
  }
  const program = bin(`@blackwell-systems/mcp-assert-${process.platform}-${process.arch}/bin/mcp-assert`);
  return [program, "run", "--suite", "suite"];
}

install();
const sections = [];
for (const node of values.node) sections.push(node === NODE ? await section() : sectionOf(node));
const tables = sections.join("\n\n");
console.log(tables);
if (values.write) {
  const page = readFileSync(PAGE, "utf8");
  writeFileSync(
    PAGE,
    page.replace(TABLES, (_, begin, end) => `${begin}\n${about()}\n\n${tables}\n\n${end}`),
  );
}

/** All tables for this Node. */
async function section() {
  const figures = [...(await starts(cli)), ...(await startToSpawn(cli)), ...(await whole(cli))];
  const rows = figures.map(({ name, ours, bare, bar = "" }) => `| ${name} | ${(ours / bare).toFixed(2)} | ${bar} |`);
  const own = ["| mcptest, to an empty Node or a script | ratio | bar |", "| --- | --- | --- |", ...rows].join("\n");
  return [`### Node ${process.version}`, table(), await atOnce(), own].join("\n\n");
}

/** The same for another Node. */
function sectionOf(node) {
  const args = [import.meta.filename, "--dist", values.dist, "--rounds", values.rounds];
  return execFileSync(node, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
}

/** Medians of one job alone, for each server. */
function table() {
  const names = Object.keys(RUNNERS);
  const columns = Object.entries(SERVERS).map(([server, entry]) => {
    const jobs = names.map((name) => ({ job: prepare(name, server, entry, countOf(name)), times: [] }));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, { job, times }] of jobs.entries())
        if (job !== undefined && (round === 0 || countOf(names[index]) === CALLS)) times.push(time(job));
    return jobs.map(({ job, times }, index) =>
      job === undefined ? "–" : median(times) * (CALLS / countOf(names[index])),
    );
  });
  const rows = names.map((name, index) => [name, ...columns.map((column) => column[index])]);
  const head = ["runner", ...Object.keys(SERVERS)];
  return `${CALLS} calls with one assertion each, one server: wall time in ms, and as a ratio to the bare script.\n\n${markdown(head, rows)}`;
}

/** One of them starts the server for each call: ten calls are enough to see that. */
function countOf(name) {
  return name === "mcp-assert" ? 10 : CALLS;
}

/** The wall time until three suites, each with its own server, have ended, all started at once. */
async function atOnce() {
  const runs = Object.keys(RUNNERS)
    .filter((name) => countOf(name) === CALLS)
    .map((name) => ({
      name,
      jobs: Object.entries(SERVERS).map((server) => prepare(name, ...server, CALLS)),
      times: [],
    }))
    .filter(({ jobs }) => !jobs.includes(undefined));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { jobs, times } of runs) {
      const started = performance.now();
      await Promise.all(jobs.map(start));
      times.push(performance.now() - started);
    }
  }
  const rows = runs.map(({ name, times }) => [name, median(times)]);
  return `The same on all three servers at once.\n\n${markdown(["runner", "three at once"], rows)}`;
}

/** The command of a job, once it was seen to pass; undefined if it does not. */
function prepare(runner, server, entry, count) {
  const folder = join(peers, "jobs", `${runner} ${server} ${count}`.replace(/[^a-z0-9]+/gi, "-"));
  const calls = Array.from({ length: count }, (_, index) => entry.call(index));
  const [command, ...args] = RUNNERS[runner](folder, entry, calls);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8", env: environment() });
  if (status === 0) return { command, args, folder };
  console.error(
    `${runner} does not pass on ${server} (exit code ${status}):\n${stdout.slice(-2_000)}\n${stderr.slice(-2_000)}`,
  );
  return undefined;
}

function time({ command, args, folder }) {
  const started = performance.now();
  execFileSync(command, args, { cwd: folder, stdio: "ignore", env: environment() });
  return performance.now() - started;
}

function start({ command, args, folder }) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: folder, stdio: "ignore", env: environment() });
    child.on("error", failed).on("exit", (code) => (code === 0 ? done() : failed(new Error(`${command}: ${code}`))));
  });
}

/** Nobody asks the network for updates while the clock runs. */
function environment() {
  return { ...process.env, PROMPTFOO_DISABLE_TELEMETRY: "1", PROMPTFOO_DISABLE_UPDATE: "1" };
}

function install() {
  const isThere = Object.entries(VERSIONS).every(([name, version]) => {
    const file = bin(`${name}/package.json`);
    return existsSync(file) && JSON.parse(readFileSync(file, "utf8")).version === version;
  });
  if (isThere) return;
  mkdirSync(peers, { recursive: true });
  writeFileSync(join(peers, "package.json"), JSON.stringify({ private: true, dependencies: VERSIONS }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: peers, stdio: "inherit" });
}

function about() {
  const packages = Object.entries(VERSIONS).map(([name, version]) => `\`${name}\` ${version}`);
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day} on ${cpus().length} cores (${cpus()[0].model.trim()}), medians of ${ROUNDS} in turn; ${packages.join(", ")}.`;
}

/** Rows of a name and times; each time with its ratio to the first row's. */
function markdown(head, rows) {
  const [bare] = rows;
  const cell = (value, column) =>
    typeof value === "string" ? value : `${Math.round(value)} (${(value / bare[column]).toFixed(2)})`;
  const lines = [head, head.map(() => "---"), ...rows.map((row) => row.map(cell))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function message(method, params, id) {
  return JSON.stringify({ jsonrpc: "2.0", id, method, params });
}

/** JSON is YAML; one line for each member of the top, so that it is read as people write it. */
function yaml(value) {
  return Object.entries(value)
    .map(([key, member]) =>
      Array.isArray(member)
        ? `${key}:\n${member.map((item) => `  - ${JSON.stringify(item)}`).join("\n")}`
        : `${key}: ${JSON.stringify(member)}`,
    )
    .join("\n");
}

function write(folder, path, text) {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
}
