import { homedir } from "node:os";
import { delimiter } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith } from "../../support/temporary.js";
import { readFrom } from "./support.js";

const read = (file: string, text: string, env?: Record<string, string>) =>
  readFrom(file, folderWith({ [file.split("#")[0] ?? ""]: text }), env);

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
    { command: ["node", "b", "x y", `$ROOM \${env:ROOM}`], env: { A: "a-b", CLAUDE_PROJECT_DIR: "~" }, cwd: "~/sub" },
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
    "Gemini tries both at a `url`",
    ".gemini/settings.json",
    servers({ url: "https://a/sse" }),
    { url: "https://a/sse" },
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
    "a plugin of Claude Code has its servers at the top",
    ".mcp.json",
    JSON.stringify({
      $schema: "x",
      shop: { command: "node", args: [`\${CLAUDE_PLUGIN_ROOT}/a`, `\${user_config.room}`] },
    }),
    {
      command: ["node", "~/a", "b"],
      env: { CLAUDE_PROJECT_DIR: "~", CLAUDE_PLUGIN_ROOT: "~", CLAUDE_PLUGIN_DATA: expect.stringContaining("plugins") },
    },
  ],
  [
    "plugin.json of a plugin",
    ".claude-plugin/plugin.json",
    JSON.stringify({ name: "p", mcpServers: { shop: { url: "http://a/", type: "sse" } } }),
    { url: "http://a/", transport: "sse" },
  ],
  [
    "Claude Code keeps servers of a project by its path",
    ".claude.json#shop",
    JSON.stringify({ projects: { "/": { mcpServers: { shop: { command: "node" } } } } }),
    { command: ["node"], env: { CLAUDE_PROJECT_DIR: "/" }, cwd: "/" },
  ],
  [
    "an extension of Gemini",
    "gemini-extension.json",
    servers({ command: "node", args: [`\${extensionPath}\${/}a\${pathSeparator}$ROOM`] }),
    { command: ["node", "~/a/b"], env: {} },
  ],
  [
    "Qwen Code: `url` is SSE",
    ".qwen/settings.json",
    servers({ url: "https://a/$ROOM" }),
    { url: "https://a/b", transport: "sse" },
  ],
  [
    "opencode",
    "opencode.json",
    `{ "mcp": { "off": { "type": "local", "command": ["x"], "enabled": false }, "shop": { "type": "local",
      "command": ["node", "--room={env:ROOM}"], "environment": { "A": "{file:opencode.json}" }, "cwd": "tools" } } }`,
    { command: ["node", "--room=b"], env: { A: expect.stringMatching(/^\{ "mcp"/) }, cwd: "~/tools" },
  ],
  [
    "opencode 2, and both transports at an address",
    "opencode.json",
    JSON.stringify({ mcp: { servers: { shop: { type: "remote", url: "https://a/mcp" } } } }),
    { url: "https://a/mcp" },
  ],
  [
    "Codex passes variables",
    ".codex/config.toml",
    '[mcp_servers.shop]\ncommand = "x"\nenv_vars = ["ROOM", { name = "TOKEN", source = "local" }]\n',
    { command: ["x"], env: {} },
  ],
  [
    "VS Code knows the home folder, adds to PATH, and tries both transports",
    ".vscode/mcp.json",
    JSON.stringify({
      servers: { shop: { command: "~/x", args: ["~/a", "~b"], cwd: "~", env: { PATH: "/p", A: "~/a" } } },
    }),
    {
      command: [`${homedir()}/x`, `${homedir()}/a`, "~b"],
      cwd: homedir(),
      env: { PATH: `${process.env.PATH}${delimiter}/p`, A: "~/a" },
    },
  ],
  [
    "Roo Code",
    ".roo/mcp.json",
    servers({ command: "node", args: [`\${workspaceFolder}/a`], env: { A: `\${env:ROOM}` } }),
    { command: ["node", "~/a"], env: { A: "b" } },
  ],
  [
    "Kiro, two folders below the workspace",
    ".kiro/settings/mcp.json",
    servers({ command: "node", args: [`\${ROOM}`] }),
    { command: ["node", "b"], env: {} },
  ],
  [
    "Junie, two folders below the project",
    ".junie/mcp/mcp.json",
    servers({ command: "node", args: [`\${ROOM}`] }),
    { command: ["node", `\${ROOM}`], env: {} },
  ],
  [
    "Amazon Q fills in the environment and headers alone",
    ".amazonq/mcp.json",
    servers({ command: "node", args: [`\${env:ROOM}`], env: { A: `\${env:ROOM}` } }),
    { command: ["node", `\${env:ROOM}`], env: { A: "b" } },
  ],
  [
    "Copilot CLI",
    ".github/mcp.json",
    servers({ type: "local", command: "node", args: [`\${NONE:-x}`], env: { A: "$ROOM" }, tools: ["*"] }),
    { command: ["node", "x"], env: { A: "b" } },
  ],
  [
    "Warp names the folder in its own way",
    ".warp/.mcp.json",
    servers({ command: "node", working_directory: "sub" }),
    { command: ["node"], env: {}, cwd: "~/sub" },
  ],
  [
    "Continue has a list",
    ".continue/mcpServers/shop.yaml",
    "mcpServers:\n  - { name: shop, command: node, env: { A: '${{ secrets.ROOM }}' } }\n",
    { command: ["node"], env: { A: "b" } },
  ],
  [
    "Continue over HTTP",
    ".continue/mcpServers/shop.yaml",
    "mcpServers:\n  - { name: shop, url: https://a/, type: sse, requestOptions: { headers: { A: b } } }\n",
    { url: "https://a/", transport: "sse", headers: { A: "b" } },
  ],
  [
    "Goose refers to the entry's own variables in headers",
    "config.yaml",
    "extensions:\n  shop: { type: streamable_http, uri: https://a/, envs: { A: x }, env_keys: [ROOM], headers: { B: '$A ${ROOM} $C' } }\n",
    { url: "https://a/", transport: "http", headers: { B: "x b $C" } },
  ],
  [
    "Cline: an address without a type is SSE",
    "cline_mcp_settings.json",
    servers({ url: "https://a/" }),
    { url: "https://a/", transport: "sse" },
  ],
  [
    "an image whose registry and tag are members of their own",
    "server.json",
    JSON.stringify({
      name: "a/b",
      packages: [
        {
          registryType: "oci",
          registryBaseUrl: "https://images.example.com",
          identifier: "a/shop",
          version: "1.2",
          runtimeArguments: [
            { type: "named", name: "-i", value: "true", format: "boolean" },
            { type: "named", name: "-t", value: "false", format: "boolean" },
            { type: "positional", value: "images.example.com/a/shop" },
          ],
        },
      ],
    }),
    { command: ["docker", "run", "--rm", "-i", "images.example.com/a/shop:1.2"], env: {} },
  ],
  [
    "a named argument without a value is left out",
    "server.json",
    npmPackage({
      packageArguments: ["--shelf", "--path"].map((name) => ({ type: "named", name, description: "Where" })),
    }),
    { command: ["npx", "-y", "shop"], env: {} },
  ],
  [
    "names of prototypes are names",
    ".mcp.json",
    `{ "mcpServers": { "__proto__": { "command": "node", "env": { "__proto__": "a", "constructor": "b" } } } }`,
    { command: ["node"], env: JSON.parse('{"CLAUDE_PROJECT_DIR":"~","__proto__":"a","constructor":"b"}') },
  ],
];

