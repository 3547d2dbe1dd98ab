import type { ServerRow } from "../../../core/generated/results.js";
import { isObject } from "../../../core/json/json.js";
import type { Clean } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { sanitizeLine } from "../../../core/sanitize.js";
import type { StartFailure } from "../../../mcp/types.js";

const MAX_TEXT = 100;
const MAX_ITEMS = 100;

/** How a server responded to one revision. */
export interface RevisionProbe {
  revision: string;
  speaks: boolean;
  /** The revision that it answered with instead. */
  negotiated: string | null;
  startup_ms: number | null;
  /** Why there was no session. */
  failure?: Pick<StartFailure, "rule_id" | "message">;
}

/** What `discover` found out about a server. */
export interface ServerReport {
  name: string;
  kind: ServerRow["kind"];
  revisions: RevisionProbe[];
  /** At the newest revision that it speaks. */
  server_info: unknown;
  instructions: string | null;
  capabilities: unknown;
  startup_ms: number | null;
  /** The items of each list that its capabilities declare, as far as they were read. */
  lists: Record<string, unknown[]>;
  /** Why a list was not read completely. */
  unread: Record<string, string>;
  warnings: { rule_id: string; message: string; revisions: string[] }[];
}

/** The report of `discover` as text. */
export function discoveredText(servers: readonly Clean<ServerReport>[]): string {
  return servers.map((server) => `${linesOf(server).join("\n")}\n`).join("\n");
}

function linesOf({
  name,
  kind,
  revisions,
  server_info,
  capabilities,
  startup_ms,
  lists,
  unread,
  warnings,
}: Clean<ServerReport>): string[] {
  const info = isObject(server_info) ? [server_info.name, server_info.version].filter(isText).join(" ") : "";
  const supported = revisions.filter(({ speaks }) => speaks);
  const lines = [`${printableLine(name)} (${kind})${info === "" ? "" : `: ${printableLine(info)}`}`];
  lines.push(`  speaks        ${supported.map(({ revision }) => revision).join(", ") || "no revision that is known"}`);
  for (const { revision, speaks, negotiated, failure } of revisions) {
    if (speaks) continue;
    const reason = failure
      ? say`${failure.message} [${failure.rule_id}]`
      : say`it answers ${negotiated ?? "without a revision"}`;
    lines.push(`  not ${revision}: ${sanitizeLine(reason)}`);
  }
  if (startup_ms !== null) lines.push(`  start-up      ${startup_ms} ms`);
  const names = isObject(capabilities) ? Object.keys(capabilities).map(printableLine) : [];
  if (names.length > 0) lines.push(`  capabilities  ${names.join(", ")}`);
  for (const method of new Set([...Object.keys(lists), ...Object.keys(unread)])) {
    const { [method]: items = [] } = lists;
    const reason = unread[method] === undefined ? "" : sanitizeLine(unread[method]);
    const count = method in lists ? `${items.length}${reason && ", then "}` : "";
    lines.push(`  ${method}: ${count}${reason}`);
    lines.push(...items.slice(0, MAX_ITEMS).map((item) => `    ${itemLine(item)}`));
    if (items.length > MAX_ITEMS) lines.push(`    … and ${items.length - MAX_ITEMS} more`);
  }
  if (warnings.length > 0) lines.push("  warnings");
  for (const { rule_id, message, revisions: at } of warnings) {
    lines.push(`    ${rule_id}: ${sanitizeLine(message)} (${at.join(", ")})`);
  }
  return lines;
}

/** A tool or prompt with its arguments, optional ones with `?`; a resource by its address. */
function itemLine(item: unknown): string {
  if (!isObject(item)) return "";
  const { name, uri, uriTemplate, description } = item;
  const label = [uri ?? uriTemplate ?? name].filter(isText).join("");
  const args = argumentsOf(item);
  const summary = isText(description) ? `: ${printableLine(description.split("\n")[0] ?? "")}` : "";
  return `${printableLine(label)}${args === undefined ? "" : `(${args.map(printableLine).join(", ")})`}${summary}`;
}

function argumentsOf({ inputSchema, arguments: given }: Record<string, unknown>): string[] | undefined {
  if (Array.isArray(given)) {
    return given.filter(isObject).map(({ name, required }) => `${String(name)}${required === true ? "" : "?"}`);
  }
  if (!isObject(inputSchema)) return undefined;
  const { properties, required } = inputSchema;
  const needed = Array.isArray(required) ? required : [];
  return Object.keys(isObject(properties) ? properties : {}).map(
    (name) => `${name}${needed.includes(name) ? "" : "?"}`,
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function printableLine(text: string): string {
  const line = sanitizeLine(hide(text));
  return line.length <= MAX_TEXT ? line : `${line.slice(0, MAX_TEXT - 1)}…`;
}
