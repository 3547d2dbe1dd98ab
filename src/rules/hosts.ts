/** A program that connects models with servers: how it begins a session, and what it does to what it does not take. */
export interface Host {
  title: string;
  /** Absent where nobody says how it begins: then as mcptest does. */
  handshake?: HostHandshake;
  /** What it does not speak. */
  notOver?: { transports: readonly ("stdio" | "sse")[]; source: string };
  limits: readonly HostLimit[];
}

export interface HostHandshake {
  clientInfo: { name: string; version: string };
  /** What it offers in initialize. Absent: it asks by server/discover first. */
  revision?: string;
  capabilities: Readonly<Record<string, unknown>>;
  sources: readonly string[];
}

/** What a host does with a tool beyond a limit: it leaves it out, or shows the model another one. */
type Effect = "leaves out" | "changes";

/** `beside`: how many characters the host adds to the name. */
export type HostLimit = { source: string } & (
  | { of: "name"; most: number; beside: number; effect: Effect }
  | { of: "characters" | "arguments"; allowed: RegExp; allowedText: string; effect: Effect }
  | { of: "union"; effect: Effect }
  | { of: "description" | "instructions"; most: number; unit: "byte" | "character" }
  | { of: "tools"; most: number }
);

/** What is left in a name for that of the server, which its user gives it in the settings of the host. */
const SERVER_NAME = 20;

