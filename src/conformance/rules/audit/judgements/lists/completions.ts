import { isObject } from "../../../../../core/json/json.js";
import { completedValues } from "../../../../calls/templates.js";
import type { AuditContext } from "../../types.js";

type Ref = { type: "ref/resource"; uri: string } | { type: "ref/prompt"; name: string };

/** What the server completes for an argument of a template or a prompt; none if it completes nothing. */
export async function completionsOf(context: AuditContext, ref: Ref, name: string): Promise<string[]> {
  if (!isObject(context.capabilities.completions)) return [];
  const answer = await context.ask("completion/complete", { ref, argument: { name, value: "" } });
  return completedValues(answer?.result);
}
