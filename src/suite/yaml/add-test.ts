import { Document, isMap, isScalar, isSeq, parseDocument, Scalar, visit, type YAMLMap, type YAMLSeq } from "yaml";
import { asList, canonicalJson } from "../../core/json/json.js";
import { escapeUnsafe, isUnsafe } from "../../core/sanitize.js";

/** A text that is inserted into a file, and where. */
export interface Insertion {
  offset: number;
  text: string;
}

type Mapping = Readonly<Record<string, unknown>>;

/** The longest value that is written on one line. */
const MAX_FLOW = 80;

/** A value as a YAML document: short arguments and matchers on one line, invisible characters escaped. */
export function yamlOf(value: Mapping): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  setFlow(document.contents, true);
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === "string" && isUnsafe(node.value)) node.type = Scalar.QUOTE_DOUBLE;
      // The loader refuses large integers without an exponent, because not all of them are exact.
      if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value)) node.format = "EXP";
    },
  });
  return escapeUnsafe(document.toString({ lineWidth: 120, flowCollectionPadding: false }));
}

/** What to insert into a suite to add a test at the end of a block; undefined if its text is not laid out for that. */
export function insertionOf(text: string, block: string, test: Mapping): Insertion | undefined {
  const document = parseDocument(text, PARSE);
  const { contents: root } = document;
  if (document.errors.length > 0 || !isMap(root)) return undefined;
  const { offset, text: addition } = insert(text, root, block, test);
  const insertion = { offset, text: text.includes("\r\n") ? addition.replaceAll("\n", "\r\n") : addition };
  const after = text.slice(0, offset) + insertion.text + text.slice(offset);
  return isSameWith(document, after, block, test) ? insertion : undefined;
}

// The loader reports what is wrong with the text.
const PARSE = { logLevel: "silent", prettyErrors: false } as const;

function insert(text: string, root: YAMLMap, block: string, test: Mapping): Insertion {
  const list = root.get(block, true);
  if (isSeq(list) && list.flow) {
    const end = (list.range?.[1] ?? 0) - 1;
    return { offset: end, text: `${list.items.length > 0 ? ", " : ""}${JSON.stringify(test)}` };
  }
  if (isSeq(list) && list.items.length > 0) return insertBelow(text, list, test);
  if (isScalar(list) && list.value === null)
    return { offset: list.range?.[0] ?? 0, text: `\n${itemOf(test, 2).trimEnd()}` };
  const gap = text.endsWith("\n") ? "\n" : "\n\n";
  return { offset: text.length, text: `${gap}${block}:\n${itemOf(test, 2)}` };
}

function insertBelow(text: string, list: YAMLSeq, test: Mapping): Insertion {
  const [start = 0, end = 0] = list.range ?? [];
  const indent = start - (text.lastIndexOf("\n", start - 1) + 1);
  const [last, before] = list.items.slice(-2).reverse().map(rangeOf);
  const isApart = last && before && /\n[^\S\n]*\r?\n/.test(text.slice(before[1] - 1, last[0]));
  const newLine = text[end - 1] === "\n" ? "" : "\n";
  return { offset: end, text: `${newLine}${isApart ? "\n" : ""}${itemOf(test, indent)}` };
}

function rangeOf(node: unknown): readonly [number, number, number] | undefined {
  return isMap(node) ? (node.range ?? undefined) : undefined;
}

function itemOf(test: Mapping, indent: number): string {
  const [first = "", ...rest] = yamlOf(test).trimEnd().split("\n");
  const below = rest.map((line) => (line === "" ? "" : `${" ".repeat(indent + 2)}${line}`));
  return `${[`${" ".repeat(indent)}- ${first}`, ...below].join("\n")}\n`;
}

/** Lists and mappings that fit a line are written on one, but for those at the top. */
function setFlow(node: unknown, isTop: boolean): void {
  if (!isMap(node) && !isSeq(node)) return;
  const isOfMaps = isSeq(node) && node.items.some(isMap);
  if (!isTop && !isOfMaps && JSON.stringify(node).length <= MAX_FLOW) {
    node.flow = true;
    return;
  }
  for (const item of node.items) setFlow(isMap(node) ? (item as { value: unknown }).value : item, false);
}

/** True if a text has all that a document has, and the test at the end of the block. */
function isSameWith(document: Document, text: string, block: string, test: Mapping): boolean {
  const after = parseDocument(text, PARSE);
  if (after.errors.length > 0) return false;
  const before = document.toJS() as Record<string, unknown>;
  return canonicalJson(after.toJS()) === canonicalJson({ ...before, [block]: [...asList(before[block]), test] });
}
