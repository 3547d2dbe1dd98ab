import { judgeCase } from "../../conformance/calls/answer.js";
import {
  checkOutcome,
  hasFailed,
  judgeProbe,
  type RejectionContext,
  unsentCase,
} from "../../conformance/calls/probes/judge.js";
import type { ProbeCase, ProbeCaseResult, ProbeName, ProbeResult } from "../../conformance/calls/probes/types.js";
import { evidenceOf } from "../../conformance/invariants/evidence.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide } from "../../core/redaction/redacted.js";
import { missOf, type TestSession } from "../../engine/calls/call.js";
import { toolLine } from "../../engine/judge/call.js";
import { abbreviate } from "../../engine/judge/evidence.js";
import type { FailedTest } from "../../engine/judge/failure.js";
import type { Owner, ServerEnd, Session } from "../../mcp/types.js";
import type { SuiteTest } from "../../suite/types.js";
import type { NegativePathTest } from "./kind.js";

export interface ProbeContext extends Pick<TestSession, "lane" | "session" | "generated"> {
  subject: FailedTest;
  test: SuiteTest<NegativePathTest>;
  /** Valid arguments, filled in. */
  args: Record<string, unknown>;
  owner: Owner | undefined;
}

/** One bad request, with the frame that answered it. */
interface SentProbe {
  probeCase: ProbeCase;
  answer?: Record<string, unknown>;
}

/** Sends bad requests. If one of them ends the server, starts it again, once. */
export class ProbeSender {
  /** How the server ended, by probe. */
  readonly ends = new Map<ProbeName, ServerEnd>();
  /** The first request that a cassette does not have. */
  unrecorded: ReturnType<typeof missOf>;
  readonly #probes = new Map<ProbeCaseResult, SentProbe>();
  #session: Session | undefined;
  #hasRestarted = false;
  #whyUnsent = "";

  constructor(
    private readonly context: ProbeContext,
    private readonly rejectionContext: RejectionContext,
  ) {
    this.#session = context.session;
  }

  /** Sends the requests of one probe, and judges them. `omitted`: what the plan omits. */
  async send(name: ProbeName, plan: { cases: readonly ProbeCase[]; omitted?: string }): Promise<ProbeResult> {
    const { cases, omitted } = plan;
    const results: ProbeCaseResult[] = [];
    for (const probeCase of cases) {
      const probe: SentProbe = { probeCase };
      const session = this.#session;
      const caseResult = session ? await this.#sendCase(name, probe, session) : unsentCase(probeCase, this.#whyUnsent);
      const result = checkOutcome(name, probeCase, caseResult, this.rejectionContext);
      results.push(result);
      this.#probes.set(result, probe);
      if (hasFailed(name, result.outcome, this.rejectionContext.allowsUnknownFields))
        this.context.lane.evidence.keepProbe();
      // Each further request might cost the whole deadline again.
      if (result.outcome === "hang" || this.unrecorded) break;
    }
    const unsentCount = cases.length - results.length;
    return judgeProbe(results, unsentCount > 0 ? `${unsentCount} more requests were not sent after it` : omitted);
  }

  request(result: ProbeCaseResult | undefined): { request?: Redacted } {
    const probe = result && this.#probes.get(result);
    if (!probe) return {};
    const { tool = this.context.test.body.call.tool, args } = probe.probeCase;
    return { request: hide(toolLine(tool, abbreviate(args))) };
  }

  answer(result: ProbeCaseResult): { evidence?: Redacted } {
    const answer = this.#probes.get(result)?.answer;
    return answer ? { evidence: evidenceOf(answer) } : {};
  }

  async #sendCase(name: ProbeName, probe: SentProbe, session: Session): Promise<ProbeCaseResult> {
    const { probeCase } = probe;
    const { test, lane, owner } = this.context;
    const params = { name: probeCase.tool ?? test.body.call.tool, arguments: probeCase.args };
    const generated = new Map(this.context.generated);
    const options = { timeoutMs: test.timeoutMs, purpose: "probe", generated, owner } as const;
    const outcome = await session.request("tools/call", params, options);
    if (outcome.kind === "answer") probe.answer = outcome.answer;
    const result = judgeCase(probeCase, outcome);
    this.unrecorded = missOf(outcome);
    if (this.unrecorded) return result;
    if (outcome.kind === "answer" || outcome.kind === "fault") {
      const call = probeCase.tool === undefined ? { method: "tools/call", params } : undefined;
      await lane.recordOutcome(session, outcome, call);
      if (name !== "oversized" || result.outcome === "unverified") return result;
    }
    if (outcome.kind === "died") this.ends.set(name, outcome.process);
    // A server that has answered may be slow, and has as long as for a call.
    const limit = outcome.kind === "answer" ? test.timeoutMs : undefined;
    if (outcome.kind !== "died" && (await lane.sessions.isAnswering(session, limit))) return result;
    await this.#restart(session);
    if (outcome.kind !== "answer") return result;
    return { ...result, outcome: "hang", channel: "none", message: "the server no longer answers" };
  }

  async #restart(session: Session): Promise<void> {
    const { lane } = this.context;
    this.#whyUnsent = `the server ${session.alive ? "stopped answering" : "died"} a second time`;
    lane.sessions.drop(session);
    this.#session = undefined;
    if (this.#hasRestarted) return;
    this.#hasRestarted = true;
    const sessionResult = await lane.sessions.acquire();
    if (sessionResult.kind === "session") this.#session = sessionResult.session;
    else this.#whyUnsent = sessionResult.kind === "unusable" ? sessionResult.reason : sessionResult.failure.message;
  }
}
