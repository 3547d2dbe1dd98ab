import type { NamedState } from "../../conformance/server/check-result.js";
import { parseDuration } from "../../core/clock.js";
import type { Tier } from "../../core/generated/results.js";
import { asObject, isObject } from "../../core/json/json.js";
import { allRules, findRule } from "../../rules/registry.js";
import type { SuiteKind, TestScope } from "../../suite/kind.js";
import type { ProblemTexts, Spot } from "../../suite/problems.js";
import { listNames, suggestOr } from "../../suite/suggest.js";
import type { PlannedCall, SuiteTest } from "../../suite/types.js";
import { ANSWER_MEMBERS, reportLateKeys } from "../../suite/variables/references.js";
import { child, choiceOf, numberOf, textOf, textsOf } from "../../suite/yaml/nodes.js";
import { namedStateOf, STATE_KEYS } from "./named-state.js";

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
/** Every rule of the corpus that applies. */
export const CORPUS = "corpus";
/** The corpus, and what calls of all tools show. */
export const AUDIT = "audit";

const NOTHING_TO_READ: ProblemTexts = {
  title: "`expect` does not go with a check of rules",
  description: "Rules are checked over many messages, so there is no single response to read.",
  fix: "Remove it, or write a test with `request`.",
};

/** How far an audit goes. */
export interface AuditOptions {
  limitMs: number;
  seed: number;
  /** Globs of names of tools; none for all tools. */
  tools: readonly string[];
  /** The least that fails: what is broken, or what is suspicious too. */
  failOn: FailingTier;
}

/** The tiers of findings from which on an audit may fail. */
const FAILING_TIERS = ["broken", "suspicious"] as const satisfies Tier[];
type FailingTier = (typeof FAILING_TIERS)[number];

/** True for a finding that fails an audit; a fault of an SDK never does. */
export function failsAudit({ tier, sdk }: { tier?: Tier; sdk?: string }, failOn: FailingTier): boolean {
  return sdk === undefined && (tier === "broken" || (tier === "suspicious" && failOn === "suspicious"));
}

export const AUDIT_OPTIONS: AuditOptions = { limitMs: 60_000, seed: 1, tools: [], failOn: "broken" };

const AUDIT_KEYS = ["budget", "seed", "tools", "fail_on"] as const;

const AUDIT_ONLY: ProblemTexts = {
  title: "this key is for `check: audit`",
  description: "It limits an audit, and this test makes none.",
  fix: "Remove it.",
};
const STATE_ONLY: ProblemTexts = {
  title: "this key is for `check: STATE`, SUB-FILTER and SUB-CHANGE",
  description: "It says what those rules cannot find out, and this test judges none of them.",
  fix: "Remove it.",
};
/** Rules that need the keys of state. */
const STATE_RULES = ["STATE-HANDLE", "SUB-FILTER", "SUB-CHANGE"];

/** True for `corpus`, the id of a corpus rule, or the family of some (`TRANSPORT`). */
export function isCorpusCheck(check: string): boolean {
  return allRules().some(({ id, corpus }) => corpus !== undefined && isOfCheck(id, check));
}

/** True for a check of the invariants, of all or of one. */
export function isInvariants(check = ""): boolean {
  return INVARIANTS.includes(check) || check.startsWith("INV-");
}

/** True if a check of a suite asks for this rule. */
export function isOfCheck(id: string, check: string): boolean {
  return check === CORPUS || id === check || id.startsWith(`${check}-`);
}

/** What a compliance test asks for, exactly one of the three. */
export interface ComplianceTest {
  /** A method, `invariants`, `corpus`, `audit`, or the id of an invariant or a corpus rule. */
  check?: string;
  /** Of an audit in a suite. */
  audit?: AuditOptions;
  /** For the rules of state and subscriptions. */
  state?: NamedState;
  request?: { method: string; params?: Readonly<Record<string, unknown>> };
  raw?: string;
}

/** compliance[]: a check of the protocol. */
export const compliance: SuiteKind<ComplianceTest> = {
  name: "compliance",
  readsSchemas: true,
  block: "compliance",
  command: "run",
  lateKeys: ["request"],
  reader: () => complianceOf,
  needs: (test) => ({
    servers: [test.server],
    calls: callsOf(test),
    request: test.body.request,
    members: [...ANSWER_MEMBERS, "response"],
    review: true,
    atEnd: isInvariants(test.body.check) || test.body.check === AUDIT,
  }),
  print: ({ node, body: { audit } }) =>
    audit
      ? { budget: child(node, "budget") ?? "60s", seed: audit.seed, tools: audit.tools, fail_on: audit.failOn }
      : {},
};

function callsOf({ server, body: { request } }: SuiteTest<ComplianceTest>): PlannedCall[] {
  const { name, uri, arguments: callArguments } = request?.params ?? {};
  const args = asObject(callArguments);
  const method = request?.method;
  if (method === "tools/call") return [{ server, call: { method, tool: String(name), args } }];
  if (method === "prompts/get") return [{ server, call: { method, prompt: String(name), args } }];
  return method === "resources/read" ? [{ server, call: { method, uri: String(uri) } }] : [];
}

function complianceOf({ node, spot }: TestScope): ComplianceTest {
  reportLateKeys(spot.at("request"), ["method"]);
  const { check, request, raw } = node;
  reportLateKeys(spot, [...AUDIT_KEYS, ...STATE_KEYS]);
  const isOfState = typeof check === "string" && STATE_RULES.some((id) => isOfCheck(id, check));
  if (!isOfState) reportKeys(spot, STATE_KEYS, STATE_ONLY);
  if (check !== AUDIT) reportKeys(spot, AUDIT_KEYS, AUDIT_ONLY);
  if (check === AUDIT) {
    if (node.expect !== undefined) spot.at("expect").report("key", NOTHING_TO_READ);
    return { check, audit: auditOptionsOf(node) };
  }
  if (typeof raw === "string") return { raw };
  if (isObject(request) && typeof request.method === "string") {
    const { method, params } = request;
    return { request: { method, ...(isObject(params) && { params }) } };
  }
  if (typeof check !== "string") return {};
  if (METHOD_CHECKS.includes(check)) return { check };
  const rule = findRule(check);
  if (INVARIANTS.includes(check) || rule?.family === "INV" || isCorpusCheck(check)) {
    if (node.expect !== undefined) spot.at("expect").report("key", NOTHING_TO_READ);
    return { check, ...(isOfState && { state: namedStateOf(spot) }) };
  }
  spot.at("check").report("value", {
    title: `unknown check \`${check}\``,
    description: `Checks are ${listNames([...METHOD_CHECKS, "invariants", CORPUS, AUDIT])}, and the ids of invariants (INV-002) and of corpus rules (\`mcptest compliance rules\` lists them).`,
    fix: suggestOr(check, [...METHOD_CHECKS, ...INVARIANTS, CORPUS, AUDIT], "Choose a different check."),
  });
  return {};
}

function reportKeys(spot: Spot, keys: readonly string[], texts: ProblemTexts): void {
  for (const key of keys) if (spot.at(key).value !== undefined) spot.at(key).report("key", texts);
}

function auditOptionsOf({ budget, seed, tools, fail_on: failOn }: TestScope["node"]): AuditOptions {
  return {
    limitMs: parseDuration(textOf(budget)) ?? AUDIT_OPTIONS.limitMs,
    seed: numberOf(seed) ?? AUDIT_OPTIONS.seed,
    tools: textsOf(tools) ?? [],
    failOn: choiceOf(failOn, FAILING_TIERS) ?? AUDIT_OPTIONS.failOn,
  };
}
