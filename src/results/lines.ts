import { openRegularFile } from "../core/read-file.js";

const LINE_FEED = 0x0a;

/** One line of a file, without its line feed. */
export interface Line {
  text: string;
  /** Counted from 1. */
  number: number;
  /** Where it starts, in bytes. */
  offset: number;
  /** Its length in bytes. */
  length: number;
  /** False for a last line without a line feed: it may have been cut. */
  complete: boolean;
}

const CHUNK = 256 * 1024;

/** Reads the lines of a file with one chunk and one line in memory. Stops at a line longer than `maxBytes`. */
export async function* readLines(path: string, maxBytes: number): AsyncIterable<Line> {
  const file = await openRegularFile(path);
  try {
    let parts: Buffer[] = [];
    let length = 0;
    let offset = 0;
    let number = 1;
    for (;;) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK);
      const chunk = buffer.subarray(0, bytesRead);
      let from = 0;
      for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
        const bytes = Buffer.concat([...parts, chunk.subarray(from, end)]);
        yield { text: bytes.toString("utf8"), number, offset, length: bytes.length, complete: true };
        number += 1;
        offset += bytes.length + 1;
        parts = [];
        length = 0;
        from = end + 1;
      }
      parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (bytesRead === 0 || length > maxBytes) break;
    }
    if (length > 0) yield { text: Buffer.concat(parts).toString("utf8"), number, offset, length, complete: false };
  } finally {
    await file.close();
  }
}
