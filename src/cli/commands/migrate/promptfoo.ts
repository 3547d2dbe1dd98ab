import { asList, asObject, isObject, parseJson } from "../../../core/json/json.js";
import type { WrittenTest } from "../../suite-text.js";
import { literal, literalSchema, mapTexts } from "../../texts.js";
import { type Entry, type Migration, NO_ERROR, pattern, type SourceFile } from "./source.js";

/** The keys of a provider's `config` that are converted, or that change no verdict. */
const KNOWN_CONFIG = ["enabled", "server", "servers", "timeout", "transformResponse", "verbose", "debug"];
const MAX_NOTE = 300;

/** True for a configuration of promptfoo. */
export function isPromptfoo(root: Entry): boolean {
  return "providers" in root && ("tests" in root || "prompts" in root);
}

/** Adds the tests of one configuration for each of its MCP providers. */
export function migratePromptfoo(source: SourceFile, migration: Migration): void {
  const { root } = source;
  source.noteOthers([], root, ["description", "providers", "prompts", "tests", "defaultTest"]);
  if (!Array.isArray(root.tests)) source.note(["tests"], "only a list of tests is converted: left out");
  for (const [index, provider] of asList(root.providers).entries()) {
    const { id, config } = asObject(provider);
    const { servers, timeout, transformResponse } = asObject(config);
    const [server, ...others] = [asObject(config).server ?? servers].flat();
    const path = ["providers", index];
    if (id !== "mcp" || !isObject(server) || others.length > 0) {
      source.note(path, "only the provider `mcp` with one server has a counterpart: left out");
      continue;
    }
    source.noteOthers([...path, "config"], asObject(config), KNOWN_CONFIG);
    source.noteOthers([...path, "config", "server"], server, ["name", "path", "command", "args", "env", "url"]);
    const common = { server: migration.addServer(startedByPath(server), withEnv), timeout_ms: timeout };
    const tests = asList(root.tests).flatMap((_, at) => testsOf(source, at, common));
    if (transformResponse !== undefined) {
      // What it gives is what promptfoo's assertions judge.
      const open = `Open: write \`target\` and \`transform\` for what promptfoo judges here, its transformResponse: ${transformResponse}`;
      source.note([...path, "config", "transformResponse"], open);
      for (const test of tests) test.note = open.replace(/\s+/g, " ").slice(0, MAX_NOTE);
    }
    migration.tests.push(...tests);
  }
}

/** A server may be named by its script instead of a command. */
function startedByPath(server: Entry): Entry {
  if (typeof server.path !== "string" || server.command !== undefined) return server;
  return { ...server, command: server.path.endsWith(".py") ? "python3" : "node", args: [server.path] };
}

/** A test for each prompt of one of promptfoo's. */
function testsOf(source: SourceFile, index: number, common: Entry): WrittenTest[] {
  const { defaultTest, prompts = "{{prompt}}", tests } = source.root;
  const test = asObject(asList(tests)[index]);
  const { vars: defaultVars, assert: defaultAsserts } = asObject(defaultTest);
  const vars = { ...asObject(defaultVars), ...asObject(test.vars) };
  const path = ["tests", index];
  source.noteOthers(path, test, ["description", "vars", "assert"]);
  const assertions = [...asList(defaultAsserts), ...asList(test.assert)].map(asObject).flatMap((assertion) => {
    source.noteOthers(path, assertion, ["type", "value", "metric"]);
    const matcher = matcherOf(assertion, vars);
    if (!matcher) source.note(path, `\`${assertion.type}\` has no counterpart`);
    return matcher ? [{ target: "result.content", transform: { jq: "tojson" }, matcher }] : [];
  });
  // The provider prefers the variable to the prompt.
  const all = "prompt" in vars ? [vars.prompt] : [prompts].flat();
  return all.flatMap((prompt): WrittenTest[] => {
    const call = asObject(parseJson(String(renderVariables(prompt, vars))));
    const tool = call.tool || call.toolName || call.function || call.functionName || call.name;
    if (typeof tool !== "string") {
      source.note(path, "its prompt is not a JSON tool call with plain variables: left out");
      return [];
    }
    const args = asObject(call.args || call.arguments || call.params || call.parameters);
    const name = literal(String(test.description ?? `${tool} ${index + 1}`));
    const callEntry = { tool: literal(tool), args: literal(args), expect: [NO_ERROR, ...assertions] };
    return [{ block: "tools", test: { name, ...common, ...callEntry } }];
  });
}

/** What an assertion asks of the answer's content, which promptfoo reads as one JSON text; undefined if it cannot be. */
function matcherOf({ type, value }: Entry, vars: Entry): Entry | undefined {
  const filledValue = renderVariables(value, vars);
  if ((filledValue === undefined && value !== undefined) || String(value).startsWith("file:")) return undefined;
  const kind = String(type).replace(/^not-/, "");
  const matcher = plainMatcher(kind, filledValue);
  return matcher && kind !== type ? { not: matcher } : matcher;
}

function plainMatcher(kind: string, value: unknown): Entry | undefined {
  if (kind === "is-json") return { [kind]: isObject(value) ? { schema: literalSchema(value) } : null };
  if (kind === "contains-all" || kind === "contains-any") return { [kind]: literal([value].flat().map(String)) };
  if (Array.isArray(value)) return undefined;
  if (kind === "regex") return { regex: pattern(String(value)) };
  if (kind === "equals") return { exact: literal(String(value)) };
  return ["contains", "icontains", "starts-with"].includes(kind) ? { [kind]: literal(String(value)) } : undefined;
}

/** A value with its plain variables filled in; undefined if it needs more than that. */
function renderVariables(value: unknown, vars: Entry): unknown {
  const filled = mapTexts(value, (text) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (reference, name: string) =>
      Object.hasOwn(vars, name) && typeof vars[name] !== "object" ? String(vars[name]) : reference,
    ),
  );
  return /\{[{%#]/.test(JSON.stringify(filled)) ? undefined : filled;
}

/** A text in which `{{ env.NAME }}` becomes a reference. */
function withEnv(text: string): string {
  return literal(text).replace(/\{\{\s*env\.([A-Za-z_]\w*)\s*\}\}/g, `\${$1:-}`);
}
