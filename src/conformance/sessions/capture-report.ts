import type { CaptureFile } from "../../core/generated/capture.js";
import type { SchemaPort } from "../invariants/types.js";
import { addExchange, type ComposedSession, type Hazard, hazardsOf } from "../rules/inv/composition.js";
import { type InvariantResult, reviewSession } from "./review.js";

export interface SessionReport {
  server_label: string;
  protocol_version: string | null;
  exchanges: number;
  invariants: InvariantResult[];
}

export interface CaptureReport {
  version: 1;
  /** True if no invariant is broken or could not be judged, and there is no hazard. */
  passed: boolean;
  sessions: SessionReport[];
  hazards: Hazard[];
}

/** After so many exchanges what waits is judged, so that memory stays bounded. */
const JUDGE_EVERY = 100;

/** Judges a capture in one pass over each session. The report is deterministic; an empty array passes. */
export async function judgeCapture(capture: CaptureFile, schemas: () => Promise<SchemaPort>): Promise<CaptureReport> {
  const sessions = Array.isArray(capture) ? capture : [capture];
  const several = sessions.length > 1;
  const members: ComposedSession[] = [];
  const reports: SessionReport[] = [];
  for (const session of sessions) {
    const { server_label: server, suite = null } = session;
    const member: ComposedSession = { server, suite, tools: new Set(), ids: new Set() };
    const { protocol_version: revision = null, server_capabilities: capabilities, transport } = session;
    const review = reviewSession({ revision, capabilities, ...(transport !== undefined && { transport }) });
    for (const [index, exchange] of session.exchanges.entries()) {
      const parsed = review.addExchange(exchange);
      if (several) addExchange(member, parsed, true);
      if (index % JUDGE_EVERY === 0) await review.judgePending(schemas);
    }
    const invariants = await review.results(schemas);
    members.push(member);
    reports.push({
      server_label: server,
      protocol_version: review.state.revision,
      exchanges: session.exchanges.length,
      invariants,
    });
  }
  const hazards = several ? hazardsOf(members) : [];
  const all = reports.flatMap(({ invariants }) => invariants);
  const holds = all.every(({ status }) => status !== "fail" && status !== "errored");
  return { version: 1, passed: holds && hazards.length === 0, sessions: reports, hazards };
}
