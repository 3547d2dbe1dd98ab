import type { Readable, Writable } from "node:stream";
import { LineSplitter } from "../channel/lines.js";
import { parseMessage } from "./envelope.js";
import { MockPlayer, type MockScript, newPeer } from "./player.js";
import { INVALID_REQUEST, refusal } from "./types.js";

/** Where a mock reads requests and writes answers: a process's stdin and stdout, say. */
export interface MockStreams {
  input: Readable;
  output: Writable;
}

export const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;

/**
 * Plays a server by its script, one line of JSON for each message.
 *
 * @returns how it ended: by the end of its input, or by a crash that the script asks for, on which the caller ends
 *   the process at once with a code other than 0
 */
export function serveMock(script: MockScript, { input, output }: MockStreams): Promise<"ended" | "crashed"> {
  return new Promise((resolve) => {
    const player = new MockPlayer(script);
    const peer = newPeer();
    let over = false;
    const stop = (how: "ended" | "crashed") => {
      over = true;
      input.destroy();
      resolve(how);
    };
    const write = (line: string) => {
      if (!over && output.writable) output.write(`${line}\n`);
    };
    const receive = async (line: string) => {
      if (line.trim() === "") return;
      const reply = await player.reply(parseMessage(line), peer);
      if (reply.kind === "crash") stop("crashed");
      else if (reply.kind === "text") for (const text of [...(reply.before ?? []), reply.text]) write(text);
    };
    const tooLarge = () => write(player.refuse(refusal(INVALID_REQUEST, "The message is too large"), peer));
    const splitter = new LineSplitter(MAX_MESSAGE_BYTES, { line: (text) => void receive(text), tooLarge });

    output.on("error", () => stop("ended")); // whoever listened has gone
    input.on("data", (chunk: Buffer) => splitter.push(chunk, 0));
    input.once("end", () => splitter.end(0));
    input.once("close", () => resolve("ended"));
    input.once("error", () => stop("ended"));
  });
}
