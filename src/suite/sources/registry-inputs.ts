import type { Spot } from "../problems.js";
import { textOf } from "../yaml/nodes.js";
import { variableNamed } from "./source-variables.js";
import { textAt } from "./texts.js";
import type { ServerEntry, SourceContext } from "./types.js";

/** A member by its name, or by that of the schemas before 2025-09-16, which had `snake_case`. */
export function memberAt(spot: Spot, name: string): Spot {
  const older = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return spot.at(spot.members[name] === undefined && spot.members[older] !== undefined ? older : name);
}

/** A named argument that has none of these is a flag: nothing says what its value would be. */
const SAYS_VALUE = ["value", "default", "variables", "choices", "placeholder", "valueHint", "format", "isSecret"];

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
    return this.context.variables.value(variable, { fallback, about, isSecret, isRequired });
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
      if (isNamed && SAYS_VALUE.every((key) => memberAt(spot, key).value === undefined)) return [name];
      const hint = textOf(memberAt(spot, "valueHint").value);
      const value = this.#value(spot, variableNamed(hint || (isNamed ? name : "argument")));
      if (value === undefined) return [];
      for (const key of isNamed ? [name, name.replace(/^-+/, ""), hint] : [hint]) this.#known.set(key, value);
      // A value that the file sets is one value, even with commas.
      const isList = memberAt(spot, "isRepeated").value === true && spot.members.value === undefined;
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
