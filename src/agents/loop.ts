import { createHash } from "node:crypto";
import { canonicalJson, isNestedOver, isObject } from "../core/json/json.js";
import { LIMITS } from "../core/limits.js";
import { cut, hide, say } from "../core/redaction/redacted.js";
import type { AgentLimits } from "../rules/models.js";
import type { Catalog, ServerTool } from "./catalog.js";
import {
  type Message,
  type Model,
  type ModelCall,
  ModelFault,
  type ModelReply,
  type StopReason,
  type Trace,
  type TracedCall,
  type TracedResult,
  type TracedTurn,
  type Usage,
} from "./types.js";

/** Characters of a tool's result that a model sees. */
const MAX_RESULT = 64 * 1024;

/** What stands in the trace for arguments that are nested too deeply. */
const TOO_DEEP = "(nested too deeply)";

/** What a tool answered: for the trace, and as text for the model. */
export interface ToolAnswer {
  isError: boolean;
  result: unknown;
  text: string;
}

/** Calls a tool of a server. Never throws because of the server. */
export type CallTool = (tool: ServerTool, args: Record<string, unknown>) => Promise<ToolAnswer>;

/** An agent: a model with tools, and a user who talks to it. */
export interface Agent {
  /** Its `ask` counts towards the tokens of the run. */
  model: Model;
  catalog: Catalog;
  call: CallTool;
  user: (model: Model) => User;
  /** True records what happened in each turn of the user. */
  hasTurns: boolean;
  system?: string;
  limits: AgentLimits;
  /** Milliseconds; injected faults add to them. */
  now: () => number;
}

/** Runs a conversation to its end, or to the first limit that it passes. Throws ModelFault. */
export async function runAgent(agent: Agent): Promise<Trace> {
  const { model, catalog, call, system, limits, now } = agent;
  const log = new TraceLog();
  const messages: Message[] = [];
  const startedAt = now();
  // What the model sees, message by message, without what differs from run to run.
  const context = createHash("sha256").update(canonicalJson([system === undefined ? "" : hide(system), catalog.tools]));
  const countingModel: Model = {
    ...model,
    ask: async (request) => {
      const reply = await model.ask(request);
      log.addReply(reply);
      return reply;
    },
  };
  const user = agent.user(countingModel);
  let stop: StopReason = "completed";
  while (stop === "completed") {
    const text = await user(messages);
    if (text === undefined) break;
    add({ role: "user", text: hide(text) });
    log.startTurn(text);
    stop = await answer();
  }
  return log.trace(stop, now() - startedAt, messages.length, agent.hasTurns);

  function add(message: Message): void {
    messages.push(message);
    context.update(canonicalJson(withoutIds(message)));
  }

  async function answer(): Promise<StopReason> {
    for (let turn = 0; turn < limits.maxTurns; turn += 1) {
      if (isLate()) return "time_budget";
      const inputs = context.copy().digest("hex");
      const reply = await countingModel.ask({
        ...(system !== undefined && { system: hide(system) }),
        messages,
        ...(catalog.tools.length > 0 && { tools: catalog.tools }),
        maxTokens: limits.maxTokens,
      });
      const { text, end, raw } = reply;
      const calls = reply.calls.map((toolCall) =>
        isNestedOver(toolCall.args, LIMITS.fileLevels) ? { ...toolCall, args: TOO_DEEP } : toolCall,
      );
      add({ role: "assistant", text, calls, ...(raw !== undefined && { raw }) });
      if (calls.length === 0) log.setFinal(text);
      if (log.totalTokens > (limits.tokenBudget ?? Number.POSITIVE_INFINITY)) return "token_budget";
      if (end === "max_tokens" || end === "refusal") return end;
      if (calls.length === 0) return isLate() ? "time_budget" : "completed";
      const callsLeft = (limits.maxToolCalls ?? Number.POSITIVE_INFINITY) - log.callCount;
      await useTools(calls.slice(0, callsLeft), inputs);
      if (calls.length > callsLeft) return "tool_call_budget";
    }
    return "turn_budget";
  }

  function isLate(): boolean {
    return now() - startedAt > (limits.timeBudgetMs ?? Number.POSITIVE_INFINITY);
  }

  /** Calls of one reply run at the same time; their results stay in the order of the calls. */
  async function useTools(calls: readonly ModelCall[], inputs: string): Promise<void> {
    const results = await Promise.all(
      calls.map(async ({ id, name, args }) => {
        const tool = catalog.find(name);
        const index = log.addCall(tool ?? unknownTool(name), args, inputs);
        const { isError, result, text } = await useTool(tool, name, args);
        log.addResult(index, isError, result);
        return { callId: id, name, text: cut(hide(text), MAX_RESULT, "… (cut)"), isError };
      }),
    );
    add({ role: "tool", results });
  }

  async function useTool(tool: ServerTool | undefined, name: string, args: unknown): Promise<ToolAnswer> {
    if (tool === undefined) return errorAnswer(`there is no tool ${name}`);
    if (!isObject(args)) return errorAnswer(`the arguments of ${name} are not a JSON object`);
    return call(tool, args);
  }
}

/** The answer to a call that reaches no server. */
export function errorAnswer(text: string): ToolAnswer {
  return { isError: true, result: { error: text }, text };
}

/** The server and tool that a name without a tool seems to mean. */
function unknownTool(name: string): { server: string; name: string } {
  const at = name.indexOf("__");
  return at < 0 ? { server: "", name } : { server: name.slice(0, at), name: name.slice(at + 2) };
}

