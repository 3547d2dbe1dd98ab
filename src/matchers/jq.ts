import { type Jq, loadJq } from "../../node_modules/jq-wasm/dist/browser.mjs";
import { OutOfTime, TooSlowHere, watched, withinBudget } from "./budget.js";
import { jqWasm } from "./jq-wasm.js";
import { hasThread, workInThread } from "./other-thread.js";
import { isNestedOver, isSmall } from "./size.js";
import { asText } from "./text.js";
import { MatcherError, SuiteFault } from "./types.js";

/** Memory that one evaluation may take. */
const MAX_BYTES = 256 * 1024 * 1024;
const PAGE_BYTES = 64 * 1024;
const MAX_PROGRAM = 64 * 1024;
/** jq calls itself for each level of a value, and its WASM has a small stack that it may overrun unnoticed. */
const MAX_NESTING = 256;
/** Weight of a value that takes long even to be written as text. */
const LARGE = 100_000;

/** What jq made of a value: its outputs, and what it said where it failed after them. */
export interface JqResult {
  outputs: unknown[];
  error?: string;
}
/** Throws SuiteFault where it could not be evaluated: too slow, or too large. */
export type JqProgram = (value: unknown) => Promise<JqResult>;

let idle: Jq | undefined;

/** Compiles a jq program; throws MatcherError, whose path is empty, where jq refuses it. */
export async function compileJq(program: string): Promise<JqProgram> {
  if (program.length > MAX_PROGRAM || program.includes("\0")) {
    throw badProgram(
      `It has ${program.length} characters; at most ${MAX_PROGRAM} are read, and none of them may be NUL.`,
    );
  }
  // Without an input jq compiles the program and evaluates nothing.
  const { stderr, exitCode } = await evaluate("", program, withinBudget);
  if (exitCode !== 0) throw badProgram(`${withoutPrefix(stderr)}.`);
  return async (value) => {
    if (isNestedOver(value, MAX_NESTING)) throw fault(`reads values nested up to ${MAX_NESTING} levels deep`);
    if (hasThread() && !isSmall(value, LARGE)) return inThread(program, value);
    const json = typeof value === "string" ? JSON.stringify(value) : asText(value);
    let ended: ReturnType<Jq["raw"]>;
    try {
      ended = await evaluate(json, program, watched);
    } catch (error) {
      if (!(error instanceof TooSlowHere)) throw error;
      return inThread(program, value);
    }
    const { stdout, stderr: said, exitCode: code } = ended;
    const lines = stdout === "" ? [] : stdout.split("\n");
    const outputs = lines.map((line): unknown => JSON.parse(line));
    return code === 0 ? { outputs } : { outputs, error: withoutPrefix(said) || `jq ended with exit code ${code}` };
  };
}

async function inThread(program: string, value: unknown): Promise<JqResult> {
  return (await workInThread({ kind: "jq", program, value })) as JqResult;
}

function badProgram(description: string): MatcherError {
  return new MatcherError("Bad jq program", description, "Mend the program: https://jqlang.org/manual.", []);
}

/** Evaluates in an instance that nothing has shaken: one that threw or was stopped is never used again. */
async function evaluate(input: string, program: string, within: typeof withinBudget): Promise<ReturnType<Jq["raw"]>> {
  const jq = idle ?? (await createJq());
  idle = undefined;
  try {
    // A program that starts with a hyphen would be read as a flag.
    const result = within(() => jq.raw(input, program.startsWith("-") ? ` ${program}` : program, ["-c"]));
    idle = jq;
    return result;
  } catch (error) {
    if (error instanceof TooSlowHere) throw error;
    if (error instanceof OutOfTime) throw fault("was stopped after 2 s");
    throw fault(`failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fault(what: string): SuiteFault {
  return new SuiteFault(`the jq program ${what}`, "Make the program simpler, or name a smaller part in the target.");
}

function createJq(): Promise<Jq> {
  return loadJq({
    instantiateWasm: (imports, onSuccess) => {
      const instance = new WebAssembly.Instance(jqWasm, imports);
      for (const made of Object.values(instance.exports)) if (made instanceof WebAssembly.Memory) limit(made);
      onSuccess(instance, jqWasm);
    },
  });
}

/** jq asks this object for memory, and tells that there is none where it throws. */
function limit(memory: WebAssembly.Memory): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > MAX_BYTES) throw new RangeError("out of memory");
    return grow(pages);
  };
}

function withoutPrefix(text: string): string {
  return text
    .replace(/^jq: (?:error(?: \(at [^)]*\))?: )?/, "")
    .slice(0, 1_000)
    .trim();
}
