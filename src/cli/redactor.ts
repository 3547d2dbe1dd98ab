import { createRedactor, madeOfRedacted, type Redacted, type Redactor, secretsOf } from "../core/redact.js";
import { sanitize } from "../core/sanitize.js";

/** A redactor that knows the secrets of an environment. */
export function redactorOf(env: Readonly<Record<string, string | undefined>>): Redactor {
  const redactor = createRedactor();
  for (const [name, value] of secretsOf(env)) redactor.add(name, value);
  return redactor;
}

/** A text without secrets that neither steers a terminal nor is a command to a CI log, whatever a suite has put in it. */
export function harmless(text: string, redactor: Redactor): Redacted {
  // In this order: a secret must not hide behind what is written out.
  return madeOfRedacted(sanitize(redactor.text(text)));
}
