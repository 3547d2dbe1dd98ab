// What other tools that need no suite find of the bugs that the servers of __tests__/audit have planted, beside what the bench
// there holds `mcptest audit` to; and what all of them report on servers without a bug, and on three servers from npm.
// `node bench/audit-peers.mjs --mcp-assert PROGRAM --mcp-compliance PROGRAM --amagi-mcp-probe PROGRAM [--python PROGRAM]
// [--dist DIR] [--each BUGS] [--only TOOL] [--again] [--write]`: a program may have arguments, such as "node index.js". Of each
// class of bugs, the first two are tried, on two servers if it has them; --each says how many. Runs are kept in
// .bench/audit-peers and not made again, but with --again. --write puts the tables into docs/internals/audit-peers.md.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import typescript from "typescript";
import { median, root, workspace } from "./measure.mjs";

const PAGE = join(root, "docs/internals/audit-peers.md");
const TABLES = /(<!-- begin: tables -->\n)[\s\S]*(<!-- end: tables -->)/;
const RUNS = join(root, ".bench/audit-peers");
const OWN = "mcptest audit";
const LIMIT_MS = 300_000;

const text = { type: "string" };
const { values } = parseArgs({
  options: {
    "mcp-assert": text,
    "mcp-compliance": text,
    "amagi-mcp-probe": text,
    python: { ...text, default: "python3" },
    dist: { ...text, default: "dist" },
    each: { ...text, default: "2" },
    only: text,
    again: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const [assert, compliance, amagi] = ["mcp-assert", "mcp-compliance", "amagi-mcp-probe"].map((name) =>
  values[name]?.split(" "),
);

/** Where `mcp-assert` finds a server. */
const serverFlags = ({ url, command }) =>
  url ? ["--server", url, "--transport", "http"] : ["--server", command.join(" ")];
const finding = (level, ...words) => ({ level, text: words.filter(Boolean).join(": ") });

/** How each tool is started with JSON as its output, at its most thorough, and what its report says. */
const TOOLS = {
  [OWN]: {
    command: ({ url, command }) => [
      process.execPath,
      resolve(values.dist, "cli/index.js"),
      "audit",
      ...(url ? ["--server-url", url] : ["--server-command", command.map((word) => `"${word}"`).join(" ")]),
      ...["--format", "json", "--max-call", "5s", "--budget", "4m"],
    ],
    findings: mcptestFindings,
  },
  "mcp-assert audit": assert && {
    command: (server) => [...assert, "audit", ...serverFlags(server), "--include-writes", "--timeout", "5s", "--json"],
    findings: ({ results }) =>
      results
        .filter(({ status }) => status !== "healthy" && status !== "skipped")
        .map(({ tool, status, detail }) => finding("error", tool, status, detail)),
  },
  "mcp-assert fuzz": assert && {
    command: (server) => [...assert, "fuzz", ...serverFlags(server), "--seed", "42", "--timeout", "5s", "--json"],
    findings: ({ tools }) =>
      tools.flatMap(({ tool, failures }) =>
        (failures ?? []).map(({ label, status, detail }) => finding("error", tool, label, status, detail)),
      ),
  },
  "mcp-assert lint": assert && {
    command: (server) => [
      ...[...assert, "lint", ...serverFlags(server), "--call-tools", "--detect-nondeterminism"],
      ...["--timeout", "5s", "--json"],
    ],
    findings: ({ findings }) =>
      (findings ?? []).map(({ tool, code, severity, message }) => finding(severity, code, tool, message)),
  },
  "mcp-compliance": compliance && {
    command: ({ url, command }) => [
      ...[...compliance, "test", "--format", "json", "--timeout", "5000"],
      ...(url ? [url] : command),
    ],
    findings: ({ tests, warnings }) => [
      ...tests
        .filter(({ passed }) => !passed)
        .map(({ id, required, details }) => finding(required ? "error" : "warning", id, details)),
      ...warnings.map((warning) => finding("warning", warning)),
    ],
  },
  "amagi-mcp-probe": amagi && {
    command: ({ url, command }) => [
      ...[...amagi, "--format", "json", "--include-optional", "--timeout", "5"],
      ...(url ? ["--url", url] : ["--", ...command]),
    ],
    findings: ({ servers: [{ findings, tools }] }) =>
      [...findings, ...tools.flatMap((tool) => tool.findings)].map(({ check, severity, tool, message }) =>
        finding(severity, check, tool, message),
      ),
  },
};
/** New findings that are not about the bug: all were read. */
const OTHERS = new Set([
  "mcp-assert audit | notes.mjs required-not-needed",
  "mcp-assert fuzz | notes.mjs required-not-needed",
  "amagi-mcp-probe | tickets.mjs leak",
]);

const LEVELS = { broken: "error", suspicious: "warning", advice: "advice" };

function mcptestFindings({ rules }) {
  const failed = rules.filter(({ status, tier }) => status === "failed" && tier !== undefined);
  return failed.map(({ id, tier, subject, message, title }) => finding(LEVELS[tier], id, subject, message ?? title));
}

const official = (name, ...args) => [
  process.execPath,
  join(root, `node_modules/@modelcontextprotocol/server-${name}/dist/index.js`),
  ...args,
];
const REAL = {
  everything: official("everything", "stdio"),
  filesystem: official("filesystem", workspace),
  memory: official("memory"),
};

const { BUGS, RIGHT } = await benchTable();
const bugs = chosen();
/** By tool, then by server: how long a run took, and what it found. */
const runs = Object.fromEntries(used().map((tool) => [tool, readRuns(tool)]));
for (const tool of values.only ? [values.only] : used()) await runAll(tool);
const tables = [classes(), rightServers(), realServers(), words()].join("\n\n");
console.log(tables);
if (values.write) {
  writeFileSync(
    PAGE,
    readFileSync(PAGE, "utf8").replace(TABLES, (_, begin, end) => `${begin}\n${tables}\n\n${end}`),
  );
}

/** The first bugs of each class that can be seen without knowing what the server is for, those of other servers first. */
function chosen() {
  const visible = BUGS.filter(({ needsDomain }) => !needsDomain);
  const rules = [...new Set(visible.map(({ rule }) => rule))].sort();
  return rules.flatMap((rule) => {
    const ofRule = visible.filter((bug) => bug.rule === rule);
    const isFirst = ({ server }, at) => ofRule.findIndex((bug) => bug.server === server) === at;
    return [...ofRule.filter(isFirst), ...ofRule.filter((bug, at) => !isFirst(bug, at))].slice(0, Number(values.each));
  });
}

/** The bugs and the right servers of the bench; Node 20 cannot run TypeScript. */
async function benchTable() {
  const source = readFileSync(join(root, "__tests__/audit/bugs.ts"), "utf8");
  const { outputText } = typescript.transpileModule(source, {
    compilerOptions: { module: "ESNext", target: "ES2022" },
  });
  const file = join(workspace, "bugs.mjs");
  writeFileSync(file, outputText);
  return import(file);
}

function readRuns(tool) {
  const file = join(RUNS, `${tool}.json`);
  const isAgain = values.again && [tool, undefined].includes(values.only);
  return existsSync(file) && !isAgain ? JSON.parse(readFileSync(file, "utf8")) : {};
}

async function runAll(tool) {
  const onBench = ({ server, argument, bug = argument }) => [keyOf(server, bug), () => benchServer(server, bug)];
  const planted = tool === OWN ? [] : bugs;
  const targets = [
    ...Object.entries(REAL).map(([name, command]) => [name, () => ({ command })]),
    ...[...RIGHT.filter(({ argument }) => !argument), ...planted, ...RIGHT.filter(({ argument }) => argument)].map(
      onBench,
    ),
  ];
  mkdirSync(RUNS, { recursive: true });
  for (const [key, start] of targets) {
    if (runs[tool][key]) continue;
    const server = await start();
    runs[tool][key] = await runOnce(TOOLS[tool], server);
    server.stop?.();
    writeFileSync(join(RUNS, `${tool}.json`), JSON.stringify(runs[tool], null, 1));
    console.error(tool, key, runs[tool][key].seconds, runs[tool][key].findings?.length ?? "no report");
  }
}

function keyOf(server, argument = "") {
  return `${server} ${argument}`.trimEnd();
}

/** A server of the bench with its argument; one over HTTP prints its URL when it listens. */
async function benchServer(server, argument) {
  const program = server.endsWith(".py") ? values.python : process.execPath;
  const command = [program, join(root, "__tests__/audit/servers", server), ...(argument ? [argument] : [])];
  if (!/shop|http/.test(server)) return { command };
  const child = spawn(program, [command[1], "0", argument ?? ""], { stdio: ["ignore", "pipe", "ignore"] });
  const [line] = await once(child.stdout, "data");
  return { url: String(line).trim(), stop: () => child.kill("SIGKILL") };
}

/** One run of a tool in a folder of its own: its findings, or undefined if it gave no report, and how long it took. */
async function runOnce({ command, findings }, server) {
  const [program, ...args] = command(server);
  const cwd = mkdtempSync(join(workspace, "run-"));
  const started = performance.now();
  const env = { ...process.env, MEMORY_FILE_PATH: join(cwd, "memory.json") };
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "ignore"] });
  const limit = setTimeout(() => killGroup(child), LIMIT_MS);
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  await once(child, "exit");
  clearTimeout(limit);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  killGroup(child);
  try {
    return { seconds, findings: findings(JSON.parse(output)) };
  } catch {
    return { seconds };
  }
}

