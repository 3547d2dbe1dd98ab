import type { RuleId } from "../../rules/registry.js";
import { SDK_FIXES } from "../../rules/sdk-fixes.js";
import type { Claim } from "../claims/claim.js";
import { SDK_FAULTS } from "../claims/sdk-faults.js";
import { type CorpusSettings, runCorpus } from "./run-corpus.js";

/** Rules that are checked by what SDKs answer in words of their own: an unknown method, and an unknown tool. */
const TELLING: readonly string[] = ["PROTO-UNKNOWN-METHOD", "FAULT-PROTO-UNKNOWN-METHOD"] satisfies RuleId[];

/**
 * Makes a server show its SDK, if a rule failed that some SDK breaks by itself, or whose fix depends on it: a run of some rules alone may not have asked
 * for anything that tells SDKs apart. `settings`: those of that run.
 */
export async function askForSdk(claims: readonly Claim[], settings: CorpusSettings): Promise<void> {
  const dependsOnSdk = ({ id, status }: Claim) =>
    status === "failed" && (Object.hasOwn(SDK_FIXES, id) || SDK_FAULTS.some(([, rule]) => rule === id));
  if (claims.some(dependsOnSdk)) await runCorpus({ ...settings, isWanted: (id) => TELLING.includes(id) });
}
