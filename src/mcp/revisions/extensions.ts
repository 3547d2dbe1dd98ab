import { asObject, isObject } from "../../core/json/json.js";
import { MISSING_CAPABILITY } from "../error-codes.js";
import { TASKS_EXTENSION } from "./known.js";

/** The extension with which servers offer apps (SEP-1865). */
const UI = "io.modelcontextprotocol/ui";
export const APP_MIME_TYPE = "text/html;profile=mcp-app";
/** What a client declares that shows apps: servers should link them for no other one. */
export const SHOWS_APPS = { [UI]: { mimeTypes: [APP_MIME_TYPE] } };

/** The extension with which servers offer skills (SEP-2640). */
const SKILLS = "io.modelcontextprotocol/skills";
/** What a resource is that holds others. */
export const DIRECTORY_MIME_TYPE = "inode/directory";

/** The settings of a server that offers skills; undefined if it does not declare them. */
export function skillSettings(capabilities: unknown): Readonly<Record<string, unknown>> | undefined {
  const { [SKILLS]: settings } = asObject(asObject(capabilities).extensions);
  return settings === undefined ? undefined : asObject(settings);
}

/** True for the answer to a plain call of a tool that runs as a task: a task, or the error of a server that wants the extension. */
export function isOfTask({ result, error }: { result?: unknown; error?: unknown }): boolean {
  const { code, data } = asObject(error);
  const { extensions } = asObject(asObject(data).requiredCapabilities);
  const { resultType, task } = asObject(result);
  if (resultType === "task" || isObject(task)) return true;
  return code === MISSING_CAPABILITY && TASKS_EXTENSION in asObject(extensions);
}
