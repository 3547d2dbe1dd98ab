import type { Exchange } from "../core/generated/capture.js";
import { writeErr } from "../core/out.js";
import { redactForeign } from "../core/redaction/foreign-marks.js";
import type { Clean, Redacted, Redactor } from "../core/redaction/redact.js";
import { jsonText, type RedactedJson, say } from "../core/redaction/redacted.js";
import { cutMiddle, sanitizeLine } from "../core/sanitize.js";

const MAX_FRAME_CHARS = 64 * 1024;

/** `--debug`: writes each exchange to stderr. */
export function showExchanges(redactor: Redactor): (server: string, exchange: Exchange) => void {
  return (server, exchange) => {
    // Redacted before it is cut and escaped: a secret is not recognised afterwards.
    const safe = redactForeign(exchange, redactor);
    for (const line of exchangeLines(redactor.text(server), safe)) void writeErr(say`${line}\n`);
  };
}

/**
 * An exchange in the format of `--debug`: one line per frame, `-->` to the server and `<--` from it, with the server's
 * name and the purpose. A request is printed with its answer.
 */
function exchangeLines(server: Redacted, exchange: Clean<Exchange>): Redacted[] {
  const { direction, purpose, request, response, notifications = [], raw, duration_ms } = exchange;
  const who = purpose === undefined ? server : say`${server} ${purpose}`;
  const ours = direction !== "server";
  const frameLine = (arrow: "-->" | "<--", frame: RedactedJson) =>
    say`${arrow} ${who} ${cutMiddle(jsonText(frame), MAX_FRAME_CHARS)}`;
  const [requestArrow, answerArrow] = ours ? (["-->", "<--"] as const) : (["<--", "-->"] as const);
  const lines = [
    ...(request === undefined ? [] : [frameLine(requestArrow, request)]),
    ...notifications.map((frame) => frameLine("<--", frame)),
    // A frame that is not an answer has no request.
    ...(response === undefined ? [] : [frameLine(request === undefined ? "<--" : answerArrow, response)]),
    ...(raw === undefined ? [] : [say`<-- ${who} (no message) ${cutMiddle(raw, MAX_FRAME_CHARS)}`]),
  ];
  if (ours && response === undefined && duration_ms !== undefined) {
    lines.push(say`<-- ${who} (no answer after ${Math.round(duration_ms)} ms)`);
  }
  return lines.map((text) => sanitizeLine(text));
}
