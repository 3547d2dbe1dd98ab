import type { Owner, RequestValues, Session } from "../../mcp/types.js";
import type { NegativePath, Suite, SuiteTest } from "../../suite/types.js";
import type { Subject } from "../judge/failure.js";
import type { Lane } from "../lanes/lane.js";

/** What the probes need from their test. */
export interface ProbeContext {
  subject: Subject;
  suite: Suite;
  test: Extract<SuiteTest, { block: "tools" }>;
  options: NegativePath;
  /** Valid arguments, filled in. */
  args: Record<string, unknown>;
  /** The values made for them. */
  generated: RequestValues;
  lane: Lane;
  session: Session;
  owner: Owner | undefined;
}
