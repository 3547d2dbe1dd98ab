import { answerOf } from "../../../conformance/audit/answers.js";
import type { Answer, AuditServer, AuditTool, Step } from "../../../conformance/audit/types.js";
import { nowMs } from "../../../core/clock.js";
import { isObject } from "../../../core/json/json.js";
import { say } from "../../../core/redaction/redacted.js";
import type { ListedTool } from "../../../engine/calls/fuzz-target.js";
import { loadAccepts } from "../../../engine/judge/schema-port.js";
import type { Lane } from "../../../engine/lanes/lane.js";
import type { Session } from "../../../mcp/types.js";

/** The sessions of a lane as an audit uses them, one after the other. */
export class LaneAuditServer implements AuditServer {
  startupMs = 0;
  #session: Session | undefined;

  constructor(
    private readonly lane: Lane,
    private readonly timeoutMs: number,
  ) {}

  async send({ method, params }: Step): Promise<Answer> {
    const startedAt = nowMs();
    const acquired = await this.lane.sessions.acquire();
    this.startupMs += nowMs() - startedAt;
    if (acquired.kind !== "session") {
      const message = acquired.kind === "unusable" ? acquired.reason : acquired.failure.message;
      const fault = { rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message } as const;
      return answerOf({ kind: "fault", fault, durationMs: 0, notifications: [] });
    }
    const { session } = acquired;
    this.#session = session;
    const outcome = await session.request(method, params, { timeoutMs: this.timeoutMs, purpose: "fuzz" });
    const isGone =
      outcome.kind === "died" || (outcome.kind === "timeout" && !(await this.lane.sessions.isAnswering(session)));
    if (isGone) this.lane.sessions.drop(session);
    return answerOf(outcome);
  }

  async restart(): Promise<void> {
    await this.lane.sessions.disconnect();
    this.#session = undefined;
  }

  async survives(ms: number): Promise<boolean> {
    const session = this.#session;
    if (!session?.alive) return false;
    const until = Date.now() + ms;
    while (session.alive && Date.now() < until && this.lane.transport === "stdio")
      await new Promise((resolve) => setTimeout(resolve, 25));
    return session.alive && (await this.lane.sessions.isAnswering(session));
  }

  usage() {
    return this.#session?.usage();
  }

  async noise() {
    const findings = await this.lane.takeFindings();
    return findings
      .filter(({ rule_id }) => rule_id.startsWith("FAULT-TRANSPORT"))
      .map(({ rule_id, message, evidence }) => ({
        rule_id,
        message: say`${message as never}`,
        ...(evidence !== undefined && { evidence: evidence as never }),
      }));
  }
}

/** The tools of a list as an audit reads them. */
export function auditTools(listed: readonly ListedTool[], entries: readonly unknown[]): Promise<AuditTool[]> {
  return Promise.all(
    listed.map(async ({ name, description, inputSchema, outputSchema, withheld }): Promise<AuditTool> => {
      const entry = entries.find((item) => isObject(item) && item.name === name);
      const hints = isObject(entry) && isObject(entry.annotations) ? entry.annotations : {};
      const isReadOnly = hints.readOnlyHint === true;
      return {
        name,
        description: typeof description === "string" ? description : "",
        inputSchema,
        outputSchema,
        isReadOnly,
        isIdempotent: hints.idempotentHint === true,
        saysHarmless: hints.destructiveHint === false,
        ...(withheld !== undefined && { withheld }),
        accepts: await loadAccepts(inputSchema),
      };
    }),
  );
}
