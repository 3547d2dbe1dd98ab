import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { uniqueId } from "../../../core/unique-id.js";
import { type CheckResult, type NamedState, passed, skipped, unverified } from "../check-result.js";
import { freeText } from "../iso/calls.js";
import type { IsoClient } from "../iso/client.js";
import { type AskingCall, inputOf, isSame, isServed, kindOf, NO_STATE, type StateRun, stateOf } from "./run.js";

/** A state is refused with other arguments, another tool and another principal. */
export async function judgeReplay(
  run: StateRun,
  call: AskingCall,
  others: readonly AskingCall[],
): Promise<CheckResult> {
  const { args, tool } = call;
  const text = freeText(args, tool.inputSchema);
  const changed = text && (await run.asksFirst({ tool, args: { ...args, [text]: "mcptest-other" } }));
  const other = others.find((one) => one.tool !== tool);
  const replays: { what: Redacted; to: AskingCall; client?: IsoClient }[] = [
    ...(changed ? [{ what: say`with other arguments`, to: changed }] : []),
    ...(other ? [{ what: say`with the tool ${hide(String(other.tool.name))}`, to: other }] : []),
    ...(run.second ? [{ what: say`by another principal`, to: call, client: run.second }] : []),
  ];
  if (replays.length === 0)
    return skipped(say`it takes a second tool that asks, an argument that may be any text, or a second user`);
  for (const { what, to, client } of replays) {
    const asked = await run.question(call);
    const own = await run.question(to);
    if (!asked || !own) return unverified(say`the question does not come again`);
    const requestState = stateOf(asked);
    if (requestState === undefined) return NO_STATE;
    const sent = await run.call(to, { ...inputOf(own), requestState }, 1, client);
    if (kindOf(sent) === "done") return run.failed(say`the state is taken ${what}`, asked, sent);
  }
  return passed;
}

/** An id that a tool returned to one principal is refused to another. */
export async function judgeHandle(
  run: StateRun,
  { from, read, to, argument }: NamedState["handles"][number],
  second: IsoClient,
): Promise<CheckResult> {
  const given = await run.callNamed(from);
  const handle = read({ result: given.answer?.result });
  if (handle === undefined) return unverified(say`the answer of ${hide(from)} has no value at \`path\``);
  const own = await run.callNamed(to, { [argument]: handle });
  if (!isServed(own)) return unverified(say`${hide(to)} does not serve the principal of the handle`);
  const foreign = await run.callNamed(to, { [argument]: handle }, second);
  if (kindOf(foreign) === "lost") return unverified(say`${hide(to)} does not answer another principal`);
  // Some tools say no in a result.
  const unknown = await run.callNamed(to, { [argument]: uniqueId() }, second);
  if (!isServed(foreign) || (isServed(unknown) && isSame(foreign, unknown))) return passed;
  return run.failed(say`another principal is served`, given, own, foreign);
}
