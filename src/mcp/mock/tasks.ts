import { randomUUID } from "node:crypto";
import { nowMs, sleep } from "../../core/clock.js";
import type { MockManifest, MockTool } from "../../core/generated/mock.js";
import { asObject, isObject } from "../../core/json/json.js";
import { INTERNAL_ERROR, INVALID_PARAMS, METHOD_NOT_FOUND, MISSING_CAPABILITY } from "../error-codes.js";
import { remember } from "../remember.js";
import { CAPABILITIES_META, FINAL_STATUSES, RELATED_TASK_META, TASKS_EXTENSION } from "../revisions/known.js";
import type { Ask } from "./player.js";
import { isModern, type MockAnswer, type Params, refusal, takesTasks } from "./protocol.js";

const MAX_TASKS = 1_000;
const FOREVER_MS = 2 ** 31 - 1;
const MIN_POLL_MS = 10;
const MODERN_METHODS = ["tasks/get", "tasks/update", "tasks/cancel"];
const LEGACY_METHODS = ["tasks/get", "tasks/result", "tasks/cancel"];

/** A task of a mock: its states, what it asks the client for, and its result. */
class MockTask {
  readonly id = randomUUID();
  readonly #begin = nowMs();
  readonly #createdAt = new Date().toISOString();
  readonly #statuses: string[];
  readonly #answers: Params = {};
  #result: MockAnswer | undefined;

  constructor(
    private readonly tool: MockTool,
    private readonly ttl: unknown,
    private readonly revision: string,
    private readonly respond: (answers: Params) => MockAnswer,
  ) {
    const { statuses, input } = tool.task ?? {};
    this.#statuses = [...(statuses ?? ["working", ...(input ? ["input_required"] : []), "completed"])];
  }

