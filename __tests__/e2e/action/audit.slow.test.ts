import { expect, it } from "vitest";
import { type Command, makeWorkspace, runStep } from "../../support/github/runner.js";
import { root } from "../../support/harness.js";

const GREETER = `node ${root}__tests__/servers/greeter.mjs throws`;

/** The errors with their places. */
function errorsOf(annotations: readonly Command[]): string[] {
  return annotations.flatMap(({ name, properties: { title, file, line } }) =>
    name === "error" ? [`${title} at ${file}:${line}`] : [],
  );
}

it.each([
  [
    "at the server's entry",
    { "tests/greeter.mcptest.yaml": "servers:\n  greeter:\n    command: [node, none.mjs]\n" },
    "tests/greeter.mcptest.yaml:2",
  ],
  ["at no file without a suite", {}, undefined],
])("annotates what an audit found %s", async (_, files: Record<string, string>, place) => {
  const workspace = makeWorkspace(files);
  const { exitCode, outputs, annotations, summary } = await runStep(workspace, {
    "server-command": GREETER,
    audit: "true",
  });
  expect(exitCode).toBe(1);
  const placed = annotations.map(({ name, properties: { title = "", file, line } }) => {
    return [name, title, file === undefined ? undefined : `${file}:${line}`];
  });
  const server = place === undefined ? "server" : "greeter";
  expect(placed).toContainEqual(["error", `[AUDIT-EXCEPTION] audit of ${server}`, place]);
  expect(placed.filter(([name]) => name === "error")).toHaveLength(1);
  // Advice is only counted.
  expect(placed.filter(([, title]) => title?.includes("DESC-"))).toEqual([]);
  expect(summary).toMatch(new RegExp(`audit of ${server}</code> on <code>${server}</code>`));
  expect(summary).toMatch(new RegExp(`<pre> *${server}: 1 broken, (\\d+ suspicious, )?\\d+ advice$`, "m"));
  expect(summary).toContain("1 of 2 tools called with success");
  expect(outputs).toMatchObject({ total: "1", failed: "1", score: expect.stringMatching(/^\d+$/) });
});

it("annotates the server of a suite that a file describes where the suite names it", async () => {
  const [command, ...args] = GREETER.split(" ");
  const workspace = makeWorkspace({
    ".mcp.json": JSON.stringify({ mcpServers: { greeter: { command, args } } }),
    "tests/greeter.mcptest.yaml": "# Greets.\nservers:\n  greeter:\n    from: ../.mcp.json#greeter\n",
  });
  const { exitCode, annotations } = await runStep(workspace, { audit: "true" });
  expect(exitCode).toBe(1);
  expect(errorsOf(annotations)).toEqual(["[AUDIT-EXCEPTION] audit of greeter at tests/greeter.mcptest.yaml:3"]);
});

it("annotates the file of `server-from` where it describes the server", async () => {
  const [command, ...args] = GREETER.split(" ");
  const servers = { other: { command: "none" }, greeter: { command, args } };
  const workspace = makeWorkspace({ ".mcp.json": JSON.stringify({ mcpServers: servers }, null, 1) });
  const { exitCode, annotations } = await runStep(workspace, { audit: "true", "server-from": ".mcp.json#greeter" });
  expect(exitCode).toBe(1);
  expect(errorsOf(annotations)).toEqual(["[AUDIT-EXCEPTION] audit of greeter at .mcp.json:6"]);
});

it("audits every server of the file of `server-from`", async () => {
  const [command, ...args] = GREETER.split(" ");
  const servers = {
    other: { command: "none" },
    unset: { command, env: { A: `\${NOT_SET}` } },
    greeter: { command, args },
  };
  const workspace = makeWorkspace({ ".mcp.json": JSON.stringify({ mcpServers: servers }, null, 1) });
  const { exitCode, annotations, outputs } = await runStep(workspace, { audit: "true", "server-from": ".mcp.json" });
  expect(exitCode).toBe(2);
  expect(outputs).toMatchObject({ total: "3", failed: "1", errored: "2" });
  expect(errorsOf(annotations)).toContain("[AUDIT-EXCEPTION] audit of greeter at .mcp.json:12");
  expect(errorsOf(annotations)).toContain("[SUITE-FAULT] unset at .mcp.json:9");
});
