import { homedir } from "node:os";
import { describe, expect, it } from "vitest";
import { folderWith } from "../../support/temporary.js";
import { readFrom } from "./support.js";

const read = (file: string, text: string, env?: Record<string, string>) =>
  readFrom(file, folderWith({ [file]: text }), env);

const servers = (entry: object) => JSON.stringify({ mcpServers: { shop: entry } });
const npmPackage = (what: object, more: object = {}) =>
  JSON.stringify({
    name: "io.example/shop",
    ...more,
    packages: [{ registryType: "npm", identifier: "shop", ...what }],
  });
const onePackage = (registryType: string, identifier: string) =>
  JSON.stringify({ name: "a/b", packages: [{ registryType, identifier }] });
const ENV = { TOKEN: "t0ken-value", ROOM: "b", ROOMS: "a,b" };

/** A file with one server, and its entry. `~`: the folder in which the file, or its folder of settings, is. */
const CASES: [what: string, file: string, text: string, entry: object][] = [
  [
    "Claude Code fills in variables with defaults",
    ".mcp.json",
    servers({
      command: "node",
      args: [`\${ROOM}`, `\${NONE:-x y}`, `$ROOM \${env:ROOM}`],
      env: { A: `a-\${ROOM}` },
      cwd: "sub",
    }),
    { command: ["node", "b", "x y", `$ROOM \${env:ROOM}`], env: { A: "a-b" }, cwd: "~/sub" },
  ],
  [
    "a token of one variable is a token, and other headers are texts",
    ".mcp.json",
    servers({
      type: "streamableHttp",
      url: `http://\${ROOM}/mcp`,
      headers: { Authorization: `Bearer \${TOKEN}`, X: "1" },
    }),
    { url: "http://b/mcp", transport: "http", auth: { bearer_token_env: "TOKEN" }, headers: { X: "1" } },
  ],
  [
    "Claude Desktop fills in nothing",
    "claude_desktop_config.json",
    servers({ command: "node", args: [`\${ROOM}`] }),
    { command: ["node", `\${ROOM}`], env: {} },
  ],
  [
    "Cursor names the environment",
    ".cursor/mcp.json",
    servers({ command: "node", args: [`\${env:ROOM}`, `\${workspaceFolder}/a`, `\${userHome}`, `\${ROOM}`] }),
    { command: ["node", "b", "~/a", homedir(), `\${ROOM}`], env: {} },
  ],
  [
    "Windsurf has `serverUrl`",
    "mcp_config.json",
    servers({ serverUrl: `https://\${env:ROOM}/mcp` }),
    { url: "https://b/mcp" },
  ],
  [
    "Cline has a type",
    "cline_mcp_settings.json",
    servers({ type: "sse", url: "https://a/sse", disabled: false, autoApprove: [] }),
    { url: "https://a/sse", transport: "sse" },
  ],
  [
    "VS Code asks for inputs, and has comments",
    ".vscode/mcp.json",
    `{
      // asked once
      "inputs": [{ "id": "api-key", "type": "promptString", "password": true }, { "id": "room", "default": "c" },],
      "servers": { "shop": { "type": "stdio", "command": "\${workspaceFolder}/run", /* no shell */
        "args": ["\${input:room}"], "env": { "KEY": "\${input:api-key}" }, "envFile": "\${workspaceFolder}/.vscode/mcp.json" } },
    }`,
    { command: ["~/run", "b"], env: { KEY: "t0ken-value" } },
  ],
  [
    "Gemini: `url` is SSE",
    ".gemini/settings.json",
    servers({ url: "https://a/sse" }),
    { url: "https://a/sse", transport: "sse" },
  ],
  [
    "Gemini: `httpUrl` is Streamable HTTP, with `$NAME`",
    ".gemini/settings.json",
    servers({ httpUrl: `https://$ROOM/\${ROOM}` }),
    { url: "https://b/b", transport: "http" },
  ],
  [
    "Codex",
    ".codex/config.toml",
    '[mcp_servers.shop]\ncommand = "npx"\nargs = ["-y", "shop"]\n\n[mcp_servers.shop.env]\nA = "$ROOM"\n',
    { command: ["npx", "-y", "shop"], env: { A: "$ROOM" } },
  ],
  [
    "Codex over HTTP",
    ".codex/config.toml",
    `[mcp_servers.shop]
url = "https://a/mcp"
bearer_token_env_var = "TOKEN"
http_headers = { "X-A" = "1" }
env_http_headers = { "X-B" = "ROOM" }
[mcp_servers.other]
command = "x"
enabled = false
`,
    { url: "https://a/mcp", auth: { bearer_token_env: "TOKEN" }, headers: { "X-A": "1", "X-B": { env: "ROOM" } } },
  ],
  [
    "Zed",
    ".zed/settings.json",
    `{ "theme": "One", "context_servers": { "shop": { "source": "custom", "command": "shop", "args": ["a"], "env": null } }, }`,
    { command: ["shop", "a"], env: {} },
  ],
  [
    "an older Zed",
    ".zed/settings.json",
    JSON.stringify({ context_servers: { shop: { command: { path: "shop", args: ["a"], env: { B: "c" } } } } }),
    { command: ["shop", "a"], env: { B: "c" } },
  ],
  [
    "Goose",
    "config.yaml",
    "extensions:\n  shop:\n    type: stdio\n    enabled: true\n    cmd: shop\n    args: [a]\n    envs: { B: c }\n    env_keys: [TOKEN]\n",
    { command: ["shop", "a"], env: { B: "c" } },
  ],
  [
    "Goose over HTTP",
    "config.yaml",
    "extensions:\n  shop: { type: streamable_http, uri: https://a/mcp, headers: { X: y } }\n",
    { url: "https://a/mcp", transport: "http", headers: { X: "y" } },
  ],
  [
    "a package that serves HTTP is started, and its address refers to its arguments",
    "server.json",
    npmPackage(
      {
        runtimeHint: "npx",
        packageArguments: [
          { type: "named", name: "--port", default: "8123" },
          { type: "named", name: "--fast" },
        ],
        transport: { type: "streamable-http", url: "http://127.0.0.1:{port}/{ROOM}" },
        environmentVariables: [{ name: "ROOM", isRequired: true }],
      },
      { version: "1.2.3" },
    ),
    {
      url: "http://127.0.0.1:8123/b",
      transport: "http",
      start: { command: ["npx", "-y", "shop@1.2.3", "--port=8123", "--fast"], env: { ROOM: "b" } },
    },
  ],
  [
    "an argument that need not be there is left out if a variable has no value",
    "server.json",
    npmPackage({
      packageArguments: [
        { type: "positional", value: "{none}", isRequired: false, variables: { none: { isRequired: true } } },
        { type: "positional", value: "{room}", variables: { room: { isRequired: true } } },
      ],
    }),
    { command: ["npx", "-y", "shop", "b"], env: {} },
  ],
  [
    "arguments that may be repeated, of which one has a value of the file",
    "server.json",
    npmPackage({
      packageArguments: [
        { type: "named", name: "--room", isRepeated: true, isRequired: true, valueHint: "rooms" },
        { type: "named", name: "-r", isRepeated: true, isRequired: true, valueHint: "rooms" },
        { type: "positional", valueHint: "rooms", isRepeated: true, isRequired: true },
        { type: "positional", valueHint: "room", isRepeated: true, isRequired: true },
        { type: "positional", value: "a=1,b={x}", isRepeated: true, variables: { x: { default: "2" } } },
      ],
    }),
    {
      command: [...["npx", "-y", "shop", "--room=a", "--room=b", "-r", "a", "-r", "b"], ...["a", "b", "b", "a=1,b=2"]],
      env: {},
    },
  ],
  [
    "a remote with variables in its address",
    "server.json",
    JSON.stringify({
      name: "io.example/shop",
      remotes: [{ type: "sse", url: "https://{room}.a/{x}", variables: { room: { isRequired: true } } }],
    }),
    { url: "https://b.a/{x}", transport: "sse" },
  ],
  [
    "names of prototypes are names",
    ".mcp.json",
    `{ "mcpServers": { "__proto__": { "command": "node", "env": { "__proto__": "a", "constructor": "b" } } } }`,
    { command: ["node"], env: JSON.parse('{"__proto__":"a","constructor":"b"}') },
  ],
];

