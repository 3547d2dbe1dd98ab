import { nowMs, roundMs } from "../../core/clock.js";
import { asObject, isObject } from "../../core/json/json.js";
import { cut, hide, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import type { Frame } from "../frames.js";
import {
  CAPABILITIES_META,
  FINAL_STATUSES,
  FIRST_MODERN,
  isSince,
  TASK_STATUSES,
  TASKS_EXTENSION,
} from "../revisions/known.js";
import type { ClientRequest, Outcome, RequestOptions, Session, TaskEnd, TaskOptions, TaskRun } from "../types.js";
import { type ClientAnswers, formInput } from "./client-answers.js";
import type { FollowedTask, FollowedTasks } from "./followed-tasks.js";

const MIN_POLL_MS = 10;
/** Where the server names no interval. */
const POLL_MS = 1_000;
/** From this interval on, the server is asked for notifications of changes. */
const LISTEN_MS = 1_000;
const CANCEL_MS = 1_000;
/** How long a server may take to end a task whose result is asked for, if that is what it waits for. */
const END_MS = 500;
const MAX_STATES = 1_000;

const WAITS_FOR_RESULT = say`. It ended once tasks/result was asked for: let it go on without that, because clients ask for the state until a task is over`;

interface TaskSession extends Pick<Session, "facts" | "request"> {
  readonly client: ClientAnswers;
  readonly tasks: FollowedTasks;
}

/** Calls a tool as a task, and follows the task to its end. */
export class TaskFollower {
  readonly #startedAt = nowMs();
  readonly #isModern: boolean;
  readonly #task: TaskRun = {
    id: null,
    status: "completed",
    statuses: [],
    ttl_ms: null,
    poll_interval_ms: null,
    polls: 0,
    duration_ms: 0,
    created_at: null,
    input_requests: [],
    timeline: [],
  };
  readonly #notifications = new Set<unknown>();
  readonly #requests = new Set<ClientRequest>();
  readonly #answeredKeys = new Set<string>();
  readonly #stop = new AbortController();
  #followedTask: FollowedTask | undefined;
  #tool: unknown;
  /** The newest answer about the task, and the task in it. */
  #latest: Frame = {};
  /** The request for the result, at 2025-11-25: it brings what the task asks for. */
  #result: Promise<Outcome> | undefined;

  constructor(
    private readonly session: TaskSession,
    private readonly settings: TaskOptions,
    private readonly options: RequestOptions,
  ) {
    this.#isModern = isSince(session.facts.negotiatedVersion, FIRST_MODERN);
  }

  /** The outcome is that of the task. */
  async callTool({ method, params }: { method: string; params: Frame }): Promise<TaskEnd> {
    this.#tool = params.name;
    const asTask = this.#isModern ? params : { ...params, task: { ttl: this.settings.withinMs } };
    const { generated, twice } = this.options;
    // Followed at once, because notifications of the task may come right behind the answer.
    const onAnswer = ({ result }: Frame) => this.#begin(result);
    const outcome = await this.#send(method, asTask, { onAnswer, generated, ...(twice && { twice }) });
    const { id } = this.#task;
    if (id === null) {
      if (outcome.kind !== "answer" || outcome.answer.error !== undefined) this.#task.status = "failed";
      const limit = Math.min(this.options.timeoutMs, this.settings.withinMs);
      return this.#end(outcome.kind === "timeout" ? { ...outcome, timeoutMs: limit } : outcome);
    }
    try {
      return this.#end(await this.#followToEnd(id));
    } finally {
      this.#stop.abort();
      this.session.tasks.unfollow(id);
    }
  }

  get #elapsedMs(): number {
    return nowMs() - this.#startedAt + (this.#followedTask?.skippedMs ?? 0);
  }

  get #leftMs(): number {
    return this.settings.withinMs - this.#elapsedMs;
  }

  get #isFinal(): boolean {
    return FINAL_STATUSES.includes(this.#task.status);
  }

  #begin(result: unknown): void {
    const { task, resultType } = asObject(result);
    const newTask = this.#isModern ? resultType === "task" && result : task;
    if (!isTask(newTask) || this.#followedTask) return;
    this.#task.id = newTask.taskId;
    this.#followedTask = this.session.tasks.follow(
      newTask.taskId,
      this.options.owner,
      this.settings.input ?? {},
      this.#tool,
    );
    this.#update(newTask);
  }

  async #followToEnd(taskId: string): Promise<Outcome> {
    const { withinMs } = this.settings;
    let { cancelAfterMs = Number.POSITIVE_INFINITY } = this.settings;
    const soonMs = withinMs / 1_000;
    if (!this.#isFinal) this.#listen(taskId);
    // A task that is over at once may have its result only in the answer to tasks/get.
    for (let isFirst = true; !this.#isFinal || (isFirst && this.#isModern); isFirst = false) {
      const isCancelled = this.#task.cancel_sent === true;
      const untilCancel = isCancelled ? Number.POSITIVE_INFINITY : cancelAfterMs - this.#elapsedMs;
      if (!this.#isFinal)
        await this.#followedTask?.pause(Math.max(0, Math.min(this.#intervalMs, untilCancel, this.#leftMs)), soonMs);
      if (this.#leftMs <= 0) return this.#giveUp(taskId);
      if (!isCancelled && this.#elapsedMs >= cancelAfterMs) {
        const cancelOutcome = await this.#send("tasks/cancel", { taskId });
        this.#task.cancel_sent = true;
        if (cancelOutcome.kind !== "answer") return cancelOutcome;
        if (isTask(cancelOutcome.answer.result)) this.#update(cancelOutcome.answer.result);
        continue;
      }
      const outcome = await this.#poll(taskId);
      // A recorded task may have been cancelled before anybody asked for its state.
      const isEarly = this.session.tasks.isReplay && !isCancelled && Number.isFinite(cancelAfterMs);
      if (outcome && !isEarly) return outcome;
      if (outcome) cancelAfterMs = 0;
    }
    return this.#isModern ? this.#ownResult() : this.#fetchResult(taskId);
  }

  get #intervalMs(): number {
    return Math.max(MIN_POLL_MS, this.settings.pollMs ?? this.#task.poll_interval_ms ?? POLL_MS);
  }

  /** Asks for the state; gives the outcome of the whole if it ends here. */
  async #poll(taskId: string): Promise<Outcome | undefined> {
    const outcome = await this.#send("tasks/get", { taskId });
    this.#task.polls += 1;
    if (outcome.kind === "timeout" && this.#leftMs <= 0) return this.#giveUp(taskId);
    if (outcome.kind !== "answer" || outcome.answer.error !== undefined) return outcome;
    const { result } = outcome.answer;
    if (!isTask(result)) {
      const message = say`tasks/get was answered without a task: ${jsonExcerpt(result, 500, "")}`;
      return { ...outcome, kind: "fault", fault: { rule_id: "FAULT-PROTO-MALFORMED-FRAME", message } };
    }
    this.#update(result);
    if (this.#task.status !== "input_required") return undefined;
    if (this.#isModern) return this.#giveInput(taskId, result);
    this.#result ??= this.#requestResult(taskId);
    return undefined;
  }

  #update(state: Frame): void {
    const task = this.#task;
    const {
      status,
      statusMessage,
      createdAt,
      ttlMs,
      ttl = ttlMs,
      pollIntervalMs,
      pollInterval = pollIntervalMs,
    } = state;
    this.#latest = state;
    task.status = String(status);
    delete task.status_message;
    if (typeof statusMessage === "string") task.status_message = statusMessage;
    if (typeof createdAt === "string") task.created_at = createdAt;
    task.ttl_ms = typeof ttl === "number" ? ttl : null;
    task.poll_interval_ms = typeof pollInterval === "number" ? pollInterval : null;
    if (task.statuses.at(-1) === task.status || task.statuses.length >= MAX_STATES) return;
    task.statuses.push(task.status);
    task.timeline.push({ status: task.status, at_ms: roundMs(this.#elapsedMs) });
  }

  /** Subscribes to changes, where asking takes long. A notification is only a reason to ask. */
  #listen(taskId: string): void {
    const { tasks } = this.session;
    if (!this.#isModern || tasks.isReplay || !tasks.sendsNotifications || this.#intervalMs < LISTEN_MS) return;
    const timeoutMs = this.settings.withinMs + CANCEL_MS;
    const overrides = { timeoutMs, signal: this.#stop.signal, cancels: true } as const;
    void this.#send("subscriptions/listen", { notifications: { taskIds: [taskId] } }, overrides).then((outcome) => {
      if (outcome.kind === "answer" && outcome.answer.error !== undefined) tasks.sendsNotifications = false;
    });
  }

  /** Answers what the task asks for and has not asked before; if the client cannot, the request for input is the outcome. */
  async #giveInput(taskId: string, { inputRequests }: Frame): Promise<Outcome | undefined> {
    const inputResponses: Frame = {};
    for (const [key, request] of Object.entries(asObject(inputRequests))) {
      if (this.#answeredKeys.has(key)) continue;
      const { method, params } = asObject(request);
      const inputRequest = { key, method: String(method), params };
      this.#task.input_requests.push(inputRequest);
      // Some servers make up a key for each request.
      const input = this.settings.input?.[key] ?? formInput(params, this.settings.input);
      const answer = this.session.client.answer(inputRequest.method, params, input, this.#tool);
      if (answer === undefined || "error" in answer) {
        await this.#cancel(taskId);
        return this.#answer({ result: { resultType: "input_required", inputRequests } });
      }
      this.#answeredKeys.add(key);
      this.#requests.add({ method: inputRequest.method, params, ...answer });
      inputResponses[key] = answer.result;
    }
    if (Object.keys(inputResponses).length === 0) return undefined;
    const outcome = await this.#send("tasks/update", { taskId, inputResponses });
    return outcome.kind === "answer" && outcome.answer.error === undefined ? undefined : outcome;
  }

  #ownResult(): Outcome {
    const { result, error } = this.#latest;
    return this.#answer({ ...(result !== undefined && { result }), ...(error !== undefined && { error }) });
  }

  async #fetchResult(taskId: string): Promise<Outcome> {
    if (this.#task.status === "cancelled") return this.#answer({});
    this.#result ??= this.#requestResult(taskId);
    return this.#result;
  }

  async #requestResult(taskId: string): Promise<Outcome> {
    const timeoutMs = Math.max(1, this.#leftMs);
    const outcome = await this.#send("tasks/result", { taskId }, { timeoutMs, signal: this.#stop.signal });
    // The error of a server that does not wait is not the end of the task.
    if (!this.#isFinal && (outcome.kind !== "answer" || outcome.answer.error !== undefined)) this.#result = undefined;
    return outcome;
  }

  async #giveUp(taskId: string): Promise<Outcome> {
    const afterMs = Math.round(this.#elapsedMs);
    const { status, polls, status_message: text } = this.#task;
    const hint = (await this.#endsIfAsked(taskId)) ? WAITS_FOR_RESULT : say``;
    await this.#cancel(taskId);
    const message = text === undefined ? say`` : say` (${cut(hide(text), 200)})`;
    const times = polls === 1 ? say`once` : say`${polls} times`;
    const note = say`the task is still \`${hide(status)}\`${message}; its state was asked for ${times}${hint}`;
    return { kind: "timeout", timeoutMs: this.settings.withinMs, afterMs, notifications: [], note };
  }

  /** Whether a server ends a task once its result is asked for, which clients do at its end or if it asks for input. */
  async #endsIfAsked(taskId: string): Promise<boolean> {
    if (this.#isModern || this.#task.status !== "working" || this.session.tasks.isReplay) return false;
    await this.#send("tasks/result", { taskId }, { timeoutMs: END_MS });
    const state = await this.#send("tasks/get", { taskId }, { timeoutMs: END_MS });
    const status = state.kind === "answer" ? asObject(state.answer.result).status : undefined;
    return FINAL_STATUSES.includes(String(status));
  }

  /** Stops work whose result nobody waits for any more, where the server can. */
  async #cancel(taskId: string): Promise<void> {
    const { tasks } = asObject(this.session.facts.capabilities);
    if (!this.#isModern && asObject(tasks).cancel === undefined) return;
    await this.#send("tasks/cancel", { taskId }, { timeoutMs: CANCEL_MS });
  }

  async #send(method: string, params: Frame, overrides: Partial<RequestOptions> = {}): Promise<Outcome> {
    const { purpose, owner, kept, timeoutMs } = this.options;
    const limit = Math.max(1, Math.min(timeoutMs, this.#leftMs));
    const options = { purpose, owner, timeoutMs: limit, ...(kept && { kept }), ...overrides };
    const outcome = await this.session.request(method, this.#isModern ? this.#withExtension(params) : params, options);
    if ("notifications" in outcome) for (const frame of outcome.notifications) this.#notifications.add(frame);
    if (outcome.kind === "answer") for (const request of outcome.requests ?? []) this.#requests.add(request);
    return outcome;
  }

  /** Declares the extension in the request, and elicitation if the task is given input. */
  #withExtension(params: Frame): Frame {
    const offered = this.session.client.capabilities(FIRST_MODERN);
    const capabilities = {
      ...(this.settings.input && { elicitation: { form: {} } }),
      ...offered,
      extensions: { ...asObject(offered.extensions), [TASKS_EXTENSION]: {} },
    };
    return { ...params, _meta: { [CAPABILITIES_META]: capabilities, ...asObject(params._meta) } };
  }

  #answer(parts: Frame): Outcome {
    return { kind: "answer", answer: { jsonrpc: "2.0", ...parts }, durationMs: 0, notifications: [] };
  }

  #end(outcome: Outcome): TaskEnd {
    const { notifications, requests } = this.#followedTask ?? { notifications: [], requests: [] };
    for (const frame of notifications) this.#notifications.add(frame);
    for (const request of requests) this.#requests.add(request);
    // A replay does not wait: the task may be cancelled before the time to cancel it has come.
    if (this.session.tasks.isReplay && this.settings.cancelAfterMs && this.#task.status === "cancelled")
      this.#task.cancel_sent = true;
    if (!this.#isModern) this.#task.input_requests.push(...inputOf(requests));
    this.#task.duration_ms = roundMs(this.#elapsedMs);
    const durationMs = this.#elapsedMs;
    const all = { durationMs, notifications: [...this.#notifications] };
    if (outcome.kind === "unsendable") return { outcome, task: this.#task };
    if (outcome.kind !== "answer") return { outcome: { ...outcome, ...all }, task: this.#task };
    return { outcome: { ...outcome, ...all, requests: [...this.#requests] }, task: this.#task };
  }
}

function inputOf(requests: readonly ClientRequest[]): TaskRun["input_requests"] {
  return requests.map(({ method, params }) => {
    const [key] = Object.keys(asObject(asObject(asObject(params).requestedSchema).properties));
    return { ...(key !== undefined && { key }), method, params };
  });
}

function isTask(value: unknown): value is Frame & { taskId: string } {
  return isObject(value) && typeof value.taskId === "string" && TASK_STATUSES.includes(String(value.status));
}
