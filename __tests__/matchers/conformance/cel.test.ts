import {
  type CelInput,
  type CelResult,
  celEnv,
  isCelError,
  isCelList,
  isCelMap,
  isCelUint,
  parse,
  plan,
} from "@bufbuild/cel";
import { strings } from "@bufbuild/cel/ext";
import { getTestRegistry } from "@bufbuild/cel-spec/testdata/registry.js";
import { getConformanceSuite, type IncrementalTestSuite } from "@bufbuild/cel-spec/testdata/tests.js";
import { describe, it } from "vitest";
import { checkOutcome } from "./outcome.js";

type Test = IncrementalTestSuite["tests"][number]["original"];
type Value = Extract<Test["resultMatcher"], { case: "value" }>["value"];

/** Groups about protobuf's messages, which no JSON value is, and about libraries that are not part of the language. */
const PROTOBUF = ["dynamic", "enums", "proto2", "proto2_ext", "proto3", "wrappers", "type_deductions", "unknowns"];
const LIBRARIES = ["bindings_ext", "block_ext", "encoders_ext", "macros2", "math_ext", "optionals", "network_ext"];

function allTests(suite: IncrementalTestSuite, path: string): { path: string; test: Test }[] {
  return [
    ...suite.tests.map(({ name, original }) => ({ path: `${path}/${name}`, test: original })),
    ...suite.suites.flatMap((inner) => allTests(inner, `${path}/${inner.name}`)),
  ];
}

/** A text that is the same for values that are equal, for those that the tests state. */
function stated(value: Value | undefined): string {
  const kind = value?.kind;
  switch (kind?.case) {
    case "nullValue":
      return "null";
    case "int64Value":
      return `int ${kind.value}`;
    case "uint64Value":
      return `uint ${kind.value}`;
    case "doubleValue":
      return `double ${kind.value}`;
    case "bytesValue":
      return `bytes ${Buffer.from(kind.value).toString("hex")}`;
    case "typeValue":
      return `type ${kind.value}`;
    case "listValue":
      return `[${kind.value.values.map(stated).join()}]`;
    case "mapValue":
      return `{${kind.value.entries
        .map(({ key, value: member }) => `${stated(key)}: ${stated(member)}`)
        .sort()
        .join()}}`;
    case "stringValue":
    case "boolValue":
      return JSON.stringify(kind.value);
    default:
      return "another";
  }
}

/** The same text, for a value that was computed. */
function computed(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "bigint") return `int ${value}`;
  if (typeof value === "number") return `double ${value}`;
  if (isCelUint(value)) return `uint ${value.value}`;
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString("hex")}`;
  if (isCelList(value)) return `[${[...value].map(computed).join()}]`;
  if (isCelMap(value))
    return `{${[...value]
      .map(([key, member]) => `${computed(key)}: ${computed(member)}`)
      .sort()
      .join()}}`;
  if (typeof value === "object" && "kind" in value && "name" in value) return `type ${value.name}`;
  return typeof value === "string" || typeof value === "boolean" ? JSON.stringify(value) : "another";
}

/** A stated value as a variable; undefined for a protobuf message. */
function variable(value: Value | undefined): CelInput | undefined {
  const kind = value?.kind;
  if (kind?.case === "nullValue") return null;
  if (kind?.case === "listValue") return kind.value.values.map((item) => variable(item)!);
  if (kind?.case === "mapValue") {
    return new Map(kind.value.entries.map((entry) => [variable(entry.key) as string, variable(entry.value)!]));
  }
  const plain = ["boolValue", "int64Value", "doubleValue", "stringValue", "bytesValue"];
  return plain.includes(kind?.case ?? "") ? (kind?.value as CelInput) : undefined;
}

function evaluate(test: Test): CelResult {
  const env = celEnv({ namespace: test.container, registry: getTestRegistry(), funcs: strings });
  const entries = Object.entries(test.bindings).map(([name, { kind }]) => [
    name,
    kind.case === "value" ? variable(kind.value) : undefined,
  ]);
  return plan(env, parse(test.expr))(Object.fromEntries(entries) as Record<string, CelInput>);
}

function isRight(test: Test): boolean {
  const { resultMatcher } = test;
  let result: CelResult;
  try {
    result = evaluate(test);
  } catch {
    return resultMatcher.case === "evalError";
  }
  if (isCelError(result)) return resultMatcher.case === "evalError" || resultMatcher.case === "anyEvalErrors";
  if (resultMatcher.case === "value") return computed(result) === stated(resultMatcher.value);
  return resultMatcher.case === undefined && result === true;
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
    const wrong = tests.filter(({ test }) => !isRight(test)).map(({ path }) => path);
    await checkOutcome("cel", 0.99, {
      matcher: "cel",
      source: "CEL conformance tests of cel-spec v0.25.1 (@bufbuild/cel-spec 0.6.1)",
      right: tests.length - wrong.length,
      total: tests.length,
      excluded: [
        `protobuf messages, which no JSON value is: ${PROTOBUF.join(", ")}, and tests elsewhere that name one`,
        `libraries beside the language that this version does not load: ${LIBRARIES.join(", ")}`,
        "tests of the type checker alone",
      ],
      wrong,
    });
  });
});

function textOf(test: Test): string {
  return JSON.stringify(test, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}
