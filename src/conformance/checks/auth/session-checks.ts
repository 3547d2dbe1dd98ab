import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { type CheckResults, failed, passed, skipped, unverified } from "../check-result.js";
import { type Access, accessEvidence, bearer, type Credential } from "./access.js";
import { EXPIRED } from "./bad-tokens.js";
import { judgeBadToken, withGoodToken } from "./token-checks.js";
import type { AuthChecks } from "./types.js";

const NO_SESSION = skipped(say`the server assigns no session`);
const NEEDS_NONE = skipped(say`the same request is served without a session, too`);
const FOREIGN_SESSION = say`the id of a session with the token of another user`;
const REFUSALS: readonly unknown[] = [401, 403, 404];

/** Who may use a session. */
export const SESSION_CHECKS: AuthChecks = {
  "AUTH-TOKEN-EACH": withGoodToken(async ({ access }) => {
    if ((await access.answerWithoutToken("list")).reception === "served") return NEEDS_NONE;
    const expired = await access.server.target.lab?.token(EXPIRED);
    const senders: [what: Redacted, Credential][] = [[say`the id of a session without a token`, {}]];
    if (expired !== undefined) senders.push([say`the id of a session with an expired token`, bearer(expired)]);
    return inGoodSession(access, async (session) => {
      const results = [];
      for (const [what, sender] of senders) {
        const answer = await access.send("list", sender, session);
        results.push(judgeBadToken(answer, answer.reception === "served", what));
      }
      return results.filter(({ status }) => status !== "passed");
    });
  }),
  "AUTH-SESSION-BOUND": withGoodToken(async ({ access }) => {
    const { authorization } = access.server.target.second?.headers() ?? {};
    if (authorization === undefined) return skipped(say`there is one user; --second-bearer-env gives another`);
    const other = { authorization };
    if ((await access.send("list", other)).reception === "served") return NEEDS_NONE;
    const isGood = await access.withSession(other, async () => true);
    if (!isGood) return unverified(say`the token of the other user opens no session`);
    return inGoodSession(access, async (session) => {
      const answer = await access.send("list", other, session);
      const { reception, http, status } = answer;
      if (reception === "unsure") return [unverified(say`${FOREIGN_SESSION}: ${status}`)];
      if (REFUSALS.includes(http?.status)) return [];
      const how = reception === "served" ? say`is accepted` : say`is answered with ${status}`;
      return [failed(say`${FOREIGN_SESSION} ${how}`, accessEvidence(answer, say`the token of another user`))];
    });
  }),
};

/** Runs `faults` in a session of the good token; unverified if that token itself is not served there afterwards. */
async function inGoodSession(
  access: Access,
  faults: (session: string) => Promise<CheckResults>,
): Promise<CheckResults> {
  const results = await access.withSession(access.goodCredential, async (session) => {
    if (session === undefined) return NO_SESSION;
    const faultResults = [await faults(session)].flat();
    const control = await access.send("list", access.goodCredential, session);
    if (control.reception !== "served")
      return unverified(say`the session's own token is answered with ${control.status}`);
    return faultResults.length > 0 ? faultResults : passed;
  });
  return results ?? NO_SESSION;
}
