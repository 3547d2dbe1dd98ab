import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { type MetadataDocument, textsIn } from "../../../mcp/auth/metadata.js";
import type { bearerOf } from "../../../mcp/auth/protection.js";
import type { RuleId } from "../../../rules/registry.js";
import { type CheckResults, skipped } from "../../server/check-result.js";
import type { Access, AccessAnswer, AccessRequest } from "./access.js";
import type { BadTokenMaker } from "./bad-tokens.js";

/** Where a document was looked for, in order; `found` is the last of them. */
export interface DocumentLookup {
  attempts: readonly MetadataDocument[];
  document: MetadataDocument | undefined;
}

export interface Issuer extends DocumentLookup {
  /** The identifier from which the addresses were made. */
  issuer: string;
}

/** What a server and its authorization servers publish, as clients of the revision look for it. */
export interface Documents {
  resource: DocumentLookup;
  /** The address in the challenge. */
  namedUrl: string | undefined;
  /** Beside the document that the challenge names, the one at a well-known address. */
  wellKnown: DocumentLookup | undefined;
  issuers: readonly Issuer[];
  /** True if anything shows that the server means OAuth. */
  showsOAuth: boolean;
}

/** How a bad token was received. */
export interface Trial extends Omit<BadTokenMaker, "make"> {
  answer: AccessAnswer;
  isAccepted: boolean;
}

/** What the checks of this family judge. */
export interface AuthContext {
  access: Access;
  /** The kind of request with which tokens were tried. */
  guarded: AccessRequest;
  documents: Documents;
  /** Its answer without a token, and its Bearer challenge. */
  refusal: AccessAnswer;
  challenge: ReturnType<typeof bearerOf>;
  trials: readonly Trial[];
  /** Why tokens that are made from the given one prove nothing. */
  noGoodToken: Redacted | undefined;
  /** Aborted when metadata that a check fetches has taken too long. */
  limit: () => AbortSignal;
}

export type AuthChecks = { readonly [Id in RuleId]?: (context: AuthContext) => Promise<CheckResults> | CheckResults };

export const NO_CHALLENGE = skipped(say`there is no Bearer challenge with parameters`);

/** The texts in `scopes_supported` of a document. */
export function scopesIn({ document }: DocumentLookup): string[] {
  return textsIn(document?.value?.scopes_supported);
}
