import type { Exchange } from "../../core/generated/capture.js";
import { isObject } from "../../core/json/json.js";
import { say } from "../../core/redaction/redacted.js";
import type { RuleId } from "../../rules/registry.js";
import { evidenceOf } from "../invariants/evidence.js";
import { LOG_LEVELS } from "./log-levels.js";
import { shown } from "./probe.js";
import { failed, passed, type Verdict } from "./types.js";

const MAX_KEPT = 1_000;

/** Judges the progress and the log messages of a session. */
export class NotificationWatch {
  /** The tokens that requests gave. */
  readonly #tokens = new Set<unknown>();
  /** One notification for each token that a server named. */
  readonly #progress = new Map<unknown, unknown>();
  #logs = 0;
  #wrongLog: Verdict | undefined;

  add({ request, notifications = [], direction }: Exchange): void {
    if (direction === "server") this.#note(request);
    else if (isObject(request) && isObject(request.params) && isObject(request.params._meta)) {
      const { progressToken } = request.params._meta;
      if (progressToken !== undefined) this.#tokens.add(progressToken);
    }
    for (const frame of notifications) this.#note(frame);
  }

  /** Empty for what the server did not send. */
  verdicts(): [RuleId, Verdict][] {
    const wrong = [...this.#progress].find(([token]) => !this.#tokens.has(token));
    const progress = wrong
      ? failed(say`progress names the token ${shown(wrong[0])}, which no request gave`, evidenceOf(wrong[1]))
      : passed;
    return [
      ...(this.#progress.size > 0 ? [["PROTO-PROGRESS-TOKEN", progress] satisfies [RuleId, Verdict]] : []),
      ...(this.#logs > 0 ? [["PROTO-LOG-MESSAGE", this.#wrongLog ?? passed] satisfies [RuleId, Verdict]] : []),
    ];
  }

  #note(frame: unknown): void {
    if (!isObject(frame) || !isObject(frame.params)) return;
    const { method, params } = frame;
    if (method === "notifications/progress" && this.#progress.size < MAX_KEPT) {
      this.#progress.set(params.progressToken, frame);
    }
    if (method !== "notifications/message") return;
    this.#logs += 1;
    const { level } = params;
    if (!LOG_LEVELS.includes(level))
      this.#wrongLog ??= failed(say`a log message has the level ${shown(level)}`, evidenceOf(frame));
    else if (!("data" in params)) this.#wrongLog ??= failed(say`a log message has no data`, evidenceOf(frame));
  }
}
