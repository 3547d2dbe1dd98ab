import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { bearerOf } from "../../../mcp/auth/protection.js";
import type { Frame } from "../../../mcp/frames.js";
import type { LabPort } from "../../../mcp/lab-port.js";
import { isSince } from "../../../mcp/revisions/known.js";
import {
  about,
  type CheckResults,
  failed,
  failedIf,
  judgeInTurn,
  skipped,
  unverified,
} from "../../server/check-result.js";
import { type Access, type AccessAnswer, accessEvidence, bearer } from "./access.js";
import { forTwoServers } from "./bad-tokens.js";
import { judgeBadToken, judgeTrials, withGoodToken } from "./token-checks.js";
import type { AuthChecks, AuthContext } from "./types.js";

const NO_LAB = skipped(say`it takes an authorization server for tests: \`auth.lab\``);
/** So many tools are called to see what they send on. */
const MAX_CALLS = 20;
const FORBIDDEN = 403;

/** What only an authorization server can show: it makes bad tokens that are signed, and sees what the server asks for. */
export const LAB_CHECKS: AuthChecks = {
  "AUTH-TOKEN-EXPIRED": withLab(judgeTrials("AUTH-TOKEN-EXPIRED")),
  "AUTH-TOKEN-NOT-YET": withLab(judgeTrials("AUTH-TOKEN-NOT-YET")),
  "AUTH-TOKEN-ISSUER": withLab(judgeTrials("AUTH-TOKEN-ISSUER")),
  "AUTH-TOKEN-AUDIENCE": withLab(async (context, lab) => {
    const { access, guarded } = context;
    const both = await access.sendAs(guarded, bearer(await lab.token(forTwoServers(access.server.target.url))));
    if (await access.isAccepted(guarded, both)) return judgeTrials("AUTH-TOKEN-AUDIENCE")(context);
    return unverified(say`a token for it and another server is not accepted: ${both.status}`);
  }),
  "AUTH-TOKEN-INACTIVE": withLab(async ({ access, guarded }, lab) => {
    const token = await lab.token({ revoked: true });
    const answer = await access.sendAs(guarded, bearer(token));
    if (lab.wasActive(token) === undefined) return skipped(say`the server does not ask whether a token is active`);
    return judgeBadToken(answer, await access.isAccepted(guarded, answer), say`a token that is not active`);
  }),
  "AUTH-SCOPE": withLab(async ({ access }, lab) => {
    if (lab.tools.size === 0) return skipped(say`\`auth.lab.tools\` does not say which scopes tools need`);
    return judgeInTurn([...lab.tools], async ([tool, needed]) => [
      about(hide(tool), await judgeScope(access, lab, tool, needed)),
      ...(await judgeBroader(access, lab, tool, needed)),
    ]);
  }),
  "AUTH-PASSTHROUGH": withLab(async ({ access }, lab) => {
    const calls = [...access.tools.values()].filter(({ isSafe }) => isSafe).slice(0, MAX_CALLS);
    await access.withSession(access.goodCredential, async (session) => {
      for (const { call } of calls) await access.send("call", access.goodCredential, session, call);
    });
    if (lab.upstream.length === 0) return skipped(say`the server sent nothing to \`auth.upstream_url\``);
    const headers = lab.upstream.flatMap((headers) => Object.entries(headers));
    const [header] = headers.find(([, value]) => String(value).includes(access.token!)) ?? [];
    const message = say`the token of the client came to \`auth.upstream_url\`, in the header ${hide(header ?? "")}`;
    return failedIf(header === undefined ? undefined : message);
  }),
};

function withLab(check: (context: AuthContext, lab: LabPort) => Promise<CheckResults> | CheckResults) {
  return async (context: AuthContext): Promise<CheckResults> => {
    const { lab } = context.access.server.target;
    return lab ? withGoodToken(() => check(context, lab))(context) : NO_LAB;
  };
}

/** How a tool is refused to a token that has all scopes of the subject but those that it needs. */
async function judgeScope(access: Access, lab: LabPort, tool: string, needed: readonly string[]) {
  const { call, isSafe } = access.tools.get(tool) ?? {};
  if (!call) return unverified(say`it is not among the tools that were listed`);
  const scopes = lab.scopes.filter((scope) => !needed.includes(scope));
  const lacking = bearer(await lab.token({ scopes }));
  const answer = await access.callAs(lacking, call);
  if (!answer) return unverified(say`no session opens for a token without ${hide(needed.join(" "))}`);
  const { reception, status, http } = answer;
  const evidence = accessEvidence(answer, say`a token that lacks ${hide(needed.join(" "))}`);
  if (reception === "unsure") return unverified(status);
  if (reception === "served") return failed(say`it is served without ${hide(needed.join(" "))}`, evidence);
  if (http?.status === FORBIDDEN) return failedIf(wrongChallenge(answer, needed, access.server.revision), evidence);
  // It may be refused because of its arguments.
  if (reception === "other" && !(isSafe && (await isServed(access, call))))
    return unverified(say`it is answered with ${status}`);
  return failed(say`it is refused with ${status}, and not with HTTP ${FORBIDDEN}`, evidence);
}

/** A call is served with a scope that stands for those that it needs. */
async function judgeBroader(access: Access, lab: LabPort, tool: string, needed: readonly string[]) {
  const { call, isSafe } = access.tools.get(tool) ?? {};
  const broader = [...lab.implies].filter(([, implied]) => needed.some((scope) => implied.includes(scope)));
  if (!call || !isSafe || broader.length === 0 || !(await isServed(access, call))) return [];
  return judgeInTurn(broader, async ([scope, implied]) => {
    const scopes = [...lab.scopes.filter((one) => !implied.includes(one)), scope];
    const credential = bearer(await lab.token({ scopes }));
    const answer = await access.callAs(credential, call);
    const what = say`${hide(tool)}, ${hide(scope)}`;
    if (!answer || answer.reception === "unsure")
      return about(what, unverified(answer?.status ?? say`no session opens`));
    const message = say`it is not served with ${hide(scope)}, which implies ${hide(needed.join(" "))}: ${answer.status}`;
    const wrong = answer.reception === "served" ? undefined : message;
    const result = about(what, failedIf(wrong, accessEvidence(answer, say`a token with ${hide(scope)}`)));
    return wrong && access.modern ? { ...result, severity: "must" } : result;
  });
}

async function isServed(access: Access, call: Frame): Promise<boolean> {
  return (await access.callAs(access.goodCredential, call))?.reception === "served";
}

/** What a challenge lacks from which a client learns the scopes of a call. */
function wrongChallenge({ http }: AccessAnswer, needed: readonly string[], revision: string): Redacted | undefined {
  if (!isSince(revision, "2025-11-25")) return undefined;
  const challenge = http && bearerOf(http);
  const scopes = challenge?.get("scope")?.split(" ") ?? [];
  if (challenge?.get("error") !== "insufficient_scope") return say`the 403 has no challenge with insufficient_scope`;
  const missing = needed.filter((scope) => !scopes.includes(scope));
  if (missing.length > 0) return say`the challenge does not name the scope ${hide(missing.join(" "))}`;
  return challenge.has("resource_metadata") ? undefined : say`the challenge has no \`resource_metadata\``;
}
