import type { IncomingMessage } from "node:http";

/**
 * The text of a request's body. Throws if the connection breaks before its end.
 *
 * @returns undefined if it has more than `maxBytes`; the rest of it is not read
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else {
        request.pause();
        resolve(undefined);
      }
    });
    request.once("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
    request.once("error", reject);
    request.once("close", () => reject(new Error("The connection broke")));
  });
}
