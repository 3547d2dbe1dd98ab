import { isObject, parseJson } from "../core/json/json.js";
import { type Environment, scrubEnv } from "../core/proc/env.js";
import { exitText } from "../core/proc/exit-text.js";
import { type ProgramResult, runProgram } from "../core/proc/run.js";
import type { Redacted, RedactedJson } from "../core/redaction/redact.js";
import { excerpt, hide, join, jsonText, say } from "../core/redaction/redacted.js";
import { GraderFault } from "../matchers/types.js";
import type { Scorer } from "../rules/models.js";

const MAX_OUTPUT = 1024 * 1024;
const MAX_REASON = 2_000;

/** What a scorer says. */
export interface ScorerGrade {
  pass: boolean;
  score: number;
  reason: Redacted;
  /** In US dollars; null if it does not know. */
  costUsd: number | null;
}

const FORM =
  'Let it print one JSON object, {"verdict": "pass" or "fail", "score": 0 to 1, "reasoning": text, "cost_usd": number or null}, and exit with 0.';

/** Runs a scorer on what the user asked for and the answer. Throws a GraderFault without a verdict: never a pass. */
export async function runScorer(
  scorer: Scorer,
  input: { input: Redacted; output: Redacted; criteria: RedactedJson; metadata: RedactedJson },
  env: Environment,
): Promise<ScorerGrade> {
  const { command, cwd, timeoutMs } = scorer;
  const scorerEnv = scrubEnv(env, { inherit: false, extra: scorer.env });
  const options = { env: scorerEnv, cwd, input: jsonText({ ...input }), timeoutMs, maxBytes: MAX_OUTPUT };
  const result = await runProgram(command, options);
  const fault = (why: Redacted, fix: string) =>
    new GraderFault(say`The scorer \`${hide(scorer.name)}\` gave no verdict: ${why}`, fix);
  if (result.kind === "not started") throw fault(hide(result.reason), "Correct `command` of the scorer.");
  if (result.kind === "too long") throw fault(say`it took more than ${timeoutMs} ms`, "Raise its `timeout_ms`.");
  if (result.kind === "too much") throw fault(say`it printed more than ${MAX_OUTPUT} bytes`, FORM);
  if (result.code !== 0) throw fault(failureText(result), FORM);
  const verdict = readVerdict(result.stdout);
  if (verdict === undefined) throw fault(say`it printed ${excerpt(result.stdout, 200) || say`nothing`}`, FORM);
  return verdict;
}

function failureText({ code, signal, stderr }: Extract<ProgramResult, { kind: "ended" }>): Redacted {
  const end = say`it ${exitText(code, signal)}`;
  const lastLines = join(stderr.slice(-3).map(hide), " ");
  return lastLines === "" ? end : say`${end}: ${excerpt(lastLines, 300)}`;
}

function readVerdict(stdout: string): ScorerGrade | undefined {
  const answer = parseJson(stdout);
  if (!isObject(answer)) return undefined;
  const { verdict, score, reasoning, cost_usd: costUsd } = answer;
  if (verdict !== "pass" && verdict !== "fail") return undefined;
  if (typeof score !== "number" || score < 0 || score > 1 || typeof reasoning !== "string") return undefined;
  if (costUsd !== null && !(typeof costUsd === "number" && costUsd >= 0)) return undefined;
  return { pass: verdict === "pass", score, reason: excerpt(reasoning, MAX_REASON), costUsd };
}
