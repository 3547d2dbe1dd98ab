import type { Redacted } from "../../../core/redaction/redact.js";
import { textsIn } from "./classify.js";
import type { Rejection } from "./types.js";

const MAX_REJECTIONS = 20;

/** Rejections of one tool, grouped by what they say. */
export class Rejections {
  readonly #groups = new Map<string, Rejection>();

  add(message: Redacted, args: unknown): void {
    const key = alikeText(message, args);
    const group = this.#groups.get(key);
    if (group) group.count += 1;
    else this.#groups.set(key, { message, count: 1, args });
  }

  /** The most frequent first. */
  list(): Rejection[] {
    return [...this.#groups.values()].sort((a, b) => b.count - a.count).slice(0, MAX_REJECTIONS);
  }
}

/** A rejection without what differs from call to call: what was sent, numbers, the names of types. */
function alikeText(message: string, args: unknown): string {
  const sentTexts = textsIn(args).filter((text) => text.trim() !== "");
  return sentTexts
    .reduce((text, value) => text.replaceAll(value, "…"), message)
    .replace(/(.)\1{9,}/gs, "…")
    .replace(/\d+|\b(?:string|number|boolean|object|array|null|undefined)\b/g, "…");
}
