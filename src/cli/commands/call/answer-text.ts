import { isObject, parseJson } from "../../../core/json/json.js";
import type { Clean } from "../../../core/redaction/redact.js";
import { hide, jsonText, type RedactedJson } from "../../../core/redaction/redacted.js";
import { sanitize, sanitizeLine } from "../../../core/sanitize.js";

/** A request and what came back, as `call` reports it. */
export interface CallReport {
  version: 1;
  server: string;
  protocol_version: string | null;
  request: { method: string; params: unknown };
  /** One of them, as the server sent it. */
  result?: unknown;
  error?: unknown;
  duration_ms: number;
  notifications: readonly unknown[];
  /** What of the request does not fit the server's lists. */
  notes: readonly string[];
}

type Members = Record<string, RedactedJson>;

/** The answer for a person: whether it is an error, its time, then its texts as they are and all else as JSON. */
export function answerText({ request, result, error, duration_ms }: Clean<CallReport>): string {
  const { name, uri } = request.params as Members;
  const subject = `${request.method} ${label(name ?? uri)}`;
  const time = `${duration_ms} ms`;
  if (error !== undefined) return `✗ ${subject}: a JSON-RPC error in ${time}\n\n${jsonOf(error)}\n`;
  const isError = isObject(result) && result.isError === true;
  const head = isError ? `✗ ${subject}: an error (isError) in ${time}` : `✓ ${subject}: an answer in ${time}`;
  return `${[head, ...resultText(result)].join("\n\n")}\n`;
}

/** The parts of a result. What only repeats the structured content as text is left out. */
function resultText(result: RedactedJson): string[] {
  if (!isObject(result)) return [jsonOf(result as RedactedJson)];
  const { content, structuredContent, contents, messages, isError: _, ...others } = result as Members;
  const parts: string[] = [];
  for (const item of listOf(content)) if (!isJsonOf(item, structuredContent)) parts.push(contentText(item));
  for (const item of listOf(contents)) parts.push(resourceText(item));
  for (const message of listOf(messages)) {
    if (!isObject(message)) continue;
    const { role, content } = message as Members;
    parts.push(`${label(role)}: ${contentText(content)}`);
  }
  if (structuredContent !== undefined) parts.push(`structuredContent:\n${jsonOf(structuredContent)}`);
  if (Object.keys(others).length > 0 || parts.length === 0) parts.push(jsonOf(others));
  return parts;
}

function contentText(item: RedactedJson): string {
  if (!isObject(item)) return jsonOf(item);
  const { type, text, data, mimeType, resource } = item as Members;
  if (type === "text" && typeof text === "string") return sanitize(hide(text));
  if ((type === "image" || type === "audio") && typeof data === "string") {
    return `[${type}, ${label(mimeType)}, ${bytesIn(data)} bytes]`;
  }
  if (type === "resource") return resourceText(resource);
  return jsonOf(item);
}

function resourceText(item: RedactedJson): string {
  if (!isObject(item)) return jsonOf(item);
  const { uri, mimeType, text, blob } = item as Members;
  if (typeof text === "string") return `[${label(uri)}, ${label(mimeType)}]\n${sanitize(hide(text))}`;
  if (typeof blob === "string") return `[${label(uri)}, ${label(mimeType)}, ${bytesIn(blob)} bytes]`;
  return jsonOf(item);
}

/** Servers repeat structured content as text, for clients that do not know it. */
function isJsonOf(item: RedactedJson, structured: RedactedJson): boolean {
  if (structured === undefined || !isObject(item) || typeof item.text !== "string") return false;
  return JSON.stringify(parseJson(item.text)) === JSON.stringify(structured);
}

function bytesIn(base64: string): number {
  return Buffer.byteLength(base64, "base64");
}

function label(value: RedactedJson): string {
  return typeof value === "string" ? sanitizeLine(hide(value)) : "type not given";
}

function listOf(value: RedactedJson): readonly RedactedJson[] {
  return Array.isArray(value) ? value : [];
}

function jsonOf(value: RedactedJson): string {
  return sanitize(jsonText(value, 2));
}
