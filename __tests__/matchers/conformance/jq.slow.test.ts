import { readFileSync } from "node:fs";
import { describe, it } from "vitest";
import { loadMatchers } from "../../../src/matchers/compile.js";
import type { JqProgram } from "../../../src/matchers/engines/jq.js";
import { compileTransform } from "../../../src/matchers/transform.js";
import { MatcherError, SuiteFault } from "../../../src/matchers/types.js";
import { oracle } from "../../support/oracles.js";
import { checkOutcome } from "./outcome.js";

interface Case {
  program: string;
  /** The input as it is written. */
  text?: string;
  /** Left out where compiling has to fail. */
  input?: unknown;
  outputs: unknown[];
}

const file = oracle("jq/jq.test");
const compile = await loadMatchers(["exact"]);

/** Blocks of lines: program, input, outputs; or a program that has to be refused. */
function readCases(text: string): Case[] {
  const blocks = text
    .split(/\n(?:[ \t]*\n)+/)
    .map((block) => block.split("\n").filter((line) => !/^\s*(#|$)/.test(line)));
  return blocks.flatMap(([first, second, ...rest]): Case[] => {
    if (first === undefined || second === undefined) return [];
    if (first.startsWith("%%FAIL")) return [{ program: second, outputs: [] }];
    return [{ program: first, text: second, input: parse(second), outputs: rest.map(parse) }];
  });
}

/** A JSON text, undefined if it is not one. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

function readsModule({ program, text }: Case): boolean {
  return text !== undefined && /^(?:import|include) "|\bmodulemeta\b/.test(program);
}

function hasLongNumber({ text = "" }: Case): boolean {
  const numbers = text.replace(/"(?:[^"\\]|\\.)*"/g, "").match(/\d[\d.]*/g) ?? [];
  return numbers.some(
    (number) => number.replace(".", "").replace(/^0+/, "").length > 16 && String(Number(number)) !== number,
  );
}

function isSlow({ program }: Case): boolean {
  return program.includes("365 * 67");
}

function isNoJson({ text, input, outputs }: Case): boolean {
  return text !== undefined && (input === undefined || outputs.includes(undefined));
}

async function isRight({ program, input, outputs }: Case, fails: boolean): Promise<boolean> {
  let run: JqProgram;
  try {
    run = await compileTransform({ jq: program });
  } catch (error) {
    if (error instanceof MatcherError) return fails;
    throw error;
  }
  if (fails) return false;
  try {
    return (await compile({ exact: outputs }).judge((await run(input)).outputs)).pass;
  } catch (error) {
    if (error instanceof SuiteFault) return false;
    throw error;
  }
}

describe.skipIf(file === undefined)("jq's own tests (skipped without their data: npm run oracles)", () => {
  it("holds in at least 97 %", async () => {
    const all = readCases(readFileSync(file!, "utf8"));
    const left = {
      modules: all.filter(readsModule),
      long: all.filter(hasLongNumber),
      slow: all.filter(isSlow),
      other: all.filter(isNoJson),
    };
    const excluded = new Set(Object.values(left).flat());
    const cases = all.filter((one) => !excluded.has(one));
    const wrong: string[] = [];
    for (const one of cases) if (!(await isRight(one, !("input" in one)))) wrong.push(one.program);
    await checkOutcome("jq", 0.97, {
      matcher: "transform",
      source: "jq.test of jq",
      right: cases.length - wrong.length,
      total: cases.length,
      excluded: [
        `${left.modules.length} tests of modules (\`import\`, \`include\`, \`modulemeta\`): they need files`,
        `${left.long.length} tests whose input has a number with more digits than a double holds: the values judged are doubles`,
        `${left.slow.length} program that takes as long as the 2 s that a program may`,
        `${left.other.length} tests whose input or output is not JSON (NaN, Infinity)`,
      ],
      wrong,
    });
  });
});
