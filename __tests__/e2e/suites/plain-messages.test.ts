import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { freePort } from "../../../src/core/proc/port.js";
import { CLI, folderWith, jsonIn, mcptestHere, root } from "../../support/harness.js";

const till = `servers:\n  till: { command: [node, ${root}__tests__/servers/till-server.mjs] }\n`;
const expects = (expect: string) =>
  `${till}tools:\n  - name: adds\n    tool: echo\n    args: { q: Book }\n    ${expect}\n`;

describe("what a suite says wrongly is answered with what to write", () => {
  it.each([
    ["a placeholder of another language", expects("only_versions: {{ x }}"), '"${name}"'],
    [
      "a plain value as a matcher",
      expects("expect: [{ target: result, matcher: { not: Book 1 } }]"),
      '`{ exact: "Book 1" }`',
    ],
    [
      "a plain value as a matcher, in the short form",
      expects("expect: { result: { not: Book } }"),
      '`{ exact: "Book" }`',
    ],
    ["a list of plain values", expects("expect: { result: { allOf: [Book] } }"), '`{ exact: "Book" }`'],
    ["the opposite of a matcher", expects("expect: { result: { notContains: x } }"), "Write `not: {contains: VALUE}`"],
    [
      "a value that a matcher does not take",
      expects("expect: [{ target: result, matcher: { not-empty: false } }]"),
      "`not-empty` must be null or true",
    ],
    [
      "an index without brackets, and without `result`",
      expects("expect: { content.0.text: x }"),
      "Write `result.content[0].text`.",
    ],
    [
      "a command for a shell",
      "servers: { s: { command: 'X=1 node s.js' } }\n",
      "`X=1` means something to a shell only",
    ],
    ["the steps of a composition", `${till}compositions: [{ name: a, steps: [] }]\n`, "Did you mean `nodes`?"],
    ["a revision that there is not", `${till}target_versions: ["2026-03-25"]\n`, "`2025-11-25` or `2026-07-28`"],
    [
      "the name that a step saves, without the step",
      `${till}tools:\n  - name: a\n    steps:\n      - { id: x, tool: echo, save: { q: result.structuredContent.q } }\n      - { tool: echo, args: { q: "\${q.a}" } }\n`,
      "Write `${steps.x.q.a}`.",
    ],
    ["a matcher of another tool", expects("expect: { result.content: { length: 3 } }"), "unknown matcher `length`"],
    ["a pattern", expects('expect: { result.content: { matches: "5" } }'), "Write `regex:"],
    ["a focused test", expects("only: true"), "`--filter NAME`"],
    ["a number as a variable", "servers: { s: { command: [x], env: { X: 5 } } }\n", '`X: "5"`'],
    [
      "what a step saves, without `steps`",
      `${till}tools:\n  - name: a\n    steps:\n      - { id: x, tool: echo, args: { q: t }, save: { q: result.structuredContent.q } }\n      - { tool: echo, args: { q: "\${x.q}" } }\n`,
      "Write `${steps.x.q}`.",
    ],
    [
      "a step that is not there",
      `${till}tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo }\n      - { tool: echo, args: { q: "\${ome.q}" } }\n`,
      "Did you mean `one`?",
    ],
  ])("%s", async (_, suite, said) => {
    const { code, stderr } = await mcptestHere(["run"], { cwd: folderWith({ "mcptest.yaml": suite }) });
    expect(code).toBe(2);
    expect(stderr).toContain(said);
  });
});

