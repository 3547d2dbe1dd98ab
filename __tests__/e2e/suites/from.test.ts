import { beforeAll, describe, expect, it } from "vitest";
import { folderWith, mcptestHere, root, runIn, textIn, writeIn } from "../../support/harness.js";

const GREETER = `${root}__tests__/servers/greeter.mjs`;
const SECRET = "ABCDEFGH-literal-key";
const shop = { command: "node", args: [GREETER], env: { SHOP_API_KEY: SECRET, LEVEL: `\${LEVEL:-info}` } };
const other = { command: "node", args: [GREETER], env: { OTHER: `\${MUST_BE_SET}`, ANOTHER: `\${MUST_BE_SET_TOO}` } };
const folder = (servers: object, files: Record<string, string> = {}) =>
  folderWith({ ".mcp.json": JSON.stringify({ mcpServers: servers }), ...files });

describe("a folder with nothing but .mcp.json", () => {
  let cwd: string;
  let said: string;
  beforeAll(async () => {
    cwd = folder({ shop });
    const { code, stderr } = await mcptestHere(["init"], { cwd });
    expect(code, stderr).toBe(0);
    said = stderr;
  });

  it("gets a suite of at least five tests that pass, without the secret", async () => {
    expect(said).toContain("took the server shop from .mcp.json");
    expect(said).toContain("set SHOP_API_KEY in the environment before you run the suite");
    expect(Number(/(\d+) tests passed/.exec(said)?.[1])).toBeGreaterThanOrEqual(5);
    const suite = textIn(cwd, "mcptest.yaml");
    expect(suite).not.toContain(SECRET);
    expect(suite).toContain("variables:\n  SHOP_API_KEY:\n    from_env: SHOP_API_KEY\n");
    const ran = await mcptestHere(["run"], { cwd, env: { SHOP_API_KEY: "another-key" } });
    expect(ran.code, ran.stderr).toBe(0);
  });

  it("whose suite says which variable is not set", async () => {
    const { code, stderr } = await mcptestHere(["run"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("The environment variable `SHOP_API_KEY` is not set");
  });
});

it.each([
  ["discover"],
  ["call", "greet", '{"name": "Ada"}'],
  ["fuzz", "--runs", "2"],
  ["record", "--call", 'greet={"name":"Ada"}'],
  ["compliance", "run", "--rules", "PROTO-*"],
  ["audit", "--dry-run"],
])("%s takes --from", async (...command) => {
  const { code, stderr, stdout } = await mcptestHere([...command, "--from", ".mcp.json#shop"], {
    cwd: folder({ shop, other }),
  });
  expect(code, stderr).toBeLessThan(2);
  expect(stdout + stderr).not.toContain("error:");
  expect(stdout + stderr).not.toContain(SECRET);
});

it.each([
  ["call", "greet", '{"name": "Ada"}'],
  ["record", "--call", 'greet={"name":"Ada"}'],
  ["load", "greet", "--args", '{"name": "Ada"}', "--calls", "2"],
])("%s looks for a server where none is named", async (...command) => {
  const { code, stderr } = await mcptestHere(command, { cwd: folder({ shop }) });
  expect(code, stderr).toBe(0);
  expect(stderr).toContain("took the server shop from .mcp.json");
});

it("several servers are listed with the flag to write", async () => {
  const cwd = folder({ shop, "the other": other });
  for (const command of ["init", "discover", "audit"]) {
    const { code, stderr } = await mcptestHere([command], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("--from .mcp.json#shop\n");
    expect(stderr).toContain("--from '.mcp.json#the other'\n");
  }
  const { stderr } = await mcptestHere(["discover", "--from", ".mcp.json#shap"], { cwd });
  expect(stderr).toContain("Did you mean `shop`?");
});

it("a member that a client acts on, and mcptest does not, is named with its place", async () => {
  const { code, stderr } = await mcptestHere(["discover"], { cwd: folder({ shop: { ...shop, oauth: {} } }) });
  expect(code).toBe(0);
  expect(stderr).toContain("warning: `oauth` is not used: mcptest does not log in by it\n --> .mcp.json:1:");
});

it("the text of a file that a client puts into an entry is a secret", async () => {
  const command = ["node", "-e", "console.error(process.env.KEY); process.exit(3)"];
  const mcp = { shop: { type: "local", command, environment: { KEY: "{file:key.txt}" } } };
  const cwd = folderWith({ "opencode.json": JSON.stringify({ mcp }), "key.txt": "QWERTYUIOP-of-a-file\n" });
  const { stderr } = await mcptestHere(["discover"], { cwd });
  expect(stderr).toContain("«secret:key.txt»");
  expect(stderr).not.toContain("QWERTYUIOP");
});

it("what must have a value is one error that lists all", async () => {
  const cwd = folder({ other });
  const { code, stderr } = await mcptestHere(["discover", "--from", ".mcp.json"], { cwd });
  expect(code).toBe(2);
  expect(stderr.match(/error:/g)).toHaveLength(1);
  expect(stderr).toContain("MUST_BE_SET (line 1)\n");
  expect(stderr).toContain("MUST_BE_SET_TOO (line 1)\n");
  writeIn(cwd, "values.env", "MUST_BE_SET=1\nMUST_BE_SET_TOO=2\n");
  const set = await mcptestHere(["discover", "--from", ".mcp.json", "--dotenv", "values.env"], { cwd });
  expect(set.code, set.stderr).toBe(0);
});

it("a file with servers, given as a suite, is answered by the flag", async () => {
  const cwd = folder({ shop }, { "server.json": '{"name":"a/b","remotes":[{"type":"sse","url":"http://a/"}]}' });
  for (const file of [".mcp.json", "server.json"]) {
    const { code, stderr } = await mcptestHere(["run", file], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(`--from ${file}`);
    expect(stderr.match(/error:/g)).toHaveLength(1);
  }
});

it("run takes the server of a suite from the file instead", async () => {
  const suite = {
    servers: { server: { command: ["node", "gone.mjs"] } },
    tools: [{ name: "greets", tool: "greet", args: { name: "Ada" }, expect: { "result.isError": false } }],
  };
  const cwd = folder({ shop, other }, { "mcptest.yaml": JSON.stringify(suite) });
  expect((await runIn(cwd)).results.summary).toMatchObject({ total: 1, errored: 1 });
  const { code, results, stderr } = await runIn(cwd, ["--from", ".mcp.json#shop"]);
  expect(code, stderr).toBe(0);
  expect(results.summary).toMatchObject({ total: 1, passed: 1 });
  expect(results.run.overrides).toEqual(["--from"]);
});

it("two ways to name the server are refused", async () => {
  const { code, stderr } = await mcptestHere(["run", "--from", ".mcp.json", "--server-config", "x.yaml"], {
    cwd: folder({ shop }),
  });
  expect(code).toBe(2);
  expect(stderr).toContain("There are --from and --server-config.");
});

it("diff compares servers of such files", async () => {
  const cwd = folder({ shop });
  const { code, stdout, stderr } = await mcptestHere(["diff", ".mcp.json", ".mcp.json#shop"], { cwd });
  expect(code, stderr).toBe(0);
  expect(stdout).toContain("The contracts are the same.");
});

it("a test that is saved refers to the file", async () => {
  const cwd = folder({ shop });
  const saved = await mcptestHere(
    ["call", "greet", '{"name": "Ada"}', "--from", ".mcp.json", "--save", "tests/a.mcptest.yaml"],
    { cwd },
  );
  expect(saved.code, saved.stderr).toBe(0);
  const suite = textIn(cwd, "tests/a.mcptest.yaml");
  expect(suite).toContain("shop: {from: ../.mcp.json}");
  expect(suite).not.toContain(SECRET);
  const ran = await mcptestHere(["run"], { cwd });
  expect(ran.code, ran.stderr).toBe(0);
});

describe("`from` in a suite", () => {
  const suite = (server: string) =>
    `servers:\n  shop: ${server}\ntools:\n  - { name: greets, tool: greet, args: { name: Ada }, expect: { result.isError: false } }\n`;

  it("starts the server of the file, with what the suite adds", async () => {
    const cwd = folder(
      { shop, other },
      { "tests/a.mcptest.yaml": suite('{ from: "../.mcp.json#other", env: { MUST_BE: x } }') },
    );
    const env = { MUST_BE_SET: "1", MUST_BE_SET_TOO: "2" };
    const { code, stderr, results } = await runIn(cwd, [], env);
    expect(code, stderr).toBe(0);
    expect(results.summary).toMatchObject({ total: 1, passed: 1 });
    const { stdout } = await mcptestHere(["validate", "--print"], { cwd, env });
    expect(stdout).toContain("MUST_BE: x");
    expect(stdout).toContain(GREETER);
  });

  it.each([
    ['{ from: "none.json" }', "there is no file `tests/none.json`", "a.mcptest.yaml:2"],
    ['{ from: "../.mcp.json#none" }', "no server `none`", ".mcp.json:1"],
    ['{ from: "../../x.json" }', "`from` outside the repository", "a.mcptest.yaml:2"],
    ['{ from: "../.mcp.json", command: [node] }', "only one is allowed", "a.mcptest.yaml:2"],
    ['{ from: "../.mcp.json#other" }', "2 variables have no value", ".mcp.json:1"],
  ])("is refused with its place: %s", async (server, title, place) => {
    const cwd = folder({ shop, other }, { "tests/a.mcptest.yaml": suite(server), ".git/HEAD": "" });
    const { code, stderr } = await mcptestHere(["run"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(title);
    expect(stderr).toContain(place);
  });

  it("is validated although the variables are set only where it runs", async () => {
    const cwd = folder({ other }, { "a.mcptest.yaml": suite('{ from: ".mcp.json" }') });
    const { code, stderr, stdout } = await mcptestHere(["validate"], { cwd });
    expect(code, stderr + stdout).toBe(0);
    expect(stderr + stdout).toContain("2 variables have no value");
  });
});
