import { nowMs, roundMs } from "../../core/clock.js";
import type { Interaction } from "../../core/generated/cassette.js";
import { isNestedOver } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import type { ModelName } from "../../rules/models.js";
import type { ServerTool } from "../catalog.js";
import type { CallTool } from "../loop.js";
import type { Model, OpenedModel } from "../types.js";
import type { AgentPlayer } from "./player.js";
import { embeddingQuestionOf, nameInCassette, questionOf, type RecordedTest, recordingId } from "./recordings.js";

type RecordedRequest = Interaction["request"];

/** Records what the models and servers of one agent test answer. */
export class AgentRecorder {
  readonly kind = "recorder";
  /** In the order in which they were asked; without an answer, undefined. */
  #interactions: (Interaction | undefined)[] = [];
  #isComplete = false;

  /** Of a test that was judged, `onEnd` gets the recording, or why there is none. */
  constructor(
    private readonly test: RecordedTest,
    private readonly onEnd: (id: string, recording: readonly Interaction[] | string) => void,
  ) {}

  /** Starts an attempt: what was recorded of an earlier one does not count. */
  start(): void {
    this.#interactions = [{ request: { method: "agent/run", params: { ...this.test } } }];
    this.#isComplete = true;
  }

  /** Opens a model whose answers are recorded; without a name, the default judge. */
  async openModel(name: ModelName | undefined, open: () => Promise<OpenedModel>): Promise<OpenedModel> {
    const result = await open();
    if (result.kind !== "model") return result;
    return { kind: "model", model: this.#recordingModel(nameInCassette(name), result.model) };
  }

  /** Records the tools that a server listed. */
  addTools(server: string, tools: readonly ServerTool[]): void {
    const response = { tools: tools.map(({ server: _, ...tool }) => tool) };
    this.#interactions.push({ request: { method: "tools/list", params: { server } }, response });
  }

  /** Calls tools, and records their results. */
  wrap(call: CallTool): CallTool {
    return (tool, args) => {
      const params = { server: tool.server, name: tool.name, arguments: args };
      return this.#record({ method: "tools/call", params }, () => call(tool, args));
    };
  }

  /** Gives the recording up, for example because a call without an answer cannot be replayed. */
  giveUp(): void {
    this.#isComplete = false;
  }

  /** The test is over. `isJudged`: it passed or failed. */
  end(isJudged: boolean): void {
    if (!isJudged) return;
    const interactions = this.#interactions.filter((interaction) => interaction !== undefined);
    const id = recordingId(this.test);
    if (!this.#isComplete) this.onEnd(id, "a server did not answer a call");
    else if (isNestedOver(interactions, LIMITS.fileLevels))
      this.onEnd(id, `an answer is nested deeper than ${LIMITS.fileLevels} levels`);
    else this.onEnd(id, interactions);
  }

  #recordingModel(name: string, model: Model): Model {
    const { embed } = model;
    return {
      ...model,
      isFixed: true,
      ask: (request) => {
        const params = questionOf(name, request);
        return this.#record({ method: "model/ask", params }, () => model.ask(request), model.waitedMs);
      },
      ...(embed && {
        embed: (texts, signal) => {
          const params = embeddingQuestionOf(name, texts);
          return this.#record({ method: "model/embed", params }, () => embed(texts, signal));
        },
      }),
    };
  }

  async #record<T extends object>(request: RecordedRequest, ask: () => Promise<T>, waitedMs = () => 0): Promise<T> {
    const interactions = this.#interactions;
    const index = interactions.push(undefined) - 1;
    // Waiting for a slot is not part of the time that an answer takes.
    const now = () => nowMs() - waitedMs();
    const startedAt = now();
    const answer = await ask();
    const duration_ms = Math.max(0, roundMs(now() - startedAt));
    // `raw` is for the provider alone.
    const { raw: _, ...response } = { raw: undefined, ...answer };
    interactions[index] = { request, response, duration_ms };
    return answer;
  }
}

/** The cassette of one test: recorded from its models and servers, or played instead of them. */
export type AgentCassette = AgentRecorder | AgentPlayer;
