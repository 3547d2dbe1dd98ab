import type { Token } from "../../core/generated/suite.js";
import type { HttpTarget } from "../types.js";

export interface LabOptions {
  /** The scopes of each subject, by its name; the first one consents where a request names none. */
  subjects: ReadonlyMap<string, readonly string[]>;
  /** Of tokens for which nobody names a resource. */
  audience: string;
  /** For documents that clients name. */
  tls: HttpTarget["tls"];
  /** Gets each token and secret before anyone else. */
  onSecret: (name: string, value: string) => void;
}

/** What is wrong with the signature of a token, on purpose. */
export type Forgery = Pick<Token, "alg" | "key" | "tamper">;

/** A token as a test wants it; times are in seconds from now. What is left out is that of a good token. */
export interface TokenRequest extends Forgery, Pick<Token, "scopes" | "audience" | "issuer" | "subject" | "revoked"> {
  expires_in?: number;
  not_before?: number;
}
