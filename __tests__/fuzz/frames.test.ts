import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EventBody, WholeBody } from "../../src/mcp/channel/http-body.js";
import { decodeUtf8, LineSplitter } from "../../src/mcp/channel/lines.js";
import { SessionMemory } from "../../src/mcp/memory.js";
import { Inbox } from "../../src/mcp/session/inbox.js";
import { SessionLog } from "../../src/mcp/session/session-log.js";
import { WaitingCalls } from "../../src/mcp/session/waiting.js";
import type { HttpFacts } from "../../src/mcp/types.js";
import { changed, found, RUNS } from "./inputs.js";

const MAX_BYTES = 1_000_000;
const HTTP: HttpFacts = { status: 200, headers: {} };

/** Receives lines, and keeps what came of them in order: messages with their frames, and faults. */
function receiver(http?: HttpFacts) {
  const received: unknown[] = [];
  const faults: string[] = [];
  const onFault = ({ rule_id, message }: { rule_id: string; message: string }) => {
    expect(message).not.toMatch(/\bundefined\b|\[object /);
    faults.push(rule_id);
  };
  const options = { server: "s", targetVersion: null, startupTimeoutMs: 0, maxFrameBytes: MAX_BYTES, nextId: () => 1 };
  const log = new SessionLog(
    { ...options, onFault },
    0,
    new WaitingCalls(
      new SessionMemory(0),
      () => {},
      () => {},
    ),
  );
  log.http = http;
  const inbox = new Inbox(log, {
    answer: ({ frame }) => received.push(["response", frame]),
    serve: ({ frame }) => received.push(["request", frame]),
    notification: ({ frame }) => received.push(["notification", frame]),
    ownerOf: () => undefined,
    noise: () => {},
  });
  const line = (text: string, validUtf8: boolean) => {
    const before = received.length + faults.length;
    inbox.line(text, 0, validUtf8);
    // Nothing that a server sends is lost without a word.
    if (text.trim() !== "" || http) expect(received.length + faults.length, text).toBeGreaterThan(before);
  };
  return { line, received, faults };
}

function overStdio(chunks: readonly Buffer[]) {
  const { line, received, faults } = receiver();
  const splitter = new LineSplitter(MAX_BYTES, {
    line(bytes) {
      const { text, validUtf8 } = decodeUtf8(bytes);
      line(text, validUtf8);
    },
    tooLarge: () => void faults.push("too large"),
  });
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return { received, faults };
}

function asEvents(chunks: readonly Buffer[]) {
  const { line, received, faults } = receiver(HTTP);
  const events = new EventBody(MAX_BYTES, line);
  if (!chunks.every((chunk) => events.push(chunk))) faults.push("too large");
  return { received, faults };
}

function asBody(chunks: readonly Buffer[]) {
  const { line, received, faults } = receiver(HTTP);
  const body = new WholeBody(MAX_BYTES);
  const isWhole = chunks.every((chunk) => body.push(chunk));
  const { text, validUtf8 } = body.text();
  if (isWhole) line(text, validUtf8);
  else faults.push("too large");
  return { received, faults };
}

const FRAMES = [
  { jsonrpc: "2.0", id: 1, result: { content: [{ type: "text", text: "héllo 😀 }{" }], isError: false } },
  { jsonrpc: "2.0", id: "a", error: { code: -32602, message: 'Invalid "params"', data: { a: [1, null] } } },
  { jsonrpc: "2.0", id: 7, method: "sampling/createMessage", params: { messages: [], maxTokens: 5 } },
  { jsonrpc: "2.0", method: "notifications/message", params: { level: "info", data: "x" } },
].map((frame) => JSON.stringify(frame));

/** Lines of a server: frames, several in one line or in an array, logs, events and their fields, each changed. */
const LINES = [
  ...FRAMES,
  `${FRAMES[0]}${FRAMES[3]}`,
  `[${FRAMES[0]},${FRAMES[3]}]`,
  `data: ${FRAMES[0]}`,
  `id: 1\r\nevent: message\r\ndata: ${FRAMES[1]}\r\n\r\n`,
  "[INFO] listening",
  'ready> {"a":1}',
  "retry: 5",
  "event: endpoint\ndata: /x\n",
  "",
];
const someBytes = fc
  .array(fc.oneof(fc.constantFrom(...LINES), changed(LINES)), { minLength: 1, maxLength: 5 })
  .chain((lines) =>
    fc.tuple(fc.constant(Buffer.from(lines.join("\n"))), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 2 })),
  )
  .map(([bytes, broken]) => {
    for (const [at, byte] of broken) bytes[at % (bytes.length || 1)] = byte;
    return bytes;
  });
// What is kept is written as one character for each byte.
const kept = found("frames").map((text) => Buffer.from(text, "latin1"));

/** The bytes cut at these places. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const at = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, index) => bytes.subarray(from, at[index] ?? bytes.length));
}

const transports = { stdio: overStdio, events: asEvents, body: asBody };

describe("whatever a server sends", () => {
  it.each(Object.entries(transports))(
    "over %s is received or reported, however it is cut",
    (_, receive) => {
      const bytes = fc.tuple(someBytes, fc.array(fc.nat(), { maxLength: 6 }));
      const check = (bytes: Buffer, places: readonly number[]) => {
        expect(receive(cut(bytes, places))).toEqual(receive([bytes]));
      };
      for (const bytes of kept) for (let at = 0; at <= Math.min(bytes.length, 100); at++) check(bytes, [at]);
      fc.assert(
        fc.property(bytes, ([bytes, places]) => check(bytes, places)),
        { numRuns: RUNS },
      );
    },
    3_600_000,
  );

  it("does not keep the frame after it from being received", () => {
    const frame = '{"jsonrpc":"2.0","id":"the last one","result":{}}';
    const last = ["response", JSON.parse(frame)];
    const check = (bytes: Buffer) => {
      expect(overStdio([bytes, Buffer.from(`\n${frame}\n`)]).received.at(-1)).toEqual(last);
      expect(asEvents([bytes, Buffer.from(`\n\ndata: ${frame}\n\n`)]).received.at(-1)).toEqual(last);
    };
    for (const bytes of kept) check(bytes);
    fc.assert(fc.property(someBytes, check), { numRuns: RUNS });
  }, 3_600_000);

  it("is the same message over every transport", () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    const frame = fc.oneof(
      json,
      fc.array(json),
      fc.record(
        {
          jsonrpc: fc.constantFrom<unknown>("2.0", "1.0", 2),
          id: fc.constantFrom<unknown>(1, "a", null, {}),
          method: fc.constantFrom<unknown>("ping", "", 5, null),
          params: json,
          result: json,
          error: fc.oneof(json, fc.record({ code: json, message: json })),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(frame, (frame) => {
        const text = JSON.stringify(frame);
        const { received } = overStdio([Buffer.from(text)]);
        expect(asEvents([Buffer.from(`data: ${text}\n\n`)]).received).toEqual(received);
        expect(asBody([Buffer.from(text)]).received).toEqual(received);
      }),
      { numRuns: RUNS },
    );
  }, 3_600_000);
});
