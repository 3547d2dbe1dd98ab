import type { ChildProcess } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { folderWith, mcptest, removeFolders, root, until } from "../../support/cli.js";
import { fuzzServer } from "./fuzz-support.js";

const SERVER = `node ${root}__tests__/servers/fuzz/branching-server.mjs`;

afterAll(removeFolders);

/** Fuzzes a server with a folder for temporary files, and what is left in that folder. */
async function fuzz(command: string, flags: readonly string[]) {
  const options = withTemp();
  return { ...(await fuzzServer(command, flags, options)), left: options.left() };
}

function withTemp() {
  const temp = join(folderWith({}), "temp");
  mkdirSync(temp);
  // Compiled code is there to stay.
  const env = { TMPDIR: temp, NODE_DISABLE_COMPILE_CACHE: "1" };
  return { cwd: root, env, left: () => readdirSync(temp) };
}

describe("fuzz --coverage", () => {
  it("finds what as many calls with the same seed do not find without it; one seed, one report", {
    timeout: 300_000,
  }, async () => {
    const flags = ["--runs", "1000"];
    const plain = await fuzz(SERVER, flags);
    expect({ code: plain.code, classes: plain.report.tools.map(({ classes }) => classes) }).toMatchObject({
      code: 0,
      classes: [{ crash: 0 }, { protocol_violation: 0 }],
    });
    const [led, again] = await Promise.all([
      fuzz(SERVER, [...flags, "--coverage"]),
      fuzz(SERVER, [...flags, "--coverage"]),
    ]);
    expect(led).toMatchObject({ code: 1, leftovers: [], left: [] });
    expect(led.all.slice(0, 2)).toMatchObject([
      { tool: "command", class: "crash", args: { text: "F:x!" }, reproduced: true },
      { tool: "command", class: "accepted_invalid" },
    ]);
    expect(led.all).toContainEqual(
      expect.objectContaining({
        class: "protocol_violation",
        message: expect.stringContaining("no rush orders today"),
        args: { order: { code: "Q7", rush: true } },
      }),
    );
    const reached = { files: 1, blocks: expect.any(Number), new_inputs: expect.any(Number) };
    expect(led.report.tools).toMatchObject([{ coverage: { ...reached, unread: 1 } }, { coverage: reached }]);
    expect(again.stdout).toBe(led.stdout);
  });

  it.each([
    ["npx", "npx --no-install mcp-server-filesystem"],
    ["a shell", `sh -c 'node node_modules/@modelcontextprotocol/server-filesystem/dist/index.js "$0"'`],
  ])("says what was reached in a server behind %s", async (_, command) => {
    const options = withTemp();
    const server = `${command} ${folderWith({ "a.txt": "a" })}`;
    const args = ["fuzz", "--server-command", server, "--tools", "list_directory", "--coverage", "--max-call", "30s"];
    const { code, stdout, leftovers } = await mcptest(args, options);
    const left = options.left().filter((name) => name.startsWith("mcptest-"));
    expect({ code, leftovers, left }).toEqual({ code: 0, leftovers: [], left: [] });
    expect(stdout).toContain("seed 1, led by coverage");
    const [, blocks, files] = /reached (\d+) blocks of (\d+) files, \d+ calls with new ones/.exec(stdout) ?? [];
    // Its own code alone: its SDK has hundreds of blocks.
    expect(Number(files)).toBe(4);
    expect(Number(blocks)).toBeGreaterThan(10);
    expect(Number(blocks)).toBeLessThan(60);
  });

  it("is an error for a server that does not run on Node, and for one that it does not start", async () => {
    const options = withTemp();
    // No preload: what a program in another language does with NODE_OPTIONS.
    const deaf = await mcptest(["fuzz", "--server-command", `env -u NODE_OPTIONS ${SERVER}`, "--coverage"], options);
    expect(deaf).toMatchObject({ code: 2, stdout: "", leftovers: [] });
    expect(deaf.stderr).toContain("the coverage of the server cannot be read");
    const remote = await mcptest(["fuzz", "--server-url", "http://127.0.0.1:9/mcp", "--coverage"], options);
    expect(remote).toMatchObject({ code: 2, stdout: "" });
    expect(remote.stderr).toContain("--coverage needs a server that mcptest starts");
    expect(options.left()).toEqual([]);
  });

  it("leaves nothing behind when it is interrupted", async () => {
    const options = withTemp();
    const during = async (child: ChildProcess) => {
      await until(() => options.left().length > 0);
      child.kill("SIGINT");
    };
    const args = ["fuzz", "--server-command", SERVER, "--coverage", "--runs", "100000"];
    const { code, leftovers } = await mcptest(args, { ...options, during });
    expect({ code, leftovers, left: options.left() }).toEqual({ code: 130, leftovers: [], left: [] });
  });
});
