import type { Spot } from "../problems.js";
import { listNames } from "../suggest.js";
import { textOf } from "../yaml/nodes.js";
import { variableNamed } from "./source-variables.js";
import { textAt, textsAt } from "./texts.js";
import type { ServerEntry, SourceContext } from "./types.js";

/** A member by its name, or by that of the schemas before 2025-09-16, which had `snake_case`. */
export function memberAt(spot: Spot, name: string): Spot {
  const older = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return spot.at(spot.members[name] === undefined && spot.members[older] !== undefined ? older : name);
}

/** Variables that every environment has: their values are not meant for an argument of that name. */
const OF_EVERYBODY = new Set(["PATH", "HOME", "USER", "PWD", "SHELL", "TERM", "LANG", "TMPDIR", "TEMP", "TMP"]);

/** The inputs of a `server.json`: texts with variables in braces, arguments, environment and headers. */
export class RegistryInputs {
  /** The values of inputs, by the names under which an address may refer to them. */
  readonly #known = new Map<string, string>();

  constructor(private readonly context: SourceContext) {}

  /** The value of an input; undefined if it has none. `variable`: that of the environment that gives it one. */
  #value(spot: Spot, variable: string, isNeeded?: boolean): string | undefined {
    const isSecret = memberAt(spot, "isSecret").value === true;
    const { value: declared } = memberAt(spot, "isRequired");
    const isRequired = isNeeded ?? declared === true;
    const about = textOf(spot.members.description);
    const fixed = textAt(spot.at("value"));
    if (fixed !== undefined)
      return this.#fill(fixed, spot.at("variables"), typeof declared === "boolean" ? declared : undefined);
    const fallback = textAt(spot.at("default"));
    const value = this.context.variables.value(variable, { fallback, about, isSecret, isRequired, spot });
    const choices = textsAt(spot.at("choices"));
    if (value !== undefined && choices.length > 0 && !choices.includes(value)) {
      spot.report("value", {
        title: `\`${variable}\` has a value that is not one of the choices`,
        description: `The file allows ${listNames(choices)}.`,
        fix: `Set ${variable} to one of them.`,
        ...spot.log.ofRuns,
      });
    }
    return value;
  }

  /** A text in which every variable has a value. */
  text(text: string, variables: Spot): string {
    return this.#fill(text, variables, true) ?? text;
  }

  /** The text with its variables filled in; undefined if one has no value. `isNeeded` overrides their `isRequired`. */
  #fill(text: string, variables: Spot, isNeeded: boolean | undefined): string | undefined {
    let isWhole = true;
    const filled = text.replace(/\{([^{}]+)\}/g, (braces, name: string) => {
      const spot = variables.at(name);
      if (spot.value === undefined) return this.#known.get(name) ?? braces;
      const value = this.#value(spot, variableNamed(name), isNeeded);
      if (value === undefined) isWhole = false;
      return value ?? braces;
    });
    return isWhole ? filled : undefined;
  }

  /** The words of arguments. One that has no value and need not have one is left out; a list has commas. */
  words(list: Spot): string[] {
    return list.items().flatMap((spot) => {
      const isNamed = spot.members.type === "named";
      const name = textOf(spot.members.name);
      // One with nothing but a name is a flag: of every other one, the file says that it takes a value.
      if (isNamed && Object.keys(spot.members).every((key) => key === "type" || key === "name")) return [name];
      const hint = textOf(memberAt(spot, "valueHint").value);
      const variable = variableNamed(hint || (isNamed ? name : "argument"));
      const value = this.#value(spot, OF_EVERYBODY.has(variable) ? `ARG_${variable}` : variable);
      if (value === undefined) return [];
      for (const key of isNamed ? [name, name.replace(/^-+/, ""), hint] : [hint]) this.#known.set(key, value);
      // A value that the file sets is one value, even with commas.
      const isList = memberAt(spot, "isRepeated").value === true && spot.members.value === undefined;
      if (isNamed && isBoolean(spot, value) && !name.startsWith("--")) return value === "true" ? [name] : [];
      const one = (part: string) => (name.startsWith("--") ? [`${name}=${part}`] : [name, part]);
      return (isList ? value.split(",") : [value]).flatMap((part) => (isNamed ? one(part) : [part]));
    });
  }

  /** Environment variables by name, without those that have no value and need none. */
  environment(list: Spot): Record<string, string> {
    return Object.fromEntries(this.#pairs(list, (name) => name));
  }

  /** Headers and token, as a suite has them. */
  headers(list: Spot): ServerEntry {
    const headers = Object.fromEntries(this.#pairs(list, variableNamed));
    return Object.keys(headers).length > 0 ? { headers } : {};
  }

  #pairs(list: Spot, variableOf: (name: string) => string): [string, string][] {
    return list.items().flatMap((spot): [string, string][] => {
      const name = textAt(spot.at("name"));
      const value = name === undefined ? undefined : this.#value(spot, variableOf(name));
      if (name === undefined || value === undefined) return [];
      this.#known.set(name, value);
      return [[name, value]];
    });
  }
}

/** Programs take the word after a flag with one dash for their next argument. */
function isBoolean(spot: Spot, value: string): boolean {
  return (value === "true" || value === "false") && (spot.members.format === "boolean" || spot.members.value === value);
}