const APPS = { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html;profile=mcp-app"] } };
const CLAUDE_CODE = "https://code.claude.com/docs/en/mcp";
const VS_CODE = "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/mcp/common";
const GEMINI_CLI = "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/tools";
const CODEX = "https://github.com/openai/codex/blob/main/codex-rs/codex-mcp/src";
const GOOSE = "https://github.com/block/goose/blob/main/crates/goose/src/agents/mcp_client.rs";

/** Hosts by the names of `--host`. Each fact is from the source beside it; what is not known is left out. */
export const HOSTS = {
  "claude-code": {
    title: "Claude Code",
    handshake: {
      clientInfo: { name: "claude-code", version: "2.1.232" },
      revision: "2025-11-25",
      capabilities: { roots: { listChanged: true }, elicitation: {} },
      sources: ["https://github.com/aqm857886159/Nomi/pull/432", "https://github.com/cl-ai-project/cl-mcp/issues/26"],
    },
    limits: [
      {
        of: "name",
        most: 128,
        beside: "mcp____".length + SERVER_NAME,
        effect: "leaves out",
        source: "https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools",
      },
      {
        of: "arguments",
        allowed: /^[A-Za-z0-9_.-]{1,64}$/,
        allowedText: "64 letters, digits, `_`, `.` and `-`",
        effect: "leaves out",
        source: CLAUDE_CODE,
      },
      { of: "union", effect: "changes", source: CLAUDE_CODE },
      { of: "description", most: 2_048, unit: "byte", source: CLAUDE_CODE },
      { of: "instructions", most: 2_048, unit: "byte", source: CLAUDE_CODE },
    ],
  },
  "claude-desktop": {
    title: "Claude Desktop",
    handshake: {
      clientInfo: { name: "claude-ai", version: "0.1.0" },
      revision: "2025-11-25",
      capabilities: { extensions: APPS },
      sources: ["https://github.com/williamkapke/kapture/issues/17"],
    },
    limits: [],
  },
  cursor: {
    title: "Cursor",
    handshake: {
      clientInfo: { name: "cursor-vscode", version: "1.0.0" },
      revision: "2025-06-18",
      capabilities: { roots: { listChanged: false }, elicitation: {} },
      sources: [
        "https://canimcp.dev/client/cursor-vscode",
        "https://forum.cursor.com/t/mcp-client-does-not-support-roots-list/77248",
        "https://cursor.com/docs/context/mcp",
      ],
    },
    limits: [
      {
        of: "name",
        most: 60,
        beside: SERVER_NAME,
        effect: "leaves out",
        source: "https://forum.cursor.com/t/google-gws-cli-tool-names-too-long/153918/4",
      },
    ],
  },
  vscode: {
    title: "VS Code",
    handshake: {
      clientInfo: { name: "Visual Studio Code", version: "1.107.0" },
      revision: "2025-11-25",
      capabilities: {
        roots: { listChanged: true },
        sampling: {},
        elicitation: { form: {}, url: {} },
        tasks: { list: {}, cancel: {}, requests: { sampling: { createMessage: {} }, elicitation: { create: {} } } },
        extensions: APPS,
      },
      sources: [`${VS_CODE}/mcpServerRequestHandler.ts`],
    },
    limits: [
      { of: "name", most: 64, beside: 18, effect: "changes", source: `${VS_CODE}/mcpTypes.ts` },
      {
        of: "characters",
        allowed: /^[a-z0-9_-]*$/i,
        allowedText: "letters, digits, `_` and `-`",
        effect: "changes",
        source: `${VS_CODE}/mcpServer.ts`,
      },
      { of: "tools", most: 128, source: "https://code.visualstudio.com/docs/copilot/agents/agent-tools" },
    ],
  },
  chatgpt: {
    title: "ChatGPT",
    notOver: { transports: ["stdio"], source: "https://developers.openai.com/apps-sdk/deploy/connect-chatgpt" },
    limits: [
      {
        of: "instructions",
        most: 512,
        unit: "character",
        source: "https://developers.openai.com/plugins/build/mcp-server",
      },
    ],
  },
  "gemini-cli": {
    title: "Gemini CLI",
    handshake: {
      clientInfo: { name: "gemini-cli-mcp-client", version: "0.62.0" },
      revision: "2025-06-18",
      capabilities: { roots: { listChanged: true } },
      sources: [
        `${GEMINI_CLI}/mcp-client.ts`,
        "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/package.json",
      ],
    },
    limits: [
      {
        of: "name",
        most: 63,
        beside: "mcp__".length + SERVER_NAME,
        effect: "changes",
        source: `${GEMINI_CLI}/mcp-tool.ts`,
      },
      {
        of: "characters",
        allowed: /^[a-zA-Z0-9_.:-]*$/,
        allowedText: "letters, digits, `_`, `.`, `:` and `-`",
        effect: "changes",
        source: `${GEMINI_CLI}/mcp-tool.ts`,
      },
    ],
  },
  codex: {
    title: "Codex",
    handshake: {
      clientInfo: { name: "codex-mcp-client", version: "0.151.0" },
      revision: "2025-06-18",
      capabilities: { elicitation: { form: {}, url: {} } },
      sources: [`${CODEX}/rmcp_client.rs`, "https://github.com/aqm857886159/Nomi/pull/432"],
    },
    notOver: { transports: ["sse"], source: "https://learn.chatgpt.com/docs/extend/mcp?surface=cli" },
    limits: [
      {
        of: "name",
        most: 128,
        beside: "mcp____".length + SERVER_NAME,
        effect: "changes",
        source: `${CODEX}/tools.rs`,
      },
      {
        of: "characters",
        allowed: /^[A-Za-z0-9_]*$/,
        allowedText: "letters, digits and `_`",
        effect: "changes",
        source: `${CODEX}/mcp/mod.rs`,
      },
    ],
  },
  "copilot-cli": {
    title: "GitHub Copilot CLI",
    handshake: {
      clientInfo: { name: "github-copilot-developer", version: "1.0.25" },
      revision: "2025-11-25",
      capabilities: { elicitation: { form: {}, url: {} }, sampling: {} },
      sources: ["https://github.com/github/copilot-cli/issues/1268"],
    },
    limits: [
      {
        of: "characters",
        allowed: /^[a-zA-Z0-9_-]*$/,
        allowedText: "letters, digits, `_` and `-`",
        effect: "changes",
        source: "https://github.com/github/copilot-cli/issues/1879",
      },
    ],
  },
  goose: {
    title: "Goose",
    handshake: {
      clientInfo: { name: "goose", version: "1.39.0" },
      capabilities: { roots: {}, sampling: {}, elicitation: {}, extensions: APPS },
      sources: [GOOSE, "https://github.com/apify/mcp-client-capabilities"],
    },
    notOver: { transports: ["sse"], source: "https://goose-docs.ai/docs/guides/config-files/" },
    limits: [{ of: "tools", most: 24, source: "https://goose-docs.ai/docs/guides/managing-tools/tool-permissions/" }],
  },
} satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof HOSTS;

/** A host by its name. */
export function hostOf(name: HostName): Host {
  return HOSTS[name];
}
