import { join, resolve } from "node:path";
import { writeFileAtomic } from "../core/out.js";
import { runAll } from "../core/problem.js";
import type { Redactor } from "../core/redaction/redact.js";
import { captureChunks, createRecording, type RecordedSession, type Recording } from "../mcp/cassette/recording.js";
import { cassetteChunks, cassettesOf } from "../mcp/cassette/write.js";
import type { RunRequest } from "./request.js";

/** The recorded sessions of a run, and the files made from them. */
export interface Recordings {
  recording: Recording;
  /** Writes all requested files, and returns the paths of the cassettes. Throws a UserError if one cannot be written. */
  write(): Promise<string[]>;
  /** Writes a capture to another file. Throws a UserError if it cannot be written. */
  writeCapture(file: string): Promise<void>;
}

/** The recordings of a run, spooled next to its rows; undefined if nothing is to be recorded. */
export function createRecordings(
  { capture, record, keepSessions, cwd }: RunRequest,
  spoolFolder: string,
  runId: string,
  redactor: Redactor,
  onFault: (fault: Error) => void,
): Recordings | undefined {
  if (capture === undefined && record === undefined && !keepSessions) return undefined;
  const recording = createRecording(join(spoolFolder, `${runId}.sessions.ndjson`), redactor, onFault);
  const writeCapture = (file: string) => writeFileAtomic(resolve(cwd, file), captureChunks(recording.sessions()));
  return {
    recording,
    writeCapture,
    async write() {
      let names: string[] = [];
      const writeAll = async (folder: string) => {
        names = await writeCassettes(resolve(cwd, folder), recording.sessions());
      };
      await runAll([
        async () => capture !== undefined && writeCapture(capture),
        async () => record !== undefined && writeAll(record),
      ]);
      return names.map((name) => join(record ?? "", name));
    },
  };
}

/** Writes a cassette for each server of each suite at each revision; returns their names. Throws a UserError. */
export async function writeCassettes(folder: string, sessions: readonly RecordedSession[]): Promise<string[]> {
  const recordedAt = new Date().toISOString();
  const files = cassettesOf(sessions);
  for (const [name, members] of files) await writeFileAtomic(join(folder, name), cassetteChunks(members, recordedAt));
  return [...files.keys()];
}
