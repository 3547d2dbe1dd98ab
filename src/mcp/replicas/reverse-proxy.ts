import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { parseJson } from "../../core/json/json.js";
import { listen, socketHost } from "../hosts.js";
import { remember } from "../remember.js";
import { headerValue } from "../revisions/param-headers.js";

/** Names the copy that gave a response, and in a request the copy that it is for; with ` again`, that copy only starts again. */
export const REPLICA_HEADER = "mcptest-replica";

/** Where requests can go: `enter` makes it ready and says why it is not; `leave` follows when the response has ended. */
export interface Backend {
  readonly address: URL;
  enter(again: boolean): Promise<string | undefined>;
  leave(): void;
}

/** Headers of one connection; and `accept-encoding`, because responses are searched for the ids of tasks. */
const NOT_FORWARDED = new Set(["connection", "keep-alive", REPLICA_HEADER, "accept-encoding"]);
const MAX_TASKS = 1_000;
const MAX_ID = 1_000;
const TASK_ID = /"taskId"\s*:\s*("(?:[^"\\]|\\.){1,1000}")/g;

/** One address for the copies of a server: each request goes to the next copy, and one about a task to the copy that has it. */
export class ReverseProxy {
  #last = -1;
  /** By the header that names the task. */
  readonly #tasks = new Map<string, number>();

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    private readonly copies: readonly Backend[],
  ) {
    server.on("request", (request, response) => void this.#receive(request, response));
  }

  /** Rejects if the address is in use. */
  static async listen(address: URL, copies: readonly Backend[]): Promise<ReverseProxy> {
    // Deadlines are the session's. A connection that only we close cannot end while a request is on its way.
    const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }).unref();
    await listen(server, Number(address.port), socketHost(address));
    return new ReverseProxy(server, copies);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const index = this.#choose(request);
    const copy = this.copies[index]!;
    const isRestart = / again$/.test(String(request.headers[REPLICA_HEADER]));
    response.once("close", () => copy.leave());
    const reason = await copy.enter(isRestart);
    if (response.destroyed) return;
    if (reason === undefined && !isRestart)
      return forward(request, response, copy.address, index, (id) => this.#remember(id, index));
    const text = reason === undefined ? "" : `replica ${index + 1} did not start again: ${reason}`;
    response.writeHead(reason === undefined ? 204 : 502, { "content-type": "text/plain" }).end(text);
  }

  #choose({ headers }: IncomingMessage): number {
    const namedCopy = Number.parseInt(String(headers[REPLICA_HEADER]), 10) - 1;
    if (this.copies[namedCopy] !== undefined) return namedCopy;
    const taskCopy = this.#tasks.get(String(headers["mcp-name"]));
    if (taskCopy !== undefined && String(headers["mcp-method"]).startsWith("tasks/")) return taskCopy;
    this.#last = (this.#last + 1) % this.copies.length;
    return this.#last;
  }

  #remember(id: string, index: number): void {
    remember(this.#tasks, headerValue(id), index, MAX_TASKS);
  }
}

/** Sends a request on as it is, with its Host, and the response back as it comes. `onTask`: a task that it names. */
function forward(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  index: number,
  onTask: (id: string) => void,
): void {
  const { method, url: path, headers } = request;
  const host = socketHost(address);
  const { port } = address;
  const backendRequest = httpRequest({ host, port, method, path, agent: false, headers: forwardedHeaders(request) });
  const giveUp = () => void response.destroy();
  backendRequest.once("error", giveUp).once("response", (answer) => {
    if (headers["mcp-method"] === "tools/call") findTasks(answer, onTask);
    response.sendDate = false;
    const { statusCode = 502, statusMessage } = answer;
    const answerHeaders = [...forwardedHeaders(answer), REPLICA_HEADER, `${index + 1}`];
    response.writeHead(statusCode, statusMessage, answerHeaders).flushHeaders();
    pipeline(answer, response, () => {});
  });
  response.once("close", () => backendRequest.destroy());
  pipeline(request, backendRequest, () => {});
}

/** The headers as they were written, a name and a value in turn. */
function forwardedHeaders({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, at) => !NOT_FORWARDED.has((rawHeaders[at - (at % 2)] ?? "").toLowerCase()));
}

function findTasks(answer: IncomingMessage, onTask: (id: string) => void): void {
  // In Latin-1, because a chunk may end within a character of UTF-8.
  let text = "";
  answer.on("data", (chunk: Buffer) => {
    text = text.slice(-MAX_ID) + chunk.toString("latin1");
    for (const [, id = ""] of text.matchAll(TASK_ID)) {
      const taskId = parseJson(Buffer.from(id, "latin1").toString("utf8"));
      if (typeof taskId === "string") onTask(taskId);
    }
  });
}
