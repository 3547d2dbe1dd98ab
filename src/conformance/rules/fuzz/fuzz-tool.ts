import type { FuzzClass } from "../../../core/generated/results.js";
import { isObject, typeName } from "../../../core/json/json.js";
import { measureJson } from "../../../core/json/json-text.js";
import { StepLimit } from "../../../core/json/step-limit.js";
import { redactForeign } from "../../../core/redaction/foreign-marks.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, jsonOf, say } from "../../../core/redaction/redacted.js";
import { judgeCase } from "../../calls/answer.js";
import { isMisrouted } from "../../calls/probes/channels.js";
import type { ProbeCaseResult } from "../../calls/probes/types.js";
import { requiredOf, resolveRefs } from "../../calls/schema.js";
import { shownPath } from "../../calls/sites.js";
import { smallerValues } from "../../calls/smaller.js";
import { evidenceOf } from "../../invariants/evidence.js";
import { type Classification, classify } from "./classify.js";
import { fuzzInputs, validityOf } from "./inputs.js";
import { Rejections } from "./rejections.js";
import {
  CLASSES,
  emptyReport,
  type Fault,
  type FuzzAnswer,
  type FuzzedTool,
  type FuzzFinding,
  type FuzzInput,
  type FuzzReport,
  type FuzzSettings,
  type FuzzTarget,
  type SessionFinding,
} from "./types.js";

/** After so many crashes in a row, or hangs in total, the tool is given up: each hang costs the whole deadline. */
const STRIKES = 3;
/** How many smaller inputs are tried for one finding, and how many of them may hang. */
const MAX_TRIES = 60;
const MAX_HANGS = 5;
const MAX_FINDINGS = 30;
const MAX_ANSWER = 4 * 1024;
/** How long after its answer a fresh server may end because of it, when a crash is looked for. */
const LATE_MS = 500;
/** How many inputs before a crash may be its cause. */
const MAX_BEFORE = 8;

type SentCall = Extract<FuzzAnswer, { kind: "sent" }>;
type JudgedCall = { kind: "judged"; judged: Classification; sent: SentCall };
type FaultClassification = Classification & { class: FuzzClass; found: Fault };

interface FaultCase {
  input: FuzzInput;
  shown: FaultClassification;
  sent: SentCall | undefined;
  count: number;
  /** The inputs that were answered before it, the last one first: a server may end a moment after its answer. */
  before: readonly FuzzInput[];
}

/** Calls a tool with generated arguments. Each fault is reported once, with the smallest arguments that show it. */
export async function fuzzTool(tool: FuzzedTool, target: FuzzTarget, settings: FuzzSettings): Promise<FuzzReport> {
  return new ToolFuzzer(tool, target, settings).fuzz();
}

class ToolFuzzer {
  readonly #report: FuzzReport;
  readonly #cases = new Map<string, FaultCase>();
  /** Rejections of validation on the wrong channel. */
  readonly #misrouted: { result: ProbeCaseResult; input: FuzzInput; sent: SentCall }[] = [];
  readonly #rejections = new Rejections();
  /** Bounds the search for smaller inputs: one step for each value of a candidate, most of which are rejected. */
  readonly #steps = new StepLimit();
  /** The last call that was answered: findings before the next call are about it. */
  #lastAnswered: { input: FuzzInput; class: FuzzClass } | undefined;
  /** The last inputs that the running server answered, the last one first. */
  #answeredInputs: FuzzInput[] = [];
  /** The server did not start again, so nothing more can be tried. */
  #isGone = false;

  constructor(
    private readonly tool: FuzzedTool,
    private readonly target: FuzzTarget,
    private readonly settings: FuzzSettings,
  ) {
    this.#report = emptyReport(tool.name);
  }

  async fuzz(): Promise<FuzzReport> {
    const report = this.#report;
    let crashes = 0;
    for await (const input of fuzzInputs(this.tool, this.settings)) {
      const answer = await this.#call(input);
      // An interrupt ends the server: that is not its fault.
      if (this.settings.signal.aborted) break;
      if (answer.kind === "no server") {
        this.#isGone = true;
        report.stopped = answer.reason;
        break;
      }
      report.runs += 1;
      this.#record(input, answer.judged, answer.sent);
      crashes = answer.judged.class === "crash" ? crashes + 1 : 0;
      if (report.classes.hang >= STRIKES) report.stopped = say`${STRIKES} calls were not answered in time`;
      else if (crashes >= STRIKES) report.stopped = say`the server crashed ${STRIKES} times in a row`;
      if (report.stopped !== undefined) break;
    }
    if (!this.settings.signal.aborted) this.#recordLateCrashes(await this.target.settle());
    await this.#shrinkAndConfirm();
    this.#judgeChannel();
    if (this.settings.signal.aborted) report.stopped = stopReason(this.settings.signal);
    report.rejections = this.#rejections.list();
    report.findings.sort((a, b) => CLASSES.indexOf(b.class) - CLASSES.indexOf(a.class));
    return report;
  }

