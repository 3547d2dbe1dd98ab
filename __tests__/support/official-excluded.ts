/** Why scenarios of the official suites do not apply to our client, as in docs/internals/official-suite.md, and which these are. */
const REASONS = {
  "they need a person who signs in through a browser (authorization code)": `
    auth/metadata-default auth/metadata-var1 auth/metadata-var2 auth/metadata-var3 auth/basic-cimd
    auth/scope-from-www-authenticate auth/scope-from-scopes-supported auth/scope-omitted-when-undefined
    auth/scope-step-up auth/scope-retry-limit auth/token-endpoint-auth-basic auth/token-endpoint-auth-post
    auth/token-endpoint-auth-none auth/pre-registration auth/2025-03-26-oauth-metadata-backcompat
    auth/2025-03-26-oauth-endpoint-fallback auth/resource-mismatch auth/offline-access-scope
    auth/offline-access-not-supported auth/authorization-server-migration auth/iss-supported auth/iss-not-advertised
    auth/iss-supported-missing auth/iss-wrong-issuer auth/iss-unexpected auth/iss-normalized
    auth/metadata-issuer-mismatch`,
  "an extension that exchanges the token of a person who signed in at an enterprise": `
    auth/cross-app-access-complete-flow auth/enterprise-managed-authorization`,
  "an extension that binds tokens to a key; suites only support bearer tokens": `
    auth/dpop auth/dpop-nonce`,
  "an extension for tokens from a cloud's workload identity; suites only support client secrets": `
    auth/wif-jwt-bearer`,
  "an extension for clients that load skills; a test runner does not": `
    sep-2640-client-no-prefetch sep-2640-client-verify-digest sep-2640-client-verify-size
    sep-2640-client-verify-frontmatter`,
};

/** The scenarios of the official suites that do not apply to our client, with the reasons. */
export const excluded: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REASONS).flatMap(([reason, names]) => names.match(/\S+/g)!.map((name) => [name, reason])),
);
