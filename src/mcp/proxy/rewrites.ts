import { Transform } from "node:stream";
import { asObject, parseJson } from "../../core/json/json.js";
import { isLoopback } from "../hosts.js";

/** The beginning of an event, up to the empty line after it. */
const FIRST_EVENT = /^[\s\S]*?(?:\r\n\r\n|\n\n|\r\r)/;
/** An event that names no address is not that long. */
const MAX_HELD = 64 * 1024;

/** Where a server says its own address: what stands in its place, so that clients come to the recorder. */
export class Addresses {
  constructor(
    /** The origin of the server. */
    private readonly theirs: URL,
    /** The origin of the recorder. */
    private readonly ours: string,
  ) {}

  /** An address of the server as one of ours; undefined for any other. */
  toOurs(text: string): string | undefined {
    if (!URL.canParse(text)) return undefined;
    const url = new URL(text);
    if (!this.#isTheirs(url)) return undefined;
    // What follows the origin stays as it is written.
    const [, rest = ""] = /^[a-z]+:\/\/[^/?#]*(.*)$/is.exec(text) ?? [];
    return this.ours + rest;
  }

  /** The headers of a response, a name and a value in turn. */
  headersToOurs(rawHeaders: readonly string[]): string[] {
    return rawHeaders.map((value, at) => {
      const name = at % 2 === 1 ? rawHeaders[at - 1]?.toLowerCase() : "";
      if (name === "location") return this.toOurs(value) ?? value;
      if (name !== "www-authenticate") return value;
      return value.replace(
        /(\bresource_metadata=")([^"]*)(?=")/i,
        (_, start, url) => start + (this.toOurs(url) ?? url),
      );
    });
  }

  /** Metadata of a protected resource that names our address; undefined if it does not name that of the server. */
  metadataToOurs(text: string): string | undefined {
    const metadata = asObject(parseJson(text));
    const resource = this.toOurs(String(metadata.resource));
    return resource === undefined ? undefined : JSON.stringify({ ...metadata, resource });
  }

  /** Passes a stream of events as it comes, with our address in the first event that has data, if that is an `endpoint`. */
  endpointToOurs(): Transform {
    let held = "";
    let isPast = false;
    // In Latin-1, because a chunk may end within a character of UTF-8.
    const rewritten = (event: string) =>
      /^event: ?endpoint\s*$/m.test(event)
        ? event.replace(/^(data: ?)(.*)$/m, (_, start, url) => start + (this.toOurs(url) ?? url))
        : event;
    return new Transform({
      transform(chunk: Buffer, _, done) {
        if (isPast) return done(null, chunk);
        held += chunk.toString("latin1");
        let out = "";
        for (let [event] = FIRST_EVENT.exec(held) ?? []; event !== undefined && !isPast; ) {
          held = held.slice(event.length);
          isPast = /^data/m.test(event);
          out += rewritten(event);
          [event] = FIRST_EVENT.exec(held) ?? [];
        }
        isPast ||= held.length > MAX_HELD;
        if (isPast) {
          out += held;
          held = "";
        }
        done(null, Buffer.from(out, "latin1"));
      },
      flush(done) {
        done(null, Buffer.from(held, "latin1"));
      },
    });
  }

  #isTheirs({ origin, protocol, hostname, port }: URL): boolean {
    const { theirs } = this;
    const isSameMachine = isLoopback(hostname) && isLoopback(theirs.hostname);
    return origin === theirs.origin || (isSameMachine && protocol === theirs.protocol && port === theirs.port);
  }
}