describe("a server in the file of another program", () => {
  it.each(CASES)("%s", async (_, file, text, expected) => {
    const { entry, errors } = await read(file, text, { ...ENV, API_KEY: ENV.TOKEN });
    expect(errors).toEqual([]);
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
  [
    "a variable, at the reference",
    ".mcp.json",
    '{ "mcpServers": { "shop": {\n"command": "node",\n"args": ["${NONE}"] } } }',
    ["`NONE` has no value", 3],
  ],
  [
    "what only an editor knows",
    ".vscode/mcp.json",
    JSON.stringify({ servers: { shop: { command: `\${config:shop.path}` } } }),
    [`\`\${config:shop.path}\` has no value`, 1],
  ],
  [
    "the file that is open in an editor",
    ".vscode/mcp.json",
    JSON.stringify({ servers: { shop: { command: "x", args: [`\${relativeFile}`] } } }),
    [`\`\${relativeFile}\` has no value`, 1],
  ],
  [
    "a socket",
    ".vscode/mcp.json",
    JSON.stringify({ servers: { shop: { url: "unix:///a" } } }),
    ["`url` is refused", 1],
  ],
  [
    "a token in Codex",
    ".codex/config.toml",
    '[mcp_servers.shop]\nurl = "http://a/"\nbearer_token = "t"\n',
    ["`bearer_token` is refused", 1],
  ],
  [
    "a command and an address in Codex",
    ".codex/config.toml",
    '[mcp_servers.shop]\ncommand = "x"\nurl = "http://a/"\n',
    ["`url` is refused", 1],
  ],
  ["SSE in Goose", "config.yaml", "extensions:\n  a: { type: sse, uri: http://a/ }\n", ["`type` is refused", 2]],
  [
    "a path out of a plugin",
    ".claude-plugin/plugin.json",
    '{"mcpServers":"./../a.json"}',
    ["not a file of the plugin", 1],
  ],
  ["code", "smithery.yaml", "startCommand:\n  commandFunction: x\n", ["`commandFunction` is not run", 2]],
  ["hosting", "smithery.yaml", "runtime: typescript\n", ["no command is here", 1]],
  ["a catalog", "a.yaml", "type: server\nimage: a/b\n", ["an entry of Docker's MCP catalog", 2]],
  ["services", "compose.yaml", "services:\n  a: { image: b }\n", ["a Compose file", 2]],
  [
    "a server of two projects",
    ".claude.json#a",
    '{"projects":{"/a":{"mcpServers":{"a":{}}},"/b":{"mcpServers":{"a":{}}}}}',
    ["which server `a` is meant?", 1],
  ],
  ["a placeholder", "server.json", npmPackage({ version: `\${VERSION}` }), [`\`\${VERSION}\` has no value`, 1]],
  [
    "another registry",
    "server.json",
    npmPackage({ registryBaseUrl: "https://packages.example.com" }),
    ["`registryBaseUrl` names another registry than the public one", 1],
  ],
  [
    "a value that is no choice",
    "server.json",
    npmPackage({ environmentVariables: [{ name: "ROOM", choices: ["a", "c"] }] }),
    ["`ROOM` has a value that is not one of the choices", 1],
  ],
  [
    "a list in a variable",
    "manifest.json",
    JSON.stringify({
      ...{ manifest_version: "0.3", name: "shop", user_config: { rooms: { multiple: true } } },
      server: { mcp_config: { command: "x", env: { ROOMS: `\${user_config.rooms}` } } },
    }),
    [`\`rooms\` is a list, and \`\${user_config.rooms}\` takes one value`, 1],
  ],
  ["an unknown package", "server.json", onePackage("deb", "x"), ["a kind of package that mcptest cannot start", 1]],
];

it.each(BROKEN)("a bad file gets a place, a reason and a fix: %s", async (_, file, text, [title, line]) => {
  const { entry, errors } = await read(file, text, ENV);
  expect(entry).toEqual({});
  expect(errors.map((problem: { title: string }) => problem.title)).toEqual([title]);
  expect(errors[0].location?.line).toBe(line);
  expect(errors[0].fix).not.toBe("");
});

it.each([
  ["a reference of another program", servers({ command: "node", args: ["$ROOM"] }), "`$ROOM` stays as it is"],
  [
    "a program for headers",
    servers({ type: "http", url: "http://a/", headersHelper: "x" }),
    /^`headersHelper` is not run/,
  ],
  ["a login", servers({ type: "http", url: "http://a/", oauth: {} }), /^`oauth` is not used/],
  ["a member that the format does not have", servers({ command: "x", argz: [] }), "`argz` is not read"],
  ["an address without a type", servers({ url: "http://a/" }), "Claude Code passes over this server"],
  [
    "what is switched off",
    '{"mcpServers":{"a":{"command":"x"},"b":{"command":"x","disabled":true}}}',
    "`b` is left out",
  ],
  ["what is no server", '{"a":{"command":"x"},"b":1}', "`b` is left out"],
])("a notice names %s", async (_, text, title) => {
  const { errors, notices } = await read(".mcp.json", text, ENV);
  expect(errors).toEqual([]);
  expect(notices).toEqual([typeof title === "string" ? title : expect.stringMatching(title)]);
});

it("the files of a plugin are read from its folder", async () => {
  const files = {
    ".claude-plugin/plugin.json": '{ "mcpServers": ["./a.json", "./sub/b.json"] }',
    "a.json": servers({ command: "node" }),
    "sub/b.json": `{ "other": { "command": "x", "args": ["\${CLAUDE_PLUGIN_ROOT}"] } }`,
  };
  const { entry, errors } = await readFrom(".claude-plugin/plugin.json#other", folderWith(files));
  expect(errors).toEqual([]);
  expect(entry).toMatchObject({ command: ["x", "~"] });
});

it.each([
  ".roo/mcp.json",
  ".kiro/settings/mcp.json",
  ".continue/mcpServers/b.yaml",
  "opencode.json",
  "gemini-extension.json",
])("%s is found", async (file) => {
  const text = file.endsWith("yaml") ? "mcpServers: [{ name: shop, command: node }]" : servers({ command: "node" });
  const own = file === "opencode.json" ? '{ "mcp": { "shop": { "command": ["node"] } } }' : text;
  const { notice } = await readFrom(undefined, folderWith({ [file]: own }));
  expect(notice).toBe(`took the server shop from ${file}`);
});

it("too large a file is not read", async () => {
  const { errors } = await read(".mcp.json", " ".repeat(5 * 1024 * 1024));
  expect(errors[0].title).toBe("`.mcp.json` is too large");
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
  const { errors } = await read(file, text);
  expect(errors).not.toEqual([]);
});
