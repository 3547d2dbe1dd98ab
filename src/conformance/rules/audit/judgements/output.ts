import { isOutputComplaint } from "../../../../core/proc/exceptions.js";
import { hide, say } from "../../../../core/redaction/redacted.js";
import type { AuditContext, Suspicion } from "../types.js";
import { smallestFirst } from "./exception.js";

/** AUDIT-OUTPUT: structured content breaks the outputSchema of its tool, or the SDK says so. */
export async function judgeOutputs({ calls, schemas }: AuditContext): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  for (const { tool, step, answer, isValid } of smallestFirst(calls)) {
    if (tool.outputSchema === undefined || isValid === false || answer.kind === "none") continue;
    const what = say`${hide(tool.name)} breaks its outputSchema`;
    const about = {
      rule_id: "AUDIT-OUTPUT",
      tier: "broken",
      subject: hide(tool.name),
      steps: [step],
      assertions: () => [{ at: 0, target: "result.structuredContent", matcher: { schema: tool.outputSchema } }],
    } as const;
    if (answer.kind === "rejected") {
      if (!isOutputComplaint(answer.text)) continue;
      const shows: Suspicion["shows"] = ([again]) => again !== undefined && isOutputComplaint(again.text);
      suspicions.push({ ...about, message: say`${what}: ${hide(answer.text)}`, shows });
      continue;
    }
    const judge = schemas(tool.outputSchema);
    const wrongOf = async (content: unknown) => {
      const judged = await judge(content);
      return "wrong" in judged ? judged.wrong : undefined;
    };
    const content = answer.result?.structuredContent;
    const wrong = content === undefined ? undefined : await wrongOf(content);
    if (wrong === undefined) continue;
    const shows: Suspicion["shows"] = async ([again]) =>
      (await wrongOf(again?.result?.structuredContent)) !== undefined;
    suspicions.push({ ...about, message: say`${what}: ${wrong}`, shows });
  }
  return suspicions;
}
