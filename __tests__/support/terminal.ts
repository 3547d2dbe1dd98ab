import { execFileSync, spawn } from "node:child_process";

/** Runs a command of a shell in a terminal, and gives what the terminal was sent; `typed`: what is typed after a text. */
export function inTerminal(
  command: string,
  cwd: string,
  env: Record<string, string> = {},
  typed?: { after: string; keys: string },
): Promise<string> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn("script", ["-qec", command, "/dev/null"], {
    cwd,
    env: { PATH, HOME, TERM: "xterm", ...env },
    stdio: [typed ? "pipe" : "ignore", "pipe", "pipe"],
  });
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
      const wasThere = text.includes(typed?.after ?? "");
      text += chunk;
      if (typed && !wasThere && text.includes(typed.after)) child.stdin?.write(typed.keys);
    });
    child.once("error", reject).once("close", () => resolve(text));
  });
}

/** True with `script` of util-linux, which `inTerminal` needs. */
export function hasScript(): boolean {
  try {
    return execFileSync("script", ["--version"], { encoding: "utf8" }).includes("util-linux");
  } catch {
    return false;
  }
}
