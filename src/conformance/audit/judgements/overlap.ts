import { hide, say } from "../../../core/redaction/redacted.js";
import { argumentsOf } from "../../calls/learned/candidates.js";
import { saysTheSame } from "../answers.js";
import type {
  AuditAnswer,
  AuditCall,
  AuditContext,
  AuditServer,
  AuditTool,
  StepAssertion,
  Suspicion,
} from "../types.js";
import { sendAll, validAcceptedCalls } from "./readers.js";

const TIMES = 5;

/** AUDIT-OVERLAP: two calls at the same time get each other's answers. */
export async function judgeOverlaps(context: AuditContext): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  for (const tool of context.tools.filter(({ isReader }) => isReader)) {
    for (const [a, b] of pairsOf(tool, validAcceptedCalls(context, tool))) {
      const suspicion = context.hasTime() ? await overlap(context.server, a, b) : undefined;
      if (suspicion) suspicions.push(suspicion);
    }
  }
  return suspicions;
}

/** The first accepted call, with one for each argument that alone makes another answer. */
function pairsOf(tool: AuditTool, accepted: readonly AuditCall[]): [AuditCall, AuditCall][] {
  const [a] = accepted;
  if (!a) return [];
  const others = accepted.filter(({ varied, answer }) => varied.length === 1 && !saysTheSame(answer, a.answer));
  return argumentsOf(tool).flatMap(({ name }) => {
    const b = others.find(({ varied }) => varied[0] === name);
    return b ? [[a, b]] : [];
  });
}

async function overlap(server: AuditServer, a: AuditCall, b: AuditCall): Promise<Suspicion | undefined> {
  const alone = await sendAll(server, [a.step, b.step, a.step, b.step]);
  const [a1, b1, a2, b2] = alone as [AuditAnswer, AuditAnswer, AuditAnswer, AuditAnswer];
  if (!saysTheSame(a1, a2) || !saysTheSame(b1, b2) || saysTheSame(a1, b1)) return undefined;
  const pairs = Array.from({ length: TIMES }, () => [a.step, b.step]).flat();
  if (!isMixed([a1, ...(await Promise.all(pairs.map((step) => server.send(step))))])) return undefined;
  const name = hide(a.tool.name);
  return {
    rule_id: "AUDIT-OVERLAP",
    tier: "broken",
    subject: name,
    inParallel: true,
    message: say`two calls of ${name} at the same time get each other's answers`,
    steps: [a.step, ...pairs],
    shows: isMixed,
    assertions: () => [assertLikeAlone(pairs.length)],
  };
}

/** True if calls of B are answered as A alone is, or calls of A as those of B. */
function isMixed([alone, ...answers]: readonly AuditAnswer[]): boolean {
  if (!alone) return false;
  const [ofA, ofB] = [0, 1].map((rest) => answers.filter((_, at) => at % 2 === rest)) as [AuditAnswer[], AuditAnswer[]];
  const isOfB = (answer: AuditAnswer) => !saysTheSame(answer, alone) && ofB.some((other) => saysTheSame(answer, other));
  return ofB.some((answer) => saysTheSame(answer, alone)) || ofA.some(isOfB);
}

/** That every second call is answered as the first one, and those between are not. */
function assertLikeAlone(calls: number): StepAssertion {
  const ids = Array.from({ length: calls }, (_, at) => `.call_${at + 2}`);
  const jq = `.call_1.output as $alone | map_values(.output == $alone) | [${ids.join(", ")}]`;
  return { at: calls, target: "nodes", jq, matcher: { exact: ids.map((_, at) => at % 2 === 0) } };
}
