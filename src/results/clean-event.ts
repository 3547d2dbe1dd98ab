import type { RunEvent } from "../core/event.js";
import { MEMBERS } from "../core/generated/members.js";
import type { Failure } from "../core/generated/results.js";
import { isObject } from "../core/json/json.js";
import { weightOf } from "../core/limits.js";
import { redactForeign } from "../core/redaction/foreign-marks.js";
import { cutMiddle, hide, jsonText, processSecrets, type RedactedJson } from "../core/redaction/redacted.js";

/** The longest value that results carry, in characters of its JSON. */
export const MAX_VALUE_LENGTH = 64 * 1024;
const MAX_ERRORS = 100;

// Members whose values come from a server or a suite: their keys may hold secrets too. All other keys are mcptest's own.
const foreignKeys = new Set(["expected", "actual", "jurors", "before", "after"]);
// Members with our own words, besides those whose words the schemas list.
const ourNames = new Set(["event", "rule_id", "block", "matcher", "started_at"]);

/** The event without secrets, then with every value cut to 64 KiB: half a secret never stays. */
export function cleanEvent<E extends RunEvent>(event: E): E {
  return clean(event, "") as E;
}

function clean(value: unknown, key: string): unknown {
  // What was sent is sent again as it was, or not at all: never cut.
  if (key === "evidence") return redactForeign(value);
  if (key === "server_info" || key === "capabilities") return cutValue(redactForeign(value) as RedactedJson);
  if (foreignKeys.has(key)) return cutValue(processSecrets.value(value) as RedactedJson);
  if (typeof value === "string") {
    // A secret that equals one of our own words must not make the row unreadable.
    const isOurs = ourNames.has(key) || MEMBERS.get(key)?.includes(value);
    return isOurs ? value : cutMiddle(hide(value), MAX_VALUE_LENGTH);
  }
  if (Array.isArray(value)) {
    const items = key === "errors" ? value.slice(0, MAX_ERRORS) : value;
    return items.map((item) => clean(item, key));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, clean(item, name)]));
}

/** A value that is too long becomes the cut text of its JSON; an object stays an object. */
function cutValue(value: RedactedJson): unknown {
  if (value === undefined) return value;
  const json = jsonText(value);
  if (json.length <= MAX_VALUE_LENGTH) return value;
  if (typeof value === "string") return cutMiddle(value, MAX_VALUE_LENGTH);
  const cut = cutMiddle(json, MAX_VALUE_LENGTH);
  if (Array.isArray(value)) return [cut];
  return isObject(value) ? { cut } : cut;
}

type TestEvent = Extract<RunEvent, { event: "test" }>;

const SHORT_TEXT = 500;
const NO_ROOM = "expected, actual and diff are left out: the results have no room for them";

/** The event, redacted, with a row of about `maxBytes`: failures that do not fit lose their values. */
export function shortenRow(event: TestEvent, maxBytes: number): TestEvent {
  const { evidence, ...row } = event.row;
  let room = maxBytes;
  // One after the other, because all together may not fit into memory.
  const failures = row.failures.map((failure) => {
    const whole = cleanFailure(failure, event);
    room -= weightOf(whole, room);
    return room >= 0 ? whole : withoutValues(whole);
  });
  return cleanEvent({ ...event, row: { ...row, ...(evidence && room >= 0 && { evidence }), failures } });
}

function cleanFailure(failure: Failure, event: TestEvent): Failure {
  const { evidence: _, steps: __, ...row } = event.row;
  const { failures } = cleanEvent({ ...event, row: { ...row, findings: [], failures: [failure] } }).row;
  return failures[0] ?? failure;
}

/** The fields that identify the failed assertion. */
function withoutValues(failure: Failure): Failure {
  const { test_name, target, matcher, message, rule_id, taxonomy_ids, severity, location, fix } = failure;
  return {
    test_name,
    target,
    matcher,
    message: cutMiddle(hide(message), SHORT_TEXT),
    note: NO_ROOM,
    rule_id,
    taxonomy_ids,
    severity,
    location,
    fix,
  };
}
