import { AGENT_RULES, EVAL_RULES } from "./agent.js";
import { ASSERT_RULES } from "./assert.js";
import { AUDIT_RULES } from "./audit.js";
import { DESC_RULES, SURF_RULES } from "./corpus/desc.js";
import { ERRCHAN_RULES, PROMPT_RULES, RES_RULES, TOOL_RULES } from "./corpus/features.js";
import { LIFE_RULES } from "./corpus/life.js";
import { PORT_RULES } from "./corpus/port.js";
import { PROTO_RULES } from "./corpus/proto.js";
import { SCH_RULES } from "./corpus/sch.js";
import { SEC_RULES } from "./corpus/sec.js";
import { TRANSPORT_HTTP_RULES, TRANSPORT_RULES } from "./corpus/transport.js";
import { FAULT_CALL_RULES, FAULT_PROTO_RULES } from "./fault/call.js";
import { FAULT_LIFECYCLE_RULES, FAULT_START_RULES } from "./fault/process.js";
import { FAULT_HTTP_RULES, FAULT_TRANSPORT_RULES } from "./fault/transport.js";
import { FUZZ_RULES } from "./fuzz.js";
import { COMP_RULES, INV_RULES } from "./inv.js";
import { MATCHER_RULES } from "./matchers.generated.js";
import { BASELINE_RULES, RUN_RULES } from "./run.js";
import { SUITE_RULES } from "./suite.js";
import type { DocumentedRule, RuleEntry } from "./types.js";

/** Every family, in the order of the docs. What a run needs of them is in `entries.generated.ts`, as one JSON text. */
export const ENTRIES = {
  ...ASSERT_RULES,
  ...MATCHER_RULES,
  ...EVAL_RULES,
  ...RUN_RULES,
  ...BASELINE_RULES,
  ...SUITE_RULES,
  ...FAULT_START_RULES,
  ...FAULT_CALL_RULES,
  ...FAULT_LIFECYCLE_RULES,
  ...FAULT_TRANSPORT_RULES,
  ...FAULT_HTTP_RULES,
  ...FAULT_PROTO_RULES,
  ...INV_RULES,
  ...COMP_RULES,
  ...AUDIT_RULES,
  ...ERRCHAN_RULES,
  ...SCH_RULES,
  ...DESC_RULES,
  ...SEC_RULES,
  ...PORT_RULES,
  ...SURF_RULES,
  ...AGENT_RULES,
  ...LIFE_RULES,
  ...PROTO_RULES,
  ...TOOL_RULES,
  ...RES_RULES,
  ...PROMPT_RULES,
  ...TRANSPORT_RULES,
  ...TRANSPORT_HTTP_RULES,
  ...FUZZ_RULES,
};

/** Every rule with its documentation, in the order of the docs. */
export function documentedRules(): readonly DocumentedRule[] {
  return Object.entries<RuleEntry>(ENTRIES).map(([id, entry]) => ({ id, family: id.split("-", 1)[0]!, ...entry }));
}
