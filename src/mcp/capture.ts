import type { Capture } from "../core/generated/capture.js";
import { isObject } from "../core/json.js";
import type { Redacted } from "../core/redact.js";
import { ownText, say } from "../core/redacted.js";
import type { RecordedSession } from "./recording.js";

/** The text of a capture file (`schemas/capture.v1.json`): every session, of which one exchange at a time is in memory. */
export async function* captureChunks(sessions: readonly RecordedSession[]): AsyncIterable<Redacted> {
  yield say`[`;
  for (const [index, session] of sessions.entries()) {
    // What is known of a session was redacted when it was noted.
    const head = ownText(JSON.stringify(headOf(session)).slice(0, -1));
    yield say`${index === 0 ? "" : ","}\n${head},"exchanges":[`;
    let before = say`\n`;
    for await (const line of session.lines()) {
      yield say`${before}${line}`;
      before = say`,\n`;
    }
    yield say`\n]}`;
  }
  yield say`\n]\n`;
}

function headOf({ server, suite, transport, facts }: RecordedSession): Omit<Capture, "exchanges"> {
  const head: Omit<Capture, "exchanges"> = { server_label: server, suite, transport };
  if (facts === undefined) return head;
  head.protocol_version = facts.negotiatedVersion;
  if (isObject(facts.capabilities)) head.server_capabilities = facts.capabilities;
  return head;
}
