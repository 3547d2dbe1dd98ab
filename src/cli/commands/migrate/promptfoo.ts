import { isObject } from "../../../core/json/json.js";
import { type Entry, type Migration, Notebook } from "./migration.js";
import type { SourceDocument } from "./source.js";
import { entryOf, listOf, literal, literalValue, mapTexts, pattern, stringsOf } from "./values.js";

type Path = readonly (string | number)[];

const ENV = /\{\{\s*env\.([A-Za-z_]\w*)\s*\}\}/g;

/** True for a configuration of promptfoo. */
export function isPromptfoo(root: Entry): boolean {
  return ("providers" in root || "targets" in root) && ("tests" in root || "prompts" in root);
}

/** Adds the tests of one configuration for each of its MCP providers. */
export function migratePromptfoo(document: SourceDocument, migration: Migration): void {
  migration.from("promptfoo");
  const { root } = document;
  const general = new Notebook(document);
  general.unknown([], root, ["description", "providers", "targets", "prompts", "tests", "defaultTest", "$schema"]);
  const key = "providers" in root ? "providers" : "targets";
  const providers = listOf(root[key]).flatMap((provider, index) => {
    if (isObject(provider) && provider.id === "mcp") return providerOf(provider, [key, index], general, migration);
    general.add([key, index], "only the provider `mcp` has a counterpart: left out");
    return [];
  });
  for (const note of general.notes) migration.remark(note);
  if (!Array.isArray(root.tests)) {
    const notes = new Notebook(document);
    notes.add(["tests"], "tests that are not a list (a file, a generator) have no counterpart: left out");
    migration.leaveOut("tools", notes.notes);
  }
  const defaults = entryOf(root.defaultTest);
  const prompts = stringsOf(root.prompts ?? "{{prompt}}");
  for (const provider of providers) {
    for (const [index, test] of listOf(root.tests).entries()) {
      for (const prompt of prompts) addTest(entryOf(test), index, prompt, provider, defaults, document, migration);
    }
  }
}

interface Provider {
  server: string;
  defaultArgs: Entry;
  timeout: unknown;
}

function providerOf(provider: Entry, path: Path, notes: Notebook, migration: Migration): Provider[] {
  const config = entryOf(provider.config);
  notes.unknown(path, provider, ["id", "label", "config"]);
  notes.unknown([...path, "config"], config, [
    ...["enabled", "server", "servers", "timeout", "debug", "verbose", "defaultArgs"],
  ]);
  const servers = isObject(config.server) ? [config.server] : listOf(config.servers).map(entryOf);
  if (servers.length > 1) notes.add([...path, "config", "servers"], "of several servers, tests use only the first");
  return servers.slice(0, 1).map((server) => {
    const serverPath = [...path, "config", isObject(config.server) ? "server" : "servers"];
    const wanted = typeof server.name === "string" ? server.name.replace(/[^\w-]+/g, "-") : "server";
    return {
      server: migration.addServer(serverOf(server, serverPath, notes), wanted || "server"),
      defaultArgs: entryOf(config.defaultArgs),
      timeout: config.timeout,
    };
  });
}

function serverOf(server: Entry, path: Path, notes: Notebook): Entry {
  notes.unknown(path, server, ["command", "args", "name", "url", "path", "env", "headers", "auth"]);
  if (typeof server.url === "string") {
    const auth = authOf(entryOf(server.auth), [...path, "auth"], notes);
    const headers = Object.entries(entryOf(server.headers)).filter(([name]) => {
      const isAuth = /^(proxy-)?authorization$/i.test(name);
      if (isAuth)
        notes.add([...path, "headers", name], `\`${name}\`: write \`auth\` with the variable that has the token`);
      return !isAuth;
    });
    const given =
      headers.length > 0 ? { headers: Object.fromEntries(headers.map(([name, value]) => [name, withEnv(value)])) } : {};
    return { url: withEnv(server.url), ...auth, ...given };
  }
  const env = Object.entries(entryOf(server.env)).map(([name, value]) => [name, withEnv(String(value))]);
  const script = String(server.path ?? "");
  const started = script.endsWith(".py") ? ["python3", script] : ["node", script];
  const command = "command" in server ? [server.command, ...listOf(server.args)].map(String) : started;
  return { command: command.map(withEnv), ...(env.length > 0 && { env: Object.fromEntries(env) }) };
}

function authOf({ type, token, ...rest }: Entry, path: Path, notes: Notebook): Entry {
  if (type === undefined || type === "none" || type === "") return {};
  const name = /^\{\{\s*env\.([A-Za-z_]\w*)\s*\}\}$/.exec(String(token))?.[1];
  if (type === "bearer" && name !== undefined && Object.keys(rest).length === 0)
    return { auth: { bearer_token_env: name } };
  notes.add(path, "write `auth` by hand: tokens and secrets come from environment variables");
  return {};
}

