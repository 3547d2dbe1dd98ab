import { DURATION_FORM } from "../../core/clock.js";
import { asText } from "../../core/json/json.js";
import { cut, hide } from "../../core/redaction/redacted.js";
import { type ProblemTexts, Spot } from "../problems.js";
import { suggest } from "../suggest.js";
import { wrongPaths } from "../yaml/check-schema.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import { schemaOf } from "../yaml/schema-file.js";
import {
  DeferredText,
  type Forms,
  interpolate,
  isWhole,
  type LookupResult,
  parseReferences,
  type ReferenceProblem,
} from "./deferred.js";
import { lookUpLab, lookUpServer, TEST_BLOCKS } from "./references.js";
import { BUILT_IN, declarationOf, readScalar, type Variables } from "./variables.js";

/** The part of a suite that a node is in, which decides what references its strings may have. */
type NodeContext =
  | ("root" | "text" | "test" | "expect" | "assertion" | "headers" | "matcher" | "schema" | "snapshot" | "metrics")
  | Exclude<Forms, "all">;

/** The contexts of a node's children, unless they are plain text. The items of a list have the context of the list. */
const CHILDREN: Partial<Record<NodeContext, Record<string, NodeContext>>> = {
  root: {
    ...Object.fromEntries(TEST_BLOCKS.map((block) => [block, "test" as const])),
    rubrics: "braces",
    imports: "none",
    variables: "none",
  },
  test: {
    expect: "expect",
    transform: "none",
    raw: "none",
    rubric: "braces",
    eval: "metrics",
    steps: "test",
    verify: "test",
    finally: "test",
    nodes: "test",
  },
  metrics: { rubric: "braces" },
  expect: { assertions: "expect", response_headers: "headers" },
  assertion: { matcher: "matcher", transform: "none" },
  matcher: {
    schema: "schema",
    cel: "braces",
    "is-json": "matcher",
    "is-valid-tools-call": "matcher",
    regex: "regex",
    rubric: "braces",
    snapshot: "snapshot",
    "llm-judge": "matcher",
    "llm-jury": "matcher",
    not: "matcher",
    oneOf: "matcher",
    anyOf: "matcher",
    allOf: "matcher",
  },
  schema: { pattern: "regex" },
  snapshot: { normalise: "snapshot", regex: "regex" },
};

interface Replacement {
  parent: Record<string | number, unknown>;
  key: string | number;
  spot: Spot;
  value: unknown;
  whole: boolean;
}

/** Fills in a merged document's references, in place. With `check`, fields that had one are checked again. */
export function fillDocument({ log, root }: Spot, variables: Variables, check: boolean): void {
  checkDeclared(new Spot(log, root, ["variables"]), variables);
  const replacements: Replacement[] = [];
  visitTexts(root, "root", [], (parent, key, path, forms) => {
    const text = parent[key] as string;
    const spot = new Spot(log, root, [...path]);
    const configDir = log.places.folderOf(parent, key);
    const result = interpolate(text, forms, (name, fallback) => {
      variables.noteFallback(name, fallback);
      return lookUp(name, spot, configDir, variables);
    });
    const parts = parseReferences(text, forms);
    if ("problem" in result) {
      const isMissing = log.ofRuns.warning && Array.isArray(parts) && isOfRun(result.problem, variables);
      if (result.problem.kind !== "circle") reportReference(result.problem, spot, variables);
      // Marked as partial, so that problems that follow from the missing value are not reported.
      if (isMissing) replacements.push({ parent, key, spot, value: new DeferredText(text, parts), whole: false });
      if (isMissing) log.places.markPartial(log.places.span(root, path));
      return;
    }
    if (result.value === text) return;
    replacements.push({ parent, key, spot, value: result.value, whole: Array.isArray(parts) && isWhole(parts) });
    if (!(result.value instanceof DeferredText)) parent[key] = result.value;
  });
  if (check && replacements.some(isTyped)) checkTyped(root, replacements);
  for (const { parent, key, value } of replacements) if (value instanceof DeferredText) parent[key] = value;
}

/** The forms of texts that may have references, by their definitions in the schema. */
const FORMS: Readonly<Record<string, string>> = {
  Duration: DURATION_FORM,
  SignedDuration: `${DURATION_FORM}, with an optional minus sign`,
  Rate: "a number and one of /s, /m (`200/s`, `30/m`)",
};

/** False for a text with references in a field that takes any text. */
function isTyped({ whole, spot }: Replacement): boolean {
  return whole || schemaOf(spot.path).name in FORMS;
}

/** Calls `visit` for every string with a `$`, outside the programs in which it has a meaning of its own. */
function visitTexts(
  node: unknown,
  context: NodeContext,
  path: (string | number)[],
  visit: (parent: Record<string | number, unknown>, key: string | number, path: Path, forms: Forms) => void,
): void {
  if (context === "none" || typeof node !== "object" || node === null) return;
  const parent = node as Record<string | number, unknown>;
  for (const key of Array.isArray(node) ? node.keys() : Object.keys(node)) {
    const value = parent[key];
    const next = contextOfChild(context, node, key, value);
    path.push(key);
    if (typeof value !== "string") visitTexts(value, next, path, visit);
    else if (value.includes("$")) visit(parent, key, path, formsOf(next));
    path.pop();
  }
}

