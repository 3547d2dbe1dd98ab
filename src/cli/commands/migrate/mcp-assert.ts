import { parseDuration } from "../../../core/clock.js";
import { literal, mapTexts } from "../../texts.js";
import { entryOf, envOf, listOf, type Migration, pattern, stringsOf } from "./migration.js";
import type { Entry, SourceDocument } from "./source.js";

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
const SERVER_KEYS = ["command", "args", "env", "url", "transport"];
const BLOCK_KEYS = ["tool", "args", "capture_progress", "read", "get", "expect"];

/** What a key of `expect` asserts of the text: a matcher, and jq that comes before it. */
const CHECKS: Readonly<Record<string, (value: unknown) => readonly { jq?: string; matcher: Entry }[]>> = {
  not_empty: () => [{ matcher: { not: { regex: "^\\s*(null|\\[\\]|\\{\\})?\\s*$" } } }],
  equals: (value) => [{ jq: "trim", matcher: { exact: literal(String(value).trim()) } }],
  contains: (value) => [{ matcher: { "contains-all": literal(stringsOf(value)) } }],
  contains_any: (value) => [{ matcher: { "contains-any": literal(stringsOf(value)) } }],
  not_contains: (value) => [{ matcher: { not: { "contains-any": literal(stringsOf(value)) } } }],
  matches_regex: (value) => stringsOf(value).map((text) => ({ matcher: { regex: pattern(text) } })),
  in_order: (value) => [{ matcher: { regex: pattern(`(?s)${stringsOf(value).map(quoted).join(".*")}`) } }],
  json_path: (value) =>
    Object.entries(entryOf(value)).map(([path, wanted]) => {
      // It compares what both print, so `"3"` is 3 there.
      const isPrinted = typeof wanted === "string" && /^(-?\d+(\.\d+)?|true|false)$/.test(wanted);
      const jq = `${FIRST_JSON} | ${jqPath(path)}${isPrinted ? " | tostring" : ""}`;
      return { jq, matcher: { exact: literal(wanted) } };
    }),
};

/** True for a file of mcp-assert: a server, and one assertion about it. */
export function isMcpAssert(root: Entry): boolean {
  return "server" in root && Object.keys(root).some((key) => /^(assert|trajectory$|trace$|audit_log$)/.test(key));
}

/**
 * Adds the test of one file.
 *
 * @param fixture what `{{fixture}}` stands for, as the suite writes it
 */
export function migrateMcpAssert(document: SourceDocument, migration: Migration, fixture: string | undefined): void {
  const { root } = document;
  const name = (Object.keys(BLOCKS) as (keyof typeof BLOCKS)[]).find((key) => key in root);
  const body = entryOf(name && root[name]);
  const server = entryOf(root.server);
  document.noteOthers([], root, ["name", "server", "setup", "timeout", "skip", name ?? ""]);
  document.noteOthers(["server"], server, SERVER_KEYS);
  document.noteOthers([name ?? ""], body, BLOCK_KEYS);
  if (name === undefined || "list" in body || "docker" in server) {
    document.note([], "the assertion is left out");
    return;
  }
  const setup = listOf(root.setup).map(entryOf);
  for (const [index, step] of setup.entries()) document.noteOthers(["setup", index], step, ["tool", "args"]);
  const { settings } = migration;
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
  const common = {
    name: literal(String(root.name ?? document.file)),
    server: migration.addServer(serverOf(server)),
    timeout_ms: timeoutMs,
    skip: root.skip === true ? true : undefined,
  };
  const { block, target, text } = BLOCKS[name];
  const expect: Entry[] = [{ target: "error", matcher: { exact: null } }];
  // What is false is not asserted.
  for (const [key, value] of Object.entries(entryOf(body.expect)).filter(([, wanted]) => wanted !== false)) {
    if (block === "tools" && (key === "not_error" || key === "is_error")) {
      expect.push({ target: "result.isError", matcher: { exact: key === "is_error" } });
    } else if (Object.hasOwn(CHECKS, key)) {
      for (const { jq, matcher } of CHECKS[key]?.(value) ?? []) {
        expect.push({ target, transform: { jq: jq ? `${text} | ${jq}` : text }, matcher });
      }
    } else if (key !== "not_error") document.note([name, "expect", key], `\`${key}\` has no counterpart`);
  }
  const { uri, ...last }: Entry = { ...requestOf(body), expect };
  if (setup.length === 0) migration.tests.push({ block, test: { ...common, uri, ...last } });
  else {
    const steps = [...setup.map(requestOf), { resource: uri, ...last }];
    migration.tests.push({ block: "tools", test: { ...common, steps } });
  }
}

function requestOf({ tool, args, read, get }: Entry): Entry {
  const { name: prompt, arguments: promptArgs } = entryOf(get);
  return entryOf(filled({ tool, uri: read, prompt, args: args ?? promptArgs }));
}

function serverOf({ command, args, env, url, transport }: Entry): Entry {
  if (url !== undefined) return { url: filled(url), transport: transport === "sse" ? "sse" : undefined };
  // A variable that is not set is empty there.
  const shellText = (text: string) => literal(text).replace(/\$\$\{?([A-Za-z_]\w*)\}?/g, `\${$1:-}`);
  return { command: [command, ...listOf(args)].map((word) => filled(String(word))), env: envOf(env, shellText) };
}

function filled(value: unknown): unknown {
  return mapTexts(value, (text) => literal(text).replaceAll("{{fixture}}", `\${fixture}`));
}

/** `$.a.b[0]` in jq. */
function jqPath(path: string): string {
  const keys = [...path.replace(/^\$\.?/, "").matchAll(/\[(\d+)\]|([^.[\]]+)/g)];
  return `.${keys.map(([, index, key]) => `[${index ?? JSON.stringify(key)}]`).join("")}`;
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|#&~-]/g, "\\$&");
}
