import type { AuditContext, Suspicion } from "../../types.js";
import { acceptedOf, steadyReaders } from "../readers.js";
import { afterChange } from "./after-change.js";
import { distinct, MAX_WITNESSES } from "./looks.js";
import { destructive, idempotent } from "./promises.js";
import { readOnly, selfChanging } from "./read-only.js";

/** AUDIT-READ-ONLY, AUDIT-IDEMPOTENT, AUDIT-DESTRUCTIVE: what a tool does is not what its annotations say. */
export async function state(context: AuditContext): Promise<Suspicion[]> {
  const steady = await steadyReaders(context);
  const found = await selfChanging(context, steady);
  const first = steady.slice(0, MAX_WITNESSES);
  const changers = context.tools.filter(({ isReadOnly, withheld }) => !isReadOnly && withheld === undefined);
  for (const tool of changers) {
    const [call] = tool.reads ? [] : acceptedOf(context, tool);
    if (call) found.push(...(await afterChange(context, first, call)));
  }
  // A tool that changes the state cannot show what others do to it.
  const witnesses = async () => {
    const others = await steadyReaders(context, new Set(found.map(({ subject }) => subject)));
    return others.slice(0, MAX_WITNESSES);
  };
  let readers = found.length > 0 ? await witnesses() : first;
  const writing = await readOnly(context, readers);
  found.push(...writing);
  if (writing.length > 0) readers = await witnesses();
  for (const tool of changers) {
    if (!context.hasTime()) break;
    const calls = distinct(acceptedOf(context, tool)).slice(0, 4);
    if (tool.isIdempotent) found.push(...(await idempotent(context, readers, calls)));
    if (tool.saysHarmless) found.push(...(await destructive(context, readers, calls)));
  }
  return found;
}
