import { excerpt, join, say } from "../../core/redaction/redacted.js";
import type { HttpFacts, HttpTarget, ProtectionStep, StartFailure } from "../types.js";
import { parseChallenges } from "./challenges.js";
import { addressesIn, findDocument, issuerAddresses, resourceAddresses } from "./metadata.js";

const WAIT_MS = 10_000;
const MAX_ISSUERS = 3;
const MAX_SHOWN = 200;

/** Says of a server that answered its opening with 401 what it wants, and where a token comes from. */
export async function explainProtection(
  failure: StartFailure,
  { headers }: HttpFacts,
  target: HttpTarget,
  signal: AbortSignal | undefined,
): Promise<StartFailure> {
  const over = AbortSignal.timeout(WAIT_MS);
  const stop = signal ? AbortSignal.any([signal, over]) : over;
  const header = headers["www-authenticate"];
  const bearer = parseChallenges(header ?? "").find(({ scheme }) => scheme === "bearer")?.parameters;
  const challenge = header === undefined ? say`HTTP 401 without WWW-Authenticate` : excerpt(header, MAX_SHOWN);
  const steps: ProtectionStep[] = [{ what: "challenge", status: challenge }];
  const addresses = resourceAddresses(target.url, bearer?.get("resource_metadata"));
  const resource = await findDocument(addresses, target, stop);
  steps.push({ what: "resource metadata", url: excerpt(resource.url, MAX_SHOWN), status: resource.status });
  const issuers = addressesIn(resource.value?.authorization_servers).slice(0, MAX_ISSUERS);
  for (const issuer of issuers) {
    const { url, status: came } = await findDocument(issuerAddresses(issuer), target, stop);
    steps.push({ what: "authorization server", url: excerpt(url, MAX_SHOWN), status: came });
  }
  return { ...failure, ...textsOf(target.tokenName, bearer, issuers), protection: steps };
}

function textsOf(
  token: string | undefined,
  bearer: ReadonlyMap<string, string> | undefined,
  issuers: readonly string[],
): Pick<StartFailure, "message"> & { fix: string } {
  const [error, description] = ["error", "error_description"].map((name) => bearer?.get(name));
  const scope = bearer?.get("scope");
  const from =
    issuers.length === 0
      ? say``
      : say` Tokens come from ${join(
          issuers.map((one) => excerpt(one, MAX_SHOWN)),
          ", ",
        )}.`;
  if (token === undefined) {
    const wanted = scope === undefined ? say`` : say` with the scope ${excerpt(scope, MAX_SHOWN)}`;
    const message = say`The server is protected: it answers HTTP 401 and wants a token${wanted}.${from}`;
    return {
      message,
      fix: "Put a token in an environment variable and pass its name with --server-auth-bearer-env, or write `auth:` in the suite.",
    };
  }
  const why = [error, description].flatMap((text) => (text === undefined ? [] : [excerpt(text, MAX_SHOWN)]));
  const reason = why.length === 0 ? say`` : say`: ${join(why, ", ")}`;
  const message = say`The server refused the token of ${excerpt(token, MAX_SHOWN)} with HTTP 401${reason}.${from}`;
  const fix = `Check the token of ${token}: it must be for this server, and must not have expired.`;
  return { message, fix };
}
