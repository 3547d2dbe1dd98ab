import { isObject } from "../../core/json/json.js";
import { cutMiddle, derive, hide, say } from "../../core/redaction/redacted.js";
import { type BoundPackage, bind, type WasmImport } from "../engines/bindgen.js";
import { sqlWasm } from "../engines/wasm.js";
import { HIDDEN, type SyncJudge, verdict, WAS_STOPPED, wrongArgument, wrongType } from "../kind.js";
import { SuiteFault } from "../types.js";
import { LimitExceeded, runWatched, TooSlowForThisThread } from "../worker/limit.js";

/** The longest text that is parsed, in characters: the parser takes up to some 600 bytes of memory for each. */
const MAX_LENGTH = 256 * 1024;
/** The longest reason: it quotes a part of the text, of any length. */
const MAX_REASON = 300;
/** Memory that an instance may have taken before it is replaced. A new one takes 4 MB and 1 ms. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
const EXPECTED = say`SQL`;

/** The functions of sqlparser-rs that are called here. */
interface SqlParser {
  validate_sql(dialect: number, dialectBytes: number, text: number, textBytes: number): [number, number, number];
}

const wasm = sqlWasm();
/** Undefined after one grew large, or threw: its state is unknown then. */
let parser: BoundPackage<SqlParser> | undefined;

/** `is-sql`: the string is at least one SQL statement in a permissive grammar of many dialects. */
export function compileIsSql(argument: unknown): SyncJudge {
  if (argument !== null) throw wrongArgument("is-sql", argument, "nothing", "`is-sql: ~`");
  return (actual) => {
    if (typeof actual !== "string") return wrongType("is-sql", "a string", EXPECTED, actual);
    if (actual.length > MAX_LENGTH) {
      const what = say`\`is-sql\` parses at most ${MAX_LENGTH} characters; the value has ${actual.length}`;
      throw new SuiteFault(what, "Select a shorter text with the target.");
    }
    if (!hasStatement(actual))
      return verdict(false, () => ({ expected: EXPECTED, actual: hide(actual), note: say`there is no statement` }));
    const reason = whyNotSql(actual);
    if (reason === undefined) return { pass: true };
    return verdict(false, () => {
      const redacted = hide(actual);
      // The parser quotes the text, so a text with secrets is parsed once more without them.
      const why = derive(redacted, (text) => (text === actual ? reason : (whyNotSql(text) ?? HIDDEN)));
      return { expected: EXPECTED, actual: redacted, note: say`is not SQL: ${cutMiddle(why, MAX_REASON)}` };
    });
  };
}

/** Says why a text is not SQL; undefined if it is. */
function whyNotSql(text: string): string | undefined {
  parser ??= bind<SqlParser>(wasm, "__wbindgen_externrefs", importNamed);
  const { exports, put, objectAt, bytes } = parser;
  try {
    const [, error, failed] = runWatched(() => exports.validate_sql(...put("generic"), ...put(text)));
    if (failed === 0) return keywordAsName(text);
    const thrown = objectAt(error);
    return String(isObject(thrown) ? thrown.message : thrown).replace("sql parser error: ", "");
  } catch (error) {
    parser = undefined;
    if (error instanceof TooSlowForThisThread) throw error;
    const why = error instanceof LimitExceeded ? WAS_STOPPED : "could not parse such a deeply nested text";
    throw new SuiteFault(say`\`is-sql\` ${why}`, "Select a simpler text with the target.");
  } finally {
    if (bytes() > MAX_KEPT_BYTES) parser = undefined;
  }
}

/** The parser takes a keyword for the name of a table, as no database does: `SELECT FROM WHERE`, `DELETE WHERE`. */
function keywordAsName(text: string): string | undefined {
  const code = text.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|--[^\n]*/g, "''");
  const [, before, name] =
    /\b(from|join)\s+(where|group|having|limit|union|join|on)\b/i.exec(code) ??
    /(?:^|;)\s*(delete|update)\s+(where|set)\b/i.exec(code) ??
    [];
  return name && `expected a table after ${before}, found: ${name}`;
}

/** Validating needs few of the imports: those that make the error object. */
function importNamed(name: string, textAt: BoundPackage<SqlParser>["textAt"]): WasmImport | undefined {
  if (name.startsWith("__wbg_new")) return () => ({});
  if (name.startsWith("__wbg_set")) return (object, key, value) => Reflect.set(object as object, String(key), value);
  if (name.startsWith("__wbg_Error")) return (at, bytes) => new Error(textAt(Number(at), Number(bytes)));
  if (!name.startsWith("__wbindgen_cast")) return undefined;
  return (...args) => (args.length === 2 ? textAt(Number(args[0]), Number(args[1])) : args[0]);
}

/** Whether there is anything but white space, semicolons and comments, which nest. */
function hasStatement(text: string): boolean {
  let depth = 0;
  let isInLineComment = false;
  for (const [token] of text.matchAll(/\/\*|\*\/|--|\n|[^\s;]/g)) {
    if (isInLineComment) isInLineComment = token !== "\n";
    else if (token === "/*") depth++;
    else if (depth > 0) depth -= token === "*/" ? 1 : 0;
    else if (token === "--") isInLineComment = true;
    else if (token !== "\n") return true;
  }
  return depth > 0;
}
