import { canonicalJson, isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { REPLICA_HEADER } from "../../../mcp/replicas/reverse-proxy.js";
import { CAPABILITIES_META } from "../../../mcp/revisions/known.js";
import { type CheckResult, failed, type Item, skipped, unverified } from "../../server/check-result.js";
import { oncePerSession } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import { madeUpAnswers, TAKES_INPUT } from "../../server/made-up-input.js";
import {
  evidenceOfExchanges,
  type LiveExchange,
  type LogEntry,
  type SendOptions,
  WireClient,
} from "../../server/wire/client.js";
import { namesHeaders } from "../transport/http-modern.js";

const MAX_TRIED = 20;
const MAX_ASKING = 3;
const MAX_ROUNDS = 5;
const NO_CONTENT = 204;
export const NO_STATE = skipped(say`its questions have no requestState`);

export interface StateCall {
  tool: Item;
  args: Item;
}

/** A call that asks for input and, once it has that, is done. */
export interface AskingCall extends StateCall {
  /** How many questions come before the last one. */
  depth: number;
  /** Its results, of two times. */
  done: readonly LiveExchange[];
}

/** How a call ended; `lost`: without an answer, or with HTTP 5xx. */
export type CallEnd = "done" | "asks" | "refused" | "lost";

/** What the rules of state send to a server, as one client or two. */
export class StateRun {
  private constructor(
    readonly server: LiveServer,
    readonly client: WireClient,
    /** Another principal, if there is one. */
    readonly second: WireClient | undefined,
  ) {}

  static async open(server: LiveServer): Promise<StateRun> {
    const log: LogEntry[] = [];
    const { second } = server.target;
    const other = second && (await new WireClient(server.withTarget(second), undefined, "B", log).open());
    return new StateRun(server, await new WireClient(server, undefined, "A", log).open(), other);
  }

  /** How many copies of the server run; undefined if it is one process, or nobody knows. */
  get copies(): number | undefined {
    return this.server.target.replicas?.count;
  }

  /** The tools that may be called, with arguments. */
  get calls(): StateCall[] {
    const tools = this.server.callable.filter((tool) => !namesHeaders(tool));
    return tools.slice(0, MAX_TRIED).map((tool) => this.callOf(tool));
  }

  /** A call of a tool of the list, with arguments. */
  callOf(tool: Item): StateCall {
    return { tool, args: this.server.callOf(tool).arguments };
  }

  /** Calls a tool that a suite names; it is in the list. */
  async callNamed(name: string, args: Item = {}, client = this.client): Promise<LiveExchange> {
    const call = this.callOf(this.server.listed.tools.find((tool) => tool.name === name) ?? { name });
    return this.call({ ...call, args: { ...call.args, ...args } }, {}, 1, client);
  }

  /** Calls a tool, on the first copy of the server by default. */
  async call({ tool, args }: StateCall, more: Item = {}, copy = 1, client = this.client): Promise<LiveExchange> {
    return this.send("tools/call", { name: tool.name, arguments: args, ...more }, copy, client);
  }

  async send(method: string, params: Item, copy = 1, client = this.client): Promise<LiveExchange> {
    const exchange = this.open(method, params, { copy, client });
    await exchange.over;
    return exchange;
  }

  open(
    method: string,
    params: Item,
    { copy = 1, client = this.client, ...options }: SendOptions & { copy?: number; client?: WireClient },
  ): LiveExchange {
    const _meta = { [CAPABILITIES_META]: TAKES_INPUT };
    const headers = this.copies === undefined ? {} : { [REPLICA_HEADER]: `${copy}` };
    return client.request(method, { _meta, ...params }, { headers, ...options });
  }

  /** Starts the first copy again; false if it does not start. */
  async restart(): Promise<boolean> {
    const headers = { [REPLICA_HEADER]: "1 again" };
    const exchange = this.client.request(this.server.liveness, {}, { headers, staysOpen: true });
    await exchange.over;
    return exchange.http?.status === NO_CONTENT;
  }

  /** A failure with exchanges as evidence; unverified if one of their answers was only late. */
  failed(message: Redacted, ...exchanges: LiveExchange[]): CheckResult {
    const late = exchanges.find(({ isLate }) => isLate);
    return late?.missing ? unverified(late.missing) : failed(message, evidenceOfExchanges(...exchanges));
  }

  /** The last question of a call; undefined if it does not come. */
  async lastQuestion(call: AskingCall): Promise<LiveExchange | undefined> {
    let reply = await this.call(call);
    for (let round = 0; round < call.depth; round += 1) reply = await this.call(call, inputOf(reply));
    return endOfCall(reply) === "asks" ? reply : undefined;
  }

  /** The calls that ask for something first, a few of them. */
  async findAskingCalls(): Promise<AskingCall[]> {
    const askingCalls: AskingCall[] = [];
    for (const call of this.calls) {
      const asking = await this.asAskingCall(call);
      if (asking) askingCalls.push(asking);
      if (askingCalls.length === MAX_ASKING) break;
    }
    return askingCalls;
  }

  /** A call, if it asks for something and is then done, two times. */
  async asAskingCall(call: StateCall): Promise<AskingCall | undefined> {
    let reply = await this.call(call);
    for (let depth = 0; depth < MAX_ROUNDS && endOfCall(reply) === "asks"; depth += 1) {
      const next = await this.call(call, inputOf(reply));
      if (endOfCall(next) !== "done") {
        reply = next;
        continue;
      }
      const asking = { ...call, depth, done: [next] };
      const again = await this.lastQuestion(asking);
      const done = again && (await this.call(call, inputOf(again)));
      return done && endOfCall(done) === "done" ? { ...asking, done: [next, done] } : undefined;
    }
    return undefined;
  }
}

export const stateRun = oncePerSession(StateRun.open);
export const askingCalls = oncePerSession(async (server) => (await stateRun(server)).findAskingCalls());

export function endOfCall({ answer, http }: LiveExchange): CallEnd {
  const status = http?.status ?? 0;
  if (status >= 500 || (!answer && !(status >= 400))) return "lost";
  const { result } = answer ?? {};
  if (!isObject(result) || result.isError === true) return "refused";
  return result.resultType === "input_required" ? "asks" : "done";
}

/** Whether a call gets a result or a question. */
export function isServed(exchange: LiveExchange): boolean {
  return ["done", "asks"].includes(endOfCall(exchange));
}

/** The state of a question; undefined if it has none. */
export function stateOf(question: LiveExchange): string | undefined {
  const { requestState } = question.result;
  return typeof requestState === "string" ? requestState : undefined;
}

/** What a client sends after a question: made-up answers, and the state. */
export function inputOf(question: LiveExchange): Item {
  const { inputRequests, requestState } = question.result;
  return {
    ...(inputRequests !== undefined && { inputResponses: madeUpAnswers(inputRequests) }),
    ...(requestState !== undefined && { requestState }),
  };
}

/** Whether two calls said the same. */
export function haveSameContent(one: LiveExchange, other: LiveExchange): boolean {
  const contentOf = ({ result: { content, structuredContent } }: LiveExchange) =>
    canonicalJson([content, structuredContent ?? null]);
  return contentOf(one) === contentOf(other);
}
