import { createParser, type EventSourceParser } from "eventsource-parser";
import { type DecodedText, decodeUtf8 } from "./lines.js";

const REPLACEMENT = "\ufffd";
/** The longest delay of setTimeout: it fires at once for anything above. */
const MAX_RETRY_MS = 2 ** 31 - 1;

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

  text(): DecodedText {
    return decodeUtf8(Buffer.concat(this.#parts));
  }
}

/** Reads the events of an SSE stream, each at most `maxBytes`. */
export class EventBody {
  /** The id of the last event that had one: where the stream can be resumed. */
  lastId: string | undefined;
  /** Milliseconds to wait before that, if the server sent them. */
  retryMs: number | undefined;
  events = 0;
  readonly #parser: EventSourceParser;
  // Streaming, because a chunk may end in the middle of a character.
  #decoder = new TextDecoder();
  #strict = new TextDecoder("utf-8", { fatal: true });
  #broken = false;
  #tooLarge = false;
  #isOver = false;
  /** The last line ended in a carriage return: a line feed that follows belongs to it. */
  #afterReturn = false;

  /** `other`: called with events of other types that have data. */
  constructor(
    maxBytes: number,
    message: (data: string, validUtf8: boolean) => void,
    other?: (event: string, data: string) => void,
  ) {
    this.#parser = createParser({
      maxBufferSize: maxBytes,
      onEvent: ({ id, event, data }) => {
        this.events += 1;
        if (this.#isOver) return;
        if (id !== undefined) this.lastId = id === "" ? undefined : id;
        // The parser's own limit applies to incomplete events only.
        if (data.length > maxBytes) this.#tooLarge = true;
        // An event without data only sets the id.
        else if (data === "") return;
        else if (event === undefined || event === "message")
          message(data, !this.#broken || !data.includes(REPLACEMENT));
        else other?.(event, data);
      },
      onRetry: (ms) => {
        this.retryMs = Math.min(ms, MAX_RETRY_MS);
      },
      onError: ({ type }) => {
        if (type === "max-buffer-size-exceeded") this.#tooLarge = true;
      },
    });
  }

  /** Continues with another response, which repeats the incomplete event of the last one. */
  resume(): void {
    this.#parser.reset();
    this.#decoder = new TextDecoder();
    this.#strict = new TextDecoder("utf-8", { fatal: true });
    this.#afterReturn = false;
  }

  push(chunk: Buffer): boolean {
    if (this.#tooLarge) return false;
    this.#check(chunk);
    this.#parser.feed(this.#withLineFeeds(this.#decoder.decode(chunk, { stream: true })));
    return !this.#tooLarge;
  }

  /** Ends the stream: true if it ended within an event, which does not count without the empty line after it. */
  endsWithin(): boolean {
    if (this.#tooLarge) return false;
    const before = this.events;
    this.#isOver = true;
    this.#parser.feed("\n\n");
    this.#isOver = false;
    return this.events > before;
  }

  #check(chunk: Buffer): void {
    if (this.#broken) return;
    try {
      this.#strict.decode(chunk, { stream: true });
    } catch {
      this.#broken = true;
    }
  }

  // After a carriage return, the parser waits for the next character, which may not come for a long time.
  #withLineFeeds(text: string): string {
    if (text === "") return text;
    const from = this.#afterReturn && text.startsWith("\n") ? 1 : 0;
    this.#afterReturn = text.endsWith("\r");
    return text.slice(from).replace(/\r\n?/g, "\n");
  }
}
