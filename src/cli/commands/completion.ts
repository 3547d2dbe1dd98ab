import type { Option } from "commander";
import { writeOut } from "../../core/out.js";
import { userError } from "../../core/problem.js";
import { hide } from "../../core/redaction/redacted.js";
import { runOptions } from "../../run/settings/options.js";
import { listNames } from "../../suite/suggest.js";

/** A command, as the table of commands has it. */
interface Named {
  name: string;
  description: string;
  options?: () => Option[];
  flags?: "run" | readonly string[];
}

/** `mcptest completion SHELL`: prints the script that makes a shell complete commands and options. Throws a UserError. */
export async function completionCommand(shell: string, commands: readonly Named[]): Promise<number> {
  const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  const fix = `Name one of ${listNames(Object.keys(SCRIPTS))}.`;
  if (script === undefined) throw userError(`unknown shell \`${shell}\``, "mcptest has scripts for four shells.", fix);
  await writeOut(hide(script(commands.map(completedBy))));
  return 0;
}

/** The words of a command, and the options that it takes: `--filter`. */
interface Completed {
  words: readonly string[];
  description: string;
  options: readonly string[];
}

function completedBy({ name, description, flags, options }: Named): Completed {
  const settings = runOptions.filter(
    ({ key, isGlobal }) => isGlobal || flags === "run" || flags?.some((flag) => flag === key),
  );
  const own = (options?.() ?? []).flatMap(({ long }) => long ?? []);
  const all = [...own, ...settings.map(({ flag }) => `--${flag}`), "--help"];
  return { words: name.split(" "), description, options: [...new Set(all)] };
}

const SCRIPTS: Readonly<Record<string, (commands: readonly Completed[]) => string>> = {
  bash: bashScript,
  zsh: (commands) => `autoload -Uz bashcompinit && bashcompinit\n${bashScript(commands)}`,
  fish: fishScript,
  pwsh: powershellScript,
};

/** The words that may come first, and those behind each group. */
function firstWords(commands: readonly Completed[]): string[] {
  return [...new Set(commands.flatMap(({ words: [first] }) => first ?? []))];
}

function bashScript(commands: readonly Completed[]): string {
  const cases = commands.map(
    ({ words, options }) =>
      `    "${words.join(" ")}"${words.length === 1 ? '" "*' : "*"}) words="${options.join(" ")}" ;;`,
  );
  const groups = commands.filter(({ words }) => words.length > 1);
  const group = groups[0]?.words[0] ?? "";
  return `_mcptest() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" words
  case "\${COMP_WORDS[*]:1:COMP_CWORD}" in
${cases.join("\n")}
    ${group}*) words="${groups.map(({ words }) => words[1]).join(" ")}" ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${firstWords(commands).join(" ")}"; fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  case "$cur" in -*) ;; *) if [ "$COMP_CWORD" -gt 1 ]; then COMPREPLY+=($(compgen -f -- "$cur")); fi ;; esac
}
complete -o filenames -F _mcptest mcptest
`;
}

function fishScript(commands: readonly Completed[]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
  const lines = commands.flatMap(({ words, description, options }) => {
    const [first = "", second] = words;
    const seen = words.map((word) => `__fish_seen_subcommand_from ${word}`).join("; and ");
    const before = second === undefined ? "__fish_use_subcommand" : `__fish_seen_subcommand_from ${first}`;
    return [
      `complete -c mcptest -n '${before}' -a ${second ?? first} -d ${quoted(description)}`,
      ...options.map((option) => `complete -c mcptest -n '${seen}' -l ${option.slice(2)}`),
    ];
  });
  return `${lines.join("\n")}\n`;
}

function powershellScript(commands: readonly Completed[]): string {
  const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(", ");
  const cases = commands.map(({ words, options }) => `    '${words.join(" ")}' = @(${list(options)})`);
  return `Register-ArgumentCompleter -Native -CommandName mcptest -ScriptBlock {
  param($word, $line)
  $given = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  $options = @{
${cases.join("\n")}
  }
  $known = $options[($given | Select-Object -First 2) -join ' ']
  if (-not $known) { $known = $options["$($given | Select-Object -First 1)"] }
  if (-not $known) { $known = @(${list(firstWords(commands))}) }
  $known | Where-Object { $_ -like "$word*" } | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
`;
}
