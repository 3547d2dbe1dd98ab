import { isObject } from "../../core/json.js";
import { findRule } from "../../rules/registry.js";
import type { ProblemLog, ProblemTexts } from "../problems.js";
import { listNames, suggest } from "../suggest.js";
import type { Path } from "../yaml/positions.js";

/** Checks of a method, which is called or, for the handshake, was. */
const METHOD_CHECKS: readonly string[] = [
  "initialize",
  "ping",
  "tools/list",
  "resources/list",
  "resources/templates/list",
  "prompts/list",
  "server/discover",
];
const INVARIANTS = ["invariants", "INV"];
/** Families that the format has, and that need the corpus. */
const CORPUS = /^(corpus|(PROTO|TOOL|RES|PROMPT|SCH|DESC|SEC|PORT|SURF|TRANSPORT|HTTP|AUTH|LIFE)(-[A-Z0-9-]+)?)$/;

const NOTHING_TO_READ: ProblemTexts = {
  title: "`expect` does not go with a check of invariants",
  description: "Invariants are checked over all messages of the session, so there is no single response to read.",
  fix: "Remove it, or write a test with `request`.",
};

/** What a compliance test asks for, exactly one of the three. */
export interface ComplianceRequest {
  /** A method, `invariants`, or the id of an invariant. */
  check?: string;
  request?: { method: string; params?: Readonly<Record<string, unknown>> };
  raw?: string;
}

/** The checks of a compliance test; reports unknown and unsupported ones. */
export function complianceOf(
  node: Record<string, unknown>,
  root: object,
  path: Path,
  log: ProblemLog,
): ComplianceRequest {
  const { check, request, raw } = node;
  if (typeof raw === "string") return { raw };
  if (isObject(request) && typeof request["method"] === "string") {
    const { method, params } = request;
    return { request: { method, ...(isObject(params) && { params }) } };
  }
  if (typeof check !== "string") return {};
  if (METHOD_CHECKS.includes(check)) return { check };
  if (INVARIANTS.includes(check) || findRule(check)?.family === "INV") {
    if (node["expect"] !== undefined) log.at(root, [...path, "expect"], "key", NOTHING_TO_READ);
    return { check };
  }
  const isLater = CORPUS.test(check);
  const suggestion = suggest(check, [...METHOD_CHECKS, ...INVARIANTS, "corpus"]);
  log.at(root, [...path, "check"], "value", {
    title: isLater ? `\`check: ${check}\` is not supported by this version yet` : `unknown check \`${check}\``,
    description: isLater
      ? "The format includes it, but ignoring it would make a suite look better than it is."
      : `Checks are ${listNames([...METHOD_CHECKS, "invariants"])}, and the ids of invariants (INV-002).`,
    fix: isLater || suggestion === undefined ? "Choose a different check." : `Did you mean \`${suggestion}\`?`,
  });
  return {};
}