  /** The state; whoever asks again sees the next one. */
  advance(): Params {
    const state = this.state();
    const [status, next] = this.#statuses;
    const waits = status === "input_required" && this.#openRequests().length > 0;
    if (next !== undefined && !waits && !(FINAL_STATUSES.includes(next) && this.#leftMs > 0)) this.#statuses.shift();
    return state;
  }

  state(): Params {
    const status = this.#status();
    const { after = 0 } = this.tool.task ?? {};
    const poll = Math.max(MIN_POLL_MS, Math.round(after / 10));
    const times = { createdAt: this.#createdAt, lastUpdatedAt: new Date().toISOString() };
    if (!isModern(this.revision)) return { taskId: this.id, status, ...times, ttl: this.ttl, pollInterval: poll };
    const inputRequests = status === "input_required" && { inputRequests: Object.fromEntries(this.#openRequests()) };
    const end = status === "completed" || status === "failed" ? this.end() : {};
    return { taskId: this.id, status, ...times, ttlMs: null, pollIntervalMs: poll, ...inputRequests, ...end };
  }

  get isOver(): boolean {
    return FINAL_STATUSES.includes(this.#status());
  }

  /** What it gives; a failed task of 2026-07-28 has an error. */
  end(): MockAnswer {
    const answer = this.#outcome();
    if (!isModern(this.revision) || "error" in answer) return answer;
    if (this.#status() === "failed") return refusal(INTERNAL_ERROR, "The task failed");
    return { result: { resultType: "complete", ...asObject(answer.result) } };
  }

  #outcome(): MockAnswer {
    this.#result ??= this.respond(this.#answers);
    return this.#result;
  }

  answer(responses: unknown): void {
    const open = this.#openRequests().map(([key]) => key);
    for (const [key, response] of Object.entries(asObject(responses)))
      if (open.includes(key)) this.#answers[key] = response;
  }

  cancel(): void {
    if (!this.isOver) this.#statuses.splice(0, this.#statuses.length, "cancelled");
  }

  /** Waits until it is over; what it still asks for is asked before. */
  async waitForEnd(signal: AbortSignal, ask: Ask): Promise<void> {
    const asksAt = this.#statuses.indexOf("input_required");
    if (asksAt !== -1) {
      this.#statuses.splice(0, asksAt);
      for (const [key, { method, params }] of this.#openRequests()) {
        const _meta = { [RELATED_TASK_META]: { taskId: this.id } };
        this.#answers[key] = await ask(String(method), { ...asObject(params), _meta });
        if (this.#answers[key] === undefined)
          this.#result = refusal(INTERNAL_ERROR, `The client does not answer ${method}`);
      }
    }
    const isEndless = !FINAL_STATUSES.includes(this.#statuses.at(-1) ?? "");
    await sleep(isEndless ? FOREVER_MS : Math.max(0, this.#leftMs), { signal });
    if (!isEndless) this.#statuses.splice(0, this.#statuses.length - 1);
  }

  get #leftMs(): number {
    return (this.tool.task?.after ?? 0) - (nowMs() - this.#begin);
  }

  /** What it still asks for. */
  #openRequests(): [key: string, request: Params][] {
    return Object.entries(this.tool.task?.input ?? {}).filter(([key]) => !Object.hasOwn(this.#answers, key));
  }

  /** Where the manifest does not say it, an error ends as failed, at 2025-11-25 with `isError` too. */
  #status(): string {
    const [status = "completed"] = this.#statuses;
    if (status !== "completed" || this.tool.task?.statuses) return status;
    const answer = this.#outcome();
    const isError = "result" in answer && isObject(answer.result) && answer.result.isError === true;
    return "error" in answer || (isError && !isModern(this.revision)) ? "failed" : status;
  }
}

/** The tasks of a mock. */
export class MockTasks {
  readonly #tasks = new Map<unknown, MockTask>();

  /** The answer to a call of a tool that runs as a task; undefined where it is called plainly. `respond`: what comes of it. */
  create(
    tool: MockTool,
    params: Params,
    revision: string,
    respond: (answers: Params) => MockAnswer,
  ): MockAnswer | undefined {
    if (tool.task === undefined || !takesTasks(revision)) return undefined;
    const isWanted = isModern(revision) ? declaresTasks(params) : params.task !== undefined;
    if (!isWanted) return tool.task.required ? plainCallRefusal(tool, revision) : undefined;
    const task = new MockTask(tool, asObject(params.task).ttl ?? null, revision, respond);
    remember(this.#tasks, task.id, task, MAX_TASKS);
    const state = task.advance();
    return { result: isModern(revision) ? { resultType: "task", ...state } : { task: state } };
  }

  /** The answer to a request about a task. */
  async answer(method: string, params: Params, revision: string, signal: AbortSignal, ask: Ask): Promise<MockAnswer> {
    const modern = isModern(revision);
    if (!(modern ? MODERN_METHODS : LEGACY_METHODS).includes(method))
      return refusal(METHOD_NOT_FOUND, `Method not found: ${method}`);
    if (modern && !declaresTasks(params)) return MISSING_EXTENSION;
    const task = this.#tasks.get(params.taskId);
    if (task === undefined) return refusal(INVALID_PARAMS, "Unknown task");
    if (method === "tasks/get") return { result: task.advance() };
    if (method === "tasks/update") {
      task.answer(params.inputResponses);
      return { result: {} };
    }
    if (method === "tasks/cancel") {
      if (!modern && task.isOver) return refusal(INVALID_PARAMS, "The task is over");
      task.cancel();
      return { result: modern ? {} : task.state() };
    }
    await task.waitForEnd(signal, ask);
    const answer = task.end();
    if (!("result" in answer) || !isObject(answer.result)) return answer;
    const meta = { ...asObject(answer.result._meta), [RELATED_TASK_META]: { taskId: task.id } };
    return { result: { ...answer.result, _meta: meta } };
  }
}

const MISSING_EXTENSION = refusal(MISSING_CAPABILITY, "Missing required client capability", {
  requiredCapabilities: { extensions: { [TASKS_EXTENSION]: {} } },
});

function declaresTasks({ _meta }: Params): boolean {
  return TASKS_EXTENSION in asObject(asObject(asObject(_meta)[CAPABILITIES_META]).extensions);
}

function plainCallRefusal({ name }: MockTool, revision: string): MockAnswer {
  return isModern(revision) ? MISSING_EXTENSION : refusal(METHOD_NOT_FOUND, `${name} runs as a task alone`);
}

/** What a mock declares of tasks at a revision. */
export function taskCapabilities({ tools = [] }: MockManifest, revision: string): Params {
  if (!takesTasks(revision) || tools.every(({ task }) => task === undefined)) return {};
  if (isModern(revision)) return { extensions: { [TASKS_EXTENSION]: {} } };
  return { tasks: { cancel: {}, requests: { tools: { call: {} } } } };
}
