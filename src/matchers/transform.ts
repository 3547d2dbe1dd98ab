import { messageOf } from "../core/errors.js";
import { isObject } from "../core/json/json.js";
import { splitWords } from "../core/proc/words.js";
import type { JqProgram } from "./engines/jq.js";
import { MatcherError } from "./types.js";

/** Compiles the `transform` of an assertion, `jq EXPR` or `{jq: EXPR}`. Throws MatcherError, whose path starts at it. */
export async function compileTransform(transform: unknown): Promise<JqProgram> {
  const [program, path] = jqProgramIn(transform);
  const { compileJq } = await import("./engines/jq.js");
  try {
    return await compileJq(program);
  } catch (error) {
    throw MatcherError.at(error, () => path);
  }
}

function jqProgramIn(transform: unknown): [string, string[]] {
  if (isObject(transform) && typeof transform.jq === "string" && Object.keys(transform).length === 1)
    return [transform.jq, ["jq"]];
  if (typeof transform !== "string") throw wrongTransform("It has another type.");
  let words: string[];
  try {
    words = splitWords(transform);
  } catch (error) {
    throw wrongTransform(`It cannot be split into words: ${messageOf(error)}.`);
  }
  const [command, program, ...others] = words;
  if (command === "jq" && program !== undefined && others.length === 0) return [program, []];
  const isJq = command === "jq";
  const candidate = isJq ? words.slice(1).join(" ") : transform;
  const why = isJq ? `After \`jq\` there are ${words.length - 1} words.` : "It does not start with `jq`.";
  // The start of another program's command line is no program for jq.
  const isProgram = candidate !== "" && (isJq || words.length === 1 || /^[.[{(]/.test(candidate));
  throw wrongTransform(why, isProgram ? candidate : undefined);
}

function wrongTransform(description: string, program = ".a | length"): MatcherError {
  const quoted = program.includes('"') ? `'${program.replaceAll("'", "")}'` : `"${program}"`;
  const title = "The `transform` of an assertion is `jq` and one program";
  return new MatcherError(title, description, `Write \`transform: jq ${quoted}\`.`, []);
}
