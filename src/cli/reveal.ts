import { isObject } from "../core/json.js";
import { UserError } from "../core/problem.js";

const MARK = /«secret:([\w.-]+)»/g;

/**
 * A value with the secrets that were blanked in it (`«secret:NAME»`), taken from the environment again.
 * Throws a UserError that names every variable that is not set.
 */
export function revealed(value: unknown, env: Readonly<Record<string, string | undefined>>): unknown {
  const missing = new Set<string>();
  const text = (written: string) =>
    written.replace(MARK, (mark, name: string) => {
      const secret = env[name];
      if (secret === undefined) missing.add(name);
      return secret ?? mark;
    });
  const reveal = (node: unknown): unknown => {
    if (typeof node === "string") return text(node);
    if (Array.isArray(node)) return node.map(reveal);
    if (!isObject(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [text(key), reveal(item)]));
  };
  const whole = reveal(value);
  if (missing.size === 0) return whole;
  throw new UserError(
    [...missing].map((name) => ({
      title: `the environment variable ${name} is not set`,
      description: "The request held its value when it was recorded, and recordings keep no secrets.",
      fix: `Set ${name} and try again.`,
    })),
  );
}
