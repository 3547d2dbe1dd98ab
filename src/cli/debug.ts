import type { Exchange } from "../core/generated/capture.js";
import { cutMiddle, sanitizeLine } from "../core/sanitize.js";

/** Characters of a frame that are shown. */
const MOST = 64 * 1024;

/**
 * An exchange as `--debug` shows it: one line for each frame, `-->` to the server and `<--` from it, with the server's
 * name and the purpose. A request stands beside its answer, once that has come.
 */
export function exchangeLines(server: string, exchange: Exchange): string[] {
  const { direction, purpose, request, response, notifications = [], raw, duration_ms } = exchange;
  const who = purpose === undefined ? server : `${server} ${purpose}`;
  const ours = direction !== "server";
  const shown = (arrow: string, frame: unknown) => `${arrow} ${who} ${cutMiddle(JSON.stringify(frame), MOST)}`;
  const [there, back] = ours ? ["-->", "<--"] : ["<--", "-->"];
  const lines = [
    ...(request === undefined ? [] : [shown(there, request)]),
    ...notifications.map((frame) => shown("<--", frame)),
    // A frame that answers nothing of ours has no request beside it.
    ...(response === undefined ? [] : [shown(request === undefined ? "<--" : back, response)]),
    ...(raw === undefined ? [] : [`<-- ${who} (no message) ${cutMiddle(raw, MOST)}`]),
  ];
  if (ours && response === undefined && duration_ms !== undefined) {
    lines.push(`<-- ${who} (no answer after ${Math.round(duration_ms)} ms)`);
  }
  return lines.map(sanitizeLine);
}
