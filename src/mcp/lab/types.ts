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
export interface Forgery {
  alg?: string;
  /** Another key under the same id, alone or named in the header; or the public key as the secret of an HMAC. */
  key?: "other" | "jwk" | "jku" | "public-as-secret";
  /** What is changed after signing. */
  tamper?: "payload" | "signature";
}

/** A token as a test wants it; times are in seconds from now. What is left out is that of a good token. */
export interface TokenRequest extends Forgery {
  scopes?: readonly string[];
  /** null: none. */
  audience?: string | readonly string[] | null;
  issuer?: string;
  subject?: string;
  expiresIn?: number;
  notBefore?: number;
  revoked?: boolean;
}
