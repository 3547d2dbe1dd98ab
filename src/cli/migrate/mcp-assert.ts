import { isObject } from "../../core/json.js";
import { type Block, type Entry, type Migration, Notebook, noteAt } from "./migration.js";
import type { SourceDocument } from "./source.js";
import { entryOf, listOf, literal, literalValue, mapTexts, pattern, shellText, step, stringsOf } from "./values.js";

/** The blocks that say what an assertion asks of the server. */
const BLOCKS = [
  "assert",
  "assert_resources",
  "assert_prompts",
  "assert_completion",
  "assert_sampling",
  "assert_logging",
  "assert_notifications",
  "trajectory",
];
const COMMON = ["name", "server", "setup", "timeout", "skip", "skip_unless_env"];

// The text that mcp-assert judges: that of all content blocks, on lines of their own.
const CONTENT_TEXT = `map(.text // empty) | join("\\n")`;
const PROMPT_TEXT = `[.description // empty, (.messages[].content | .text // tojson)] | join("\\n")`;
/** The first JSON in that text: all of it, or one of its lines. */
const FIRST_JSON = `[., split("\\n")[]] | map(fromjson?) | .[0]`;
const LIST = `if type == "object" then (.locations // .items // .results // .references // .symbols) else . end`;

/** True for a file of mcp-assert: a server, and one assertion about it. */
export function isMcpAssert(root: Entry): boolean {
  return "server" in root && [...BLOCKS, "trace", "audit_log"].some((block) => block in root);
}

/** Adds the test of one file. */
export function migrateMcpAssert(document: SourceDocument, migration: Migration): void {
  migration.from("mcp-assert");
  const { root } = document;
  const notes = new Notebook(document);
  const block = BLOCKS.find((name) => name in root);
  const own = block === "trajectory" ? [block, "trace", "audit_log"] : [block ?? ""];
  notes.unknown([], root, [...COMMON, ...own]);
  const context = { document, migration, notes, saved: new Map<string, string>() };
  const request = block === undefined ? undefined : requestOf(block, entryOf(root[block]), context);
  if (request === undefined) {
    if (block !== undefined) notes.add([block], `\`${block}\` has no counterpart: left out`);
    migration.leaveOut("tools", notes.notes);
    return;
  }
  // A fresh server for each assertion, as there; a text of the suite, so it is only said once.
  migration.runOptions["restart_policy"] = "per_test";
  const { kind, entry, client } = request;
  const common = {
    name: literal(typeof root["name"] === "string" ? root["name"] : document.file),
    server: migration.addServer(serverOf(entryOf(root["server"]), client, context)),
    ...commonOf(context),
  };
  const setup = listOf(root["setup"]);
  if (setup.length === 0) migration.addTest(kind, { ...common, ...entry }, notes.notes);
  else if (kind === "compliance") {
    notes.add(["setup"], "a test of the protocol has no steps before it: left out");
    migration.addTest(kind, { ...common, ...entry }, notes.notes);
  } else {
    const { uri, ...call } = entry;
    const last = uri === undefined ? call : { resource: uri, ...call };
    migration.addTest(
      "tools",
      { ...common, steps: [...setup.map((one, i) => setupStep(one, i, context)), last] },
      notes.notes,
    );
  }
}

interface Context {
  document: SourceDocument;
  migration: Migration;
  notes: Notebook;
  /** Names that setup steps capture, with the references to them. */
  saved: Map<string, string>;
}

interface Request {
  kind: Block;
  entry: Entry;
  /** What this request needs of the client. */
  client?: Entry;
}

