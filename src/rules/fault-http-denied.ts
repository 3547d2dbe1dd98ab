import { AUTHORIZATION } from "./citations.js";
import type { Rule } from "./types.js";

export const faultHttpDenied: Rule = {
  id: "FAULT-HTTP-DENIED",
  title: "The server denied access",
  family: "FAULT",
  severity: "must",
  text: "With 401 or 403 the server says that the request lacks the rights: what was asked could not be verified.",
  fix: "Give a token by `auth.bearer_token_env` or --server-auth-bearer-env, and check what it is allowed to do.",
  spec: AUTHORIZATION,
  category: "Security",
  examples: {
    good: "200 for a request with a token that is accepted",
    bad: "401 for each request",
  },
};
