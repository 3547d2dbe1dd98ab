import { type Migration, type Notebook, noteAt } from "./migration.js";
import type { SourceDocument } from "./source.js";
import { literal, mapTexts } from "./values.js";

/** What the parts of one file of mcp-assert share. */
export interface Context {
  document: SourceDocument;
  migration: Migration;
  notes: Notebook;
  /** Names that setup steps capture, with the references to them. */
  saved: Map<string, string>;
}

/** A value with `{{fixture}}` and captured names as references. */
export function filled(value: unknown, { document, migration, saved }: Context): unknown {
  return mapTexts(value, (text) =>
    literal(text).replace(/\{\{(\w+)\}\}/g, (found, name: string) => {
      const reference = saved.get(name);
      if (reference !== undefined) return reference;
      if (name !== "fixture") return found;
      migration.variables.fixture = { value: migration.fixture ?? "fixtures" };
      if (migration.fixture === undefined) {
        migration.remark(
          noteAt(document, [], "the variable `fixture` must name the folder that --fixture had: add --fixture"),
        );
      }
      migration.remark(
        noteAt(document, [], "mcp-assert copies the fixture for each assertion; here, all tests share it"),
      );
      return `\${fixture}`;
    }),
  );
}

/** `$.a.b[0]` as keys. */
export function keysOf(path: string): (string | number)[] {
  return [...path.replace(/^\$\.?/, "").matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? "") : Number(index),
  );
}
