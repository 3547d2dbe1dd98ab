import { hide, say } from "../../core/redaction/redacted.js";
import { type Frame, idText } from "../frames.js";
import type { Outcome, Owner, Purpose } from "../types.js";
import type { SessionLog } from "./session-log.js";

const MAX_REMEMBERED = 1_000;
// A server that recognises a repeated request may answer only once.
const SECOND_ANSWER_MS = 1_000;

/** What is known of a call that got no answer in time. */
interface GivenUp {
  purpose: Purpose;
  owner?: Owner | undefined;
}

/** The ids of calls that no longer wait, to classify a later answer to one of them. */
export class PastCalls {
  readonly #log: SessionLog;
  /** The last answered ids, to recognise a second answer: a ring buffer, because every call writes to it. */
  readonly #answered = new Float64Array(MAX_REMEMBERED).fill(Number.NaN);
  readonly #owners: (Owner | undefined)[] = [];
  #answers = 0;
  /** The abandoned ids, whose answers may come late, with the purpose and owner of their calls. */
  readonly #givenUp = new Map<number, GivenUp>();
  /** Ids whose next answer is expected although no call waits for it: of requests that were lost or sent twice. */
  readonly #expected = new Map<number, (answer: Frame) => void>();

  constructor(log: SessionLog) {
    this.#log = log;
  }

  markAnswered(id: number, owner: Owner | undefined): void {
    const place = this.#answers % MAX_REMEMBERED;
    this.#answered[place] = id;
    this.#owners[place] = owner;
    this.#answers += 1;
  }

  markGivenUp({ id, purpose, owner }: GivenUp & { id: number }): void {
    this.#givenUp.set(id, { purpose, owner });
  }

  /** True if an answer to this id is expected, but no call waits for it. */
  expects(id: unknown): boolean {
    return typeof id === "number" && (this.#givenUp.has(id) || this.#expected.has(id));
  }

  /** Expects another answer to this id, which no call waits for. */
  ignore(id: number): void {
    this.#expected.set(id, () => {});
  }

  /** Settles with the second answer to an id, or with the first if no other follows soon. */
  lastOf(id: number, resolve: (outcome: Outcome) => void): (outcome: Outcome) => void {
    return (first) => {
      if (first.kind !== "answer") {
        this.ignore(id);
        resolve(first);
        return;
      }
      const timer = setTimeout(() => resolve(first), SECOND_ANSWER_MS);
      this.#expected.set(id, (answer) => {
        clearTimeout(timer);
        resolve({ ...first, answer });
      });
    };
  }

  /** Handles an answer that no call waits for, and reports its fault. */
  handleLateAnswer(frame: Frame, id: unknown, line: string, at: number): void {
    const printableId = idText(id);
    const expected = typeof id === "number" ? this.#expected.get(id) : undefined;
    if (typeof id === "number" && expected) {
      this.#expected.delete(id);
      this.#log.stray({ purpose: "fault", response: frame }, at);
      expected(frame);
      return;
    }
    const givenUp = typeof id === "number" ? this.#givenUp.get(id) : undefined;
    const answered = typeof id === "number" ? this.#answered.indexOf(id) : -1;
    const owner = givenUp?.owner ?? this.#owners[answered];
    if (typeof id === "number" && givenUp !== undefined) {
      this.#givenUp.delete(id);
      this.markAnswered(id, owner);
    } else if (answered >= 0) {
      this.#log.fault(
        "FAULT-PROTO-DUPLICATE-ANSWER",
        say`The server answered the request ${printableId} more than once.`,
        hide(line),
        owner,
      );
    } else {
      const what =
        id === undefined
          ? say`sent an error that names no request`
          : say`answered a request id that was never sent: ${printableId}`;
      this.#log.fault("FAULT-PROTO-UNSOLICITED-ANSWER", say`The server ${what}.`, hide(line));
    }
    const what = id === undefined ? say`An error that names no request` : say`An answer with the id ${printableId}`;
    this.#log.stray(
      { ...(givenUp && { purpose: givenUp.purpose }), response: frame },
      at,
      say`${what} came while the call was waiting.`,
      owner,
    );
  }
}