describe("a server in the file of another program", () => {
  it.each(CASES)("%s", async (_, file, text, expected) => {
    const { entry, problems } = await read(file, text, { ...ENV, API_KEY: ENV.TOKEN });
    expect(problems).toEqual([]);
    expect(entry).toEqual(expected);
  });

  it("is a program of a package for Node, as a guess", async () => {
    const dependencies = { "@modelcontextprotocol/sdk": "^1" };
    const text = { name: "@a/shop", bin: { shop: "dist/index.js" }, dependencies };
    const { entry, notice } = await readFrom(undefined, folderWith({ "dist/index.js": "", "package.json": text }));
    expect(entry).toEqual({ command: ["node", "~/dist/index.js"], cwd: "~" });
    expect(notice).toBe(
      "took the server shop from package.json, a guess: a program of a package that depends on @modelcontextprotocol/sdk",
    );
  });

  it.each([
    [{}, ["uv", "run", "shop"]],
    [
      { ".venv/bin/python": "" },
      ["~/.venv/bin/python", "-c", "import sys; from shop.cli import app; sys.exit(app.main())"],
    ],
    [{ ".venv/bin/python": "", ".venv/bin/shop": "" }, ["~/.venv/bin/shop"]],
  ])("is a script of a Python project, as a guess: %j", async (files, command) => {
    const pyproject =
      '[project]\nname = "shop"\ndependencies = ["httpx", "mcp[cli]>=1.2"]\n\n[project.scripts]\nshop = "shop.cli:app.main"\n';
    const { entry } = await readFrom(undefined, folderWith({ ...files, "pyproject.toml": pyproject }));
    expect(entry).toEqual({ command, cwd: "~" });
  });

  it("keeps what is secret by its name, or marked so, as a secret", async () => {
    const key = { name: "shop", env: { API_KEY: "literal-secret", LEVEL: "debug" } };
    const { secrets } = await read(".mcp.json", servers({ command: "x", ...key }));
    expect(secrets).toEqual([["API_KEY", "literal-secret"]]);
    const headers = { Authorization: "Bearer abcdefgh" };
    const bearer = await read(".mcp.json", servers({ url: "http://a/", headers }));
    expect(bearer.secrets.map(([, value]) => value)).toEqual(["Bearer abcdefgh", "abcdefgh"]);
    const marked = {
      name: "a/b",
      packages: [{ registryType: "npm", identifier: "x", environmentVariables: [{ name: "PLAIN", isSecret: true }] }],
    };
    expect((await read("server.json", JSON.stringify(marked), { PLAIN: "marked-secret" })).secrets).toEqual([
      ["PLAIN", "marked-secret"],
    ]);
  });
});

