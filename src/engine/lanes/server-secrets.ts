import type { SuiteServer } from "../../suite/types.js";
import { entrySecrets } from "../../suite/variables/variables.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Pairs of name and value. */
export type Secrets = (readonly [name: string, value: string])[];

/**
 * What a server takes from the environment for its headers and token, and everything else in its entry that must not be
 * shown; `unset`: names that it needs and that have no value.
 */
export function serverSecrets(
  { raw, http }: SuiteServer,
  environment: Environment,
): { secrets: Secrets; unset: string[] } {
  const secrets: Secrets = entrySecrets(raw);
  if (http === undefined) return { secrets, unset: [] };
  const names = Object.values(http.headers).flatMap((value) =>
    typeof value === "object" && value !== null && "env" in value ? [String(value.env)] : [],
  );
  for (const name of [http.bearerTokenEnv, http.oauth?.clientIdEnv, http.oauth?.clientSecretEnv]) {
    if (name !== undefined) names.push(name);
  }
  const unset: string[] = [];
  for (const name of new Set(names)) {
    // A line end at the end of a value is what `echo TOKEN | …` leaves there.
    const value = environment[name]?.trim();
    if (value) secrets.push([name, value]);
    else unset.push(name);
  }
  return { secrets, unset };
}
