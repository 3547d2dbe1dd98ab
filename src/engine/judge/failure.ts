import type { Failure, Finding, Location, Tier } from "../../core/generated/results.js";
import { UserError } from "../../core/problem.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { type Explanation, MatcherError, SuiteFault } from "../../matchers/types.js";
import type { ServerEnd } from "../../mcp/types.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import type { Suite, SuiteTest } from "../../suite/types.js";

/** The test whose failures are being made. */
export interface FailedTest {
  suite: Suite;
  /** `server` is the one that answered; left out if there is none, or several. */
  test: Pick<SuiteTest, "name" | "location"> & Partial<Pick<SuiteTest, "server" | "row" | "data" | "node">>;
}

/** What a failure says: made of redacted values, because a secret is no longer recognised once it was cut or compared. */
interface FailureParts extends Explanation {
  message: Redacted;
  severity?: Failure["severity"];
  fix?: string;
  process?: ServerEnd;
  request?: Redacted;
  target?: string;
  matcher?: string;
  taxonomy_ids?: string[];
  location?: Location;
  tier?: Tier;
  evidence?: Redacted;
  count?: number;
}

export type RuleFinding = Finding & { rule_id: RuleId };

/** A failure; without a location of its own, it stands at the test's name. */
export function failureOf(subject: FailedTest, ruleId: RuleId, rest: FailureParts): Failure {
  const rule = ruleOf(ruleId);
  const location: Location = rest.location ?? subject.test.location;
  return {
    test_name: subject.test.name,
    target: "",
    matcher: "",
    taxonomy_ids: ruleId.startsWith("FAULT-") ? [ruleId] : [],
    severity: rule.severity,
    fix: rule.fix,
    snippet: subject.suite.places.snippet(location),
    ...rest,
    location,
    rule_id: ruleId,
  };
}

/** The failure for an error of the suite. Throws every other error: it is a bug in mcptest. */
export function suiteFault(
  subject: FailedTest,
  error: unknown,
  place: Pick<FailureParts, "target" | "location"> = {},
): Failure {
  if (error instanceof SuiteFault)
    return failureOf(subject, error.rule, { ...place, message: error.message, fix: error.fix });
  if (error instanceof MatcherError)
    return failureOf(subject, "SUITE-FAULT", { ...place, message: hide(error.message), fix: error.fix });
  // A reference that has no value when it is needed.
  const problem = error instanceof UserError ? error.problems[0] : undefined;
  if (problem === undefined) throw error;
  const message = say`${hide(problem.title)}: ${hide(problem.description)}`;
  return failureOf(subject, "SUITE-FAULT", { ...place, message, fix: problem.fix });
}
