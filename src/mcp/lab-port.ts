import type { IncomingHttpHeaders } from "node:http";
import type { Token } from "../core/generated/suite.js";

/** What is wrong with the signature of a token, on purpose. */
export type Forgery = Pick<Token, "alg" | "key" | "tamper">;

/** A token as a test wants it; times are in seconds from now. What is left out is that of a good token. */
export interface TokenRequest extends Forgery, Pick<Token, "scopes" | "audience" | "issuer" | "subject" | "revoked"> {
  expires_in?: number;
  not_before?: number;
}

/** A lab as the rules about tokens use it: for one subject and one server. */
export interface LabPort {
  /** A new token of the subject, good but for what is asked. */
  token(request: TokenRequest): Promise<string>;
  /** Those of the subject. */
  scopes: readonly string[];
  /** The scopes that tools need, as the suite says. */
  tools: ReadonlyMap<string, readonly string[]>;
  /** The scopes that a broader one stands for, as the suite says. */
  implies: ReadonlyMap<string, readonly string[]>;
  /** What the lab answered last to somebody who introspected a token; undefined if nobody did. */
  wasActive(token: string): boolean | undefined;
  /** The headers of each request to `upstream_url`. */
  upstream: readonly IncomingHttpHeaders[];
}