describe("what fails says in its first line what came and what was expected", () => {
  it.each([
    ["exact: Books", 'result.structuredContent.q: expected "Books", got "Book"'],
    ["not: { contains: oo }", 'result.structuredContent.q must not contain "oo"'],
    ["not: { exact: Book }", 'result.structuredContent.q must not be "Book"'],
    ['regex: "^b"', 'result.structuredContent.q must match "^b"'],
    ["not: { type: string }", 'result.structuredContent.q must not be of type "string"'],
    ["not: { not-empty: true }", "result.structuredContent.q must not match not-empty"],
    ["contains-all: [x, y]", 'result.structuredContent.q must contain all of ["x","y"]'],
    ["anyOf: [{ exact: x }]", 'result.structuredContent.q must match one of [{"exact":"x"}]'],
    ["starts-with: Z", 'result.structuredContent.q must start with "Z"'],
  ])("%s", async (matcher, said) => {
    const suite = expects(`expect: [{ target: result.structuredContent.q, matcher: { ${matcher} } }]`);
    const { code, stdout } = await mcptestHere(["run"], { cwd: folderWith({ "mcptest.yaml": suite }) });
    expect(code).toBe(1);
    expect(stdout).toContain(`  ${said} [ASSERT-`);
  });

  it("a number of notifications is shown with the notifications, and an index without brackets with them", async () => {
    const suite = expects(`expect: [
      { target: notifications.length, matcher: { exact: 2 } }, { target: result.content.0.text, matcher: { exact: x } } ]`);
    const { stdout } = await mcptestHere(["run"], { cwd: folderWith({ "mcptest.yaml": suite }) });
    expect(stdout).toContain("the server sent none");
    expect(stdout).toContain("Did you mean `result.content[0].text`?");
  });
});

it("a call that is not answered in time shows what the server wrote to stderr meanwhile, and nothing if that is nothing", async () => {
  const server = `import { createInterface } from "node:readline";
console.error("started");
const result = { protocolVersion: "2025-11-25", capabilities: {}, serverInfo: { name: "s", version: "1" } };
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === "initialize") console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
  if (params?.name === "hang") console.error("waiting for the database");
}
`;
  const suite = `servers: { s: { command: [node, server.mjs], cwd: . } }
tools:
  - { name: one, tool: TOOL, timeout_ms: 500 }
`;
  const run = (tool: string) =>
    mcptestHere(["run"], { cwd: folderWith({ "server.mjs": server, "mcptest.yaml": suite.replace("TOOL", tool) }) });
  const { code, stdout } = await run("hang");
  expect(code).toBe(1);
  expect(stdout).toMatch(/server: +was still running; its last lines of output:\n +\| +waiting for the database\n/);
  expect(stdout).not.toContain("started");
  expect((await run("silent")).stdout).not.toContain("was still running");
});

it("a snapshot that does not match shows what changed first, and blanks", async () => {
  const suite = (text: string) => `${till}tools:
  - { name: a, tool: echo, args: { q: "${text}" }, expect: [{ target: result.structuredContent, matcher: { snapshot: { name: a } } }] }
`;
  const cwd = folderWith({ "mcptest.yaml": suite("one two") });
  const env = { CI: "" };
  expect((await mcptestHere(["run", "--update-snapshots", "--allow-update-in-ci"], { cwd, env })).code).toBe(0);
  writeFileSync(`${cwd}/mcptest.yaml`, suite("one  two"));
  const { stdout } = await mcptestHere(["run"], { cwd });
  expect(stdout).toMatch(/- \/q: one·two\n.*\+ \/q: one··two\n[\s\S]* expected: /);
});

it("a step and a node are read by `${id.path}` and by `${steps.id.path}`", async () => {
  const suite = `${till}tools:
  - name: steps
    steps:
      - { id: one, tool: echo, args: { q: t } }
      - { tool: echo, args: { a: "\${one.q}", b: "\${steps.one.result.structuredContent.q}" }, expect: { result.structuredContent: { a: t, b: t } } }
compositions:
  - name: nodes
    nodes:
      - { id: one, tool: echo, args: { q: t } }
      - { id: two, needs: [one], tool: echo, args: { a: "\${one.q}", b: "\${steps.one.result.structuredContent.q}" } }
    expect: { output: { exact: { a: t, b: t } } }
`;
  const { code, stdout, stderr } = await mcptestHere(["run"], { cwd: folderWith({ "mcptest.yaml": suite }) });
  expect(`${stdout}${stderr}`).toContain("2 passed");
  expect(code).toBe(0);
});

