import { isDeepStrictEqual } from "node:util";
import { isAboutService } from "../../../conformance/calls/rejection-text.js";
import type { Args } from "../../../conformance/calls/types.js";
import { assertLacksText } from "../../../conformance/rules/audit/assertions.js";
import { exceptionOf, smallestFirst } from "../../../conformance/rules/audit/judgements/exception.js";
import { firstPages } from "../../../conformance/rules/audit/judgements/lists/pages.js";
import { mayChangeState } from "../../../conformance/rules/audit/learn.js";
import type { AuditAnswer, AuditCall, AuditServer, AuditStep, Origin } from "../../../conformance/rules/audit/types.js";
import { isObject, valueAt } from "../../../core/json/json.js";
import { say } from "../../../core/redaction/redacted.js";
import type { Lane } from "../../../engine/lanes/lane.js";
import { LaneAuditServer, unsentAnswer } from "../../../kinds/compliance/audit/audit-server.js";
import { refusalOf } from "../../../kinds/compliance/audit/audited-tools.js";
import type { learnCalls } from "../../../kinds/compliance/audit/learn-calls.js";
import { printSteps } from "../../../matchers/target.js";
import { type TestBody, testBodyOf } from "../audit/save.js";
import { type InitAnswer, readAnswer } from "./answer.js";

/** A call of a tool that the server accepts; if there is none, the first one that was tried. */
export interface LearnedCall {
  args: Args;
  answer: InitAnswer;
  /** The calls before it, in order, from whose answers it has arguments that the next start may change. */
  before: readonly StepCall[];
  /** The calls before it that may have changed what it is about. */
  earlier: readonly StepCall[];
  /** Which argument comes from which of them. */
  from: StepCall["from"];
  /** An argument that the next start may change, of which a suite cannot say where it comes from. */
  unexplained?: string;
  /** A test that no item is on two of its pages, if it has pages and that holds. */
  pages?: TestBody;
  /** True if it only reads, and was answered the same twice. */
  isSteady: boolean;
  /** True if it was accepted, and may have changed something. */
  isChanging: boolean;
  /** An unhandled exception that a call with valid arguments was answered with, and the test that shows it. */
  exception?: CallException;
}

interface CallException {
  text: string;
  body: TestBody;
}

export interface StepCall {
  tool: string;
  args: Args;
  /** The tool of an earlier step, and the path in its answer, by argument. */
  from: ReadonlyMap<string, { tool: string; target: string }>;
}

type Path = NonNullable<Origin["path"]>;
type LearningRun = Awaited<ReturnType<typeof learnCalls>>;

/** After so many calls without an answer, no more are made. */
const MAX_UNANSWERED = 3;

/** The server of a lane. It notes after which requests the server died, and gives up after several without an answer. */
export class NotedServer extends LaneAuditServer {
  /** Is called before each request. */
  onSend: (step: AuditStep) => void = () => {};
  readonly #deaths = new Map<AuditStep, string>();
  #unanswered = 0;

  /** `deaths`: what is known of the ends of the server so far. */
  constructor(
    private readonly watched: Lane,
    readonly callMs: number,
    private readonly deaths: () => string[],
  ) {
    super(watched, callMs);
  }

