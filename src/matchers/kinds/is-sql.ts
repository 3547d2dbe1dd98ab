import { derive, hide, say } from "../../core/redaction/redacted.js";
import { cutMiddle } from "../../core/sanitize.js";
import { wrongArgument, wrongType } from "../argument.js";
import { createSqlParser } from "../engines/sql-parser.js";
import { HIDDEN, mismatch, type SyncJudge } from "../kind.js";
import { SuiteFault } from "../types.js";
import { BudgetExceeded, runWatched, TooSlowForThisThread } from "../worker/budget.js";

/** The longest text that is parsed, in characters: the parser takes up to some 600 bytes of memory for each. */
const MAX_LENGTH = 256 * 1024;
/** It names what was found, which may be as long as the text. */
const MAX_REASON = 300;
const EXPECTED = say`SQL`;

let parser: ReturnType<typeof createSqlParser> | undefined;

/** `is-sql`: the string is at least one SQL statement in a permissive grammar of many dialects. */
export function compileIsSql(argument: unknown): SyncJudge {
  if (argument !== null) throw wrongArgument("is-sql", argument, "nothing", "`is-sql: ~`");
  return (actual) => {
    if (typeof actual !== "string") return wrongType("is-sql", "a string", EXPECTED, actual);
    if (actual.length > MAX_LENGTH) {
      throw new SuiteFault(
        say`\`is-sql\` parses at most ${MAX_LENGTH} characters; the value has ${actual.length}`,
        "Select a shorter text with the target.",
      );
    }
    if (!hasStatement(actual)) {
      return mismatch(() => ({ expected: EXPECTED, actual: hide(actual), note: say`there is no statement` }));
    }
    const reason = parse(actual);
    if (reason === undefined) return { pass: true };
    return mismatch(() => {
      const redacted = hide(actual);
      // The parser quotes the text, so that it has to read it once more without what is secret.
      const why = derive(redacted, (text) => (text === actual ? reason : (parse(text) ?? HIDDEN)));
      return { expected: EXPECTED, actual: redacted, note: say`is not SQL: ${cutMiddle(why, MAX_REASON)}` };
    });
  };
}

function parse(text: string): string | undefined {
  parser ??= createSqlParser();
  const { parse: run, isWorn } = parser;
  try {
    return runWatched(() => run(text));
  } catch (error) {
    parser = undefined;
    if (error instanceof TooSlowForThisThread) throw error;
    const why = error instanceof BudgetExceeded ? "was stopped after 2 s" : "could not parse such a deeply nested text";
    throw new SuiteFault(say`\`is-sql\` ${why}`, "Select a simpler text with the target.");
  } finally {
    if (isWorn()) parser = undefined;
  }
}

/** Whether there is anything but white space, semicolons and comments, which nest. */
function hasStatement(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const two = text.slice(at, at + 2);
    if (two === "/*") {
      depth++;
      at++;
    } else if (depth > 0 && two === "*/") {
      depth--;
      at++;
    } else if (depth === 0) {
      if (two === "--") at = endOfLine(text, at);
      else if (!/[\s;]/.test(text[at]!)) return true;
    }
  }
  return depth > 0;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}