function requestOf(block: string, body: Entry, context: Context): Request | undefined {
  const { notes, document } = context;
  saveNames(listOf(document.root["setup"]), context);
  const args = isObject(body["args"]) ? { args: filled(body["args"], context) } : {};
  const tool = { tool: literal(String(body["tool"])), ...args };
  const known = (...keys: string[]) => notes.unknown([block], body, keys);
  switch (block) {
    case "assert":
      known("tool", "args", "expect", "capture_progress");
      return { kind: "tools", entry: { ...tool, ...expectOf(block, body, "result.content", CONTENT_TEXT, context) } };
    case "assert_sampling": {
      known("tool", "args", "mock_text", "mock_model", "expect");
      const client = { sampling: sampling(body["mock_text"], body["mock_model"]) };
      return {
        kind: "tools",
        entry: { ...tool, ...expectOf(block, body, "result.content", CONTENT_TEXT, context) },
        client,
      };
    }
    case "assert_notifications":
      known("tool", "args", "expect");
      return { kind: "tools", entry: { ...tool, expect: notificationsOf(block, entryOf(body["expect"]), notes) } };
    case "assert_resources":
      known("list", "read", "expect");
      if ("list" in body) return listRequest(block, "resources/list", body, context);
      if (typeof body["read"] !== "string") return undefined;
      return {
        kind: "resources",
        entry: {
          uri: filled(body["read"], context),
          ...expectOf(block, body, "result.contents", CONTENT_TEXT, context),
        },
      };
    case "assert_prompts": {
      known("list", "get", "expect");
      if ("list" in body) return listRequest(block, "prompts/list", body, context);
      const { name, arguments: given } = entryOf(body["get"]);
      if (typeof name !== "string") return undefined;
      const promptArgs = isObject(given) ? { args: filled(given, context) } : {};
      return {
        kind: "prompts",
        entry: {
          prompt: filled(name, context),
          ...promptArgs,
          ...expectOf(block, body, "result", PROMPT_TEXT, context),
        },
      };
    }
    case "assert_completion": {
      known("ref", "argument", "expect");
      const { type, name } = entryOf(body["ref"]);
      const ref = type === "ref/resource" ? { type, uri: name } : { type, name };
      const params = literalValue({ ref, argument: body["argument"] });
      return rawRequest(block, { method: "completion/complete", params }, body, context);
    }
    default:
      return undefined;
  }
}

function listRequest(block: string, method: string, body: Entry, context: Context): Request {
  const { cursor } = entryOf(body["list"]);
  return rawRequest(
    block,
    { method, ...(cursor !== undefined && { params: { cursor: literalValue(cursor) } }) },
    body,
    context,
  );
}

function rawRequest(block: string, request: Entry, body: Entry, context: Context): Request {
  return { kind: "compliance", entry: { request, ...expectOf(block, body, "response.result", "tojson", context) } };
}

/** The checks of `expect`, in their order there. `text`: a jq program that gives the text that is judged. */
function expectOf(block: string, body: Entry, target: string, text: string, context: Context): { expect: Entry[] } {
  const { notes } = context;
  const given = entryOf(body["expect"]);
  const judge = (matcher: Entry, more = "") => ({ target, transform: { jq: `${text}${more}` }, matcher });
  const isRaw = target.startsWith("response");
  const mayError = block !== "assert" || given["not_error"] !== true;
  const expect: Entry[] = mayError ? [{ target: isRaw ? "response.error" : "error", matcher: { exact: null } }] : [];
  for (const [key, value] of Object.entries(given)) {
    switch (key) {
      case "not_error":
        if (value === true && block !== "assert_resources" && block !== "assert_prompts" && !isRaw)
          expect.push({ target: "result.isError", matcher: { exact: false } });
        break;
      case "is_error":
        if (value === true) expect.push({ target: "result.isError", matcher: { exact: true } });
        break;
      case "not_empty":
        if (value === true) expect.push(judge({ not: { regex: "^\\s*(null|\\[\\]|\\{\\})?\\s*$" } }));
        break;
      case "equals":
        expect.push(judge({ exact: literal(String(value).trim()) }, " | trim"));
        break;
      case "contains":
        expect.push(judge({ "contains-all": stringsOf(value).map(literal) }));
        break;
      case "contains_any":
        expect.push(judge({ "contains-any": stringsOf(value).map(literal) }));
        break;
      case "not_contains":
        expect.push(judge({ not: { "contains-any": stringsOf(value).map(literal) } }));
        break;
      case "matches_regex":
        for (const one of stringsOf(value)) expect.push(judge({ regex: pattern(one) }));
        break;
      case "in_order":
        expect.push(judge({ regex: pattern(`(?s)${stringsOf(value).map(quoted).join(".*")}`) }));
        break;
      case "json_path":
        for (const [path, wanted] of Object.entries(entryOf(value))) {
          // It compares what both print, so `"3"` is 3 there.
          const isPrinted = typeof wanted === "string" && /^(-?\d+(\.\d+)?|true|false)$/.test(wanted);
          const more = ` | ${FIRST_JSON} | ${jqPath(path)}${isPrinted ? " | tostring" : ""}`;
          expect.push(judge({ exact: literalValue(wanted) }, more));
        }
        break;
      case "net_delta":
        expect.push(judge({ exact: value }, " | fromjson | .net_delta"));
        break;
      case "min_results":
        expect.push(judge({ cel: `value >= ${Number(value)}` }, ` | ${FIRST_JSON} | ${LIST} | length`));
        break;
      case "max_results":
        expect.push(judge({ cel: `value <= ${Number(value)}` }, ` | ${FIRST_JSON} | ${LIST} | length`));
        break;
      case "min_progress":
        expect.push({
          target: "notifications",
          transform: { jq: 'map(select(.method == "notifications/progress")) | length' },
          matcher: { cel: `value >= ${Number(value)}` },
        });
        break;
      default:
        notes.add([block, "expect", key], `\`${key}\` has no counterpart: suites do not read files`);
    }
  }
  return { expect };
}

