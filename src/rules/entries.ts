import { AGENT_RULES, EVAL_RULES } from "./agent.js";
import { ASSERT_RULES } from "./assert.js";
import { AUDIT_RULES } from "./audit.js";
import { AUTH_RULES } from "./corpus/auth.js";
import { AUTH_FLOW_RULES } from "./corpus/auth-flow.js";
import { AUTH_TOKEN_RULES } from "./corpus/auth-tokens.js";
import { DESC_RULES, SURF_RULES } from "./corpus/desc.js";
import { ERRCHAN_RULES, PROMPT_RULES, RES_RULES, TOOL_RULES } from "./corpus/features.js";
import { ISO_RULES } from "./corpus/iso.js";
import { LIFE_RULES } from "./corpus/life.js";
import { PORT_RULES } from "./corpus/port.js";
import { PROTO_RULES } from "./corpus/proto.js";
import { SCH_RULES } from "./corpus/sch.js";
import { SEC_RULES } from "./corpus/sec.js";
import { STATE_RULES, SUB_RULES } from "./corpus/state.js";
import { TRANSPORT_HTTP_RULES, TRANSPORT_RULES } from "./corpus/transport.js";
import { APP_RULES, EXT_RULES } from "./extensions/apps.js";
import { ELICIT_RULES } from "./extensions/elicit.js";
import { TASK_RULES } from "./extensions/tasks.js";
import { FAULT_CALL_RULES, FAULT_PROTO_RULES } from "./fault/call.js";
import { FAULT_LIFECYCLE_RULES, FAULT_START_RULES } from "./fault/process.js";
import { FAULT_HTTP_RULES, FAULT_TRANSPORT_RULES } from "./fault/transport.js";
import { FUZZ_RULES } from "./fuzz.js";
import { COMP_RULES, INV_RULES } from "./inv.js";
import { MATCHER_RULES } from "./matchers.generated.js";
import { REG_RULES } from "./reg.js";
import { BASELINE_RULES, RUN_RULES } from "./run.js";
import { SUITE_RULES } from "./suite.js";
import type { DocumentedRule, RuleEntry, RuleFamily } from "./types.js";

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
  ...ofCorpus(INV_RULES),
  ...COMP_RULES,
  ...AUDIT_RULES,
  ...ofCorpus(ERRCHAN_RULES),
  ...ofCorpus(SCH_RULES),
  ...ofCorpus(DESC_RULES),
  ...ofCorpus(SEC_RULES),
  ...ofCorpus(PORT_RULES),
  ...ofCorpus(SURF_RULES),
  ...AGENT_RULES,
  ...ofCorpus(LIFE_RULES),
  ...ofCorpus(PROTO_RULES),
  ...ofCorpus(TOOL_RULES),
  ...ofCorpus(RES_RULES),
  ...ofCorpus(PROMPT_RULES),
  ...ofCorpus(TRANSPORT_RULES),
  ...ofCorpus(TRANSPORT_HTTP_RULES),
  ...ofCorpus(AUTH_RULES),
  ...ofCorpus(AUTH_TOKEN_RULES),
  ...ofCorpus(AUTH_FLOW_RULES),
  ...ofCorpus(ISO_RULES),
  ...ofCorpus(STATE_RULES),
  ...ofCorpus(SUB_RULES),
  ...ofCorpus(APP_RULES),
  ...ofCorpus(EXT_RULES),
  ...ofCorpus(ELICIT_RULES),
  ...ofCorpus(TASK_RULES),
  ...REG_RULES,
  ...FUZZ_RULES,
};

/** A family that a corpus run checks, its rules on every server if they do not say otherwise. */
function ofCorpus<Family extends RuleFamily>(family: Family): Family {
  return Object.fromEntries(Object.entries(family).map(([id, rule]) => [id, { corpus: {}, ...rule }])) as Family;
}

/** Every rule with its documentation, in the order of the docs. */
export function documentedRules(): readonly DocumentedRule[] {
  return Object.entries<RuleEntry>(ENTRIES).map(([id, entry]) => ({ id, family: id.split("-", 1)[0]!, ...entry }));
}