/** A file that cannot be read, and what is said of it, with its place. */
const BROKEN: [what: string, file: string, text: string, said: [title: string, line?: number]][] = [
  ["JSON without a comma", ".mcp.json", '{\n  "mcpServers": {\n    "a": {} "b": {}\n  }\n}', ["not valid JSON", 3]],
  ["JSON that ends early", ".mcp.json", '{ "mcpServers": {', ["not valid JSON", 1]],
  ["TOML", ".codex/config.toml", "a = 1\n[mcp_servers.a\n", ["not valid TOML", 2]],
  ["YAML", "config.yaml", "extensions:\n  a: [\n", ["a bracket or brace that is not closed", 2]],
  ["deep JSON", ".mcp.json", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, ["nested too deeply", 1]],
  ["a list as command", ".mcp.json", servers({ command: "x", args: "a b" }), ["not a list of texts", 1]],
  ["an entry of something else", ".mcp.json", servers({}), ["`shop` has neither a command nor an address", 1]],
  [
    "a transport that is none",
    ".mcp.json",
    servers({ type: "ws", url: "ws://a" }),
    ["a transport that mcptest does not have", 1],
  ],
  ["no servers", ".mcp.json", servers({ command: "x", disabled: true }), ["the file describes no server", 1]],
  ["another file", "package.json", '{ "name": "a" }', ["the file describes no server", 1]],
  [
    "a program that is not built",
    "package.json",
    '{"bin":"a.js","dependencies":{"fastmcp":"1"}}',
    ["the program is not there", 1],
  ],
  ["an archive that is none", "a.mcpb", "no archive", ["`a.mcpb` cannot be unpacked"]],
  ["a bundle to download", "server.json", onePackage("mcpb", "https://a/b.mcpb"), ["the bundle is not there", 1]],
  [
    "a crate that is not installed",
    "server.json",
    onePackage("cargo", "no-such-crate"),
    ["`no-such-crate` is not installed", 1],
  ],
  ["an unknown package", "server.json", onePackage("deb", "x"), ["a kind of package that mcptest cannot start", 1]],
];

it.each(BROKEN)("a bad file gets a place, a reason and a fix: %s", async (_, file, text, [title, line]) => {
  const { entry, problems } = await read(file, text);
  expect(entry).toEqual({});
  expect(problems.map((problem: { title: string }) => problem.title)).toEqual([title]);
  expect(problems[0].location?.line).toBe(line);
  expect(problems[0].fix).not.toBe("");
});

it("too large a file is not read", async () => {
  const { problems } = await read(".mcp.json", " ".repeat(5 * 1024 * 1024));
  expect(problems[0].title).toBe("`.mcp.json` is too large");
});

const MIB = 1024 * 1024;
// Each would take hours if an end that is not there were looked for from every place.
it.each([
  ["comments without an end", ".mcp.json", "/* ".repeat(MIB)],
  ["texts without an end", ".mcp.json", `"${String.raw`\"`.repeat(MIB)}`],
  ["commas", ".mcp.json", ", ".repeat(MIB)],
  ["empty lines", ".codex/config.toml", "\n".repeat(3 * MIB)],
  ["tables", ".codex/config.toml", Array.from({ length: 100_000 }, (_, at) => `[mcp_servers.s${at}]`).join("\n")],
])("a large file is read once: %s", async (_, file, text) => {
  const { problems } = await read(file, text);
  expect(problems).not.toEqual([]);
});