function contextOfChild(context: NodeContext, node: object, key: string | number, value: unknown): NodeContext {
  if (context === "expect" && typeof key === "number") return "assertion";
  if (Array.isArray(node)) return context;
  const childContext = CHILDREN[context]?.[key];
  if (childContext !== undefined) return childContext;
  // The short form of expect, and headers: a target with its matcher, or a literal.
  if ((context === "expect" || context === "headers") && typeof value === "object") return "matcher";
  return context === "schema" || context === "braces" || context === "regex" ? context : "text";
}

function formsOf(context: NodeContext): Forms {
  if (context === "schema") return "braces";
  return context === "braces" || context === "regex" || context === "none" ? context : "all";
}

/** A name with dots belongs to the data, the steps or the nodes of the test that contains it. */
function lookUp(
  name: string,
  { root, path }: Spot,
  configDir: string,
  variables: Variables,
): LookupResult | "deferred" {
  if (!/[.[]/.test(name)) return variables.lookup(name, configDir);
  const [block, index] = path;
  const test = block === undefined || index === undefined ? undefined : child(child(root, block), index);
  const [head] = name.split(/[.[]/);
  if (head === "server") return lookUpServer(name, path, test);
  if (head === "auth" && block === "servers") return lookUpLab(name, path, root.servers);
  const isIn = (...keys: string[]) => keys.some((key) => child(test, key) !== undefined);
  // Told by the keys of the test: the document is filled in before it is read as tests.
  const inSteps =
    block === "setup" ||
    block === "teardown" ||
    (block === "tools" && child(root, "setup") !== undefined) ||
    isIn("steps", "verify");
  const isDeferred = head === "data" ? isIn("data") : inSteps || block === "compositions";
  const inDefaults = block === "defaultTest" && (head === "data" || head === "steps");
  return isDeferred || inDefaults ? "deferred" : { problem: { kind: "unresolved", detail: "" } };
}

/** True for a value that the environment of a run must give. A name in lower case is likely to be a mistake. */
function isOfRun(problem: ReferenceProblem, variables: Variables): boolean {
  if (problem.kind !== "unresolved") return problem.kind === "message" || problem.kind === "reported";
  return variables.isFromEnvironment(problem.name ?? "");
}

function reportReference(problem: ReferenceProblem, spot: Spot, variables: Variables): void {
  if (problem.kind === "reported" || spot.log.full) return;
  const ofRuns = isOfRun(problem, variables) ? spot.log.ofRuns : {};
  if (problem.kind === "unresolved") spot.notFound("value", { ...unresolvedTexts(problem, variables), ...ofRuns });
  else if (problem.kind === "message") {
    const title = cut(hide(problem.detail), 200, "");
    const description = `The suite requires this variable. ${variables.notFoundText}`;
    spot.notFound("value", { ...ofRuns, title, description, fix: "Set it in the environment, or in a .env file." });
  } else {
    spot.report("value", {
      title: problem.detail,
      description: "A reference is a name in braces after a dollar sign.",
      fix: `Write \`\${name}\`; \`$$\` is a literal dollar sign.`,
    });
  }
}

function unresolvedTexts(
  { name = "", detail, fix }: Extract<ReferenceProblem, { kind: "unresolved" }>,
  variables: Variables,
): ProblemTexts {
  const suggestion = suggest(name, variables.names());
  const meant = suggestion === undefined ? "" : `Did you mean \`${suggestion}\`? `;
  const otherwise = `Declare it under \`variables:\`, set it in the environment, or write \`\${${name}:-fallback}\`; a literal dollar is \`$$\`.`;
  return {
    title: `\`\${${name}}\` has no value`,
    description: detail || `${meant}${variables.notFoundText}`,
    fix: fix ?? otherwise,
  };
}

function checkDeclared(variablesSpot: Spot, variables: Variables): void {
  const { value: declared, log } = variablesSpot;
  if (typeof declared !== "object" || declared === null) return;
  for (const name of Object.keys(declared)) {
    const spot = variablesSpot.at(name);
    if (BUILT_IN.has(name)) {
      spot.report("key", {
        title: `\`${name}\` is built in`,
        description: "The run gives this variable its value; a suite cannot declare it.",
        fix: "Choose another name.",
      });
      continue;
    }
    const result = variables.declared(name, log.places.folderOf(declared, name));
    if (!("problem" in result)) continue;
    const declaration = declarationOf(spot.value);
    const literal = ["value", "default"].find((key) => typeof declaration?.[key] === "string");
    const text = literal === undefined ? "" : String(declaration?.[literal]);
    // A variable that the environment gives no value is reported where it is used.
    const isBare = declaration !== spot.value;
    if (text.includes("$")) reportReference(result.problem, isBare ? spot : spot.at(literal ?? ""), variables);
  }
}

/** Checks the values of whole references against the types of their fields; text becomes the number or boolean that it reads as. */
function checkTyped(root: object, replacements: readonly Replacement[]): void {
  const byPath = new Map(replacements.map((entry) => [JSON.stringify(entry.spot.path), entry]));
  const wrong = () => wrongPaths(root).flatMap((path) => byPath.get(JSON.stringify(path)) ?? []);
  for (const { parent, key, value } of new Set(wrong())) {
    if (!(value instanceof DeferredText)) parent[key] = typeof value === "string" ? readScalar(value) : asText(value);
  }
  for (const { spot } of new Set(wrong())) {
    const form = FORMS[schemaOf(spot.path).name];
    spot.report("value", {
      title: `the variable of \`${spot.path.findLast((step) => typeof step === "string")}\` does not fit`,
      description: form
        ? `With its value, this is not ${form}.`
        : "Its value has the wrong type, or is out of range, for this field.",
      fix: "Check where the value comes from: the environment, a .env file, or `variables:`.",
    });
  }
}
