/** What a newcomer writes by mistake: the suite, below the servers or with its own, and what is beside it. */
export type Mistake = [title: string, suite: string, files?: Record<string, string>];

const test = (rest: string) => `tools:\n  - name: a\n    tool: echo\n${rest}`;
const expecting = (rest: string) => test(`    expect:\n      - ${rest}\n`);
const csv = { "cities.csv": "city,people\nOslo,700000\n" };

/** Found before anything is started. */
export const LOAD_MISTAKES: readonly Mistake[] = [
  // Indentation and YAML
  ["a key one column too far", "tools:\n  - name: a\n     tool: echo\n"],
  ["a key one column too near", "tools:\n  - name: a\n   tool: echo\n"],
  ["a tab", "tools:\n\t- name: a\n"],
  ["a key without its colon", "tools\n  - name: a\n    tool: echo\n"],
  ["a colon without a space", "tools:\n  - name:a\n    tool: echo\n"],
  ["a dash without a space", "tools:\n  -name: a\n    tool: echo\n"],
  ["a colon in a name", "tools:\n  - name: echo: says it\n    tool: echo\n"],
  ["an at sign in front", "tools:\n  - name: @smoke\n    tool: echo\n"],
  ["a backquote in front", "tools:\n  - name: `echo`\n    tool: echo\n"],
  ["an asterisk in front", "tools:\n  - name: *all\n    tool: echo\n"],
  ["a target between braces", expecting("{ target: result.content[0].text, matcher: { exact: a } }")],
  ["a short form between braces", test("    expect: { result.content[0].text: hello }\n")],
  ["a reference between braces", test("    args: { q: ${q} }\n")],
  ["a text with a reference between braces", test("    args: { q: hello ${q}!, n: 1 }\n")],
  [
    "a path to save between braces",
    "tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo, save: { t: result.content[0].text } }\n",
  ],
  ["a quote that is not closed", 'tools:\n  - name: "a\n    tool: echo\n'],
  ["a quote within quotes", "tools:\n  - name: 'it's a test'\n    tool: echo\n"],
  ["a backslash in double quotes", expecting('{ target: result, matcher: { regex: "\\d+" } }')],
  ["a bracket that is not closed", "tools:\n  - name: a\n    tool: echo\n    tags: [smoke\n"],
  ["a key twice", test("    args: { a: 1 }\n    args: { b: 1 }\n")],
  ["a list where a mapping is", "- name: a\n  tool: echo\n"],
  ["an empty file", "# servers:\n"],
  // Keys
  ["a misspelt block", "tool:\n  - name: a\n    tool: echo\n"],
  ["a misspelt key", test("    arg: { a: 1 }\n")],
  ["a key of another tool", test("    assertions: []\n")],
  ["tests instead of tools", "tests:\n  - name: a\n    tool: echo\n"],
  ["no name", "tools:\n  - tool: echo\n"],
  ["no tool", "tools:\n  - name: a\n"],
  ["one name twice", `${test("")}  - name: a\n    tool: echo\n`],
  ["a test under the name of its tool", "tools:\n  echo:\n    args: { a: 1 }\n"],
  ["a timeout with a unit", test("    timeout_ms: 5s\n")],
  ["a duration without a unit", `servers:\n  s: { command: [node], startup_timeout: 5 }\n${test("")}`],
  ["one tag as text", test("    tags: smoke\n")],
  ["arguments as a list", test("    args: [a]\n")],
  ["an unknown profile", test("    profile: fast\n")],
  ["an eval without a rubric", "evals:\n  - { name: a, server: s, prompt: p }\n"],
  ["steps and a tool", test("    steps: [{ id: one, tool: echo }]\n")],
  // Servers
  ["no servers", `servers: {}\n${test("")}`],
  ["a command as one text", `servers:\n  s: { command: node server.js }\n${test("")}`],
  ["neither command nor url", `servers:\n  s: { env: { A: b } }\n${test("")}`],
  ["command and url", `servers:\n  s: { command: [node], url: http://localhost:1/mcp }\n${test("")}`],
  ["args beside command", `servers:\n  s: { command: [node], args: [server.js] }\n${test("")}`],
  ["an unknown server", test("    server: weathr\n")],
  [
    "a token in a header",
    `servers:\n  s: { url: http://localhost:1/mcp, headers: { Authorization: Bearer x } }\n${test("")}`,
  ],
  ["an address without a scheme", `servers:\n  s: { url: localhost:1/mcp }\n${test("")}`],
  ["an unknown revision", `target_versions: [2025-06-17]\n${test("")}`],
  ["one revision as text", `target_versions: 2025-06-18\n${test("")}`],
  // Targets
  ["JSONPath", expecting('{ target: "$.result.isError", matcher: { exact: false } }')],
  ["a target without result", expecting('{ target: "content[0].text", matcher: { exact: a } }')],
  ["isError alone", test("    expect: { isError: false }\n")],
  ["a misspelt target", expecting("{ target: resutl.isError, matcher: { exact: false } }")],
  ["a target of something else", expecting("{ target: response, matcher: { contains: a } }")],
  [
    "a result of a composition",
    "compositions:\n  - name: a\n    nodes: [{ id: one, tool: echo }]\n    expect: { result.isError: false }\n",
  ],
  ["an index with a dot", expecting('{ target: "result.content.[0].text", matcher: { exact: a } }')],
  ["a filter of JSONPath", expecting('{ target: "result.content[?(@.type)]", matcher: { exact: a } }')],
  // Matchers
  ["an unknown matcher", expecting("{ target: result, matcher: { equals: a } }")],
  ["a misspelt matcher", expecting("{ target: result, matcher: { containz: a } }")],
  ["a matcher beside the target", expecting("{ target: result, exact: a }")],
  ["a value as matcher", expecting("{ target: result, matcher: hello }")],
  ["two matchers in one", expecting("{ target: result, matcher: { contains: a, regex: b } }")],
  ["a bad regex", expecting('{ target: result, matcher: { regex: "(a" } }')],
  ["a regex with a lookahead", expecting('{ target: result, matcher: { regex: "a(?=b)" } }')],
  ["bad CEL", expecting('{ target: result, matcher: { cel: "value ==" } }')],
  ["an unknown name in CEL", expecting('{ target: result, matcher: { cel: "result.a == 1" } }')],
  ["a bad schema", expecting("{ target: result, matcher: { schema: { type: text } } }")],
  ["levenshtein without max", expecting("{ target: result, matcher: { levenshtein: { value: a } } }")],
  ["levenshtein with a text", expecting("{ target: result, matcher: { levenshtein: tea } }")],
  ["contains-any with a text", expecting("{ target: result, matcher: { contains-any: tea } }")],
  ["a number as text", expecting('{ target: result, matcher: { less-than: "5" } }')],
  ["bad jq", expecting("{ target: result, transform: { jq: .a | }, matcher: { exact: 1 } }")],
  // References
  ["an unknown variable", test('    args: { q: "${query}" }\n')],
  ["a misspelt variable", `variables: { city: Oslo }\n${test('    args: { q: "${citty}" }\n')}`],
  ["a reference that is not closed", test('    args: { q: "${query" }\n')],
  [
    "a step that does not exist",
    'tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo }\n      - { id: two, tool: echo, args: { q: "${steps.oen.result}" } }\n',
  ],
  [
    "what a step does not save",
    'tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo, save: { token: result.structuredContent.t } }\n      - { id: two, tool: echo, args: { q: "${steps.one.tokn}" } }\n',
  ],
  ["an import that is not there", `imports: [shared.yaml]\n${test("")}`],
  // Data
  ["a data file that is not there", test("    data: { file: cites.csv }\n")],
  ["an unknown column", test('    args: { q: "${data.citty}" }\n    data: { file: cities.csv }\n'), csv],
  ["rows that are no mappings", test("    data: [Oslo, Bergen]\n")],
  ["one row as a mapping", test("    data: { city: Oslo }\n")],
  ["a row with a cell too many", test("    data: { file: cities.csv }\n"), { "cities.csv": "city\nOslo,1\n" }],
  ["data of another kind", test("    data: { file: cities.txt }\n"), { "cities.txt": "a" }],
];