describe("a command that is no server says so", () => {
  it.each([
    [["audit", "--server-command", "echo hello"], "It is not an MCP server over stdio; it wrote to stdout: hello"],
    [["audit", "--server-command", "node dist/server.js"], "the file dist/server.js does not exist"],
    [["audit", "--server-command", "cd src && node s.js"], "`&&` means something to a shell only"],
    [["audit", "--server-command", "DB=x node s.js"], "`DB=x` means something to a shell only"],
    [["audit", "--server-command", "python", "server.py"], '`--server-command "python server.py"`'],
    [["audit", "--server-command", "uv", "run", "server.py"], '`--server-command "uv run server.py"`'],
    [["call", "--server-command", "node", "server.js", "add"], '`--server-command "node server.js"`'],
    [["load", "add", "--calls", "2", "--server-command", "node", "server.js"], '`--server-command "node server.js"`'],
    [["discover", "--server-command", "npx", "-y", "server"], '`--server-command "npx …"`'],
    [["run", "--grep=adds"], "(Did you mean --filter?)"],
    [["run", "--dotenv", "nope"], "cannot read `nope`"],
  ])("%j", async (args, said) => {
    const cwd = folderWith({ "mcptest.yaml": expects("") });
    const { code, stdout, stderr } = await mcptestHere(args, { cwd });
    expect(code).toBe(2);
    expect(`${stdout}${stderr}`).toContain(said);
  });

  it("but the words of another program, behind `--`, are its own", async () => {
    const server = [process.execPath, "-e", "process.exitCode = process.argv.length", "--", "--server-command", "node"];
    const { code } = await mcptestHere(["record", "--proxy", "--out", "calls", "--", ...server], {
      cwd: folderWith({}),
    });
    expect(code).toBe(3);
  });

  it("as JSON too, if that is asked for", async () => {
    for (const command of ["audit", "fuzz", "compliance run"]) {
      const args = [...command.split(" "), "--server-command", "echo hello", "--format", "json"];
      const { code, stdout } = await mcptestHere(args, { cwd: folderWith({}) });
      expect(code).toBe(2);
      const report = JSON.parse(stdout);
      expect(report).toMatchObject({ server: "server", grade: null, exit_code: 2 });
      expect(report.failures[0]).toMatchObject({ rule_id: "FAULT-START-EXIT" });
    }
    for (const command of [["call", "add"], ["coverage"]]) {
      const cwd = folderWith({ "mcptest.yaml": expects("") });
      const args = [...command, "--server-command", "echo hello", "--format", "json", "--reporter", "json=report.json"];
      const { code, stdout } = await mcptestHere(args, { cwd });
      expect(code).toBe(2);
      expect(JSON.parse(stdout)).toMatchObject({ exit_code: 2, failures: [{ rule_id: "FAULT-START-EXIT" }] });
    }
  });

  it("and so does one that should serve HTTP and is not built", async () => {
    const port = await freePort();
    const server = `{ url: "http://127.0.0.1:${port}/mcp", start: { command: [node, dist/server.js] } }`;
    const suite = `servers:\n  web: ${server}\ntools:\n  - { name: a, tool: a }\n`;
    const { code, stdout } = await mcptestHere(["run"], { cwd: folderWith({ "mcptest.yaml": suite }) });
    expect(code).toBe(2);
    expect(stdout).toContain("the file dist/server.js does not exist. [FAULT-START-EXIT]");
    expect(stdout).not.toContain("MODULE_NOT_FOUND");
  });
});

it("rules of which none applies judge nothing, which is an error that says why", async () => {
  const server = `node ${root}__tests__/servers/till-server.mjs`;
  const rules = ["--rules", "STATE-*", "--target-version", "2025-11-25"];
  const { code, stdout } = await mcptestHere(["compliance", "run", "--server-command", server, ...rules]);
  expect(stdout).toContain("Nothing was judged, STATE-CONTEXT: it applies since 2026-07-28, and this is 2025-11-25.\n");
  expect(code).toBe(2);
});

it("a program that does not start is shown once, whoever would have called it", async () => {
  const suite = `servers:
  lab:
    url: "http://127.0.0.1:\${port}/mcp"
    start: { command: [node, broken.mjs] }
    auth: { lab: { subjects: { alice: [], bob: [] } } }
tools:
  - { name: a, tool: x, as: alice }
  - { name: b, tool: x, as: bob }
  - { name: c, tool: x, token: { in: query } }
`;
  const cwd = folderWith({ "mcptest.yaml": suite, "broken.mjs": 'throw new Error("no database");\n' });
  const { stdout } = await mcptestHere(["run"], { cwd });
  expect(stdout.match(/Error: no database/g)).toHaveLength(1);
  expect(stdout).toContain("3 tests were not run because of it.");
});

