import { parseDuration } from "../../../core/clock.js";
import { literal, mapTexts } from "../../texts.js";
import type { Entry, Migration, SourceDocument } from "./source.js";
import { entryOf, listOf, NO_ERROR, pattern, serverOf, stringsOf } from "./source.js";

// The text that mcp-assert judges: that of all content blocks, on lines of their own.
const CONTENT_TEXT = `map(.text // empty) | join("\\n")`;
const PROMPT_TEXT = `[.description // empty, (.messages[].content | .text // tojson)] | join("\\n")`;
/** The first JSON in that text: all of it, or one of its lines. */
const FIRST_JSON = `[., split("\\n")[]] | map(fromjson?) | .[0]`;

/** The blocks that are converted: the test, and what of the answer `expect` is about, with jq that gives its text. */
const BLOCKS = {
  assert: { block: "tools", target: "result.content", text: CONTENT_TEXT },
  assert_resources: { block: "resources", target: "result.contents", text: CONTENT_TEXT },
  assert_prompts: { block: "prompts", target: "result", text: PROMPT_TEXT },
} as const;

/** What a key of `expect` asserts of the text: matchers, each with jq that comes before it. */
const CHECKS: Readonly<Record<string, (value: unknown) => readonly [matcher: Entry, jq?: string][]>> = {
  not_empty: () => [[{ not: { regex: "^\\s*(null|\\[\\]|\\{\\})?\\s*$" } }]],
  equals: (value) => [[{ exact: literal(String(value).trim()) }, "trim"]],
  contains: (value) => [[{ "contains-all": literal(stringsOf(value)) }]],
  contains_any: (value) => [[{ "contains-any": literal(stringsOf(value)) }]],
  not_contains: (value) => [[{ not: { "contains-any": literal(stringsOf(value)) } }]],
  matches_regex: (value) => stringsOf(value).map((text) => [{ regex: pattern(text) }]),
  in_order: (value) => [[{ regex: pattern(`(?s)${stringsOf(value).map(quoted).join(".*")}`) }]],
  json_path: (value) =>
    Object.entries(entryOf(value)).map(([path, wanted]) => {
      // It compares what both print, so `"3"` is 3 there.
      const isPrinted = typeof wanted === "string" && /^(-?\d+(\.\d+)?|true|false)$/.test(wanted);
      return [{ exact: literal(wanted) }, `${FIRST_JSON} | ${jqPath(path)}${isPrinted ? " | tostring" : ""}`];
    }),
};

/** True for a file of mcp-assert: a server, and one assertion about it. */
export function isMcpAssert(root: Entry): boolean {
  return "server" in root && Object.keys(root).some((key) => /^(assert|trajectory$|trace$|audit_log$)/.test(key));
}

/** Adds the test of one file. `fixture` is what `{{fixture}}` stands for, as the suite writes it. */
export function migrateMcpAssert(document: SourceDocument, migration: Migration, fixture: string | undefined): void {
  const { root } = document;
  const name = (Object.keys(BLOCKS) as (keyof typeof BLOCKS)[]).find((key) => key in root);
  const body = entryOf(name && root[name]);
  const server = entryOf(root.server);
  document.noteOthers([], root, ["name", "server", "setup", "timeout", "skip", name ?? ""]);
  document.noteOthers(["server"], server, ["command", "args", "env", "url", "transport"]);
  document.noteOthers([name ?? ""], body, ["tool", "args", "capture_progress", "read", "get", "expect"]);
  if (name === undefined || "list" in body || "docker" in server) {
    document.note([], "the assertion is left out");
    return;
  }
  const setup = listOf(root.setup).map(entryOf);
  for (const [index, step] of setup.entries()) document.noteOthers(["setup", index], step, ["tool", "args"]);
  const { settings, tests } = migration;
  if (JSON.stringify(root).includes("{{fixture}}") && settings.variables === undefined) {
    settings.variables = { fixture: { value: fixture ?? "fixtures" } };
    const missing = fixture === undefined ? "; --fixture names its folder" : "";
    document.note([], `all tests share {{fixture}}, of which mcp-assert makes copies${missing}`);
  }
  // A server for each assertion, as there.
  settings.run_options = { restart_policy: "per_test" };
  const timeoutMs = parseDuration(String(root.timeout));
  if (root.timeout !== undefined && timeoutMs === undefined) {
    document.note(["timeout"], "`timeout` is not one number with a unit: left out");
  }
  // A variable that is not set is empty there.
  const ofEnv = (text: string) => literal(text).replace(/\$\$\{?([A-Za-z_]\w*)\}?/g, `\${$1:-}`);
  const isSse = server.url !== undefined && server.transport === "sse";
  const common = {
    name: literal(String(root.name ?? document.file)),
    server: migration.addServer({ ...serverOf(server, filled, ofEnv), ...(isSse && { transport: "sse" }) }),
    timeout_ms: timeoutMs,
    skip: root.skip === true ? true : undefined,
  };
  const { uri, ...request } = requestOf(body);
  const expect = expectOf(document, name);
  const [block, test] =
    setup.length === 0
      ? [BLOCKS[name].block, { uri, ...request, expect }]
      : (["tools", { steps: [...setup.map(requestOf), { resource: uri, ...request, expect }] }] as const);
  tests.push({ block, test: { ...common, ...test } });
}

function expectOf(document: SourceDocument, name: keyof typeof BLOCKS): Entry[] {
  const { block, target, text } = BLOCKS[name];
  // What is false is not asserted.
  const wanted = Object.entries(entryOf(entryOf(document.root[name]).expect)).filter(([, value]) => value !== false);
  const assertions = wanted.flatMap(([key, value]): Entry[] => {
    if (block === "tools" && (key === "not_error" || key === "is_error")) {
      return [{ target: "result.isError", matcher: { exact: key === "is_error" } }];
    }
    const checks = Object.hasOwn(CHECKS, key) ? CHECKS[key]?.(value) : undefined;
    if (checks === undefined && key !== "not_error")
      document.note([name, "expect", key], `\`${key}\` has no counterpart`);
    const textBy = (jq: string | undefined) => ({ jq: jq ? `${text} | ${jq}` : text });
    return (checks ?? []).map(([matcher, jq]) => ({ target, transform: textBy(jq), matcher }));
  });
  return [NO_ERROR, ...assertions];
}

function requestOf({ tool, args, read, get }: Entry): Entry {
  const { name: prompt, arguments: promptArgs } = entryOf(get);
  return entryOf(mapTexts({ tool, uri: read, prompt, args: args ?? promptArgs }, filled));
}

function filled(text: string): string {
  return literal(text).replaceAll("{{fixture}}", `\${fixture}`);
}

/** `$.a.b[0]` in jq. */
function jqPath(path: string): string {
  const keys = [...path.replace(/^\$\.?/, "").matchAll(/\[(\d+)\]|([^.[\]]+)/g)];
  return `.${keys.map(([, index, key]) => `[${index ?? JSON.stringify(key)}]`).join("")}`;
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|#&~-]/g, "\\$&");
}
