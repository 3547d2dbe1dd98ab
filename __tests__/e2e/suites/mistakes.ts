/** What a newcomer writes by mistake. */
export interface Mistake {
  title: string;
  /** The suite, below the servers; or all of it, if it has `servers:`. */
  suite: string;
  /** What is beside it. */
  files?: Record<string, string>;
}

const test = (rest: string) => `tools:\n  - name: a\n    tool: echo\n${rest}`;
const expecting = (rest: string) => test(`    expect:\n      - ${rest}\n`);
const csv = { "cities.csv": "city,people\nOslo,700000\n" };

/** Found before anything is started. */
export const LOAD_MISTAKES: readonly Mistake[] = [
  // Indentation and YAML
  { title: "a key one column too far", suite: "tools:\n  - name: a\n     tool: echo\n" },
  { title: "a key one column too near", suite: "tools:\n  - name: a\n   tool: echo\n" },
  { title: "a tab", suite: "tools:\n\t- name: a\n" },
  { title: "a key without its colon", suite: "tools\n  - name: a\n    tool: echo\n" },
  { title: "a colon without a space", suite: "tools:\n  - name:a\n    tool: echo\n" },
  { title: "a dash without a space", suite: "tools:\n  -name: a\n    tool: echo\n" },
  { title: "a colon in a name", suite: "tools:\n  - name: echo: says it\n    tool: echo\n" },
  { title: "an at sign in front", suite: "tools:\n  - name: @smoke\n    tool: echo\n" },
  { title: "a backquote in front", suite: "tools:\n  - name: `echo`\n    tool: echo\n" },
  { title: "an asterisk in front", suite: "tools:\n  - name: *all\n    tool: echo\n" },
  { title: "a target between braces", suite: expecting("{ target: result.content[0].text, matcher: { exact: a } }") },
  { title: "a short form between braces", suite: test("    expect: { result.content[0].text: hello }\n") },
  { title: "a reference between braces", suite: test("    args: { q: ${q} }\n") },
  { title: "a text with a reference between braces", suite: test("    args: { q: hello ${q}!, n: 1 }\n") },
  {
    title: "a path to save between braces",
    suite: "tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo, save: { t: result.content[0].text } }\n",
  },
  { title: "a quote that is not closed", suite: 'tools:\n  - name: "a\n    tool: echo\n' },
  { title: "a quote within quotes", suite: "tools:\n  - name: 'it's a test'\n    tool: echo\n" },
  { title: "a backslash in double quotes", suite: expecting('{ target: result, matcher: { regex: "\\d+" } }') },
  { title: "a bracket that is not closed", suite: "tools:\n  - name: a\n    tool: echo\n    tags: [smoke\n" },
  { title: "a key twice", suite: test("    args: { a: 1 }\n    args: { b: 1 }\n") },
  { title: "a list where a mapping is", suite: "- name: a\n  tool: echo\n" },
  { title: "an empty file", suite: "# servers:\n" },
  // Keys
  { title: "a misspelt block", suite: "tool:\n  - name: a\n    tool: echo\n" },
  { title: "a misspelt key", suite: test("    arg: { a: 1 }\n") },
  { title: "a key of another tool", suite: test("    assertions: []\n") },
  { title: "tests instead of tools", suite: "tests:\n  - name: a\n    tool: echo\n" },
  { title: "no name", suite: "tools:\n  - tool: echo\n" },
  { title: "no tool", suite: "tools:\n  - name: a\n" },
  { title: "one name twice", suite: `${test("")}  - name: a\n    tool: echo\n` },
  { title: "a test under the name of its tool", suite: "tools:\n  echo:\n    args: { a: 1 }\n" },
  { title: "a timeout with a unit", suite: test("    timeout_ms: 5s\n") },
  { title: "a duration without a unit", suite: `servers:\n  s: { command: [node], startup_timeout: 5 }\n${test("")}` },
  { title: "one tag as text", suite: test("    tags: smoke\n") },
  { title: "arguments as a list", suite: test("    args: [a]\n") },
  { title: "an unknown profile", suite: test("    profile: fast\n") },
  { title: "an eval without a rubric", suite: "evals:\n  - { name: a, server: s, prompt: p }\n" },
  { title: "steps and a tool", suite: test("    steps: [{ id: one, tool: echo }]\n") },
  // Servers
  { title: "no servers", suite: `servers: {}\n${test("")}` },
  { title: "a command as one text", suite: `servers:\n  s: { command: node server.js }\n${test("")}` },
  { title: "neither command nor url", suite: `servers:\n  s: { env: { A: b } }\n${test("")}` },
  { title: "command and url", suite: `servers:\n  s: { command: [node], url: http://localhost:1/mcp }\n${test("")}` },
  { title: "args beside command", suite: `servers:\n  s: { command: [node], args: [server.js] }\n${test("")}` },
  { title: "an unknown server", suite: test("    server: weathr\n") },
  {
    title: "a token in a header",
    suite: `servers:\n  s: { url: http://localhost:1/mcp, headers: { Authorization: Bearer x } }\n${test("")}`,
  },
  { title: "an address without a scheme", suite: `servers:\n  s: { url: localhost:1/mcp }\n${test("")}` },
  { title: "an unknown revision", suite: `target_versions: [2025-06-17]\n${test("")}` },
  { title: "one revision as text", suite: `target_versions: 2025-06-18\n${test("")}` },
  // Targets
  { title: "JSONPath", suite: expecting('{ target: "$.result.isError", matcher: { exact: false } }') },
  { title: "a target without result", suite: expecting('{ target: "content[0].text", matcher: { exact: a } }') },
  { title: "isError alone", suite: test("    expect: { isError: false }\n") },
  { title: "a misspelt target", suite: expecting("{ target: resutl.isError, matcher: { exact: false } }") },
  { title: "a target of something else", suite: expecting("{ target: response, matcher: { contains: a } }") },
  {
    title: "a result of a composition",
    suite: "compositions:\n  - name: a\n    nodes: [{ id: one, tool: echo }]\n    expect: { result.isError: false }\n",
  },
  { title: "an index with a dot", suite: expecting('{ target: "result.content.[0].text", matcher: { exact: a } }') },
  { title: "a filter of JSONPath", suite: expecting('{ target: "result.content[?(@.type)]", matcher: { exact: a } }') },
  // Matchers
  { title: "an unknown matcher", suite: expecting("{ target: result, matcher: { equals: a } }") },
  { title: "a misspelt matcher", suite: expecting("{ target: result, matcher: { containz: a } }") },
  { title: "a matcher beside the target", suite: expecting("{ target: result, exact: a }") },
  { title: "a value as matcher", suite: expecting("{ target: result, matcher: hello }") },
  { title: "two matchers in one", suite: expecting("{ target: result, matcher: { contains: a, regex: b } }") },
  { title: "a bad regex", suite: expecting('{ target: result, matcher: { regex: "(a" } }') },
  { title: "a regex with a lookahead", suite: expecting('{ target: result, matcher: { regex: "a(?=b)" } }') },
  { title: "bad CEL", suite: expecting('{ target: result, matcher: { cel: "value ==" } }') },
  { title: "an unknown name in CEL", suite: expecting('{ target: result, matcher: { cel: "result.a == 1" } }') },
  { title: "a bad schema", suite: expecting("{ target: result, matcher: { schema: { type: text } } }") },
  { title: "levenshtein without max", suite: expecting("{ target: result, matcher: { levenshtein: { value: a } } }") },
  { title: "levenshtein with a text", suite: expecting("{ target: result, matcher: { levenshtein: tea } }") },
  { title: "contains-any with a text", suite: expecting("{ target: result, matcher: { contains-any: tea } }") },
  { title: "a number as text", suite: expecting('{ target: result, matcher: { less-than: "5" } }') },
  { title: "bad jq", suite: expecting("{ target: result, transform: { jq: .a | }, matcher: { exact: 1 } }") },
  // References
  { title: "an unknown variable", suite: test('    args: { q: "${query}" }\n') },
  { title: "a misspelt variable", suite: `variables: { city: Oslo }\n${test('    args: { q: "${citty}" }\n')}` },
  { title: "a reference that is not closed", suite: test('    args: { q: "${query" }\n') },
  {
    title: "a step that does not exist",
    suite:
      'tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo }\n      - { id: two, tool: echo, args: { q: "${steps.oen.result}" } }\n',
  },
  {
    title: "what a step does not save",
    suite:
      'tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo, save: { token: result.structuredContent.t } }\n      - { id: two, tool: echo, args: { q: "${steps.one.tokn}" } }\n',
  },
  { title: "an import that is not there", suite: `imports: [shared.yaml]\n${test("")}` },
  // Data
  { title: "a data file that is not there", suite: test("    data: { file: cites.csv }\n") },
  {
    title: "an unknown column",
    suite: test('    args: { q: "${data.citty}" }\n    data: { file: cities.csv }\n'),
    files: csv,
  },
  { title: "rows that are no mappings", suite: test("    data: [Oslo, Bergen]\n") },
  { title: "one row as a mapping", suite: test("    data: { city: Oslo }\n") },
  {
    title: "a row with a cell too many",
    suite: test("    data: { file: cities.csv }\n"),
    files: { "cities.csv": "city\nOslo,1\n" },
  },
  { title: "data of another kind", suite: test("    data: { file: cities.txt }\n"), files: { "cities.txt": "a" } },
];

