import * as oauth from "oauth4webapi";
import type { Redacted } from "../../core/redaction/redact.js";
import { excerpt, say } from "../../core/redaction/redacted.js";
import type { BadLogin, BadLoginAnswer } from "../login-port.js";
import type { Authorization } from "./authorization-server.js";
import { CodeGrant, type GrantContext, register } from "./code-grant.js";
import { reasonOf } from "./oauth-requests.js";

/** Where a request for a code leads: to this machine, or nowhere. */
type CodeRequestResult = { redirect: URL } | { refusal: Redacted };

/** Shorter than a login: a server that refuses a request on a page of its own never sends the browser back. */
const WAIT_MS = 60_000;
const FOREIGN_URI = "http://client.example/callback";
const RATE_LIMIT = 429;
const MAX_SHOWN = 200;

/** Tries what an authorization server must refuse. Never rejects. */
export async function tryBadLogin(
  kind: BadLogin,
  authorization: Authorization,
  context: GrantContext,
): Promise<BadLoginAnswer> {
  const atRegistration = kind === "an http redirect_uri at the registration";
  const grantContext = { ...context, ...(atRegistration && { clientId: undefined }) };
  try {
    // Without --client-id, it registers a client as it should, first.
    const grant = await CodeGrant.open(authorization, { ...grantContext, waitMs: Math.min(WAIT_MS, context.waitMs) });
    try {
      return atRegistration
        ? judgeStatus(await register(authorization.server, FOREIGN_URI, grantContext))
        : await ATTEMPTS[kind](grant);
    } finally {
      grant.close();
    }
  } catch (error) {
    return { isAccepted: undefined, answer: reasonOf(error, context.signal) };
  }
}

const ATTEMPTS = {
  "no code_challenge": async (grant: CodeGrant) => {
    const result = await follow(grant, { code_challenge: undefined, code_challenge_method: undefined });
    return "redirect" in result ? judgeRedirect(result.redirect) : { isAccepted: false, answer: result.refusal };
  },
  "a wrong code_verifier": async (grant: CodeGrant) => {
    const url = await grant.url();
    const { redirect = await grant.ask(url) } = await grant.fetchWithoutBrowser(url);
    return judgeStatus(await grant.exchange(redirect, oauth.generateRandomCodeVerifier()));
  },
  "another redirect_uri": async (grant: CodeGrant) => {
    const result = await follow(grant, { redirect_uri: grant.forbiddenUri });
    if (!("redirect" in result)) return { isAccepted: false, answer: result.refusal };
    const isAccepted = result.redirect.href.startsWith(grant.forbiddenUri);
    return { isAccepted, answer: say`a redirect to an address that the client has not registered` };
  },
};

/** Asks for a code with a changed request. The person is asked where the server says nothing without a browser. */
async function follow(
  grant: CodeGrant,
  changes: Readonly<Record<string, string | undefined>>,
): Promise<CodeRequestResult> {
  const url = await grant.url(changes);
  const { status, redirect } = await grant.fetchWithoutBrowser(url);
  if (redirect) return { redirect };
  // Somebody who is not logged in may be refused whatever the request is.
  const isRefused = isRefusal(status) && !isRefusal((await grant.fetchWithoutBrowser(await grant.url())).status);
  if (isRefused) return { refusal: say`HTTP ${status}` };
  return { redirect: await grant.ask(url, say` (an error is right: close the page)`) };
}

function judgeRedirect(redirect: URL): BadLoginAnswer {
  const error = redirect.searchParams.get("error");
  if (error !== null) return { isAccepted: false, answer: say`the error ${excerpt(error, MAX_SHOWN)}` };
  return { isAccepted: redirect.searchParams.has("code"), answer: say`a code` };
}

function judgeStatus({ ok, status }: Response): BadLoginAnswer {
  return { isAccepted: ok ? true : isRefusal(status) ? false : undefined, answer: say`HTTP ${status}` };
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== RATE_LIMIT;
}
