import type { Command, Help, Option } from "commander";

/** The options that people use first, by what they are for; a command shows those that it has. */
const SECTIONS: readonly [title: string, flags: string][] = [
  ["Which tests", "--filter --tag --target-version --watch --rules"],
  ["Which server", "--from --server-command --server-url --sandbox --safe-call"],
  ["How it runs", "--budget --args --clients --for --calls --rate --runs --proxy --install --draft"],
  ["What is written", "--reporter --format --save --out"],
  ["What fails", "--baseline --fail-on --min-grade --audit"],
];

/** The help of a command with many options: the ones that are used first, in sections. `--help --all` shows every option. */
export function shortHelp(command: Command, helper: Help): string {
  const options = [...helper.visibleOptions(command), ...helper.visibleGlobalOptions(command)];
  const sections = SECTIONS.flatMap(([title, flags]) => {
    const shown = flags.split(" ").flatMap((flag) => options.find(({ long }) => long === flag) ?? []);
    return shown.length === 0 ? [] : [{ title, shown }];
  });
  const width = Math.max(...sections.flatMap(({ shown }) => shown.map((option) => helper.optionTerm(option).length)));
  const line = (term: string, description: string) => helper.formatItem(term, width, description, helper);
  const list = (title: string, lines: string[]) => (lines.length === 0 ? [] : [`${title}:`, ...lines, ""]);
  return [
    `Usage: ${helper.commandUsage(command)}`,
    "",
    helper.boxWrap(helper.commandDescription(command), helper.helpWidth ?? 80),
    "",
    ...list(
      "Arguments",
      helper.visibleArguments(command).map((argument) => line(helper.argumentTerm(argument), argument.description)),
    ),
    ...sections.flatMap(({ title, shown }) =>
      list(
        title,
        shown.map((option) => line(helper.optionTerm(option), descriptionOf(option))),
      ),
    ),
    `All ${options.length} options, and the variables that set them: ${helper.commandUsage(command).split(" [")[0]} --help --all`,
    "",
  ].join("\n");
}

/** What it does, in a few words, and few choices; the rest is in the whole help. */
function descriptionOf({ description, argChoices = [] }: Option): string {
  const [what = ""] = description.split(/[:;] (?![^()]*\))/);
  return argChoices.length === 0 || argChoices.length > 4 ? what : `${what} (${argChoices.join(", ")})`;
}
