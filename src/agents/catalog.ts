import { hash } from "node:crypto";
import { isNestedOver } from "../core/json/json.js";
import { LIMITS } from "../core/limits.js";
import { cut, hide } from "../core/redaction/redacted.js";
import type { ModelTool } from "./types.js";

/** What every provider accepts as the name of a tool. */
const LEGAL = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
const MAX_NAME = 64;
const DIGEST_LENGTH = 8;
/** Characters of a description that a model sees. */
const MAX_DESCRIPTION = 8 * 1024;

/** A tool that a server lists. */
export interface ServerTool {
  server: string;
  name: string;
  description: string;
  /** The JSON Schema of its arguments. */
  inputSchema: Record<string, unknown>;
}

export type Catalog = ReturnType<typeof catalogOf>;

/** Joins tools as `<server>__<tool>`, changed where providers would refuse the name or two are equal. */
export function catalogOf(tools: readonly ServerTool[]) {
  const byName = new Map<string, ServerTool>();
  for (const tool of tools) {
    const plain = `${tool.server}__${tool.name}`;
    const isUsable = LEGAL.test(plain) && !byName.has(plain);
    byName.set(isUsable ? plain : legalName(plain, tool, byName), tool);
  }
  return {
    tools: [...byName].map(
      ([name, { description, inputSchema }]): ModelTool => ({
        name,
        description: cut(hide(description), MAX_DESCRIPTION),
        // A model that knows no arguments is better than one that cannot be asked.
        inputSchema: isNestedOver(inputSchema, LIMITS.fileLevels) ? { type: "object" } : inputSchema,
      }),
    ),
    /** The tool that a model's name means; undefined if there is none. */
    find: (name: string) => byName.get(name),
  };
}

/** Illegal characters replaced; a digest of the tool tells apart what is too long or would be equal then. */
function legalName(plain: string, { server, name }: ServerTool, used: ReadonlyMap<string, unknown>): string {
  const replaced = plain.replace(/[^A-Za-z0-9_-]/g, "_").replace(/^(?![A-Za-z_])/, "_");
  if (replaced.length <= MAX_NAME && !used.has(replaced)) return replaced;
  const digest = hash("sha256", JSON.stringify([server, name])).slice(0, DIGEST_LENGTH);
  return `${replaced.slice(0, MAX_NAME - DIGEST_LENGTH - 1)}_${digest}`;
}
