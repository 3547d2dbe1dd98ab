import type { JsonWebKey } from "node:crypto";
import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, join, processSecrets, say } from "../../../core/redaction/redacted.js";
import { fetchDocument } from "../../../mcp/auth/metadata.js";
import { bearerOf } from "../../../mcp/auth/protection.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import {
  type CheckResult,
  type CheckResults,
  failed,
  passed,
  passedIf,
  skipped,
  unverified,
} from "../../server/check-result.js";
import { type Access, type AccessAnswer, type AccessRequest, accessEvidence, bearer } from "./access.js";
import { BAD_TOKENS, EXPIRED, madeUpJwt, readJwt, type TokenSample } from "./bad-tokens.js";
import { type AuthChecks, type AuthContext, type Documents, NO_CHALLENGE, scopesIn, type Trial } from "./types.js";

const BAD_REQUEST = 400;
const NO_SESSION = skipped(say`the server assigns no session`);
const NEEDS_NONE = skipped(say`the same request is served without a session, too`);
const FOREIGN_SESSION = say`the id of a session with the token of another user`;
/** AUTH-401 is then the cause. */
const LIKE_NO_TOKEN = say`as requests without a token are`;
const REFUSALS: readonly unknown[] = [401, 403, 404];
const OPAQUE_TOKEN = skipped(say`the token is opaque: nothing can be made from it`);

/** Sends each bad token that can be made, once. */
export async function tryBadTokens(
  access: Access,
  kind: AccessRequest,
  documents: Documents,
  signal: AbortSignal,
): Promise<Trial[]> {
  const sample = await sampleOf(access, documents, signal);
  const trials: Trial[] = [];
  for (const { make, ...maker } of BAD_TOKENS) {
    const authorization = await make(sample);
    if (authorization === undefined) continue;
    // It may contain most of a good token, and a server may repeat it: reports must not show it.
    const [, token] = authorization.split(" ");
    if (token !== undefined) processSecrets.add("bad_token", token);
    const answer = await access.sendAs(kind, { authorization });
    trials.push({ ...maker, answer, isAccepted: await access.isAccepted(kind, answer) });
  }
  return trials;
}

async function sampleOf(access: Access, documents: Documents, signal: AbortSignal): Promise<TokenSample> {
  const { token: given } = access;
  const { url, lab } = access.server.target;
  const keys = await keysOf(access, documents, signal);
  if (given !== undefined) return { given, jwt: readJwt(given), keys, url, lab };
  const { issuers } = documents;
  const resource = documents.resource.document?.value?.resource;
  const issuer = issuers[0]?.issuer ?? new URL(url).origin;
  const jwt = madeUpJwt(issuer, typeof resource === "string" ? resource : url, scopesIn(documents.resource), keys);
  return { given, jwt, keys, url, lab };
}

/** The keys of the first authorization server, only from its own origin: nothing is requested from other hosts. */
async function keysOf(access: Access, { issuers }: Documents, signal: AbortSignal): Promise<JsonWebKey[]> {
  const [first] = issuers;
  const uri = first?.document?.value?.jwks_uri;
  if (!first || typeof uri !== "string" || !URL.canParse(uri)) return [];
  if (new URL(uri).origin !== new URL(first.issuer).origin) return [];
  const { value } = await fetchDocument(uri, access.server.target, signal);
  return Array.isArray(value?.keys) ? value.keys.filter(isObject) : [];
}

