import { isObject } from "../../core/json/json.js";
import { flatten, itemsOf, propertiesOf, requiredOf, resolveRefs, typesOf } from "../probes/schema.js";
import type { Args } from "../probes/sites.js";
import { sampleOf } from "../probes/values.js";
import { type KnownPaths, pathsFor } from "./paths.js";
import type { Answer, AuditTool, MadeCall, Origin, Step } from "./types.js";

const MAX_PAGE = 1_000;
const MAX_NODES = 3_000;
const MAX_DEPTH = 6;
/** So many values of one name are kept. */
const MAX_KEPT = 12;

export interface Candidate {
  value: unknown;
  origin?: Origin;
}

/** What answers gave: scalar values by the name under which they came, which other calls may want. */
export class ValuePool {
  readonly #values = new Map<string, Candidate[]>();
  readonly #accepted = new Map<string, Candidate[]>();
  readonly #days: Candidate[] = [];

  constructor(readonly paths: KnownPaths = { folders: [], files: [] }) {}

  /** Takes the scalars of an answer. */
  collect(step: Step, { json }: Answer): void {
    let nodes = 0;
    const visit = (value: unknown, path: NonNullable<Origin["path"]>, noun: string, depth: number) => {
      nodes += 1;
      if (nodes > MAX_NODES || depth > MAX_DEPTH) return;
      if (Array.isArray(value)) {
        for (const [index, item] of value.slice(0, MAX_KEPT).entries()) {
          const at = [...path, index];
          if (noun !== "" && isScalar(item))
            this.#add(noun, noun, { value: item, origin: { step, path: at, value: item } });
          else visit(item, at, noun, depth + 1);
        }
        return;
      }
      if (!isObject(value)) return;
      for (const [key, inner] of Object.entries(value)) {
        const at = [...path, key];
        if (isScalar(inner)) this.#add(key, noun, { value: inner, origin: { step, path: at, value: inner } });
        else visit(inner, at, singular(plain(key)), depth + 1);
      }
    };
    const name = typeof step.params.name === "string" ? step.params.name : "";
    visit(json, [], nounOf(name), 0);
  }

  /** Takes the arguments of an accepted call: what one tool takes, others may take under the same name. */
  collectArguments(step: Step, args: Args): void {
    for (const [key, value] of Object.entries(args)) {
      for (const inner of [value].flat()) if (isObject(inner)) this.collectArguments(step, inner);
      const kept = this.#accepted.get(plain(key)) ?? [];
      const isNew = isScalar(value) && value !== "" && !kept.some((known) => known.value === value);
      if (isNew && kept.length < MAX_KEPT)
        this.#accepted.set(plain(key), [...kept, { value, origin: { step, value } }]);
    }
  }

