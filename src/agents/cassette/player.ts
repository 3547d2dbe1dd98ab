import type { Interaction } from "../../core/generated/cassette.js";
import { canonicalJson, isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, join, say } from "../../core/redaction/redacted.js";
import type { ModelName } from "../../rules/models.js";
import type { ServerTool } from "../catalog.js";
import type { CallTool, ToolAnswer } from "../loop.js";
import { CassetteFault, type Model, type ModelReply, type OpenedModel } from "../types.js";
import {
  embeddingQuestionOf,
  nameInCassette,
  questionOf,
  type RecordedTest,
  recordingId,
  recordingsOf,
  testName,
} from "./recordings.js";

type RecordedRequest = Interaction["request"];
type RecordedResponse = NonNullable<Interaction["response"]>;

const ENDS: readonly ModelReply["end"][] = ["end", "tools", "max_tokens", "refusal"];

/** Answers for the models and servers of one agent test, as they were recorded. Time is the recorded time. */
export class AgentPlayer {
  readonly kind = "player";
  #remaining: Interaction[] = [];
  #clockMs = 0;

  /** `recorded`: everything in the file, which messages call `file`. */
  constructor(
    private readonly recorded: readonly Interaction[],
    private readonly test: RecordedTest,
    readonly file: string,
  ) {}

  /** Starts from the beginning. Throws a CassetteFault if the test was not recorded. */
  start(): void {
    const wantedId = recordingId(this.test);
    const recording = recordingsOf(this.recorded).find(({ id }) => id === wantedId);
    if (recording === undefined) {
      throw this.#fault(say`the cassette ${hide(this.file)} has no recording of ${testName(this.test)}`);
    }
    this.#remaining = recording.interactions.slice(1);
    this.#clockMs = 0;
  }

  /** Milliseconds of recorded time since the start. */
  now(): number {
    return this.#clockMs;
  }

  /** A model that gives the recorded answers; it needs no key. */
  async openModel(name: ModelName | undefined): Promise<OpenedModel> {
    const recordedName = nameInCassette(name);
    const model: Model = {
      name: recordedName,
      provider: "cassette",
      isFixed: true,
      ask: (request) => {
        const params = questionOf(recordedName, request);
        return this.#play({ method: "model/ask", params }, readReply, () => this.#drift(params));
      },
      embed: (texts) => {
        const params = embeddingQuestionOf(recordedName, texts);
        const text = say`the cassette ${hide(this.file)} has no embeddings of these texts by ${hide(recordedName)}`;
        return this.#play({ method: "model/embed", params }, readVectors, () => text);
      },
    };
    return { kind: "model", model };
  }

  /** The recorded tools of a server. Throws a CassetteFault if there are none. */
  toolsOf(server: string): ServerTool[] {
    const key = redactedKey({ method: "tools/list", params: { server } });
    const tools = this.#remaining.find(({ request }) => redactedKey(request) === key)?.response?.tools;
    if (Array.isArray(tools)) return tools.filter(isObject).map((tool) => readTool(server, tool));
    const what = say`the cassette ${hide(this.file)} has no tools of the server ${hide(server)}`;
    throw this.#fault(say`the servers changed: ${what}`);
  }

  /** Gives the recorded results of tools. */
  readonly call: CallTool = ({ server, name }, args) => {
    const params = { server, name, arguments: args };
    const text = say`the cassette ${hide(this.file)} has no result of this call of ${hide(name)}`;
    return this.#play({ method: "tools/call", params }, readToolAnswer, () => text);
  };

  /** The first answer to the request that was not given yet. */
  async #play<T>(request: RecordedRequest, read: (response: RecordedResponse) => T | undefined, miss: () => Redacted) {
    const key = redactedKey(request);
    const index = this.#remaining.findIndex((interaction) => redactedKey(interaction.request) === key);
    const [interaction] = index < 0 ? [] : this.#remaining.splice(index, 1);
    if (interaction === undefined) throw this.#fault(miss());
    const { response = {}, duration_ms = 0 } = interaction;
    // Requests that are sent at the same time take their times side by side, not one after the other.
    const endsAt = this.#clockMs + duration_ms;
    await Promise.resolve();
    this.#clockMs = Math.max(this.#clockMs, endsAt);
    const answer = read(response);
    if (answer !== undefined) return answer;
    throw this.#fault(say`the cassette ${hide(this.file)} has an answer that cannot be read`);
  }

  #fault(message: Redacted): CassetteFault {
    // Evals run and record by a command of their own.
    const command = this.test.block === "evals" ? "eval" : "run";
    return new CassetteFault(message, `Record it again with \`mcptest ${command} --record-agents\`.`);
  }

  /** Names what differs from the recorded question. */
  #drift(question: ReturnType<typeof questionOf>): Redacted {
    const asked: Record<string, unknown> = question;
    const changes = this.#remaining
      .filter(({ request }) => request.method === "model/ask")
      .map(({ request: { params = {} } }) => {
        const parts = Object.keys({ ...asked, ...params });
        return parts.filter((part) => redactedKey(params[part]) !== redactedKey(asked[part]));
      });
    const [first] = changes.sort((a, b) => a.length - b.length);
    const file = hide(this.file);
    const model = hide(question.model);
    if (first === undefined) {
      return say`the cassette ${file} has no more replies: ${model} is asked more often than it was recorded`;
    }
    const parts = join(first.map(hide), ", ");
    return say`the test is not the one that the cassette ${file} has recorded. What ${model} is asked differs in: ${parts}`;
  }
}

/** Equal for what is recorded as the same. */
function redactedKey(value: unknown): string {
  return canonicalJson(hideValue(value));
}

function readReply({ text, calls, end, usage, costUsd }: RecordedResponse): ModelReply | undefined {
  const replyEnd = ENDS.find((name) => name === end);
  if (typeof text !== "string" || !Array.isArray(calls) || replyEnd === undefined || !isObject(usage)) return undefined;
  const { prompt, completion } = usage;
  if (typeof prompt !== "number" || typeof completion !== "number") return undefined;
  return {
    text,
    calls: calls.filter(isObject).map(({ id, name, args }) => ({ id: String(id), name: String(name), args })),
    end: replyEnd,
    usage: { prompt, completion },
    ...(typeof costUsd === "number" && { costUsd }),
  };
}

function readToolAnswer({ isError, result, text }: RecordedResponse): ToolAnswer | undefined {
  return typeof isError === "boolean" && typeof text === "string" ? { isError, result, text } : undefined;
}

function readVectors({ vectors }: RecordedResponse) {
  const isVector = (value: unknown): value is number[] =>
    Array.isArray(value) && value.every((item) => typeof item === "number");
  if (!Array.isArray(vectors) || !vectors.every(isVector)) return undefined;
  return { vectors, usage: { prompt: 0, completion: 0 } };
}

function readTool(server: string, { name, description, inputSchema }: Record<string, unknown>): ServerTool {
  return {
    server,
    name: String(name),
    description: String(description),
    inputSchema: isObject(inputSchema) ? inputSchema : { type: "object" },
  };
}
