import { isObject } from "../../core/json/json.js";
import { type NamedSecret, secretsOf } from "../../core/redaction/secret-names.js";
import { MIN_LENGTH } from "../../core/redaction/secret-search.js";
import { child } from "../yaml/nodes.js";
import { DeferredText } from "./deferred.js";
import { declarationOf } from "./variables.js";

const REFERENCE = /\$[\w{]/;

/**
 * The secrets that a document holds as its author wrote it: literal variables, and what servers have in their entries.
 * Messages show the author's lines. A part that refers to something is not a secret itself.
 */
export function literalSecrets(root: unknown): NamedSecret[] {
  const variables = entriesOf(child(root, "variables")).flatMap(([name, entry]) => [
    ...textSecrets({ [name]: declarationOf(entry)?.value }),
    // A short default stands in for a secret.
    ...textSecrets({ [name]: child(entry, "default") }).filter(([, text]) => text.length >= MIN_LENGTH),
  ]);
  return [...variables, ...serverSecrets(root)].filter(([, text]) => !REFERENCE.test(text.replaceAll("$$", "")));
}

/** The secrets in the servers and scorers of a document whose references are filled in. */
export function serverSecrets(root: unknown): NamedSecret[] {
  const scorers = child(root, "scorers");
  return [
    ...entriesOf(child(root, "servers")).flatMap(([, entry]) => entrySecrets(entry)),
    ...(Array.isArray(scorers) ? scorers : []).flatMap((entry: unknown) => textSecrets(child(entry, "env"))),
  ];
}

/** The secrets in the entry of one server: in `env`, in literal headers, and in addresses. */
export function entrySecrets(entry: unknown): NamedSecret[] {
  const ready = child(entry, "wait_for_ready");
  const oauth = child(child(entry, "auth"), "oauth");
  const addresses = {
    url: child(entry, "url"),
    wait_for_ready: child(ready, "url") ?? ready,
    endpoint: child(oauth, "token_url") ?? child(oauth, "token_endpoint"),
  };
  const env = [child(entry, "env"), child(child(entry, "start"), "env")];
  return [...env, child(entry, "headers"), addresses].flatMap(textSecrets);
}

function textSecrets(values: unknown): NamedSecret[] {
  return entriesOf(values).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? secretsOf({ [name]: String(value) }) : [],
  );
}

function entriesOf(node: unknown): [string, unknown][] {
  return isObject(node) && !(node instanceof DeferredText) ? Object.entries(node) : [];
}