export const TOKEN_CHECKS: AuthChecks = {
  "AUTH-CHALLENGE-ERROR": ({ trials }) => {
    const answer = trials[0]?.answer;
    if (answer?.http?.status !== 401) return skipped(say`a bad token is not refused with 401`);
    const challenge = bearerOf(answer.http);
    if (!challenge?.size) return NO_CHALLENGE;
    const error = challenge.get("error");
    const errorText = error === undefined ? say`no \`error\`` : say`the error ${valueExcerpt(error)}`;
    const message = say`the challenge for a random token has ${errorText}`;
    return passedIf(error === "invalid_token", message, accessEvidence(answer, trials[0]?.what));
  },
  "AUTH-TOKEN-MALFORMED": judgeTrials("AUTH-TOKEN-MALFORMED"),
  "AUTH-TOKEN-STATUS": ({ trials, refusal }) => {
    const refused = trials.filter(({ answer, isAccepted }) => !isAccepted && answer.reception !== "unsure");
    if (refused.length === 0) return skipped(say`no bad token is refused`);
    const wrong = refused.filter((trial) => !isRightStatus(trial));
    const [first] = wrong;
    if (!first) return passed;
    const statuses = join([...new Set(wrong.map(({ answer }) => answer.status))], ", ");
    const others = wrong.length > 1 ? say` and others` : say``;
    const rules = hide([...new Set(wrong.map(({ rule }) => rule))].join(", "));
    const isUsual = wrong.every(({ answer }) => answer.status === refusal.status);
    const how = isUsual ? say`${statuses}, ${LIKE_NO_TOKEN}` : statuses;
    const message = say`bad tokens are refused with ${how}: ${first.what}${others} (${rules})`;
    return failed(message, accessEvidence(first.answer, first.what));
  },
  "AUTH-TOKEN-UNSIGNED": judgeTrials("AUTH-TOKEN-UNSIGNED"),
  "AUTH-TOKEN-FORGED": judgeTrials("AUTH-TOKEN-FORGED"),
  "AUTH-TOKEN-TAMPERED": withGoodToken(judgeTrials("AUTH-TOKEN-TAMPERED")),
  "AUTH-TOKEN-QUERY": withGoodToken(async ({ access, guarded }) => {
    const answer = await access.sendAs(guarded, { query: access.token ?? "" });
    return judgeBadToken(answer, await access.isAccepted(guarded, answer), say`a token in the address`);
  }),
  "AUTH-TOKEN-EACH": withGoodToken(async ({ access }) => {
    if ((await access.answerWithoutToken("list")).reception === "served") return NEEDS_NONE;
    const expired = await access.server.target.lab?.token(EXPIRED);
    const senders = [
      { what: say`the id of a session without a token`, sender: {} },
      ...(expired === undefined
        ? []
        : [{ what: say`the id of a session with an expired token`, sender: bearer(expired) }]),
    ];
    return inGoodSession(access, async (session) => {
      const results = [];
      for (const { what, sender } of senders) {
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

/** A rule fails by each of its bad tokens that is accepted. */
export function judgeTrials(rule: Trial["rule"]) {
  return ({ trials }: AuthContext): CheckResult[] => {
    const own = trials.filter((trial) => trial.rule === rule);
    if (own.length === 0) return [OPAQUE_TOKEN];
    const results = own.map(({ answer, isAccepted, what }) => judgeBadToken(answer, isAccepted, what));
    const open = results.filter(({ status }) => status !== "passed");
    return open.length > 0 ? open : [passed];
  };
}

/** A check with the given token, which the server must take for that. */
export function withGoodToken(check: (context: AuthContext) => CheckResults | Promise<CheckResults>) {
  return async (context: AuthContext) => {
    if (context.access.token === undefined) return skipped(say`it takes a token: --server-auth-bearer-env passes one`);
    return context.noGoodToken === undefined ? check(context) : unverified(context.noGoodToken);
  };
}

/** What is not a good token is not accepted. */
export function judgeBadToken(answer: AccessAnswer, isAccepted: boolean, what: Redacted): CheckResult {
  if (answer.reception === "unsure") return unverified(say`${what}: ${answer.status}`);
  return passedIf(!isAccepted, say`${what} is accepted`, accessEvidence(answer, what));
}

function isRightStatus({ isHeader, answer }: Trial): boolean {
  const status = answer.http?.status;
  return status === 401 || (status === BAD_REQUEST && isHeader === true);
}

/** Runs `faults` in a session of the good token; unverified if that token itself is not served there afterwards. */
async function inGoodSession(access: Access, faults: (session: string) => Promise<CheckResults>) {
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
