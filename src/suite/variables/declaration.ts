import { isObject } from "../../core/json.js";

/** The declaration of a variable; a bare value is short for `{value}`. undefined for what is neither. */
export function declarationOf(entry: unknown): Readonly<Record<string, unknown>> | undefined {
  if (isObject(entry)) return entry;
  return entry === undefined || Array.isArray(entry) ? undefined : { value: entry };
}
