import { expect, it } from "vitest";
import { folderWith, mcptestHere, root, textIn } from "../../support/harness.js";

const till = `{ command: [node, ${root}__tests__/servers/till-server.mjs] }`;
const TILL = `servers:\n  till: ${till}\n`;
const UNSET = "variables: { token: { from_env: MISSING_TOKEN } }\nservers: { api: { command: ['${token}'] } }\n";

it("--save writes a call once, whatever its test expects by now", async () => {
  const expected = "    args: { q: costs $$5 }\n    expect: { result.isError: false }\n";
  const suite = `${TILL}tools:\n  - name: mine\n    tool: echo\n${expected}`;
  const cwd = folderWith({ "a.mcptest.yaml": suite });
  const save = (args: string) => mcptestHere(["call", "echo", args, "--save", "a.mcptest.yaml"], { cwd });
  const again = await save('{"q": "costs $5"}');
  expect(again.stderr).toContain("a.mcptest.yaml has it already, as the test `mine`\n");
  expect(textIn(cwd, "a.mcptest.yaml")).toBe(suite);
  const other = await save('{"q": "costs $6"}');
  expect(other.stderr).toContain("saved as the test `echo answers` in a.mcptest.yaml\n");
});

it("of several suites, one has to be named, and only its problems are reported", async () => {
  const cwd = folderWith({ "a.mcptest.yaml": TILL, "b.mcptest.yaml": UNSET });
  const call = (...flags: string[]) => mcptestHere(["call", "echo", '{"q": 1}', ...flags], { cwd });
  const open = await call();
  expect(open.code).toBe(2);
  expect(open.stderr).toBe(`error: several suites leave open which server is meant
  = They are \`a.mcptest.yaml\`, \`b.mcptest.yaml\`.
  = fix: Name the suite with \`--suite FILE\`, or the server with \`--server-command\`.
`);
  for (const target of ["till", "a.mcptest.yaml#till"]) {
    const named = await call("--server-target", target);
    expect(named.code, named.stderr).toBe(0);
    expect(named.stderr).not.toContain("MISSING_TOKEN");
  }
});
