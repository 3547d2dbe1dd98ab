import type { Capture } from "../core/generated/capture.js";
import { isObject } from "../core/json.js";
import { madeOfRedacted, type Redacted } from "../core/redact.js";
import type { RecordedSession } from "./recording.js";

/** The text of a capture file (`schemas/capture.v1.json`): every session, of which one exchange at a time is in memory. */
export async function* captureChunks(sessions: readonly RecordedSession[]): AsyncIterable<Redacted> {
  yield madeOfRedacted("[");
  for (const [index, session] of sessions.entries()) {
    const head = JSON.stringify(headOf(session)).slice(0, -1);
    yield madeOfRedacted(`${index === 0 ? "" : ","}\n${head},"exchanges":[`);
    let before = "\n";
    for await (const line of session.lines()) {
      yield madeOfRedacted(before + line);
      before = ",\n";
    }
    yield madeOfRedacted("\n]}");
  }
  yield madeOfRedacted("\n]\n");
}

function headOf({ server, transport, facts }: RecordedSession): Omit<Capture, "exchanges"> {
  const head: Omit<Capture, "exchanges"> = { server_label: server, transport };
  if (facts === undefined) return head;
  head.protocol_version = facts.negotiatedVersion;
  if (isObject(facts.capabilities)) head.server_capabilities = facts.capabilities;
  return head;
}
