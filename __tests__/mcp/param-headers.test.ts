import { describe, expect, it } from "vitest";
import { headerValue, paramHeaders, readParamHeaders } from "../../src/mcp/revisions/param-headers.js";

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
