import { existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, measured, REPORTS, reportedIn, root, runSuite, spoolsIn } from "../../support/harness.js";
import { commandOf, httpServerText, serverText } from "../../support/server-text.js";
import { partOf } from "../../support/whole.js";

const FLOOD = "FAULT-TRANSPORT-FLOOD";
const NOISE = "FAULT-TRANSPORT-STDOUT-NOISE";
const SESSION = "The answers of one session that wait for a verdict exceed 64 MiB; this answer was not kept.";
const MAX_RSS_MIB = 400;
const MIB = 1024 * 1024;
const SERVER = `${root}__tests__/servers/flood-server.mjs`;

interface Flood {
  title: string;
  /** Kind, count and bytes of the messages. */
  flood: [string, number, number];
  /** How many calls each server has at once, of which all wait until all are flooded. */
  together?: number;
  servers?: number;
  tests?: string;
  args?: string[];
  /** The finding that reports it, if there is one. */
  finding?: string;
  message?: string;
}

/** Also on a machine that takes a minute to read what a server sends. */
const CALL = "tools:\n  - { name: a, tool: x, timeout_ms: 300000 }\n";
const CAPTURE = ["--capture", "capture.json"];

const floods: Flood[] = [
  { title: "360 MB of notifications", flood: ["notifications", 600, 600_000], args: CAPTURE, finding: FLOOD },
  {
    ...{
      title: "360 MB of large notifications",
      flood: ["notifications", 45, 8_000_000],
      args: CAPTURE,
      finding: FLOOD,
    },
  },
  { title: "notifications of 100,000 values", flood: ["values", 100, 400_000], finding: FLOOD },
  { title: "360 MB of requests", flood: ["requests", 600, 600_000], finding: FLOOD },
  { title: "answers to ids that nobody sent", flood: ["answers", 600, 600_000], args: CAPTURE, finding: FLOOD },
  { title: "360 MB of stderr", flood: ["stderr", 720, 500_000] },
  {
    ...{ title: "lines of 20 MB without text", flood: ["blanks", 320, 64_000], finding: NOISE },
    message: "The server wrote more than 16 MiB to stdout that is not JSON-RPC messages; nothing more was read.",
  },
  {
    ...{ title: "2,000 messages in one array", flood: ["batch", 1, 2_000], finding: FLOOD },
    message: "The server sent more than 1000 messages in one array; the rest was not read.",
  },
  {
    ...{ title: "1,000 empty lines", flood: ["blanks", 1_000, 0], finding: NOISE },
    message: "The server wrote 1000 empty lines to stdout. Each must be a JSON-RPC message. Logs belong on stderr.",
  },
  { title: "75,000 lines of noise", flood: ["noise", 75_000, 4_000], args: CAPTURE, finding: NOISE },
  {
    title: "100 answers of 4 MB",
    flood: ["large", 1, 4_000_000],
    tests: `tools:\n${Array.from({ length: 100 }, (_, i) => `  - { name: t${i}, tool: x, expect: { result: none } }\n`).join("")}`,
    args: CAPTURE,
    finding: FLOOD,
  },
  {
    ...{ title: "360 MB of progress to 24 calls of one session at once", flood: ["together", 15, 1_000_000] },
    ...{ together: 24, args: CAPTURE, finding: FLOOD },
    message: "The server sent more than 64 MiB of messages during the calls of one session; the rest was not kept.",
  },
  {
    ...{ title: "360 MB of progress to 24 calls of eight sessions at once", flood: ["together", 15, 1_000_000] },
    ...{ together: 3, servers: 8, finding: FLOOD },
    message: "The servers sent more than 128 MiB of messages during the calls of the run; the rest was not kept.",
  },
  {
    title: "a list of 360 MB",
    flood: ["pages", 360, 1_000_000],
    tests: "compliance: [{ name: a, check: tools/list }]\n",
  },
];

function callsAtOnce(count: number): string {
  const tests = Array.from({ length: count }, (_, index) => `  - { name: t${index}, tool: x, timeout_ms: 120000 }\n`);
  return `run_options: { parallel: ${count} }\ntools:\n${tests.join("")}`;
}

