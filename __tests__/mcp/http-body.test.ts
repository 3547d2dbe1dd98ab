import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EventBody } from "../../src/mcp/channel/http-body.js";

/** The messages that come of these chunks, those with broken characters, and how many there were after each chunk. */
function read(chunks: readonly (string | Buffer)[], maxBytes = 1_000) {
  const messages: string[] = [];
  const broken: string[] = [];
  const events = new EventBody(maxBytes, (data, validUtf8) => {
    messages.push(data);
    if (!validUtf8) broken.push(data);
  });
  const came = chunks.map((chunk) => {
    events.push(Buffer.from(chunk));
    return messages.length;
  });
  return { messages, broken, came, events };
}

describe("EventBody", () => {
  it.each(["\n", "\r\n", "\r"])("reads lines that end in %j, each event as soon as it is whole", (end) => {
    const lines = [": hi", "id: 7", "data: a", "data:b", "", "event: message", "data: c", ""];
    const { messages, came, events } = read(lines.map((line) => line + end));
    expect(messages).toEqual(["a\nb", "c"]);
    expect(came).toEqual([0, 0, 0, 0, 1, 1, 1, 2]);
    expect(events.lastId).toBe("7");
  });

  it("reads the same wherever the stream is cut", () => {
    const ends = fc.constantFrom("\n", "\r\n", "\r");
    const lines = fc.array(fc.tuple(fc.constantFrom("data: é", "data: x", "", ":", "id: 1", "other"), ends));
    fc.assert(
      fc.property(lines, fc.array(fc.nat(60)), (parts, cuts) => {
        const bytes = Buffer.from(parts.map(([line, end]) => line + end).join(""));
        const at = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
        const chunks = at.slice(1).map((to, index) => bytes.subarray(at[index], to));
        const plain = bytes.toString().replace(/\r\n?/g, "\n");
        expect(read(chunks)).toMatchObject({ messages: read([plain]).messages, broken: [] });
      }),
    );
  });

  it("reports the event with bytes that are not valid UTF-8, and no other", () => {
    const cut = [
      Buffer.from("data: \ufffd a\n\ndata: b").subarray(0, 7),
      Buffer.from("data: \ufffd a\n\ndata: b").subarray(7),
    ];
    const { messages, broken } = read([...cut, Buffer.from([0xff]), "\n\ndata: c\n\n"]);
    expect(messages).toEqual(["\ufffd a", "b\ufffd", "c"]);
    expect(broken).toEqual(["b\ufffd"]);
  });

  it.each([
    ["\ufeffdata: a\n\n", ["a"]],
    ["data: a\n\n\ufeffdata: b\n\n", ["a"]],
    ["data\ndata\n\n", ["\n"]],
    ["data:  two\n\n", [" two"]],
    ["datax: a\n data: a\n: data\n\n", []],
    ["event: other\ndata: a\n\ndata: b\n\n", ["b"]],
    ["data:\n\n", []],
  ])("reads fields as the standard has it: %j", (text, messages) => {
    expect(read([text]).messages).toEqual(messages);
  });

  it.each(["data: 12345678901\n", "data:\n".repeat(12), "x".repeat(11), ": 12345678901\n"])(
    "refuses what is too large for one event: %j",
    (text) => {
      const { events, messages } = read([text, "\n\ndata: a\n\n"], 10);
      expect(events.push(Buffer.from("data: b\n\n"))).toBe(false);
      expect(messages).toEqual([]);
    },
  );

  it.each([
    ["data: a\n", true],
    ["id: 1\ndata: a", true],
    ["data: a\r\r", false],
    ["data: a\n\n: bye\n", false],
    ["data: a\n\nid: 1", false],
    ["", false],
  ])("tells whether the stream ended within an event: %j", (text, within) => {
    const { messages, events } = read([text]);
    const before = [...messages];
    expect(events.endsWithin()).toBe(within);
    expect(messages).toEqual(before);
  });

  it("waits no longer than a timer can", () => {
    expect(read(["retry: 99999999999999\n"]).events.retryMs).toBe(2 ** 31 - 1);
  });
});
