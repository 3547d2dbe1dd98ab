interface Mutant {
  /** The tests of examples/lab.mcptest.yaml that fail, beside the one that checks the rules. */
  tests?: readonly string[];
  /** At the revisions that have them. */
  rules: readonly string[];
  /** The first revision at which they are broken, where that is not the first that has them. */
  since?: string;
}

/** The rules of a lab that a revision does not have. */
export const NOT_AT: Readonly<Record<string, readonly string[]>> = {
  "2025-03-26": ["AUTH-CHALLENGE-SCOPE", "AUTH-TOKEN-AUDIENCE", "AUTH-PASSTHROUGH"],
  "2025-06-18": ["AUTH-CHALLENGE-SCOPE"],
  "2025-11-25": [],
  "2026-07-28": ["AUTH-TOKEN-EACH", "AUTH-SESSION-BOUND"],
};

const FORGED = ["signed by another key", "with its own key", "with the address of its keys"];

/** What sdk-protected-server.mjs does wrong (`MUTANT`), and by what that is found. */
export const LAB_MUTANTS: Readonly<Record<string, Mutant>> = {
  audience: { tests: ["for another server", "for no server"], rules: ["AUTH-TOKEN-AUDIENCE"] },
  issuer: { tests: ["of another issuer"], rules: ["AUTH-TOKEN-ISSUER"] },
  expiry: { tests: ["an expired token"], rules: ["AUTH-TOKEN-EXPIRED", "AUTH-TOKEN-EACH"] },
  "session-expiry": { rules: ["AUTH-TOKEN-EACH"] },
  "not-before": { tests: ["a token for later"], rules: ["AUTH-TOKEN-NOT-YET"] },
  unsigned: { tests: ["unsigned"], rules: ["AUTH-TOKEN-UNSIGNED"] },
  jwk: { tests: ["with its own key"], rules: ["AUTH-TOKEN-FORGED"] },
  jku: { tests: ["with the address of its keys"], rules: ["AUTH-TOKEN-FORGED"] },
  /** Before, nothing that the server says leads to the public key. */
  hmac: { tests: ["with the public key as secret"], rules: ["AUTH-TOKEN-FORGED"], since: "2025-06-18" },
  cache: { tests: ["with another payload"], rules: ["AUTH-TOKEN-TAMPERED"] },
  query: { tests: ["in the address"], rules: ["AUTH-TOKEN-QUERY"] },
  scheme: { tests: ["under another scheme"], rules: ["AUTH-TOKEN-MALFORMED"] },
  signature: {
    tests: ["unsigned", ...FORGED, "with the public key as secret", "with another payload", "with another signature"],
    rules: ["AUTH-TOKEN-UNSIGNED", "AUTH-TOKEN-FORGED", "AUTH-TOKEN-TAMPERED"],
  },
  /** It does not introspect, which is its right. */
  introspection: { rules: [] },
  inactive: { rules: ["AUTH-TOKEN-INACTIVE"] },
  session: { rules: ["AUTH-SESSION-BOUND"] },
  scope: { tests: ["bob may not write"], rules: ["AUTH-SCOPE"] },
  "scope-status": { tests: ["bob may not write"], rules: ["AUTH-SCOPE"] },
  "scope-error": { tests: ["bob may not write"], rules: ["AUTH-SCOPE"] },
  "scope-broader": { rules: ["AUTH-SCOPE"] },
  "scope-challenge": { rules: ["AUTH-SCOPE"], since: "2025-11-25" },
  challenge: { rules: ["AUTH-CHALLENGE-SCOPE"] },
  passthrough: { rules: ["AUTH-PASSTHROUGH"] },
};

interface Unknown {
  /** The tools under `auth.lab.tools`, with their scopes. */
  tools?: string;
  unverified: readonly string[];
  code?: number;
}

const OF_LAB = ["AUTH-TOKEN-EXPIRED", "AUTH-TOKEN-NOT-YET", "AUTH-TOKEN-ISSUER", "AUTH-TOKEN-AUDIENCE"];
const OF_GIVEN = ["AUTH-TOKEN-TAMPERED", "AUTH-TOKEN-QUERY", "AUTH-TOKEN-EACH", "AUTH-SESSION-BOUND"];

/** What sdk-protected-server.mjs does (`MUTANT`) so that rules cannot be judged at 2025-11-25. */
export const LAB_UNKNOWNS: Readonly<Record<string, Unknown>> = {
  nobody: { unverified: [...OF_GIVEN, ...OF_LAB, "AUTH-TOKEN-INACTIVE", "AUTH-SCOPE", "AUTH-PASSTHROUGH"], code: 2 },
  "one-user": { unverified: ["AUTH-SESSION-BOUND"] },
  "one-audience": { unverified: ["AUTH-TOKEN-AUDIENCE"] },
  "": { tools: "{ gone: [notes:write], whoami: [notes:read] }", unverified: ["AUTH-SCOPE"] },
};
