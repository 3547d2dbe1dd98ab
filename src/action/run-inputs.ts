import { isRepeatable, isValueOption, type RunFlags, runOptions } from "../run/settings/options.js";
import type { InputReader } from "./read-input.js";

/** Reads the inputs that are options of `mcptest run`, each as its flag is. Those not given are left out. */
export function readRunInputs({ text, lines, flag, parsed }: InputReader): Partial<RunFlags> {
  const given: [string, unknown][] = [];
  for (const { key, name, option } of runOptions.filter(({ option: of }) => of.input && !of.global)) {
    const value = isValueOption(option)
      ? parsed(name, (all) =>
          isRepeatable(option)
            ? lines(name).reduce<unknown>((before, item) => option.parse(item, before), option.default)
            : option.parse(all),
        )
      : text(name) && flag(name, false);
    if (value !== undefined) given.push([key, value]);
  }
  return Object.fromEntries(given);
}