const till = "servers:\n  till: { command: [node, TILL] }\n";

/** Found by running; each is one test. */
export const RUN_MISTAKES: readonly Mistake[] = [
  ["a program that is not there", `servers:\n  s: { command: [my-server] }\n${test("")}`],
  ["a script that is not there", `servers:\n  s: { command: [node, sever.js] }\n${test("")}`],
  [
    "a key that the answer lacks",
    `${till}${test("    args: { books: [] }\n    expect: { result.structuredContent.book: [] }\n")}`,
  ],
  ["an answer that is an error", `${till}tools:\n  - { name: a, tool: refuse, expect: { result.isError: false } }\n`],
  [
    "a jq program that fails on the answer",
    `${till}tools:\n  - name: a\n    tool: echo\n    args: { q: 1 }\n    expect:\n      - { target: result.structuredContent.q, transform: { jq: keys }, matcher: { contains: a } }\n`,
  ],
  ["an error without an expectation", `${till}tools:\n  - { name: a, tool: refuse }\n`],
  [
    "a number of a CSV file",
    `${till}${test('    args: { people: 700000 }\n    data: { file: cities.csv }\n    expect: { result.structuredContent.people: "${data.people}" }\n')}`,
    csv,
  ],
  [
    "a limit of a CSV file",
    `${till}${test('    args: { people: 700000 }\n    data: { file: cities.csv }\n    expect: { result.structuredContent.people: { less-than: "${data.people}" } }\n')}`,
    csv,
  ],
  [
    "what an answer lacks for the next step",
    `${till}tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo, args: { token: t } }\n      - { id: two, tool: echo, args: { q: "\${steps.one.result.structuredContent.tokn}" } }\n`,
  ],
  [
    "what a node lacks for the next one",
    `${till}compositions:\n  - name: a\n    nodes:\n      - { id: one, tool: echo, args: { token: t } }\n      - { id: two, needs: [one], tool: echo, args: { q: "\${one.tokn}" } }\n`,
  ],
];
