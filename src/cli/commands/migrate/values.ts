import { isObject } from "../../../core/json/json.js";
import { setOwn } from "../../../suite/yaml/nodes.js";

/** A text in which `$` has no meaning, as a suite writes it. */
export function literal(text: string): string {
  return text.replaceAll("$", "$$$$");
}

/** A regular expression, as a suite writes it: only `${` would be a reference there. */
export function pattern(text: string): string {
  return text.replaceAll("${", "$\\{");
}

/** A text with `$NAME` and `${NAME}` of a shell: a variable that is not set is empty there. */
export function shellText(text: string): string {
  return text.replace(/\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))?/g, (_, braced, bare) => {
    const name = braced ?? bare;
    return name === undefined ? "$$" : `\${${name}:-}`;
  });
}

/** Every text of a value replaced. */
export function mapTexts(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isObject(value)) return value;
  const mapped: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) setOwn(mapped, key, mapTexts(member, change));
  return mapped;
}

/** A value with its texts as a suite writes them. */
export function literalValue(value: unknown): unknown {
  return mapTexts(value, literal);
}

export function entryOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a list; one text is a list of it. */
export function stringsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((item) =>
    typeof item === "string" || typeof item === "number" || typeof item === "boolean" ? [String(item)] : [],
  );
}

/** A step of a target, as a suite writes it. */
export function step(key: string | number): string {
  if (typeof key === "number") return `[${key}]`;
  return /^[A-Za-z_][\w-]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
