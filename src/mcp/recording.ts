import { createReadStream } from "node:fs";
import type { Capture, Exchange } from "../core/generated/capture.js";
import { openSpool } from "../core/out.js";
import { madeOfRedacted, type Redacted, type Redactor } from "../core/redact.js";
import { redactedJson } from "../core/redact-json.js";
import type { SessionFacts } from "./types.js";

/** What is known of a session before it begins. */
export interface SessionStart {
  /** The server's name. */
  server: string;
  transport: NonNullable<Capture["transport"]>;
  /** The suite file, as it is shown. */
  suite: string;
  /** The revision that was asked for. */
  targetVersion: string | null;
  /** Sessions are told in this order; those with the same one in the order in which they began. */
  order: number;
}

/** Takes what happens in one session. */
export interface Tape {
  exchange(exchange: Exchange): void;
  /** The handshake was answered. */
  opened(facts: SessionFacts): void;
}

/** One session, as far as it went. */
export interface RecordedSession extends SessionStart {
  /** Redacted; undefined where no handshake was answered. */
  facts: Pick<SessionFacts, "negotiatedVersion" | "serverInfo" | "capabilities"> | undefined;
  /** The exchanges, one line of JSON each, in the order in which they were complete. */
  lines(): AsyncIterable<Redacted>;
}

/** The sessions of a run. */
export interface Recording {
  begin(start: SessionStart): Tape;
  sessions(): RecordedSession[];
  /** Deletes what was spooled; nothing can be read any more. */
  remove(): void;
}

/** A stretch of the spool, in bytes; the last line feed does not belong to it. */
interface Extent {
  start: number;
  end: number;
}

/**
 * Records sessions: each exchange goes, redacted, to a spool at `spoolPath` when it is complete, and only where it
 * stands stays in memory. Throws a UserError where the spool cannot be written.
 */
export function createRecording(spoolPath: string, redactor: Redactor): Recording {
  const spool = openSpool(spoolPath);
  const sessions: (SessionStart & Pick<RecordedSession, "facts"> & { extents: Extent[] })[] = [];
  let offset = 0;

  return {
    begin(start) {
      const extents: Extent[] = [];
      const session = {
        ...start,
        server: redactor.text(start.server),
        facts: undefined as RecordedSession["facts"],
        extents,
      };
      sessions.push(session);
      return {
        exchange(exchange) {
          const length = spool.append(redactedJson(exchange, redactor));
          const last = extents.at(-1);
          // What stands side by side is read at once.
          if (last?.end === offset - 1) last.end = offset + length;
          else extents.push({ start: offset, end: offset + length });
          offset += length + 1;
        },
        opened({ negotiatedVersion, serverInfo, capabilities }) {
          session.facts = redactor.value({ negotiatedVersion, serverInfo, capabilities });
        },
      };
    },
    sessions() {
      return sessions
        .toSorted((a, b) => a.order - b.order)
        .map(({ extents, ...session }) => ({ ...session, lines: () => linesIn(extents) }));
    },
    remove: () => spool.remove(),
  };

  async function* linesIn(extents: readonly Extent[]): AsyncIterable<Redacted> {
    spool.flush();
    for (const { start, end } of extents) {
      // `end` is the last byte that is read.
      let rest = "";
      for await (const chunk of createReadStream(spoolPath, { start, end: end - 1, encoding: "utf8" })) {
        const lines = `${rest}${chunk}`.split("\n");
        rest = lines.pop() ?? "";
        yield* lines.map(madeOfRedacted);
      }
      yield madeOfRedacted(rest);
    }
  }
}
