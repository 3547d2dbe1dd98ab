import { Document, isMap, isPair, isScalar, isSeq, Scalar, visit } from "yaml";
import { hideTexts } from "../core/redaction/redacted.js";
import { escapeUnsafe, isUnsafe } from "../core/sanitize.js";

/** The line by which an editor knows the schema. */
export const SCHEMA_LINE =
  "# yaml-language-server: $schema=https://raw.githubusercontent.com/mcptest/action/v1/schemas/v1.json\n";
const FLOW = new Set(["matcher", "args", "command", "safe_calls", "checks", "request", "transform"]);
/** Inside these, every mapping and list that is short is on one line. */
const DENSE = new Set(["schema", "expect"]);
const MAX_FLOW = 100;
/** The document, its map and a pair are above a block of tests. */
const TOP_LEVEL = 3;
/** The blocks that are written, in the order of the file. */
const BLOCKS = ["compliance", "tools", "resources", "prompts", "compositions", "agents"] as const;

/** A test with its block, as a suite writes it. */
export interface WrittenTest {
  block: (typeof BLOCKS)[number];
  test: { name: string; [field: string]: unknown };
  /** A comment above it. */
  note?: string;
}

/** The text of a suite with these tests, comments at its start, and `settings` as more keys of its top level. */
export function suiteText(
  head: readonly string[],
  servers: Record<string, unknown>,
  tests: readonly WrittenTest[],
  settings = {},
): string {
  const blocks = BLOCKS.map((block) => [block, tests.filter((draft) => draft.block === block)] as const);
  const blockEntries = blocks
    .filter(([, blockTests]) => blockTests.length > 0)
    .map(([block, blockTests]) => [block, blockTests.map(({ test }) => test)]);
  const notes = blocks.flatMap(([block, blockTests]) =>
    blockTests.flatMap(({ note }, index) => (note ? [[block, index, note] as const] : [])),
  );
  const text = yamlText({ servers, ...settings, ...Object.fromEntries(blockEntries) }, notes);
  const comments = head.map((line) => `# ${escapeUnsafe(line)}\n`).join("");
  return `${SCHEMA_LINE}${comments}${text}`;
}

/** A value as YAML, without secrets and what steers a terminal, with `notes` above items of lists. */
export function yamlText(
  value: unknown,
  notes: readonly (readonly [list: string, index: number, text: string])[] = [],
): string {
  const document = new Document(hideTexts(value), { aliasDuplicateObjects: false });
  for (const [list, index, text] of notes) {
    const item = document.getIn([list, index]);
    if (isMap(item)) item.commentBefore = ` ${text}`;
  }
  visit(document, {
    Scalar(_, node) {
      // `<<` without quotes is a merge key to some parsers.
      const { value } = node;
      // Without quotes, a line that ends with a colon would be a key.
      const isQuoted = typeof value === "string" && (value === "<<" || isUnsafe(value) || /:\s*\n/.test(value));
      if (isQuoted) node.type = Scalar.QUOTE_DOUBLE;
      // As an integer it would be refused, because not all of them are exact.
      if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value)) node.format = "EXP";
    },
    Pair(index, { key, value: inner }, path) {
      if (isScalar(key) && path.length === TOP_LEVEL - 1 && Number(index) > 0) key.spaceBefore = true;
      if (!isScalar(key) || !(isMap(inner) || isSeq(inner))) return;
      const isDense = path.some((node) => isPair(node) && isScalar(node.key) && DENSE.has(String(node.key.value)));
      if ((isDense || FLOW.has(String(key.value))) && JSON.stringify(inner.toJSON()).length <= MAX_FLOW)
        inner.flow = true;
    },
    Seq(_, node, path) {
      if (path.length !== TOP_LEVEL) return;
      // A blank line between two tests.
      for (const item of node.items.slice(1)) if (isMap(item)) item.spaceBefore = true;
    },
  });
  const options = {
    lineWidth: 0,
    flowCollectionPadding: false,
    blockQuote: false,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  } as const;
  // Unsafe characters are in quoted texts only, where YAML reads an escape.
  return escapeUnsafe(document.toString(options));
}

/** Makes names unique in their block; the alternatives of a test share its name. */
export function makeNamesUnique(tests: readonly (WrittenTest & { others?: { name: string }[] })[]): void {
  const usedNames = new Set<string>();
  for (const { block, test, others = [] } of tests) {
    const name = freeName(block, test.name, usedNames);
    for (const draft of [test, ...others]) draft.name = name;
  }
}

/** A name that no other test of the block has; adds it to `usedNames`. */
export function freeName(block: WrittenTest["block"], base: string, usedNames: Set<string>): string {
  let name = base;
  for (let number = 2; usedNames.has(`${block} ${name}`); number += 1) name = `${base} (${number})`;
  usedNames.add(`${block} ${name}`);
  return name;
}
