import { createHash } from "node:crypto";
import { canonicalJson, isObject } from "../core/json/json.js";
import { cut, hide } from "../core/redaction/redacted.js";
import { type Catalog, isTooDeep, type ServerTool } from "./catalog.js";
import { TraceLog } from "./trace-log.js";
import type { Message, Model, ModelCall, StopReason, Trace } from "./types.js";
import type { User } from "./user.js";

/** Characters of a tool's result that a model sees. */
const MAX_RESULT = 64 * 1024;

/** What stands in the trace for arguments that are nested too deeply. */
const TOO_DEEP = "(nested too deeply)";

/** The limits of an agent's run; absent ones do not apply. */
export interface AgentLimits {
  /** Requests to the model for one message of the user. */
  maxTurns: number;
  /** Tokens of one reply. */
  maxTokens: number;
  tokenBudget?: number;
  maxToolCalls?: number;
  timeBudgetMs?: number;
}

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
    const text = await user.next(messages);
    if (text === undefined) break;
    add({ role: "user", text: hide(text) });
    log.startTurn(text);
    stop = await answer();
  }
  const { hasTurns } = agent;
  return log.trace({ stop, durationMs: now() - startedAt, messageCount: messages.length, hasTurns });

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
      const calls = reply.calls.map((made) => (isTooDeep(made.args) ? { ...made, args: TOO_DEEP } : made));
      add({ role: "assistant", text, calls, ...(raw !== undefined && { raw }) });
      if (calls.length === 0) log.setFinal(text);
      if (log.totalTokens > (limits.tokenBudget ?? Number.POSITIVE_INFINITY)) return "token_budget";
      if (end === "max_tokens" || end === "refusal") return end;
      if (calls.length === 0) return isLate() ? "time_budget" : "completed";
      const left = (limits.maxToolCalls ?? Number.POSITIVE_INFINITY) - log.callCount;
      await useTools(calls.slice(0, left), inputs);
      if (calls.length > left) return "tool_call_budget";
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
        const entry = log.addCall(tool ?? unknownTool(name), args, inputs);
        const { isError, result, text } = await useTool(tool, name, args);
        entry.answer({ isError, result });
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

/** What the loop itself answers to a call that reaches no server. */
function errorAnswer(text: string): ToolAnswer {
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
  if (message.role === "tool")
    return { role: "tool", results: message.results.map(({ callId: _, ...result }) => result) };
  const { role, text, calls } = message;
  return { role, text, calls: calls.map(({ id: _, ...call }) => call) };
}
