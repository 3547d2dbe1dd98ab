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
