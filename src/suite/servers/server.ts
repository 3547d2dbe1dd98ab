import { parseDuration } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import type { SuiteClient, SuiteServer } from "../types.js";
import { DeferredText } from "../variables/deferred.js";
import { textsOf } from "../yaml/nodes.js";
import { absolutePaths, httpSettings } from "./http-server.js";

const STARTUP_TIMEOUT_MS = 30_000;

/** Fields that have a meaning for one kind of server alone. */
export const FIELDS_OF_KIND = {
  command: ["env", "inherit_env", "cwd"],
  url: ["transport", "auth", "headers", "http", "wait_for_ready", "start"],
  cassette: [],
} as const;

/** A server from its entry, after interpolation. `folder`: of the file that declares it; `cwd` starts there. */
export function toServer(
  name: string,
  written: Readonly<Record<string, unknown>>,
  folder: string,
  { location, targetLocation, startLocation }: Pick<SuiteServer, "location" | "targetLocation" | "startLocation">,
): SuiteServer {
  const entry = absolutePaths(written, folder);
  const http = httpSettings(entry);
  const { command, cwd, url, cassette, client, startup_timeout } = entry;
  const timeout = typeof startup_timeout === "string" ? parseDuration(startup_timeout) : undefined;
  return {
    name,
    ...(Array.isArray(command) ? { command } : {}),
    env: environmentOf(entry.env),
    inheritEnv: entry.inherit_env !== false,
    ...(typeof cwd === "string" ? { cwd } : {}),
    startupTimeoutMs: timeout ?? STARTUP_TIMEOUT_MS,
    safeCalls: textsOf(entry.safe_calls) ?? [],
    volatile: textsOf(entry.volatile) ?? [],
    ...(typeof url === "string" ? { url } : url instanceof DeferredText ? { url: url.text } : {}),
    ...(http === undefined ? {} : { http }),
    ...(typeof cassette === "string" ? { cassette } : {}),
    ...(isObject(client) && { client: clientOf(client) }),
    raw: entry,
    location,
    targetLocation,
    ...(startLocation && { startLocation }),
  };
}

/** One answer for all is a list of one. */
function clientOf({ sampling, elicitation, roots }: Record<string, unknown>): SuiteClient {
  const inTurn = (answers: unknown) => (Array.isArray(answers) ? answers : [answers]);
  return {
    ...(sampling !== undefined && { sampling: inTurn(sampling) }),
    ...(elicitation !== undefined && { elicitation: inTurn(elicitation) }),
    ...(Array.isArray(roots) && { roots }),
  };
}

/** The environment variables that an entry declares. */
export function environmentOf(env: unknown): Record<string, string> {
  return isObject(env) ? { ...(env as Record<string, string>) } : {};
}