  /** Makes one call. One that is not answered in time is made again on a fresh server: the machine may have been busy. */
  async #call(input: FuzzInput, isSecond = false): Promise<JudgedCall | Extract<FuzzAnswer, { kind: "no server" }>> {
    const sent = await this.#send(input.args);
    if (sent.kind === "no server") return sent;
    // Crashes between two calls belong to the call before.
    const late = sent.findings.filter(isLateCrash);
    this.#recordLateCrashes(late);
    const findings = sent.findings.filter((finding) => !isLateCrash(finding));
    const judged = classify(input, { ...sent, findings }, this.settings.known);
    if (judged.class !== "hang" || isSecond) return { kind: "judged", judged, sent };
    await this.target.restart();
    return this.#call(input, true);
  }

  /** Makes a call unless the time is over. */
  async #send(args: unknown): Promise<FuzzAnswer> {
    const { signal } = this.settings;
    return signal.aborted ? { kind: "no server", reason: stopReason(signal) } : this.target.call(args);
  }

  #record(input: FuzzInput, judged: Classification, sent: SentCall): void {
    const report = this.#report;
    if (judged.class === "not_judged") {
      this.#lastAnswered = undefined;
      const known = report.not_judged.find(({ reason }) => reason === judged.reason);
      if (known) known.count += 1;
      else report.not_judged.push({ reason: judged.reason, count: 1 });
      return;
    }
    report.classes[judged.class] += 1;
    if (judged.rejection) this.#misrouted.push({ result: judged.rejection, input, sent });
    const { outcome, message } = judgeCase(input, sent.outcome);
    if (outcome === "rejected") this.#rejections.add(hide(message ?? ""), input.args);
    if (judged.found) this.#add(input, { ...judged, found: judged.found }, sent);
    this.#lastAnswered = judged.class === "crash" ? undefined : { input, class: judged.class };
    this.#answeredInputs = judged.class === "crash" ? [] : [input, ...this.#answeredInputs].slice(0, MAX_BEFORE);
    for (const finding of sent.findings) {
      const { rule_id, message } = finding;
      if (isLateCrash(finding) || message === judged.found?.message) continue;
      const known = report.session.find((other) => other.rule_id === rule_id && other.message === message);
      if (known) known.count += finding.count;
      else report.session.push({ ...finding });
    }
  }

  #add(input: FuzzInput, shown: FaultClassification, sent?: SentCall): void {
    const key = faultKey(shown);
    const known = this.#cases.get(key);
    if (known) known.count += 1;
    else if (this.#cases.size < MAX_FINDINGS) {
      this.#cases.set(key, { input, shown, sent, count: 1, before: this.#answeredInputs });
    }
  }

  #recordLateCrashes(findings: readonly SessionFinding[]): void {
    for (const { rule_id, message } of findings.filter(isLateCrash)) {
      if (this.#lastAnswered === undefined) return;
      const { input, class: before } = this.#lastAnswered;
      this.#report.classes[before] -= 1;
      this.#report.classes.crash += 1;
      this.#add(input, { class: "crash", found: { rule_id, message: hide(message), kind: "after its answer" } });
      this.#lastAnswered = undefined;
    }
  }

  /** Makes each input smaller as long as it shows the same fault, then tries it on a fresh server. */
  async #shrinkAndConfirm(): Promise<void> {
    const isFatal = ({ shown }: FaultCase) => shown.class === "crash" || shown.class === "hang";
    const all = [...this.#cases.values()];
    for (const fatal of all.filter(isFatal)) {
      await this.target.restart();
      const smallest = await this.#smallest(fatal);
      await this.target.restart();
      await this.#confirm(fatal, smallest);
    }
    const shrunk: [FaultCase, FuzzInput][] = [];
    for (const mild of all.filter((fuzzCase) => !isFatal(fuzzCase))) shrunk.push([mild, await this.#smallest(mild)]);
    if (shrunk.length > 0) await this.target.restart();
    for (const [mild, smallest] of shrunk) await this.#confirm(mild, smallest);
  }

  async #smallest({ input, shown }: FaultCase): Promise<FuzzInput> {
    let smallest = input;
    let tries = 0;
    let hangs = 0;
    const findSmaller = async () => {
      const { values: each } = measureJson(jsonOf(smallest.args) ?? "");
      for (const args of smallerValues(smallest.args)) {
        if (!this.#steps.take(each)) return false;
        if (tries >= MAX_TRIES || hangs >= MAX_HANGS || this.#isGone || this.settings.signal.aborted) return false;
        if (!(await this.#isAlike(input, args, shown.class))) continue;
        tries += 1;
        const candidate = { ...input, args };
        if ((await this.#reproduce(candidate, shown)) === undefined) continue;
        if (shown.class === "hang") hangs += 1;
        smallest = candidate;
        return true;
      }
      return false;
    };
    while (await findSmaller());
    return smallest;
  }

  /** True if smaller arguments are as valid as those of the input; accepted ones must also have the same names. */
  async #isAlike(input: FuzzInput, args: unknown, kind: FuzzClass): Promise<boolean> {
    if (kind === "accepted_invalid" && argumentNames(args) !== argumentNames(input.args)) return false;
    return (await validityOf(args, this.settings.accepts)) === input.valid;
  }

  async #confirm(fuzzCase: FaultCase, smallest: FuzzInput): Promise<void> {
    const { input, shown, count } = fuzzCase;
    let again = await this.#reproduce(smallest, shown);
    let shownBy = smallest;
    if (!again && smallest !== input) {
      await this.target.restart();
      again = await this.#reproduce(input, shown);
      shownBy = input;
    }
    // The server may have ended because of a call before, or after its answer.
    const late = again ? undefined : await this.#lateCause(fuzzCase);
    const { message } = (again?.shown ?? shown).found;
    this.#report.findings.push({
      class: shown.class,
      rule_id: shown.found.rule_id,
      label: late?.label ?? (again ? labelOf(shownBy, input, this.tool.inputSchema) : input.label),
      args: (late ?? (again ? shownBy : input)).args,
      message: late ? say`${message}, after its answer` : message,
      ...(late ? {} : answerOf(again?.sent ?? fuzzCase.sent)),
      count,
      reproduced: again !== undefined || late !== undefined,
    });
  }

  /** The input after whose answer a fresh server ends, or writes noise: that of the finding, or one before it. */
  async #lateCause({ input, before, shown }: FaultCase): Promise<FuzzInput | undefined> {
    if (shown.class === "protocol_violation" && before[0]) {
      await this.target.restart();
      return (await this.#reproduce(before[0], shown)) && before[0];
    }
    if (shown.class !== "crash") return undefined;
    for (const candidate of [...before, input]) {
      await this.target.restart();
      const sent = await this.#send(candidate.args);
      if (sent.kind === "no server" || sent.outcome.kind !== "answer") continue;
      if ((await this.target.settle(LATE_MS)).some(isLateCrash)) return candidate;
    }
    return undefined;
  }

  async #reproduce(input: FuzzInput, wanted: FaultClassification) {
    const sent = await this.#send(input.args);
    if (sent.kind === "no server") this.#isGone = true;
    if (sent.kind === "no server" || this.settings.signal.aborted) return undefined;
    // Noise that belongs to an answer may come after it.
    const late = wanted.class === "protocol_violation" ? await this.target.settle() : [];
    const judged = classify(input, { ...sent, findings: [...sent.findings, ...late] }, this.settings.known);
    if (judged.class === "not_judged" || judged.found === undefined) return undefined;
    const shown = { ...judged, found: judged.found };
    return faultKey(shown) === faultKey(wanted) ? { shown, sent } : undefined;
  }

  /** Rejections of invalid arguments on the wrong channel: one finding, with the shortest input. */
  #judgeChannel(): void {
    // A rejection that valid calls get too is not about the arguments.
    const general = new Set(
      this.#misrouted.flatMap(({ input, result }) => (input.valid === true ? [result.message] : [])),
    );
    const misrouted = this.#misrouted
      .filter(({ result }) => !general.has(result.message) && isMisrouted(result, this.settings.revision()))
      .toSorted((a, b) => sizeOf(a.input.args) - sizeOf(b.input.args));
    const [shortest] = misrouted;
    if (!shortest) return;
    const { input, result, sent } = shortest;
    this.#report.findings.push({
      class: "rejected_protocol",
      rule_id: "ERRCHAN-001",
      label: input.label,
      args: input.args,
      message: say`invalid arguments are rejected with a protocol error (${result.code ?? "no code"}), not with isError: true`,
      ...answerOf(sent),
      count: misrouted.length,
      reproduced: true,
    });
  }
}

