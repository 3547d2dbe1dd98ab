import { say } from "../../../core/redaction/redacted.js";
import type { BadLogin, LoginFlow } from "../../../mcp/login-port.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { about, type CheckResult, failedIf, judgeInTurn, skipped, unverified } from "../check-result.js";
import type { AuthChecks, AuthContext } from "./types.js";

const NO_LOGIN = skipped(say`nobody logged in: --login does that`);
const OF_OTHERS = skipped(say`the authorization server is not on the origin of the server`);
const NO_REGISTRATION = skipped(say`the authorization server does not register clients`);

/** Checks of the authorization server by which a person logged in, where it is part of the server. */
export const FLOW_CHECKS: AuthChecks = {
  "AUTH-FLOW-PKCE": withFlow((flow) => tryEach(flow, ["no code_challenge", "a wrong code_verifier"])),
  "AUTH-FLOW-REDIRECT": withFlow((flow) =>
    tryEach(flow, ["another redirect_uri", "an http redirect_uri at the registration"]),
  ),
  "AUTH-FLOW-CACHE": withFlow(async ({ cacheControl }) => {
    const isRight = /(^|,)\s*no-store\s*(,|$)/i.test(cacheControl ?? "");
    const had = cacheControl === null ? say`no Cache-Control` : say`Cache-Control: ${valueExcerpt(cacheControl)}`;
    return [failedIf(isRight ? undefined : say`the answer with the token has ${had}`)];
  }),
};

function withFlow(judge: (flow: LoginFlow) => Promise<CheckResult[]>) {
  return async ({ access: { server } }: AuthContext): Promise<CheckResult[]> => {
    const { tokens, url } = server.target;
    if (!tokens?.flow) return [NO_LOGIN];
    return new URL(tokens.flow.issuer).origin === new URL(url).origin ? judge(tokens.flow) : [OF_OTHERS];
  };
}

function tryEach(flow: LoginFlow, kinds: readonly BadLogin[]): Promise<CheckResult[]> {
  return judgeInTurn(kinds, async (kind) => {
    const subject = say`${kind}`;
    if (kind === "an http redirect_uri at the registration" && !flow.registers) return about(subject, NO_REGISTRATION);
    const { isAccepted, answer } = await flow.tryBad(kind);
    if (isAccepted === undefined) return about(subject, unverified(answer));
    return about(subject, failedIf(isAccepted ? say`it is accepted, with ${answer}` : undefined));
  });
}
