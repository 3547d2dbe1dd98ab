import { expect, it } from "vitest";
import { fixForSdk } from "../../src/conformance/claims/sdk-faults.js";
import { isRuleId } from "../../src/rules/registry.js";
import { SDK_FIXES } from "../../src/rules/sdk-fixes.js";
import { folderWith, mcptestHere, root } from "../support/harness.js";

const SDKS = [
  "@modelcontextprotocol/sdk",
  "@modelcontextprotocol/server",
  "fastmcp",
  "go-sdk",
  "mcp",
  "mcp-go",
  "rmcp",
];

it.each(Object.entries(SDK_FIXES))("the fixes of %s are about a rule and SDKs, in a line each", (id, fixes) => {
  expect(isRuleId(id)).toBe(true);
  expect(Object.keys(fixes).filter((sdk) => !SDKS.includes(sdk))).toEqual([]);
  for (const fix of Object.values(fixes)) expect(fix).toMatch(/^[A-Z].{0,158}\.$/);
});

it.each([
  ["mcp 1", /Annotated/],
  ["fastmcp 3", /strict_input_validation/],
  ["fastmcp", /strict_input_validation/],
  ["rmcp", undefined],
])("%s has a fix of its own for arguments that are not validated", (sdk, fix) => {
  expect(fixForSdk(sdk, "AUDIT-LOOSER")).toEqual(fix ? expect.stringMatching(fix) : undefined);
});

it("an SDK that is built on another has its fixes", () => {
  expect(fixForSdk("fastmcp 3", "DESC-ARGUMENT-MISSING")).toBe(fixForSdk("mcp 1", "DESC-ARGUMENT-MISSING"));
});

it("a server that is made with an SDK gets the fix for it", async () => {
  const server = `"${process.execPath}" "${root}__tests__/audit/servers/tickets.mjs"`;
  const flags = ["--rules", "DESC-ARGUMENT-MISSING", "--server-command", server];
  const { stdout } = await mcptestHere(["compliance", "run", ...flags], { cwd: folderWith({}) });
  expect(stdout).toContain("fix: Add `.describe(…)` to its Zod type");
});
