import { isObject } from "../../core/json/json.js";
import { decodeUri } from "../../core/text.js";

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
  const member = (value: unknown, key: string) =>
    typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return path.split(".").slice(1).reduce(member, args);
}

type UriPart = { text: string } | { name: string; slashes: boolean };

/** The parts of a template; undefined for a `{…}` that is neither `{name}` nor `{+name}`. */
export function parseUriTemplate(template: string): UriPart[] {
  return template.split(/(\{\+?\w+\})/).flatMap((part): UriPart[] => {
    if (part === "") return [];
    const name = /^\{\+?(\w+)\}$/.exec(part)?.[1];
    return [name === undefined ? { text: part } : { name, slashes: part.startsWith("{+") }];
  });
}

export function wrongTemplate(template: string): string | undefined {
  const parts = parseUriTemplate(template);
  if (parts.some((part) => "text" in part && /[{}]/.test(part.text))) {
    return "It has braces that are neither {name} nor {+name}.";
  }
  const names = parts.flatMap((part) => ("name" in part ? [part.name] : []));
  if (new Set(names).size < names.length) return "It has a name twice.";
  const isTouching = parts.some((part, index) => "name" in part && "name" in (parts[index + 1] ?? {}));
  return isTouching ? "It has two names with no text between them." : undefined;
}

/** The values of a template's variables in a URI, if it matches: each up to the text after it, in linear time. */
export function matchUri(parts: readonly UriPart[], uri: string): Record<string, string> | undefined {
  const values = new Map<string, string>();
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if ("text" in part) {
      if (!uri.startsWith(part.text, at)) return undefined;
      at += part.text.length;
      continue;
    }
    const next = parts[index + 1];
    const isLast = index + 2 >= parts.length;
    const end = next === undefined ? uri.length : valueEnd(uri, "text" in next ? next.text : "", at, isLast);
    const value = uri.slice(at, end);
    if (end <= at || (!part.slashes && value.includes("/"))) return undefined;
    values.set(part.name, decodeUri(value));
    at = end;
  }
  return at === uri.length ? Object.fromEntries(values) : undefined;
}

/** The index at which the text after a value starts; the last text must be at the end of the URI. */
function valueEnd(uri: string, text: string, from: number, isLast: boolean): number {
  if (!isLast) return uri.indexOf(text, from);
  return uri.endsWith(text) ? uri.length - text.length : -1;
}
