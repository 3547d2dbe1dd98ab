import { KeptAnswers } from "../../mcp/session/memory.js";
import type { SuiteTest } from "../../suite/types.js";
import type { Envelope } from "../judge/envelope.js";

/** The answer of the first of the servers on which a test runs to be compared. */
interface FirstAnswer {
  /** Of its last attempt; undefined if it got none. */
  envelope: Envelope | undefined;
  /** What it takes of the memory limits. */
  readonly kept: KeptAnswers;
  /** Settles when the first server's test has ended. */
  readonly ended: Promise<void>;
  readonly end: () => void;
  /** The tests that need it and have not ended, the first server's included. */
  users: number;
}

/** The answers of first servers, with which later ones are compared. Each counts in the memory limits while it is needed. */
export class FirstAnswers {
  readonly #answers = new Map<string, FirstAnswer>();

  /** `tests`: all those of a file at one revision. */
  constructor(tests: Iterable<SuiteTest>) {
    for (const test of tests) {
      const key = keyOf(test);
      if (key === undefined) continue;
      const answer = this.#answers.get(key) ?? noAnswer();
      answer.users += 1;
      this.#answers.set(key, answer);
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

  ended(test: SuiteTest): void {
    const key = keyOf(test);
    if (key === undefined) return;
    const answer = this.#of(test);
    if (test.server === test.kind.needs(test).counterpart) answer.end();
    answer.users -= 1;
    if (answer.users > 0) return;
    answer.kept.release();
    this.#answers.delete(key);
  }

  #of(test: SuiteTest): FirstAnswer {
    const answer = this.#answers.get(keyOf(test) ?? "");
    if (answer === undefined) throw new Error(`no answer is kept for ${test.name}`);
    return answer;
  }
}

function noAnswer(): FirstAnswer {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { envelope: undefined, kept: new KeptAnswers(), ended, end, users: 0 };
}

/** The same for all servers of a test or row; undefined if they are not compared. */
function keyOf(test: SuiteTest): string | undefined {
  if (test.kind.needs(test).counterpart === undefined) return undefined;
  return JSON.stringify([test.name, test.row ?? null]);
}
