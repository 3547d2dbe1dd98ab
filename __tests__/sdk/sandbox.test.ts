import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { homedir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { filesIn, folderWith, mcptest, REPORTS, reportedIn, root } from "../support/harness.js";
import { build, missing } from "./build.js";
import { podmanHere } from "./podman.js";
import { SDKS, SOURCES } from "./sdks.js";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const SERVER = `${root}__tests__/servers/greedy-server.mjs`;
const FILES = {
  "books.json": "[1, 2]",
  "notes/a.txt": "a",
  ".git/config": "x",
  ".mcptestignore": "secret*\n",
  "secret.txt": "x",
};
const MAKE_BOOKS = `import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as db:
    db.execute("CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT UNIQUE, lent INTEGER DEFAULT 0)")
    db.execute("INSERT INTO books (title) VALUES ('Emma'), ('Dune')")`;
const podman = podmanHere();

/** Programs of one name that fail, before all others. */
function without(...names: string[]): string {
  const folder = folderWith(
    Object.fromEntries(names.map((name) => [name, `#!/bin/sh\necho ${name} was asked >&2\nexit 1\n`])),
  );
  for (const name of names) chmodSync(join(folder, name), 0o755);
  return `${folder}:${process.env.PATH}`;
}

const MEANS = [
  { name: "bubblewrap", env: {}, why: spawnSync("bwrap", ["--version"]).error && "there is no bwrap" },
  { name: "podman", env: { ...podman.env, PATH: without("bwrap") }, why: podman.why },
];

describe.each(MEANS)("a server in a sandbox of $name", ({ env, why }) => {
  const listener = createServer();
  let connections = 0;
  let port = 0;

  beforeAll(async () => {
    listener.on("connection", () => (connections += 1));
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    port = (listener.address() as { port: number }).port;
  });
  afterAll(() => listener.close());

  /** Runs calls of its tools; gives what each answered, and what the run left in its folders. */
  async function answers(server: object, calls: readonly [tool: string, args?: object][]) {
    const folder = folderWith(FILES);
    const home = folderWith({});
    const temp = folderWith({});
    const tools = calls.map(([tool, args], at) => ({
      name: `${at} ${tool}`,
      tool,
      args: args ?? {},
      expect: { "result.content[0].text": { exact: "?" } },
    }));
    const suite = { servers: { greedy: server }, tools };
    const suiteFolder = folderWith({ "a.mcptest.yaml": JSON.stringify(suite).replaceAll("FOLDER", folder) });
    const ran = await mcptest(["run", ...REPORTS], { cwd: suiteFolder, env: { ...env, HOME: home, TMPDIR: temp } });
    expect(ran.leftovers).toEqual([]);
    expect(filesIn(folder)).toEqual(filesIn(folderWith(FILES)));
    expect(filesIn(temp)).toEqual([]);
    expect(filesIn(home).filter(([name]) => name.includes("mcptest"))).toEqual([]);
    const rows = reportedIn(suiteFolder).tests;
    return rows.map(({ name, status, failures: [first] }) => `${name}: ${first?.actual ?? first?.message ?? status}`);
  }

  it.skipIf(why)("leaves nothing behind and reaches nothing", async () => {
    const command = ["node", SERVER];
    const told = await answers({ command, cwd: "FOLDER", sandbox: true }, [
      ["look", { path: "books.json" }],
      ["look", { path: ".git/config" }],
      ["look", { path: "secret.txt" }],
      ["home"],
      ["write", { folder: homedir() }],
      ["write"],
      ["temp"],
      ["connect", { port }],
      ["connect", { host: "1.1.1.1" }],
      ["fork"],
      ["fill"],
      ["wipe"],
    ]);
    expect(told).toEqual([
      "0 look: there",
      "1 look: missing",
      "2 look: missing",
      "3 home: mcptest-was-here",
      `4 write: EROFS: read-only file system, open '${homedir()}/mcptest-was-here'`,
      "5 write: EROFS: read-only file system, open '/etc/mcptest-was-here'",
      "6 temp: 2",
      `7 connect: connect ECONNREFUSED 127.0.0.1:${port}`,
      expect.stringMatching(/^8 connect: connect ENETUNREACH 1\.1\.1\.1:53/),
      "9 fork: forked",
      "10 fill: ENOSPC: no space left on device, write",
      "11 wipe: ",
    ]);
    expect(connections).toBe(0);
  });

  it.skipIf(why)("is reached over HTTP", async () => {
    const start = { command: ["node", SERVER], env: { PORT: "${port}" }, cwd: "FOLDER" };
    const server = { url: "http://127.0.0.1:${port}/mcp", start, sandbox: true };
    const told = await answers(server, [["connect", { port }], ["wipe"]]);
    expect(told).toEqual([`0 connect: connect ECONNREFUSED 127.0.0.1:${port}`, "1 wipe: "]);
    expect(connections).toBe(0);
  });

  it.skipIf(why)("keeps nothing of a load", async () => {
    const folder = folderWith(FILES);
    const flags = ["--calls", "4", "--clients", "2", "--sandbox", "--server-command", `node ${SERVER}`];
    const { stdout } = await mcptest(["load", "wipe", ...flags], { cwd: folder, env });
    expect(stdout).toContain("1 test: 1 passed");
    expect(filesIn(folder).filter(([name]) => !name.startsWith(".mcptest/"))).toEqual(filesIn(folderWith(FILES)));
  });

  it.skipIf(why)("has all its tools called by an audit, as a new server each time", async () => {
    const folder = folderWith(FILES);
    const flags = ["--sandbox", "--server-command", `node ${SERVER}`, "--format", "json", "--tools", "w*"];
    const { stdout } = await mcptest(["audit", ...flags], { cwd: folder, env });
    expect(JSON.parse(stdout).coverage).toMatchObject({ called: 1 });
    expect(filesIn(folder).filter(([name]) => !name.startsWith(".mcptest/"))).toEqual(filesIn(folderWith(FILES)));
  });
});

describe("the data of a server on FastMCP with SQLite", () => {
  const sdk = SDKS.find(({ id }) => id === "fastmcp");
  const why = missing(sdk?.build) ?? MEANS[0]?.why;
  const command = [sdk?.command[0], "-B", `${SOURCES}/python/lending_fastmcp.py`].join(" ");

  beforeAll(() => {
    if (sdk?.build && !why) build(sdk.build);
  }, sdk?.build?.timeBox);

  it.skipIf(why).each([
    ["audit", ["--budget", "60s"]],
    ["init", ["--budget", "20m"]],
  ])("is the same, byte for byte, after %s --sandbox", async (name, flags) => {
    const cwd = folderWith({});
    const database = join(cwd, "books.db");
    execFileSync(sdk!.command[0]!, ["-c", MAKE_BOOKS, database]);
    const before = readFileSync(database);
    const ran = await mcptest([name, "--sandbox", "--server-command", command, ...flags], { cwd });
    expect(ran.leftovers).toEqual([]);
    expect(ran.stdout + ran.stderr).toMatch(name === "audit" ? /4 of 4 tools called with success/ : /called 4 tools/);
    expect(readFileSync(database).equals(before)).toBe(true);
    expect(readdirSync(cwd).filter((file) => file.startsWith("books.db"))).toEqual(["books.db"]);
    if (name === "init") expect(ran.stderr).not.toContain("skipped: ");
  });
});

describe("a sandbox that cannot be made", () => {
  it("is an error before anything starts", async () => {
    const env = { PATH: without("bwrap", "podman", "docker") };
    const { code, stderr } = await mcptest(["audit", "--sandbox", "--server-command", "node a.mjs"], { env });
    expect({ code, stderr }).toMatchInlineSnapshot(`
      {
        "code": 2,
        "stderr": "error: no sandbox can be made on this machine
       --> the command line:1:1
        = bwrap: bwrap was asked; podman: podman was asked; docker: docker was asked.
        = fix: Install bubblewrap (\`apt-get install bubblewrap\`), Podman or Docker.
      ",
      }
    `);
  });

  it.each([
    ["a server that mcptest does not start", ["--server-url", "https://example.com/mcp"]],
    ["a server in a container", ["--server-command", "docker run -i --rm image"]],
  ])("is an error for %s", async (title, flags) => {
    const { code, stderr } = await mcptest(["audit", "--sandbox", ...flags]);
    expect({ code, first: stderr.split("\n")[0] }).toEqual({ code: 2, first: `error: --sandbox on ${title}` });
  });
});
