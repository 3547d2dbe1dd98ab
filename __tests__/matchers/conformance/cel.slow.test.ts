import { getConformanceSuite, type IncrementalTestSuite } from "@bufbuild/cel-spec/testdata/tests.js";
import { describe, it } from "vitest";
import { loadMatchers } from "../../../src/matchers/compile.js";
import { MatcherError, SuiteFault } from "../../../src/matchers/types.js";
import { checkOutcome } from "./outcome.js";

type Test = IncrementalTestSuite["tests"][number]["original"];
type Value = Extract<Test["resultMatcher"], { case: "value" }>["value"];

/** Groups about protobuf's messages, which no JSON value is, and about libraries that are not part of the language. */
const PROTOBUF = ["dynamic", "enums", "proto2", "proto2_ext", "proto3", "wrappers", "type_deductions", "unknowns"];
const LIBRARIES = ["bindings_ext", "block_ext", "encoders_ext", "macros2", "math_ext", "optionals", "network_ext"];

const compile = await loadMatchers(["cel"]);

function allTests(suite: IncrementalTestSuite, path: string): { path: string; test: Test }[] {
  return [
    ...suite.tests.map(({ name, original }) => ({ path: `${path}/${name}`, test: original })),
    ...suite.suites.flatMap((inner) => allTests(inner, `${path}/${inner.name}`)),
  ];
}

/** A value as it is written in CEL; undefined for a protobuf message. */
function literal(value: Value | undefined): string | undefined {
  const kind = value?.kind;
  switch (kind?.case) {
    case "nullValue":
      return "null";
    case "boolValue":
    case "int64Value":
      return String(kind.value);
    case "uint64Value":
      return `${kind.value}u`;
    case "doubleValue":
      return `double("${kind.value}")`;
    case "stringValue":
      return JSON.stringify(kind.value);
    case "bytesValue":
      return `b"${[...kind.value].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("")}"`;
    case "typeValue":
      return kind.value;
    case "listValue":
      return joined("[", kind.value.values.map(literal), "]");
    case "mapValue": {
      const entries = kind.value.entries.map(({ key, value: member }) => {
        const [name, inside] = [literal(key), literal(member)];
        return name === undefined || inside === undefined ? undefined : `${name}: ${inside}`;
      });
      return joined("{", entries, "}");
    }
    default:
      return undefined;
  }
}

function joined(begin: string, parts: (string | undefined)[], end: string): string | undefined {
  return parts.includes(undefined) ? undefined : `${begin}${parts.join(", ")}${end}`;
}

/** A value as JSON has it; undefined where JSON has none that CEL reads as the same. */
function json(value: Value | undefined): unknown {
  const kind = value?.kind;
  switch (kind?.case) {
    case "nullValue":
      return null;
    case "boolValue":
    case "stringValue":
      return kind.value;
    case "int64Value":
      return Number.isSafeInteger(Number(kind.value)) ? Number(kind.value) : undefined;
    case "doubleValue":
      return Number.isInteger(kind.value) || !Number.isFinite(kind.value) ? undefined : kind.value;
    case "listValue": {
      const list = kind.value.values.map(json);
      return list.includes(undefined) ? undefined : list;
    }
    case "mapValue": {
      const entries = kind.value.entries.map(({ key, value: member }) => [json(key), json(member)]);
      return entries.every(([key, member]) => typeof key === "string" && member !== undefined)
        ? Object.fromEntries(entries)
        : undefined;
    }
    default:
      return undefined;
  }
}

/** What a test binds, as the one value that a suite has; undefined where JSON cannot hold it, or a name is none. */
function bindings(test: Test): Record<string, unknown> | undefined {
  const entries = Object.entries(test.bindings).map(([name, { kind }]) => [
    name,
    kind.case === "value" ? json(kind.value) : undefined,
  ]);
  const isPlain = entries.every(
    ([name, value]) => /^(?!true$|false$|null$)[a-z]\w*$/.test(name as string) && value !== undefined,
  );
  return isPlain ? Object.fromEntries(entries) : undefined;
}

