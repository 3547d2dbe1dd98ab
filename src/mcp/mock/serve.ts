import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { MockFault, MockManifest } from "../../core/generated/mock.js";
import { isObject } from "../../core/json.js";
import { LineSplitter } from "../channel/lines.js";
import { classify } from "../classify.js";
import { answerOf } from "./answer.js";

/** Where a mock reads requests and writes answers: a process's stdin and stdout, say. */
export interface MockStreams {
  input: Readable;
  output: Writable;
}

const MAX_FRAME_BYTES = 16 * 1024 * 1024;
const garbage = "}{ this is no JSON\n";

/**
 * Plays the server of a manifest, one line of JSON for each message.
 *
 * @returns how it ended: by the end of its input, or by a crash that the manifest asks for, on which the caller ends
 *   the process at once with a code other than 0
 */
export function serveMock(manifest: MockManifest, { input, output }: MockStreams): Promise<"ended" | "crashed"> {
  return new Promise((resolve) => {
    const calls = new Map<string, number>();
    let over = false;
    const stop = (how: "ended" | "crashed") => {
      over = true;
      input.destroy();
      resolve(how);
    };
    const write = (text: string) => {
      if (!over && output.writable) output.write(text);
    };
    const splitter = new LineSplitter(MAX_FRAME_BYTES, {
      line: (text) => void receive(text),
      tooLarge: () => write(frame(null, { error: { code: -32600, message: "The message is too large" } })),
    });

    async function receive(line: string): Promise<void> {
      if (line.trim() === "") return;
      const value = parse(line);
      if (!Array.isArray(value)) write((await reply(value)) ?? "");
      else {
        const replies = await Promise.all(value.map(reply));
        const answers = replies.flatMap((text) => (text === undefined ? [] : [text.trimEnd()]));
        if (answers.length > 0) write(`[${answers.join(",")}]\n`);
      }
    }

    /** The line that answers a message; undefined where nothing does. */
    async function reply(value: unknown): Promise<string | undefined> {
      const told = classify(value);
      if (told.kind === "notification" || told.kind === "response") return undefined;
      if (told.kind !== "request") {
        const code = value === undefined ? -32700 : -32600;
        return frame(null, { error: { code, message: value === undefined ? "Parse error" : "Invalid request" } });
      }
      const params = isObject(told.frame.params) ? told.frame.params : {};
      for (const { fault, ms } of told.method === "tools/call" ? faultsOf(params.name) : []) {
        if (over) return undefined;
        if (fault === "delay") await sleep(ms);
        else if (fault === "garbage") return garbage;
        else if (fault === "drop") return undefined;
        else if (fault === "crash") stop("crashed");
        else over = true;
      }
      return frame(told.id, await answerOf(manifest, told.method, params));
    }

    /** The faults of a tool's call, which is counted by this; delays come first. */
    function faultsOf(name: unknown): MockFault[] {
      const tool = manifest.tools?.find((one) => one.name === name);
      if (tool?.faults === undefined) return [];
      const count = (calls.get(tool.name) ?? 0) + 1;
      calls.set(tool.name, count);
      const due = tool.faults.filter(({ call = count }) => call === count);
      return due.sort((a, b) => Number(b.fault === "delay") - Number(a.fault === "delay"));
    }

    output.on("error", () => stop("ended")); // whoever listened has gone
    input.on("data", (chunk: Buffer) => splitter.push(chunk, 0));
    input.once("end", () => splitter.end(0));
    input.once("close", () => resolve("ended"));
    input.once("error", () => stop("ended"));
  });
}

function frame(id: unknown, answer: object): string {
  return `${JSON.stringify({ jsonrpc: "2.0", id, ...answer })}\n`;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
