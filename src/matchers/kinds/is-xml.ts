import { SaxesParser } from "saxes";
import { isObject } from "../../core/json/json.js";
import { cutMiddle, derive, hide, say } from "../../core/redaction/redacted.js";
import { HIDDEN, runOrFault, type SyncJudge, verdict, WAS_STOPPED, wrongArgument, wrongType } from "../kind.js";

/** Up to this length parsing takes about a millisecond, and need not be watched. */
const MAX_UNWATCHED = 10_000;
/** The deepest nesting: the parser keeps open elements in memory. */
const MAX_DEPTH = 10_000;
const MAX_REASON = 300;

/** `is-xml`: the string is well-formed XML 1.0 without a DOCTYPE; with `{root}` its root element has that name. */
export function compileIsXml(argument: unknown): SyncJudge {
  const root = rootArgument(argument);
  const expected = root === undefined ? say`well-formed XML` : say`well-formed XML with the root element ${hide(root)}`;
  return (actual) => {
    if (typeof actual !== "string") return wrongType("is-xml", "a string", expected, actual);
    const { reason, name } = parseInTime(actual);
    return verdict(reason === undefined && (root === undefined || name === root), () => {
      const redacted = hide(actual);
      if (reason === undefined) {
        const rootName = cutMiddle(hide(name ?? ""), MAX_REASON);
        return { expected, actual: redacted, note: say`the root element is \`${rootName}\`` };
      }
      // The parser quotes the text, so a text with secrets is parsed once more without them.
      const why = derive(redacted, (text) => (text === actual ? reason : (parseInTime(text).reason ?? HIDDEN)));
      // The reason may hold the name of an element, of any length.
      return { expected, actual: redacted, note: say`is not well-formed XML: ${cutMiddle(why, MAX_REASON)}` };
    });
  };
}

function rootArgument(argument: unknown): string | undefined {
  if (argument === null) return undefined;
  if (isObject(argument)) {
    const { root, ...others } = argument;
    if (Object.keys(others).length === 0 && (root === undefined || typeof root === "string")) return root;
  }
  throw wrongArgument("is-xml", argument, "null or `{root: …}`", "`is-xml: ~` or `is-xml: {root: note}`");
}

function parseInTime(text: string): { reason?: string; name?: string } {
  if (text.length <= MAX_UNWATCHED) return parse(text);
  const fix = "Select a smaller part of the response with the target.";
  return runOrFault(say`\`is-xml\` ${WAS_STOPPED}`, fix, () => parse(text));
}

/** Thrown to end the parsing at the first error: later errors are consequences of it. */
class Malformed extends Error {}

function malformed(reason: string): never {
  throw new Malformed(reason);
}

function parse(text: string): { reason?: string; name?: string } {
  // With namespaces the parser takes time with the square of the number of attributes.
  // A document that declares itself 1.1 is read as 1.0, as processors of 1.0 do.
  const parser = new SaxesParser({ xmlns: false, position: true, defaultXMLVersion: "1.0", forceXMLVersion: true });
  let name: string | undefined;
  let depth = 0;
  parser.on("error", (error) => malformed(error.message));
  parser.on("doctype", () =>
    malformed(`${parser.line}:${parser.column}: a DOCTYPE is not allowed, because it can define entities`),
  );
  parser.on("opentag", (tag) => {
    name ??= tag.name;
    if (!tag.isSelfClosing) depth++;
    if (depth > MAX_DEPTH) malformed(`elements are nested more than ${MAX_DEPTH} deep`);
  });
  parser.on("closetag", (tag) => {
    if (!tag.isSelfClosing) depth--;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Malformed) return { reason: error.message };
    throw error;
  }
  return name === undefined ? { reason: "there is no element" } : { name };
}
