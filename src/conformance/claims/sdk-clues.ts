import type { Exchange } from "../../core/generated/capture.js";
import { isObject } from "../../core/json/json.js";

export const TYPESCRIPT_1 = "@modelcontextprotocol/sdk";
export const TYPESCRIPT_2 = "@modelcontextprotocol/server";
export const PYTHON = "mcp";
export const FASTMCP = "fastmcp";
export const GO = "go-sdk";
export const MCP_GO = "mcp-go";
export const RUST = "rmcp";
export const JAVA = "io.modelcontextprotocol.sdk";
const CSHARP = "csharp-sdk";
const RUBY = "ruby-sdk";
const PHP = "php-sdk";

/**
 * How each SDK itself answers what it rejects, or lists: see `clueOf` for the form. Those that are built on another one come
 * first. `__tests__/sdk` compares them with servers of each, but for those of C#, Ruby and PHP, which are read from sources.
 */
const FINGERPRINTS: readonly (readonly [sdk: string, clue: RegExp, version?: string])[] = [
  [FASTMCP, /^tools\/list _fastmcp$/, "2"],
  [FASTMCP, /^tools\/list fastmcp$/],
  [FASTMCP, /^tools\/call tool: \d+ validation errors? for call\[/],
  [PYTHON, /^mcptest\/unknown -32602: Invalid request parameters ""$/, "1"],
  [PYTHON, /^mcptest\/unknown -32601: Method not found "mcptest\/unknown"$/, "2"],
  [PYTHON, /^\S+ -32602: Invalid request parameters ""$/],
  [PYTHON, /^tools\/call tool: Error executing tool \S+: \d+ validation errors? for \w+Arguments\n/],
  [TYPESCRIPT_1, /^\S+ (?:-32\d{3}|tool): MCP error -32\d{3}: /],
  [TYPESCRIPT_1, /^\S+ -32603: \[\s+\{[\s\S]*"path": \[\s+"params",/],
  [TYPESCRIPT_2, /^tools\/call tool: Input validation error: Invalid arguments for tool /],
  [TYPESCRIPT_2, /^tools\/call -32602: (?:Invalid tools\/call request: \[|Tool \S+ not found$)/],
  [GO, /^\S+ 0: JSON RPC not handled: "/, "1.0 to 1.6"],
  [GO, /^\S+ -32601: method not found: "/],
  [GO, /^tools\/call (?:tool|-32602): (?:invalid params: )?validating "arguments": validating /],
  [GO, /^tools\/call -32602: unknown tool "/],
  [MCP_GO, /^tools\/call -32602: tool '\S*' not found: tool not found$/],
  [RUST, /^(\S+\/\S+) -32601: \1$/],
  [RUST, /^tools\/call (?:tool|-32602): failed to deserialize parameters: /],
  [JAVA, /^tools\/call -32602: Unknown tool: invalid_tool_name "Tool not found: /],
  [JAVA, /^tools\/call tool: Tool \(.+\) input validation failed: /],
  [CSHARP, /^\S+ -32601: Method '\S*' is not available\.$/],
  [CSHARP, /^tools\/call tool: An error occurred invoking '\S*'/],
  [RUBY, /^tools\/call -32602: Invalid params "Tool not found: /],
  [PHP, /^tools\/call -32602: Invalid parameters for tool '\S+'/],
];
/** A method that no server knows tells versions of the Python SDK apart, and of FastMCP, which is built on it. */
const FASTMCP_ON: Readonly<Record<string, string>> = { 1: "3", 2: "4" };
/** An error of a validator begins with what tells it apart. */
const MAX_TEXT = 1_000;

/** Which SDK a server is made with, as far as its answers show it. */
export class SdkClues {
  readonly #shown = new Set<(typeof FINGERPRINTS)[number]>();

  /** Looks at one answer. */
  add({ request, response, direction }: Pick<Exchange, "request" | "response" | "direction">): void {
    if (direction === "server" || !isObject(request) || !isObject(response)) return;
    const clue = clueOf(String(request.method), response);
    if (clue === undefined) return;
    for (const print of FINGERPRINTS) if (print[1].test(clue)) this.#shown.add(print);
  }

  /** Its name, with the versions that show the same: `mcp 1`. */
  get sdk(): string | undefined {
    const shown = FINGERPRINTS.filter((print) => this.#shown.has(print));
    const name = shown[0]?.[0];
    if (name === undefined) return undefined;
    const versionOf = (sdk: string) => shown.find(([other, , version]) => other === sdk && version !== undefined)?.[2];
    const version = versionOf(name) ?? (name === FASTMCP ? FASTMCP_ON[versionOf(PYTHON) ?? ""] : undefined);
    return version === undefined ? name : `${name} ${version}`;
  }
}

/**
 * What an answer shows of the SDK: the method with the code, message and `data` of an error, with the text of a tool's error,
 * or with what the first tool of a list has.
 */
function clueOf(method: string, { error, result }: Readonly<Record<string, unknown>>): string | undefined {
  if (isObject(error)) {
    const data = typeof error.data === "string" ? ` ${JSON.stringify(error.data.slice(0, MAX_TEXT))}` : "";
    return `${method} ${error.code}: ${String(error.message).slice(0, MAX_TEXT)}${data}`;
  }
  if (!isObject(result)) return undefined;
  const { isError, content, tools } = result;
  if (isError !== true && tools === undefined) return undefined;
  const [first] = [content, tools].flatMap((list): unknown[] => (Array.isArray(list) ? list.slice(0, 1) : []));
  if (!isObject(first)) return undefined;
  if (isError === true && typeof first.text === "string") return `${method} tool: ${first.text.slice(0, MAX_TEXT)}`;
  const member = isObject(first._meta)
    ? ["_fastmcp", "fastmcp"].find((name) => isObject(first._meta) && name in first._meta)
    : undefined;
  return tools === undefined || member === undefined ? undefined : `${method} ${member}`;
}
