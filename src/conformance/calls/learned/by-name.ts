import { asObject } from "../../../core/json/json.js";
import { flatten } from "../schema.js";
import type { Candidate, Tool } from "../types.js";
import type { ValuePool } from "./value-pool.js";

/** Arguments of one kind, known by their name, or by what their description says. */
interface ArgumentKind {
  name: RegExp;
  said?: RegExp;
  /** What a person would write, where nothing else says what the argument takes. */
  likely?: string;
  /** Values on which tools of the kind have failed; none of them changes anything. */
  trials?: readonly string[];
}

/** A pattern that takes for ever in a text that it nearly matches. */
const COSTLY = "^(.+)+#$";
const NEARLY_MATCHING = `${"a".repeat(40)}!`;
const PATTERN: ArgumentKind = {
  name: /^(?:pattern|reg_?exp?)$/i,
  said: /\bregular expression\b|\bregex/i,
  trials: [COSTLY],
};

const KINDS: readonly ArgumentKind[] = [
  // The 30th of February never comes.
  { name: /cron/i, said: /\bcron\b/i, likely: "0 12 * * 1", trials: ["0 0 30 2 *", "*/15 9-17 * * MON-FRI"] },
  {
    name: /^(?:http_?|request_?)?(?:method|verb)$/i,
    said: /\bHTTP (?:method|verb)\b/i,
    likely: "GET",
    trials: ["HEAD"],
  },
  {
    name: /^(?:(?:shell|bash)_?)?(?:command|cmd)(?:_?line)?$/i,
    likely: "echo mcptest",
    trials: ["mcptest-none", 'echo "mcptest one" | wc -c'],
  },
  { name: /expression|formula|equation|^expr$/i, likely: "1 + 2", trials: ["9**9**9", "1/0"] },
  PATTERN,
  { name: /colou?r|^hex$/i, likely: "#336699" },
  { name: /time_?zone|^tz$/i, likely: "Europe/Berlin" },
  { name: /^(?:.*_)?date$/i, likely: "2026-05-01" },
  { name: /^(?:.*_)?time$/i, likely: "12:00" },
  { name: /json/i, likely: '{"a":1}' },
  { name: /markdown/i, likely: "# Title" },
  { name: /mermaid/i, likely: "graph TD; A-->B" },
  { name: /html/i, likely: "<p>text</p>" },
  { name: /xml/i, likely: "<a>1</a>" },
  { name: /csv/i, likely: "a,b\n1,2" },
  { name: /sql/i, said: /\bSQL\b/i, likely: "SELECT 1" },
  { name: /number|digits?|amount/i, likely: "7" },
];
const MAX_LIKELY = 2;
const MAX_TABLES = 3;

/** What a person would write for an argument; `isAlone`: its tool has hardly another one, so that its name says it too. */
export function likelyValues(
  tool: Tool,
  name: string,
  description: unknown,
  pool: ValuePool,
  isAlone: boolean,
): string[] {
  const likelyOf = (kinds: readonly ArgumentKind[]) => kinds.flatMap(({ likely }) => likely ?? []);
  const ofTool = isAlone ? KINDS.filter((kind) => kind.name.test(tool.name)) : [];
  const likely = [...likelyOf(kindsOf(name, description)), ...likelyOf(ofTool)].slice(0, MAX_LIKELY);
  return takesSql(tool, name) ? [...queriesOf(pool), ...likely] : likely;
}

/** Values on which tools with such an argument have failed; each is tried once. */
export function trialsFor(tool: Tool, name: string, schema: unknown, pool: ValuePool): Candidate[] {
  const { description, type, enum: values, pattern, format } = flatten(schema, tool.inputSchema);
  if (type !== "string" || Array.isArray(values) || pattern !== undefined || format !== undefined) return [];
  const trials = kindsOf(name, description).flatMap((kind) => kind.trials ?? []);
  const [first, ...more] = takesSql(tool, name) ? queriesOf(pool) : [];
  const queries = first === undefined ? [] : [first, ...more, `${first} WHERE 1 = 0`];
  return [...trials, ...queries].map((value) => ({ value }));
}

/** A pattern with a text in which it takes for ever, for a tool that takes both; empty for another one. */
export function costlyMatch(args: readonly { name: string; schema: unknown }[], root: unknown): [string, Candidate][] {
  const pattern = args.find(({ name, schema }) => kindsOf(name, flatten(schema, root).description).includes(PATTERN));
  const text = args.find(({ name }) => /^(?:text|content|input|string|subject|value|line)s?$/i.test(name));
  if (!pattern || !text) return [];
  return [
    [pattern.name, { value: COSTLY }],
    [text.name, { value: NEARLY_MATCHING }],
  ];
}

/** True for an argument that is a statement in SQL. */
export function takesSql({ name: tool, description, inputSchema }: Tool, name: string): boolean {
  const ofArgument = asObject(asObject(asObject(inputSchema).properties)[name]).description;
  const saysSql = /\bSQL\b/i.test(`${tool.replaceAll("_", " ")} ${description} ${ofArgument}`);
  return /sql|statement/i.test(name) || (saysSql && /query|expression|where|filter/i.test(name));
}

/** Queries of the tables that answers named. */
function queriesOf(pool: ValuePool): string[] {
  const names = pool.identifiersOf("table").flatMap(({ value }) => (/^[A-Za-z_]\w*$/.test(`${value}`) ? [value] : []));
  return [...new Set(names)].slice(0, MAX_TABLES).map((table) => `SELECT * FROM ${table}`);
}

function kindsOf(name: string, description: unknown): ArgumentKind[] {
  const text = typeof description === "string" ? description : "";
  return KINDS.filter((kind) => kind.name.test(name) || kind.said?.test(text));
}
