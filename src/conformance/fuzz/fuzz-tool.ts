import { isObject, typeName } from "../../core/json/json.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import { hide, jsonOf, processSecrets, say } from "../../core/redaction/redacted.js";
import { evidenceOf } from "../invariants/evidence.js";
import { judgeValidation } from "../probes/error-channel.js";
import type { ProbeCaseResult } from "../probes/types.js";
import { type Classification, classify, type Fault } from "./classify.js";
import { fuzzInputs, validityOf } from "./inputs.js";
import { smallerValues } from "./smaller.js";
import {
  CLASSES,
  emptyReport,
  type FuzzAnswer,
  type FuzzClass,
  type FuzzedTool,
  type FuzzFinding,
  type FuzzInput,
  type FuzzReport,
  type FuzzSettings,
  type FuzzTarget,
} from "./types.js";

/** After so many crashes in a row, or hangs in total, the tool is given up: each hang costs the whole deadline. */
const STRIKES = 3;
/** How many smaller inputs are tried for one finding, and how many of them may hang. */
const MAX_TRIES = 60;
const MAX_HANGS = 5;
const MAX_FINDINGS = 30;
const MAX_ANSWER = 4 * 1024;

type SentCall = Extract<FuzzAnswer, { kind: "sent" }>;
type FaultClassification = Classification & { class: FuzzClass; found: Fault };

/** The first input that showed a fault. */
interface Case {
  input: FuzzInput;
  verdict: FaultClassification;
  sent: SentCall | undefined;
  count: number;
  /** The input that was answered before it: a server may end a moment after its answer. */
  before: FuzzInput | undefined;
}

/**
 * Calls a tool with generated arguments and judges each answer. Each fault is reported once, with the smallest arguments
 * that still show it on a fresh server.
 */
export async function fuzzTool(tool: FuzzedTool, target: FuzzTarget, settings: FuzzSettings): Promise<FuzzReport> {
  return new ToolFuzzer(tool, target, settings).run();
}

class ToolFuzzer {
  readonly #report: FuzzReport;
  readonly #cases = new Map<string, Case>();
  readonly #rejections: { result: ProbeCaseResult; input: FuzzInput; sent: SentCall }[] = [];
  /** The last call that was answered: findings before the next call are about it. */
  #last: { input: FuzzInput; class: FuzzClass } | undefined;
  /** The server did not start again, so nothing more can be tried. */
  #isGone = false;

  constructor(
    private readonly tool: FuzzedTool,
    private readonly target: FuzzTarget,
    private readonly settings: FuzzSettings,
  ) {
    this.#report = emptyReport(tool.name);
  }

  async run(): Promise<FuzzReport> {
    let crashes = 0;
    for (const input of await fuzzInputs(this.tool, this.settings)) {
      const answer = await this.#call(input);
      // An interrupt ends the server: that is not its fault.
      if (this.settings.signal.aborted) break;
      if (answer.kind === "no server") {
        this.#isGone = true;
        this.#report.stopped = answer.reason;
        break;
      }
      this.#report.runs += 1;
      const { verdict, sent } = answer;
      this.#record(input, verdict, sent);
      crashes = verdict.class === "crash" ? crashes + 1 : 0;
      const { hang } = this.#report.classes;
      if (crashes < STRIKES && hang < STRIKES) continue;
      this.#report.stopped =
        hang < STRIKES
          ? say`the server crashed ${STRIKES} times in a row`
          : say`${STRIKES} calls were not answered in time`;
      break;
    }
    if (!this.settings.signal.aborted) this.#noteLate(await this.target.settle());
    await this.#explain();
    this.#judgeChannel();
    if (this.settings.signal.aborted) this.#report.stopped = say`it was interrupted`;
    this.#report.findings.sort((a, b) => CLASSES.indexOf(b.class) - CLASSES.indexOf(a.class));
    return this.#report;
  }

