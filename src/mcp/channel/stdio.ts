import { nowMs } from "../../core/clock.js";
import { settlesWithin } from "../../core/proc/end.js";
import type { RunningProcess } from "../../core/proc/start.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import { looksLikeFrame } from "../frames.js";
import type { ServerEnd } from "../types.js";
import { endProcess, serverEnd } from "./end-process.js";
import { decodeUtf8, LineSplitter } from "./lines.js";
import { readInTurns } from "./turns.js";
import type { Channel, ChannelListener } from "./types.js";

// How much waits for a server that does not read; more is dropped, because a server may send endless requests.
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;

/** Exchanges lines with a server on stdin and stdout. A line of more than `maxFrameBytes` is rejected, and the stream continues. */
export function stdioChannel(server: RunningProcess, maxFrameBytes: number, listener: ChannelListener): Channel {
  const splitter = new LineSplitter(maxFrameBytes, {
    line(bytes) {
      const { text, validUtf8 } = decodeUtf8(bytes);
      listener.line(text, nowMs(), validUtf8);
    },
    tooLarge: (head) => listener.tooLarge(head.toString("utf8"), nowMs()),
  });
  let end: ServerEnd | undefined;
  let broken: Redacted | undefined;
  /** How many bytes had come of a line when the server was first asked to end. */
  let begun: number | undefined;
  const excuseCutFrame = () => {
    begun ??= splitter.begun;
  };
  // A frame that was still coming when the server was asked to end is cut off by that, which is not a fault of the server.
  const isWhole = (line: Buffer) =>
    begun === undefined || line.length === begun || !looksLikeFrame(line.toString("utf8"));
  readInTurns(server.stdout, (bytes) => splitter.push(bytes));
  server.stdout.once("end", () => {
    splitter.end(isWhole);
    broken ??= say`The server has closed its stdout.`;
  });
  server.stdin.once("error", () => {
    broken ??= say`The server has closed its stdin.`;
  });
  server.exited.then((exit) => {
    splitter.end(isWhole);
    end = serverEnd(server, exit);
    listener.ended(end);
  });
  return {
    hasProcess: true,
    get end() {
      return end;
    },
    get broken() {
      return broken ?? (server.stdin.writableNeedDrain ? say`The server does not read its stdin.` : undefined);
    },
    send(line) {
      const { stdin } = server;
      if (!stdin.writable || stdin.writableLength >= MAX_UNREAD_BYTES) return;
      const isFirst = stdin.writableCorked === 0;
      stdin.write(line + "\n");
      if (!isFirst) return;
      // The server works on the first frame of a turn, while the others wait for the turn to end: they take one write.
      stdin.cork();
      process.nextTick(() => stdin.uncork());
    },
    stderr: server.stderr,
    usage: () => server.usage(),
    endBy(way, ms) {
      excuseCutFrame();
      if (way === "stdin") server.stdin.end();
      else server.terminate();
      return settlesWithin(server.exited, ms);
    },
    close(graceMs) {
      excuseCutFrame();
      return endProcess(server, graceMs);
    },
  };
}