function notificationsOf(block: string, given: Entry, notes: Notebook): Entry[] {
  const target = "notifications";
  const judge = (jq: string, matcher: Entry) => ({ target, transform: { jq }, matcher });
  const data = `map(.params | tojson) | join("\\n")`;
  const expect: Entry[] = [{ target: "error", matcher: { exact: null } }];
  for (const [key, value] of Object.entries(given)) {
    if (key === "min_count") expect.push(judge("length", { cel: `value >= ${Number(value)}` }));
    else if (key === "max_count") expect.push(judge("length", { cel: `value <= ${Number(value)}` }));
    else if (key === "methods") expect.push(judge("map(.method)", { "contains-all": stringsOf(value).map(literal) }));
    else if (key === "not_methods")
      expect.push(judge("map(.method)", { not: { "contains-any": stringsOf(value).map(literal) } }));
    else if (key === "contains_data") expect.push(judge(data, { "contains-all": stringsOf(value).map(literal) }));
    else if (key === "not_contains_data")
      expect.push(judge(data, { not: { "contains-any": stringsOf(value).map(literal) } }));
    else notes.add([block, "expect", key], `\`${key}\` has no counterpart`);
  }
  return expect;
}

function commonOf({ document, notes }: Context): Entry {
  const { timeout, skip, skip_unless_env: needed } = document.root;
  const common: Entry = {};
  if (skip === true) common["skip"] = true;
  if (typeof needed === "string") {
    const tag = `needs-${needed}`;
    common["tags"] = [literal(tag)];
    notes.add(["skip_unless_env"], `\`skip_unless_env\` has no counterpart: --skip-tag ${tag} leaves the test out`);
  }
  const ms = typeof timeout === "string" ? goDuration(timeout) : undefined;
  if (ms !== undefined) common["timeout_ms"] = ms;
  else if (timeout !== undefined) notes.add(["timeout"], "`timeout` is not a duration: left out");
  return common;
}

function serverOf(server: Entry, needed: Entry | undefined, context: Context): Entry {
  const { notes } = context;
  notes.unknown(["server"], server, [
    ...["command", "args", "env", "transport", "url", "headers", "docker", "client_capabilities"],
  ]);
  const client = { ...clientOf(entryOf(server["client_capabilities"]), context), ...needed };
  const offered = Object.keys(client).length > 0 ? { client } : {};
  if (typeof server["url"] === "string") {
    const transport = server["transport"] === "sse" ? { transport: "sse" } : {};
    return {
      url: filled(server["url"], context),
      ...transport,
      ...headersOf(entryOf(server["headers"]), notes),
      ...offered,
    };
  }
  const env = Object.entries(entryOf(server["env"])).map(([name, value]) => [name, shellText(String(value))] as const);
  const command = [server["command"], ...listOf(server["args"])].map((word) => filled(String(word), context));
  if (typeof server["docker"] === "string") {
    const variables = env.flatMap(([name, value]) => ["-e", `${name}=${value}`]);
    return {
      command: ["docker", "run", "--rm", "-i", ...variables, literal(server["docker"]), ...command],
      ...offered,
    };
  }
  return { command, ...(env.length > 0 && { env: Object.fromEntries(env) }), ...offered };
}

