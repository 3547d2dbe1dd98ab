import { isObject } from "../../../core/json/json.js";
import { StepLimit } from "../../../core/json/step-limit.js";
import { isPublic } from "../../../core/redaction/redacted.js";
import type { Answer, Args, Candidate, Origin, Step } from "../types.js";
import type { KnownPaths } from "./paths.js";

const MAX_NODES = 3_000;
const MAX_DEPTH = 6;
/** So many values of one name are kept. */
const MAX_VALUES = 12;
const MAX_WORDS = 3;

/** What answers gave: scalar values by the name under which they came, which other calls may want. */
export class ValuePool {
  readonly #values = new Map<string, Candidate[]>();
  readonly #fromArguments = new Map<string, Candidate[]>();
  readonly #days: Candidate[] = [];
  readonly #words = new Set<string>();

  constructor(readonly paths: KnownPaths = { folders: [], files: [] }) {}

  /** Takes the scalars of an answer, or the names in a list that is a text. */
  collect(step: Step, { json, text }: Answer): void {
    const steps = new StepLimit(MAX_NODES);
    const visit = (value: unknown, path: NonNullable<Origin["path"]>, noun: string, depth: number) => {
      if (!steps.take() || depth > MAX_DEPTH) return;
      if (Array.isArray(value)) {
        for (const [index, item] of value.slice(0, MAX_VALUES).entries()) {
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
        else visit(inner, at, singular(normalizedName(key)), depth + 1);
      }
    };
    const name = String(step.params.name ?? step.params.uri ?? "");
    if (json === undefined && /list|show/i.test(name))
      for (const value of namesInLines(text)) this.#add(nounOf(name), nounOf(name), { value, origin: { step, value } });
    else visit(json, [], nounOf(name), 0);
  }

  /** Takes what the server offers by a name, outside of answers of tools. */
  offer(name: string, value: string): void {
    if (isPublic(value)) this.#add(name, "", { value });
  }

  /** Takes the arguments of an accepted call: what one tool takes, others may take under the same name. */
  collectArguments(step: Step, args: Args): void {
    for (const [key, value] of Object.entries(args)) {
      for (const inner of [value].flat()) if (isObject(inner)) this.collectArguments(step, inner);
      const candidates = this.#fromArguments.get(normalizedName(key)) ?? [];
      const isNew = isScalar(value) && value !== "" && !candidates.some((known) => known.value === value);
      if (isNew && candidates.length < MAX_VALUES)
        this.#fromArguments.set(normalizedName(key), [...candidates, { value, origin: { step, value } }]);
    }
  }

  /** Values for an argument of a tool, the most fitting first. */
  find(tool: string, argument: string): readonly Candidate[] {
    const candidates = [
      ...this.#fromAnswers(tool, argument),
      ...(this.#fromArguments.get(normalizedName(argument)) ?? []),
    ];
    // `source_timezone` is a `timezone`.
    const [, ...last] = argument.split(/[_-]|(?<=[a-z])(?=[A-Z])/);
    if (
      candidates.length > 0 ||
      last.length === 0 ||
      /^(?:id|key|name|type|text|value|date|time)$/i.test(last.join(""))
    )
      return candidates;
    return this.find(tool, last.join("_"));
  }

  #fromAnswers(tool: string, argument: string): readonly Candidate[] {
    const name = normalizedName(argument);
    const exact = this.#values.get(name) ?? [];
    if (name === "id") return [...(this.#values.get(`${nounOf(tool)}id`) ?? []), ...exact];
    return exact;
  }

  /** Values that name a thing, such as a `ticket`. */
  identifiersOf(noun: string): readonly Candidate[] {
    const names = ["id", "key", "slug", "path", "name", ""].map((part) => `${singular(normalizedName(noun))}${part}`);
    return names.flatMap((name) => this.#values.get(name) ?? []);
  }

  /** The days of the dates and times that answers gave. */
  days(): readonly Candidate[] {
    return this.#days.slice(0, MAX_VALUES);
  }

  /** Words of the texts that answers gave, for which a search finds something. */
  words(): readonly Candidate[] {
    return [...this.#words].slice(0, MAX_WORDS).map((value) => ({ value }));
  }

  #add(key: string, noun: string, candidate: Candidate): void {
    const name = normalizedName(key);
    const [word] = typeof candidate.value === "string" ? (/^\p{L}{4,}(?=$| )/u.exec(candidate.value) ?? []) : [];
    if (word !== undefined) this.#words.add(word);
    const [day] = typeof candidate.value === "string" ? (/^\d{4}-\d\d-\d\d(?=$|T)/.exec(candidate.value) ?? []) : [];
    if (day !== undefined && !this.#days.some(({ value }) => value === day)) this.#days.push({ value: day });
    for (const alias of new Set([name, ...(/^(?:id|key|name)$/.test(name) ? [`${noun}${name}`] : [])])) {
      const candidates = this.#values.get(alias) ?? [];
      if (candidates.length >= MAX_VALUES || candidates.some(({ value }) => value === candidate.value)) continue;
      this.#values.set(alias, [...candidates, candidate]);
    }
  }
}

/** The first word of each line of a list: "- parrots (12 rows)". */
function namesInLines(text: string): string[] {
  const lines = text
    .split("\n", MAX_VALUES)
    .flatMap((line) => /^\s*(?:[-*•]\s*)?([A-Za-z_]\w*)\s*(?:$|\(|[:–-]\s)/.exec(line)?.[1] ?? []);
  return lines.length > 1 ? lines : [];
}

/** A value that may be an argument of a call: no secret of the user. */
function isScalar(value: unknown): value is string | number {
  return (typeof value === "string" && isPublic(value)) || typeof value === "number";
}

/** Names in one form: `ticket_id`, `ticketId` and `ticket-id` are one. */
export function normalizedName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

export function singular(noun: string): string {
  return noun
    .replace(/ies$/, "y")
    .replace(/(?<=(?:ss|x|ch|sh))es$/, "")
    .replace(/(?<!s)s$/, "");
}

/** What a tool is about: `list_tickets` → `ticket`. */
function nounOf(tool: string): string {
  return singular(normalizedName(tool.split(/[_\-./]|(?<=[a-z])(?=[A-Z])/).at(-1) ?? ""));
}
