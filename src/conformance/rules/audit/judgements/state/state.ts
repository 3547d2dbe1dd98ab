import type { AuditContext, Suspicion } from "../../types.js";
import { steadyReaders, validAcceptedCalls } from "../readers.js";
import { judgeReadsAfterChange } from "./after-change.js";
import { judgeDestruction } from "./destruction.js";
import { judgeIdempotence } from "./idempotence.js";
import { leastVariedFirst, MAX_WITNESSES } from "./looks.js";
import { judgeReadOnly, judgeSelfChange } from "./read-only.js";
import { judgeRepeats } from "./repeats.js";

/** AUDIT-READ-ONLY, AUDIT-IDEMPOTENT, AUDIT-DESTRUCTIVE: what a tool does is not what its annotations say. */
export async function judgeState(context: AuditContext): Promise<Suspicion[]> {
  const steady = await steadyReaders(context);
  const suspicions = [...(await judgeSelfChange(context, steady)), ...(await judgeRepeats(context))];
  const first = steady.slice(0, MAX_WITNESSES);
  const changers = context.tools.filter(({ isReadOnly, withheld }) => !isReadOnly && withheld === undefined);
  for (const tool of changers) {
    const [call] = tool.isReader ? [] : validAcceptedCalls(context, tool);
    if (call) suspicions.push(...(await judgeReadsAfterChange(context, first, call)));
  }
  // A tool that changes the state cannot show what others do to it.
  const witnesses = async () => {
    const others = await steadyReaders(context, new Set(suspicions.map(({ subject }) => subject)));
    return others.slice(0, MAX_WITNESSES);
  };
  let readers = suspicions.length > 0 ? await witnesses() : first;
  const readOnlySuspicions = await judgeReadOnly(context, readers);
  suspicions.push(...readOnlySuspicions);
  if (readOnlySuspicions.length > 0) readers = await witnesses();
  for (const tool of changers) {
    if (!context.hasTime()) break;
    const calls = leastVariedFirst(validAcceptedCalls(context, tool)).slice(0, 4);
    if (tool.isIdempotent) suspicions.push(...(await judgeIdempotence(context, readers, calls)));
    if (tool.isDeclaredHarmless) suspicions.push(...(await judgeDestruction(context, readers, calls)));
  }
  return suspicions;
}