  /** Makes one call. One that is not answered in time is made again on a fresh server: the machine may have been busy. */
  async #call(
    input: FuzzInput,
  ): Promise<{ kind: "judged"; verdict: Classification; sent: SentCall } | Extract<FuzzAnswer, { kind: "no server" }>> {
    for (let isSecond = false; ; isSecond = true) {
      const sent = await this.target.call(input.args);
      if (sent.kind === "no server") return sent;
      const verdict = classify(input, this.#withoutLate(sent), this.settings.known);
      if (verdict.class !== "hang" || isSecond) return { kind: "judged", verdict, sent };
      await this.target.restart();
    }
  }

  /** The answer without the findings about the time before it. */
  #withoutLate(sent: SentCall): SentCall {
    const late = sent.findings.filter(({ rule_id }) => rule_id === "FAULT-LIFECYCLE-CRASH");
    if (late.length === 0) return sent;
    this.#noteLate(late);
    return { ...sent, findings: sent.findings.filter((finding) => !late.includes(finding)) };
  }

  #record(input: FuzzInput, verdict: Classification, sent: SentCall): void {
    if (verdict.class === "not_judged") {
      this.#last = undefined;
      const known = this.#report.not_judged.find(({ reason }) => reason === verdict.reason);
      if (known) known.count += 1;
      else this.#report.not_judged.push({ reason: verdict.reason, count: 1 });
      return;
    }
    this.#report.classes[verdict.class] += 1;
    if (verdict.rejection) this.#rejections.push({ result: verdict.rejection, input, sent });
    if (verdict.found) this.#add(input, { ...verdict, found: verdict.found }, sent);
    this.#last = verdict.class === "crash" ? undefined : { input, class: verdict.class };
    for (const finding of sent.findings) {
      const { rule_id, message } = finding;
      if (rule_id === "FAULT-LIFECYCLE-CRASH" || message === verdict.found?.message) continue;
      const known = this.#report.session.find((other) => other.rule_id === rule_id && other.message === message);
      if (known) known.count += finding.count;
      else this.#report.session.push({ ...finding });
    }
  }

  #add(input: FuzzInput, verdict: FaultClassification, sent?: SentCall): void {
    const key = keyOf(verdict);
    const before = this.#cases.get(key);
    if (before) before.count += 1;
    else if (this.#cases.size < MAX_FINDINGS)
      this.#cases.set(key, { input, verdict, sent, count: 1, before: this.#last?.input });
  }

  /** The server ended after it had answered the last call. */
  #noteLate(findings: SentCall["findings"]): void {
    for (const { rule_id, message } of findings) {
      if (rule_id !== "FAULT-LIFECYCLE-CRASH" || this.#last === undefined) continue;
      const { input, class: before } = this.#last;
      this.#report.classes[before] -= 1;
      this.#report.classes.crash += 1;
      this.#add(input, { class: "crash", found: { rule_id, message: hide(message), kind: "after its answer" } });
      this.#last = undefined;
    }
  }

  /** Makes each input smaller as long as it shows the same fault, then tries it on a fresh server. */
  async #explain(): Promise<void> {
    const isFatal = ({ verdict }: Case) => verdict.class === "crash" || verdict.class === "hang";
    const all = [...this.#cases.values()];
    for (const fatal of all.filter(isFatal)) {
      await this.target.restart();
      const smallest = await this.#smallest(fatal);
      await this.target.restart();
      await this.#confirm(fatal, smallest);
    }
    const shrunk: [Case, FuzzInput][] = [];
    for (const mild of all.filter((fuzzCase) => !isFatal(fuzzCase))) shrunk.push([mild, await this.#smallest(mild)]);
    if (shrunk.length > 0) await this.target.restart();
    for (const [mild, smallest] of shrunk) await this.#confirm(mild, smallest);
  }

  async #smallest({ input, verdict }: Case): Promise<FuzzInput> {
    let smallest = input;
    let tries = 0;
    let hangs = 0;
    for (let found = true; found; ) {
      found = false;
      for (const args of smallerValues(smallest.args)) {
        if (tries >= MAX_TRIES || hangs >= MAX_HANGS || this.#isGone || this.settings.signal.aborted) break;
        if (!(await this.#isAlike(input, args, verdict.class))) continue;
        tries += 1;
        const candidate = { ...input, args };
        if ((await this.#shows(candidate, verdict)) === undefined) continue;
        if (verdict.class === "hang") hangs += 1;
        smallest = candidate;
        found = true;
        break;
      }
    }
    return smallest;
  }

  /**
   * True if smaller arguments are wrong, or right, as those of the input are: a crash on valid ones says more than one on
   * invalid ones, and what is accepted although it is wrong must be wrong in the same argument.
   */
  async #isAlike(input: FuzzInput, args: unknown, kind: FuzzClass): Promise<boolean> {
    if (kind === "accepted_invalid" && namesIn(args) !== namesIn(input.args)) return false;
    return (await validityOf(args, this.settings.accepts)) === input.valid;
  }

  async #confirm(fuzzCase: Case, smallest: FuzzInput): Promise<void> {
    const { input, verdict, count } = fuzzCase;
    let shown = await this.#shows(smallest, verdict);
    let shownBy = smallest;
    if (!shown && smallest !== input) {
      await this.target.restart();
      shown = await this.#shows(input, verdict);
      shownBy = input;
    }
    // The server may have ended because of the call before, or after its answer.
    const late = shown ? undefined : await this.#lateCause(fuzzCase);
    const answer = late ? undefined : answerOf(shown?.sent ?? fuzzCase.sent);
    const { message } = (shown?.verdict ?? verdict).found;
    this.#report.findings.push({
      class: verdict.class,
      rule_id: verdict.found.rule_id,
      label: (late ?? input).label,
      args: (late ?? (shown ? shownBy : input)).args,
      message: late ? say`${message}, after its answer` : message,
      ...(answer !== undefined && { answer }),
      count,
      reproduced: shown !== undefined || late !== undefined,
    });
  }

  /** The input after whose answer a fresh server ends: the one of a crash, or the one before it. */
  async #lateCause({ input, before, verdict }: Case): Promise<FuzzInput | undefined> {
    if (verdict.class !== "crash") return undefined;
    for (const candidate of [before, input]) {
      if (candidate === undefined) continue;
      await this.target.restart();
      const sent = await this.target.call(candidate.args);
      if (sent.kind === "no server" || sent.outcome.kind !== "answer") continue;
      const late = await this.target.settle();
      if (late.some(({ rule_id }) => rule_id === "FAULT-LIFECYCLE-CRASH")) return candidate;
    }
    return undefined;
  }

  /** The outcome of an input, if it shows the same fault. */
  async #shows(
    input: FuzzInput,
    wanted: FaultClassification,
  ): Promise<{ verdict: FaultClassification; sent: SentCall } | undefined> {
    const sent = await this.target.call(input.args);
    if (sent.kind === "no server") this.#isGone = true;
    if (sent.kind === "no server" || this.settings.signal.aborted) return undefined;
    const verdict = classify(input, sent, this.settings.known);
    if (verdict.class === "not_judged" || verdict.found === undefined) return undefined;
    const found = { ...verdict, found: verdict.found };
    return keyOf(found) === keyOf(wanted) ? { verdict: found, sent } : undefined;
  }

  /** Rejections of invalid arguments on the wrong channel: one finding, with the shortest input. */
  #judgeChannel(): void {
    const all = this.#rejections.map(({ result }) => result);
    for (const { rule_id, message, count } of judgeValidation(this.tool.name, all, this.settings.revision())) {
      const [shortest] = this.#rejections
        .filter(({ result }) => result.channel === "protocol")
        .toSorted((a, b) => sizeOf(a.input.args) - sizeOf(b.input.args));
      if (!shortest) continue;
      const { input, sent } = shortest;
      const answer = answerOf(sent);
      this.#report.findings.push({
        ...{ class: "rejected_protocol", rule_id, label: input.label, args: input.args, message, count },
        ...(answer !== undefined && { answer }),
        reproduced: true,
      });
    }
  }
}

function keyOf({ class: name, found: { rule_id, kind } }: FaultClassification): string {
  return JSON.stringify([name, rule_id, kind]);
}

/** The names of the arguments; the type of what is not an object. */
function namesIn(args: unknown): string {
  return isObject(args) ? JSON.stringify(Object.keys(args)) : typeName(args);
}

function sizeOf(args: unknown): number {
  return jsonOf(args)?.length ?? 0;
}

/** The result or error of an answer, in part if it is long; without the id, which differs from run to run. */
function answerOf(sent: SentCall | undefined): FuzzFinding["answer"] {
  if (sent?.outcome.kind !== "answer") return undefined;
  const { result, error } = sent.outcome.answer;
  const body = { ...(result !== undefined && { result }), ...(error !== undefined && { error }) };
  return sizeOf(body) <= MAX_ANSWER ? redactForeign(body, processSecrets) : evidenceOf(body);
}