const till = "servers:\n  till: { command: [node, TILL] }\n";

/** Found by running; each is one test. */
export const RUN_MISTAKES: readonly Mistake[] = [
  { title: "a program that is not there", suite: `servers:\n  s: { command: [my-server] }\n${test("")}` },
  { title: "a script that is not there", suite: `servers:\n  s: { command: [node, sever.js] }\n${test("")}` },
  {
    title: "a key that the answer lacks",
    suite: `${till}${test("    args: { books: [] }\n    expect: { result.structuredContent.book: [] }\n")}`,
  },
  {
    title: "an answer that is an error",
    suite: `${till}tools:\n  - { name: a, tool: refuse, expect: { result.isError: false } }\n`,
  },
  { title: "an error without an expectation", suite: `${till}tools:\n  - { name: a, tool: refuse }\n` },
  {
    title: "a number of a CSV file",
    suite: `${till}${test('    args: { people: 700000 }\n    data: { file: cities.csv }\n    expect: { result.structuredContent.people: "${data.people}" }\n')}`,
    files: csv,
  },
  {
    title: "a limit of a CSV file",
    suite: `${till}${test('    args: { people: 700000 }\n    data: { file: cities.csv }\n    expect: { result.structuredContent.people: { less-than: "${data.people}" } }\n')}`,
    files: csv,
  },
  {
    title: "what an answer lacks for the next step",
    suite: `${till}tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo, args: { token: t } }\n      - { id: two, tool: echo, args: { q: "\${steps.one.result.structuredContent.tokn}" } }\n`,
  },
  {
    title: "what a node lacks for the next one",
    suite: `${till}compositions:\n  - name: a\n    nodes:\n      - { id: one, tool: echo, args: { token: t } }\n      - { id: two, needs: [one], tool: echo, args: { q: "\${one.tokn}" } }\n`,
  },
];
