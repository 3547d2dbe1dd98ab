import { isObject } from "../../core/json/json.js";

const REFERENCE = /\$\{([^{}]*)\}/g;
const ARGUMENT = /^args(\.[^.]+)*$/;

/** `text` with every `${args.x.y}` replaced by that argument: strings as they are, other values as JSON, absent ones as nothing. */
export function fillTemplate(text: string, args: unknown): string {
  return text.replace(REFERENCE, (_, path: string) => {
    const value = lookUp(path, args);
    return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  });
}

/** `value` with every string in it filled; a string with only one reference becomes the argument with its type. */
export function fillValue(value: unknown, args: unknown): unknown {
  if (typeof value === "string") {
    const whole = /^\$\{([^{}]*)\}$/.exec(value)?.[1];
    return whole === undefined ? fillTemplate(value, args) : (lookUp(whole, args) ?? null);
  }
  if (Array.isArray(value)) return value.map((element) => fillValue(element, args));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fillValue(member, args)]));
}

/** The references in the strings of `value` that name no argument. */
export function wrongReferences(value: unknown): string[] {
  if (typeof value === "string") {
    return [...value.matchAll(REFERENCE)].flatMap(([whole, path]) => (ARGUMENT.test(path ?? "") ? [] : [whole]));
  }
  if (Array.isArray(value)) return value.flatMap(wrongReferences);
  return isObject(value) ? Object.values(value).flatMap(wrongReferences) : [];
}

function lookUp(path: string, args: unknown): unknown {
  let value = args;
  for (const key of path.split(".").slice(1)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
