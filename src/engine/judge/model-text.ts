import { isObject } from "../../core/json/json.js";

/** The text of an answer that a model would see: of a tool's content, of a resource's contents, of a prompt's messages. */
export function modelText(result: unknown): string {
  if (!isObject(result)) return "";
  const { content, contents, messages, structuredContent, error } = result;
  const parts = [content, contents, messages].flatMap((list) => (Array.isArray(list) ? list : []));
  const texts = parts.map(textOf).filter((text) => text !== "");
  if (texts.length > 0) return texts.join("\n");
  const rest = structuredContent ?? error;
  return rest === undefined ? "" : JSON.stringify(rest);
}

function textOf(part: unknown): string {
  if (!isObject(part)) return "";
  const { text, content, resource } = part;
  if (typeof text === "string") return text;
  if (Array.isArray(content)) return content.map(textOf).join("\n");
  return textOf(content ?? resource);
}
