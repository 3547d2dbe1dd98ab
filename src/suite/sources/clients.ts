import { DIALECTS, type Dialect, pluginData } from "./dialects.js";

/** How one program keeps MCP servers in its files. */
export interface Client {
  name: string;
  /** Its files, from the folder in which it starts servers. `*` is any name. */
  files: readonly string[];
  /** False if the file is never looked for, because it lies in the home folder alone. */
  isSearched?: false;
  /** The members that lead to the servers; the first that is there. */
  roots?: readonly (readonly string[])[];
  /** Whether servers may be at the top of the file. */
  isFlat?: true;
  dialect: Dialect;
  /** The members of an entry in which it fills in references; all of them if not given. */
  fills?: readonly string[];
  /** How it writes references in headers to the entry's own variables. */
  headerDialect?: Dialect;
  /** Members of an entry besides those that all clients have. undefined: those of every client. */
  members?: readonly string[];
  /** The transport of an address without a type, by the address's member. Where none is given, both are tried. */
  untyped?: Readonly<Record<string, "http" | "sse">>;
  /** True if it passes over an address without a type. */
  needsType?: true;
  /** True if `~` is the home folder, PATH is added to ours, and SSE is tried where Streamable HTTP fails. */
  isVsCode?: true;
  /** What it refuses in an entry: the member, and what to write instead. */
  refuses?: (entry: Readonly<Record<string, unknown>>) => readonly [member: string, fix: string] | undefined;
  /** The variables that it sets for the servers that it starts. */
  sets?: (folder: string) => Readonly<Record<string, string>>;
}

/** The members that every client has. */
export const MEMBERS: readonly string[] = [
  "command",
  "args",
  "env",
  "cwd",
  "type",
  "url",
  "headers",
  "disabled",
  "enabled",
];

export const MCP_SERVERS = [["mcpServers"]] as const;

const projectFolder = (folder: string) => ({ CLAUDE_PROJECT_DIR: folder });
const GEMINI = { members: ["httpUrl"], untyped: { httpUrl: "http" } } as const;
const QWEN = { members: ["httpUrl"], untyped: { httpUrl: "http", url: "sse" } } as const;
const OF_HTTP = ["url", "bearer_token_env_var", "http_headers", "env_http_headers"];