/** Why calls were stopped: the reason of the signal, if it is a text. */
export function stopReason({ reason }: AbortSignal): Redacted {
  return typeof reason === "string" ? hide(reason) : say`it was interrupted`;
}

/** What is special about arguments that were made smaller. */
function labelOf({ args, valid }: FuzzInput, first: FuzzInput, schema: unknown): string {
  const missing = requiredOf(resolveRefs(schema, schema)).filter(
    (name) => isObject(args) && !Object.hasOwn(args, name),
  );
  if (args === first.args || (valid !== true && missing.length === 0)) return first.label;
  return valid === true ? "valid arguments" : `without ${missing.map((name) => shownPath([name])).join(", ")}`;
}

function isLateCrash({ rule_id }: SessionFinding): boolean {
  return rule_id === "FAULT-LIFECYCLE-CRASH";
}

function faultKey({ class: name, found: { rule_id, kind } }: FaultClassification): string {
  return JSON.stringify([name, rule_id, kind]);
}

function argumentNames(args: unknown): string {
  return isObject(args) ? JSON.stringify(Object.keys(args)) : typeName(args);
}

function sizeOf(args: unknown): number {
  return jsonOf(args)?.length ?? 0;
}

/** The result or error of an answer, in part if it is long; without the id, which differs from run to run. */
function answerOf(sent: SentCall | undefined): Pick<FuzzFinding, "answer"> {
  if (sent?.outcome.kind !== "answer") return {};
  const { result, error } = sent.outcome.answer;
  const body = { ...(result !== undefined && { result }), ...(error !== undefined && { error }) };
  return { answer: sizeOf(body) <= MAX_ANSWER ? redactForeign(body) : evidenceOf(body) };
}
