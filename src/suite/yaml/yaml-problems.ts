import type { YAMLError } from "yaml";
import { grouped } from "../../core/text.js";
import type { ProblemTexts } from "../problems.js";

export const MAX_NESTING = 100;
export const MAX_ALIASES = 1_000;
/** Nodes that aliases may make in all: a thousand expansions of one huge list must not fill the memory. */
export const MAX_ALIASED_NODES = 100_000;
/** The most signs that make values: 4 MiB of tests have fewer, and 4 MiB of commas would take a minute and gigabytes. */
export const MAX_MARKS = 500_000;

/** For a mistake without which the rest of the file cannot be understood. */
export const NOTHING_ELSE = "Nothing else in this file was checked.";

const WRONG_INDENT: ProblemTexts = {
  title: "wrong indentation",
  description: "Entries of a mapping or list must start in the same column, deeper than their parent.",
  fix: "Align this line with its neighbours.",
};

export const SYNTAX: Partial<Record<YAMLError["code"], ProblemTexts>> = {
  TAB_AS_INDENT: {
    title: "a tab indents this line",
    description: "YAML allows only spaces for indentation.",
    fix: "Indent with spaces.",
  },
  TAG_RESOLVE_FAILED: {
    title: "unknown YAML tag",
    description: "Only tags of plain data are allowed: !!str, !!int, !!float, !!bool, !!null, !!map, !!seq.",
    fix: "Remove the tag, and quote the value if it must be text.",
  },
  BAD_INDENT: WRONG_INDENT,
  BLOCK_AS_IMPLICIT_KEY: {
    title: "wrong indentation",
    description: "The next line starts deeper than this key, so it is read as a part of this value.",
    fix: "Start all keys of a mapping in the same column.",
  },
  BAD_DQ_ESCAPE: {
    title: "a backslash in double quotes",
    description: "In double quotes, a backslash starts an escape, and this one does not exist.",
    fix: "Write single quotes, in which a backslash stands for itself: `'\\d+'`.",
  },
  MULTILINE_IMPLICIT_KEY: {
    title: "a key without its colon",
    description: "A key is expected here, and this text spans several lines.",
    fix: "Write `key: value` on one line.",
  },
};

/** Texts for what the parser says, where its code stands for several mistakes. */
export const SYNTAX_MESSAGES: readonly (readonly [RegExp, ProblemTexts])[] = [
  [
    /^Missing closing .quote/,
    {
      title: "a quote that is not closed",
      description: "The text has no closing quote.",
      fix: "Close it, on the same line if possible.",
    },
  ],
  [
    /Flow (sequence|map) in block collection/,
    {
      title: "a bracket or brace that is not closed",
      description: "The list or mapping that it starts has no end.",
      fix: "Close it with `]` or `}`.",
    },
  ],
  [/Sequence item without/, WRONG_INDENT],
];

export const EMPTY_FILE: ProblemTexts = {
  title: "the file is empty",
  description: "A suite needs at least one server.",
  fix: "Write `servers:` with a name and its `command`.",
};
export const SECOND_DOCUMENT: ProblemTexts = {
  title: "several YAML documents in one file",
  description: `A suite is one document; \`---\` starts another. ${NOTHING_ELSE}`,
  fix: "Put each suite in a separate file.",
};
export const NESTED_TOO_DEEP: ProblemTexts = {
  title: "nested too deeply",
  description: `A suite may be nested ${MAX_NESTING} levels deep.`,
  fix: "Flatten the value, or write it as JSON text.",
};
/** For nesting at which the parser stops, so that it cannot overflow the stack. */
export const CUT_OFF: ProblemTexts = {
  ...NESTED_TOO_DEEP,
  description: `${NESTED_TOO_DEEP.description} What follows in this file was not checked.`,
};
export const TOO_MANY_MARKS: ProblemTexts = {
  title: "too many values in one file",
  description: `Up to here, the file has more values, dashes, colons, commas and brackets than ${grouped(MAX_MARKS)}. ${NOTHING_ELSE}`,
  fix: "Split the suite into several files, or write long data as one string.",
};
export const ALIAS_BOMB: ProblemTexts = {
  title: "too many YAML aliases",
  description: `Aliases may be expanded ${grouped(MAX_ALIASES)} times in a file, and make ${grouped(MAX_ALIASED_NODES)} values in all.`,
  fix: "Write the values out, or move them into variables.",
};
export const KEY_NOT_TEXT: ProblemTexts = {
  title: "a key that is not text",
  description: "The keys of a mapping must be text, not lists or mappings.",
  fix: `Write a plain key. A reference to a variable is \`"\${name}"\`, not \`{{ name }}\`.`,
};
export const MERGE_KEY: ProblemTexts = {
  title: "a YAML merge key",
  description: "Suites are YAML 1.2, which has no merge keys: `<<` would be an ordinary key.",
  fix: 'Write the keys out, or use `defaultTest`. If you mean a key, write `"<<"`.',
};

export function duplicateKey(key: string): ProblemTexts {
  return {
    title: `duplicate key \`${key}\``,
    description: "The mapping already has this key, so one of the two values would be lost.",
    fix: "Remove one of them, or merge their values.",
  };
}

export function unknownAlias(name: string): ProblemTexts {
  return {
    title: `unknown alias \`*${name}\``,
    description: `No complete value before this one is marked \`&${name}\`.`,
    fix: `Mark the value with \`&${name}\`, or quote the text if you do not mean an alias.`,
  };
}

export function notJson(written: string): ProblemTexts {
  return {
    title: `\`${written}\` is not a JSON number`,
    description: "Suites and MCP messages contain JSON values, which exclude infinity and NaN.",
    fix: "Write a number, or quote it as text.",
  };
}

export function inexactNumber(written: string): ProblemTexts {
  return {
    title: `\`${written}\` is too large to be exact`,
    description: "Whole numbers are exact up to 9007199254740991.",
    fix: "Quote it if the server accepts text.",
  };
}