/** The clients whose files are read, in the order in which servers are looked for. */
export const CLIENTS: readonly Client[] = [
  {
    name: "Claude Code",
    files: [".mcp.json"],
    isFlat: true,
    dialect: DIALECTS.claude,
    members: [],
    needsType: true,
    sets: projectFolder,
  },
  { name: "Visual Studio", files: [".mcp.json"], roots: [["servers"]], dialect: DIALECTS.editor, members: ["envFile"] },
  { name: "LM Studio", files: ["mcp.json"], dialect: DIALECTS.claude },
  { name: "Claude Desktop", files: ["claude_desktop_config.json"], dialect: DIALECTS.plain, members: [] },
  { name: "Cursor", files: [".cursor/mcp.json"], dialect: DIALECTS.editor, members: ["envFile"] },
  {
    name: "Cline",
    files: ["cline_mcp_settings.json"],
    dialect: DIALECTS.editor,
    members: ["transportType"],
    untyped: { url: "sse" },
  },
  { name: "Windsurf", files: ["mcp_config.json"], dialect: DIALECTS.editor, members: ["serverUrl"] },
  {
    name: "VS Code",
    files: [".vscode/mcp.json"],
    roots: [["servers"]],
    dialect: DIALECTS.editor,
    members: ["envFile"],
    isVsCode: true,
    refuses: ({ url }) =>
      /^(?:unix|pipe):/.test(String(url)) ? ["url", "Give the server an address that begins with http."] : undefined,
  },
  { name: "Gemini CLI", files: [".gemini/settings.json"], dialect: DIALECTS.shell, ...GEMINI },
  { name: "a Gemini CLI extension", files: ["gemini-extension.json"], dialect: DIALECTS.extension, ...GEMINI },
  { name: "Qwen Code", files: [".qwen/settings.json"], dialect: DIALECTS.shell, ...QWEN },
  { name: "a Qwen Code extension", files: ["qwen-extension.json"], dialect: DIALECTS.extension, ...QWEN },
  {
    name: "Codex",
    files: [".codex/config.toml"],
    roots: [["mcp_servers"]],
    dialect: DIALECTS.plain,
    members: ["env_vars", "bearer_token_env_var", "http_headers", "env_http_headers"],
    refuses: (entry) => {
      if ("bearer_token" in entry) return ["bearer_token", "Name a variable that holds it: `bearer_token_env_var`."];
      const other = "command" in entry && OF_HTTP.find((member) => member in entry);
      return other ? [other, "A server has a command or an address: remove one of them."] : undefined;
    },
  },
  {
    name: "Zed",
    files: [".zed/settings.json"],
    roots: [["context_servers"]],
    dialect: DIALECTS.plain,
    members: ["settings"],
  },
  {
    name: "Roo Code",
    files: [".roo/mcp.json"],
    dialect: DIALECTS.editor,
    members: [],
    needsType: true,
  },
  { name: "Kiro", files: [".kiro/settings/mcp.json"], dialect: DIALECTS.braces, members: [] },
  {
    name: "opencode",
    files: ["opencode.json", "opencode.jsonc"],
    roots: [["mcp", "servers"], ["mcp"]],
    dialect: DIALECTS.opencode,
    members: ["environment"],
  },
  {
    name: "Amazon Q",
    files: [".amazonq/mcp.json"],
    dialect: DIALECTS.editor,
    fills: ["env", "headers"],
    members: [],
  },
  { name: "Junie", files: [".junie/mcp/mcp.json"], dialect: DIALECTS.plain, members: [] },
  { name: "Copilot CLI", files: [".github/mcp.json"], dialect: DIALECTS.shell, members: [] },
  { name: "Warp", files: [".warp/.mcp.json"], dialect: DIALECTS.plain, members: ["working_directory"] },
  {
    name: "Continue",
    files: [".continue/mcpServers/*.yaml", ".continue/mcpServers/*.yml"],
    dialect: DIALECTS.continue,
    members: ["name", "requestOptions"],
  },
  { name: "Continue", files: [".continue/mcpServers/*.json"], dialect: DIALECTS.claude },
  {
    name: "Goose",
    files: ["config.yaml"],
    roots: [["extensions"]],
    dialect: DIALECTS.plain,
    headerDialect: DIALECTS.shell,
    members: ["name", "cmd", "envs", "env_keys", "uri"],
    refuses: ({ type }) => (type === "sse" ? ["type", "Write `streamable_http`."] : undefined),
  },
  { name: "Continue", files: ["config.yaml"], dialect: DIALECTS.continue, members: ["name", "requestOptions"] },
  {
    name: "a Claude Code plugin",
    files: [".claude-plugin/plugin.json"],
    dialect: DIALECTS.plugin,
    members: [],
    sets: (folder) => ({
      ...projectFolder(folder),
      CLAUDE_PLUGIN_ROOT: folder,
      CLAUDE_PLUGIN_DATA: pluginData(folder),
    }),
  },
  {
    name: "Claude Code",
    files: [".claude.json"],
    isSearched: false,
    dialect: DIALECTS.claude,
    members: [],
    sets: projectFolder,
  },
];

/** The client of a file that is not named as one of theirs. */
export const UNKNOWN_CLIENT: Client = { name: "an MCP client", files: [], dialect: DIALECTS.claude };

/** Members without an effect on what is started and sent. */
export const NO_EFFECT: ReadonlySet<string> = new Set(
  `timeout timeouts startup_timeout_sec startup_timeout_ms tool_timeout_sec discoveryTimeoutMs
  connectionTimeout initTimeout networkTimeout requestTimeout autoApprove alwaysAllow trust tools
  disabledTools enabledTools disabled_tools enabled_tools includeTools excludeTools available_tools
  watchPaths description name display_name title instructions version gallery source bundled dev scope
  required`.split(/\s+/),
);

/** Members that change what a client starts or sends, and that mcptest does not act on: what happens, and what to do. */
export const NOT_DONE: Readonly<Record<string, readonly [what: string, fix: string]>> = {
  headersHelper: [
    "is not run: mcptest runs no program that a header comes from",
    "Give the headers by --header or --header-env.",
  ],
  ...Object.fromEntries(
    ["oauth", "auth", "authProviderType", "oidc"].map((member) => [
      member,
      ["is not used: mcptest does not log in by it", "Give a token by --server-auth-bearer-env, or log in by --login."],
    ]),
  ),
  sandboxEnabled: ["has no effect: mcptest starts the server as it is", "Start it in a sandbox yourself."],
};
