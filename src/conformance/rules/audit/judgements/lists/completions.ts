import { isObject } from "../../../../../core/json/json.js";
import type { AuditContext } from "../../types.js";

type Ref = { type: "ref/resource"; uri: string } | { type: "ref/prompt"; name: string };

/** What the server completes for an argument of a template or a prompt; none if it completes nothing. */
export async function completionsOf(context: AuditContext, ref: Ref, name: string): Promise<string[]> {
  if (!isObject(context.capabilities.completions)) return [];
  const answer = await context.ask("completion/complete", { ref, argument: { name, value: "" } });
  const completion = answer?.result?.completion;
  const values: unknown = isObject(completion) ? completion.values : undefined;
  return Array.isArray(values) ? values.filter((value) => typeof value === "string" && value !== "") : [];
}
