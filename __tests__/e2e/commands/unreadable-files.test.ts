import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, mcptestHere } from "../../support/harness.js";

const SUITE = JSON.stringify({ servers: { s: { command: ["node"] } }, tools: [{ name: "t", tool: "x" }] });
const cwd = folderWith({
  "broken.json": '{"a":',
  "other.json": '{"b": 1}',
  "broken.yaml": "a: [",
  "other.yaml": "b: 1",
  "a.mcptest.yaml": SUITE,
});
mkdirSync(join(cwd, "folder"));

/** The commands that read a file, as they are given its name. */
const COMMANDS: Record<string, (file: string) => string[]> = {
  report: (file) => ["report", file],
  replay: (file) => ["replay", file, "id"],
  mock: (file) => ["mock", file],
  diff: (file) => ["diff", file, file],
  migrate: (file) => ["migrate", file],
  validate: (file) => ["validate", file],
  "--config": (file) => ["run", "--config", file],
  "--server-config": (file) => ["run", "a.mcptest.yaml", "--server-config", file],
  "--baseline": (file) => ["run", "a.mcptest.yaml", "--baseline", file],
  "--capture": (file) => ["compliance", "invariants", "--capture", file],
  "report --fleet": (file) => ["report", "--fleet", file],
};

describe.each(Object.entries(COMMANDS))("%s", (_, argsFor) => {
  const files = ["none.json", "none.yaml", "folder", "broken.json", "broken.yaml", "other.json"];
  it.each(files)("says of %s where it is, what is wrong and what to do, in its own words", async (file) => {
    const { code, stdout, stderr } = await mcptestHere(argsFor(file), { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    const problem = stderr.split(/^(?=error: )/m).find((text) => text.includes(file)) ?? stderr;
    expect(problem).toMatch(/^error: .+\n[\s\S]*^ {2}= .+\n[\s\S]*^ {2}= fix: ./m);
    expect(problem).toContain(file);
    expect(stderr).not.toMatch(/\bE[A-Z]{4,}\b|illegal operation/);
  });
});
