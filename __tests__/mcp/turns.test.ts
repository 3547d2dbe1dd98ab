import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { inTurns, readInTurns } from "../../src/mcp/channel/turns.js";
import { serve } from "../servers/http-fault-server.mjs";
import { openHttp } from "./http-support.js";
import { call, open, root, sessionOf } from "./support.js";

const server = await serve();
afterAll(() => server.close());

/** The most that was noted in one turn of the event loop while `work` went on. */
async function mostInOneTurn(work: Promise<unknown>, noted: () => number): Promise<number> {
  let most = 0;
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  for (let before = noted(); !isOver; before = noted()) {
    await setImmediate();
    most = Math.max(most, noted() - before);
  }
  return most;
}

it("a stream gives all that it has, in parts, one for each turn", async () => {
  const stream = inTurns(new PassThrough({ highWaterMark: 1024 * 1024 }));
  const parts: Buffer[] = [];
  stream.on("readable", () => {
    for (let part: Buffer = stream.read(); part !== null; part = stream.read()) parts.push(part);
  });
  const ended = new Promise((resolve) => stream.once("end", resolve));
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
  stream.end(bytes);
  expect(await mostInOneTurn(ended, () => parts.length)).toBeLessThanOrEqual(2);
  expect(parts.length).toBeGreaterThan(5);
  expect(Buffer.concat(parts).equals(bytes)).toBe(true);
});

it.each([1, 16 * 1024, 30_000, 100_000])("reads a stream to its end in turns: parts of %i bytes", async (size) => {
  const stream = new PassThrough({ highWaterMark: 1024 * 1024 });
  const parts: Buffer[] = [];
  readInTurns(stream, (part) => parts.push(part));
  const ended = new Promise((resolve) => stream.once("end", resolve));
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
  for (let from = 0; from < bytes.length; from += size) stream.write(bytes.subarray(from, from + size));
  stream.end();
  const read = () => parts.reduce((sum, { length }) => sum + length, 0);
  // Two turns of 16 KiB, because the first may have begun already.
  expect(await mostInOneTurn(ended, read)).toBeLessThanOrEqual(2 * 16 * 1024);
  expect(Buffer.concat(parts).equals(bytes)).toBe(true);
});

// Two turns of 16 KiB, of lines of two bytes.
const MOST = 20_000;

it("a server that floods stdout leaves the event loop to others", async () => {
  const connection = await open([`${root}__tests__/servers/flood-server.mjs`, "lines", "60000"]);
  const answered = call(sessionOf(connection), 300_000);
  expect(await mostInOneTurn(answered, () => connection.faults.length)).toBeLessThan(MOST);
  expect(connection.faults.length).toBeGreaterThanOrEqual(60_000);
  await sessionOf(connection).close();
});

it("a server that floods a stream over HTTP leaves the event loop to others", async () => {
  const connection = await openHttp(`${server.origin}/mcp/noise-flood`);
  const answered = call(sessionOf(connection), 300_000);
  expect(await mostInOneTurn(answered, () => connection.faults.length)).toBeLessThan(MOST);
  expect(connection.faults.length).toBeGreaterThanOrEqual(60_000);
  await sessionOf(connection).close();
});
