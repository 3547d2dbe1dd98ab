import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeUtf8, LineSplitter } from "../../src/mcp/channel/lines.js";

/** What a splitter makes of these chunks: lines as text, refused ones as their length of head. */
function split(chunks: readonly Buffer[], maxBytes = 1_000): (string | { head: string } | { invalid: string })[] {
  const reported: (string | { head: string } | { invalid: string })[] = [];
  const splitter = new LineSplitter(maxBytes, {
    line(bytes) {
      const { text, validUtf8 } = decodeUtf8(bytes);
      reported.push(validUtf8 ? text : { invalid: text });
    },
    tooLarge: (head) => void reported.push({ head: head.toString() }),
  });
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return reported;
}

/** The bytes cut at these places. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const at = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, index) => bytes.subarray(from, at[index] ?? bytes.length));
}

describe("LineSplitter", () => {
  it("returns lines as they are, blank ones and carriage returns too, and what is left at the end", () => {
    expect(split([Buffer.from("a\r\n\n\ufeffb\nrest")])).toEqual(["a\r", "", "\ufeffb", "rest"]);
  });

  it("gives the same lines however the bytes are cut, in the middle of a character too", () => {
    const lines = fc.array(fc.string({ unit: "binary" }).map((text) => text.replaceAll("\n", "")));
    fc.assert(
      fc.property(lines, fc.array(fc.nat()), (lines, places) => {
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(""));
        const expected = lines.map((line) => Buffer.from(line).toString());
        expect(split(cut(bytes, places), bytes.length + 1)).toEqual(expected);
      }),
    );
  });

  it("refuses exactly the lines over the limit, however the bytes are cut", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.array(fc.nat()), (lengths, places) => {
        const bytes = Buffer.from(lengths.map((length) => `${"x".repeat(length)}\n`).join(""));
        const expected = lengths.map((length) => (length > 10 ? "refused" : "x".repeat(length)));
        const reported = split(cut(bytes, places), 10).map((one) => (typeof one === "string" ? one : "refused"));
        expect(reported).toEqual(expected);
      }),
    );
  });

  it("keeps the head of a refused line, drops the rest, and goes on behind it", () => {
    const chunks = [Buffer.from("12345"), Buffer.from("67890abc"), Buffer.from("dropped"), Buffer.from("too\nnext\n")];
    expect(split(chunks, 10)).toEqual([{ head: "1234567890abc" }, "next"]);
  });

  it("reports bytes that are not valid UTF-8, but not a replacement character that was written", () => {
    const bad = Buffer.from([0x61, 0xff, 0x0a]);
    expect(split([bad])).toEqual([{ invalid: "a\ufffd" }]);
    expect(split([bad.subarray(0, 2), bad.subarray(2)])).toEqual([{ invalid: "a\ufffd" }]);
    expect(split([Buffer.from("\ufffd\n")])).toEqual(["\ufffd"]);
  });
});
