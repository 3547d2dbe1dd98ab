import { existsSync, statSync } from "node:fs";
import { messageOf } from "../../core/errors.js";
import type { Problem } from "../../core/problem.js";
import { cut, hide } from "../../core/redaction/redacted.js";
import { suggest } from "../../suite/suggest.js";
import { givenInputs, input, inputLines } from "../toolkit.js";

/** Reads inputs one by one, and collects what is wrong with them. An empty input counts as not given. */
export interface InputReader {
  problems: Problem[];
  text(name: string): string | undefined;
  lines(name: string): string[];
  /** The first word is the default. */
  oneOf<T extends string>(name: string, allowed: readonly [T, ...T[]]): T;
  flag(name: string, otherwise: boolean): boolean;
  integer(name: string, min: number, max: number): number | undefined;
  /** The input as `parse` returns it; its error says what is allowed. */
  parsed<T>(name: string, parse: (value: string) => T): T | undefined;
  /** Reports an input that is not valid, and what is allowed. */
  refuse(name: string, allowed: string, fix: string): void;
  /** Names of the inputs that were read and have a value. */
  given(): string[];
  /** Reports every input that has not been read so far. */
  refuseUnknown(): void;
}

/** @param env in which the runner puts inputs */
export function createInputReader(env: NodeJS.ProcessEnv): InputReader {
  const problems: Problem[] = [];
  const names = new Set<string>();
  const text = (name: string) => {
    names.add(name);
    return input(env, name) || undefined;
  };
  const refuse = (name: string, allowed: string, fix: string) => {
    problems.push({
      title: `wrong input \`${name}\``,
      description: `\`${name}\` is ${quote(input(env, name))}. ${allowed}.`,
      fix,
    });
  };
  const oneOf = <T extends string>(name: string, allowed: readonly [T, ...T[]]): T => {
    const value = text(name) ?? allowed[0];
    const allowedWord = allowed.find((word) => word === value);
    if (allowedWord === undefined)
      refuse(
        name,
        `Allowed are ${list(allowed.filter((word) => word !== ""))}`,
        "Write one of these, or leave it out.",
      );
    return allowedWord ?? allowed[0];
  };
  return {
    problems,
    text,
    lines(name) {
      names.add(name);
      return inputLines(env, name);
    },
    parsed(name, parse) {
      const value = text(name);
      if (value === undefined) return undefined;
      try {
        return parse(value);
      } catch (error) {
        const allowed = messageOf(error);
        refuse(name, allowed.replace(/\.$/, ""), "Write it like that, or leave it out.");
        return undefined;
      }
    },
    refuse,
    given: () => [...names].filter((name) => text(name) !== undefined),
    refuseUnknown() {
      for (const name of givenInputs(env).filter((given) => !names.has(given))) {
        const suggestion = suggest(name, names);
        problems.push({
          title: `unknown input ${quote(name)}`,
          // Without its value, which may be a secret that was meant for another action.
          description: `Inputs are ${list([...names].sort())}.`,
          // The job's own environment may have variables that begin with INPUT_.
          ...(suggestion === undefined
            ? { fix: "If it is in the step's `with`, remove it.", warning: true }
            : { fix: `Did you mean \`${suggestion}\`?` }),
        });
      }
    },
    oneOf,
    flag: (name, otherwise) => oneOf(name, otherwise ? ["true", "false"] : ["false", "true"]) === "true",
    integer(name, min, max) {
      const value = text(name);
      if (value === undefined) return undefined;
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= min && number <= max) return number;
      refuse(name, `Allowed are whole numbers from ${min} to ${max}`, "Write such a number, or leave it out.");
      return undefined;
    },
  };
}

export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** Words for a sentence, each in quotes. */
export function list(words: readonly string[]): string {
  return words.map((word) => quote(word)).join(", ");
}

function quote(text: string): string {
  const short = cut(hide(text), 200);
  return `\`${short.replaceAll("\n", "\\n")}\``;
}
