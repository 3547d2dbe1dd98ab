import { asObject, isObject } from "../../../core/json/json.js";
import { TASKS_EXTENSION } from "../../../mcp/revisions/known.js";
import type { LiveServer } from "../live-server.js";

/** Whether a server says that it runs tools as tasks. */
export function runsTasks({ modern, listed: { capabilities } }: LiveServer): boolean {
  const { tasks, extensions } = capabilities;
  return modern ? TASKS_EXTENSION in asObject(extensions) : isObject(tasks);
}
