import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ProbeName } from "../../src/conformance/calls/probes/types.js";
import { isAboutRequest, saysWhy } from "../../src/conformance/calls/rejection-text.js";

type Answers = Record<string, Record<string, Record<string, string>>>;

const golden = new URL("../golden/sdk/", import.meta.url);

/** Every rejection of the servers of all SDKs, as they said it. */
const said = readdirSync(golden).flatMap((file) => {
  const { behaviours }: { behaviours: { answers: Answers }[] } = JSON.parse(
    readFileSync(new URL(file, golden), "utf8"),
  );
  return behaviours.flatMap(({ answers }) =>
    Object.entries(answers).flatMap(([tool, probes]) =>
      Object.entries(probes).flatMap(([probe, cases]) =>
        Object.entries(cases).flatMap(([label, answer]) => {
          const [, message] = /^(?:result|error -\d+): (.*)$/s.exec(answer) ?? [];
          return message === undefined ? [] : [{ file, tool, probe: probe as ProbeName, label, message }];
        }),
      ),
    ),
  );
});

const about = (probe: ProbeName, message: string, code?: number) =>
  isAboutRequest(
    probe,
    { ...(probe === "unknown_tool" && { tool: "read_mcptest_unknown" }) },
    { channel: code === undefined ? "tool" : "protocol", message, ...(code !== undefined && { code }) },
  );

describe("a rejection is about the request", () => {
  it("in every text of every SDK, by the text alone", () => {
    expect(said.length).toBeGreaterThan(200);
    const missed = said.filter(({ tool, probe, message }) => {
      const one = { ...(probe === "unknown_tool" && { tool: `${tool}_mcptest_unknown` }) };
      return !isAboutRequest(probe, one, { channel: "tool", message });
    });
    expect(missed).toEqual([]);
  });

  it.each([
    "The arguments dictionary is missing a value for the required parameter 'path'.",
    "search() got an unexpected keyword argument 'mcptest_unexpected'",
    "search() missing 1 required positional argument: 'query'",
    "'query' is a required property",
    "12345 is not of type 'string'",
    "None is not of type 'string'",
    "json: cannot unmarshal number into Go struct field Args.query of type string",
    "The JSON value could not be converted to System.String.",
    '[{"code":"invalid_type","expected":"string","received":"undefined","path":["text"],"message":"Required"}]',
    "Unrecognized key(s) in object: 'mcptest_unexpected'",
    "data/query must be string",
    "data must NOT have additional properties",
    "Field 'query' is required for type with serial name 'Args', but it was missing",
    "Parameter `limit` is not valid",
    "Value does not match any type in union",
    "value: matches none of the allowed types",
    "MCP error -32602: Invalid arguments for tool read",
  ])("%s", (message) => {
    expect(about("wrong_type", message)).toBe(true);
  });

  it.each([
    "Tool read_mcptest_unknown not found",
    "Tool 'read_mcptest_unknown' does not exist",
    'The tool "read_mcptest_unknown" isn\'t registered',
    "read_mcptest_unknown is not a valid tool",
    "Unknown: read_mcptest_unknown",
    "unknown tool",
    "No handler registered for tool: read_mcptest_unknown",
    "Method not found",
  ])("about the name: %s", (message) => {
    expect(about("unknown_tool", message)).toBe(true);
  });

  it.each([
    "getaddrinfo ENOTFOUND api.example.com",
    "getaddrinfo EAI_AGAIN query.example.com",
    "request to https://api.example.com/tool failed, reason: connect ECONNREFUSED 127.0.0.1:443",
    "browserType.launch: Executable doesn't exist at /root/.cache/ms-playwright/chromium-1/chrome",
    "Chromium must be installed: run npx playwright install",
    "GITHUB_TOKEN environment variable is required",
    "Missing API key",
    "Invalid API key",
    "Unauthorized",
    "401: invalid token",
    "rate limit exceeded",
    "Request failed with status code 500",
    "certificate validation failed",
    'relation "notes" does not exist in schema public',
    "Error executing tool read_mcptest_unknown: fetch failed",
    "Command not found: git",
    "Internal error",
    "Cannot read properties of undefined (reading 'query')",
    "only linux is supported",
  ])("not in: %s", (message) => {
    for (const probe of ["unknown_tool", "missing_required", "oversized"] as const)
      expect(about(probe, message, -32603)).toBe(false);
  });

  it.each([
    ["`isbn`", "isbn is required", true],
    ["`page`", "page must be positive", true],
    ["`isbn`", "title is required", false],
    ["`token`", "invalid token: unauthorized", false],
  ])("of %s, by name: %s: %s", (argument, message, isAbout) => {
    expect(isAboutRequest("missing_required", {}, { channel: "tool", message, argument })).toBe(isAbout);
  });

  it("by its code, of the arguments or of the name", () => {
    expect(about("missing_required", "no", -32602)).toBe(true);
    expect(about("unknown_tool", "no", -32601)).toBe(true);
    expect(about("missing_required", "no", -32601)).toBe(false);
  });

  it("about the size of a large one alone", () => {
    expect(about("oversized", "Payload too large")).toBe(true);
    expect(about("wrong_type", "Payload too large")).toBe(false);
    expect(isAboutRequest("oversized", {}, { channel: "http", message: "HTTP 413" })).toBe(true);
  });
});

describe("a rejection says why", () => {
  it("in every text of every SDK", () => {
    const silent = said.filter(({ probe }) => probe !== "unknown_tool").filter(({ message }) => !saysWhy({ message }));
    expect(silent).toEqual([]);
  });

  it.each([
    ["`path`", "Only .drawio and .xml files are supported: 12345"],
    ["`path`", "Entity 12345 not found"],
    ["`a`", 'bad value for "a"'],
    ["`filters.0.field`", "no such field: field"],
    ["`path`", "ENOENT, when opening path"],
    ["`url`", "please provide an address"],
    ["`query`", "query cannot be empty"],
    ["`path`", "Invalid URL"],
  ])("of %s: %s", (argument, message) => {
    expect(saysWhy({ argument, message })).toBe(true);
  });

  it.each([
    "",
    "oh no",
    "something went wrong in a handler",
    "Internal error",
    "Internal server error",
    "Unexpected error",
    "An unknown error occurred",
    "Unknown internal error",
    "Invalid request",
    "Tool execution failed",
    "TypeError: fetch failed",
    "Cannot read properties of undefined (reading 'startsWith')",
    "[object Object]",
    "x.trim is not a function",
    "Request failed with status code 500",
    "getaddrinfo ENOTFOUND api.example.com",
    "The operation is not implemented for this object type",
  ])("not in: %s", (message) => {
    expect(saysWhy({ argument: "`a`", message })).toBe(false);
    expect(saysWhy({ argument: "`project`", message })).toBe(false);
  });
});