function headersOf(headers: Entry, notes: Notebook): Entry {
  const others: Entry = {};
  let auth: Entry = {};
  for (const [name, value] of Object.entries(headers)) {
    const bearer = /^Bearer \$\{?(\w+)\}?$/.exec(String(value))?.[1];
    if (!/^(proxy-)?authorization$/i.test(name)) others[name] = shellText(String(value));
    else if (bearer !== undefined) auth = { auth: { bearer_token_env: bearer } };
    else notes.add(["server", "headers", name], `\`${name}\`: write \`auth\` with the variable that has the token`);
  }
  return { ...(Object.keys(others).length > 0 && { headers: others }), ...auth };
}

function clientOf({ roots, sampling: answer, elicitation }: Entry, context: Context): Entry {
  const client: Entry = {};
  if (isObject(answer)) client["sampling"] = sampling(answer["text"], answer["model"], answer["stop_reason"]);
  if (isObject(elicitation)) {
    const content = isObject(elicitation["content"]) ? elicitation["content"] : elicitation;
    client["elicitation"] = { action: "accept", content: literalValue(content) };
  }
  if (Array.isArray(roots)) {
    client["roots"] = stringsOf(roots).map((path) => ({ uri: `file://${filled(path, context)}` }));
  }
  return client;
}

function sampling(text: unknown, model: unknown = "mock", stopReason: unknown = "end_turn"): Entry {
  const content = { type: "text", text: literalValue(text) };
  return { role: "assistant", content, model: literalValue(model), stopReason: literalValue(stopReason) };
}

function setupStep(given: unknown, index: number, context: Context): Entry {
  const { tool, args } = entryOf(given);
  const save: Entry = {};
  for (const [name, path] of Object.entries(entryOf(entryOf(given)["capture"]))) {
    const keys = keysOf(String(path));
    save[name] = keys.length === 0 ? "result.content[0].text" : `result.structuredContent${keys.map(step).join("")}`;
    if (keys.length === 0) continue;
    context.notes.add(
      ["setup", index, "capture", name],
      "reads `structuredContent`: the JSON in a text cannot be saved",
    );
  }
  return {
    id: stepId(index),
    tool: literal(String(tool)),
    ...(isObject(args) && { args: filled(args, context) }),
    ...(Object.keys(save).length > 0 && { save }),
  };
}

function saveNames(setup: readonly unknown[], { saved }: Context): void {
  for (const [index, given] of setup.entries()) {
    for (const name of Object.keys(entryOf(entryOf(given)["capture"]))) {
      saved.set(name, `\${steps.${stepId(index)}.${name}}`);
    }
  }
}

function stepId(index: number): string {
  return `setup${index + 1}`;
}

/** A value with `{{fixture}}` and captured names as references. */
function filled(value: unknown, { document, migration, saved }: Context): unknown {
  return mapTexts(value, (text) =>
    literal(text).replace(/\{\{(\w+)\}\}/g, (found, name: string) => {
      const reference = saved.get(name);
      if (reference !== undefined) return reference;
      if (name !== "fixture") return found;
      migration.variables["fixture"] = { value: migration.fixture ?? "fixtures" };
      if (migration.fixture === undefined) {
        migration.remark(
          noteAt(document, [], "the variable `fixture` must name the folder that --fixture had: add --fixture"),
        );
      }
      migration.remark(
        noteAt(document, [], "mcp-assert copies the fixture for each assertion; here, all tests share it"),
      );
      return `\${fixture}`;
    }),
  );
}

/** `$.a.b[0]` as keys. */
function keysOf(path: string): (string | number)[] {
  return [...path.replace(/^\$\.?/, "").matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? "") : Number(index),
  );
}

function jqPath(path: string): string {
  const keys = keysOf(path).map((key) => `[${JSON.stringify(key)}]`);
  return `.${keys.join("")}`;
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|#&~-]/g, "\\$&");
}

/** Milliseconds of a duration of Go, such as `1m30s`. */
function goDuration(text: string): number | undefined {
  const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  if (parts.map(([part]) => part).join("") !== text || parts.length === 0) return undefined;
  return Math.round(parts.reduce((sum, [, count, unit = ""]) => sum + Number(count) * (units[unit] ?? 0), 0));
}
