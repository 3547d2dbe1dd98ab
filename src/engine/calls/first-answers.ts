import { getOrMake } from "../../core/groups.js";
import { KeptAnswers } from "../../mcp/memory.js";
import type { SuiteTest } from "../../suite/types.js";
import type { Envelope } from "../judge/call.js";

/** The answer of a test's first server, with which those of its other servers are compared. */
class FirstAnswer {
  /** The answer to its last attempt; undefined if it got none. */
  envelope: Envelope | undefined;
  /** What it takes of the memory limits. */
  readonly kept = new KeptAnswers();
  /** The tests that need it and have not ended, the first server's included. */
  users = 0;
  /** Called when the first server's test has ended. */
  end = () => {};
  readonly ended = new Promise<void>((resolve) => {
    this.end = resolve;
  });
}

/** The answers of first servers, with which later ones are compared. Each counts in the memory limits while it is needed. */
export class FirstAnswers {
  readonly #answers = new Map<string, FirstAnswer>();

  /** `tests`: all those of a file at one revision. */
  constructor(tests: Iterable<SuiteTest>) {
    for (const test of tests) {
      const key = comparisonKeyOf(test);
      if (key === undefined) continue;
      getOrMake(this.#answers, key, () => new FirstAnswer()).users += 1;
    }
  }

  begin(test: SuiteTest): KeptAnswers {
    const answer = this.#of(test);
    answer.kept.release();
    answer.envelope = undefined;
    return answer.kept;
  }

  set(test: SuiteTest, envelope: Envelope): void {
    this.#of(test).envelope = envelope;
  }

  /** The answer of the first server, when its test has ended; undefined if it got none. */
  async get(test: SuiteTest): Promise<Envelope | undefined> {
    const answer = this.#of(test);
    await answer.ended;
    return answer.envelope;
  }

  /** Releases the answer when no test needs it any more. */
  testEnded(test: SuiteTest): void {
    const key = comparisonKeyOf(test);
    if (key === undefined) return;
    const answer = this.#of(test);
    if (test.server === test.kind.needs(test).counterpart) answer.end();
    answer.users -= 1;
    if (answer.users > 0) return;
    answer.kept.release();
    this.#answers.delete(key);
  }

  #of(test: SuiteTest): FirstAnswer {
    const answer = this.#answers.get(comparisonKeyOf(test) ?? "");
    if (answer === undefined) throw new Error(`no answer is kept for ${test.name}`);
    return answer;
  }
}

/** The same for all servers of a test or row; undefined if they are not compared. */
function comparisonKeyOf(test: SuiteTest): string | undefined {
  if (test.kind.needs(test).counterpart === undefined) return undefined;
  return JSON.stringify([test.name, test.row ?? null]);
}
