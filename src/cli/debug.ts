import type { Exchange } from "../core/generated/capture.js";
import type { Clean, Redacted } from "../core/redact.js";
import { jsonText, type RedactedJson, say } from "../core/redacted.js";
import { cutMiddle, sanitizeLine } from "../core/sanitize.js";

/** Characters of a frame that are shown. */
const MOST = 64 * 1024;

/**
 * An exchange as `--debug` shows it: one line for each frame, `-->` to the server and `<--` from it, with the server's
 * name and the purpose. A request stands beside its answer, once that has come.
 */
export function exchangeLines(server: Redacted, exchange: Clean<Exchange>): Redacted[] {
  const { direction, purpose, request, response, notifications = [], raw, duration_ms } = exchange;
  const who = purpose === undefined ? server : say`${server} ${purpose}`;
  const ours = direction !== "server";
  const shown = (arrow: "-->" | "<--", frame: RedactedJson) => say`${arrow} ${who} ${cutMiddle(jsonText(frame), MOST)}`;
  const [there, back] = ours ? (["-->", "<--"] as const) : (["<--", "-->"] as const);
  const lines = [
    ...(request === undefined ? [] : [shown(there, request)]),
    ...notifications.map((frame) => shown("<--", frame)),
    // A frame that answers nothing of ours has no request beside it.
    ...(response === undefined ? [] : [shown(request === undefined ? "<--" : back, response)]),
    ...(raw === undefined ? [] : [say`<-- ${who} (no message) ${cutMiddle(raw, MOST)}`]),
  ];
  if (ours && response === undefined && duration_ms !== undefined) {
    lines.push(say`<-- ${who} (no answer after ${Math.round(duration_ms)} ms)`);
  }
  return lines.map((text) => sanitizeLine(text));
}
