import { secretsOf } from "../core/redact.js";
import type { SuiteServer } from "../suite/types.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Pairs of name and value. */
export type Secrets = [string, string][];

/**
 * What a server takes from the environment for its headers and token, and everything else in its entry that must not be
 * shown; `unset`: names that it needs and that have no value.
 */
export function serverSecrets(
  { env, http }: SuiteServer,
  environment: Environment,
): { secrets: Secrets; unset: string[] } {
  const secrets: Secrets = secretsOf(env);
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
  const started = Object.entries(http.start?.env ?? {}).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  secrets.push(...secretsOf(Object.fromEntries(started)));
  if (typeof http.url === "string" && URL.canParse(http.url)) {
    secrets.push(...secretsOf(Object.fromEntries(new URL(http.url).searchParams)));
  }
  return { secrets, unset };
}
