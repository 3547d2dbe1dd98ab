import { chmodSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CLI } from "../../support/bundle.js";
import { folderWith, mcptest } from "../../support/cli.js";

const node = process.execPath;

/** Files as people have them: comments, blanks, line ends, commas behind the last item. */
const FILES: readonly [name: string, text: string][] = [
  [
    ".mcp.json",
    `{\n  // ours\n  "mcpServers": {\n    "shop": { "command": "node", "args": ["a.js", "--x"], "env": {"A": "1"} }\n  }\n}\n`,
  ],
  [".mcp.json", `{"mcpServers":{"shop":{"command":"server"}}}`],
  [
    ".mcp.json",
    `{"mcpServers":{"shop":{"command":"node","args":[]},"far":{"type":"http","url":"https://a.example/mcp"}}}`,
  ],
  [
    ".cursor/mcp.json",
    `\ufeff{\r\n\t"mcpServers": {\r\n\t\t"shop": {\r\n\t\t\t"args": [\r\n\t\t\t\t"ä.js", // first\r\n\t\t\t],\r\n\t\t\t"command": "C:\\\\Program Files\\\\node.exe",\r\n\t\t},\r\n\t},\r\n}\r\n`,
  ],
  [
    ".vscode/mcp.json",
    `{ "servers": { "shop": { "type": "stdio", "command": "npx", "args": ["-y", "@acme/shop"] }, "b": { "command": "b" } } }\n`,
  ],
  ["opencode.json", `{ "mcp": { "shop": { "type": "local", "command": ["node", "a.js"] } } }\n`],
];

it.each(FILES)("is put before the commands of %s, and taken back byte for byte: %s", async (name, text) => {
  const folder = folderWith({ [name]: "" });
  const file = join(folder, name);
  writeFileSync(file, text);
  chmodSync(file, 0o600);
  const install = (...args: string[]) => mcptest(["record", "--install", ...args], { cwd: folder });
  expect(await install(name)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("shop: is recorded from its next start"),
  });
  const installed = readFileSync(file, "utf8");
  for (const part of [
    '"record", "--proxy", "--name", "shop", "--", ',
    JSON.stringify(node),
    JSON.stringify(realpathSync(CLI)),
  ])
    expect(installed).toContain(part);
  expect(installed.match(/\/\/ \w+/g)).toEqual(text.match(/\/\/ \w+/g));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await install(name)).stderr).toContain("recorded already");
  expect(readFileSync(file, "utf8")).toBe(installed);
  expect(await install(name, "--undo")).toMatchObject({ code: 0 });
  expect(readFileSync(file, "utf8")).toBe(text);
});

it("changes the one server that is named, and takes it back from a file that was edited elsewhere", async () => {
  const [name, text] = FILES[4] ?? ["", ""];
  const folder = folderWith({ [name]: text });
  const file = join(folder, name);
  const install = (...args: string[]) => mcptest(["record", "--install", ...args], { cwd: folder });
  await install(`${name}#b`);
  const installed = readFileSync(file, "utf8");
  expect(installed).toContain('"args": ["-y", "@acme/shop"]');
  writeFileSync(file, installed.replace("@acme/shop", "@acme/shop@2"));
  expect((await install(`${name}#b`, "--undo")).code).toBe(0);
  expect(readFileSync(file, "utf8")).toBe(text.replace("@acme/shop", "@acme/shop@2"));
});

it("changes nothing where it cannot: another file, another name, a command that was edited since", async () => {
  const folder = folderWith({ "package.json": "{}", "config.toml": "", ".mcp.json": FILES[0]?.[1] });
  const file = join(folder, ".mcp.json");
  const install = (...args: string[]) => mcptest(["record", "--install", ...args], { cwd: folder });
  expect((await install("package.json")).stderr).toContain("is not a client's file");
  expect((await install("config.toml")).stderr).toContain("Only files in JSON are changed.");
  expect((await install(".mcp.json#shoop")).stderr).toContain("Name one of shop.");
  expect((await install("none.json")).stderr).toContain("there is no file");
  await install(".mcp.json");
  const edited = readFileSync(file, "utf8").replace('"--proxy", "--name"', '"--proxy",  "--name"');
  writeFileSync(file, edited);
  const undone = await install(".mcp.json", "--undo");
  expect(undone).toMatchObject({ code: 2, stderr: expect.stringContaining("edited since") });
  expect(readFileSync(file, "utf8")).toBe(edited);
});
