import { isObject } from "../../../core/json/json.js";
import { KNOWN_VERSIONS } from "../../../suite/versions.js";
import type { WrittenTest } from "../../suite-text.js";
import { literal } from "../../texts.js";
import { type Entry, entryOf, type Migration, pattern, type SourceDocument, TaggedPattern } from "./source.js";

/** True for a document of mcp-autotest: a case with its requests (`in…`) and answers (`out…`). */
export function isAutotest(root: Entry): boolean {
  return Object.keys(root).some((key) => key.startsWith("in")) && !("providers" in root) && !("server" in root);
}

/** Adds the tests of one case. */
export function migrateAutotest(document: SourceDocument, server: string, migration: Migration): void {
  const { root } = document;
  const keys = Object.keys(root).sort();
  const inputs = keys.filter((key) => key.startsWith("in"));
  const outputs = keys.filter((key) => key.startsWith("out"));
  document.noteOthers([], root, ["case", ...inputs, ...outputs.slice(0, inputs.length)]);
  for (const [index, key] of inputs.entries()) {
    const { id, method, params } = entryOf(root[key]);
    if (typeof method !== "string" || id === undefined) {
      document.note([key], "not a request: left out (notifications belong to the handshake)");
      continue;
    }
    const { protocolVersion } = entryOf(params);
    if (method === "initialize" && KNOWN_VERSIONS.some((known) => known === protocolVersion)) {
      const { target_versions: before = [] } = migration.settings as { target_versions?: unknown[] };
      migration.settings.target_versions = [...new Set([...before, protocolVersion])];
    }
    const { block, ...entry } = questionOf(method, params);
    const base = block === "compliance" ? "response." : "";
    const { result, error } = entryOf(root[outputs[index] ?? ""]);
    const expect = [...assertions(`${base}result`, result), ...assertions(`${base}error`, error)];
    const name = literal(String(root.case || document.file));
    migration.tests.push({ block, test: { name, server, ...entry, ...(expect.length > 0 && { expect }) } });
  }
}

function questionOf(method: string, params: unknown): Entry & Pick<WrittenTest, "block"> {
  const { name, uri, arguments: given } = literal(entryOf(params));
  const args = isObject(given) ? { args: given } : {};
  if (method === "tools/call") return { block: "tools", tool: name, ...args };
  if (method === "prompts/get") return { block: "prompts", prompt: name, ...args };
  if (method === "resources/read") return { block: "resources", uri };
  if (method === "initialize") return { block: "compliance", check: "initialize" };
  return { block: "compliance", request: literal({ method, ...(params !== undefined && { params }) }) };
}

/** An answer as assertions. As there, it may have members that are not listed; lists must have the same length. */
function assertions(target: string, expected: unknown): Entry[] {
  if (expected === undefined) return [];
  if (expected instanceof TaggedPattern) return [{ target, matcher: { regex: pattern(expected.regex) } }];
  if (Array.isArray(expected)) {
    const length = { target: `${target}.length`, matcher: { exact: expected.length } };
    return [length, ...expected.flatMap((item, index) => assertions(`${target}[${index}]`, item))];
  }
  if (!isObject(expected)) return [{ target, matcher: { exact: literal(expected) } }];
  if (Object.keys(expected).length === 0) return [{ target, matcher: { contains: {} } }];
  return Object.entries(expected).flatMap(([key, value]) =>
    assertions(/^[A-Za-z_][\w-]*$/.test(key) ? `${target}.${key}` : `${target}[${JSON.stringify(key)}]`, value),
  );
}
