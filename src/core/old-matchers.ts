/** Matchers of earlier drafts and other tools that have no meaning here, each with what to write instead. */
export const OLD_MATCHERS: ReadonlyMap<string, string> = new Map([
  ["equals", "Write `exact:`."],
  ["length", "End the target in `.length` and write `exact:`, or write a `schema:` with `minItems` or `minLength`."],
  ["jsonpath", "Write the path as the assertion's `target:`."],
]);
