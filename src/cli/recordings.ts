import { join, resolve } from "node:path";
import { writeFileAtomic } from "../core/out.js";
import type { Redactor } from "../core/redact.js";
import { captureChunks } from "../mcp/capture.js";
import { createRecording, type Recording } from "../mcp/recording.js";
import type { RunRequest } from "./settings.js";

/** What a run keeps of its sessions, and the files that are made of it. */
export interface Recordings {
  recording: Recording;
  /** Writes every file that was asked for. Throws a UserError where one cannot be written. */
  write(): Promise<void>;
}

/** The recordings that a run is to make, spooled beside its rows; undefined where it is to make none. */
export function recordingsOf(
  { capture, cwd }: RunRequest,
  spoolFolder: string,
  runId: string,
  redactor: Redactor,
): Recordings | undefined {
  if (capture === undefined) return undefined;
  const recording = createRecording(join(spoolFolder, `${runId}.sessions.ndjson`), redactor);
  return {
    recording,
    write: () => writeFileAtomic(resolve(cwd, capture), captureChunks(recording.sessions())),
  };
}
