import { DURATION_FORM, parseDuration } from "../../core/clock.js";
import { messageOf } from "../../core/errors.js";
import { isHeaderValue } from "../../core/text.js";
import type { NameFilter, Shard } from "../../engine/plan/plan.js";
import { reporterNames } from "../../report/registry.js";

/** A reporter and its file; stdout without a file. */
export interface ReporterTarget {
  name: string;
  file?: string;
}

/** An invalid value of an option; the message says which values are valid. */
export class OptionValueError extends Error {}

interface BaseOption {
  description: string;
  /** The flag without dashes, if it is another than the name. */
  flag?: string;
  /** What the input of the same name means to users of the action; left out if the action has none. */
  input?: string;
}

/** An option without a value. */
export interface SwitchOption extends BaseOption {
  short?: string;
  /** Its name starts with `no-`, and it sets false. */
  negated?: true;
}

/** An option with a value. */
export interface ValueOption<V> extends BaseOption {
  /** The placeholder of the value in the help. */
  argument: string;
  /** Parses a text; a repeatable option adds to the previous value. Throws an OptionValueError. */
  parse(text: string, before?: V): V;
  choices?: readonly string[];
  /** An option whose default is a list or a mapping can be repeated. */
  default?: V;
  defaultText?: string;
}

export type OptionTable = Readonly<Record<string, SwitchOption | ValueOption<unknown>>>;

type ValueOf<O> = O extends { parse(text: string): infer V } ? V : boolean;
type KeysWithDefault<T> = {
  [K in keyof T]: T[K] extends { default: unknown } | { negated: true } ? K : never;
}[keyof T];
/** The values of the options of a table; those with a default are always there. */
export type FlagsOf<T> = { [K in KeysWithDefault<T>]: ValueOf<T[K]> } & {
  [K in Exclude<keyof T, KeysWithDefault<T>>]?: ValueOf<T[K]>;
};

/** An option that takes any text but an empty one. */
export function text(argument: string) {
  return { argument, parse: requireText };
}

/** A repeatable option that takes texts. */
export function texts(argument: string) {
  return { argument, parse: addText, default: [] as string[] };
}

/** Adds one text to a list. Throws an OptionValueError if it is empty. */
export function addText(text: string, before: string[] = []): string[] {
  return [...before, requireText(text)];
}

function requireText(text: string): string {
  if (text !== "") return text;
  throw new OptionValueError("It is empty: it may come from a variable that is not set.");
}

/** An option that takes what a parser accepts. */
export function valueOption<V>(argument: string, parse: (text: string, before?: V) => V) {
  return { argument, parse };
}

/** An option that takes one of these words, and offers them, or some of them. */
export function oneOf<T extends string>(argument: string, choices: readonly T[], offered = choices) {
  return {
    argument,
    choices: offered,
    parse(text: string): T {
      const choice = choices.find((candidate) => candidate === text);
      if (choice !== undefined) return choice;
      throw new OptionValueError(`Allowed choices are ${offered.join(", ")}.`);
    },
  };
}

/** A parser of whole numbers. */
export function integer(min: number, max: number): (text: string) => number {
  return (text) => {
    if (/^[0-9]{1,12}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
    throw new OptionValueError(`It takes a whole number from ${min} to ${max}.`);
  };
}

/** A number of US dollars. Throws an OptionValueError. */
export function parseDollars(text: string): number {
  if (/^[0-9]{1,9}(\.[0-9]{1,6})?$/.test(text)) return Number(text);
  throw new OptionValueError("It takes a number of US dollars, such as 2 or 0.50.");
}

/** A duration in milliseconds. Throws an OptionValueError. */
export function parseMilliseconds(text: string): number {
  const milliseconds = parseDuration(text);
  if (milliseconds === undefined || milliseconds === 0) throw new OptionValueError(`It takes ${DURATION_FORM}.`);
  return milliseconds;
}

/** How many calls are due in a time, as in suites. Throws an OptionValueError. */
export function parseRate(text: string): string {
  if (/^[0-9]+(\.[0-9]+)?\/(s|m)$/.test(text) && Number.parseFloat(text) > 0) return text;
  throw new OptionValueError("It takes a number and one of /s, /m (`200/s`, `30/m`).");
}

/** One in so many, as in suites. Throws an OptionValueError. */
export function parseSample(text: string): string {
  if (/^1\/[1-9][0-9]{0,5}$/.test(text)) return text;
  throw new OptionValueError("It takes 1 and a number, such as 1/10.");
}

/** A part of the whole, from 0 to 1. Throws an OptionValueError. */
export function parseShare(text: string): number {
  if (/^[0-9]+(\.[0-9]+)?$/.test(text) && Number(text) <= 1) return Number(text);
  throw new OptionValueError("It takes a number from 0 to 1.");
}

/** A duration or a number of seconds, as in suites. Throws an OptionValueError. */
export function parseSeconds(text: string): string {
  const duration = /^[0-9]+(\.[0-9]+)?$/.test(text) ? `${text}s` : text;
  if (parseDuration(duration)) return duration;
  throw new OptionValueError(`It takes a number of seconds, or ${DURATION_FORM}.`);
}

/** `i/n`, from 1. Throws an OptionValueError. */
export function parseShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^([0-9]{1,4})\/([0-9]{1,4})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= count) return { index, count };
  const form = "It takes i/n, such as 2/4: the second of four.";
  throw new OptionValueError(index > count && count > 0 ? `${index} is more than ${count}. ${form}` : form);
}

/** Adds one `name=value`. Throws an OptionValueError for a header that cannot be sent. */
export function addHeader(text: string, before: Record<string, string> = {}): Record<string, string> {
  const at = text.indexOf("=");
  const name = text.slice(0, Math.max(at, 0)).trim();
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name))
    throw new OptionValueError("Write the name of the header, an equals sign, and its value.");
  const value = text.slice(at + 1);
  if (!isHeaderValue(value)) throw new OptionValueError("The value is one line of Latin-1 text.");
  return { ...before, [name]: value };
}

/** Adds one `name` or `name=file`. Throws an OptionValueError for an unknown name. */
export function addReporter(text: string, before: ReporterTarget[] = []): ReporterTarget[] {
  const at = text.indexOf("=");
  const name = at < 0 ? text : text.slice(0, at);
  if (!reporterNames.includes(name)) throw new OptionValueError(`Name one of ${reporterNames.join(", ")}.`);
  if (at < 0) return [...before, { name }];
  const file = text.slice(at + 1);
  if (file === "") throw new OptionValueError("Name a file after the equals sign, or leave it out.");
  return [...before, { name, file }];
}

/** A filter that `nameFilter` can read. Throws an OptionValueError. */
export function parseFilter(text: string): string {
  nameFilter(requireText(text));
  return text;
}

/** The filter of `--filter`: a regular expression after `re:`, else a part of the name. Throws an OptionValueError. */
export function nameFilter(filter: string): NameFilter {
  const text = `--filter ${filter}`;
  if (!filter.startsWith("re:")) {
    const part = filter.toLowerCase();
    return { text, matches: (name) => name.toLowerCase().includes(part) };
  }
  try {
    const pattern = new RegExp(filter.slice(3), "u");
    return { text, matches: (name) => pattern.test(name) };
  } catch (error) {
    throw new OptionValueError(`It is not a valid regular expression (${messageOf(error)}).`);
  }
}
