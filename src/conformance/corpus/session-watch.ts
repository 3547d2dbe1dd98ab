import type { Exchange } from "../../core/generated/capture.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide } from "../../core/redaction/redacted.js";
import type { Owner, ServerTarget, SessionFault } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import { type InvariantResult, reviewSession } from "../invariants/review.js";
import type { SchemaPort } from "../invariants/types.js";
import { NotificationWatch } from "./notifications.js";
import type { Verdict } from "./types.js";

/** What was seen of one session. */
export interface SessionObservations {
  invariants: InvariantResult[];
  faults: readonly SessionFault[];
  notifications: readonly [RuleId, Verdict][];
  /** What was written to stdout after the server was asked to end. */
  noiseAtEnd: readonly Redacted[];
}

/** Watches one session: its exchanges are judged by the invariants, until it is asked to end. */
export class SessionWatch {
  readonly faults: SessionFault[] = [];
  isEnding = false;
  /** True once the server has answered a request. */
  hasAnswered = false;
  readonly #review;
  readonly #notifications = new NotificationWatch();
  readonly #noiseAtEnd: Redacted[] = [];

  constructor(transport: ServerTarget["kind"]) {
    this.#review = reviewSession({ transport });
  }

  addExchange(exchange: Exchange, owner: Owner | undefined): void {
    this.hasAnswered ||= exchange.direction !== "server" && exchange.response !== undefined;
    this.#notifications.add(exchange);
    if (!this.isEnding) this.#review.addExchange(exchange, owner);
    else if (exchange.raw !== undefined) this.#noiseAtEnd.push(hide(exchange.raw));
  }

  /** All that was seen, after the session has ended. */
  async observations(schemas: () => Promise<SchemaPort>): Promise<SessionObservations> {
    return {
      invariants: await this.#review.results(schemas),
      faults: this.faults,
      notifications: this.#notifications.verdicts(),
      noiseAtEnd: this.#noiseAtEnd,
    };
  }
}
