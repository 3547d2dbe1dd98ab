import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import { FIRST_MODERN, isSince } from "../../mcp/revisions/known.js";
import type { CorpusFindings } from "./run-corpus.js";

/** Whether a server is ready for the revision without a handshake, and what is missing. It does not count towards the score. */
export interface Readiness {
  revision: string;
  ready: boolean;
  missing: Redacted[];
}

/** Capabilities that the next revision no longer has. */
const REMOVED = [
  ["resources", "subscribe"],
  ["tasks", "list"],
] as const;

/** What a server lacks for 2026-07-28. */
export function readinessOf({ revision, listed }: Pick<CorpusFindings, "revision" | "listed">): Readiness {
  if (isSince(revision, FIRST_MODERN)) return { revision: FIRST_MODERN, ready: true, missing: [] };
  const missing = [say`it does not answer server/discover: it speaks revisions with a handshake only`];
  for (const [capability, feature] of REMOVED) {
    const value = listed.capabilities[capability];
    if (typeof value === "object" && value !== null && feature in value && Reflect.get(value, feature) !== false) {
      missing.push(say`it offers ${capability}.${feature}, which this revision no longer has`);
    }
  }
  return { revision: FIRST_MODERN, ready: false, missing };
}