  override async send(step: AuditStep): Promise<AuditAnswer> {
    if (this.#unanswered === MAX_UNANSWERED) return unsentAnswer(say`too many calls before it were not answered`);
    this.onSend(step);
    const before = this.deaths().length;
    const answer = await super.send(step);
    await this.watched.sessions.confirmAlive(true);
    const death = this.deaths()[before];
    if (death !== undefined) this.#deaths.set(step, death);
    if (answer.kind === "none" || death !== undefined) this.#unanswered += 1;
    return answer;
  }

  /** The answer to a request, as `init` reads it. */
  answerTo(step: AuditStep, stepAnswer: AuditAnswer): InitAnswer {
    const answer = readAnswer(stepAnswer, this.callMs, `${step.method} ${JSON.stringify(step.params)}`);
    const died = this.#deaths.get(step);
    return "died" in answer || died === undefined ? answer : { died };
  }
}

/** The learned call of each tool, by its name. Repeats calls that only read on a fresh server. */
export async function learnedTools(run: LearningRun, server: NotedServer): Promise<Map<string, LearnedCall>> {
  const accepted = run.calls.filter((call) => run.accepted(call.tool) === call);
  const freshAnswers = await readAgain(accepted, server);
  const learned = new Map<string, LearnedCall>();
  for (const { tool } of run.calls) {
    if (learned.has(tool.name)) continue;
    const calls = run.callsOf(tool);
    const acceptedCall = run.accepted(tool);
    const exceptedCall =
      server.lane.server.sandbox && refusalOf(calls) !== undefined ? undefined : firstException(calls);
    const call = acceptedCall ?? exceptedCall ?? calls[0];
    if (call === undefined) continue;
    const { args, step } = call;
    const { result } = call.answer;
    const isSteady = isDeepStrictEqual(result, freshAnswers.get(step)?.result) && !hasClock(JSON.stringify(result));
    const answer = server.answerTo(step, call.answer);
    const sources = sourcesOf(call, accepted, freshAnswers);
    const isAlike = sources.before.length === 0 && sources.unexplained === undefined;
    const twoPages = isAlike && (await firstPages(run, tool));
    const pages = twoPages && testBodyOf(twoPages);
    const exception = exceptedCall && exceptionTest(exceptedCall);
    const isChanging = acceptedCall !== undefined && mayChangeState(tool);
    const earlier = acceptedCall ? changesBefore(acceptedCall, run, sources.before) : [];
    const found = {
      isSteady,
      isChanging,
      earlier,
      ...sources,
      ...(pages && { pages }),
      ...(exception && { exception }),
    };
    learned.set(tool.name, { args, answer, ...found });
  }
  return learned;
}

/** The call with the smallest arguments that was answered with an unhandled exception. */
function firstException(calls: readonly AuditCall[]): AuditCall | undefined {
  return smallestFirst(calls).find((call) => exceptionOf(call) !== undefined && !isAboutService(call.answer.text));
}

/** The test that a call is not answered with the exception with which it was; undefined if a suite cannot say it. */
function exceptionTest(call: AuditCall): CallException | undefined {
  const assertions = [assertLacksText(0, exceptionOf(call) ?? "")];
  const body = testBodyOf({ steps: [call.step], answers: [call.answer], setupSteps: 0, assertions });
  return body && { text: call.answer.text, body };
}

/** The accepted calls before a call that may have changed what it is about, because they share an argument, and `before`. */
function changesBefore(call: AuditCall, run: LearningRun, before: readonly StepCall[]): StepCall[] {
  const values = new Set(Object.values(call.args).map((value) => JSON.stringify(value)));
  const changes = run.calls.slice(0, run.calls.indexOf(call)).filter((other) => {
    const isChange = other.tool !== call.tool && run.accepted(other.tool) === other && mayChangeState(other.tool);
    return isChange && Object.values(other.args).some((value) => values.has(JSON.stringify(value)));
  });
  const steps = changes.map(({ tool, args }) => ({ tool: tool.name, args, from: new Map() }));
  const others = steps.filter(({ tool }) => !before.some((step) => step.tool === tool));
  return others.length === 0 ? [] : [...before, ...others];
}

/** The answers of a fresh server to calls that only read with arguments that are the same there. */
async function readAgain(accepted: readonly AuditCall[], server: AuditServer): Promise<Map<AuditStep, AuditAnswer>> {
  const freshAnswers = new Map<AuditStep, AuditAnswer>();
  await server.restart();
  for (const { tool, step } of accepted) {
    const isSame = [...(step.origins?.values() ?? [])].every((origin) => isKept(origin, accepted, freshAnswers));
    if (!mayChangeState(tool) && isSame) freshAnswers.set(step, await server.send(step));
  }
  return freshAnswers;
}

/** True if a fresh server returns the same value, or if the value does not come from a tool. */
function isKept(
  { step, path }: Origin,
  accepted: readonly AuditCall[],
  freshAnswers: ReadonlyMap<AuditStep, AuditAnswer>,
): boolean {
  const producer = accepted.find((call) => call.step === step);
  if (producer === undefined) return true;
  if (path === undefined) return !mayChangeState(producer.tool);
  const value = valueAt(freshAnswers.get(step)?.json, path);
  return value !== undefined && isDeepStrictEqual(value, valueAt(producer.answer.json, path));
}

/** The calls that a call needs before it. */
function sourcesOf(call: AuditCall, accepted: readonly AuditCall[], freshAnswers: ReadonlyMap<AuditStep, AuditAnswer>) {
  const before: StepCall[] = [];
  let unexplained: string | undefined;
  const fromOf = ({ step }: AuditCall): StepCall["from"] => {
    const from = new Map<string, { tool: string; target: string }>();
    for (const [name, origin] of step.origins ?? []) {
      const producer = accepted.find((candidate) => candidate.step === origin.step);
      if (producer === undefined || isKept(origin, accepted, freshAnswers)) continue;
      const { path } = origin;
      const target = path && targetOf(producer.answer, path);
      if (target !== undefined) from.set(name, { tool: producer.tool.name, target });
      // What a change gives may be the same each time.
      else if (path !== undefined && !mayChangeState(producer.tool)) unexplained ??= name;
      if (before.some(({ tool }) => tool === producer.tool.name)) continue;
      const inner = fromOf(producer);
      before.push({ tool: producer.tool.name, args: producer.args, from: inner });
    }
    return from;
  };
  const from = fromOf(call);
  return { before, from, ...(unexplained !== undefined && { unexplained }) };
}

/** The path to a value as a suite says it; undefined if the value is in a text, or a name needs quotes. */
function targetOf({ result, json }: AuditAnswer, path: Path): string | undefined {
  const isPlain = path.every((key) => typeof key === "number" || /^\w+$/.test(key));
  if (!isPlain || !isObject(json) || result?.structuredContent !== json) return undefined;
  return printSteps(
    ["result", "structuredContent", ...path].map((key) =>
      typeof key === "number" ? { kind: "index", index: key } : { kind: "name", name: key },
    ),
  );
}

/** True if a text has a time of day or a time stamp, which the next second may change. */
function hasClock(text: string): boolean {
  return /\d:\d\d|\b\d{10}(?:\d{3})?\b/.test(text);
}
