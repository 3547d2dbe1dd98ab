import { isUtf8 } from "node:buffer";
import { createParser, type EventSourceParser } from "eventsource-parser";

export interface BodyText {
  text: string;
  validUtf8: boolean;
}

const REPLACEMENT = "\ufffd";

/** Holds a whole body, at most `maxBytes`. */
export class WholeBody {
  readonly #parts: Buffer[] = [];
  #size = 0;

  constructor(readonly maxBytes: number) {}

  push(chunk: Buffer): boolean {
    this.#size += chunk.length;
    if (this.#size > this.maxBytes) return false;
    this.#parts.push(chunk);
    return true;
  }

  /** What has come so far. */
  text(): BodyText {
    const [only] = this.#parts;
    const bytes = this.#parts.length === 1 && only ? only : Buffer.concat(this.#parts);
    const text = bytes.toString("utf8");
    return { text, validUtf8: !text.includes(REPLACEMENT) || isUtf8(bytes) };
  }
}

/** Reads the events of an SSE stream, each at most `maxBytes`. */
export class EventBody {
  /** Of the last event that had one: from where the stream can be taken up again. */
  lastId: string | undefined;
  /** Milliseconds to wait before that, where the server says so. */
  retryMs: number | undefined;
  /** How many events came. */
  events = 0;
  readonly #parser: EventSourceParser;
  // Streaming, for a character may be cut in two by a chunk.
  #decoder = new TextDecoder();
  #tooLarge = false;

  /** `other`: told of events of other types that have data. */
  constructor(maxBytes: number, message: (data: string) => void, other?: (event: string, data: string) => void) {
    this.#parser = createParser({
      maxBufferSize: maxBytes,
      onEvent: ({ id, event, data }) => {
        this.events += 1;
        if (id !== undefined) this.lastId = id === "" ? undefined : id;
        // The parser's own limit is for what is not yet whole.
        if (data.length > maxBytes) this.#tooLarge = true;
        // An event without data only tells its id.
        else if (data === "") return;
        else if (event === undefined || event === "message") message(data);
        else other?.(event, data);
      },
      onRetry: (ms) => {
        this.retryMs = ms;
      },
      onError: ({ type }) => {
        if (type === "max-buffer-size-exceeded") this.#tooLarge = true;
      },
    });
  }

  /** The stream goes on in another response: what was cut off in the last one comes again. */
  resume(): void {
    this.#parser.reset();
    this.#decoder = new TextDecoder();
  }

  push(chunk: Buffer): boolean {
    if (!this.#tooLarge) this.#parser.feed(this.#decoder.decode(chunk, { stream: true }));
    return !this.#tooLarge;
  }
}
