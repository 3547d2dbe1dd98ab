import { nowMs } from "../../core/clock.js";
import type { Interaction } from "../../core/generated/cassette.js";
import { asObject, isObject } from "../../core/json/json.js";
import { hide, hideLines, say } from "../../core/redaction/redacted.js";
import { isRuleId } from "../../rules/registry.js";
import { responseFaults } from "../channel/http-facts.js";
import type { Channel, ChannelListener, OutgoingCall } from "../channel/types.js";
import { type Frame, requestIn } from "../frames.js";
import type { RecordedAnswers, ServerEnd } from "../types.js";

const MAX_IN_A_ROW = 50;
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Replays a recording to a session, with the recorded durations, but without waiting. What got no answer gets none again. */
export function openCassette(player: RecordedAnswers, listener: ChannelListener): Channel {
  let end: ServerEnd | undefined;
  // Without it, the process could end before the deadline of a request that is not answered.
  const keepAlive = setInterval(() => {}, MAX_TIMER_MS);
  /** What is to be delivered, in order; never while the session is still sending. */
  const queue: (() => void)[] = [];
  let flushes = 0;
  const schedule = (deliver: () => void) => {
    if (queue.push(deliver) > 1) return;
    flushes += 1;
    // Lets timers and signals run now and then, even if many calls follow each other.
    if (flushes % MAX_IN_A_ROW === 0) setImmediate(flush);
    else queueMicrotask(flush);
  };
  const flush = () => {
    for (const deliver of queue.splice(0)) if (end === undefined) deliver();
  };

  const play = (id: string | number, request: Frame, interaction: Interaction, call: OutgoingCall | undefined) => {
    const { response, notifications = [], fault, http, duration_ms = 0 } = interaction;
    const at = nowMs() + duration_ms;
    schedule(() => {
      for (const frame of notifications)
        listener.line(JSON.stringify(restoreProgressToken(frame, request)), at, true, http, call);
      if (response !== undefined) {
        const faults = http ? responseFaults(interaction.request.method, http) : [];
        for (const responseFault of faults) listener.fault(responseFault, call);
        listener.line(answerText(response, id), at, true, http, call);
      } else if (fault?.process !== undefined) {
        end = { ...fault.process, stderr: hideLines(fault.process.stderr) };
        clearInterval(keepAlive);
        listener.ended(end);
      } else if (fault !== undefined && fault.rule_id !== "FAULT-TIMEOUT-CALL" && typeof id === "number") {
        const { rule_id, message = "", unverified } = fault;
        if (!isRuleId(rule_id)) throw new Error(`the cassette was read with the unknown rule ${rule_id}`);
        const rest = { ...(unverified && { unverified }), ...(http && { http }) };
        listener.failed(id, { rule_id, message: hide(message), ...rest });
      }
    });
  };

  return {
    get end() {
      return end;
    },
    broken: undefined,
    isReplay: true,
    send(line, call) {
      const request = requestIn(line);
      const { id, method, params } = request;
      if (typeof method !== "string" || (typeof id !== "number" && typeof id !== "string")) return;
      const lookup = player.find(isObject(params) ? { method, params } : { method });
      if ("interaction" in lookup) return play(id, request, lookup.interaction, call);
      const { miss } = lookup;
      const message = say`the recording has no ${hide(method)} with these params`;
      if (typeof id === "number")
        schedule(() => listener.failed(id, { rule_id: "SUITE-CASSETTE-MISS", message, miss }));
    },
    close: () => {
      clearInterval(keepAlive);
      return Promise.resolve([]);
    },
  };
}

/** The frame of an answer as text, with the id of the request; as a string if it was recorded as one. */
export function answerText(response: Frame, id: string | number): string {
  return JSON.stringify({ ...response, id: typeof response.id === "string" ? String(id) : id });
}

/** A message of the server, with the progress token of the call if the recording left its token out. */
export function restoreProgressToken(frame: Frame, { params }: Frame): Frame {
  if (frame.method !== "notifications/progress" || !isObject(frame.params) || "progressToken" in frame.params)
    return frame;
  const meta = asObject(params)._meta;
  return isObject(meta) ? { ...frame, params: { progressToken: meta.progressToken, ...frame.params } } : frame;
}
