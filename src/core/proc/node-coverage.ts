import { createServer, type Server, type Socket } from "node:net";
import { basename, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { makeTempFolder, removeFolder, writeProgram } from "../out.js";
import { preloadText } from "./coverage-preload.js";
import { settlesWithin } from "./end.js";

/** A function that ran: its script, and `[start, end, count]` of the whole function, then of its blocks. */
export type ExecutedFunction = readonly [url: string, ranges: readonly (readonly [number, number, number])[]];

/** A server under test is untrusted: what it sends is limited. */
const MAX_ANSWER = 16 * 1024 * 1024;
const MAX_PROCESSES = 32;
const MAX_RANGES = 5_000;
/** A process that answers calls answers this too. */
const ANSWER_MS = 10_000;
/** A Node process connects before its own program starts, so one that has answered a call is connected or never will be. */
const CONNECT_MS = 2_000;

/**
 * Reads what the Node processes of a server execute. They load a preload by NODE_OPTIONS, which goes through npx and shells,
 * and connect to a socket in a temporary folder.
 */
export class NodeCoverage {
  readonly #processes = new Set<MeasuredProcess>();
  readonly #server: Server;
  #onConnect = () => {};
  readonly #connected = new Promise<void>((resolve) => {
    this.#onConnect = resolve;
  });

  private constructor(
    private readonly folder: string,
    private readonly preload: string,
  ) {
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Starts to listen. `close` must follow. */
  static async open(): Promise<NodeCoverage> {
    const folder = makeTempFolder();
    const address = process.platform === "win32" ? `\\\\.\\pipe\\${basename(folder)}` : join(folder, "socket");
    const coverage = new NodeCoverage(folder, writeProgram(join(folder, "preload.cjs"), preloadText(address)));
    try {
      await new Promise<void>((resolve, reject) => {
        coverage.#server.once("error", reject).listen(address, resolve);
      });
    } catch (error) {
      removeFolder(folder);
      throw error;
    }
    return coverage;
  }

  /** The environment of a process that reports what it executes. Its own NODE_OPTIONS stay. */
  environment(env: Readonly<Record<string, string>>): Record<string, string> {
    const { NODE_OPTIONS: own = "" } = env;
    return { ...env, NODE_OPTIONS: `${own} --require=${JSON.stringify(this.preload)}`.trim() };
  }

  /** What was executed since the last time, in the process that did most; undefined if no process answers. */
  async take(): Promise<readonly ExecutedFunction[] | undefined> {
    // A connection may be waiting to be accepted.
    await setImmediate();
    if (this.#processes.size === 0 && !(await settlesWithin(this.#connected, CONNECT_MS))) return undefined;
    const answers = await Promise.all([...this.#processes].map((one) => one.ask()));
    const read = answers.filter((answer) => answer !== undefined);
    // A wrapper such as npx only waits while the server works.
    return read.toSorted((a, b) => b.length - a.length)[0];
  }

  /** Ends all connections, and removes the folder. */
  close(): void {
    for (const one of this.#processes) one.end();
    this.#server.close();
    removeFolder(this.folder);
  }

  #accept(socket: Socket): void {
    if (this.#processes.size >= MAX_PROCESSES) {
      socket.destroy();
      return;
    }
    const connected = new MeasuredProcess(socket);
    this.#processes.add(connected);
    socket.once("close", () => this.#processes.delete(connected));
    this.#onConnect();
  }
}

/** A process that reports what it executes. */
class MeasuredProcess {
  #text = "";
  #answer: ((executed: readonly ExecutedFunction[] | undefined) => void) | undefined;

  constructor(private readonly socket: Socket) {
    socket.setEncoding("utf8");
    socket.on("error", () => {});
    socket.on("data", (chunk: string) => this.#receive(chunk));
    socket.once("close", () => this.#answer?.(undefined));
  }

  /** What it executed since the last time; undefined if it does not say so. */
  async ask(): Promise<readonly ExecutedFunction[] | undefined> {
    const answer = new Promise<readonly ExecutedFunction[] | undefined>((resolve) => {
      this.#answer = resolve;
    });
    this.socket.write("\n");
    if (await settlesWithin(answer, ANSWER_MS)) return answer;
    this.end();
    return undefined;
  }

  end(): void {
    this.socket.destroy();
  }

  #receive(chunk: string): void {
    this.#text += chunk;
    const isComplete = chunk.endsWith("\n");
    if (this.#answer === undefined || this.#text.length > MAX_ANSWER) this.end();
    else if (isComplete) {
      this.#answer(executedIn(this.#text));
      this.#answer = undefined;
      this.#text = "";
    }
  }
}

/** The functions in an answer; undefined if it has another form. */
function executedIn(text: string): readonly ExecutedFunction[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isExecuted) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isExecuted(value: unknown): value is ExecutedFunction {
  if (!Array.isArray(value) || typeof value[0] !== "string" || !Array.isArray(value[1])) return false;
  return value[1].length > 0 && value[1].length <= MAX_RANGES && value[1].every(isRange);
}

function isRange(value: unknown): boolean {
  return Array.isArray(value) && value.length === 3 && value.every((number) => Number.isSafeInteger(number));
}
