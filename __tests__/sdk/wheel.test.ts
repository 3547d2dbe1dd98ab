import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { accepts, freePort } from "../../src/core/proc/port.js";
import { folderWith, jsonIn, root, textIn, until } from "../support/harness.js";
import { processesWith } from "../support/processes.js";
import { build } from "./build.js";
import { buildWheel, installWheel, makeEnvironment, type PythonEnvironment, pythons } from "./pythons.js";
import { BUILT, SDKS } from "./sdks.js";

const MIB = 1024 * 1024;
const BOX = 600_000;
const here = pythons();
vi.setConfig({ testTimeout: BOX, hookTimeout: BOX });
const { version } = jsonIn(`${root}package.json`);
let wheel = "";
/** The oldest Python and pytest, and the newest. */
const environments: Record<string, PythonEnvironment> = {};

interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program of an environment, in which PATH has no Node. */
function run(name: string, [program = "", ...args]: string[], cwd: string, path = ""): Ran {
  const { bin } = environmentOf(name);
  // uv trusts the certificates of the system, as pip does.
  const env = { PATH: `${path}${path && ":"}${bin}`, HOME: cwd, UV_SYSTEM_CERTS: "true" };
  const { status, stdout, stderr } = spawnSync(join(bin, program), args, { cwd, env, encoding: "utf8" });
  return { code: status, stdout, stderr };
}

function environmentOf(name: string): PythonEnvironment {
  const found = environments[name];
  if (found === undefined) throw new Error(`no environment ${name}`);
  return found;
}

/** A suite of a mock of two tools, and what else is in the folder. */
function suiteFolder(tools: readonly object[], more: Record<string, string> = {}, header: object = {}): string {
  const mock = {
    tools: [
      { name: "hello", response: "Hello" },
      { name: "slow", response: "", faults: [{ fault: "hang" }] },
    ],
  };
  const suite = { servers: { mock: { command: ["mcptest", "mock", "mock.json"] } }, ...header, tools };
  return folderWith({ "mock.json": JSON.stringify(mock), "a.mcptest.yaml": JSON.stringify(suite, null, 1), ...more });
}

const HELLO = { name: "says hello", tool: "hello", tags: ["smoke"], expect: { "result.content[0].text": "Hello" } };
const BYE = { name: "says bye", tool: "hello", expect: { "result.content[0].text": "Bye" } };

