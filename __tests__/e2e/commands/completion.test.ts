import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { folderWith, mcptestHere } from "../../support/harness.js";

const scriptOf = async (shell: string) => (await mcptestHere(["completion", shell])).stdout;

describe("completion", () => {
  it.each([
    [["ru"], "run"],
    [["run", "--fil"], "--filter"],
    [["run", "sui"], "suite.yaml"],
    [["compliance", "inv"], "invariants"],
    [["compliance", "run", "--rul"], "--rules"],
    [["audit", "--sand"], "--sandbox"],
  ])("bash completes %j", async (words, completed) => {
    const cwd = folderWith({ "c.bash": await scriptOf("bash"), "suite.yaml": "" });
    const line = `source ./c.bash; COMP_WORDS=(mcptest ${words.join(" ")}); COMP_CWORD=${words.length}; _mcptest; echo "\${COMPREPLY[*]}"`;
    expect(execFileSync("bash", ["-c", line], { cwd, encoding: "utf8" })).toBe(`${completed}\n`);
  });

  it("has a script for each shell, with the options of a group's command", async () => {
    expect(await scriptOf("zsh")).toMatch(/^autoload -Uz bashcompinit/);
    expect(await scriptOf("fish")).toContain(
      "complete -c mcptest -n '__fish_seen_subcommand_from compliance; and __fish_seen_subcommand_from run' -l rules\n",
    );
    expect(await scriptOf("pwsh")).toMatch(/'compliance run' = @\(.*'--rules'/);
  });

  it("names the shells there are", async () => {
    const { code, stderr } = await mcptestHere(["completion", "toString"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("Name one of `bash`, `zsh`, `fish`, `pwsh`.")]);
  });
});
