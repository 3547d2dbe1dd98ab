import type { Readable } from "node:stream";

// Some milliseconds of work, even if each byte is an empty line.
const TURN_BYTES = 16 * 1024;

/** Reads a stream to its end, a limited part of it in one turn of the event loop, so that timers and signals get theirs. */
export function readInTurns(stream: Readable, onBytes: (bytes: Buffer) => void): void {
  let left = TURN_BYTES;
  stream.on("data", (chunk: Buffer) => {
    if (chunk.length < left) {
      left -= chunk.length;
      onBytes(chunk);
      return;
    }
    stream.pause();
    if (chunk.length > left) stream.unshift(chunk.subarray(left));
    onBytes(chunk.subarray(0, left));
    left = TURN_BYTES;
    setImmediate(() => stream.resume());
  });
}

/**
 * Limits what `read()` of a stream gives in one turn in the same way. The reader waits for `readable`. While `isHeld`, it
 * gives nothing.
 */
export function inTurns<T extends Readable>(stream: T, isHeld = () => false): T {
  const read = stream.read.bind(stream);
  let isTurnOver = false;
  stream.read = (size) => {
    // Only Node itself asks with a size.
    if (size !== undefined) return read(size);
    if (isTurnOver) return null;
    const mayRead = !isHeld();
    if (mayRead && stream.readableLength <= TURN_BYTES) return read();
    isTurnOver = true;
    setImmediate(() => {
      isTurnOver = false;
      stream.emit("readable");
    });
    return mayRead ? read(TURN_BYTES) : null;
  };
  return stream;
}
