/** The text; empty where the value is none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The number; undefined where the value is none. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** The texts of a list; undefined where the value is none. */
export function textsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : undefined;
}

/** The value where it is one of those that are allowed. */
export function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((one) => one === value);
}

/** Why a test is skipped; undefined where it is not: by `false`, and by text, of a variable or a cell, that is empty or says so. */
export function skipReason(skip: unknown): string | undefined {
  if (skip === true || skip === "true") return "the suite skips it";
  return textOf(skip) === "" || skip === "false" ? undefined : textOf(skip);
}
