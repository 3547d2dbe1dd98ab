import { createRedactor, type Redactor, secretsOf } from "../core/redact.js";

/** A redactor that knows the secrets of an environment. */
export function redactorOf(env: Readonly<Record<string, string | undefined>>): Redactor {
  const redactor = createRedactor();
  for (const [name, value] of secretsOf(env)) redactor.add(name, value);
  return redactor;
}
