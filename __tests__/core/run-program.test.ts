import { describe, expect, it } from "vitest";
import { runProgram } from "../../src/core/proc/run.js";

const env = { PATH: process.env.PATH ?? "" };
const run = (code: string, rest = {}) =>
  runProgram([process.execPath, "-e", code], {
    env,
    cwd: process.cwd(),
    input: "in",
    timeoutMs: 20_000,
    maxBytes: 1_000_000,
    ...rest,
  });

describe("runProgram", () => {
  it("hands text in and takes text out", async () => {
    const ended = await run("process.stdin.pipe(process.stdout); console.error('note'); process.exitCode = 3");
    expect(ended).toEqual({ kind: "ended", code: 3, signal: null, stdout: "in", stderr: ["note"] });
  });

  it("ends what does not end", async () => {
    expect(await run("setInterval(() => {}, 1000)", { timeoutMs: 300 })).toMatchObject({ kind: "too long" });
  });

  it("ends what writes too much", async () => {
    const ended = await run("const go = () => process.stdout.write('x'.repeat(65536), go); go()");
    expect(ended).toMatchObject({ kind: "too much" });
  });

  it("takes input that the program does not read", async () => {
    const ended = await run("console.log(1)", { input: "x".repeat(1_000_000) });
    expect(ended).toMatchObject({ kind: "ended", code: 0, stdout: "1\n" });
  });

  it("reports a program that is not there", async () => {
    const ended = await runProgram(["no-such-program"], { env, cwd: "/", input: "", timeoutMs: 1000, maxBytes: 10 });
    expect(ended).toMatchObject({ kind: "not started" });
  });
});