/** Ends what a tool leaves behind, such as a server in an endless loop. */
function killGroup({ pid }) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing is left.
  }
}

/** What a tool says of a server with a bug, and not of the same one without it, whatever the numbers. */
function newFindings(tool, { server, bug }) {
  const key = keyOf(server, bug);
  if (OTHERS.has(`${tool} | ${key}`)) return [];
  const plain = ({ text }) => text.replace(/\d+/g, "#");
  const before = new Set(runs[tool][server]?.findings?.map(plain));
  // The random inputs of mcp-assert are others in each run, whatever the seed.
  const isRandom = ({ text }) => text.includes(": random: ");
  return (runs[tool][key]?.findings ?? []).filter((found) => !isRandom(found) && !before.has(plain(found)));
}

/** The bench says, and tests, what mcptest finds. */
function isFound(tool, bug) {
  return tool === OWN ? bug.missed === undefined : newFindings(tool, bug).length > 0;
}

function used() {
  return Object.keys(TOOLS).filter((tool) => TOOLS[tool]);
}

function classes() {
  const row = (name, ofRule) => [
    name,
    ofRule.length,
    ...used().map((tool) => ofRule.filter((bug) => isFound(tool, bug)).length),
  ];
  const rules = [...new Set(bugs.map(({ rule }) => rule))];
  const rows = rules.map((name) =>
    row(
      name,
      bugs.filter(({ rule }) => rule === name),
    ),
  );
  return table(["class", "planted", ...used()], [...rows, row("all", bugs)]);
}

