import { messageOf } from "../../core/errors.js";
import { isNestedOver } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { WAS_STOPPED } from "../kind.js";
import { MatcherError, SuiteFault, titleWith } from "../types.js";
import { textToJudge } from "../values.js";
import { compileInTime, handOverToThread, LimitExceeded, runWatched, TooSlowForThisThread } from "../worker/limit.js";
import { hereOrInThread } from "../worker/other-thread.js";
import { createJq, type JqOutput, type RunJq } from "./jq-instance.js";

const MAX_PROGRAM = 64 * 1024;
/** jq calls itself for each level of a value, and its WASM has a small stack that it may overrun unnoticed. */
const MAX_NESTING = 256;
/** Characters of JSON that take long even to be read. */
const MAX_UNWATCHED = 1_000_000;

/** The result of jq for a value: its outputs, and its message if it failed after them. */
interface JqResult {
  outputs: unknown[];
  /** As jq says it, which quotes and cuts the value: to be shown of a value without secrets alone. */
  error?: string;
}
/** Throws SuiteFault if it could not be evaluated: too slow, or too large. */
export type JqProgram = (value: unknown) => Promise<JqResult>;

/** Instances to be used again: the state of one that threw or was stopped is unknown. */
const idle: RunJq[] = [];

/** Compiles a jq program; throws MatcherError, whose path is empty, if jq refuses it. */
export async function compileJq(program: string): Promise<JqProgram> {
  if (program.length > MAX_PROGRAM || program.includes("\0"))
    throw badProgram(`It has ${program.length} characters; the limit is ${MAX_PROGRAM}, and NUL is not allowed.`);
  const { stderr, exitCode } = await tryProgram(program);
  if (exitCode !== 0) throw badProgram(`${withoutPrefix(stderr)}.`);
  return async (value) => {
    if (isNestedOver(value, MAX_NESTING)) throw jqFault(say`only reads values nested up to ${MAX_NESTING} levels deep`);
    const json = typeof value === "string" ? JSON.stringify(value) : textToJudge(value);
    const output = await hereOrInThread({ kind: "jq", program, json }, () => {
      if (json.length > MAX_UNWATCHED) handOverToThread();
      return evaluateJq(json, program);
    });
    return resultOf(output);
  };
}

/** Without an input jq compiles the program and evaluates nothing. */
async function tryProgram(program: string): Promise<JqOutput> {
  // A second one, because compiling that was stopped for lack of processor time is tried once more.
  while (idle.length < 2) idle.push(await createJq());
  try {
    return compileInTime(() => runProgram("", program));
  } catch (error) {
    if (error instanceof LimitExceeded) throw badProgram(`Compiling it ${WAS_STOPPED}.`);
    throw badProgram(`jq failed: ${String(error)}.`);
  }
}

/** What jq printed for a JSON text, evaluated in this thread. Throws SuiteFault if it could not be evaluated. */
export async function evaluateJq(json: string, program: string): Promise<JqOutput> {
  if (idle.length === 0) idle.push(await createJq());
  try {
    return runWatched(() => runProgram(json, program));
  } catch (error) {
    if (error instanceof TooSlowForThisThread) throw error;
    if (error instanceof LimitExceeded) throw jqFault(WAS_STOPPED);
    throw jqFault(say`failed: ${hide(messageOf(error))}`);
  }
}

function runProgram(input: string, program: string): JqOutput {
  const jq = idle.pop()!;
  // A program that starts with a hyphen would be read as a flag.
  const output = jq(input, program.startsWith("-") ? ` ${program}` : program);
  idle.push(jq);
  return output;
}

function resultOf({ stdout, stderr, exitCode }: JqOutput): JqResult {
  const lines = stdout.split("\n").filter((line) => line !== "");
  const outputs = lines.map((line) => JSON.parse(line) as unknown);
  if (exitCode === 0) return { outputs };
  return { outputs, error: withoutPrefix(stderr) || `jq ended with exit code ${exitCode}` };
}

function badProgram(description: string): MatcherError {
  const title = titleWith("Bad jq program", description);
  return new MatcherError(title, description, "Fix the program: https://jqlang.org/manual.", []);
}

function jqFault(what: Redacted): SuiteFault {
  const fix = "Make the program simpler, or select a smaller part with the target.";
  return new SuiteFault(say`the jq program ${what}`, fix);
}

function withoutPrefix(text: string): string {
  return text
    .replace(/^jq: (?:error(?: \(at [^)]*\))?:? )?/, "")
    .slice(0, 1_000)
    .trim();
}