  /** Values for an argument of a tool, the most fitting first. */
  find(tool: string, argument: string): readonly Candidate[] {
    const found = [...this.#answered(tool, argument), ...(this.#accepted.get(plain(argument)) ?? [])];
    // `source_timezone` is a `timezone`.
    const [, ...last] = argument.split(/[_-]|(?<=[a-z])(?=[A-Z])/);
    if (found.length > 0 || last.length === 0 || /^(?:id|key|name|type|text|value|date|time)$/i.test(last.join("")))
      return found;
    return this.find(tool, last.join("_"));
  }

  #answered(tool: string, argument: string): readonly Candidate[] {
    const name = plain(argument);
    const exact = this.#values.get(name) ?? [];
    if (name === "id") return [...(this.#values.get(`${nounOf(tool)}id`) ?? []), ...exact];
    const noun = name.replace(/(?:id|key|name)$/, "");
    return exact.length > 0 || noun === name ? exact : (this.#values.get(`${noun}${name.slice(noun.length)}`) ?? []);
  }

  /** Values that name a thing, such as a `ticket`. */
  thatAre(noun: string): readonly Candidate[] {
    const names = ["id", "key", "slug", "path", "name", ""].map((part) => `${singular(plain(noun))}${part}`);
    return names.flatMap((name) => this.#values.get(name) ?? []);
  }

  /** The days of the dates and times that answers gave. */
  days(): readonly Candidate[] {
    return this.#days.slice(0, MAX_KEPT);
  }

  #add(key: string, noun: string, candidate: Candidate): void {
    const name = plain(key);
    const [day] = typeof candidate.value === "string" ? (/^\d{4}-\d\d-\d\d(?=$|T)/.exec(candidate.value) ?? []) : [];
    if (day !== undefined && !this.#days.some(({ value }) => value === day)) this.#days.push({ value: day });
    for (const known of new Set([name, ...(/^(?:id|key|name)$/.test(name) ? [`${noun}${name}`] : [])])) {
      const kept = this.#values.get(known) ?? [];
      if (kept.length >= MAX_KEPT || kept.some(({ value }) => value === candidate.value)) continue;
      this.#values.set(known, [...kept, candidate]);
    }
  }
}

function isScalar(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** Names in one form: `ticket_id`, `ticketId` and `ticket-id` are one. */
export function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function singular(noun: string): string {
  return noun
    .replace(/ies$/, "y")
    .replace(/(?<=(?:ss|x|ch|sh))es$/, "")
    .replace(/(?<!s)s$/, "");
}

/** What a tool is about: `list_tickets` → `ticket`. */
function nounOf(tool: string): string {
  return singular(plain(tool.split(/[_\-./]|(?<=[a-z])(?=[A-Z])/).at(-1) ?? ""));
}

/** Words that a description gives as examples. */
const EXAMPLE =
  /(?:such as|e\.g\.,?|for example,?:?|example:|like)\s+["'`“]?([^\s"'`”,;)]{1,80}?)["'`”]?[.,;)]?(?=\s|$)/gi;
const QUOTED = /["'`“]([^"'`”\n]{1,60})["'`”]/g;

function examplesIn(description: unknown): string[] {
  if (typeof description !== "string") return [];
  return [...description.matchAll(EXAMPLE), ...description.matchAll(QUOTED)].flatMap(([, found]) => found ?? []);
}

/** What a rejection wants, by what it says. */
const WANTS: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/yyyy-mm-dd|iso(?: ?8601)? date\b|valid date\b/i, ["2026-05-01"]],
  [/date-?time|iso ?8601|rfc ?3339/i, ["2026-05-01T12:00:00Z"]],
  [/e-?mail/i, ["user@example.com"]],
  [/\buu?id\b/i, ["00000000-0000-4000-8000-000000000000"]],
  [/\bur[il]\b/i, ["https://example.com/"]],
  [/absolute path/i, ["/tmp"]],
  [/\bhh:mm\b/i, ["12:00"]],
  [/\bset to true\b|\bmust be true\b/i, [true]],
  [/positive|greater than 0|at least 1\b/i, [1, 2]],
];

/** What a person would write for an argument of a name, where nothing else says what it takes. */
const LIKELY: readonly (readonly [RegExp, unknown])[] = [
  [/cron/i, "0 12 * * 1"],
  [/expression|formula|equation/i, "1 + 2"],
  [/colou?r|^hex$/i, "#336699"],
  [/time_?zone|^tz$/i, "Europe/Berlin"],
  [/^(?:.*_)?date$/i, "2026-05-01"],
  [/^(?:.*_)?time$/i, "12:00"],
  [/json/i, '{"a":1}'],
  [/markdown/i, "# Title"],
  [/mermaid/i, "graph TD; A-->B"],
  [/html/i, "<p>text</p>"],
  [/xml/i, "<a>1</a>"],
  [/csv/i, "a,b\n1,2"],
  [/sql/i, "SELECT 1"],
  [/number|digits?|amount/i, "7"],
];

function likely(tool: AuditTool, name: string): unknown[] {
  const about = (text: string) => LIKELY.flatMap(([pattern, value]) => (pattern.test(text) ? [value] : []));
  return [...about(name), ...(argumentsOf(tool).length <= 2 ? about(tool.name) : [])].slice(0, 2);
}

const MISSING = [
  /\b([A-Za-z]+)\b(?:[^A-Za-z]*|[^A-Za-z]+\S*[\dA-Z_"'`-]\S* )(?:was |is |could )?(?:not (?:be )?found|(?:does not|doesn't) exist)/g,
  /\b(?:no such|no|unknown|invalid) ([a-z]+)\b/gi,
];

/** The nouns of what a rejection says that there is not: "commit not found", "no event with id 7". */
export function missingIn(text: string): string[] {
  return [
    ...new Set(
      MISSING.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, noun = ""]) => noun.toLowerCase())),
    ),
  ];
}

/** Values that the text of a rejection asks for. */
export function wantedBy(text: string): unknown[] {
  const list =
    /(?:one of|\b(?:supported|available|known) [\w ]{1,30}|allowed(?: values)?(?: are)?|expected|options are|valid values are)[: ]+([^\n.]{1,300})/i.exec(
      text,
    )?.[1] ?? "";
  const named = list.split(/\s*[,|]\s*|\s+or\s+/).map((part) => part.replace(/^[\s"'`[({]+|[\s"'`\])}]+$/g, ""));
  return [
    ...(named.length > 1 ? named.filter((value) => value !== "") : []),
    ...WANTS.flatMap(([pattern, values]) => (pattern.test(text) ? values : [])),
  ];
}

/** Arguments that say how many items a list may have. */
export const SIZE = /^(?:limit|page_?size|per_?page|max_?(?:results|items)|count|top_?k|size)$/i;

/** The properties of a tool's arguments. */
export function argumentsOf({ inputSchema }: AuditTool): { name: string; schema: unknown; isRequired: boolean }[] {
  const flat = flatten(inputSchema, inputSchema);
  const required = new Set(requiredOf(flat));
  return propertiesOf(flat).map(([name, schema]) => ({ name, schema, isRequired: required.has(name) }));
}

/** Values for one argument, the most likely first: those the schema names, of other answers, of descriptions, made up. */
export function candidatesFor(
  tool: AuditTool,
  name: string,
  schema: unknown,
  pool: ValuePool,
  wanted: readonly Candidate[] = [],
): Candidate[] {
  const resolved = flatten(schema, tool.inputSchema);
  const types = typesOf(resolved, tool.inputSchema);
  const listed = (key: string): unknown[] => (Array.isArray(resolved[key]) ? resolved[key] : []);
  const named = [
    "const" in resolved ? [resolved.const] : [],
    listed("examples"),
    "example" in resolved ? [resolved.example] : [],
    listed("enum"),
  ].flat();
  const isFree = listed("enum").length === 0 && !("const" in resolved);
  const description = resolveRefs(schema, tool.inputSchema).description ?? resolved.description;
  const isDay = resolved.format === "date" || /\byyyy-mm-dd\b/i.test(String(description ?? ""));
  const from = (values: readonly unknown[]) => values.map((value) => ({ value }));
  const found: Candidate[] = [
    ...from(named),
    ...(isFree ? pool.find(tool.name, name) : []),
    ...(isDay ? pool.days() : []),
    ...wanted,
    ...(isFree ? from([...pathsFor(tool, name, description, pool.paths), ...examplesIn(description)]) : []),
    ...(isFree ? from(likely(tool, name)) : []),
    { value: sampleOf(schema, tool.inputSchema) },
    ...(types.has("array") ? [{ value: [sampleOf(itemsOf(schema, tool.inputSchema) ?? {}, tool.inputSchema)] }] : []),
    ...(isFree && types.has("string")
      ? [...examplesIn(tool.description), "a", "test"].map((value) => ({ value }))
      : []),
    ...(types.has("boolean") ? [true, false].map((value) => ({ value })) : []),
    ...(types.has("array") && isFree ? itemsFor(tool, name, schema, pool) : []),
  ];
  const fitting = found.flatMap((candidate) => {
    const { value } = candidate;
    if (types.has(kindOf(value))) return [candidate];
    if (types.has("string") && typeof value === "number") return [{ ...candidate, value: String(value) }];
    if (types.has("number") && typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value))
      return [{ ...candidate, value: Number(value) }];
    return [];
  });
  const seen = new Set<string>();
  return fitting.filter(({ value }) => {
    const key = JSON.stringify(value) ?? "";
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** Lists of one item that the schema of items allows. */
function itemsFor(tool: AuditTool, name: string, schema: unknown, pool: ValuePool): Candidate[] {
  const items = itemsOf(schema, tool.inputSchema);
  return items === undefined
    ? []
    : candidatesFor(tool, singular(name), items, pool)
        .slice(0, 2)
        .map(({ value }) => ({ value: [value] }));
}

function kindOf(value: unknown) {
  if (value === null) return "null" as const;
  if (Array.isArray(value)) return "array" as const;
  const type = typeof value;
  return type === "number" || type === "boolean" || type === "object" ? type : "string";
}

/** The greatest page of a tool, by its schema or by the calls that it accepted. */
export function greatestPage(tool: AuditTool, calls: readonly MadeCall[]): Args {
  const size = argumentsOf(tool).find(({ name }) => SIZE.test(name));
  if (!size) return {};
  const { maximum } = flatten(size.schema, tool.inputSchema);
  if (typeof maximum === "number") return { [size.name]: Math.min(maximum, MAX_PAGE) };
  const accepted = calls.filter(
    (call) => call.tool === tool && call.answer.kind === "accepted" && call.isValid === true,
  );
  const sizes = accepted.flatMap(({ args }) =>
    typeof args[size.name] === "number" ? [args[size.name] as number] : [],
  );
  return sizes.length === 0 ? {} : { [size.name]: Math.max(...sizes) };
}

/** A call of a tool, with the origins of those arguments that still have the value of theirs. */
export function callStep(tool: string, args: Args, known: ReadonlyMap<string, Origin> = new Map()): Step {
  const origins = new Map([...known].filter(([name, { value }]) => String(args[name]) === String(value)));
  return { method: "tools/call", params: { name: tool, arguments: args }, ...(origins.size > 0 && { origins }) };
}