it("an address without its path is answered with the path at which the server speaks", async () => {
  const server = createServer(async (request, response) => {
    if (request.url !== "/mcp") return response.writeHead(404).end("not found");
    // A stream, or the end of a session.
    if (request.method !== "POST") return response.writeHead(405).end();
    let body = "";
    for await (const chunk of request) body += chunk;
    const { id, method } = JSON.parse(body);
    if (id === undefined) return response.writeHead(202).end();
    const info = { protocolVersion: "2025-11-25", capabilities: {}, serverInfo: { name: "s", version: "1" } };
    const answer = method === "initialize" ? { result: info } : { error: { code: -32601, message: "unknown method" } };
    response.setHeader("content-type", "application/json").end(JSON.stringify({ jsonrpc: "2.0", id, ...answer }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, stdout, stderr } = await mcptestHere(["audit", "--server-url", url]);
  server.close();
  expect(code).toBe(2);
  expect(`${stdout}${stderr}`).toContain("it speaks MCP at /mcp");
  expect(`${stdout}${stderr}`).toContain(`Write the URL ${url}/mcp.`);
});

it("a port that another entry of the suite uses is answered with how two entries share a server", async () => {
  const port = await freePort();
  const entry = (name: string) => `  ${name}:
    url: http://127.0.0.1:${port}/mcp
    start: { command: [node, "${root}__tests__/servers/till-http-server.mjs"], env: { PORT: "${port}" } }
`;
  const suite = `servers:\n${entry("one")}${entry("two")}tools:
  - { name: a, tool: balance, server: one }
  - { name: b, tool: balance, server: two }
`;
  const { code, stdout } = await mcptestHere(["run"], { cwd: folderWith({ "mcptest.yaml": suite }) });
  expect(code).toBe(2);
  expect(stdout).toContain(`Port ${port} is in use already: the server was not started.`);
  expect(stdout).toContain("If another entry starts this server, give only that one `start`");
});

it("an HTTP setting of a server with a command is named by its flag", async () => {
  const cwd = folderWith({ "mcptest.yaml": `${till}tools: [{ name: a, tool: balance }]\n` });
  const { code, stderr } = await mcptestHere(["run", "--connect-timeout", "4s"], { cwd });
  expect(code).toBe(2);
  expect(stderr).toContain("error: --connect-timeout on a server with a command");
});

describe("--reporter json=FILE and --format json mean one thing", () => {
  it.each(["validate", "coverage", "discover", "run", "compliance rules INV-002", "call echo {}"])(
    "%s",
    async (command) => {
      const cwd = folderWith({ "mcptest.yaml": `${till}tools: [{ name: a, tool: echo }]\n` });
      const run = (...flags: string[]) => mcptestHere([...command.split(" "), ...flags], { cwd });
      const printed = await run("--format", "json");
      const keys = Object.keys(JSON.parse(printed.stdout));
      expect(keys.length).toBeGreaterThan(0);
      const written = await run("--reporter", "json=out/report.json");
      expect(written.code).toBe(printed.code);
      expect(written.stdout).not.toMatch(/^\{/);
      expect(Object.keys(jsonIn(`${cwd}/out/report.json`))).toEqual(keys);
      expect(Object.keys(JSON.parse((await run("--reporter", "json")).stdout))).toEqual(keys);
    },
  );

  it("names the reports that a command has", async () => {
    const { code, stderr } = await mcptestHere(["validate", "--reporter", "junit=x"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("Write `--reporter json=FILE`.")]);
  });
});

it("two servers of one name are picked by their suite", async () => {
  const server = (word: string) =>
    `servers: { s: { command: [node, -e, "${word}"] } }\ntools: [{ name: a, tool: t }]\n`;
  const cwd = folderWith({ "a.mcptest.yaml": server("1"), "b.mcptest.yaml": server("2") });
  const { code, stderr } = await mcptestHere(["call", "t"], { cwd });
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('Pass the suite, or write `--server-target "a.mcptest.yaml#s"`.'),
  ]);
});

it("two servers of one name are both described", async () => {
  const suite = (program: string) => `servers: { s: { command: [node, ${root}__tests__/servers/${program}] } }\n`;
  const cwd = folderWith({ "a.mcptest.yaml": suite("till-server.mjs"), "b.mcptest.yaml": suite("notes-server.mjs") });
  const { code, stdout } = await mcptestHere(["discover"], { cwd });
  expect(code).toBe(0);
  expect(stdout.match(/^s \(stdio\): (\w+)/gm)).toEqual(["s (stdio): till", "s (stdio): notes"]);
});

it("a server that refuses other revisions is not asked for HTTP+SSE, whose stream could stay silent", async () => {
  let streams = 0;
  let streamsBefore = -1;
  const server = createServer(async (request, response) => {
    if (request.method === "GET") streams += 1;
    if (request.method !== "POST")
      return response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    let body = "";
    for await (const chunk of request) body += chunk;
    const { id, method, params } = JSON.parse(body);
    if (id === undefined) return response.writeHead(202).end();
    const isRefused = params?.protocolVersion !== "2025-06-18";
    if (method === "initialize" && !isRefused) streamsBefore = streams;
    const info = { protocolVersion: "2025-06-18", capabilities: {}, serverInfo: { name: "s", version: "1" } };
    const answer = isRefused ? { error: { code: -32000, message: "Unsupported protocol version" } } : { result: info };
    response.writeHead(isRefused ? 400 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify({ jsonrpc: "2.0", id: isRefused ? null : id, ...answer }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  const { code, stdout } = await mcptestHere(["discover", "--server-url", url]);
  server.closeAllConnections();
  server.close();
  expect(stdout).toContain("speaks        2025-06-18\n");
  expect([code, streamsBefore]).toEqual([0, 0]);
});

describe("what other runners call a command or an option is answered with its name here", () => {
  it.each([
    [["test"], "(Did you mean run?)"],
    [["check"], "(Did you mean run?)"],
    [["run", "-k", "x"], "(Did you mean --filter?)"],
    [["run", "-t", "x"], "(Did you mean --filter?)"],
    [["run", "--grep", "x"], "(Did you mean --filter?)"],
    [["run", "--junit", "x"], "(Did you mean --reporter junit=FILE?)"],
    [["run", "--shard", "4/3"], "4 is more than 3"],
    [["run", "--protocol-version", "2024-11-05", "--filter", "add"], "note: --protocol-version is --target-version\n"],
    [["run", "--filter", "add"], "no test matches `--filter add`"],
    [["run", "--filter", "echos"], "Did you mean `echoes`?"],
  ])("%j", async (args, said) => {
    const suite = expects("").replace("adds", "echoes");
    const { code, stderr } = await mcptestHere(args, { cwd: folderWith({ "mcptest.yaml": suite }) });
    expect(code).toBe(2);
    expect(stderr).toContain(said);
  });
});

describe("Node.js that is too old", () => {
  const cwd = folderWith({
    "old.cjs": 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } });\n',
  });
  const said = "mcptest needs Node.js 20.19 or newer; this is 18.20.4.";

  it("is refused by the command line and by the action", () => {
    for (const [launcher, prefix] of [
      [CLI, "error: "],
      [CLI.replace(/cli(?=\/index\.js$)/, "action"), "::error title=mcptest::"],
    ] as const) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ["-r", "./old.cjs", launcher], {
        cwd,
        encoding: "utf8",
      });
      expect([status, `${stdout}${stderr}`]).toEqual([2, `${prefix}${said}\n`]);
    }
  });

  it("is refused by the library", () => {
    const library = CLI.replace(/cli\/index\.js$/, "index.js");
    const program = `import(${JSON.stringify(library)}).then((m) => m.run()).catch((error) => console.log(error.message))`;
    const output = execFileSync(process.execPath, ["-r", "./old.cjs", "-e", program], { cwd, encoding: "utf8" });
    expect(output).toBe(`${said}\n`);
  });
});
