import type { Exchange } from "../../core/generated/capture.js";
import { LIMITS } from "../../core/limits.js";
import { decodeUtf8, LineSplitter } from "../channel/lines.js";
import type { Recorder, SessionRecorder, SessionStart } from "./recorder.js";

/** Records the one session that passes over stdio. */
export class StdioRecorder {
  readonly #session: SessionRecorder;
  readonly #client = this.#splitter((text, at) => this.#session.pairs.fromClient(text, at));
  readonly #server = this.#splitter((text, at) => this.#session.pairs.fromServer(text, at));

  constructor(
    private readonly recorder: Recorder,
    start: SessionStart,
  ) {
    this.#session = recorder.startSession(start);
  }

  get isWaiting(): boolean {
    return this.recorder.isReading || this.#session.pairs.isWaiting;
  }

  fromClient(chunk: Buffer): void {
    this.#client.push(chunk);
  }

  fromServer(chunk: Buffer): void {
    this.#server.push(chunk);
  }

  /** Records what is left, and how the server ended. Settles when it is on the disk, or cannot be. */
  async end({ code, signal }: { code: number | null; signal: string | null }, isCrash: boolean): Promise<void> {
    this.#client.end();
    this.#server.end();
    this.recorder.readAll();
    const process = { exit_code: code, signal, stderr: [] };
    const fault: Exchange["fault"] = isCrash ? { rule_id: "FAULT-LIFECYCLE-CRASH", process } : undefined;
    this.#session.end({ exit_code: code, signal }, fault);
    await this.recorder.close();
  }

  #splitter(read: (text: string, at: number) => void): LineSplitter {
    return new LineSplitter(2 * LIMITS.frame, {
      line: (bytes) => {
        if (bytes.length > 0) this.#session.readLater(bytes.length, (at) => read(textOf(bytes), at));
      },
      tooLarge: (head) => this.#session.drop(head.length),
    });
  }
}

/** Messages end with a carriage return too where a server writes the line ends of Windows. */
function textOf(line: Buffer): string {
  return decodeUtf8(line.at(-1) === 0x0d ? line.subarray(0, -1) : line).text;
}
