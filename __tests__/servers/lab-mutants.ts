interface Mutant {
  /** The tests of examples/lab.mcptest.yaml that fail, beside the one that checks the rules. */
  tests?: readonly string[];
  rules: readonly string[];
}

const FORGED = ["signed by another key", "with its own key", "with the address of its keys"];

/** What sdk-protected-server.mjs does wrong (`MUTANT`), and by what that is found. */
export const LAB_MUTANTS: Readonly<Record<string, Mutant>> = {
  audience: { tests: ["for another server", "for no server"], rules: ["AUTH-TOKEN-AUDIENCE"] },
  issuer: { tests: ["of another issuer"], rules: ["AUTH-TOKEN-ISSUER"] },
  expiry: { tests: ["an expired token"], rules: ["AUTH-TOKEN-EXPIRED", "AUTH-TOKEN-EACH"] },
  "not-before": { tests: ["a token for later"], rules: ["AUTH-TOKEN-NOT-YET"] },
  unsigned: { tests: ["unsigned"], rules: ["AUTH-TOKEN-UNSIGNED"] },
  jwk: { tests: ["with its own key"], rules: ["AUTH-TOKEN-FORGED"] },
  jku: { tests: ["with the address of its keys"], rules: ["AUTH-TOKEN-FORGED"] },
  hmac: { tests: ["with the public key as secret"], rules: ["AUTH-TOKEN-FORGED"] },
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
  challenge: { rules: ["AUTH-CHALLENGE-SCOPE"] },
  passthrough: { rules: ["AUTH-PASSTHROUGH"] },
};
