import { abortedAfter } from "../../../core/clock.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { bearerOf, METADATA_MS } from "../../../mcp/auth/protection.js";
import type { RuleId } from "../../../rules/registry.js";
import { type CheckResult, skipped, unverified } from "../../server/check-result.js";
import type { LiveServer } from "../../server/live-server.js";
import { Access, type AccessRequest } from "./access.js";
import { ACCESS_CHECKS } from "./access-checks.js";
import { readDocuments } from "./documents.js";
import { ISSUER_CHECKS } from "./issuer-checks.js";
import { LAB_CHECKS } from "./lab-checks.js";
import { METADATA_CHECKS } from "./metadata-checks.js";
import { TOKEN_CHECKS, tryBadTokens } from "./token-checks.js";
import type { AuthChecks, AuthContext } from "./types.js";

const OPEN = skipped(say`the server serves its opening, a list and a call without a token`);

const CHECKS: AuthChecks = {
  ...ACCESS_CHECKS,
  ...METADATA_CHECKS,
  ...ISSUER_CHECKS,
  ...TOKEN_CHECKS,
  ...LAB_CHECKS,
};

/**
 * Judges how a server over HTTP asks for tokens and which it takes, by requests outside of the sessions of other checks.
 * `isDenied`: it let nobody in, so that what it lists is not known.
 */
export async function judgeTokens(
  server: LiveServer,
  ids: readonly RuleId[],
  isDenied: boolean,
): Promise<Map<RuleId, readonly CheckResult[]>> {
  const judgeAll = (result: CheckResult) => new Map(ids.map((id) => [id, [result]]));
  const access = new Access(server, isDenied);
  const opening = await access.answerWithoutToken("opening");
  if (opening.reception === "unsure") return judgeAll(unverified(opening.status));
  const guarded = await access.firstGuarded();
  if (guarded === undefined) return judgeAll(OPEN);
  const context = await contextOf(access, guarded);
  const results = new Map<RuleId, readonly CheckResult[]>();
  for (const id of ids) results.set(id, [(await CHECKS[id]?.(context)) ?? []].flat());
  return results;
}

/** Sends the requests whose answers several checks share, in the order in which a client would send them. */
async function contextOf(access: Access, guarded: AccessRequest): Promise<AuthContext> {
  const { server } = access;
  const limit = () => abortedAfter(METADATA_MS, server.facts.signal);
  const refusal = await access.answerWithoutToken(guarded);
  const challenge = refusal.http && bearerOf(refusal.http);
  const metadataUrl = challenge?.get("resource_metadata");
  // AUTH-CHALLENGE reports an address that is not absolute.
  const documents = await readDocuments(
    server,
    metadataUrl !== undefined && URL.canParse(metadataUrl) ? metadataUrl : undefined,
    limit(),
  );
  const trials = await tryBadTokens(access, guarded, documents, limit());
  const noGoodToken = await whyNoGoodToken(access, guarded);
  return { access, guarded, documents, refusal, challenge, trials, noGoodToken, limit };
}

async function whyNoGoodToken(access: Access, guarded: AccessRequest): Promise<Redacted | undefined> {
  const control = await access.answerWithToken(guarded);
  if (!control || (await access.isAccepted(guarded, control))) return undefined;
  return say`the token of ${hide(access.server.target.tokenName ?? "")} is answered with ${control.status}`;
}
