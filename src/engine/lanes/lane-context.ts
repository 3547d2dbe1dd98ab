import type { SdkClues } from "../../conformance/claims/sdk-clues.js";
import type { Exchange } from "../../core/generated/capture.js";
import type { Finding, ServerRow } from "../../core/generated/results.js";
import type { Clean } from "../../core/redaction/redact.js";
import type { Recording } from "../../mcp/cassette/recording.js";
import type { MemoryLimit } from "../../mcp/memory.js";
import type { Owner } from "../../mcp/types.js";
import type { Suite, SuiteServer } from "../../suite/types.js";
import type { EvidenceLog } from "../judge/evidence.js";
import type { ContractPort } from "./contract.js";
import type { RunLabs } from "./labs.js";
import type { LaneReview } from "./lane-review.js";
import type { TargetContext } from "./server-target.js";

export interface LaneContext extends TargetContext {
  /** The version that mcptest announces to servers. */
  clientVersion: string;
  nextId: () => number;
  maxFrameBytes: number;
  /** What all sessions of the run may hold together. */
  memory: MemoryLimit;
  labs: RunLabs;
  signal: AbortSignal;
  redact: <T>(value: T) => Clean<T>;
  finding: (finding: Finding) => void;
  /** Called before and after each start of a server. */
  onStart?: (server: string, targetVersion: string | null, starting: boolean) => void;
  /** True until the row of this test is complete. */
  isUnderWay: (owner: Owner) => boolean;
  onExchange?: (server: string, exchange: Exchange) => void;
  /** What is done with the contracts of servers; undefined if neither a baseline nor coverage needs them. */
  contracts?: ContractPort;
  recording?: Recording;
  /** Runs the first start of equal commands alone, before the others: npx fills a cold cache. */
  firstStart: <T>(command: string, start: () => Promise<T>) => Promise<T>;
}

/** What the sessions of a lane need to know about it. */
export interface LaneInfo {
  readonly suite: Suite;
  readonly server: SuiteServer;
  readonly targetVersion: string | null;
  readonly order: number;
  readonly transport: ServerRow["kind"];
  /** Loads the invariants over its sessions; undefined if the suite turns them off. */
  loadReview(): Promise<LaneReview | undefined>;
  readonly evidence: EvidenceLog;
  readonly sdk: SdkClues;
  note(exchange: Exchange): void;
}
