import { type Citations, cite, MODERN } from "../../../rules/citations.js";
import type { RuleFamily } from "../../../rules/types.js";
import { CODE_PROTECTION, COMMUNICATION_SECURITY } from "./citations.js";

const BY_NAME = { transport: "http", since: "2025-03-26", onlyByName: true } as const;
const FIRST = ["2025-03-26"];

/** A section on the one page about authorization that these revisions have. */
function section(revisions: readonly string[], name: string): Citations {
  const anchor = name.toLowerCase().replaceAll(" ", "-");
  return cite(revisions, `Authorization, ${name}`, `basic/authorization#${anchor}`);
}

/** How an authorization server on the server's own origin gives tokens to a person. */
export const AUTH_FLOW_RULES = {
  "AUTH-FLOW-PKCE": {
    title: "An authorization code is bound by PKCE",
    severity: "must",
    text: "A request for a code without `code_challenge` is refused, and so is a code with another `code_verifier` than was promised. It is checked with --login, only if it is asked for by name, and only of an authorization server on the server's own origin.",
    fix: "Refuse a request without `code_challenge`, and compare the digest of the verifier with it before you give a token.",
    spec: [
      ...section(FIRST, "Implementation Requirements"),
      ...section(["2025-06-18"], "Authorization Code Protection"),
      ...CODE_PROTECTION,
    ],
    corpus: BY_NAME,
    good: "the error invalid_request, for a request without code_challenge",
    bad: "a token, for a code with a wrong code_verifier",
  },
  "AUTH-FLOW-REDIRECT": {
    title: "Browsers are sent to registered addresses only",
    severity: "must",
    text: "A request for a code with a `redirect_uri` that the client did not register is refused, without a redirect to it. An http address that is not on the client's own machine cannot be registered. It is checked with --login, only if it is asked for by name, and only of an authorization server on the server's own origin.",
    fix: "Compare `redirect_uri` with the registered addresses exactly, but for the port of a loopback address; register only https and loopback.",
    spec: [
      ...section(FIRST, "Security Considerations"),
      ...section(["2025-06-18", "2025-11-25"], "Open Redirection"),
      ...cite(MODERN, "Open Redirection", "basic/authorization/security-considerations#open-redirection"),
      ...COMMUNICATION_SECURITY.slice(1),
    ],
    corpus: BY_NAME,
    good: "HTTP 400, for a redirect_uri that is not registered",
    bad: "a redirect to it, with the code",
  },
  "AUTH-FLOW-CACHE": {
    title: "An answer with a token is not stored",
    severity: "must",
    text: "The answer of the token endpoint has `Cache-Control: no-store`. It is checked with --login, only if it is asked for by name, and only of an authorization server on the server's own origin.",
    fix: "Send `Cache-Control: no-store` with each answer of the token endpoint.",
    spec: [
      ...section(FIRST, "Security Considerations"),
      ...section(["2025-06-18", "2025-11-25"], "Token Theft"),
      ...cite(MODERN, "Token Theft", "basic/authorization/security-considerations#token-theft"),
    ],
    sources: [{ title: "RFC 6749, section 5.1", url: "https://www.rfc-editor.org/rfc/rfc6749#section-5.1" }],
    corpus: BY_NAME,
    good: "Cache-Control: no-store",
    bad: "no Cache-Control",
  },
} satisfies RuleFamily;
