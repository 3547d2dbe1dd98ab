import type { ProcessEnd } from "../../core/generated/results.js";
import { type RunningProcess, startProcess } from "../../core/proc/start.js";
import type { SessionFault, StdioTarget } from "../types.js";
import { LineSplitter } from "./lines.js";
import type { Channel, ChannelListener } from "./types.js";

export type OpenChannelResult = { ok: true; channel: Channel } | { ok: false; reason: string };

// What a failure shows of stderr.
const STDERR_LINES = 20;

/**
 * Starts a server and speaks with it by lines on stdin and stdout.
 *
 * @param maxFrameBytes a longer line is refused, and the stream goes on behind it
 * @returns the channel, or the reason why the program could not be started; never rejects
 */
export async function openStdio(
  target: StdioTarget,
  maxFrameBytes: number,
  listener: ChannelListener,
): Promise<OpenChannelResult> {
  const started = await startProcess(target.command, { env: target.env, cwd: target.cwd });
  if (!started.ok) return started;
  return { ok: true, channel: channelOf(started.process, maxFrameBytes, listener) };
}

function channelOf(server: RunningProcess, maxFrameBytes: number, listener: ChannelListener): Channel {
  const splitter = new LineSplitter(maxFrameBytes, listener);
  let end: ProcessEnd | undefined;
  let broken: string | undefined;
  server.stdout.on("data", (chunk: Buffer) => splitter.push(chunk, performance.now()));
  server.stdout.once("end", () => {
    splitter.end(performance.now());
    broken ??= "The server has closed its stdout.";
  });
  server.stdin.once("error", () => {
    broken ??= "The server has closed its stdin.";
  });
  server.exited.then(({ code, signal }) => {
    splitter.end(performance.now());
    end = { exit_code: code, signal, stderr: server.stderr.lines().slice(-STDERR_LINES) };
    listener.ended(end);
  });
  return {
    get end() {
      return end;
    },
    get broken() {
      return broken;
    },
    send(line) {
      if (server.stdin.writable) server.stdin.write(line + "\n");
    },
    stderr: (mark) => server.stderr.lines(mark),
    stderrMark: () => server.stderr.total,
    close: (graceMs) => close(server, graceMs),
  };
}

async function close(server: RunningProcess, graceMs: number): Promise<SessionFault[]> {
  const { ignoredSigterm, left } = await server.end(graceMs);
  const faults: SessionFault[] = [];
  if (ignoredSigterm) {
    faults.push({
      rule_id: "FAULT-LIFECYCLE-IGNORES-SIGTERM",
      message: `The server was still running ${graceMs} ms after the end of its stdin and SIGTERM, and was killed.`,
    });
  }
  if (left.length > 0) {
    faults.push({
      rule_id: "FAULT-LIFECYCLE-LEFT-CHILD",
      message:
        left.length === 1
          ? "The server left a child process behind, which was killed."
          : `The server left ${left.length} child processes behind, which were killed.`,
      evidence: left.map(({ pid, command }) => `${pid} ${command}`).join("\n"),
    });
  }
  return faults;
}
