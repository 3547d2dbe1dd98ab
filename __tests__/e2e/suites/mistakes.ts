/** What a newcomer writes by mistake, and the first line of what is said of it. */
export interface Mistake {
  title: string;
  /** The suite, below the servers; or all of it, if it has `servers:`. */
  suite: string;
  /** What is beside it. */
  files?: Record<string, string>;
  says: string;
}

const test = (rest: string) => `tools:\n  - name: a\n    tool: echo\n${rest}`;
const expecting = (rest: string) => test(`    expect:\n      - ${rest}\n`);
const csv = { "cities.csv": "city,people\nOslo,700000\n" };

/** Found before anything is started. */
export const LOAD_MISTAKES: readonly Mistake[] = [
  // Indentation and YAML
  { title: "a key one column too far", suite: "tools:\n  - name: a\n     tool: echo\n", says: "wrong indentation" },
  { title: "a key one column too near", suite: "tools:\n  - name: a\n   tool: echo\n", says: "wrong indentation" },
  { title: "a tab", suite: "tools:\n\t- name: a\n", says: "a tab indents this line" },
  { title: "a key without its colon", suite: "tools\n  - name: a\n    tool: echo\n", says: "a key without its colon" },
  { title: "a colon without a space", suite: "tools:\n  - name:a\n    tool: echo\n", says: "`name:a` lacks a space" },
  { title: "a dash without a space", suite: "tools:\n  -name: a\n    tool: echo\n", says: "`-name: a` lacks a space" },
  {
    title: "a colon in a name",
    suite: "tools:\n  - name: echo: says it\n    tool: echo\n",
    says: "`echo: says it` needs quotes",
  },
  { title: "an at sign in front", suite: "tools:\n  - name: @smoke\n    tool: echo\n", says: "`@smoke` needs quotes" },
  { title: "a backquote in front", suite: "tools:\n  - name: `echo`\n    tool: echo\n", says: "``echo`` needs quotes" },
  { title: "an asterisk in front", suite: "tools:\n  - name: *all\n    tool: echo\n", says: "unknown alias `*all`" },
  {
    title: "a target between braces",
    suite: expecting("{ target: result.content[0].text, matcher: { exact: a } }"),
    says: "`result.content[0].text` needs quotes",
  },
  {
    title: "a short form between braces",
    suite: test("    expect: { result.content[0].text: hello }\n"),
    says: "`result.content[0].text` needs quotes",
  },
  { title: "a reference between braces", suite: test("    args: { q: ${q} }\n"), says: "`${q}` needs quotes" },
  {
    title: "a text with a reference between braces",
    suite: test("    args: { q: hello ${q}!, n: 1 }\n"),
    says: "`hello ${q}!` needs quotes",
  },
  {
    title: "a path to save between braces",
    suite: "tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo, save: { t: result.content[0].text } }\n",
    says: "`result.content[0].text` needs quotes",
  },
  {
    title: "a quote that is not closed",
    suite: 'tools:\n  - name: "a\n    tool: echo\n',
    says: "a quote that is not closed",
  },
  {
    title: "a quote within quotes",
    suite: "tools:\n  - name: 'it's a test'\n    tool: echo\n",
    says: "text after a closing quote",
  },
  {
    title: "a backslash in double quotes",
    suite: expecting('{ target: result, matcher: { regex: "\\d+" } }'),
    says: "a backslash in double quotes",
  },
  {
    title: "a bracket that is not closed",
    suite: "tools:\n  - name: a\n    tool: echo\n    tags: [smoke\n",
    says: "a bracket or brace that is not closed",
  },
  { title: "a key twice", suite: test("    args: { a: 1 }\n    args: { b: 1 }\n"), says: "duplicate key `args`" },
  { title: "a list where a mapping is", suite: "- name: a\n  tool: echo\n", says: "a suite must be a mapping" },
  { title: "an empty file", suite: "# servers:\n", says: "the file is empty" },
  // Keys
  { title: "a misspelt block", suite: "tool:\n  - name: a\n    tool: echo\n", says: "unknown key `tool`" },
  { title: "a misspelt key", suite: test("    arg: { a: 1 }\n"), says: "unknown key `arg`" },
  { title: "a key of another tool", suite: test("    assertions: []\n"), says: "unknown key `assertions`" },
  { title: "tests instead of tools", suite: "tests:\n  - name: a\n    tool: echo\n", says: "unknown key `tests`" },
  { title: "no name", suite: "tools:\n  - tool: echo\n", says: "`tools[0]` has no `name`" },
  { title: "no tool", suite: "tools:\n  - name: a\n", says: "`tools[0]` has none of `tool`, `steps`" },
  { title: "one name twice", suite: `${test("")}  - name: a\n    tool: echo\n`, says: "duplicate test name `a`" },
  {
    title: "a test under the name of its tool",
    suite: "tools:\n  echo:\n    args: { a: 1 }\n",
    says: "`tools` must be a list",
  },
  { title: "a timeout with a unit", suite: test("    timeout_ms: 5s\n"), says: "`timeout_ms` must be a whole number" },
  {
    title: "a duration without a unit",
    suite: `servers:\n  s: { command: [node], startup_timeout: 5 }\n${test("")}`,
    says: "`startup_timeout` must be a duration",
  },
  { title: "one tag as text", suite: test("    tags: smoke\n"), says: "`tags` must be a list" },
  { title: "arguments as a list", suite: test("    args: [a]\n"), says: "`args` must be a mapping" },
  {
    title: "an unknown profile",
    suite: test("    profile: fast\n"),
    says: "`profile` must be `quick`, `standard` or `full`",
  },
  {
    title: "an eval without a rubric",
    suite: "evals:\n  - { name: a, server: s, prompt: p }\n",
    says: "the eval grades nothing",
  },
  {
    title: "steps and a tool",
    suite: test("    steps: [{ id: one, tool: echo }]\n"),
    says: "`tools[0]` has `tool` and `steps`: only one is allowed",
  },
  // Servers
  { title: "no servers", suite: `servers: {}\n${test("")}`, says: "no servers" },
  {
    title: "a command as one text",
    suite: `servers:\n  s: { command: node server.js }\n${test("")}`,
    says: "`command` must be a list",
  },
  {
    title: "neither command nor url",
    suite: `servers:\n  s: { env: { A: b } }\n${test("")}`,
    says: "`s` has none of `command`, `url`, `cassette`",
  },
  {
    title: "command and url",
    suite: `servers:\n  s: { command: [node], url: http://localhost:1/mcp }\n${test("")}`,
    says: "`s` has `command` and `url`: only one is allowed",
  },
  {
    title: "args beside command",
    suite: `servers:\n  s: { command: [node], args: [server.js] }\n${test("")}`,
    says: "unknown key `args`",
  },
  { title: "an unknown server", suite: test("    server: weathr\n"), says: "unknown server `weathr`" },
  {
    title: "a token in a header",
    suite: `servers:\n  s: { url: http://localhost:1/mcp, headers: { Authorization: Bearer x } }\n${test("")}`,
    says: "`Authorization` does not belong under `headers`",
  },
  {
    title: "an address without a scheme",
    suite: `servers:\n  s: { url: localhost:1/mcp }\n${test("")}`,
    says: "`url` is not a valid address",
  },
  {
    title: "an unknown revision",
    suite: `target_versions: [2025-06-17]\n${test("")}`,
    says: "`target_versions[0]` must be `2024-11-05`, `2025-03-26`, `2025-06-18`, `2025-11-25`, `2026-03-26` or `2026-07-28`",
  },
  {
    title: "one revision as text",
    suite: `target_versions: 2025-06-18\n${test("")}`,
    says: "`target_versions` must be a list",
  },
  // Targets
  {
    title: "JSONPath",
    suite: expecting('{ target: "$.result.isError", matcher: { exact: false } }'),
    says: "unknown target `$.result.isError`",
  },
  {
    title: "a target without result",
    suite: expecting('{ target: "content[0].text", matcher: { exact: a } }'),
    says: "unknown target `content[0].text`",
  },
  { title: "isError alone", suite: test("    expect: { isError: false }\n"), says: "unknown target `isError`" },
  {
    title: "a misspelt target",
    suite: expecting("{ target: resutl.isError, matcher: { exact: false } }"),
    says: "unknown target `resutl.isError`",
  },
  {
    title: "a target of something else",
    suite: expecting("{ target: response, matcher: { contains: a } }"),
    says: "unknown target `response`",
  },
  {
    title: "a result of a composition",
    suite: "compositions:\n  - name: a\n    nodes: [{ id: one, tool: echo }]\n    expect: { result.isError: false }\n",
    says: "unknown target `result.isError`",
  },
  {
    title: "an index with a dot",
    suite: expecting('{ target: "result.content.[0].text", matcher: { exact: a } }'),
    says: "Bad target: a name is missing",
  },
  {
    title: "a filter of JSONPath",
    suite: expecting('{ target: "result.content[?(@.type)]", matcher: { exact: a } }'),
    says: "Bad target: the bracket cannot be read",
  },
  // Matchers
  {
    title: "an unknown matcher",
    suite: expecting("{ target: result, matcher: { equals: a } }"),
    says: "unknown matcher `equals`",
  },
  {
    title: "a misspelt matcher",
    suite: expecting("{ target: result, matcher: { containz: a } }"),
    says: "unknown matcher `containz`",
  },
  {
    title: "a matcher beside the target",
    suite: expecting("{ target: result, exact: a }"),
    says: "`exact` must stand under `matcher`",
  },
  {
    title: "a value as matcher",
    suite: expecting("{ target: result, matcher: hello }"),
    says: "`matcher` must be a matcher",
  },
  {
    title: "two matchers in one",
    suite: expecting("{ target: result, matcher: { contains: a, regex: b } }"),
    says: "a matcher with 2 keys: `contains`, `regex`",
  },
  {
    title: "a bad regex",
    suite: expecting('{ target: result, matcher: { regex: "(a" } }'),
    says: "Bad regular expression: unclosed group",
  },
  {
    title: "a regex with a lookahead",
    suite: expecting('{ target: result, matcher: { regex: "a(?=b)" } }'),
    says: "Bad regular expression: look-around, including look-ahead and look-behind, is not supported",
  },
  {
    title: "bad CEL",
    suite: expecting('{ target: result, matcher: { cel: "value ==" } }'),
    says: "Bad CEL expression: at 1:7: found = but expecting end of input",
  },
  {
    title: "an unknown name in CEL",
    suite: expecting('{ target: result, matcher: { cel: "result.a == 1" } }'),
    says: "Bad CEL expression: There is no `result`; the value is called `value`",
  },
  {
    title: "a bad schema",
    suite: expecting("{ target: result, matcher: { schema: { type: text } } }"),
    says: "Bad JSON Schema: there is no type `text`: write `string`, `number`, `integer`, `boolean`, `array`, `object` or `null`",
  },
  {
    title: "levenshtein without max",
    suite: expecting("{ target: result, matcher: { levenshtein: { value: a } } }"),
    says: "`levenshtein` has no `max`",
  },
  {
    title: "levenshtein with a text",
    suite: expecting("{ target: result, matcher: { levenshtein: tea } }"),
    says: "`levenshtein` must be a mapping",
  },
  {
    title: "contains-any with a text",
    suite: expecting("{ target: result, matcher: { contains-any: tea } }"),
    says: "`contains-any` must be a list",
  },
  {
    title: "a number as text",
    suite: expecting('{ target: result, matcher: { less-than: "5" } }'),
    says: "`less-than` must be a number",
  },
  {
    title: "bad jq",
    suite: expecting("{ target: result, transform: { jq: .a | }, matcher: { exact: 1 } }"),
    says: "Bad jq program: syntax error, unexpected end of file at <top-level>, line 1, column 4",
  },
  // References
  { title: "an unknown variable", suite: test('    args: { q: "${query}" }\n'), says: "`${query}` has no value" },
  {
    title: "a misspelt variable",
    suite: `variables: { city: Oslo }\n${test('    args: { q: "${citty}" }\n')}`,
    says: "`${citty}` has no value",
  },
  {
    title: "a reference that is not closed",
    suite: test('    args: { q: "${query" }\n'),
    says: "`${query` is not closed by `}`",
  },
  {
    title: "a step that does not exist",
    suite:
      'tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo }\n      - { id: two, tool: echo, args: { q: "${steps.oen.result}" } }\n',
    says: "no earlier step has the id `oen`",
  },
  {
    title: "what a step does not save",
    suite:
      'tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo, save: { token: result.structuredContent.t } }\n      - { id: two, tool: echo, args: { q: "${steps.one.tokn}" } }\n',
    says: "the step `one` has no `tokn`",
  },
  {
    title: "an import that is not there",
    suite: `imports: [shared.yaml]\n${test("")}`,
    says: "there is no file `75/shared.yaml`",
  },
  // Data
  {
    title: "a data file that is not there",
    suite: test("    data: { file: cites.csv }\n"),
    says: "there is no file `76/cites.csv`",
  },
  {
    title: "an unknown column",
    suite: test('    args: { q: "${data.citty}" }\n    data: { file: cities.csv }\n'),
    files: csv,
    says: "no `citty` in row 0 of the data",
  },
  {
    title: "rows that are no mappings",
    suite: test("    data: [Oslo, Bergen]\n"),
    says: "row 0 of the data is not a mapping",
  },
  {
    title: "one row as a mapping",
    suite: test("    data: { city: Oslo }\n"),
    says: "`data` must be a list of rows, or have a `file`",
  },
  {
    title: "a row with a cell too many",
    suite: test("    data: { file: cities.csv }\n"),
    files: { "cities.csv": "city\nOslo,1\n" },
    says: "cannot read `80/cities.csv`: line 2 has 2 cells, and its first line 1",
  },
  {
    title: "data of another kind",
    suite: test("    data: { file: cities.txt }\n"),
    files: { "cities.txt": "a" },
    says: "unsupported data file: `81/cities.txt`",
  },
];

