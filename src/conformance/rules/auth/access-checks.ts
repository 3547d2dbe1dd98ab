import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { bearerOf } from "../../../mcp/auth/protection.js";
import { isLoopback } from "../../../mcp/hosts.js";
import { isSince } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { about, failed, failedIf, judgeInTurn, passed, skipped, unverified } from "../../server/check-result.js";
import { type Access, type AccessAnswer, type AccessRequest, accessEvidence } from "./access.js";
import { type AuthChecks, NO_CHALLENGE, scopesIn } from "./types.js";

const METHOD_NOT_ALLOWED = 405;

export const ACCESS_CHECKS: AuthChecks = {
  "AUTH-HTTPS": async ({ access }) => {
    const { protocol, hostname } = new URL(access.server.target.url);
    if (isLoopback(hostname)) return skipped(say`the server is on this machine`);
    return failedIf(protocol === "https:" ? undefined : say`the server asks for a token, and its address is not https`);
  },
  "AUTH-401": ({ access }) =>
    judgeInTurn(access.kinds, async (kind) => about(access.nameOf(kind), await judgeWithoutToken(access, kind))),
  "AUTH-CHALLENGE": async ({ access, trials }) => {
    const answers = [...(await access.answersWithoutToken()), ...trials.map(({ answer }) => answer)];
    const refusals = answers.filter(({ http }) => http?.status === 401);
    if (refusals.length === 0) return skipped(say`nothing is refused with 401`);
    const wrong = refusals.find((answer) => wrongChallenge(answer, access.server.revision) !== undefined);
    return wrong ? failed(wrongChallenge(wrong, access.server.revision)!, accessEvidence(wrong)) : passed;
  },
  "AUTH-CHALLENGE-SCOPE": async ({ access, documents, challenge, refusal }) => {
    if (!challenge?.size) return NO_CHALLENGE;
    if (challenge.has("scope")) return passed;
    const inLab = access.server.target.lab?.scopes ?? [];
    const source = inLab.length > 0 ? say`the suite names scopes` : say`the metadata has \`scopes_supported\``;
    if (inLab.length + scopesIn(documents.resource).length === 0)
      return skipped(say`nothing shows that the server has scopes`);
    return failed(say`${source}, and the challenge has no \`scope\``, accessEvidence(refusal));
  },
};

/** How a request without a token is answered; where it is not said why, beside the same request with the given token. */
async function judgeWithoutToken(access: Access, kind: AccessRequest) {
  const answer = await access.answerWithoutToken(kind);
  const { reception, http, status } = answer;
  const evidence = accessEvidence(answer);
  const isPublic = (await access.answerWithoutToken("opening")).reception === "served";
  if (reception === "unsure") return unverified(status);
  if (http?.status === 401) return passed;
  if (http?.status === METHOD_NOT_ALLOWED) return skipped(say`the server does not have this method`);
  if (isPublic && (kind === "GET" || kind === "DELETE")) return skipped(say`sessions need no token`);
  if (reception === "served" || (await access.isAccepted(kind, answer))) {
    if (isPublic || kind === "list") return skipped(say`it is served without a token, which is allowed`);
    return failed(say`it is served without a token, and the opening is not`, evidence);
  }
  if (await access.isGuarded(kind))
    return failed(say`it is refused for want of a token, and not with HTTP 401: ${status}`, evidence);
  if (access.token !== undefined) return skipped(say`the same with the token: ${status}`);
  return unverified(say`only a token would show whether it is refused for want of one: ${status}`);
}

/** What is wrong with the challenge of a 401. */
function wrongChallenge({ http }: AccessAnswer, revision: string): Redacted | undefined {
  const header = http?.headers["www-authenticate"];
  if (http === undefined || header === undefined) return say`a 401 has no WWW-Authenticate`;
  const challenge = bearerOf(http);
  if (!challenge) return say`no challenge of a 401 has the scheme Bearer: ${valueExcerpt(header)}`;
  if (challenge.size === 0) return say`the Bearer challenge of a 401 has no parameter: ${valueExcerpt(header)}`;
  const metadataUrl = challenge.get("resource_metadata");
  if (metadataUrl !== undefined && !URL.canParse(metadataUrl))
    return say`\`resource_metadata\` is not an absolute address: ${valueExcerpt(metadataUrl)}`;
  // Later, metadata at a well-known address will do; AUTH-PRM says if there is none.
  const isNeeded = isSince(revision, "2025-06-18") && !isSince(revision, "2025-11-25");
  if (metadataUrl !== undefined || !isNeeded) return undefined;
  return say`the Bearer challenge of a 401 has no \`resource_metadata\`: ${valueExcerpt(header)}`;
}
