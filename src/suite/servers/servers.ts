import { parseDuration } from "../../core/clock.js";
import { asObject, isObject } from "../../core/json/json.js";
import { type Clash, checkClashes } from "../kind.js";
import { Spot } from "../problems.js";
import { listNames, suggestOr } from "../suggest.js";
import type { LoadOptions, Suite, SuiteServer } from "../types.js";
import { reportLateKeys } from "../variables/references.js";
import { fileAt } from "../yaml/imports.js";
import { child, textOf } from "../yaml/nodes.js";
import { checkHttp } from "./check-http.js";
import { sandboxProblem } from "./sandbox.js";
import { FIELDS_OF_KIND, toServer } from "./server.js";

const EARLY_KEYS = ["from", "cwd", "startup_timeout", "inherit_env", "cassette", "safe_calls", "volatile"];

/** The servers of a suite; reports what is wrong with them, and that there is none. */
export function serversOf(spot: Spot, options: LoadOptions): Map<string, SuiteServer> {
  const servers = new Map<string, SuiteServer>();
  const { root, value: declared } = spot;
  for (const [name, entry] of Object.entries(asObject(declared))) {
    if (!isObject(entry) || !isObject(declared)) continue;
    const server = toServer(name, entry, spot.log.places.folderOf(declared, name), placesOf(spot.at(name)));
    servers.set(name, server);
    checkServer(spot.at(name));
    // A cassette outside the repository is refused, and must not be read either.
    if (fileAt(spot.at(name, "cassette"), "a cassette", options) === undefined) delete server.cassette;
  }
  // An entry that is not a mapping, and the misspelt key, are reported as such.
  const isReported =
    declared === undefined ? "server" in root : !isObject(declared) || Object.keys(declared).length > 0;
  if (servers.size === 0 && !isReported && !needsNone(root)) {
    const place = declared === undefined ? new Spot(spot.log, root) : spot;
    place.notFound("key", {
      title: "no servers",
      description: "A suite needs at least one server to test, here or in an imported file.",
      fix: "Write `servers:` with a name and its `command`.",
    });
  }
  return servers;
}

const ANSWER_CLASHES: readonly Clash[] = [
  {
    key: "form",
    excludes: ["action", "content"],
    why: "Questions by form are answered by `form` alone.",
    fix: "Move them into `form`, where the content is called `answer`.",
  },
];

/** The server that a test or a step names; reports an unknown one. */
export function checkServerName(spot: Spot, servers: Suite["servers"]): string {
  const names = [...servers.keys()];
  const name = textOf(spot.value);
  if (servers.size === 0 || servers.has(name)) return name;
  spot.notFound("value", {
    title: `unknown server \`${name}\``,
    description: `The suite has ${listNames(names)}.`,
    fix: suggestOr(name, names, "Write one of these, or declare it under `servers:`."),
  });
  return name;
}

/** The server if none is named: the only one; reports if there are several. `what`: The test, The step. */
export function onlyServer(spot: Spot, what: string, servers: Suite["servers"]): string {
  const names = [...servers.keys()];
  if (names.length > 1) {
    spot.report("value", {
      title: "no server is named",
      description: `${what} does not name a server, and the suite has several: ${listNames(names)}.`,
      fix: "Write `server:` with one of them.",
    });
  }
  return names[0] ?? "";
}

function needsNone(root: Record<string, unknown>): boolean {
  const evals = child(root, "evals");
  const hasTests = ["tools", "resources", "prompts", "skills", "agents", "compliance", "compositions"].some(
    (key) => key in root,
  );
  if (hasTests || !Array.isArray(evals) || evals.length === 0) return false;
  return evals.every((node) => !isObject(node) || !("model" in node));
}

function placesOf(spot: Spot) {
  const target = ["command", "url", "cassette"].find((key) => spot.members[key] !== undefined);
  const start = spot.at("start", "command");
  const token = spot.at("auth", "bearer_token_env");
  return {
    location: spot.location("key"),
    targetLocation: target === undefined ? spot.location("key") : spot.at(target).location("entry"),
    ...(start.value !== undefined && { startLocation: start.location("entry") }),
    ...(token.value !== undefined && { tokenLocation: token.location("value") }),
  };
}

/** Reports what is wrong with a server's entry beyond its schema. */
export function checkServer(spot: Spot): void {
  const ready = spot.at("wait_for_ready");
  const durations = [["startup_timeout"], ["http", "timeout"], ["http", "connect_timeout"]].map((keys) =>
    spot.at(...keys),
  );
  for (const duration of [...durations, ready.at("timeout"), ready.at("interval")]) checkDuration(duration);
  checkKind(spot);
  reportLateKeys(spot, EARLY_KEYS);
  reportLateKeys(ready, ["timeout", "interval"]);
  checkClashes(spot.at("client", "elicitation"), ANSWER_CLASHES);
  if (spot.members.url !== undefined) checkHttp(spot);
  const problem = spot.members.sandbox === true ? sandboxProblem(spot.members) : undefined;
  if (problem !== undefined) spot.at("sandbox").report("key", problem);
}

function checkKind(spot: Spot): void {
  const [kind, ...others] = (["command", "url", "cassette"] as const).filter((key) => key in spot.members);
  if (kind === undefined || others.length > 0) return;
  for (const other of ["command", "url"] as const) {
    if (other === kind) continue;
    for (const field of FIELDS_OF_KIND[other].filter((key) => key in spot.members)) {
      spot.at(field).report("key", {
        title: `\`${field}\` on a server with \`${kind}\``,
        description: `It applies only to servers with \`${other}\`.${field === "http" ? " It is ignored here." : ""}`,
        fix: `Remove it${field === "auth" ? "; pass a token to a process with `env`" : ""}.`,
        ...(field === "http" && { warning: true }),
      });
    }
  }
}

/** Reports a duration that is too long. A sign is no problem here: the schema says where one is allowed. */
export function checkDuration(spot: Spot): void {
  const { value, path } = spot;
  // Another form is reported by the schema check.
  const isWritten = typeof value === "string" && /^-?[0-9]+(\.[0-9]+)?(ms|s|m|h)$/.test(value);
  if (!isWritten || parseDuration(value.replace("-", "")) !== undefined) return;
  spot.report("value", {
    title: `\`${path.at(-1)}\` is too long`,
    description: "The longest duration is about 24 days.",
    fix: "Write a shorter duration.",
  });
}
