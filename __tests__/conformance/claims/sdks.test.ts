import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SdkClues } from "../../../src/conformance/claims/sdk-clues.js";
import { isFaultOfSdk, SDK_FAULTS } from "../../../src/conformance/claims/sdk-faults.js";
import type { RuleId } from "../../../src/rules/registry.js";
import { NAMES, OWN_CHOICES } from "../../sdk/faults.js";

const error = (method: string, code: number, message: string, data?: unknown) => ({
  request: { method },
  response: { error: { code, message, ...(data !== undefined && { data }) } },
});
const failedCall = (text: string) => ({
  request: { method: "tools/call" },
  response: { result: { content: [{ type: "text", text }], isError: true } },
});
const listed = (_meta: object) => ({ request: { method: "tools/list" }, response: { result: { tools: [{ _meta }] } } });

describe("SdkClues", () => {
  const unknownOfPython1 = error("mcptest/unknown", -32602, "Invalid request parameters", "");
  const unknownOfPython2 = error("mcptest/unknown", -32601, "Method not found", "mcptest/unknown");
  const nullArguments =
    '[\n  {\n    "expected": "record",\n    "path": [\n      "params",\n      "arguments"\n    ]\n  }\n]';
  it.each([
    ["mcp 1", [unknownOfPython1]],
    ["mcp 2", [unknownOfPython2, error("prompts/get", -32602, "Invalid request parameters", "")]],
    ["mcp", [failedCall("Error executing tool add: 1 validation error for addArguments\na\n  Field required")]],
    ["fastmcp 2", [unknownOfPython1, listed({ _fastmcp: {} })]],
    ["fastmcp 3", [unknownOfPython1, listed({ fastmcp: {} })]],
    ["fastmcp 4", [unknownOfPython2, failedCall("1 validation error for call[add]\na\n  Missing required argument")]],
    ["@modelcontextprotocol/sdk", [failedCall("MCP error -32602: Tool x not found")]],
    ["@modelcontextprotocol/sdk", [error("resources/read", -32602, "MCP error -32602: Resource a:b not found")]],
    ["@modelcontextprotocol/sdk", [error("tools/call", -32603, nullArguments)]],
    ["@modelcontextprotocol/server", [failedCall("Input validation error: Invalid arguments for tool add: a: no")]],
    ["go-sdk", [failedCall('validating "arguments": validating root: required: missing properties: ["a"]')]],
    ["go-sdk 1.0 to 1.6", [error("mcptest/unknown", 0, 'JSON RPC not handled: "mcptest/unknown" unsupported')]],
    ["mcp-go", [error("tools/call", -32602, "tool 'x' not found: tool not found")]],
    ["rmcp", [error("mcptest/unknown", -32601, "mcptest/unknown")]],
    [
      "io.modelcontextprotocol.sdk",
      [error("tools/call", -32602, "Unknown tool: invalid_tool_name", "Tool not found: x")],
    ],
    ["csharp-sdk", [error("mcptest/unknown", -32601, "Method 'mcptest/unknown' is not available.")]],
    ["csharp-sdk", [failedCall("An error occurred invoking 'add'.")]],
    ["ruby-sdk", [error("tools/call", -32602, "Invalid params", "Tool not found: x")]],
    ["php-sdk", [error("tools/call", -32602, "Invalid parameters for tool 'add': a is missing")]],
    [undefined, [failedCall("a is required"), error("mcptest/unknown", -32601, "Method not found")]],
    [undefined, [{ ...unknownOfPython1, direction: "server" as const }, listed({ tags: [] })]],
  ])("names %s", (sdk, answers) => {
    const clues = new SdkClues();
    for (const answer of answers) clues.add(answer);
    expect(clues.sdk).toBe(sdk);
  });
});

describe("isFaultOfSdk", () => {
  const unknownTool = (text: string) => `← {"result":{"content":[{"type":"text","text":"${text}"}]}}`;
  it.each<[boolean, string, RuleId, string]>([
    [true, "mcp", "FAULT-SCHEMA-TYPE-MISMATCH", "`a` of type boolean, `b` of type boolean: accepted"],
    [true, "fastmcp 3", "FAULT-SCHEMA-TYPE-MISMATCH", "add accepts a bad call: `a` of type boolean"],
    [false, "mcp", "FAULT-SCHEMA-TYPE-MISMATCH", "`a` of type boolean, `b` of type string: accepted"],
    [false, "go-sdk", "FAULT-SCHEMA-TYPE-MISMATCH", "`a` of type boolean: accepted"],
    [true, "mcp 1", "ERRCHAN-002", unknownTool("Unknown tool: mcptest_unknown_tool")],
    [true, "fastmcp 4", "ERRCHAN-002", unknownTool("Unknown tool: 'mcptest_unknown_tool'")],
    [
      true,
      "fastmcp 4",
      "INV-029",
      '{"error":{"code":-32002,"message":"Resource not found: Unknown resource: \'a:b\'"}}',
    ],
    [false, "fastmcp 4", "INV-029", '{"error":{"code":-32002,"message":"Nobody has a:b"}}'],
    [true, "fastmcp 4", "ERRCHAN-001", '{"code":-32602,"message":"Invalid params: 1 validation error for call[t]"}'],
    [false, "mcp", "ERRCHAN-002", unknownTool("I know no such tool")],
    [true, "mcp", "FAULT-TIMEOUT-CALL", `→ {"arguments":{"a":${"[".repeat(250)}${"]".repeat(250)}}}`],
    [true, "mcp", "FAULT-TIMEOUT-CALL", `→ {"arguments":{"a":${'{"a":'.repeat(250)}1${"}".repeat(250)}}}`],
    [false, "mcp", "FAULT-TIMEOUT-CALL", '→ {"arguments":{"a":[[1]]}}'],
    [false, "mcp", "AUDIT-EXCEPTION", unknownTool("Unknown tool: x")],
    [true, "@modelcontextprotocol/sdk", "FUZZ-ACCEPTED-INVALID", '→ {"arguments":{"a":1,"constructor":true}}'],
    [false, "@modelcontextprotocol/sdk", "FUZZ-ACCEPTED-INVALID", '→ {"arguments":{"a":"1"}}'],
  ])("is %s of %s for %s: %s", (isFault, sdk, id, message) => {
    expect(isFaultOfSdk(sdk, { id, message })).toBe(isFault);
  });
});

describe("SDK_FAULTS", () => {
  /** With it, `npm run test:sdks` compares the servers. */
  const { findings }: { findings: { sdks: string[]; rules: string[] }[] } = JSON.parse(
    readFileSync(new URL("../../sdk/corpus-findings.json", import.meta.url), "utf8"),
  );

  it("has the faults that minimal servers show, but for what servers choose", () => {
    const shown = findings.flatMap(({ sdks, rules }) =>
      sdks.flatMap((id) => rules.map((rule) => ({ sdk: NAMES[id] ?? id, rule }))),
    );
    const unknown = shown.filter(
      ({ sdk, rule }) =>
        !OWN_CHOICES.has(`${sdk} ${rule}`) &&
        !SDK_FAULTS.some(([of, id]) => id === rule && (of === sdk || (sdk === "fastmcp" && of === "mcp"))),
    );
    expect(unknown).toEqual([]);
  });
});