/** Runs a suite under a flood; gives its peak memory, and the largest that its spools were, in MiB. */
async function run({ flood, tests = CALL, args = [], together = 1, servers = 1 }: Flood) {
  const all = [...flood, together * servers, "waiting"].map((one) => `"${one}"`).join(", ");
  const names = Array.from({ length: servers }, (_, index) => `s${index}`);
  const files = names.map((name): [string, string] => {
    const server = `servers: { ${name}: { command: [node, "${SERVER}", ${all}] } }\n`;
    return [`${name}.mcptest.yaml`, together === 1 ? server + tests : server + callsAtOnce(together)];
  });
  const cwd = folderWith(Object.fromEntries(files));
  mkdirSync(join(cwd, "waiting"));
  const { peakMiB } = await measured(["run", "--jobs", `${servers}`, ...REPORTS, ...args], cwd);
  const results = reportedIn(cwd);
  const left = spoolsIn(cwd);
  const capture = join(cwd, "capture.json");
  return { results, peakMiB, left, captureMiB: existsSync(capture) ? statSync(capture).size / MIB : 0 };
}

/** Answers each call with 15 MiB, and ends no answer before all are sent as far as their clients take them. */
const PARALLEL_ANSWERS = httpServerText(
  `({ id, method, params }, response) => {
    if (method === "initialize") return sendJson(response, { id, result: handshake("answers", params) });
    if (method !== "tools/call") return sendJson(response, { id, result: { tools: [] } });
    open.push(response);
    const settled = () => {
      response.isSettled = true;
      if (open.length === 40 && open.every((one) => one.isSettled)) for (const one of open.splice(0)) one.end("}");
    };
    const answer = JSON.stringify({ jsonrpc: "2.0", id, result: textResult(text) });
    response.writeHead(200, JSON_TYPE).on("close", settled).write(answer.slice(0, -1), settled);
  }`,
  'const open = [];\nconst text = "x".repeat(15 * 1024 * 1024);',
);

it("answers of parallel calls over HTTP that are too large together fail the calls that exceed the limit", async () => {
  const start = { command: commandOf(PARALLEL_ANSWERS), env: { PORT: "${port}" } };
  const { results, code } = await runSuite({
    servers: { s: { url: "http://127.0.0.1:${port}/mcp", transport: "http", start } },
    run_options: { parallel: 40 },
    tools: Array.from({ length: 40 }, (_, index) => ({ name: `t${index}`, tool: "x" })),
  });
  expect(code).toBe(1);
  const passed = results.tests.filter(({ status }) => status === "passed");
  // Four fit in at once.
  expect(passed.length).toBeGreaterThanOrEqual(4);
  expect(passed.length).toBeLessThan(40);
  const failures = results.tests.filter((row) => !passed.includes(row)).flatMap((row) => row.failures);
  expect(new Set(failures.map(({ rule_id, message }) => `${rule_id}: ${message}`))).toEqual(
    new Set([`${FLOOD}: The calls of one session were sent more than 64 MiB at once; this answer was not read.`]),
  );
});

/** Twelve large answers, then a ping: its answer shows that they were read, and writes a file for which "last" waits. */
const FIRST_ANSWERS = serverText(
  `if (id === "read") return writeFileSync(folder + "/read", "");
  if (method === "tools/list") return { result: { tools: [] } };
  if (method === "tools/call") {
    if (role === "last") return waitForFirst(id);
    send({ id, result: textResult(text) });
    if (role === "first" && ++sent === 12) send({ id: "read", method: "ping" });
    return;
  }`,
  `import { existsSync, watch, writeFileSync } from "node:fs";
const [folder, role] = process.argv.slice(1);
const text = "x".repeat(15 * 1024 * 1024);
let sent = 0;
function waitForFirst(id) {
  const look = () => {
    if (!existsSync(folder + "/read")) return;
    watcher.close();
    send({ id, result: { content: [] } });
  };
  const watcher = watch(folder, look);
  look();
}`,
);

