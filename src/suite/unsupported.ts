import { isObject } from "../core/json.js";
import { child } from "./own.js";
import type { Path } from "./positions.js";
import type { ProblemLog } from "./problems.js";

/** Keys that the format has and this version does not run; `*` is every name or index. Told, never passed over. */
const NOT_YET: readonly string[] = [
  ...["setup", "teardown", "defaultTest", "agents", "faults", "providers", "budget", "evals"],
  ...["rubrics", "scorers", "fixtures", "compositions"],
  ...["url", "cassette", "client", "safe_calls", "volatile"].map((key) => `servers.*.${key}`),
  ...["run_options.drift", "run_options.surface_budget"],
  ...["parity", "inject_error", "transform", "fuzz", "data", "steps", "finally", "verify"].map(
    (key) => `tools.*.${key}`,
  ),
  ...["tools.*.wire_fault", "tools.*.resend"],
  ...["tools", "resources", "prompts", "compliance"].flatMap((block) =>
    ["max_duration_ms", "max_response_tokens", "response_headers", "response_headers_absent"].map(
      (key) => `${block}.*.expect.${key}`,
    ),
  ),
];

/** Matchers that the format has and this version does not run. */
const MATCHERS_NOT_YET = new Set([
  ...["snapshot", "is-xml", "is-sql", "is-valid-tools-call", "levenshtein", "cel", "similar"],
  ...["llm-judge", "llm-jury", "factuality", "answer-relevance", "context-faithfulness"],
]);

const TESTS = ["tools", "resources", "prompts", "compliance"] as const;

/** Tells every key of a merged document that this version does not run. */
export function tellUnsupported(root: Record<string, unknown>, log: ProblemLog): void {
  for (const pattern of NOT_YET) visit(root, root, pattern.split("."), [], log);
  for (const block of TESTS) {
    const tests = child(root, block);
    if (!Array.isArray(tests)) continue;
    for (const [index, test] of tests.entries()) {
      const path = [block, index];
      if (Array.isArray(child(test, "server"))) tell(root, [...path, "server"], "a list of servers", log);
      visitExpect(root, child(test, "expect"), [...path, "expect"], log);
    }
  }
}

function visit(root: object, node: unknown, pattern: readonly string[], path: Path, log: ProblemLog): void {
  const [step, ...rest] = pattern;
  if (step === undefined) tell(root, path, `\`${path.at(-1)}\``, log);
  if (step === undefined || typeof node !== "object" || node === null) return;
  if (step !== "*") {
    const value = child(node, step);
    // An empty list or mapping asks for nothing.
    const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
    if (value !== undefined && !isEmpty) visit(root, value, rest, [...path, step], log);
    return;
  }
  for (const key of Array.isArray(node) ? node.keys() : Object.keys(node)) {
    visit(root, child(node, key), rest, [...path, key], log);
  }
}

function visitExpect(root: object, expect: unknown, path: Path, log: ProblemLog): void {
  if (Array.isArray(expect)) {
    for (const [index, assertion] of expect.entries()) {
      if (child(assertion, "transform") !== undefined) tell(root, [...path, index, "transform"], "`transform`", log);
      visitMatcher(root, child(assertion, "matcher"), [...path, index, "matcher"], log);
    }
  } else if (isObject(expect)) {
    for (const [key, value] of Object.entries(expect)) {
      if (key === "assertions") visitExpect(root, value, [...path, key], log);
      else visitMatcher(root, value, [...path, key], log);
    }
  }
}

function visitMatcher(root: object, matcher: unknown, path: Path, log: ProblemLog): void {
  if (!isObject(matcher)) return;
  const [name, ...others] = Object.keys(matcher);
  if (name === undefined || others.length > 0) return;
  if (MATCHERS_NOT_YET.has(name)) tell(root, [...path, name], `the matcher \`${name}\``, log);
  const inner = matcher[name];
  if (name === "not") visitMatcher(root, inner, [...path, name], log);
  if (!["oneOf", "anyOf", "allOf"].includes(name) || !Array.isArray(inner)) return;
  for (const [index, one] of inner.entries()) visitMatcher(root, one, [...path, name, index], log);
}

function tell(root: object, path: Path, what: string, log: ProblemLog): void {
  log.at(root, path, "key", {
    title: `${what} is not yet run by this version`,
    description: "The format has it, but passing over it would make a suite look better than it is.",
    fix: "Remove it, or run the suite with a version that has it.",
  });
}
