import { isObject } from "../../../core/json/json.js";
import { UserError } from "../../../core/problem.js";
import { originalText } from "../../../core/redaction/foreign-marks.js";

// A foreign mark has more colons. A mark with dots stands for a part of a secret, which cannot be restored.
const MARK = /«secret:([\w.-]+…?)»/g;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Puts the redacted secrets (`«secret:NAME»`) back into a recorded request. Only secrets that the suite reads are
 * restored, because the results file could name any variable.
 *
 * @param secrets of the variables that the suite reads, by their names
 * @param env returns the value of another variable that contains one of these secrets
 * Throws a UserError that names every unknown secret
 */
export function restoreSecrets(value: unknown, secrets: ReadonlyMap<string, string>, env: Environment): unknown {
  const readable = new Set(secrets.values());
  const unknown = new Set<string>();
  const put = (name: string): string => {
    const other = Object.hasOwn(env, name) ? env[name] : undefined;
    const secret = secrets.get(name) ?? (other !== undefined && readable.has(other) ? other : undefined);
    if (secret === undefined) unknown.add(name);
    return secret ?? "";
  };
  const text = (written: string) =>
    // Only the text between marks is unescaped: a restored secret must not be changed.
    written
      .split(MARK)
      .map((part, index) => (index % 2 === 0 ? originalText(part) : put(part)))
      .join("");
  const restore = (node: unknown): unknown => {
    if (typeof node === "string") return text(node);
    if (Array.isArray(node)) return node.map(restore);
    if (!isObject(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [text(key), restore(item)]));
  };
  const restored = restore(value);
  if (unknown.size === 0) return restored;
  throw new UserError(
    [...unknown].map((name) => ({
      title: `the value of ${name} is not known`,
      description:
        "The request held it when it was recorded. Recordings keep no secrets, and the suite does not read it.",
      fix: "Run the suite again; replay sends only what the variables of the suite give.",
    })),
  );
}
