import { parseJson } from "../json/json.js";
import type { Environment } from "../proc/env.js";
import { decodeUri } from "../text.js";
import { MIN_LENGTH } from "./secret-search.js";

/** The name under which a secret is blanked, and its value. */
export type NamedSecret = readonly [name: string, value: string];

/** Words that say that a value is secret, alone or in the plural. */
const WORDS =
  /^(?:tokens?|keys?|secrets?|passwords?|passwd|passphrases?|pat|auth|authorization|credentials?|creds?|jwts?|bearers?|cookies?|sessionid)$/;
/** The same at the end of a word that runs several together, such as PGPASSWORD or APIKEYS. */
const ENDINGS =
  /(?:password|passwd|passphrase|secret|token|credential|(?:api|access|secret|private|auth|signing|encryption)key|connectionstring|(?:db|sql|user|root|admin|smtp|redis)(?:pass|pwd))s?$/;
/** Words that mean a secret only together: EXIT_CODE, LOCALE_SK, MAX_CONN and RESET_PIN hold none. */
const PHRASES =
  /(?:^|_)(?:connection_strings?|access_codes?|stripe_sk|(?:mongo|mongodb|db|database|sql|redis)_conn|(?:user|card|login|account)_pin)(?:_|$)|^pin$/;
/** Words of names that hold a number of tokens or keys, and no token or key. */
const MEASURES = /^(?:max|min|limits?|budgets?|count|num|number|size|length|window|usage|per|rate|ttl|timeout)$/;
/** A user without a password is a name, unless it is as long as a token. */
const MIN_USER = 16;
const MAX_DEPTH = 20;
/** The usual form of a variable's name, and of several. */
const VARIABLE = /^[A-Z][A-Z0-9_]{0,63}$/;
const VARIABLES = /^\s*[A-Z][A-Z0-9_]{0,63}(?:\s+[A-Z][A-Z0-9_]{0,63})*\s*$/;
/** Variables with pairs of a header and the variable that has its value. */
const HEADER_VARIABLES = /(?:^|_)HEADER[-_]ENV$/i;

/** True if a name says that its value is secret: by a whole word of it, the end of one, or several words. */
export function isSecretName(name: string): boolean {
  const words = wordsOf(name);
  // PWD alone is the working directory, and PASS_… asks for something to be let through.
  const isShort = words.length > 1 && /^(?:pass|pwd)$/.test(words.at(-1) ?? "");
  return isShort || words.some(isSecretWord) || PHRASES.test(words.join("_"));
}

/** The secrets among variables: those whose names say so, user information of URLs, and settings and members inside. */
export function secretsOf(variables: Environment): NamedSecret[] {
  return Object.entries(variables).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const members = [...settingsIn(name, value), ...membersIn(name, value)];
    const inside = [...userInformation(name, value), ...members.filter(([, text]) => text.length >= MIN_LENGTH)];
    return isSecret(name, value) ? [[name, value] as const, ...inside] : inside;
  });
}

function isSecret(name: string, value: string): boolean {
  return isSecretName(name) && !isSetting(name, value);
}

function wordsOf(name: string): string[] {
  return name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.replace(/\d+$/, "").toLowerCase())
    .filter((word) => word !== "");
}

function isSecretWord(word: string): boolean {
  return WORDS.test(word) || ENDINGS.test(word);
}

/** `MAX_TOKENS=100000000`, `BEARER_ENV=API_TOKEN` and `TOKEN_URL=https://…` are settings: a number, and where to find one. */
function isSetting(name: string, value: string): boolean {
  const words = wordsOf(name);
  const isAddress = /^(?:url|uri|endpoint)$/.test(words.at(-1) ?? "") && /^https?:\/\//i.test(value);
  if (isAddress) return words.every((word) => !isSecretWord(word) || /^(?:token|auth|authorization|key)s?$/.test(word));
  if (words.at(-1) === "env") return VARIABLES.test(value);
  return /^\d+$/.test(value) && words.some((word) => MEASURES.test(word));
}

/** `user:password` and the password of every URL in a value, as they stand there and decoded. */
function userInformation(name: string, value: string): NamedSecret[] {
  return [...value.matchAll(/:\/\/([^\s/?#"'<>]+)@/g)].flatMap(([, pair = ""]) => {
    const [, password] = /:(.*)$/s.exec(pair) ?? [];
    if (password === undefined) return pair.length < MIN_USER ? [] : namedForms(`${name}.user`, pair);
    return password === ""
      ? []
      : [...namedForms(`${name}.userinfo`, pair), ...namedForms(`${name}.password`, password)];
  });
}

/** `password=…` in a connection string or in the query of a URL. */
function settingsIn(name: string, value: string): NamedSecret[] {
  return [...value.matchAll(/(?<=^|[?&;,\s])([\w.-]{1,64})=([^&;\s#]+)/g)].flatMap(([, key = "", text = ""]) => {
    if ((HEADER_VARIABLES.test(name) && VARIABLE.test(text)) || !isSecret(key, text)) return [];
    // What stands behind a comma may be another setting, or belong to the value.
    return [text, text.split(",", 1)[0] ?? ""].flatMap((part) => namedForms(`${name}.${key}`, part));
  });
}

/** Members of a JSON object whose names say that they are secret. */
function membersIn(name: string, value: string): NamedSecret[] {
  const visit = (node: unknown, depth: number): NamedSecret[] => {
    if (depth > MAX_DEPTH || typeof node !== "object" || node === null) return [];
    return Object.entries(node).flatMap(([key, member]) => {
      const isText = typeof member === "string" && isSecret(key, member);
      return isText ? [[`${name}.${key}`, member] as const] : visit(member, depth + 1);
    });
  };
  return /^\s*\{/.test(value) ? visit(parseJson(value), 0) : [];
}

/** A part of a value as it is written and URL-decoded, both under the same name. */
function namedForms(name: string, text: string): NamedSecret[] {
  return [...new Set([text, decodeUri(text)])].map((form) => [name, form]);
}
