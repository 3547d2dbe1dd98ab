import { Command } from "commander";
import { addRunOptions, type RunFlags } from "../run/options.js";
import type { InputReader } from "./read-input.js";

/** The flags of `run` that are inputs too, with the same meaning. */
const flagNames = new Set([
  "target-version",
  "tag",
  "skip-tag",
  "filter",
  "include",
  "exclude",
  "profile",
  "shard",
  "retries",
  "jobs",
  "env-file",
  "invariants",
  "error-channel",
  "require-models",
]);

/** Reads the inputs that are flags of `mcptest run`: each is parsed as its flag is. Those not given are left out. */
export function readRunInputs({ text, lines, flag, parsed }: InputReader): Partial<RunFlags> {
  const run = new Command();
  addRunOptions(run);
  const given: [string, unknown][] = [];
  for (const option of run.options.filter((one) => flagNames.has(one.name()))) {
    const name = option.name();
    const parse = (value: string, before?: unknown) => option.parseArg?.(value, before) ?? value;
    const repeatable = Array.isArray(option.defaultValue);
    const value = option.isBoolean()
      ? text(name) && flag(name, false)
      : parsed(name, (all) =>
          repeatable ? lines(name).reduce<unknown>((before, one) => parse(one, before), []) : parse(all),
        );
    if (value !== undefined) given.push([option.attributeName(), value]);
  }
  return Object.fromEntries(given) as Partial<RunFlags>;
}