function addTest(
  test: Entry,
  index: number,
  prompt: string,
  { server, defaultArgs, timeout }: Provider,
  defaults: Entry,
  document: SourceDocument,
  migration: Migration,
): void {
  const path = ["tests", index];
  const notes = new Notebook(document);
  notes.unknown(path, test, ["description", "vars", "assert", "metadata"]);
  const vars = { ...entryOf(defaults.vars), ...entryOf(test.vars) };
  // The provider prefers the variable to the prompt.
  const text = vars.prompt === undefined ? prompt : vars.prompt;
  const call = callOf(text, vars);
  if (call === undefined) {
    notes.add(path, "its prompt is not a JSON tool call with plain variables: left out");
    migration.leaveOut("tools", notes.notes);
    return;
  }
  const expect: Entry[] = [{ target: "error", matcher: { exact: null } }];
  let latency: number | undefined;
  const asserts = [
    ...listOf(defaults.assert).map((assertion, i) => [assertion, ["defaultTest", "assert", i]] as const),
    ...listOf(test.assert).map((assertion, i) => [assertion, [...path, "assert", i]] as const),
  ];
  for (const [assertion, path] of asserts) {
    const given = entryOf(assertion);
    if (given.type === "latency" && typeof given.threshold === "number") {
      latency = Math.min(latency ?? Number.POSITIVE_INFINITY, given.threshold);
      continue;
    }
    const matcher = matcherOf(given, vars);
    if (matcher === undefined) notes.add(path, `\`${given.type}\` has no counterpart`);
    else expect.push({ target: "result.content", transform: { jq: "tojson" }, matcher });
    notes.unknown(path, given, ["type", "value", "threshold", "metric"]);
  }
  const { tool, args } = call;
  const entry = {
    name: literal(typeof test.description === "string" ? test.description : `${tool} ${index + 1}`),
    server,
    tool: literal(tool),
    args: literalValue({ ...defaultArgs, ...args }),
    ...(typeof timeout === "number" && { timeout_ms: timeout }),
    expect: latency === undefined ? expect : { assertions: expect, max_duration_ms: latency },
  };
  migration.addTest("tools", entry, notes.notes);
}

/** The tool call that a prompt is, in any of the spellings that promptfoo takes. */
function callOf(prompt: unknown, vars: Entry): { tool: string; args: Entry } | undefined {
  const text = typeof prompt === "string" ? rendered(prompt, vars) : undefined;
  if (text === undefined) return undefined;
  let call: unknown;
  try {
    call = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { tool, toolName, function: name, functionName, name: last, ...given } = entryOf(call);
  const chosen = tool || toolName || name || functionName || last;
  const args = given.args || given.arguments || given.params || given.parameters;
  return typeof chosen === "string" ? { tool: chosen, args: entryOf(args) } : undefined;
}

/** A template with its plain variables filled in; undefined if it does more. */
function rendered(template: string, vars: Entry): string | undefined {
  let isPlain = !/\{%|\{#/.test(template);
  const text = template.replace(/\{\{\s*(.*?)\s*\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
    isPlain = false;
    return "";
  });
  return isPlain ? text : undefined;
}

/** An assertion as a matcher of the answer's content, which promptfoo reads as one JSON text. */
function matcherOf({ type, value, threshold }: Entry, vars: Entry): Entry | undefined {
  const kind = String(type);
  if (kind.startsWith("not-")) {
    const inner = matcherOf({ type: kind.slice("not-".length), value, threshold }, vars);
    return inner && { not: inner };
  }
  // A file, a script, or a template that is more than its variables.
  const filled = mapTexts(value, (text) => (text.startsWith("file://") ? undefined : rendered(text, vars)));
  if (JSON.stringify(filled) !== JSON.stringify(value) && hasHole(filled, value)) return undefined;
  const texts = stringsOf(filled).map(literal);
  const [text = ""] = texts;
  switch (kind) {
    case "equals":
      return typeof filled === "string" ? { exact: literal(filled) } : undefined;
    case "contains":
    case "icontains":
    case "starts-with":
      return texts.length === 1 ? { [kind]: text } : undefined;
    case "contains-all":
    case "contains-any":
      return { [kind]: texts };
    case "icontains-all":
      return { allOf: texts.map((text) => ({ icontains: text })) };
    case "icontains-any":
      return { anyOf: texts.map((text) => ({ icontains: text })) };
    case "regex":
      return typeof filled === "string" ? { regex: pattern(filled) } : undefined;
    case "is-json":
    case "contains-json":
      // The whole text is JSON.
      return isObject(filled) ? { "is-json": { schema: filled } } : { "is-json": null };
    case "levenshtein":
      return typeof filled === "string"
        ? { levenshtein: { value: literal(filled), max: Number(threshold ?? 5) } }
        : undefined;
    default:
      return undefined;
  }
}

/** True if a text of the value could not be filled in. */
function hasHole(filled: unknown, value: unknown): boolean {
  if (Array.isArray(filled) && Array.isArray(value)) return filled.some((item, index) => hasHole(item, value[index]));
  if (isObject(filled) && isObject(value)) return Object.keys(value).some((key) => hasHole(filled[key], value[key]));
  return filled === undefined && value !== undefined;
}

/** A text in which `{{ env.NAME }}` becomes a reference. */
function withEnv(value: unknown): string {
  let filled = "";
  let end = 0;
  const text = String(value);
  for (const match of text.matchAll(ENV)) {
    filled += `${literal(text.slice(end, match.index))}\${${match[1]}:-}`;
    end = match.index + match[0].length;
  }
  return filled + literal(text.slice(end));
}
