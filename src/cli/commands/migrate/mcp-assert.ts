import { parseDuration } from "../../../core/clock.js";
import { asList, asObject } from "../../../core/json/json.js";
import { literal, mapTexts } from "../../texts.js";
import { type Entry, type Migration, NO_ERROR, pattern, type SourceFile, TEXT_OF_CONTENT } from "./source.js";

/** The first JSON in that text: all of it, or one of its lines. */
const FIRST_JSON = `[., split("\\n")[]] | map(fromjson?) | .[0]`;

/** True for a file of mcp-assert: a server, and one assertion about it. */
export function isMcpAssert(root: Entry): boolean {
  return "server" in root && Object.keys(root).some((key) => /^(assert|trajectory$|trace$|audit_log$)/.test(key));
}

/** Adds the test of one file. */
export function migrateMcpAssert(source: SourceFile, migration: Migration): void {
  const { root } = source;
  const { settings } = migration;
  const server = asObject(root.server);
  const assert = asObject(root.assert);
  const timeoutMs = parseDuration(String(root.timeout));
  const knownKeys = ["name", "server", "setup", "assert", "skip", ...(timeoutMs === undefined ? [] : ["timeout"])];
  source.noteOthers([], root, knownKeys);
  source.noteOthers(["server"], server, ["command", "args", "env", "url", "transport"]);
  source.noteOthers(["assert"], assert, ["tool", "args", "capture_progress", "expect"]);
  if (assert.tool === undefined || "docker" in server) {
    source.note([], "the assertion is left out");
    return;
  }
  const setup = asList(root.setup).map(asObject);
  for (const [index, step] of setup.entries()) source.noteOthers(["setup", index], step, ["tool", "args"]);
  if (JSON.stringify(root).includes("{{fixture}}") && settings.variables === undefined) {
    settings.variables = { fixture: { value: `\${config_dir}/fixtures` } };
    source.note([], "all tests share the folder in the variable `fixture`, of which mcp-assert makes copies");
  }
  // mcp-assert starts a server for each assertion.
  settings.run_options = { restart_policy: "per_test" };
  // In mcp-assert, a variable that is not set is empty.
  const writeVariable = (text: string) => literal(text).replace(/\$\$\{?([A-Za-z_]\w*)\}?/g, `\${$1:-}`);
  const call = { ...callOf(assert), expect: expectOf(source, asObject(assert.expect)) };
  const test = {
    name: literal(String(root.name ?? source.name)),
    server: migration.addServer(server, fixtureText, writeVariable),
    timeout_ms: timeoutMs,
    skip: root.skip === true ? true : undefined,
    ...(setup.length > 0 ? { steps: [...setup.map(callOf), call] } : call),
  };
  migration.tests.push({ block: "tools", test });
}

function callOf({ tool, args }: Entry): Entry {
  return asObject(mapTexts({ tool, args }, fixtureText));
}

function expectOf(source: SourceFile, expect: Entry): Entry[] {
  // In mcp-assert, `false` switches an assertion off.
  const wanted = Object.entries(expect).filter(([, value]) => value !== false);
  return [
    NO_ERROR,
    ...wanted.flatMap(([key, value]) => {
      const assertions = assertionsOf(key, value);
      if (!assertions) source.note(["assert", "expect", key], `\`${key}\` has no counterpart`);
      return assertions ?? [];
    }),
  ];
}

/** What a key of `expect` asserts; undefined if it has no counterpart. */
function assertionsOf(key: string, value: unknown): Entry[] | undefined {
  const textAssertion = (matcher: Entry, ...jq: string[]) => {
    return { target: "result.content", transform: { jq: [TEXT_OF_CONTENT, ...jq].join(" | ") }, matcher };
  };
  const texts = [value].flat().map(String);
  if (key === "not_error") return [{ target: "result.isError", matcher: { exact: false } }];
  if (key === "is_error") return [{ target: "result.isError", matcher: { exact: true } }];
  if (key === "not_empty") return [textAssertion({ not: { regex: "^\\s*(null|\\[\\]|\\{\\})?\\s*$" } })];
  if (key === "equals") return [textAssertion({ exact: literal(String(value).trim()) }, "trim")];
  if (key === "contains") return [textAssertion({ "contains-all": literal(texts) })];
  if (key === "contains_any") return [textAssertion({ "contains-any": literal(texts) })];
  if (key === "not_contains") return [textAssertion({ not: { "contains-any": literal(texts) } })];
  if (key === "matches_regex") return texts.map((text) => textAssertion({ regex: pattern(text) }));
  if (key !== "json_path") return undefined;
  return Object.entries(asObject(value)).map(([path, wanted]) =>
    textAssertion({ exact: literal(wanted) }, FIRST_JSON, jqPath(path)),
  );
}

function fixtureText(text: string): string {
  return literal(text).replaceAll("{{fixture}}", `\${fixture}`);
}

/** `$.a.b[0]` in jq. */
function jqPath(path: string): string {
  const keys = [...path.replace(/^\$\.?/, "").matchAll(/\[(\d+)\]|([^.[\]]+)/g)];
  return `.${keys.map(([, index, key]) => `[${index ?? JSON.stringify(key)}]`).join("")}`;
}
