import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import {
  existsIn,
  folderWith,
  hasText,
  killOnce,
  logServer,
  mcptest,
  mcptestHere,
  type Ran,
  root,
  steady,
  textIn,
  writeIn,
} from "../../support/harness.js";
import { serverText } from "../../support/server-text.js";

const GOLDEN = "../../golden/e2e/call";
const server = (name: string) => `node ${root}node_modules/@modelcontextprotocol/server-${name}/dist/index.js`;
const everything = ["--server-command", `${server("everything")} stdio`];
const log = ["--server-command", `node ${logServer} log.txt`];

/** Everything that a person sees. What the server reports by itself comes when it likes. */
function seen(ran: Ran, cwd: string): string {
  const stderr = ran.stderr.replace(/^notification: .*list_changed.*\n/gm, "");
  return steady(`${ran.stdout}--- stderr\n${stderr}--- exit ${ran.code}\n`, cwd).replace(/[\d,]+ bytes/g, "N bytes");
}

describe("call", () => {
  it.each([
    ["text", ["echo", '{"message": "hi"}']],
    ["structured", ["get-structured-content", '{"location": "Chicago"}']],
    ["image", ["get-tiny-image"]],
    ["resource", ["--resource", "demo://resource/dynamic/text/1"]],
    ["prompt", ["--prompt", "args-prompt", '{"city": "Rome"}']],
    ["wrong-argument", ["get-sum", '{"a": 1, "c": 2}']],
    ["unknown-tool", ["get-summ", "{}"]],
    ["unknown-prompt", ["--prompt", "arg-prompt"]],
    ["bad-json", ["echo", "{message: 'hi'}"]],
    ["no-tool", ['{"message": "hi"}']],
  ])("%s", async (name, args) => {
    const cwd = folderWith({});
    const ran = await mcptestHere(["call", ...args, ...everything], { cwd });
    expect(ran.leftovers).toEqual([]);
    const text = seen(ran, cwd).replace(/^.*timestamp.*$|This is a plaintext resource created at .*/gm, "CREATED");
    await expect(text).toMatchFileSnapshot(`${GOLDEN}/${name}.txt`);
  });

  it("as JSON: the request, the whole result and what does not fit", async () => {
    const args = ["call", "get-sum", '{"a": 1, "b": 2, "cc": 3}', ...everything, "--format", "json"];
    const ran = await mcptestHere(args, { cwd: folderWith({}) });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    expect(JSON.parse(ran.stdout)).toEqual({
      ...{ version: 1, server: "server", protocol_version: "2025-11-25" },
      request: { method: "tools/call", params: { name: "get-sum", arguments: { a: 1, b: 2, cc: 3 } } },
      result: { content: [{ type: "text", text: "The sum of 1 and 2 is 3." }] },
      ...{ duration_ms: expect.any(Number), notifications: expect.any(Array) },
      notes: ["`cc` is not an argument of `get-sum`: it takes `a`, `b`."],
    });
  });

  it("over HTTP, at a revision", async () => {
    const cwd = folderWith({ "m.yaml": "tools: [{ name: t, response: 'x: ${args.x}' }]" });
    const during = async (mock: ChildProcess) => {
      const [url = ""] = await once(createInterface(mock.stdout!), "line");
      const flags = ["--server-url", url, "--target-version", "2025-06-18", "--format", "json"];
      const ran = await mcptestHere(["call", "t", '{"x": 5}', ...flags], { cwd });
      mock.kill("SIGKILL");
      expect(ran).toMatchObject({ code: 0, leftovers: [] });
      const result = { content: [{ type: "text", text: "x: 5" }] };
      expect(JSON.parse(ran.stdout)).toMatchObject({ protocol_version: "2025-06-18", result });
    };
    await mcptest(["mock", "m.yaml", "--http", "0"], { cwd, during });
  });

  it("the server of a suite; which of several has to be named", async () => {
    const command = (file: string) => `{ command: [node, "${logServer}", ${file}] }`;
    const cwd = folderWith({
      "a.mcptest.yaml": `servers: { one: ${command("1.txt")}, two: ${command("2.txt")} }\n`,
      "b.mcptest.yaml": `servers: { one: ${command("1.txt")} }\n`,
    });
    const unclear = await mcptestHere(["call", "wait"], { cwd });
    expect(unclear).toMatchObject({ code: 2, stdout: "" });
    expect(unclear.stderr).toContain("There are several: one (b.mcptest.yaml), two (a.mcptest.yaml).");
    const absent = await mcptestHere(["call", "wait", "--server-target", "tow"], { cwd });
    expect(absent.stderr).toContain("there is no server `tow`");
    // Equal servers of two suites are one.
    expect(await mcptestHere(["call", "wait", "--server-target", "one"], { cwd })).toMatchObject({ code: 0 });
    expect(await mcptestHere(["call", "wait", "--suite", "b.mcptest.yaml"], { cwd })).toMatchObject({ code: 0 });
    expect(existsIn(cwd, "2.txt")).toBe(false);
  });

  it.each([
    ["a tool that reports an error", ["fail"], 1, ""],
    ["a server that ends", ["crash"], 2, "The server exited with code 9"],
    ["a program that does not exist", ["x", "--server-command", "no-such-program"], 2, "the server did not start"],
    ["two things to call", ["--resource", "a:b", "--prompt", "p"], 2, "two requests to send"],
    ["arguments for a resource", ["{}", "--resource", "a:b"], 2, "unexpected argument `{}`"],
  ])("%s", async (_, args, code, reported) => {
    const cwd = folderWith({});
    const flags = args.includes("--server-command") ? [] : log;
    const ran = await mcptestHere(["call", ...args, ...flags], { cwd });
    expect(ran).toMatchObject({ code, leftovers: [] });
    expect(ran.stderr).toContain(reported);
  });

  it("waits as long as --call-timeout says", async () => {
    const args = ["call", "wait", '{"ms": 60000}', ...log, "--call-timeout", "300ms"];
    const ran = await mcptestHere(args, { cwd: folderWith({}) });
    expect(ran).toMatchObject({ code: 2, stdout: "", leftovers: [] });
    expect(ran.stderr).toContain("within 300 ms");
    const wrong = await mcptestHere([...args.slice(0, -1), "soon"], { cwd: folderWith({}) });
    expect(wrong).toMatchObject({ code: 2, stdout: "" });
    expect(wrong.stderr).toContain("--call-timeout");
  });

  it("shows every message with --debug", async () => {
    const cwd = folderWith({});
    const ran = await mcptestHere(["call", "wait", "{}", ...log, "--debug"], { cwd });
    expect(ran.code).toBe(0);
    const stderr = ran.stderr.replace(/"version":"[\d.]+"/g, '"version":"V"');
    await expect(seen({ ...ran, stdout: "", stderr }, cwd)).toMatchFileSnapshot(`${GOLDEN}/debug.txt`);
  });

  it("shortens what a server says at length", async () => {
    const cwd = folderWith({
      "server.mjs": serverText(`
  if (method === "tools/call") {
    send({ method: "notifications/message", params: { level: "info", data: "x".repeat(5_000) } });
    return { result: textResult("done") };
  }`),
    });
    const ran = await mcptestHere(["call", "a", "--server-command", "node server.mjs"], { cwd });
    expect(ran.code).toBe(0);
    const [reported = ""] = ran.stderr.split("\n").filter((line) => line.startsWith("notification: "));
    expect(reported).toContain("xxx");
    expect(reported.length).toBeLessThan(1_200);
  });

  it("is interrupted: 130, nothing left", async () => {
    const cwd = folderWith({});
    const during = killOnce(() => hasText(cwd, "log.txt", "wait begins"));
    const ran = await mcptest(["call", "wait", '{"ms": 60000}', ...log], { cwd, during });
    expect(ran).toMatchObject({ code: 130, stdout: "", stderr: "", leftovers: [] });
  });
});

