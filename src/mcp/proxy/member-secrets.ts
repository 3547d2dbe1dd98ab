import { isObject, parseJson } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import { processSecrets, type RedactedJson, trustedText } from "../../core/redaction/redacted.js";
import { isSecretName } from "../../core/redaction/secret-names.js";
import { replaceKnownSecrets } from "./known-secrets.js";

/** Names of arguments and results whose texts are secret. `token` and `key` alone are not: they name cursors and records. */
const SECRET_MEMBER =
  /(?:^|[_-])(?:password|passwd|passphrase|pwd|secret|credentials?|(?:api|access|private|secret|signing|encryption)[_-]?key|(?:access|refresh|auth|api|bearer|id|session)[_-]?token)$/i;
/** Each secret is looked for in every later message, so their number has a limit. */
const MAX_LEARNED = 1_000;

/** Redacts messages also by the names of members, those of `names` among them. */
export class MemberSecrets {
  readonly #names: ReadonlySet<string>;
  readonly #learned = new Set<string>();

  constructor(names: readonly string[]) {
    this.#names = new Set(names.map((name) => name.toLowerCase()));
  }

  /** Makes secrets of the values of headers whose names say so; returns those headers. A scheme, such as `Bearer`, is none. */
  ofHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
    const secret = Object.entries(headers).filter(([name]) => this.#names.has(name) || isSecretName(name));
    return Object.fromEntries(
      secret.map(([name, value = ""]) => {
        const text = String(value);
        const [, token = text] = /^[\w-]+ (\S+)$/.exec(text) ?? [];
        this.#add(name, token);
        return [name, text];
      }),
    );
  }

  /** A message without secrets. The value of a member that a name makes secret is hidden wherever it stands, then and later. */
  redact(message: unknown): RedactedJson {
    this.#learn(message, 0);
    return this.#withoutMembers(redactForeign(message) as RedactedJson, 0);
  }

  #learn(value: unknown, depth: number): void {
    if (depth > LIMITS.shownLevels) return;
    if (typeof value === "string") {
      // Many results are JSON in a text.
      if (/^\s*[{[]/.test(value)) this.#learn(parseJson(value), depth + 1);
    } else if (Array.isArray(value)) for (const item of value) this.#learn(item, depth + 1);
    else if (isObject(value)) {
      for (const [name, member] of Object.entries(value)) {
        if (!isLeaf(member) || !this.#isSecret(name)) this.#learn(member, depth + 1);
        else this.#add(name, String(member));
      }
    }
  }

  #add(name: string, value: string): void {
    if (this.#learned.size >= MAX_LEARNED || this.#learned.has(value)) return;
    this.#learned.add(value);
    processSecrets.add(name, value);
  }

  /** Values that are too short to be looked for are hidden where the member stands, and those of known forms in each text. */
  #withoutMembers(value: RedactedJson, depth: number): RedactedJson {
    if (typeof value === "string") return trustedText(replaceKnownSecrets(value, markOf));
    if (typeof value !== "object" || value === null || depth > LIMITS.shownLevels) return value;
    if (Array.isArray(value)) return value.map((item) => this.#withoutMembers(item, depth + 1));
    const members = Object.entries(value).map(([name, member]) => {
      if (!isLeaf(member) || !this.#isSecret(name)) return [name, this.#withoutMembers(member, depth + 1)];
      return [name, trustedText(markOf(name))];
    });
    return Object.fromEntries(members);
  }

  #isSecret(name: string): boolean {
    return this.#names.has(name.toLowerCase()) || SECRET_MEMBER.test(name.replace(/([a-z])([A-Z])/g, "$1_$2"));
  }
}

function markOf(name: string): string {
  return `«secret:${name.replace(/[^\w.-]/g, "_")}»`;
}

function isLeaf(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}
