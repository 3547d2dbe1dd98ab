import type { Capture, Exchange } from "../../core/generated/capture.js";
import { isObject } from "../../core/json/json.js";
import { inMiB, LIMITS } from "../../core/limits.js";
import { openSpool } from "../../core/out.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, jsonText, say, trustedText } from "../../core/redaction/redacted.js";
import { CaptureSize } from "../capture-size.js";
import type { SessionFacts, SessionFault } from "../types.js";

interface RecordedSessionInfo {
  server: string;
  transport: NonNullable<Capture["transport"]>;
  suite: string;
  targetVersion: string | null;
  /** Sessions are sorted by this number, then by their start. */
  order: number;
}

export interface RecordedSession extends RecordedSessionInfo {
  /** Redacted; undefined if no handshake was answered. */
  facts: Pick<SessionFacts, "negotiatedVersion" | "serverInfo" | "capabilities"> | undefined;
  /** The exchanges in the order of their completion, one line of JSON each. */
  lines(): AsyncIterable<Redacted>;
}

export type Recording = ReturnType<typeof createRecording>;

const MOST = say`${hide(inMiB(LIMITS.capture))} or ${LIMITS.captureValues} values`;
const TOO_LARGE: SessionFault = {
  rule_id: "FAULT-TRANSPORT-FLOOD",
  message: say`The messages of the run are more than ${MOST}; the rest of this session was not recorded.`,
};

/** Where one line is in the spool, in bytes. */
type Place = readonly [offset: number, length: number];

/** Records redacted exchanges in a spool, or throws a UserError. If writing fails later, calls `onFault` and stops. */
export function createRecording(spoolPath: string, onFault = (_: Error) => {}) {
  const spool = openSpool(spoolPath, onFault);
  const sessions: (RecordedSessionInfo & Pick<RecordedSession, "facts"> & { places: Place[] })[] = [];
  const size = new CaptureSize();
  let offset = 0;

  return {
    get fault(): Error | undefined {
      return spool.fault;
    },
    startSession(start: RecordedSessionInfo) {
      const places: Place[] = [];
      let isFull = false;
      const session = {
        ...start,
        server: hide(start.server),
        facts: undefined as RecordedSession["facts"],
        places,
      };
      sessions.push(session);
      size.add(JSON.stringify(start));
      return {
        /** Returns a fault for the first exchange beyond the limit. */
        exchange(exchange: Exchange): SessionFault | undefined {
          if (isFull || spool.fault) return undefined;
          const line = jsonText(redactForeign(exchange));
          isFull = !size.add(line);
          if (isFull) return TOO_LARGE;
          const length = spool.append(line);
          places.push([offset, length]);
          offset += length + 1;
          return undefined;
        },
        opened({ negotiatedVersion, serverInfo, capabilities }: SessionFacts): void {
          session.facts = redactForeign({ negotiatedVersion, serverInfo, capabilities });
          size.add(JSON.stringify(session.facts));
        },
      };
    },
    sessions(): RecordedSession[] {
      return sessions
        .toSorted((a, b) => a.order - b.order)
        .map(({ places, ...session }) => ({ ...session, lines: () => linesAt(places) }));
    },
    remove: () => spool.remove(),
  };

  async function* linesAt(places: readonly Place[]): AsyncIterable<Redacted> {
    const reader = await spool.reader();
    try {
      for (const place of places) yield trustedText((await reader.read(...place)).toString("utf8"));
    } finally {
      await reader.close();
    }
  }
}

/** The text of a capture file (`schemas/capture.v1.json`): all sessions, with one exchange at a time in memory. */
export async function* captureChunks(sessions: readonly RecordedSession[]): AsyncIterable<Redacted> {
  yield say`[`;
  for (const [index, session] of sessions.entries()) {
    // The facts of a session were redacted when they were recorded.
    const head = trustedText(JSON.stringify(headOf(session)).slice(0, -1));
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
