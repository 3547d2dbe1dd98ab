import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { TASK_STATUSES } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import type { Item } from "../../server/check-result.js";

const TIMES = ["createdAt", "lastUpdatedAt"];
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/i;
/** What a task has in some statuses, since 2026-07-28. */
const PAYLOADS: Readonly<Record<string, string>> = {
  completed: "result",
  failed: "error",
  input_required: "inputRequests",
};

/** What is wrong with a task. `isNew`: it answers the call that made it. */
export function wrongTask(task: Item, modern: boolean, isNew: boolean): Redacted | undefined {
  const { taskId, status } = task;
  if (typeof taskId !== "string" || taskId === "") return isNot("taskId", taskId, say`a text`);
  if (!TASK_STATUSES.includes(status)) return isNot("status", status, say`one of a task`);
  const time = TIMES.find((name) => !isTime(task[name]));
  if (time !== undefined) return isNot(time, task[time], say`a time`);
  return modern ? wrongModern(task, isNew) : wrongLegacy(task, isNew);
}

function wrongLegacy({ ttl, pollInterval = 0 }: Item, isNew: boolean): Redacted | undefined {
  const isTtl = ttl === null || typeof ttl === "number" || (isNew && ttl === undefined);
  if (!isTtl) return isNot("ttl", ttl, say`a number or null`);
  return typeof pollInterval === "number" ? undefined : isNot("pollInterval", pollInterval, say`a number`);
}

function wrongModern(task: Item, isNew: boolean): Redacted | undefined {
  const { status, ttlMs, pollIntervalMs = 0, resultType } = task;
  if (ttlMs !== null && !Number.isInteger(ttlMs)) return isNot("ttlMs", ttlMs, say`an integer or null`);
  if (!Number.isInteger(pollIntervalMs)) return isNot("pollIntervalMs", pollIntervalMs, say`an integer`);
  const payload = PAYLOADS[String(status)];
  if (payload !== undefined && !isNew && !isObject(task[payload])) return isNot(payload, task[payload], say`an object`);
  const type = isNew ? "task" : "complete";
  return resultType === type ? undefined : isNot("resultType", resultType, say`${valueExcerpt(type)}`);
}

function isNot(name: string, value: unknown, what: Redacted): Redacted {
  const valueText = value === undefined ? say`missing` : valueExcerpt(value);
  return say`\`${hide(name)}\` is ${valueText}, not ${what}`;
}

function isTime(value: unknown): boolean {
  return typeof value === "string" && TIME.test(value) && !Number.isNaN(Date.parse(value));
}
