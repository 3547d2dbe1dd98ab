/** Sets an own member of any name: `__proto__` from a file is data, never a prototype. */
export function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === "__proto__") {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    object[key] = value;
  }
}

/** The value at a key of a mapping or an index of a list, own members only; undefined if there is none. */
export function child(node: unknown, key: string | number): unknown {
  return typeof node === "object" && node !== null && Object.hasOwn(node, key)
    ? (node as Record<string | number, unknown>)[key]
    : undefined;
}

/** The value if it is text, else an empty text. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The value if it is a number. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** The texts in a list; undefined if the value is not a list. */
export function textsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : undefined;
}

/** The value if it is allowed. */
export function choiceOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

/** Why a test is skipped; undefined if it is not. Text, which may come from a variable or a cell, skips unless it is empty or `false`. */
export function skipReason(skip: unknown): string | undefined {
  if (skip === true || skip === "true") return "the suite skips it";
  return textOf(skip) === "" || skip === "false" ? undefined : textOf(skip);
}
