import { isObject } from "../../../core/json/json.js";
import { type Context, filled, keysOf } from "./mcp-assert-context.js";
import { expectOf, notificationsOf } from "./mcp-assert-expect.js";
import { sampling, serverOf } from "./mcp-assert-server.js";
import { type Block, type Entry, type Migration, Notebook } from "./migration.js";
import type { SourceDocument } from "./source.js";
import { entryOf, listOf, literal, literalValue, step } from "./values.js";

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
  const keys = block === "trajectory" ? [block, "trace", "audit_log"] : [block ?? ""];
  notes.unknown([], root, [...COMMON, ...keys]);
  const context = { document, migration, notes, saved: new Map<string, string>() };
  const request = block === undefined ? undefined : requestOf(block, entryOf(root[block]), context);
  if (request === undefined) {
    if (block !== undefined) notes.add([block], `\`${block}\` has no counterpart: left out`);
    migration.leaveOut("tools", notes.notes);
    return;
  }
  // A fresh server for each assertion, as there; a text of the suite, so it is only said once.
  migration.runOptions.restart_policy = "per_test";
  const { kind, entry, client } = request;
  const common = {
    name: literal(typeof root.name === "string" ? root.name : document.file),
    server: migration.addServer(serverOf(entryOf(root.server), client, context)),
    ...commonOf(context),
  };
  const setup = listOf(root.setup);
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

interface Request {
  kind: Block;
  entry: Entry;
  /** What this request needs of the client. */
  client?: Entry;
}

function requestOf(block: string, body: Entry, context: Context): Request | undefined {
  const { notes, document } = context;
  saveNames(listOf(document.root.setup), context);
  const args = isObject(body.args) ? { args: filled(body.args, context) } : {};
  const tool = { tool: literal(String(body.tool)), ...args };
  const known = (...keys: string[]) => notes.unknown([block], body, keys);
  switch (block) {
    case "assert":
      known("tool", "args", "expect", "capture_progress");
      return { kind: "tools", entry: { ...tool, ...expectOf(block, body, "result.content", CONTENT_TEXT, context) } };
    case "assert_sampling": {
      known("tool", "args", "mock_text", "mock_model", "expect");
      const client = { sampling: sampling(body.mock_text, body.mock_model) };
      return {
        kind: "tools",
        entry: { ...tool, ...expectOf(block, body, "result.content", CONTENT_TEXT, context) },
        client,
      };
    }
    case "assert_notifications":
      known("tool", "args", "expect");
      return { kind: "tools", entry: { ...tool, expect: notificationsOf(block, entryOf(body.expect), notes) } };
    case "assert_resources":
      known("list", "read", "expect");
      if ("list" in body) return listRequest(block, "resources/list", body, context);
      if (typeof body.read !== "string") return undefined;
      return {
        kind: "resources",
        entry: {
          uri: filled(body.read, context),
          ...expectOf(block, body, "result.contents", CONTENT_TEXT, context),
        },
      };
    case "assert_prompts": {
      known("list", "get", "expect");
      if ("list" in body) return listRequest(block, "prompts/list", body, context);
      const { name, arguments: given } = entryOf(body.get);
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
      const { type, name } = entryOf(body.ref);
      const ref = type === "ref/resource" ? { type, uri: name } : { type, name };
      const params = literalValue({ ref, argument: body.argument });
      return rawRequest(block, { method: "completion/complete", params }, body, context);
    }
    default:
      return undefined;
  }
}

function listRequest(block: string, method: string, body: Entry, context: Context): Request {
  const { cursor } = entryOf(body.list);
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

function commonOf({ document, notes }: Context): Entry {
  const { timeout, skip, skip_unless_env: needed } = document.root;
  const common: Entry = {};
  if (skip === true) common.skip = true;
  if (typeof needed === "string") {
    const tag = `needs-${needed}`;
    common.tags = [literal(tag)];
    notes.add(["skip_unless_env"], `\`skip_unless_env\` has no counterpart: --skip-tag ${tag} leaves the test out`);
  }
  const ms = typeof timeout === "string" ? goDuration(timeout) : undefined;
  if (ms !== undefined) common.timeout_ms = ms;
  else if (timeout !== undefined) notes.add(["timeout"], "`timeout` is not a duration: left out");
  return common;
}

function setupStep(given: unknown, index: number, context: Context): Entry {
  const { tool, args } = entryOf(given);
  const save: Entry = {};
  for (const [name, path] of Object.entries(entryOf(entryOf(given).capture))) {
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
    for (const name of Object.keys(entryOf(entryOf(given).capture))) {
      saved.set(name, `\${steps.${stepId(index)}.${name}}`);
    }
  }
}

function stepId(index: number): string {
  return `setup${index + 1}`;
}

/** Milliseconds of a duration of Go, such as `1m30s`. */
function goDuration(text: string): number | undefined {
  const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  if (parts.map(([part]) => part).join("") !== text || parts.length === 0) return undefined;
  return Math.round(parts.reduce((sum, [, count, unit = ""]) => sum + Number(count) * (units[unit] ?? 0), 0));
}
