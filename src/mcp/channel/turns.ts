import type { Readable } from "node:stream";

// Some milliseconds of work, even if each byte is an empty line.
const TURN_BYTES = 16 * 1024;

/**
 * Limits what `read()` of a stream gives in one turn of the event loop, so that timers and signals get theirs even if the
 * server never stops writing. The reader waits for `readable`. While `isHeld`, it gives nothing.
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