/** The expression with each name bound to the member of `value` that has it. */
function bound(expression: string, names: readonly string[]): string {
  return names.reduce((inner, name) => `[value.${name}].all(${name}, ${inner})`, expression);
}

/** Whether the matcher passes; "error" where it says that the expression cannot be read or evaluated, "unbound" of a name. */
async function verdict(expression: string, value: Record<string, unknown>): Promise<boolean | "error" | "unbound"> {
  try {
    return (await compile({ cel: bound(expression, Object.keys(value)) }).judge(value)).pass;
  } catch (error) {
    if (error instanceof MatcherError) return error.description.startsWith("There is no") ? "unbound" : "error";
    if (error instanceof SuiteFault && error.message.includes("could not be evaluated")) return "error";
    throw error;
  }
}

/** Whether a name that nothing has is why the matcher refuses what CEL itself would only find out when it gets there. */
async function isRefused({ expr, resultMatcher }: Test, value: Record<string, unknown>): Promise<boolean> {
  return resultMatcher.case === "value" && (await verdict(`[${expr}].size() == 1`, value)) === "unbound";
}

/** Whether the matcher judges by the expression as its test says: it passes by the right result, and fails by its opposite. */
async function isRight({ expr, resultMatcher }: Test, value: Record<string, unknown>): Promise<boolean> {
  const expected = resultMatcher.case === "value" ? literal(resultMatcher.value) : "true";
  if (resultMatcher.case === "evalError" || resultMatcher.case === "anyEvalErrors") {
    return typeof (await verdict(`[${expr}].size() == 1`, value)) === "string";
  }
  if (expected === "true" || expected === "false") {
    return (
      (await verdict(expr, value)) === (expected === "true") &&
      (await verdict(`!(${expr})`, value)) === (expected === "false")
    );
  }
  if (expected === 'double("NaN")') return (await verdict(`(${expr}) != (${expr})`, value)) === true;
  const same = `type(${expr}) == type(${expected}) && (${expr}) == ${expected}`;
  return (await verdict(same, value)) === true && (await verdict(`!(${same})`, value)) === false;
}

describe("the CEL conformance tests", () => {
  it("hold in at least 99 % of what is not about protobuf", async () => {
    const left = new Set([...PROTOBUF, ...LIBRARIES]);
    const tests = getConformanceSuite()
      .suites.filter(({ name }) => !left.has(name))
      .flatMap((suite) => allTests(suite, suite.name))
      .filter(
        ({ test }) => !test.checkOnly && !/TestAllTypes|google\.protobuf|GlobalEnum/.test(JSON.stringify(test.expr)),
      )
      .filter(
        ({ test }) => test.resultMatcher.case !== "typedResult" && !/TestAllTypes|objectValue/.test(textOf(test)),
      );
    const all = tests.flatMap(({ path, test }) => {
      const value = bindings(test);
      return value === undefined ? [] : [{ path, test, value }];
    });
    let total = 0;
    const wrong: string[] = [];
    for (const { path, test, value } of all) {
      if (await isRefused(test, value)) continue;
      total += 1;
      if (!(await isRight(test, value))) wrong.push(path);
    }
    await checkOutcome("cel", 0.99, {
      matcher: "cel",
      source: "CEL conformance tests of cel-spec v0.25.1 (@bufbuild/cel-spec 0.6.1)",
      right: total - wrong.length,
      total,
      excluded: [
        `protobuf messages, which no JSON value is: ${PROTOBUF.join(", ")}, and tests elsewhere that name one`,
        `libraries beside the language that this version does not load: ${LIBRARIES.join(", ")}`,
        "tests of the type checker alone",
        `${all.length - total} tests of names that nothing has: refused when the suite is loaded`,
        `${tests.length - all.length} tests with a variable that JSON cannot hold (bytes, unsigned, a whole double) or whose name has dots`,
      ],
      wrong,
    });
  });
});

function textOf(test: Test): string {
  return JSON.stringify(test, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}
