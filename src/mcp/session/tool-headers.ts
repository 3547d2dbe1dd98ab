import { nowMs } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import { cut, hide, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import type { Frame } from "../frames.js";
import { listAll } from "../list-all.js";
import { type ParamHeaders, paramHeaders, readParamHeaders } from "../revisions/param-headers.js";
import type { Outcome, Owner, RequestOptions, SessionFault } from "../types.js";

const HEADER_MISMATCH = -32020;
const MAX_TOOLS = 100_000;

/** The arguments of a server's tools that are sent in headers; requested from the server before the first tool call. */
export class ToolHeaders {
  readonly #byTool = new Map<string, ParamHeaders>();
  #listed: Promise<void> | undefined;

  constructor(
    private readonly send: (method: string, params: Frame | undefined, options: RequestOptions) => Promise<Outcome>,
    private readonly onFault: ((fault: SessionFault) => void) | undefined,
  ) {}

  /** The headers of a call; `wrong` if no client may call the tool. Without a readable list, there are none. */
  async headersOf(
    params: Frame | undefined,
    timeoutMs: number,
  ): Promise<{ headers: Record<string, string> } | { wrong: string }> {
    this.#listed ??= this.#list(timeoutMs);
    await this.#listed;
    const cached = this.#byTool.get(String(params?.name));
    if (cached === undefined) return { headers: {} };
    if ("wrong" in cached) return { wrong: `a client must not call the tool ${params?.name}: ${cached.wrong}` };
    return { headers: paramHeaders(cached.headers, params?.arguments) };
  }

  /** Learns from a list that a test requested, and forgets what a server no longer agrees to. */
  noteAnswer(method: string, params: Frame | undefined, outcome: Outcome, owner?: Owner): void {
    if (outcome.kind !== "answer") return;
    const { result, error } = outcome.answer;
    if (method === "tools/list" && isObject(result) && Array.isArray(result.tools)) {
      this.#learn(result.tools, owner);
      if (params?.cursor === undefined && result.nextCursor === undefined) this.#listed ??= Promise.resolve();
    }
    if (isObject(error) && error.code === HEADER_MISMATCH) this.#listed = undefined;
  }

  async #list(timeoutMs: number): Promise<void> {
    const until = nowMs() + timeoutMs;
    const { items } = await listAll("tools/list", (method, params) =>
      this.send(method, params, { timeoutMs: Math.max(1, until - nowMs()), purpose: "handshake" }),
    );
    this.#learn(items);
  }

  #learn(tools: readonly unknown[], owner?: Owner): void {
    for (const tool of tools) {
      if (!isObject(tool) || typeof tool.name !== "string" || this.#byTool.size >= MAX_TOOLS) continue;
      const read = readParamHeaders(tool.inputSchema);
      const before = this.#byTool.get(tool.name);
      this.#byTool.set(tool.name, read);
      if (!("wrong" in read) || (before && "wrong" in before && before.wrong === read.wrong)) continue;
      const message = say`A client must ignore the tool ${cut(hide(tool.name), 100)}: ${hide(read.wrong)}.`;
      const evidence = jsonExcerpt(tool, 500, "");
      this.onFault?.({ rule_id: "FAULT-SCHEMA-PARAM-HEADER", message, evidence, ...(owner && { owner }) });
    }
  }
}
