import { setTimeout } from "node:timers/promises";
import { nowMs } from "../../core/clock.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { Outcome, RequestOptions, Session } from "../../mcp/types.js";
import type { Lane } from "../lanes/lane.js";

const STEP_MS = 20;

type RequestResult =
  | { kind: "sent"; outcome: Outcome; isAlive: boolean }
  /** The server cannot be started, or was given up. */
  | { kind: "no server"; reason: Redacted };

/** The server of a lane for calls that no suite wrote: one session at a time, which starts when it is needed. */
export class LaneServer {
  /** The session of the last request. */
  session: Session | undefined;

  constructor(readonly lane: Lane) {}

  /**
   * Sends a request. A server that ends, or no longer answers, starts again for the next one. `begin` is called with each
   * new session.
   */
  async request(
    method: string,
    params: Record<string, unknown>,
    options: RequestOptions,
    begin?: (session: Session) => Promise<void>,
  ): Promise<RequestResult> {
    const { lane } = this;
    const sessionResult = await lane.sessions.acquire();
    if (sessionResult.kind !== "session")
      return {
        kind: "no server",
        reason: sessionResult.kind === "unusable" ? sessionResult.reason : sessionResult.failure.message,
      };
    const { session } = sessionResult;
    if (session !== this.session) {
      this.session = session;
      await begin?.(session);
    }
    const outcome = await session.request(method, params, options);
    if (outcome.kind === "answer") await lane.recordOutcome(session, outcome);
    const isAlive =
      outcome.kind === "answer" ||
      outcome.kind === "unsendable" ||
      (outcome.kind !== "died" && (await lane.sessions.isAnswering(session)));
    if (!isAlive) lane.sessions.drop(session);
    return { kind: "sent", outcome, isAlive };
  }

  /** Ends the session, so that the next request meets a fresh server. */
  async restart(): Promise<void> {
    await this.lane.sessions.disconnect();
    this.session = undefined;
  }

  /** Waits until the session ends, `waitMs` at the most; true if it is then alive and answers. */
  async survives(waitMs: number, answerMs?: number): Promise<boolean> {
    const { session } = this;
    for (const until = nowMs() + waitMs; session?.alive && nowMs() < until; ) await setTimeout(STEP_MS);
    return session !== undefined && (await this.lane.sessions.isAnswering(session, answerMs));
  }
}
