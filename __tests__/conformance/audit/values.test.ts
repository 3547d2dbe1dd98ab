import { describe, expect, it } from "vitest";
import { pathsFor } from "../../../src/conformance/audit/paths.js";
import type { AuditTool } from "../../../src/conformance/audit/types.js";
import { callStep, ValuePool, wantedBy } from "../../../src/conformance/audit/values.js";

const PATHS = { folders: ["/w"], files: ["/w/a.txt", "/w/b.xlsx"] };
const toolOf = (name: string, isReadOnly = false) => ({ name, isReadOnly, description: "" }) as AuditTool;

describe("paths for an argument", () => {
  it.each<[tool: AuditTool, name: string, description: string, expected: string[]]>([
    [toolOf("read_file"), "path", "", ["/w/a.txt", "/w/b.xlsx", "/w"]],
    [toolOf("describe_sheets"), "filePath", "an .xlsx file", ["/w/b.xlsx", "/w/a.txt", "/w"]],
    [toolOf("write_file"), "path", "a .csv file", ["/w/mcptest.csv", "/w"]],
    [toolOf("search_and_replace"), "file", "", ["/w/mcptest.txt"]],
    [toolOf("git_add"), "repo_path", "the repository", ["/w"]],
    [toolOf("delete_folder"), "folder", "", []],
    [toolOf("open", true), "profile", "", []],
  ])("%o.%s", (tool, name, description, expected) => {
    expect(pathsFor(tool, name, description, PATHS)).toEqual(expected);
  });
});

it("takes what one tool accepted for arguments of others", () => {
  const pool = new ValuePool();
  pool.collectArguments(callStep("time_in", {}), { timezone: "UTC", entities: [{ name: "ada" }] });
  expect(pool.find("convert", "source_timezone").map(({ value }) => value)).toEqual(["UTC"]);
  expect(pool.find("delete_entity", "name").map(({ value }) => value)).toEqual(["ada"]);
});

it.each<[text: string, expected: unknown[]]>([
  ["Invalid time. Expected HH:MM", ["12:00"]],
  ["force must be set to true", [true]],
  ["Unknown unit: x. Supported units: m, km", ["m", "km"]],
])("reads what %j wants", (text, expected) => {
  expect(wantedBy(text)).toEqual(expect.arrayContaining(expected));
});
