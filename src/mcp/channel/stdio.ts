import { nowMs } from "../../core/clock.js";
import { settlesWithin } from "../../core/proc/end.js";
import { type RunningProcess, startProcess } from "../../core/proc/start.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import { looksLikeFrame } from "../frames.js";
import type { ServerEnd, StdioTarget } from "../types.js";
import { endProcess, serverEnd } from "./end-process.js";
import { LineSplitter } from "./lines.js";
import type { Channel, ChannelListener } from "./types.js";

export type OpenStdioResult = { ok: true; channel: Channel } | { ok: false; reason: string };

// How much waits for a server that does not read; more is dropped, because a server may send endless requests.
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;

/**
 * Starts a server and exchanges lines with it on stdin and stdout.
 *
 * @param maxFrameBytes a longer line is rejected, and the stream continues after it
 * @returns the channel, or the reason why the program could not be started; never rejects
 */
export async function openStdio(
  target: StdioTarget,
  maxFrameBytes: number,
  listener: ChannelListener,
): Promise<OpenStdioResult> {
  const started = await startProcess(target.command, { env: target.env, cwd: target.cwd });
  if (!started.ok) return started;
  return { ok: true, channel: channelOf(started.process, maxFrameBytes, listener) };
}

function channelOf(server: RunningProcess, maxFrameBytes: number, listener: ChannelListener): Channel {
  const splitter = new LineSplitter(maxFrameBytes, listener);
  let end: ServerEnd | undefined;
  let broken: Redacted | undefined;
  /** A frame that our own signal cuts off is not a fault of the server. */
  let isWhole = (_: string) => true;
  server.stdout.on("data", (chunk: Buffer) => splitter.push(chunk, nowMs()));
  server.stdout.once("end", () => {
    splitter.end(nowMs(), isWhole);
    broken ??= say`The server has closed its stdout.`;
  });
  server.stdin.once("error", () => {
    broken ??= say`The server has closed its stdin.`;
  });
  server.exited.then((exit) => {
    splitter.end(nowMs(), isWhole);
    end = serverEnd(server, exit);
    listener.ended(end);
  });
  return {
    get end() {
      return end;
    },
    get broken() {
      return broken ?? (server.stdin.writableNeedDrain ? say`The server does not read its stdin.` : undefined);
    },
    send(line) {
      const { writable, writableLength } = server.stdin;
      if (writable && writableLength < MAX_UNREAD_BYTES) server.stdin.write(line + "\n");
    },
    stderr: (mark) => server.stderr.lines(mark),
    stderrMark: () => server.stderr.total,
    endBy(way, ms) {
      if (!splitter.isWithinLine) isWhole = (text) => !looksLikeFrame(text);
      if (way === "stdin") server.stdin.end();
      else server.terminate();
      return settlesWithin(server.exited, ms);
    },
    close(graceMs) {
      if (!splitter.isWithinLine) isWhole = (text) => !looksLikeFrame(text);
      return endProcess(server, graceMs);
    },
  };
}