/** A message without the ids and signatures of the provider, which are new in every run. */
export function withoutIds(message: Message): unknown {
  if (message.role === "user") return message;
  const { role } = message;
  if (role === "tool") return { role, results: message.results.map(({ callId: _, ...result }) => result) };
  return { role, text: message.text, calls: message.calls.map(({ id: _, ...call }) => call) };
}

/** Collects what an agent does, and makes its trace. */
class TraceLog {
  readonly #calls: TracedCall[] = [];
  readonly #results: TracedResult[] = [];
  readonly #turns: { user: string; from: number; final: string }[] = [];
  readonly #usage: Usage = { prompt: 0, completion: 0 };
  /** undefined if the model has no price. */
  #costUsd: number | undefined;

  get callCount(): number {
    return this.#calls.length;
  }

  get totalTokens(): number {
    return this.#usage.prompt + this.#usage.completion;
  }

  addReply({ usage, costUsd }: ModelReply): void {
    this.#usage.prompt += usage.prompt;
    this.#usage.completion += usage.completion;
    if (costUsd !== undefined) this.#costUsd = (this.#costUsd ?? 0) + costUsd;
  }

  startTurn(user: string): void {
    this.#turns.push({ user, from: this.#calls.length, final: "" });
  }

  /** The reply that ends the turn. */
  setFinal(text: string): void {
    const turn = this.#turns.at(-1);
    if (turn) turn.final = text;
  }

  /** Adds a call, and returns its index. */
  addCall({ name, server }: { name: string; server: string }, args: unknown, inputs_digest: string): number {
    return this.#calls.push({ name, server, args, hop_index: this.#calls.length, inputs_digest }) - 1;
  }

  addResult(index: number, isError: boolean, result: unknown): void {
    this.#results[index] = { isError, server: this.#calls[index]!.server, result };
  }

  trace(stop: StopReason, durationMs: number, messageCount: number, hasTurns: boolean): Trace {
    const { prompt, completion } = this.#usage;
    const distinctCalls = new Set(this.#calls.map(({ server, name, args }) => canonicalJson([server, name, args])));
    return {
      tool_calls: this.#calls,
      tool_names: this.#calls.map(({ name }) => name),
      redundant_tool_calls: this.#calls.length - distinctCalls.size,
      tool_results: this.#results,
      final_response: this.#turns.at(-1)?.final ?? "",
      conversation: {
        tokens: { total: prompt + completion, prompt, completion },
        duration_ms: durationMs,
        message_count: messageCount,
        stop_reason: stop,
        // Sums of decimal fractions have errors in the last digits.
        ...(this.#costUsd !== undefined && { cost_usd: Number(this.#costUsd.toFixed(9)) }),
        per_turn: hasTurns ? this.#turns.map((turn, index) => this.#turnOf(turn, this.#turns[index + 1]?.from)) : [],
      },
    };
  }

  #turnOf({ user, from, final }: { user: string; from: number; final: string }, to?: number): TracedTurn {
    return {
      user,
      final_response: final,
      tool_calls: this.#calls.slice(from, to).map((call, index) => ({ ...call, call_index: index })),
      tool_results: this.#results.slice(from, to).map((result, index) => ({ ...result, call_index: index })),
    };
  }
}

/** The next message of the user; undefined if the conversation is over. It is given the conversation so far. */
export type User = (conversation: readonly Message[]) => Promise<string | undefined>;

const DONE = /^\W*DONE\W*$/i;

/** A user who says these messages, and whom `simulated` plays from then on. */
export function scriptedUser(texts: readonly string[], simulated?: User): User {
  const remaining = [...texts];
  return async (conversation) => remaining.shift() ?? simulated?.(conversation);
}

/** A user whom a model plays, until it answers DONE or has said `maxTurns` messages. */
export function simulatedUser(
  model: Model,
  { goal, persona, maxTurns }: { goal: string; persona?: string; maxTurns: number },
  maxTokens: number,
): User {
  const system = [
    "You play the user in a conversation with an assistant. Write only the user's next message, nothing else.",
    `Your goal: ${goal}`,
    ...(persona === undefined ? [] : [`Who you are: ${persona}`]),
    "When the goal is reached, or cannot be reached, answer with the single word DONE.",
  ].join("\n");
  return async (conversation) => {
    if (conversation.filter(({ role }) => role === "user").length >= maxTurns) return undefined;
    const { text, end } = await model.ask({ system, messages: fromTheUser(conversation), maxTokens });
    const isDone = DONE.test(text);
    if (isDone && conversation.length > 0) return undefined;
    // A conversation that is over before its first message would pass without asking the agent.
    if (isDone || end === "refusal" || text.trim() === "") {
      const fix = "Make the goal of `simulate` clearer, or use another model.";
      throw new ModelFault(say`the model ${hide(model.name)}, which plays the user, wrote no message`, fix);
    }
    return text;
  };
}

/** The conversation as the user sees it: the assistant's final replies are what comes in. */
function fromTheUser(conversation: readonly Message[]): Message[] {
  const messages: Message[] = [{ role: "user", text: "Write your first message to the assistant." }];
  for (const message of conversation) {
    if (message.role === "user") messages.push({ role: "assistant", text: message.text, calls: [] });
    if (message.role === "assistant" && message.calls.length === 0) messages.push({ role: "user", text: message.text });
  }
  return messages;
}