describe("call --save", () => {
  it.each([
    ["everything", "stdio", ["get-structured-content", '{"location": "Chicago"}']],
    ["everything", "stdio", ["get-sum", '{"a": 1}']],
    ["everything", "stdio", ["no-such-tool"]],
    ["everything", "stdio", ["--prompt", "simple-prompt"]],
    ["everything", "stdio", ["--resource", "demo://resource/dynamic/blob/2"]],
    ["memory", "", ["read_graph"]],
    ["memory", "", ["create_entities", '{"entities": [{"name": "a", "entityType": "$x", "observations": []}]}']],
    ["filesystem", ".", ["list_directory", '{"path": "."}']],
    ["filesystem", ".", ["read_text_file", '{"path": "absent.txt"}']],
  ])("%s %s %j: the test passes when it is run", async (name, argument, args) => {
    const cwd = folderWith({});
    const env = { MEMORY_FILE_PATH: join(cwd, "memory.json") };
    const command = ["--server-command", `${server(name)} ${argument}`];
    const saved = await mcptestHere(["call", ...args, ...command, "--save", "a.mcptest.yaml"], { cwd, env });
    expect(saved.stderr).toContain("in a.mcptest.yaml");
    const again = await mcptestHere(["call", ...args, "--save", "a.mcptest.yaml"], { cwd, env });
    expect(again.stderr).toContain("a.mcptest.yaml has it already, as the test `");
    const ran = await mcptestHere(["run", "--strict"], { cwd, env });
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
    expect(ran.stdout).toContain("1 test: 1 passed");
  });

  it("a new suite, and a suite that keeps its comments and layout", async () => {
    const before = `# Sums
servers: { math:   { command: [node, "${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js", stdio] } }

tools:
    # The first one.
    -   name: sum   # of two
        tool: get-sum
        args: { a: 1, b: 2 }

# The end.
`;
    const cwd = folderWith({ "old.mcptest.yaml": before });
    const call = ["call", "echo", '{"message": "costs $5"}'];
    await mcptestHere([...call, "--suite", "old.mcptest.yaml", "--save", "new/b.mcptest.yaml"], { cwd });
    await mcptestHere([...call, "--suite", "old.mcptest.yaml", "--save", "old.mcptest.yaml"], { cwd });
    const text = (file: string) => steady(textIn(cwd, file), cwd);
    await expect(text("new/b.mcptest.yaml")).toMatchFileSnapshot(`${GOLDEN}/new.yaml`);
    await expect(text("old.mcptest.yaml")).toMatchFileSnapshot(`${GOLDEN}/added.yaml`);
    expect(await mcptestHere(["run"], { cwd })).toMatchObject({ code: 0, leftovers: [] });
  });

  it("the assertion is about the shape: another shape fails", async () => {
    const cwd = folderWith({ "m.yaml": "tools: [{ name: t, response: { structured: { a: 1 } } }]" });
    const command = ["--server-command", `node ${root}.tmp/dist/cli/index.js mock m.yaml`];
    await mcptestHere(["call", "t", ...command, "--save", "a.mcptest.yaml"], { cwd });
    const run = async (response: string) => {
      writeIn(cwd, "m.yaml", `tools: [{ name: t, response: ${response} }]`);
      return (await mcptestHere(["run"], { cwd })).code;
    };
    expect(await run("{ structured: { a: 2 } }")).toBe(0);
    expect(await run("{ structured: { a: text } }")).toBe(1);
    expect(await run("{ structured: { b: 1 } }")).toBe(1);
    expect(await run("{ error: { code: 1, message: x } }")).toBe(1);
  });

  it("a secret of the environment is shown and saved by its name; any other is refused", async () => {
    const cwd = folderWith({});
    const env = { API_TOKEN: "a-secret-of-today" };
    const args = ["call", "wait", '{"label": "Bearer a-secret-of-today"}', ...log];
    const ran = await mcptestHere([...args, "--save", "a.mcptest.yaml"], { cwd, env });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    expect(ran.stdout + ran.stderr).not.toContain(env.API_TOKEN);
    const text = textIn(cwd, "a.mcptest.yaml");
    expect(text).toMatch(/args: \{label: ["']?Bearer \$\{API_TOKEN\}/);
    expect(await mcptestHere(["run"], { cwd, env })).toMatchObject({ code: 0 });
    const token = `ghp_${"a1".repeat(18)}`;
    const refused = await mcptestHere(["call", "wait", `{"label": "${token}"}`, ...log, "--save", "b.yaml"], { cwd });
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("the call holds a secret");
    expect(refused.stderr).not.toContain(token);
    expect(existsIn(cwd, "b.yaml")).toBe(false);
  });

  it("a literal secret of the suite stays as its author wrote it", async () => {
    const suite = `servers: { s: { command: [node, "${logServer}", log.txt], env: { API_KEY: written-by-the-author } } }\n`;
    const cwd = folderWith({ "a.mcptest.yaml": suite });
    expect(await mcptestHere(["call", "wait", "--save", "a.mcptest.yaml"], { cwd })).toMatchObject({ code: 0 });
    expect(textIn(cwd, "a.mcptest.yaml")).toContain(suite);
  });

  it.each([
    [
      "a suite with another server",
      "servers: { s: { command: [other] } }\n",
      "does not have the server that was called",
    ],
    [
      "a layout that no test fits",
      `{ servers: { s: { command: [node, "${logServer}", log.txt] } } }\n`,
      "cannot be added",
    ],
    ["a suite that is wrong", "servers: { s: { comand: [other] } }\n", "Did you mean"],
    ["a file that is not YAML", undefined, "is not a suite"],
  ])("%s: exit 2, and the file stays", async (_, text, reported) => {
    const cwd = folderWith(text === undefined ? {} : { "a.yaml": text });
    const file = text === undefined ? "a.txt" : "a.yaml";
    const ran = await mcptestHere(["call", "wait", ...log, "--save", file], { cwd });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    expect(ran.stderr).toContain(reported);
    if (text === undefined) expect(existsIn(cwd, file)).toBe(false);
    else expect(textIn(cwd, file)).toBe(text);
  });
});

it("--as calls as a subject of the server's lab, and is saved with the test", async () => {
  const cwd = folderWith({});
  const suite = ["--suite", `${root}examples/lab.mcptest.yaml`, "--as"];
  const { code, stdout, stderr } = await mcptestHere(["call", "whoami", ...suite, "bob", "--save", "bob.yaml"], {
    cwd,
  });
  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/\n\nbob\n/);
  expect(textIn(cwd, "bob.yaml")).toMatch(/servers:\n {2}notes:\n.*\n {4}as: bob\n/s);
  const unknown = await mcptestHere(["call", "whoami", ...suite, "bab"], { cwd });
  expect(unknown.code).toBe(2);
  expect(unknown.stderr).toContain("Did you mean `bob`?");
  const open = await mcptestHere(["call", "x", ...log, "--as", "bob"], { cwd });
  expect(open.stderr).toContain("only a server with a lab has subjects");
});
