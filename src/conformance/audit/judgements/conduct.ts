import { hide, say } from "../../../core/redaction/redacted.js";
import { endOf } from "../../checks/answers.js";
import { leakIn } from "../../fuzz/classify.js";
import { saysTheSame } from "../answers.js";
import { sqlIn } from "../exceptions.js";
import type { Answer, AuditContext, Suspicion } from "../types.js";
import { sentText, smallestFirst } from "./exception.js";

/** AUDIT-LEAK: a rejection shows a path, a stack trace, a value of the environment, or SQL. */
export function leaks({ calls, secrets, tools }: AuditContext): Suspicion[] {
  const known = tools.map(({ description, inputSchema }) => `${description} ${JSON.stringify(inputSchema)}`);
  const leakOf = ({ kind, text, outcome }: Answer, args: unknown) => {
    if (kind !== "rejected" || outcome.kind !== "answer") return undefined;
    const leak = leakIn(outcome.answer, true, args, known);
    if (leak) return leak.message;
    const sql = sqlIn(text);
    if (sql !== undefined && !sentText(args).includes(sql))
      return say`the answer shows an error of the database: ${hide(sql)}`;
    const value = secrets.find((secret) => text.includes(secret) && !sentText(args).includes(secret));
    return value === undefined
      ? undefined
      : say`the answer shows a path or a value of the server's environment: ${hide(value)}`;
  };
  return smallestFirst(calls).flatMap(({ tool, args, step, answer }): Suspicion[] => {
    const message = leakOf(answer, args);
    if (message === undefined) return [];
    return [
      {
        rule_id: "AUDIT-LEAK",
        tier: "broken",
        subject: hide(tool.name),
        message: say`${hide(tool.name)}: ${message}`,
        steps: [step],
        shows: ([again]) => again !== undefined && leakOf(again, args) !== undefined,
      },
    ];
  });
}

/** AUDIT-CRASH and AUDIT-HANG: a call ends the server, or is never answered. */
export function silences({ calls }: AuditContext): Suspicion[] {
  const silent = calls.filter(({ answer }) => answer.outcome.kind === "died" || answer.outcome.kind === "timeout");
  return smallestFirst(silent).map(({ tool, step, answer: { outcome } }): Suspicion => {
    const isCrash = outcome.kind === "died";
    const what = isCrash
      ? say`the server ends when ${hide(tool.name)} is called`
      : say`a call of ${hide(tool.name)} is never answered`;
    return {
      ...{ rule_id: isCrash ? "AUDIT-CRASH" : "AUDIT-HANG", tier: "broken", subject: hide(tool.name) },
      message: say`${what}: ${endOf(outcome)}`,
      steps: [step],
      shows: ([again]) => again?.outcome.kind === outcome.kind,
    };
  });
}

/** AUDIT-LATE-DEATH: the server ends after a call that it answered. */
export function lateDeaths({ calls }: AuditContext): Suspicion[] {
  return calls.flatMap((call, at): Suspicion[] => {
    const next = calls[at + 1];
    if (call.answer.kind === "none" || next?.answer.outcome.kind !== "died") return [];
    return [
      {
        ...{ rule_id: "AUDIT-LATE-DEATH", tier: "broken", subject: hide(call.tool.name) },
        message: say`the server ends after a call of ${hide(call.tool.name)} that it answered`,
        steps: [call.step],
        shows: ([again], alive) => again !== undefined && again.kind !== "none" && !alive,
      },
    ];
  });
}

/** AUDIT-NOISE: what the session saw outside of answers. */
export async function noise({ server }: AuditContext): Promise<Suspicion[]> {
  return (await server.noise()).map(({ rule_id, message, evidence }) => ({
    ...{
      rule_id: "AUDIT-NOISE",
      tier: "broken",
      subject: hide(rule_id),
      isCertain: true,
      steps: [],
      shows: () => true,
    },
    message: evidence === undefined ? message : say`${message}: ${evidence}`,
  }));
}

const TIMES = 5;

/** AUDIT-OVERLAP: two calls at the same time get each other's answers. */
export async function overlaps(context: AuditContext): Promise<Suspicion[]> {
  const { tools, calls, server } = context;
  const found: Suspicion[] = [];
  for (const tool of tools) {
    if (!tool.reads) continue;
    const accepted = calls.filter((call) => call.tool === tool && call.isValid && call.answer.kind === "accepted");
    const [a] = accepted;
    const b = a && accepted.find(({ answer }) => !saysTheSame(answer, a.answer));
    if (!a || !b || !context.hasTime()) continue;
    const alone: Answer[] = [];
    for (const { step } of [a, b, a, b]) alone.push(await server.send(step));
    const [a1, b1, a2, b2] = alone as [Answer, Answer, Answer, Answer];
    if (!saysTheSame(a1, a2) || !saysTheSame(b1, b2) || saysTheSame(a1, b1)) continue;
    const pairs = Array.from({ length: TIMES }, () => [a.step, b.step]).flat();
    const mixed = (answers: readonly Answer[]) =>
      answers.some((answer, at) => saysTheSame(answer, at % 2 === 0 ? b1 : a1));
    if (!mixed(await Promise.all(pairs.map((step) => server.send(step))))) continue;
    found.push({
      ...{ rule_id: "AUDIT-OVERLAP", tier: "broken", subject: hide(tool.name), together: true },
      message: say`two calls of ${hide(tool.name)} at the same time get each other's answers`,
      steps: [a.step, ...pairs],
      shows: ([, ...answers]) => mixed(answers),
    });
  }
  return found;
}
