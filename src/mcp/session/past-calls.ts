import { isObject } from "../../core/json/json.js";
import { say } from "../../core/redaction/redacted.js";
import { type Frame, idText, numericId } from "../frames.js";
import { remember } from "../remember.js";
import type { Outcome, Owner, RequestOptions } from "../types.js";
import type { Line, SessionLog } from "./session-log.js";
import type { WaitingCall } from "./waiting.js";

const MAX_REMEMBERED = 1_000;
// A server that recognises a repeated request may answer only once.
const SECOND_ANSWER_MS = 1_000;

/** The ids of calls that no longer wait, to classify a later answer to one of them. */
export class PastCalls {
  /** The last answered ids with the owners of their calls, to recognise a second answer. */
  readonly #answered = new Map<unknown, Owner | undefined>();
  /** The abandoned ids, whose answers may come late, with the purpose and owner of their calls. */
  readonly #givenUp = new Map<unknown, Pick<RequestOptions, "purpose" | "owner">>();
  /** Ids whose next answer is expected although no call waits for it: of requests that were lost or sent twice. */
  readonly #expected = new Map<unknown, (answer: Frame) => void>();

  constructor(private readonly log: SessionLog) {}

  markAnswered(id: unknown, owner: Owner | undefined): void {
    remember(this.#answered, id, owner, MAX_REMEMBERED);
  }

  markGivenUp({ id, options: { purpose, owner } }: WaitingCall): void {
    this.#givenUp.set(id, { purpose, owner });
  }

  expects(id: unknown): boolean {
    return this.#givenUp.has(id) || this.#expected.has(id);
  }

  /** The owner of the call that a late answer names. */
  ownerOf({ id, method }: Frame): Owner | undefined {
    const requestId = numericId(id);
    return method === undefined ? (this.#givenUp.get(requestId)?.owner ?? this.#answered.get(requestId)) : undefined;
  }

  ignore(id: number): void {
    this.#expected.set(id, () => {});
  }

  /** Settles with the second answer to an id, or with the first if no other follows soon. */
  lastOf(id: number, resolve: (outcome: Outcome) => void): (outcome: Outcome) => void {
    return (first) => {
      if (first.kind !== "answer") {
        this.ignore(id);
        return resolve(first);
      }
      const timer = setTimeout(() => resolve(first), SECOND_ANSWER_MS);
      this.#expected.set(id, (answer) => {
        clearTimeout(timer);
        resolve({ ...first, answer });
      });
    };
  }

  handleLateAnswer(frame: Frame, { evidence }: Line, at: number): void {
    const id = numericId(frame.id);
    const printableId = idText(id);
    const isUnnamed = id === undefined || id === null;
    const settle = this.#expected.get(id);
    if (settle) {
      this.#expected.delete(id);
      this.log.recordStray({ purpose: "fault", response: frame }, at);
      settle(frame);
      return;
    }
    const givenUp = this.#givenUp.get(id);
    const owner = this.ownerOf(frame);
    if (givenUp !== undefined) {
      this.#givenUp.delete(id);
      this.markAnswered(id, owner);
    } else if (this.#answered.has(id)) {
      const message = say`The server answered the request ${printableId} more than once.`;
      this.log.reportFault("FAULT-PROTO-DUPLICATE-ANSWER", message, evidence, owner);
    } else {
      const unsentId = say`answered a request id that was never sent: ${printableId}`;
      const unnamed = isObject(frame.error) ? say`sent an error that names no request` : say`answered a notification`;
      const what = isUnnamed ? unnamed : unsentId;
      this.log.reportFault("FAULT-PROTO-UNSOLICITED-ANSWER", say`The server ${what}.`, evidence);
    }
    const what = id === undefined ? say`An answer without an id` : say`An answer with the id ${printableId}`;
    const exchange = { ...(givenUp && { purpose: givenUp.purpose }), response: frame };
    this.log.recordStray(exchange, at, say`${what} came while the call was waiting.`, owner);
  }
}