describe("answers that later servers are compared with", () => {
  const compare = (roles: readonly string[], parallel: false | number) => {
    const folder = folderWith({ none: "" });
    const command = (role: string) => ({ command: commandOf(FIRST_ANSWERS, folder, role) });
    return runSuite({
      servers: Object.fromEntries(roles.map((role) => [role, command(role)])),
      run_options: { parallel },
      tools: Array.from({ length: 12 }, (_, i) => ({ name: `t${i}`, tool: "x", server: roles, parity: true })),
    });
  };

  it("count in the limits until they are compared", async () => {
    const { results } = await compare(["first", "last"], 24);
    const rows = results.tests.filter(({ server }) => server === "first");
    // Four answers fit in 64 MiB.
    expect(rows.filter(({ status }) => status === "passed")).toHaveLength(4);
    const failures = rows.flatMap((row) => row.failures.map(({ rule_id, message }) => `${rule_id}: ${message}`));
    expect(failures).toEqual(Array(8).fill(`${FLOOD}: ${SESSION}`));
  });

  it("count no longer afterwards", async () => {
    const { code, results } = await compare(["first", "other"], false);
    expect(new Set(results.tests.map(({ status }) => status))).toEqual(new Set(["passed"]));
    expect(code).toBe(0);
  });
});

describe.skipIf(!existsSync("/proc/self/status"))("a flood stays within 400 MiB, and its reports are whole", () => {
  it.each(partOf(floods, 6))("$title", async (flood) => {
    const { results, peakMiB, left, captureMiB } = await run(flood);
    expect(peakMiB).toBeLessThan(MAX_RSS_MIB);
    expect(left).toEqual([]);
    expect(captureMiB).toBeLessThan(200);
    if (flood.finding) expect(results.findings.map(({ rule_id }) => rule_id)).toContain(flood.finding);
    if (flood.message) expect(results.findings.map(({ message }) => message)).toContain(flood.message);
    if (flood.together) expect(results.tests.map(({ status }) => status)).not.toContain("failed");
    if (flood.title.startsWith("a list")) expect(results.tests[0]?.failures[0]?.rule_id).toBe(FLOOD);
  });
});

/** Answers each call with 12 MB. */
const large = { command: [process.execPath, SERVER, "large", "1", "12000000"] };

/** The failures of a test, by rule and message. */
function failuresOf({ results }: Awaited<ReturnType<typeof runSuite>>, name: string): string[] {
  const row = results.tests.find((test) => test.name === name);
  return (row?.failures ?? []).map(({ rule_id, message }) => `${rule_id}: ${message}`);
}

const steps = (count: number, id: (index: number) => string | undefined, server = "s") =>
  Array.from({ length: count }, (_, index) => ({ ...(id(index) && { id: id(index) }), server, tool: "x" }));

describe("answers that wait for their verdict", () => {
  it("fail the call whose answer exceeds what a session may hold, until the test has ended", async () => {
    const ran = await runSuite({
      servers: { s: large },
      tools: [
        { name: "six steps", steps: steps(6, (index) => `a${index}`) },
        // What a test held is released at its end.
        { name: "five steps", steps: steps(5, (index) => `a${index}`) },
        { name: "five more", steps: steps(5, (index) => `a${index}`) },
        // Nobody can refer to these.
        { name: "steps without an id", steps: steps(8, () => undefined) },
        { name: "sent again", tool: "x", resend: 7 },
      ],
    });
    expect(failuresOf(ran, "six steps")).toEqual([`${FLOOD}: ${SESSION}`]);
    expect(ran.results.tests.map(({ status }) => status)).toEqual(["failed", ...Array(4).fill("passed")]);
  });

  it("count in the limit of the run too", async () => {
    const all = ["s", "t", "u"].flatMap((server) => steps(4, (index) => `${server}${index}`, server));
    const servers = { s: large, t: large, u: large };
    const ran = await runSuite({ servers, tools: [{ name: "a", server: "s", steps: all }] });
    expect(failuresOf(ran, "a")).toEqual([
      `${FLOOD}: The answers of the run that wait for a verdict exceed 128 MiB; this answer was not kept.`,
    ]);
  });
});
