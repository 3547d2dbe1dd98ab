import { describe, expect, it } from "vitest";
import { headerValue, paramHeaders, readParamHeaders } from "../../src/mcp/revisions/param-headers.js";
import { ToolHeaders } from "../../src/mcp/session/modern-session.js";
import type { SessionFault } from "../../src/mcp/types.js";

const schema = (properties: object) => ({ type: "object", properties });
const headersOf = (properties: object, args: unknown) => {
  const read = readParamHeaders(schema(properties));
  return "wrong" in read ? read.wrong : paramHeaders(read.headers, args);
};

describe("a value in a header", () => {
  it.each([
    ["us-west1", "us-west1"],
    ["a\tb c", "a\tb c"],
    ["Hello, 世界", "=?base64?SGVsbG8sIOS4lueVjA==?="],
    [" padded ", "=?base64?IHBhZGRlZCA=?="],
    ["line1\nline2", "=?base64?bGluZTEKbGluZTI=?="],
    ["=?base64?literal?=", "=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?="],
    ["", "=?base64??="],
  ])("%j is sent as %j", (value, sent) => {
    expect(headerValue(value)).toBe(sent);
  });
});

describe("a tool that no client may call", () => {
  it("is reported briefly, however deep its schema is", () => {
    const faults: SessionFault[] = [];
    const headers = new ToolHeaders(
      () => Promise.reject(new Error("nothing is asked")),
      (fault) => faults.push(fault),
    );
    const deep = JSON.parse(`${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`);
    const wrong = schema({ a: { type: "number", "x-mcp-header": "A" } });
    const tools = [
      { name: "long", description: "x".repeat(100_000), inputSchema: wrong },
      { name: "deep", inputSchema: wrong, deep },
    ];
    const answer = { jsonrpc: "2.0", id: 1, result: { tools } };
    headers.noteAnswer("tools/list", undefined, { kind: "answer", answer, durationMs: 1, notifications: [] });
    expect(faults.map(({ message }) => message.slice(0, 34))).toEqual([
      "A client must ignore the tool long",
      "A client must ignore the tool deep",
    ]);
    for (const { evidence } of faults) expect(evidence?.length).toBeLessThanOrEqual(4 * 1024);
  });
});

describe("x-mcp-header", () => {
  it("is read at any depth below properties; what is absent, null or no primitive has no header", () => {
    const properties = {
      region: { type: "string", "x-mcp-header": "Region" },
      dry: { type: "boolean", "x-mcp-header": "Dry" },
      limits: schema({ most: { type: "integer", "x-mcp-header": "Most" } }),
      "x-mcp-header": { type: "string" },
    };
    expect(headersOf(properties, { region: "west", dry: false, limits: { most: 7 } })).toEqual({
      "mcp-param-region": "west",
      "mcp-param-dry": "false",
      "mcp-param-most": "7",
    });
    expect(headersOf(properties, { region: null, dry: {}, limits: [] })).toEqual({});
    expect(headersOf(properties, undefined)).toEqual({});
  });

  it.each([
    ["no name", { a: { type: "string", "x-mcp-header": "" } }],
    ["a space", { a: { type: "string", "x-mcp-header": "My Region" } }],
    ["a line feed", { a: { type: "string", "x-mcp-header": "A\nB" } }],
    ["a number", { a: { type: "number", "x-mcp-header": "A" } }],
    ["an object", { a: { type: "object", "x-mcp-header": "A" } }],
    ["twice", { a: { type: "string", "x-mcp-header": "A" }, b: { type: "string", "x-mcp-header": "a" } }],
    ["in items", { a: { type: "array", items: { type: "string", "x-mcp-header": "A" } } }],
    ["in a branch", { a: { anyOf: [{ type: "string", "x-mcp-header": "A" }] } }],
    ["properties below items", { a: { items: schema({ b: { type: "string", "x-mcp-header": "A" } }) } }],
  ])("is not legal: %s", (_, properties) => {
    expect(headersOf(properties, { a: "x" })).toMatch(/^a|^b/);
  });

  it("is data where it stands in a value", () => {
    expect(headersOf({ a: { type: "object", default: { "x-mcp-header": "A" } } }, {})).toEqual({});
  });
});