beforeAll(() => {
  if (here === undefined) return;
  environments.oldest = makeEnvironment("oldest", here.oldest, ["pytest==7.4.0", "pytest-xdist==3.3.1"]);
  environments.newest = makeEnvironment("newest", here.newest, ["pytest", "pytest-xdist", "mypy", "twine", "uv"]);
  wheel = buildWheel(environments.newest);
  for (const environment of Object.values(environments)) installWheel(environment, wheel);
});
describe.skipIf(here === undefined)("the wheel", () => {
  it("is under 7 MiB, and PyPI takes it", () => {
    expect(statSync(wheel).size).toBeLessThan(7 * MIB);
    const checked = run("newest", ["twine", "check", "--strict", wheel], root);
    expect(checked.stdout).toContain("PASSED");
    expect(checked.code).toBe(0);
  });

  it("has types that mypy --strict accepts, and a plugin under 400 lines", () => {
    const sources = `${root}python/src/mcptest`;
    const typed = run("newest", ["mypy", "--strict", "--cache-dir", "/dev/null", sources], folderWith({}));
    expect(typed.stdout).toMatch(/^Success: no issues found/);
    const files = readdirSync(sources).filter((name) => name.endsWith(".py"));
    const lines = files.flatMap((name) => textIn(sources, name).trimEnd().split("\n"));
    expect(lines.length).toBeLessThan(400);
  });

  describe.each(["oldest", "newest"])("on the %s Python, without Node", (name) => {
    it("has the version of the package", () => {
      const cwd = folderWith({});
      expect(run(name, ["mcptest", "--version"], cwd)).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
      const module = run(name, ["python", "-m", "mcptest", "--version"], cwd);
      expect(module).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
    });

    it("runs the quickstart", () => {
      const quickstart = textIn(`${root}examples/quickstart.mcptest.yaml`);
      const cwd = folderWith({
        "examples/q.mcptest.yaml": quickstart.replace("node, dist/cli/index.js,", "mcptest,"),
        "examples/quickstart.mock.yaml": textIn(`${root}examples/quickstart.mock.yaml`),
      });
      const ran = run(name, ["mcptest", "run"], cwd);
      expect(ran.stdout).toContain("5 tests: 5 passed");
      expect(ran.code).toBe(0);
    });

    it.each([
      ["a test that fails", ["run"], 1],
      ["a test that could not be judged", ["run", "--server-command", "nowhere"], 2],
      ["an option that there is not", ["run", "--nothing"], 2],
    ])("passes on the exit code of %s", (_, args, code) => {
      expect(run(name, ["mcptest", ...args], suiteFolder([BYE])).code).toBe(code);
    });

    it("ends with its server and 130 on Ctrl-C", async () => {
      const { bin } = environmentOf(name);
      const cwd = suiteFolder([{ name: "waits", tool: "slow" }]);
      const mark = `${name}-${process.pid}`;
      const child = spawn(join(bin, "mcptest"), ["run", "--debug"], { cwd, env: { PATH: bin, MARK: mark } });
      const closed = once(child, "close");
      let shown = "";
      child.stderr.on("data", (text) => (shown += text));
      // It shows a message when it is answered.
      await until(() => shown.includes("server/discover"));
      child.kill("SIGINT");
      expect(await closed).toEqual([130, null]);
      expect(processesWith(`MARK=${mark}`)).toEqual([]);
    });
  });

  it("passes the recipes for uv and pytest", () => {
    const page = textIn(`${root}docs/recipes.md`);
    const [, server = ""] = /```python\n(# server\.py\n.*?)```/s.exec(page) ?? [];
    const [, suite = ""] = /```yaml\n(# uv\.mcptest\.yaml\n.*?)```/s.exec(page) ?? [];
    const cwd = folderWith({ "server.py": server, "uv.mcptest.yaml": suite });
    const ran = run("newest", ["mcptest", "run"], cwd);
    expect(ran.stdout, ran.stderr).toContain("2 tests: 2 passed");
    const [, item = "no block"] = /```console\n(\S+::.* PASSED)\n```/.exec(page) ?? [];
    expect(run("newest", ["pytest", "--mcptest", "-v", "-k", "adds"], cwd).stdout).toContain(item);
  });

  describe("the FastMCP server of the docs", () => {
    const python = join(BUILT, "python-fastmcp/bin/python");
    const page = textIn(`${root}docs/getting-started.md`);
    const [, source = ""] = /```python\n(# server\.py\n.*?)```/s.exec(page) ?? [];
    beforeAll(() => {
      const fastmcp = SDKS.find(({ id }) => id === "fastmcp");
      if (fastmcp?.build) build(fastmcp.build);
    });

    it("gets a suite, which passes", () => {
      const cwd = folderWith({ "server.py": source });
      const written = run("newest", ["mcptest", "init", "--server-command", `${python} server.py`], cwd);
      expect(written.code, written.stderr).toBe(0);
      const ran = run("newest", ["mcptest", "run"], cwd);
      expect(ran.code, ran.stdout).toBe(0);
      expect(textIn(cwd, "mcptest.yaml")).toContain("name: add answers");
    });

    it("is audited over HTTP", async () => {
      const port = await freePort();
      const cwd = folderWith({ "server.py": source.replace("port=8000", `port=${port}`) });
      const server = spawn(python, ["server.py", "http"], { cwd, stdio: "ignore" });
      try {
        await expect.poll(() => accepts("127.0.0.1", port), { timeout: BOX }).toBe(true);
        const { stdout } = run("newest", ["mcptest", "audit", "--server-url", `http://127.0.0.1:${port}/mcp`], cwd);
        expect(stdout).toContain("1 of 1 tool called with success");
        // FastMCP does not compare it.
        expect(stdout).toContain("Failed by TRANSPORT-HTTP-ORIGIN.");
      } finally {
        server.kill();
      }
    });
  });

  it.each([
    ["v22.0.0", `system ${join("dist", "cli", "index.js")} --version\n`],
    ["v21.9.0", `${version}\n`],
    ["nothing", `${version}\n`],
  ])("uses the Node of the system if that is new enough: %s", (answer, shown) => {
    const script = `#!/bin/sh\nif [ "$1" = --version ]; then echo ${answer}; else echo "system \${1##*mcptest/} $2"; fi\n`;
    const cwd = folderWith({ "bin/node": script });
    spawnSync("chmod", ["+x", join(cwd, "bin/node")]);
    expect(run("newest", ["mcptest", "--version"], cwd, join(cwd, "bin")).stdout).toBe(shown);
  });
});

