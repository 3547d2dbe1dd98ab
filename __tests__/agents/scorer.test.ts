import { describe, expect, it } from "vitest";
import { runScorer } from "../../src/agents/scorer.js";
import { hide, processSecrets } from "../../src/core/redaction/redacted.js";
import { GraderFault } from "../../src/matchers/types.js";
import type { Scorer } from "../../src/rules/models.js";
import { folderWith } from "../support/temporary.js";

const folder = folderWith({});
function program(code: string, more: Partial<Scorer> = {}): Scorer {
  return { name: "s", command: [process.execPath, "-e", code], env: {}, cwd: folder, timeoutMs: 30_000, ...more };
}

/** A scorer that prints the value of an expression; `given` is what it read. */
function printing(expression: string, more: Partial<Scorer> = {}): Scorer {
  const code = `const given = JSON.parse(require("node:fs").readFileSync(0, "utf8")); console.log(${expression});`;
  return program(code, more);
}

/** A scorer whose verdict is right but for these members. */
function answering(members: object): Scorer {
  return printing(
    `JSON.stringify(${JSON.stringify({ verdict: "pass", score: 1, reasoning: "r", cost_usd: null, ...members })})`,
  );
}

const ENDLESS = "process.stdout.write('x'.repeat(2 ** 21)); setInterval(() => {}, 1000)";
const input = { input: hide("What is the weather?"), output: hide("Rain."), criteria: hide("Names it."), metadata: {} };
const { PATH } = process.env;

describe("a scorer", () => {
  it("reads JSON from stdin and prints its verdict", async () => {
    const echo = "JSON.stringify({verdict: 'pass', score: 0.9, reasoning: JSON.stringify(given), cost_usd: 0.01})";
    const scored = { pass: true, score: 0.9, reason: JSON.stringify(input), costUsd: 0.01 };
    expect(await runScorer(printing(echo), input, { PATH })).toEqual(scored);
  });

  it("fails without a reason to stop, and knows no cost", async () => {
    const answer = "JSON.stringify({verdict: 'fail', score: 0, reasoning: 'No.', cost_usd: null})";
    const scored = { pass: false, score: 0, reason: "No.", costUsd: null };
    expect(await runScorer(printing(answer), input, { PATH })).toEqual(scored);
  });

  it("sees only the environment that is declared, and its reasoning is redacted", async () => {
    processSecrets.add("SCORER_KEY", "scorer-key-0123456789");
    const answer =
      "JSON.stringify({verdict: 'pass', score: 1, reasoning: `${process.env.SCORER_KEY} ${process.env.OTHER}`, cost_usd: null})";
    const scorer = printing(answer, { env: { SCORER_KEY: "scorer-key-0123456789" } });
    expect(await runScorer(scorer, input, { PATH, OTHER: "seen" })).toMatchObject({
      reason: "«secret:SCORER_KEY» undefined",
    });
  });

  it.each([
    ["not started", program("", { command: ["no-such-program-here"] }), "no-such-program-here", "Correct `command`"],
    ["an exit code", program("console.error('boom'); process.exit(3)"), "it exited with code 3: boom", "exit with 0"],
    ["no JSON", program("console.log('fine')"), "it printed fine", "print one JSON object"],
    ["nothing", program(""), "it printed nothing", "print one JSON object"],
    ["too long", program("setInterval(() => {}, 1000)", { timeoutMs: 200 }), "more than 200 ms", "timeout_ms"],
    ["too much", program(ENDLESS), "more than 1048576 bytes", "print one"],
    ["another verdict", answering({ verdict: "maybe" }), "it printed", "verdict"],
    ["a score beyond 1", answering({ score: 2 }), "it printed", "0 to 1"],
    ["no reasoning", answering({ reasoning: undefined }), "it printed", "reasoning"],
    ["a negative cost", answering({ cost_usd: -1 }), "it printed", "cost_usd"],
    ["no cost", answering({ cost_usd: undefined }), "it printed", "cost_usd"],
  ])("gives no verdict by %s: a fault, never a pass", async (_, scorer, why, fix) => {
    const scoring = runScorer(scorer, input, { PATH });
    await expect(scoring).rejects.toThrow(GraderFault);
    await expect(scoring).rejects.toMatchObject({
      message: expect.stringContaining(why),
      fix: expect.stringContaining(fix),
    });
  });
});
