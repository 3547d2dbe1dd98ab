import { existsSync, statSync } from "node:fs";
import { messageOf } from "../../core/errors.js";
import type { Problem } from "../../core/problem.js";
import { cut, hide } from "../../core/redaction/redacted.js";
import { suggest } from "../../suite/suggest.js";
import { input, inputLines, inputNames } from "../toolkit.js";

export type InputReader = ReturnType<typeof createInputReader>;

/** Reads the inputs that are in `env` one by one, and collects what is wrong. An empty input counts as not given. */
export function createInputReader(env: NodeJS.ProcessEnv) {
  const problems: Problem[] = [];
  const readNames = new Set<string>();
  const text = (name: string) => {
    readNames.add(name);
    return input(env, name) || undefined;
  };
  /** Reports an input that is not valid, and what is allowed. */
  const refuse = (name: string, allowed: string, fix: string) => {
    const description = `\`${name}\` is ${quote(input(env, name))}. ${allowed}.`;
    problems.push({ title: `wrong input \`${name}\``, description, fix });
  };
  /** The first word is the default. */
  const oneOf = <T extends string>(name: string, allowed: readonly [T, ...T[]]): T => {
    const value = text(name) ?? allowed[0];
    const word = allowed.find((one) => one === value);
    if (word === undefined) refuse(name, `Allowed are ${list(allowed)}`, "Write one of these, or leave it out.");
    return word ?? allowed[0];
  };
  return {
    problems,
    text,
    lines(name: string): string[] {
      readNames.add(name);
      return inputLines(env, name);
    },
    /** The input as `parseValue` returns it; the error that it throws says what is allowed. */
    parse<T>(name: string, parseValue: (value: string) => T): T | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      try {
        return parseValue(value);
      } catch (error) {
        refuse(name, messageOf(error).replace(/\.$/, ""), "Write it like that, or leave it out.");
        return undefined;
      }
    },
    refuse,
    /** Names of the inputs that were read and have a value. */
    names: () => [...readNames].filter((name) => text(name) !== undefined),
    /** Reports every input that has not been read so far. */
    refuseUnknown(): void {
      for (const name of inputNames(env).filter((other) => !readNames.has(other))) {
        const suggestion = suggest(name, readNames);
        problems.push({
          title: `unknown input ${quote(name)}`,
          // Without its value, which may be a secret that was meant for another action.
          description: `Inputs are ${list([...readNames].sort())}.`,
          // The job's own environment may have variables that begin with INPUT_.
          ...(suggestion === undefined
            ? { fix: "If it is in the step's `with`, remove it.", warning: true }
            : { fix: `Did you mean \`${suggestion}\`?` }),
        });
      }
    },
    oneOf,
    flag: (name: string, otherwise: boolean) =>
      oneOf(name, otherwise ? ["true", "false"] : ["false", "true"]) === "true",
    integer(name: string, min: number, max: number): number | undefined {
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
