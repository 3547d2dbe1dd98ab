import { isObject, parseJson } from "../../../core/json/json.js";
import type { WrittenTest } from "../../suite-text.js";
import { literal, literalSchema, mapTexts } from "../../texts.js";
import {
  type Entry,
  entryOf,
  listOf,
  type Migration,
  NO_ERROR,
  pattern,
  type SourceDocument,
  serverOf,
  stringsOf,
} from "./source.js";

/** Assertions as matchers of the answer's content, which promptfoo reads as one JSON text. */
const MATCHERS: Readonly<Record<string, (value: unknown) => Entry>> = {
  equals: (value) => ({ exact: literal(String(value)) }),
  contains: (value) => ({ contains: literal(String(value)) }),
  icontains: (value) => ({ icontains: literal(String(value)) }),
  "starts-with": (value) => ({ "starts-with": literal(String(value)) }),
  "contains-all": (value) => ({ "contains-all": literal(stringsOf(value)) }),
  "contains-any": (value) => ({ "contains-any": literal(stringsOf(value)) }),
  regex: (value) => ({ regex: pattern(String(value)) }),
  "is-json": (value) => ({ "is-json": isObject(value) ? { schema: literalSchema(value) } : null }),
};
const OF_LISTS = ["contains-all", "contains-any"];

/** True for a configuration of promptfoo. */
export function isPromptfoo(root: Entry): boolean {
  return "providers" in root && ("tests" in root || "prompts" in root);
}

/** Adds the tests of one configuration for each of its MCP providers. */
export function migratePromptfoo(document: SourceDocument, migration: Migration): void {
  const { root } = document;
  document.noteOthers([], root, ["description", "providers", "prompts", "tests", "defaultTest"]);
  if (!Array.isArray(root.tests)) document.note(["tests"], "only a list of tests is converted: left out");
  for (const [index, provider] of listOf(root.providers).entries()) {
    const { id, config } = entryOf(provider);
    const { server, defaultArgs, timeout } = entryOf(config);
    const path = ["providers", index];
    if (id !== "mcp" || !isObject(server)) {
      document.note(path, "only the provider `mcp` with one `server` has a counterpart: left out");
      continue;
    }
    document.noteOthers([...path, "config"], entryOf(config), ["enabled", "server", "defaultArgs", "timeout"]);
    document.noteOthers([...path, "config", "server"], server, ["name", "command", "args", "env", "url"]);
    const name = String(server.name ?? "server").replace(/[^\w-]+/g, "-");
    const common = { server: migration.addServer(serverOf(server, withEnv), name), timeout_ms: timeout };
    for (const at of listOf(root.tests).keys()) {
      migration.tests.push(...testsOf(document, at, common, entryOf(defaultArgs)));
    }
  }
}

/** A test for each prompt of one of promptfoo's. */
function testsOf(document: SourceDocument, index: number, common: Entry, defaultArgs: Entry): WrittenTest[] {
  const { defaultTest, prompts = "{{prompt}}", tests } = document.root;
  const test = entryOf(listOf(tests)[index]);
  const { vars: defaultVars, assert: defaultAsserts } = entryOf(defaultTest);
  const vars = { ...entryOf(defaultVars), ...entryOf(test.vars) };
  const path = ["tests", index];
  document.noteOthers(path, test, ["description", "vars", "assert"]);
  const assertions = [...listOf(defaultAsserts), ...listOf(test.assert)].map(entryOf).flatMap((assertion) => {
    document.noteOthers(path, assertion, ["type", "value", "metric"]);
    const matcher = matcherOf(assertion, vars);
    if (!matcher) document.note(path, `\`${assertion.type}\` has no counterpart`);
    return matcher ? [{ target: "result.content", transform: { jq: "tojson" }, matcher }] : [];
  });
  // The provider prefers the variable to the prompt.
  const all = "prompt" in vars ? [vars.prompt] : stringsOf(prompts);
  return all.flatMap((prompt): WrittenTest[] => {
    const call = entryOf(parseJson(rendered(String(prompt), vars) ?? ""));
    const tool = call.tool || call.toolName || call.function || call.functionName || call.name;
    if (typeof tool !== "string") {
      document.note(path, "its prompt is not a JSON tool call with plain variables: left out");
      return [];
    }
    const given = entryOf(call.args || call.arguments || call.params || call.parameters);
    const name = literal(String(test.description ?? `${tool} ${index + 1}`));
    const args = literal({ ...defaultArgs, ...given });
    const called = { tool: literal(tool), args, expect: [NO_ERROR, ...assertions] };
    return [{ block: "tools", test: { name, ...common, ...called } }];
  });
}

/** The matcher of an assertion; undefined for none, and for a value that is a file, a script, or logic. */
function matcherOf({ type, value }: Entry, vars: Entry): Entry | undefined {
  const kind = String(type).replace(/^not-/, "");
  let isPlain = Object.hasOwn(MATCHERS, kind) && (!Array.isArray(value) || OF_LISTS.includes(kind));
  const filled = mapTexts(value, (text) => {
    const plain = text.startsWith("file://") ? undefined : rendered(text, vars);
    isPlain &&= plain !== undefined;
    return plain;
  });
  const matcher = isPlain ? MATCHERS[kind]?.(filled) : undefined;
  return matcher && kind !== type ? { not: matcher } : matcher;
}

/** A template with its plain variables filled in; undefined if it does more. */
function rendered(template: string, vars: Entry): string | undefined {
  let isPlain = !/\{[%#]/.test(template);
  const text = template.replace(/\{\{\s*(.*?)\s*\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
    isPlain &&= ["string", "number", "boolean"].includes(typeof value);
    return String(value);
  });
  return isPlain ? text : undefined;
}

/** A text in which `{{ env.NAME }}` becomes a reference. */
function withEnv(text: string): string {
  return literal(text).replace(/\{\{\s*env\.([A-Za-z_]\w*)\s*\}\}/g, `\${$1:-}`);
}
