import { getOrMake } from "../../core/groups.js";
import { asObject, defined, isObject } from "../../core/json/json.js";
import type { Environment } from "../../core/proc/env.js";
import { runProgram } from "../../core/proc/run.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, hideLines, hideValue, join, type RedactedJson, say } from "../../core/redaction/redacted.js";
import type { JqProgram } from "../../matchers/engines/jq.js";
import { compileTransform } from "../../matchers/transform.js";
import { SuiteFault } from "../../matchers/types.js";
import type { SuiteProgram } from "../../suite/types.js";
import { type Attempt, type Call, type CallSpec, callOf, type Envelope, unsentCall } from "./call.js";
import { failureOf } from "./failure.js";
import { jqError } from "./judge.js";

interface TransformContext {
  env: Environment;
  targetVersion: string | null;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;

type TransformOutput = { value: unknown } | Attempt;

/** The call as `transform.request` rewrites `{name, arguments}`, or why it could not. */
export async function transformRequest(
  call: Call,
  program: SuiteProgram,
  spec: CallSpec,
  context: TransformContext,
): Promise<Call | Attempt> {
  const output = await runTransform(program, call.params, spec, context);
  if ("failures" in output) return output;
  const { value } = output;
  const { name, arguments: args, ...others } = asObject(value);
  if (typeof name === "string" && isObject(args) && Object.keys(others).length === 0)
    return callOf({ method: "tools/call", tool: name, args }, (same) => same);
  return failedTransform(spec, program, say`it wrote something other than {name, arguments}`, {
    actual: hideValue(value),
  });
}

/** Rewrites `{result}` of an envelope by `transform.response`; gives why it could not. */
export async function transformResponse(
  envelope: Envelope,
  program: SuiteProgram,
  spec: CallSpec,
  context: TransformContext,
): Promise<Attempt | undefined> {
  const output = await runTransform(program, { result: envelope.result }, spec, context);
  if ("failures" in output) return output;
  const { value } = output;
  if (!isObject(value) || !("result" in value))
    return failedTransform(spec, program, say`it wrote something other than {result}`, { actual: hideValue(value) });
  envelope.result = value.result;
  return undefined;
}

async function runTransform(
  program: SuiteProgram,
  input: unknown,
  spec: CallSpec,
  context: TransformContext,
): Promise<TransformOutput> {
  if ("jq" in program) return runJq(program, program.jq, input, spec);
  const { call, server, subject } = spec;
  const end = await runProgram(program.command, {
    cwd: program.folder,
    env: {
      ...defined(context.env),
      MCPTEST_TEST_NAME: subject.test.name,
      MCPTEST_SERVER: server,
      MCPTEST_TOOL: call.method === "tools/call" ? call.tool : "",
      MCPTEST_TARGET_VERSION: context.targetVersion ?? "",
    },
    input: JSON.stringify(input),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  if (end.kind === "not started") {
    const message = say`the transform command could not be started: ${hide(end.reason)}`;
    return unsentCall("errored", failureOf(subject, "SUITE-TRANSFORM", { message, location: program.location }));
  }
  const { stderr } = end;
  if (end.kind === "too long")
    return failedTransform(spec, program, say`it did not end within ${TIMEOUT_MS} ms`, { stderr });
  if (end.kind === "too much")
    return failedTransform(spec, program, say`it wrote more than ${MAX_BYTES} bytes`, { stderr });
  if (end.code !== 0) {
    const bySignal = say`it was ended by ${hide(end.signal ?? "")}`;
    const how = end.code === null ? bySignal : say`it ended with exit code ${end.code}`;
    return failedTransform(spec, program, how, { stderr });
  }
  try {
    return { value: JSON.parse(end.stdout) };
  } catch {
    const actual = cut(hide(end.stdout), 4096, "");
    return failedTransform(spec, program, say`it did not write one JSON value`, { actual, stderr });
  }
}

async function runJq(program: SuiteProgram, text: string, input: unknown, spec: CallSpec): Promise<TransformOutput> {
  try {
    const jq = await jqProgram(text);
    const { outputs, error } = await jq(input);
    if (error !== undefined) return failedTransform(spec, program, await jqError(jq, input, error), {});
    if (outputs.length === 1) return { value: outputs[0] };
    return failedTransform(spec, program, say`jq gave ${outputs.length} outputs; it must give exactly one`, {});
  } catch (error) {
    if (error instanceof SuiteFault) return failedTransform(spec, program, error.message, {});
    throw error;
  }
}

function failedTransform(
  { subject }: CallSpec,
  { location }: SuiteProgram,
  reason: Redacted,
  rest: { actual?: RedactedJson; stderr?: readonly string[] },
): Attempt {
  const { stderr = [], ...members } = rest;
  const note = stderr.length > 0 ? { note: say`its stderr:\n${join(hideLines(stderr), "\n")}` } : {};
  const message = say`the transform failed: ${reason}`;
  return unsentCall("failed", failureOf(subject, "ASSERT-TRANSFORM", { message, location, ...note, ...members }));
}

const programs = new Map<string, Promise<JqProgram>>();

/** A jq program that rewrites calls or answers, compiled once; rejects with a MatcherError if jq refuses it. */
export function jqProgram(text: string): Promise<JqProgram> {
  return getOrMake(programs, text, () => compileTransform({ jq: text }));
}
