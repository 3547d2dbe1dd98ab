import { statSync } from "node:fs";
import { reviewSession, type SessionReview } from "../../../conformance/sessions/review.js";
import { sleep } from "../../../core/clock.js";
import type { Exchange } from "../../../core/generated/capture.js";
import { asObject, parseJson } from "../../../core/json/json.js";
import { inMiB } from "../../../core/limits.js";
import { readerOf, writeOut } from "../../../core/out.js";
import { hide } from "../../../core/redaction/redacted.js";
import { sanitizeLine } from "../../../core/sanitize.js";
import { loadSchemaPort } from "../../../engine/judge/schema-port.js";
import { LineSplitter } from "../../../mcp/channel/lines.js";
import type { RecordingLine } from "../../../mcp/proxy/recorder.js";
import { shownLine, untilInterrupted } from "../../terminal.js";
import { nameAndVersion } from "./calls.js";
import { findRecording } from "./find-recording.js";

const LOOK_MS = 200;
const PART_BYTES = 1024 * 1024;
/** Longer lines of a recording are not shown. */
const MAX_LINE = 64 * 1024 * 1024;
const MAX_NAME = 60;

/** `mcptest record --watch`: shows the newest recording of a server as it grows, and the next one, until it is interrupted. */
export function watchCommand(nameOrPath: string): Promise<number> {
  return untilInterrupted(async (signal) => {
    const where = { cwd: process.cwd(), env: process.env };
    let shown = "";
    let view = new RecordingView();
    let offset = 0;
    while (!signal.aborted) {
      const file = findRecording(nameOrPath, where);
      if (file !== shown) {
        [shown, view, offset] = [file, new RecordingView(), 0];
        await print(`${file}`);
      }
      offset = await view.readFrom(file, offset);
      await sleep(LOOK_MS);
    }
    return 130;
  });
}

/** One recording on the screen. */
class RecordingView {
  readonly #lines: string[] = [];
  readonly #splitter = new LineSplitter(MAX_LINE, {
    line: (bytes) => this.#lines.push(bytes.toString("utf8")),
    tooLarge: () => {},
  });
  #findings: string[] = [];
  readonly #sessions = new Map<number, WatchedSession>();

  /** Shows what follows `offset` in a file; returns the next offset. */
  async readFrom(file: string, offset: number): Promise<number> {
    let at = offset;
    const reader = await readerOf(file);
    try {
      for (let rest = statSync(file).size - at; rest > 0; rest = statSync(file).size - at) {
        const bytes = await reader.read(at, Math.min(rest, PART_BYTES));
        at += bytes.length;
        this.#splitter.push(bytes);
        for (const line of this.#lines.splice(0)) await this.#show(line);
      }
    } finally {
      await reader.close();
    }
    return at;
  }

  async #show(text: string): Promise<void> {
    const line = parseJson(text) as RecordingLine | undefined;
    if (line === undefined) return;
    if ("exchange" in line) {
      const { exchange } = line;
      const { method, params } = asObject(exchange.request);
      const session = this.#sessionOf(line.session);
      if (method === "initialize") session.client = nameAndVersion(asObject(params).clientInfo) ?? session.client;
      await print(exchangeLine(exchange, text.length));
      session.review.addExchange(exchange);
      await session.review.judgePending(loadSchemaPort);
      for (const finding of this.#findings.splice(0)) await print(finding);
    } else if ("end" in line) {
      const { exit_code, signal, dropped } = line.end;
      if (dropped)
        await print(`  ${dropped.exchanges} exchanges are not recorded: it is full, or the disk does not keep up`);
      if (exit_code !== undefined) await print(`the server ended: ${signal ?? `exit code ${exit_code}`}`);
      // What was dropped is said before the end.
      if (!dropped) this.#sessions.delete(line.session);
    }
  }

  #sessionOf(number: number): WatchedSession {
    const known = this.#sessions.get(number);
    if (known) return known;
    const review = reviewSession({}, (id, kind, message) => {
      if (kind === "breaches") this.#findings.push(`  ✗ ${id} ${message} (seen with ${session.client})`);
    });
    const session: WatchedSession = { client: "the client", review };
    this.#sessions.set(number, session);
    return session;
  }
}

interface WatchedSession {
  /** Its client, as findings name it. */
  client: string;
  review: SessionReview;
}

/** `  12.3 s  ✓ tools/call search  45 ms  1.2 KiB`. */
function exchangeLine(
  { at_ms = 0, duration_ms, direction, request, response, raw, fault }: Exchange,
  bytes: number,
): string {
  const { method, params, id } = asObject(request);
  const { name, uri } = asObject(params);
  const { error, result } = asObject(response);
  const isAnswered = response !== undefined;
  const isFailed = error !== undefined || asObject(result).isError === true || fault !== undefined;
  const mark = id === undefined ? "·" : !isAnswered || isFailed ? "✗" : "✓";
  const what =
    raw === undefined
      ? [method ?? "an answer to no request", name ?? uri].filter(Boolean).join(" ")
      : `no message: ${raw}`;
  const size = bytes < PART_BYTES ? `${(bytes / 1024).toFixed(1)} KiB` : inMiB(bytes);
  const time = duration_ms === undefined ? (id === undefined ? "" : "no answer") : `${Math.round(duration_ms)} ms`;
  const columns = [`${(at_ms / 1000).toFixed(1)} s`.padStart(9), direction === "server" ? "←" : "→", mark];
  return `${columns.join(" ")} ${[shownLine(String(what), MAX_NAME), time, size].filter(Boolean).join("  ")}`;
}

async function print(line: string): Promise<void> {
  await writeOut(hide(`${sanitizeLine(hide(line))}\n`));
}
