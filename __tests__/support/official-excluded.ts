const LOGIN = "they need a person who signs in through a browser (authorization code)";
const SKILLS = "an extension for clients that load skills; a test runner does not";

/** The scenarios of the official suites that do not apply to our client, with the reasons, as in docs/evidence/official-suite.md. */
export const excluded: Readonly<Record<string, string>> = {
  "auth/metadata-default": LOGIN,
  "auth/metadata-var1": LOGIN,
  "auth/metadata-var2": LOGIN,
  "auth/metadata-var3": LOGIN,
  "auth/basic-cimd": LOGIN,
  "auth/scope-from-www-authenticate": LOGIN,
  "auth/scope-from-scopes-supported": LOGIN,
  "auth/scope-omitted-when-undefined": LOGIN,
  "auth/scope-step-up": LOGIN,
  "auth/scope-retry-limit": LOGIN,
  "auth/token-endpoint-auth-basic": LOGIN,
  "auth/token-endpoint-auth-post": LOGIN,
  "auth/token-endpoint-auth-none": LOGIN,
  "auth/pre-registration": LOGIN,
  "auth/2025-03-26-oauth-metadata-backcompat": LOGIN,
  "auth/2025-03-26-oauth-endpoint-fallback": LOGIN,
  "auth/resource-mismatch": LOGIN,
  "auth/offline-access-scope": LOGIN,
  "auth/offline-access-not-supported": LOGIN,
  "auth/authorization-server-migration": LOGIN,
  "auth/iss-supported": LOGIN,
  "auth/iss-not-advertised": LOGIN,
  "auth/iss-supported-missing": LOGIN,
  "auth/iss-wrong-issuer": LOGIN,
  "auth/iss-unexpected": LOGIN,
  "auth/iss-normalized": LOGIN,
  "auth/metadata-issuer-mismatch": LOGIN,
  "auth/cross-app-access-complete-flow":
    "an extension that exchanges the token of a person who signed in at an enterprise",
  "auth/enterprise-managed-authorization":
    "an extension that exchanges the token of a person who signed in at an enterprise",
  "auth/dpop": "an extension that binds tokens to a key; suites only support bearer tokens",
  "auth/dpop-nonce": "an extension that binds tokens to a key; suites only support bearer tokens",
  "auth/wif-jwt-bearer": "an extension for tokens from a cloud's workload identity; suites only support client secrets",
  "sep-2640-client-no-prefetch": SKILLS,
  "sep-2640-client-verify-digest": SKILLS,
  "sep-2640-client-verify-size": SKILLS,
  "sep-2640-client-verify-frontmatter": SKILLS,
};
