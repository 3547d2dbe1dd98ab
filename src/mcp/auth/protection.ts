import { abortedAfter } from "../../core/clock.js";
import { excerpt, join, say } from "../../core/redaction/redacted.js";
import type { RuleId } from "../../rules/registry.js";
import type { HttpFacts, HttpTarget, ProtectionStep, StartFailure } from "../types.js";
import { type Challenge, parseChallenges } from "./challenges.js";
import { addressesIn, findDocument, issuerAddresses, type MetadataDocument, resourceAddresses } from "./metadata.js";

/** How long the metadata of a server may take, all documents together. */
export const METADATA_MS = 10_000;
/** So many authorization servers of one document are looked at. */
export const MAX_ISSUERS = 3;
const MAX_SHOWN = 200;

/** True for a refusal of a server that wants a token. */
export function wantsToken(http: HttpFacts): boolean {
  return http.status === 401 || bearerOf(http) !== undefined;
}

/** How a server refuses what has no token if it does not answer 401: a status, a page for a login, a redirect to one. */
const OTHER_REFUSALS: readonly RuleId[] = ["FAULT-HTTP-STATUS", "FAULT-HTTP-CONTENT-TYPE", "FAULT-HTTP-REDIRECT-LOOP"];

/** True for another refusal of a server whose metadata say that it is a protected resource (RFC 9728). */
export async function isProtectedResource(
  { rule_id }: StartFailure,
  target: HttpTarget,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (!OTHER_REFUSALS.includes(rule_id) || target.tokenName !== undefined) return false;
  const documents = await findDocument(
    resourceAddresses(target.url, undefined),
    target,
    abortedAfter(METADATA_MS, signal),
  );
  return documents.some(({ value }) => addressesIn(value?.authorization_servers).length > 0);
}

/** The parameters of the Bearer challenge in an answer; undefined if it has none. */
export function bearerOf({ headers }: HttpFacts): Challenge["parameters"] | undefined {
  return parseChallenges(headers["www-authenticate"] ?? "").find(({ scheme }) => scheme === "bearer")?.parameters;
}

/** Says of a server that refused its opening what it wants, and where a token comes from. */
export async function explainProtection(
  failure: StartFailure,
  http: HttpFacts,
  target: HttpTarget,
  signal: AbortSignal | undefined,
): Promise<StartFailure> {
  const stop = abortedAfter(METADATA_MS, signal);
  const header = http.headers["www-authenticate"];
  const bearer = bearerOf(http);
  const challenge =
    header === undefined ? say`HTTP ${http.status} without WWW-Authenticate` : excerpt(header, MAX_SHOWN);
  const steps: ProtectionStep[] = [{ what: "challenge", status: challenge }];
  const addresses = resourceAddresses(target.url, bearer?.get("resource_metadata"));
  const resource = (await findDocument(addresses, target, stop)).at(-1);
  if (resource) steps.push(stepOf("resource metadata", resource));
  const issuers = addressesIn(resource?.value?.authorization_servers).slice(0, MAX_ISSUERS);
  for (const issuer of issuers) {
    const document = (await findDocument(issuerAddresses(issuer), target, stop)).at(-1);
    if (document) steps.push(stepOf("authorization server", document));
  }
  return { ...failure, ...refusalTexts(target.tokenName, http.status, bearer, issuers), protection: steps };
}

function stepOf(what: ProtectionStep["what"], { url, status }: MetadataDocument): ProtectionStep {
  return { what, url: excerpt(url, MAX_SHOWN), status };
}

function refusalTexts(
  token: string | undefined,
  status: number,
  bearer: ReadonlyMap<string, string> | undefined,
  issuers: readonly string[],
): Pick<StartFailure, "message"> & { fix: string } {
  const [error, description] = ["error", "error_description"].map((name) => bearer?.get(name));
  const scope = bearer?.get("scope");
  const names = issuers.map((issuer) => excerpt(issuer, MAX_SHOWN));
  const from = names.length === 0 ? say`` : say` Tokens come from ${join(names, ", ")}.`;
  if (token === undefined) {
    const scopeText = scope === undefined ? say`` : say` with the scope ${excerpt(scope, MAX_SHOWN)}`;
    const answer = status === 401 ? say`it answers HTTP 401` : say`it answers HTTP ${status}, not 401,`;
    const message = say`The server is protected: ${answer} and wants a token${scopeText}.${from}`;
    const fix =
      "Put a token in an environment variable and pass its name with --server-auth-bearer-env, log in with --login, or write `auth:` in the suite.";
    return { message, fix };
  }
  const why = [error, description].flatMap((text) => (text === undefined ? [] : [excerpt(text, MAX_SHOWN)]));
  const reason = why.length === 0 ? say`` : say`: ${join(why, ", ")}`;
  const message = say`The server refused the token of ${excerpt(token, MAX_SHOWN)} with HTTP ${status}${reason}.${from}`;
  const fix = `Check the token of ${token}: it must be for this server, and must not have expired.`;
  return { message, fix };
}
