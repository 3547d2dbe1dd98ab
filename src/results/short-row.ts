import type { RunEvent } from "../core/event.js";
import type { Failure } from "../core/generated/results.js";
import { weightOf } from "../core/limits.js";
import type { Redactor } from "../core/redaction/redact.js";
import { hide } from "../core/redaction/redacted.js";
import { cutMiddle } from "../core/sanitize.js";
import { cleanEvent } from "./clean-event.js";

type TestEvent = Extract<RunEvent, { event: "test" }>;

const SHORT_TEXT = 500;
const LEFT_OUT = "expected, actual and diff are left out: the results have no room for them";

/** The event, redacted, with a row of about `most` bytes: failures that do not fit lose their values. */
export function shortenRow(event: TestEvent, redactor: Redactor, maxBytes: number): TestEvent {
  const { evidence, ...row } = event.row;
  let left = maxBytes;
  // One after the other, because all together may not fit into memory.
  const failures = row.failures.map((failure) => {
    const whole = cleanFailure(failure, event, redactor);
    const weight = weightOf(whole, left);
    left -= weight;
    return left >= 0 ? whole : shortenText(whole);
  });
  const kept = evidence && left >= 0 ? { evidence } : {};
  return cleanEvent({ ...event, row: { ...row, ...kept, failures } }, redactor);
}

function cleanFailure(failure: Failure, event: TestEvent, redactor: Redactor): Failure {
  const { evidence: _, steps: __, ...row } = event.row;
  const { failures } = cleanEvent({ ...event, row: { ...row, findings: [], failures: [failure] } }, redactor).row;
  return failures[0] ?? failure;
}

/** The fields that identify the failed assertion. */
function shortenText(failure: Failure): Failure {
  const { test_name, target, matcher, message, rule_id, taxonomy_ids, severity, location, fix } = failure;
  const shortened = { message: cutMiddle(hide(message), SHORT_TEXT), note: LEFT_OUT };
  return { test_name, target, matcher, ...shortened, rule_id, taxonomy_ids, severity, location, fix };
}
