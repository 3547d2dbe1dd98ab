import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { CLI, folderWith, mcptestHere, textIn } from "../../support/harness.js";
import { SERVERS, type Transport } from "./servers.js";

const ALONE = { required: true };
/** `task`: how a tool runs as one, if it does. */
const tool = (name: string, isSafe: boolean, task?: object) => ({
  ...{ name, description: `The tool ${name}.`, response: "done", annotations: { readOnlyHint: isSafe } },
  ...(task && { task }),
});
const manifest = {
  tools: [tool("strict", true, ALONE), tool("build", true, {}), tool("plain", true), tool("unsafe", false, ALONE)],
};
/** A mock that speaks one revision. */
function mock(transport: Transport, revision: string) {
  const command = [process.execPath, CLI, "mock", "mock.json", "--revision", revision];
  const start = { command: [...command, "--http", "${port}"] };
  return transport === "stdio" ? { command } : { url: "http://127.0.0.1:${port}/mcp", start };
}

describe.each(["stdio", "HTTP"] as const)("over %s,", (transport) => {
  const sdk = SERVERS["2025-11-25"][transport];

  /** Runs a command on a server that offers tools that run as tasks. */
  async function run(revision: string, server: object, ...args: string[]) {
    const suite = { target_versions: [revision], servers: { s: server } };
    const cwd = folderWith({ "mock.json": manifest, "servers.yaml": suite });
    return { cwd, ...(await mcptestHere([...args, "servers.yaml"], { cwd })) };
  }

  describe("`discover`", () => {
    it("says which tools run as tasks, at 2025-11-25", async () => {
      const { stdout } = await run("2025-11-25", sdk, "discover");
      expect(stdout).toContain("    strict(), as a task alone: The tool strict.\n");
      expect(stdout).toContain("    build(month?), also as a task: The tool build.\n");
      expect(stdout).toContain("    plain(): Takes no time.\n");
    });

    it("says that tools may run as tasks, at 2026-07-28", async () => {
      const { stdout } = await run("2026-07-28", mock(transport, "2026-07-28"), "discover");
      expect(stdout).toContain("  extensions    io.modelcontextprotocol/tasks\n");
    });
  });

  describe("`init`", () => {
    interface Written {
      tools: Record<string, unknown>[];
    }
    const init = async (revision: string, server: object, ...flags: string[]) => {
      const { cwd, code, stderr, stdout } = await run(revision, server, "init", "--out", "a.mcptest.yaml", ...flags);
      const { tools }: Written = parse(textIn(`${cwd}/a.mcptest.yaml`));
      expect(code, stderr).toBe(0);
      return { said: `${stdout}${stderr}`, named: (name: string) => tools.find((test) => test.name === name) };
    };
    const tried = { task: true, expect: { "result.isError": false } };

    it.each(["2025-11-25", "2026-07-28"])("tries what runs as a task alone as a task, at %s", async (revision) => {
      const { said, named } = await init(revision, mock(transport, revision));
      expect(named("strict answers")).toEqual({ name: "strict answers", tool: "strict", ...tried });
      expect(named("unsafe answers")).toMatchObject({ skip: expect.stringContaining("safe_calls") });
      expect(said).toContain("not called, because nothing says that they are safe: `unsafe`.");
    });

    it("tries what the user allows, and what may run as a task in both ways", async () => {
      const { said, named } = await init("2025-11-25", sdk, "--safe-call", "build", "--safe-call", "strict");
      expect(named("strict answers")).toEqual({ name: "strict answers", tool: "strict", ...tried });
      expect(named("build answers")).not.toHaveProperty("task");
      expect(named("build answers as a task")).toEqual({ name: "build answers as a task", tool: "build", ...tried });
      expect(said).toContain(
        "called although their annotations do not say that they change nothing: `build`, `strict`",
      );
    });
  });

  describe("`audit`", () => {
    const ALONE_TEXT = "Not called: strict (it can be called as a task only).";

    it("leaves out what runs as a task alone, at 2025-11-25", async () => {
      const { stdout } = await run(
        "2025-11-25",
        sdk,
        "audit",
        "--tools",
        "strict",
        "--tools",
        "build",
        "--safe-call",
        "*",
      );
      expect(stdout).toContain(ALONE_TEXT);
      expect(stdout).toContain("1 of 2 tools called with success");
    });

    it("leaves it out once the server has said so, at 2026-07-28", async () => {
      const { stdout } = await run("2026-07-28", mock(transport, "2026-07-28"), "audit");
      expect(stdout).toContain(ALONE_TEXT);
      expect(stdout).toContain("2 of 4 tools called with success");
      expect(stdout).not.toContain("✗ broken");
      expect(stdout).not.toContain("! suspicious");
    });
  });
});
