import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { uniqueId } from "../../../core/unique-id.js";
import { type CheckResult, type NamedState, passed, skipped, unverified } from "../check-result.js";
import { freeText } from "../iso/calls.js";
import type { WireClient } from "../wire-client.js";
import {
  type AskingCall,
  endOfCall,
  haveSameContent,
  inputOf,
  isServed,
  NO_STATE,
  type StateRun,
  stateOf,
} from "./run.js";

/** A state is refused with other arguments, another tool and another principal. */
export async function judgeReplay(
  run: StateRun,
  call: AskingCall,
  others: readonly AskingCall[],
): Promise<CheckResult> {
  const { args, tool } = call;
  const text = freeText(args, tool.inputSchema);
  const changed = text && (await run.asAskingCall({ tool, args: { ...args, [text]: "mcptest-other" } }));
  const other = others.find((one) => one.tool !== tool);
  const replays: { what: Redacted; to: AskingCall; client?: WireClient }[] = [
    ...(changed ? [{ what: say`with other arguments`, to: changed }] : []),
    ...(other ? [{ what: say`with the tool ${hide(String(other.tool.name))}`, to: other }] : []),
    ...(run.second ? [{ what: say`by another principal`, to: call, client: run.second }] : []),
  ];
  if (replays.length === 0)
    return skipped(say`it takes a second tool that asks, an argument that may be any text, or a second user`);
  for (const { what, to, client } of replays) {
    const question = await run.lastQuestion(call);
    const own = await run.lastQuestion(to);
    if (!question || !own) return unverified(say`the question does not come again`);
    const requestState = stateOf(question);
    if (requestState === undefined) return NO_STATE;
    const replay = await run.call(to, { ...inputOf(own), requestState }, 1, client);
    if (endOfCall(replay) === "done") return run.failed(say`the state is taken ${what}`, question, replay);
  }
  return passed;
}

/** An id that a tool returned to one principal is refused to another. */
export async function judgeHandle(
  run: StateRun,
  { from, read, to, argument }: NamedState["handles"][number],
  second: WireClient,
): Promise<CheckResult> {
  const handleCall = await run.callNamed(from);
  const handle = read({ result: handleCall.answer?.result });
  if (handle === undefined) return unverified(say`the answer of ${hide(from)} has no value at \`path\``);
  const own = await run.callNamed(to, { [argument]: handle });
  if (!isServed(own)) return unverified(say`${hide(to)} does not serve the principal of the handle`);
  const foreign = await run.callNamed(to, { [argument]: handle }, second);
  if (endOfCall(foreign) === "lost") return unverified(say`${hide(to)} does not answer another principal`);
  // Some tools say no in a result.
  const unknown = await run.callNamed(to, { [argument]: uniqueId() }, second);
  if (!isServed(foreign) || (isServed(unknown) && haveSameContent(foreign, unknown))) return passed;
  return run.failed(say`another principal is served`, handleCall, own, foreign);
}
