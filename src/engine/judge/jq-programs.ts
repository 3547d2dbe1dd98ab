import type { JqProgram } from "../../matchers/engines/jq.js";
import { compileTransform } from "../../matchers/transform.js";

const compiled = new Map<string, Promise<JqProgram>>();

/** A jq program that rewrites calls or answers, compiled once; rejects with a MatcherError if jq refuses it. */
export function jqProgram(text: string): Promise<JqProgram> {
  const program = compiled.get(text) ?? compileTransform({ jq: text });
  compiled.set(text, program);
  return program;
}
