import type { Failure } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { grouped, plural } from "../../core/text.js";

const MAX_KINDS = 10;

/** The failures of very many calls: of each kind the first, with how many there were. */
export class FailedCalls {
  readonly #kinds = new Map<string, { first: Failure; request: Redacted; call: number; count: number }>();
  #others = 0;

  /** `request`: makes the line of the call. */
  add(failures: readonly Failure[], call: number, request: () => string): void {
    for (const failure of failures) {
      const key = JSON.stringify([failure.rule_id, failure.target, failure.matcher, failure.location]);
      const entry = this.#kinds.get(key);
      if (entry) entry.count += 1;
      else if (this.#kinds.size < MAX_KINDS)
        this.#kinds.set(key, { first: failure, request: hide(request()), call, count: 1 });
      else this.#others += 1;
    }
  }

  /** `calls`: how many there were in all. */
  list(calls: number): Failure[] {
    const all = [...this.#kinds.values()].sort((a, b) => b.count - a.count);
    return all.map(({ first, request, call, count }, index) => {
      const own = first.note === undefined ? "" : say`${hide(first.note)}\n`;
      const others =
        this.#others > 0 && index === all.length - 1
          ? say`; ${plural(this.#others, "failure")} of other kinds ${this.#others === 1 ? say`is` : say`are`} left out`
          : "";
      const note = say`${own}${grouped(count)} of ${grouped(calls)} calls; call ${call + 1} was the first${others}`;
      return { ...first, request, note };
    });
  }
}
