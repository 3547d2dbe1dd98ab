// An authorization server on the origin of a server with tokens, as `serveTokens` takes it. `breaks`: what it does not refuse,
// or leaves out. Everyone consents at once; with `page` or `denies strangers`, only in a browser.
import { createHash, randomUUID } from "node:crypto";

/** Of login-browser.mjs, which is no other client. */
const isBrowser = ({ headers }) => headers["user-agent"] === "node";
const isRegistrable = (uri) => uri.startsWith("https:") || uri.startsWith("http://127.0.0.1:");

export function ownIssuer(...breaks) {
  const keeps = (rule) => !breaks.includes(rule);
  const clients = new Map();
  const challenges = new Map();
  const tokens = new Set();

  function register(_, __, body) {
    const { redirect_uris: uris } = JSON.parse(body);
    if (keeps("http redirect_uri") && !uris.every(isRegistrable)) return [400, { error: "invalid_redirect_uri" }];
    const client_id = randomUUID();
    clients.set(client_id, uris);
    return [201, { client_id, redirect_uris: uris }];
  }

  function authorize(origin, request) {
    const asked = Object.fromEntries(new URL(request.url, origin).searchParams);
    const uri = asked.redirect_uri;
    const isKnown = clients.get(asked.client_id)?.includes(uri);
    if (!keeps("denies strangers") && !isBrowser(request)) return [403, "Log in"];
    if (keeps("redirect_uri") && !isKnown) return [400, { error: "invalid_request" }];
    if (!keeps("page") && !isBrowser(request)) return [200, "<form>Log in</form>"];
    const answer = { state: asked.state, ...(keeps("iss") && { iss: `${origin}/as` }) };
    if (asked.code_challenge === undefined && keeps("code_challenge")) answer.error = "invalid_request";
    else {
      answer.code = randomUUID();
      challenges.set(answer.code, asked.code_challenge);
    }
    return [302, "", { location: `${uri}?${new URLSearchParams(answer)}` }];
  }

  function exchange(_, __, body) {
    const { code, code_verifier: verifier = "" } = Object.fromEntries(new URLSearchParams(body));
    const digest = createHash("sha256").update(verifier).digest("base64url");
    const isRight = digest === challenges.get(code) || !keeps("code_verifier");
    if (!challenges.delete(code) || !isRight) return [400, { error: "invalid_grant" }];
    const token = `token-of-ann-${randomUUID()}`;
    tokens.add(token);
    const headers = keeps("no-store") ? { "cache-control": "no-store" } : {};
    return [200, { access_token: token, token_type: "Bearer" }, headers];
  }

  return {
    isTaken: (token) => tokens.has(token),
    issuer: (document) => {
      const at = (path) => new URL(path, document.issuer).href;
      const isSaid = keeps("said") && { authorization_response_iss_parameter_supported: true };
      const { authorization_response_iss_parameter_supported: _, ...others } = document;
      const endpoints = { authorization_endpoint: at("/authorize"), token_endpoint: at("/token") };
      return { ...others, ...isSaid, ...endpoints, registration_endpoint: at("/register") };
    },
    paths: { "/register": register, "/authorize": authorize, "/token": exchange },
  };
}
