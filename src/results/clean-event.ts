import type { RunEvent } from "../core/event.js";
import { isObject } from "../core/json/json.js";
import { redactForeign } from "../core/redaction/foreign-marks.js";
import type { Redactor } from "../core/redaction/redact.js";
import { jsonText, type RedactedJson } from "../core/redaction/redacted.js";
import { cutMiddle } from "../core/sanitize.js";

/** The longest value that results carry, in characters of its JSON. */
export const MAX_VALUE_LENGTH = 64 * 1024;
const MAX_ERRORS = 100;

// Values that a server or a suite made: redacted whole, keys too. Everywhere else the keys are ours.
const foreignKeys = new Set(["expected", "actual", "jurors", "before", "after"]);
// Our own words: a secret that equals one must not make the row unreadable.
const ourWords = new Set(["event", "status", "severity", "kind", "rule_id", "block", "matcher", "started_at", "class"]);

/** The event without secrets, and with every value cut to 64 KiB, after redaction, so that half a secret never stays. */
export function cleanEvent<E extends RunEvent>(event: E, redactor: Redactor): E {
  return clean(event, "", redactor) as E;
}

function clean(value: unknown, key: string, redactor: Redactor): unknown {
  // What was sent is sent again as it was, or not at all: never cut.
  if (key === "evidence") return redactForeign(value, redactor);
  if (key === "server_info" || key === "capabilities") return cutValue(redactForeign(value, redactor) as RedactedJson);
  if (foreignKeys.has(key)) return cutValue(redactor.value(value) as RedactedJson);
  if (typeof value === "string") return ourWords.has(key) ? value : cutMiddle(redactor.text(value), MAX_VALUE_LENGTH);
  if (Array.isArray(value)) {
    const items = key === "errors" ? value.slice(0, MAX_ERRORS) : value;
    return items.map((item) => clean(item, key, redactor));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, clean(item, name, redactor)]));
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