const till = "servers:\n  till: { command: [node, TILL] }\n";

/** Found by running; each is one test. */
export const RUN_MISTAKES: readonly Mistake[] = [
  {
    title: "a program that is not there",
    suite: `servers:\n  s: { command: [my-server] }\n${test("")}`,
    says: 'The server could not be started: there is no program "my-server" (looked up in PATH).',
  },
  {
    title: "a script that is not there",
    suite: `servers:\n  s: { command: [node, sever.js] }\n${test("")}`,
    says: "The server exited with code 1 before it answered initialize.",
  },
  {
    title: "a key that the answer lacks",
    suite: `${till}${test("    args: { books: [] }\n    expect: { result.structuredContent.book: [] }\n")}`,
    says: "there is nothing at result.structuredContent.book",
  },
  {
    title: "an answer that is an error",
    suite: `${till}tools:\n  - { name: a, tool: refuse, expect: { result.isError: false } }\n`,
    says: "result.isError does not match exact: the result is an error: refused",
  },
  {
    title: "an error without an expectation",
    suite: `${till}tools:\n  - { name: a, tool: refuse }\n`,
    says: "the call returned isError: true",
  },
  {
    title: "a number of a CSV file",
    suite: `${till}${test('    args: { people: 700000 }\n    data: { file: cities.csv }\n    expect: { result.structuredContent.people: "${data.people}" }\n')}`,
    files: csv,
    says: "700000 is text: it is a cell of cities.csv, row 0",
  },
  {
    title: "a limit of a CSV file",
    suite: `${till}${test('    args: { people: 700000 }\n    data: { file: cities.csv }\n    expect: { result.structuredContent.people: { less-than: "${data.people}" } }\n')}`,
    files: csv,
    says: "`less-than` takes a finite number: This argument is of type string. The cells of a CSV file are text: cities.csv, row 0.",
  },
  {
    title: "what an answer lacks for the next step",
    suite: `${till}tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo, args: { token: t } }\n      - { id: two, tool: echo, args: { q: "\${steps.one.result.structuredContent.tokn}" } }\n`,
    says: "`${steps.one.result.structuredContent.tokn}` has no value: in what `steps.one` answered, `result.structuredContent` exists; it has token.",
  },
  {
    title: "what a node lacks for the next one",
    suite: `${till}compositions:\n  - name: a\n    nodes:\n      - { id: one, tool: echo, args: { token: t } }\n      - { id: two, needs: [one], tool: echo, args: { q: "\${one.tokn}" } }\n`,
    says: "`${one.tokn}` has no value: in what `one` answered, there are token.",
  },
];
