import { join, resolve } from "node:path";
import { writeFileAtomic } from "../core/out.js";
import { runAll } from "../core/problem.js";
import { captureChunks, createRecording, type RecordedSession } from "../mcp/cassette/recording.js";
import type { RunRequest } from "./request.js";

/** The recorded sessions of a run, spooled next to its rows, and their files; undefined if nothing is to be recorded. */
export function createRecordings(
  { capture, record, keepSessions, cwd }: RunRequest,
  spoolFolder: string,
  runId: string,
  onFault: (fault: Error) => void,
) {
  if (capture === undefined && record === undefined && !keepSessions) return undefined;
  const recording = createRecording(join(spoolFolder, `${runId}.sessions.ndjson`), onFault);
  const writeCapture = (file: string) => writeFileAtomic(resolve(cwd, file), captureChunks(recording.sessions()));
  return {
    recording,
    /** Writes a capture to another file. Throws a UserError if it cannot be written. */
    writeCapture,
    /** Writes all requested files, and returns the paths of the cassettes. Throws a UserError if one cannot be written. */
    async write(): Promise<string[]> {
      const paths: string[] = [];
      await runAll([
        async () => capture !== undefined && writeCapture(capture),
        async () => {
          if (record === undefined) return;
          const names = await writeCassettes(resolve(cwd, record), recording.sessions());
          paths.push(...names.map((name) => join(record, name)));
        },
      ]);
      return paths;
    },
  };
}

/** Writes a cassette for each server of each suite at each revision; returns their names. Throws a UserError. */
export async function writeCassettes(folder: string, sessions: readonly RecordedSession[]): Promise<string[]> {
  const { cassetteChunks, cassettesOf } = await import("../mcp/cassette/write.js");
  const recordedAt = new Date().toISOString();
  const files = cassettesOf(sessions);
  for (const [name, members] of files) await writeFileAtomic(join(folder, name), cassetteChunks(members, recordedAt));
  return [...files.keys()];
}
