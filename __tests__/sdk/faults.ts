/** How the audit calls the SDKs of the tests. */
export const NAMES: Readonly<Record<string, string>> = {
  "typescript-1": "@modelcontextprotocol/sdk",
  "typescript-2": "@modelcontextprotocol/server",
  "python-1": "mcp",
  "python-2": "mcp",
  fastmcp: "fastmcp",
  go: "go-sdk",
  "rmcp-1": "rmcp",
  "rmcp-3": "rmcp",
  java: "io.modelcontextprotocol.sdk",
};

/** What a minimal server does because its author chose nothing else: no fault of the SDK. */
export const OWN_CHOICES: ReadonlySet<string> = new Set([
  // Their handlers get the arguments unchecked, and can check them.
  "go-sdk PROMPT-REQUIRED",
  "io.modelcontextprotocol.sdk PROMPT-REQUIRED",
  // They check it if the server asks for it.
  "@modelcontextprotocol/sdk TRANSPORT-HTTP-ORIGIN",
  "@modelcontextprotocol/server TRANSPORT-HTTP-ORIGIN",
  "fastmcp TRANSPORT-HTTP-ORIGIN",
  "io.modelcontextprotocol.sdk TRANSPORT-HTTP-ORIGIN",
]);
