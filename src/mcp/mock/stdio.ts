import type { Readable, Writable } from "node:stream";
import { sleep } from "../../core/clock.js";
import { parseJson } from "../../core/json/json.js";
import { LineSplitter } from "../channel/lines.js";
import { INVALID_REQUEST } from "../error-codes.js";
import { MockPlayer, type MockScript, newPeer } from "./player.js";
import { refusal } from "./protocol.js";

export const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
/** The time limit of the last answers after the end of the input, in milliseconds. */
const LAST_ANSWERS_MS = 1_000;

/** Plays a script over stdio, one line of JSON per message, until its input ends, or the script crashes. */
export function serveMock(
  script: MockScript,
  { input, output }: { input: Readable; output: Writable },
): Promise<"ended" | "crashed"> {
  return new Promise((resolve) => {
    const player = new MockPlayer(script);
    const peer = newPeer();
    const answering = new Set<Promise<void>>();
    let isOver = false;
    const stop = (how: "ended" | "crashed") => {
      isOver = true;
      input.destroy();
      resolve(how);
    };
    const write = (line: string) => {
      if (!isOver && output.writable) output.write(`${line}\n`);
    };
    const receive = async (line: string) => {
      if (line.trim() === "") return;
      const reply = await player.reply(parseJson(line), peer, { send: write });
      if (reply.kind === "crash") stop("crashed");
      else if (reply.kind === "text") for (const text of [...(reply.before ?? []), reply.text]) write(text);
    };
    const tooLarge = () => write(player.refuse(refusal(INVALID_REQUEST, "The message is too large"), peer));
    const line = (bytes: Buffer) => {
      const answer: Promise<void> = receive(bytes.toString("utf8")).finally(() => answering.delete(answer));
      answering.add(answer);
    };
    const splitter = new LineSplitter(MAX_MESSAGE_BYTES, { line, tooLarge });
    const finish = async () => {
      splitter.end();
      await Promise.race([Promise.all(answering), sleep(LAST_ANSWERS_MS)]);
      stop("ended");
    };

    output.on("error", () => stop("ended")); // the reader has gone
    input.on("data", (chunk: Buffer) => splitter.push(chunk));
    input.once("end", () => void finish());
    input.once("close", () => {
      if (!input.readableEnded) stop("ended");
    });
    input.once("error", () => stop("ended"));
  });
}
