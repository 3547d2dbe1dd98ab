import { describe, expect, it } from "vitest";
import { CLI, folderWith, mcptest, root } from "../../support/harness.js";
import { hasScript, inTerminal } from "../../support/terminal.js";

const SERVER = `node ${root}__tests__/servers/greedy-server.mjs`;
const command = (line: string) => `node ${CLI} ${line} --no-color --server-command "${SERVER}"`;

describe.runIf(hasScript())("a server whose tools say nothing of what they change", () => {
  it("is asked about once by audit, and judged with what may be called", async () => {
    const typed = { after: "[n]one?", keys: "look\n" };
    const shown = await inTerminal(command("audit"), folderWith({}), {}, typed);
    expect(shown).toContain("8 tools say nothing about what they change. Call them: [s]andbox, [a]ll,");
    expect(shown).toContain("1 of 8 tools called with success");
    expect(shown).toContain("calling what may change something: look, at");
  });

  it("is asked about once for all servers of a file, which the question names; one that does not start does not matter", async () => {
    const [command, ...args] = SERVER.split(" ");
    const mcpServers = {
      greedy: { command, args },
      "other one": { command, args },
      broken: { command: "no-such-program" },
    };
    const cwd = folderWith({ ".mcp.json": { mcpServers } });
    const typed = { after: "[n]one?", keys: "look\n" };
    const shown = await inTerminal(`node ${CLI} audit --no-color --from .mcp.json`, cwd, {}, typed);
    expect(shown.match(/\[n\]one\?/g)).toHaveLength(1);
    expect(shown).toContain("8 tools of `greedy`, `other one` say nothing about what they change.");
    expect(shown.match(/1 of 8 tools called with success/g)).toHaveLength(2);
  });

  it("is judged by the protocol alone if nobody can be asked, which is no success", async () => {
    const flags = ["--server-command", SERVER];
    const { code, stdout } = await mcptest(["audit", ...flags]);
    const [first = ""] = stdout.split("\n");
    expect(code).toBe(2);
    expect(first).toContain("no tool was called, because no annotation says that they are safe (--sandbox calls them");
    expect(stdout.trimEnd().split("\n").at(-1)).toContain("no tool was called");
    expect((await mcptest(["audit", "--protocol-only", ...flags])).code).toBe(0);
  });
});
