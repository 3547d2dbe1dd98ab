import { AGENT_RULES, EVAL_RULES } from "../../rules/agent.js";
import { ASSERT_RULES } from "../../rules/assert.js";
import type { RuleId } from "../../rules/entries.generated.js";
import { FAULT_CALL_RULES, FAULT_PROTO_RULES } from "../../rules/fault/call.js";
import { FAULT_LIFECYCLE_RULES, FAULT_START_RULES } from "../../rules/fault/process.js";
import { FAULT_HTTP_RULES, FAULT_TRANSPORT_RULES } from "../../rules/fault/transport.js";
import { MATCHER_RULES } from "../../rules/matchers.generated.js";
import { BASELINE_RULES, RUN_RULES } from "../../rules/run.js";
import { SUITE_RULES } from "../../rules/suite.js";
import type { DocumentedRule, RuleFamily } from "../../rules/types.js";
import { APP_RULES } from "./app/rules.js";
import { AUDIT_RULES } from "./audit/rules.js";
import { AUTH_RULES } from "./auth/rules.js";
import { AUTH_TOKEN_RULES } from "./auth/token-rules.js";
import { CORS_RULES } from "./cors/rules.js";
import { DESC_RULES } from "./desc/rules.js";
import { ELICIT_RULES, SAMPLING_RULES } from "./elicit/rules.js";
import { ERRCHAN_RULES } from "./errchan/rules.js";
import { FUZZ_RULES } from "./fuzz/rules.js";
import { HOST_RULES } from "./host/rules.js";
import { INV_RULES } from "./inv/rules.js";
import { ISO_RULES } from "./iso/rules.js";
import { LIFE_RULES } from "./life/rules.js";
import { PORT_RULES } from "./port/rules.js";
import { PROMPT_RULES } from "./prompt/rules.js";
import { PROTO_RULES } from "./proto/rules.js";
import { REG_RULES } from "./reg/rules.js";
import { RES_RULES } from "./res/rules.js";
import { SCH_RULES } from "./sch/rules.js";
import { SEC_RULES } from "./sec/rules.js";
import { SKILL_RULES } from "./skill/rules.js";
import { STATE_RULES } from "./state/rules.js";
import { SURF_RULES } from "./surf/rules.js";
import { TASK_RULES } from "./task/rules.js";
import { TOOL_RULES } from "./tool/rules.js";
import { TRANSPORT_RULES } from "./transport/rules.js";

/** The texts of every family. What a run needs of them is in `rules/entries.generated.ts`, as one JSON text. */
const FAMILIES: readonly RuleFamily[] = [
  ASSERT_RULES,
  MATCHER_RULES,
  EVAL_RULES,
  RUN_RULES,
  BASELINE_RULES,
  SUITE_RULES,
  FAULT_START_RULES,
  FAULT_CALL_RULES,
  FAULT_LIFECYCLE_RULES,
  FAULT_TRANSPORT_RULES,
  FAULT_HTTP_RULES,
  FAULT_PROTO_RULES,
  ofCorpus(INV_RULES),
  AUDIT_RULES,
  ofCorpus(ERRCHAN_RULES),
  ofCorpus(SCH_RULES),
  ofCorpus(DESC_RULES),
  ofCorpus(SEC_RULES),
  ofCorpus(PORT_RULES),
  ofCorpus(HOST_RULES),
  ofCorpus(SURF_RULES),
  AGENT_RULES,
  ofCorpus(LIFE_RULES),
  ofCorpus(PROTO_RULES),
  ofCorpus(TOOL_RULES),
  ofCorpus(RES_RULES),
  ofCorpus(PROMPT_RULES),
  ofCorpus(TRANSPORT_RULES),
  ofCorpus(AUTH_RULES),
  ofCorpus(AUTH_TOKEN_RULES),
  ofCorpus(ISO_RULES),
  ofCorpus(STATE_RULES),
  ofCorpus(APP_RULES),
  ofCorpus(SKILL_RULES),
  ofCorpus(ELICIT_RULES),
  ofCorpus(SAMPLING_RULES),
  ofCorpus(TASK_RULES),
  REG_RULES,
  CORS_RULES,
  FUZZ_RULES,
];

/** A family that a corpus run checks, its rules on every server if they do not say otherwise. */
function ofCorpus(family: RuleFamily): RuleFamily {
  return Object.fromEntries(Object.entries(family).map(([id, rule]) => [id, { corpus: {}, ...rule }]));
}

/** Every rule with its documentation. */
export function documentedRules(): readonly DocumentedRule[] {
  return FAMILIES.flatMap((rules) => Object.entries(rules)).map(([id, entry]) => ({
    id: id as RuleId,
    family: id.split("-", 1)[0]!,
    ...entry,
  }));
}
