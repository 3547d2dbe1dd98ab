/** What to write instead of the matchers of other tools and earlier drafts, with their names. */
const ADVICE = {
  "Write `exact: VALUE`.": "equals equal eq toBe toEqual toStrictEqual",
  "Write `not: {exact: VALUE}`.": "ne neq notEquals notEqual not-equals",
  "Write `not: {contains: VALUE}`.": "notContains not-contains doesNotContain excludes",
  'Write `not: {regex: "^order [0-9]+$"}`.': "notMatches not-regex doesNotMatch",
  "Write `greater-than: 3`.": "gt greaterThan toBeGreaterThan",
  "Write `less-than: 3`.": "lt lessThan toBeLessThan",
  'Write `cel: "value >= 3"`, or `between:` if there is an upper limit too.': "gte",
  'Write `cel: "value <= 3"`, or `between:` if there is a lower limit too.': "lte",
  'Write `cel: "value >= 3"`.': "min",
  'Write `cel: "value <= 3"`.': "max",
  "Write `between: {min: 1, max: 3}`.": "inRange range",
  'Write `regex: "^order [0-9]+$"`.': "matches toMatch pattern",
  'Write `cel: "has(value.name)"`, or `schema: {required: [name]}`.': "has hasKey toHaveProperty",
  "Write `not: {exact: null}`, or `schema: true` if the value may be null.": "exists isDefined",
  "End the target in `.length` and write `exact:`, or write a `schema:` with `minItems` or `minLength`.": "length",
  'End the target in `.length` and write `exact: 3`, or write `cel: "value.size() == 3"`.': "size count toHaveLength",
  'Write `cel: "value.size() >= 3"`, or `schema: {minLength: 3}`; for a list, `minItems`.': "minLength",
  'Write `cel: "value.size() <= 3"`, or `schema: {maxLength: 3}`; for a list, `maxItems`.': "maxLength",
  'Write `cel: "value.size() == 0"`, or `exact:` with `""`, `[]` or `{}`.': "empty isEmpty",
  "Write `not-empty: true`.": "notEmpty",
  "Write `schema: {enum: [one, two]}`.": "values enum in",
  "Write `starts-with: text`.": "startsWith",
  "Write `ends-with: text`.": "endsWith",
  "Write `contains: VALUE`; for several, `contains-all: [one, two]`.": "includes toContain",
  "Write `exact: null`, which also passes if there is no value; `type: null` does not.": "isNull",
  "Write `exact: true`, or `not-empty: true` for a string, an array or an object.": "truthy toBeTruthy",
  "Write `exact: false`, or `exact:` with the empty value that you expect.": "falsy",
  "Write `type: string`.": "isType instanceOf is-string",
  "Write `type: number`.": "is-number",
  "Write the path as the assertion's `target:`.": "jsonpath",
};

/** Names of matchers that do not exist, each with what to write instead. */
export const OTHER_MATCHERS: ReadonlyMap<string, string> = new Map(
  Object.entries(ADVICE).flatMap(([advice, names]) => names.split(" ").map((name) => [name, advice] as const)),
);

/** Of these, those that a value may well have as a member: in the short form, such a mapping is the value itself. */
export const LIKELY_MEMBERS: ReadonlySet<string> = new Set(
  "min max range has exists size count minLength maxLength empty isEmpty values enum in includes".split(" "),
);