function rightServers() {
  const right = RIGHT.map(({ server, argument }) => keyOf(server, argument));
  const of = (tool) => right.flatMap((key) => runs[tool][key] ?? []);
  const found = (tool, level) => of(tool).flatMap(({ findings = [] }) => findings.filter((one) => one.level === level));
  const seconds = (tool) => Object.values(runs[tool]).map((run) => run.seconds);
  return table(
    ["on servers without a bug", ...used()],
    [
      ["servers", ...used().map((tool) => of(tool).length)],
      ...Object.values(LEVELS).map((level) => [level, ...used().map((tool) => found(tool, level).length)]),
      ["no report", ...used().map((tool) => of(tool).filter(({ findings }) => !findings).length)],
      ["seconds for one server, median of all", ...used().map((tool) => median(seconds(tool)))],
      ["seconds, the longest", ...used().map((tool) => Math.max(...seconds(tool)))],
    ],
  );
}

function realServers() {
  const cell = ({ findings } = {}) =>
    findings
      ? Object.values(LEVELS)
          .map((level) => findings.filter((one) => one.level === level).length)
          .join(" / ")
      : "no report";
  return table(
    [`${Object.values(LEVELS).join(" / ")}`, ...used()],
    Object.keys(REAL).map((name) => [name, ...used().map((tool) => cell(runs[tool][name]))]),
  );
}

/** What each of the other tools says of the bugs that it finds, in its words. */
function words() {
  const rows = used()
    .slice(1)
    .flatMap((tool) =>
      bugs.flatMap((bug) => {
        const [first] = newFindings(tool, bug);
        return first ? [[tool, `${bug.server} ${bug.bug}`, `\`${short(first.text)}\``]] : [];
      }),
    );
  return table(["tool", "bug", "its first new finding"], rows);
}

function short(words) {
  const line = words.replace(/\s+/g, " ").replaceAll("`", "'").replaceAll(root, "");
  return line.length > 140 ? `${line.slice(0, 140)}…` : line;
}

function table(head, rows) {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");
}