describe.skipIf(here === undefined).each(["oldest", "newest"])("pytest, %s", (name) => {
  const pytest = (cwd: string, ...args: string[]) => run(name, ["pytest", "--mcptest", ...args], cwd);
  /** What became of each item, in order. */
  const outcomes = ({ stdout }: Ran) => [...stdout.matchAll(/^(\S*::.*?) (PASSED|FAILED|SKIPPED|XFAIL|ERROR)\b/gm)];
  const shown = (ran: Ran) => outcomes(ran).map(([, id = "", outcome]) => `${id.replace(/^.*::/, "")} ${outcome}`);

  it("has an item for each test and revision, with its outcome and its frame", () => {
    const skipped = { name: "later", tool: "hello", skip: "not ready" };
    const cwd = suiteFolder([HELLO, BYE, skipped], {}, { target_versions: ["2025-06-18", "2025-11-25"] });
    const ran = pytest(cwd, "-v", "-rs");
    expect(ran.code).toBe(1);
    expect(shown(ran)).toEqual([
      "says hello (mock @ 2025-06-18) PASSED",
      "says hello (mock @ 2025-11-25) PASSED",
      "says bye (mock @ 2025-06-18) FAILED",
      "says bye (mock @ 2025-11-25) FAILED",
      "later (mock @ 2025-06-18) SKIPPED",
      "later (mock @ 2025-11-25) SKIPPED",
    ]);
    expect(ran.stdout).toContain("not ready");
    expect(ran.stdout).toMatch(/--> a\.mcptest\.yaml:\d+:\d+\n/);
    expect(ran.stdout).toMatch(/\d+ \|.*"Bye"\n *\| +\^+\n/);
    expect(ran.stdout).toMatch(/\| expected: "Bye"\n *\| actual: "Hello"\n/);
    expect(ran.stdout).toContain("= fix: ");
  });

  it.each([
    [["-k", "hello"], ["says hello (mock) PASSED"]],
    [["-m", "smoke"], ["says hello (mock) PASSED"]],
    [
      ["-m", "not smoke", "--strict-markers"],
      ["says bye (mock) FAILED", "says bye again (mock) FAILED"],
    ],
    [["-x", "-k", "bye"], ["says bye (mock) FAILED"]],
  ])("selects by %j", (flags, expected) => {
    const ran = pytest(suiteFolder([HELLO, BYE, { ...BYE, name: "says bye again" }]), "-v", ...flags);
    expect(shown(ran)).toEqual(expected);
  });

  it("runs nothing but what it selects", () => {
    const tests = [HELLO, { name: "waits", tool: "slow" }];
    const cwd = suiteFolder(tests, { "mcptest.config.yaml": "capture: capture.json\n" });
    expect(shown(pytest(cwd, "-v", "-k", "hello"))).toEqual(["says hello (mock) PASSED"]);
    const capture = textIn(cwd, "capture.json");
    expect(capture).toContain('"hello"');
    expect(capture).not.toContain('"slow"');
  });

  it("repeats the last failures", () => {
    const cwd = suiteFolder([HELLO, BYE]);
    pytest(cwd);
    expect(shown(pytest(cwd, "-v", "--lf"))).toEqual(["says bye (mock) FAILED"]);
  });

  it("runs each file once with workers of xdist", () => {
    const cwd = suiteFolder([HELLO, BYE]);
    const ran = pytest(cwd, "-v", "-n", "2");
    const lines = [...ran.stdout.matchAll(/^\[(gw\d)\] .*(PASSED|FAILED) /gm)];
    expect(lines.map(([, , outcome]) => outcome)).toEqual(["PASSED", "FAILED"]);
    expect(new Set(lines.map(([, worker]) => worker)).size).toBe(1);
  });

  it("expects the failures that a baseline knows", () => {
    const cwd = suiteFolder([HELLO, BYE], { "mcptest.config.yaml": "baseline: known.json\n" });
    run(name, ["mcptest", "run", "--update-baseline"], cwd);
    const ran = pytest(cwd, "-v");
    expect(shown(ran)).toEqual(["says hello (mock) PASSED", "says bye (mock) XFAIL"]);
    expect(ran.code).toBe(0);
  });

  it("reports an error in a suite, and one cause of several tests once", () => {
    const broken = pytest(suiteFolder([{ ...HELLO, tooll: "x" }]));
    expect(broken.stdout).toContain("unknown key `tooll`");
    expect(broken.code).toBe(2);
    const header = { servers: { mock: { command: ["python", "-c", "import missing_one"] } } };
    const ran = pytest(suiteFolder([HELLO, BYE], {}, header), "-v");
    expect(shown(ran)).toEqual(["says hello (mock) ERROR", "says bye (mock) ERROR"]);
    expect(ran.stdout.match(/No module named 'missing_one'/g)).toHaveLength(1);
  });

  it("fails for what belongs to no test", () => {
    const ran = pytest(suiteFolder([HELLO], { "mcptest.config.yaml": "min: 100\n" }), "-v");
    expect(ran.code).toBe(1);
    expect(ran.stdout).toContain("ERROR at teardown of says hello");
    expect(ran.stdout).toContain("[RUNNER-COVERAGE]");
  });

  it("collects nothing without its flag", () => {
    expect(run(name, ["pytest"], suiteFolder([BYE])).code).toBe(5);
  });

  it("ends the run and its server on Ctrl-C", async () => {
    const { bin } = environmentOf(name);
    const cwd = suiteFolder([{ name: "waits", tool: "slow" }]);
    const mark = `pytest-${name}-${process.pid}`;
    const child = spawn(join(bin, "pytest"), ["--mcptest"], {
      cwd,
      env: { PATH: bin, MARK: mark, MCPTEST_DEBUG: "true" },
    });
    const closed = once(child, "close");
    // pytest, mcptest and the server.
    await until(() => processesWith(`MARK=${mark}`).length >= 3);
    child.kill("SIGINT");
    expect(await closed).toEqual([2, null]);
    expect(processesWith(`MARK=${mark}`)).toEqual([]);
  });
});
