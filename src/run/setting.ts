import { type Command, Option } from "commander";

/** Adds a flag that has a variable MCPTEST_<NAME> too, and its name in the repository's configuration. */
export function addSetting(
  command: Command,
  flags: string,
  text: string,
  change: (option: Option) => Option = (option) => option,
): void {
  const option = change(new Option(flags, text));
  command.addOption(option.env(`MCPTEST_${option.name().replaceAll("-", "_").toUpperCase()}`));
}

/** Adds --env-file, which every command that loads suites takes. */
export function addEnvFile(command: Command): void {
  addSetting(command, "--env-file <file>", "read variables from this dotenv file, and from no other");
}
