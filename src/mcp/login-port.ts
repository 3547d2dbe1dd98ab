import type { Redacted } from "../core/redaction/redact.js";

/** What an authorization server must refuse. */
export type BadLogin =
  | "no code_challenge"
  | "a wrong code_verifier"
  | "another redirect_uri"
  | "an http redirect_uri at the registration";

export interface BadLoginAnswer {
  /** Undefined if that is not known. */
  isAccepted: boolean | undefined;
  answer: Redacted;
}

/** What a login in a browser showed, beside its token. */
export interface LoginFlow {
  issuer: string;
  /** True if clients can register. */
  registers: boolean;
  /** True if the browser came back with `iss`. */
  hasIss: boolean;
  /** `Cache-Control` of the answer with the token. */
  cacheControl: string | null;
  /** May ask the person again. Never rejects. */
  tryBad(kind: BadLogin): Promise<BadLoginAnswer>;
}
