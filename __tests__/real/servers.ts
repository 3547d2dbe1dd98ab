import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Where the servers are installed: ignored, and kept between runs. */
export const INSTALLED = `${root}.tmp/real`;

/** Packages that are installed together, pinned. */
export const NPM: Readonly<Record<string, string>> = {
  "@drawio/mcp": "1.6.1",
  "@eslint/mcp": "0.3.13",
  "@notionhq/notion-mcp-server": "2.5.2",
  "@playwright/mcp": "0.0.83",
  "@upstash/context7-mcp": "4.1.1",
  "@wonderwhy-er/desktop-commander": "0.2.52",
  "mcp-server-commands": "0.5.0",
  "tavily-mcp": "0.2.22",
};
/** The same from PyPI: servers on each major version of the SDK in an environment of their own. */
export const PYPI: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "python-1": { mcp: "1.30.0", "mcp-server-sqlite": "2025.4.25", "mcp-server-calculator": "0.2.1" },
  "python-2": {
    mcp: "2.3.0",
    "mcp-server-time": "2026.10.19",
    "mcp-server-git": "2026.10.19",
    "mcp-server-fetch": "2026.10.24",
  },
};

/** What the servers work on; `folder` is a git repository with a few files. */
export interface Place {
  folder: string;
  /** A web page of our own. */
  url: string;
}

type Calls = readonly (readonly [tool: string, args: Record<string, unknown>])[];

export interface RealServer {
  package: string;
  version: string;
  from: "npm" | "PyPI";
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Valid calls of tools that change nothing outside the folder. */
  calls: Calls;
}

function npm(name: string, script: string, calls: Calls, more: { args?: string[]; env?: RealServer["env"] } = {}) {
  const { args = [], env } = more;
  const command = [process.execPath, `${INSTALLED}/npm/node_modules/${name}/${script}`, ...args];
  return { package: name, version: NPM[name] ?? "", from: "npm", command, calls, ...(env && { env }) } as const;
}

function pypi(environment: string, name: string, calls: Calls, args: readonly string[] = []): RealServer {
  const command = [`${INSTALLED}/${environment}/bin/${name}`, ...args];
  return { package: name, version: PYPI[environment]?.[name] ?? "", from: "PyPI", command, calls };
}

/** Servers with calls that work in a place. Those that need a service or a browser do not get it. */
export function realServers({ folder, url }: Place): readonly RealServer[] {
  const repo = { repo_path: folder };
  const file = `${folder}/a.js`;
  return [
    npm(
      "@drawio/mcp",
      "src/index.js",
      [
        ["open_drawio_xml", { content: "<mxGraphModel/>" }],
        ["open_drawio_csv", { content: "a,b" }],
        ["open_drawio_mermaid", { content: "graph TD; A-->B" }],
        ["list_pages", { path: `${folder}/x.drawio` }],
        ["get_page", { path: `${folder}/x.drawio`, page: "Page-1" }],
      ],
      // Nothing there opens a browser.
      { env: { PATH: folder } },
    ),
    npm("@eslint/mcp", "src/mcp-cli.js", [["lint-files", { filePaths: [file] }]]),
    npm(
      "@notionhq/notion-mcp-server",
      "bin/cli.mjs",
      [
        ["API-get-self", {}],
        ["API-get-user", { user_id: "x" }],
        ["API-post-search", { query: "x" }],
        ["API-post-page", { parent: {}, properties: {} }],
      ],
      { env: { NOTION_TOKEN: "not-a-token-of-anyone" } },
    ),
    npm(
      "@playwright/mcp",
      "cli.js",
      [
        ["browser_snapshot", {}],
        ["browser_navigate", { url: "about:blank" }],
        ["browser_tabs", { action: "list" }],
        ["browser_click", { target: "x" }],
      ],
      { args: ["--headless", "--executable-path", "/nowhere/chrome"] },
    ),
    npm("@upstash/context7-mcp", "dist/index.js", [
      ["resolve-library-id", { query: "x", libraryName: "x" }],
      ["query-docs", { libraryId: "/x/x", query: "x" }],
    ]),
    npm(
      "@wonderwhy-er/desktop-commander",
      "dist/index.js",
      [
        ["get_config", {}],
        ["list_directory", { path: folder }],
        ["read_file", { path: file }],
        ["read_multiple_files", { paths: [file] }],
        ["get_file_info", { path: file }],
        ["list_searches", {}],
        ["list_sessions", {}],
        ["get_recent_tool_calls", {}],
      ],
      // Its configuration is kept there.
      { env: { HOME: folder } },
    ),
    npm("mcp-server-commands", "build/index.js", [["run_command", { command: "true" }]]),
    npm(
      "tavily-mcp",
      "build/index.js",
      [
        ["tavily_search", { query: "x" }],
        ["tavily_map", { url }],
      ],
      { env: { TAVILY_API_KEY: "not-a-key-of-anyone" } },
    ),
    pypi("python-1", "mcp-server-calculator", [["calculate", { expression: "40 + 2" }]]),
    pypi(
      "python-1",
      "mcp-server-sqlite",
      [
        ["create_table", { query: "CREATE TABLE IF NOT EXISTS t (a TEXT)" }],
        ["write_query", { query: "INSERT INTO t VALUES ('x')" }],
        ["read_query", { query: "SELECT * FROM t" }],
        ["list_tables", {}],
        ["describe_table", { table_name: "t" }],
        ["append_insight", { insight: "x" }],
      ],
      ["--db-path", `${folder}/x.db`],
    ),
    pypi("python-2", "mcp-server-fetch", [["fetch", { url }]], ["--ignore-robots-txt", "--allow-private-ips"]),
    pypi(
      "python-2",
      "mcp-server-git",
      [
        ["git_status", repo],
        ["git_diff_unstaged", repo],
        ["git_diff_staged", repo],
        ["git_diff", { ...repo, target: "HEAD" }],
        ["git_add", { ...repo, files: ["a.js"] }],
        ["git_reset", repo],
        ["git_log", repo],
        ["git_checkout", { ...repo, branch_name: "main" }],
        ["git_show", { ...repo, revision: "HEAD" }],
        ["git_branch", { ...repo, branch_type: "local" }],
      ],
      ["--repository", folder],
    ),
    pypi("python-2", "mcp-server-time", [
      ["get_current_time", { timezone: "UTC" }],
      ["convert_time", { source_timezone: "UTC", time: "12:00", target_timezone: "Europe/Lisbon" }],
    ]),
  ];
}
