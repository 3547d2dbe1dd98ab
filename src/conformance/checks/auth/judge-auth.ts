import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { bearerOf, METADATA_MS } from "../../../mcp/auth/protection.js";
import type { RuleId } from "../../../rules/registry.js";
import { type CheckResult, skipped, unverified } from "../check-result.js";
import { Access, type AuthServer } from "./access.js";
import { ACCESS_CHECKS } from "./access-checks.js";
import { readDocuments } from "./documents.js";
import { ISSUER_CHECKS } from "./issuer-checks.js";
import { METADATA_CHECKS } from "./metadata-checks.js";
import { TOKEN_CHECKS, tryBadTokens } from "./token-checks.js";
import type { AuthChecks, AuthContext } from "./types.js";

const OPEN = skipped(say`the server serves its opening, a list and a call without a token`);

const CHECKS: AuthChecks = { ...ACCESS_CHECKS, ...METADATA_CHECKS, ...ISSUER_CHECKS, ...TOKEN_CHECKS };

export const AUTH_IDS = Object.keys(CHECKS) as RuleId[];

/** Judges how a server over HTTP asks for tokens and which it takes, by requests outside of the sessions of other checks. */
export async function judgeAuth(
  server: AuthServer,
  ids: readonly RuleId[],
  signal: AbortSignal | undefined,
): Promise<Map<RuleId, readonly CheckResult[]>> {
  const judgeAll = (result: CheckResult) => new Map(ids.map((id) => [id, [result]]));
  const access = new Access(server);
  const opening = await access.bare("opening");
  if (opening.taken === "unsure") return judgeAll(unverified(opening.status));
  const guarded = await access.guarded();
  if (guarded === undefined) return judgeAll(OPEN);
  const refusal = await access.bare(guarded);
  const challenge = refusal.http && bearerOf(refusal.http);
  const over = AbortSignal.timeout(METADATA_MS);
  const stop = signal ? AbortSignal.any([signal, over]) : over;
  const named = challenge?.get("resource_metadata");
  // AUTH-CHALLENGE says of others that they are not absolute.
  const documents = await readDocuments(server, named !== undefined && URL.canParse(named) ? named : undefined, stop);
  const trials = await tryBadTokens(access, guarded, documents, stop);
  const noGoodToken = await whyNoGoodToken(access, guarded);
  const context: AuthContext = { access, guarded, documents, refusal, challenge, trials, noGoodToken, signal: stop };
  const results = new Map<RuleId, readonly CheckResult[]>();
  for (const id of ids) results.set(id, [(await CHECKS[id]?.(context)) ?? []].flat());
  return results;
}

async function whyNoGoodToken(access: Access, guarded: AuthContext["guarded"]): Promise<Redacted | undefined> {
  const control = await access.control(guarded);
  if (!control || (await access.isAccepted(guarded, control))) return undefined;
  return say`the token of ${hide(access.server.target.tokenName ?? "")} is answered with ${control.status}`;
}
