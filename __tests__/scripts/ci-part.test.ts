import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { root } from "../support/harness.js";
import { processesWith } from "../support/processes.js";

function runPart(script: string, env: NodeJS.ProcessEnv = {}) {
  const mark = `part-${process.pid}-${Math.random()}`;
  const args = [`${root}scripts/ci-part.mjs`, "try", "sh", "-c", script];
  const options = { encoding: "utf8", env: { ...process.env, MARK: mark, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, stdout: stdout.replace(/\d+ s/, "N s"), stderr, left: processesWith(`MARK=${mark}`) };
}

describe.skipIf(process.platform === "win32")("a part of .ci/run", () => {
  it("passes on what it prints and its exit code, and says how long it took", () => {
    expect(runPart("echo out; echo err >&2")).toEqual({
      status: 0,
      stdout: "== try\nout\n== try: N s\n",
      stderr: "err\n",
      left: [],
    });
    expect(runPart("exit 3")).toMatchObject({ status: 3, stdout: "== try\n== try: N s, failed: 3\n" });
  });

  it("is ended with all that it started if it prints nothing for a time", () => {
    const { status, stdout, left } = runPart("sleep 1000 & sleep 1000", { MCPTEST_CI_SILENCE: "1" });
    expect({ status, left }).toEqual({ status: 124, left: [] });
    expect(stdout).toContain("failed: it printed nothing for 1 s");
  });

  it("is ended although it moves if the time of all parts is over", () => {
    const { status, stdout, left } = runPart("while sleep 0.2; do echo .; done", { MCPTEST_CI_END: "1" });
    expect({ status, left }).toEqual({ status: 124, left: [] });
    expect(stdout).toContain("failed: the time of all parts together was over");
  });
});
