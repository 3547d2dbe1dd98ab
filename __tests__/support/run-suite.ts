import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Results } from "../../src/core/generated/results.js";
import { CLI } from "./bundle.js";

/** How the command line ended, and what it said. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the bundle as a process of its own, in `cwd`; `env` is added to our own environment. */
export function mcptest(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((done) => {
    const options = {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"] as ["ignore", "pipe", "pipe"],
    };
    const child = spawn(process.execPath, [CLI, ...args], options);
    const ended: Ended = { code: null, stdout: "", stderr: "" };
    child.stdout.setEncoding("utf8").on("data", (text) => {
      ended.stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      ended.stderr += text;
    });
    child.on("close", (code) => done({ ...ended, code }));
  });
}

/** Runs a suite in a folder of its own, by a process or `mcptestHere`, and gives its results. */
export async function runSuite(
  suite: unknown,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  run = mcptest,
): Promise<Ended & { results: Results }> {
  const folder = mkdtempSync(join(tmpdir(), "mcptest-suite-"));
  try {
    writeFileSync(join(folder, "suite.yaml"), JSON.stringify(suite, null, 2));
    const ended = await run(["run", "suite.yaml", "--reporter", "json=results.json", ...flags], folder, env);
    if (!existsSync(join(folder, "results.json")))
      throw new Error(`there are no results\n${ended.stdout}\n${ended.stderr}`);
    return { ...ended, results: JSON.parse(readFileSync(join(folder, "results.json"), "utf8")) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
