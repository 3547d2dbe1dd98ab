import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Cause, Failure } from "../../core/generated/results.js";
import { defined } from "../../core/json/json.js";
import { quoteWord } from "../../core/proc/words.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive, hide, join } from "../../core/redaction/redacted.js";
import type { ServerTarget, StartFailure } from "../../mcp/types.js";
import { baseOf } from "../../suite/servers/identities.js";
import type { Suite, SuiteServer } from "../../suite/types.js";
import { type FailedTest, failureOf } from "./failure.js";

const BESIDE_SUITE = "It exists in the folder of the suite: add `cwd: .` to the server.";

/** How a server was started or reached, as it is shown. */
export type StartedAs = Pick<Cause, "command" | "cwd" | "url">;

/** What was started and asked, without its secrets. */
export function startedAs(target: ServerTarget): StartedAs {
  if (target.kind === "cassette") return {};
  if (target.kind === "stdio") return startedProcess(target);
  return { ...(target.start && startedProcess(target.start)), url: hide(target.url) };
}

function startedProcess({ command, cwd }: { command: readonly string[]; cwd: string }): StartedAs {
  const words = command.map((word) => derive(hide(word), quoteWord));
  return { command: join(words, " "), cwd: hide(cwd) };
}

/** Why none of the tests could be run that need a server which did not start. */
export function startCause(
  { suite, server, targetVersion }: { suite: Suite; server: SuiteServer; targetVersion: string | null },
  failure: StartFailure,
  started: StartedAs,
): Cause {
  const { rule_id, message, process } = failure;
  const fix = rule_id === "FAULT-START-EXIT" && isBesideSuite(suite, server, started) ? BESIDE_SUITE : failure.fix;
  // What `start` names is at fault only if the failure is about the process.
  const ofProcess = server.http?.start && rule_id.startsWith("FAULT-START-");
  const own = ofProcess ? server.startLocation : rule_id === "SUITE-ENV-UNSET" ? server.tokenLocation : undefined;
  const location = own ?? server.targetLocation;
  // A program that does not start is one cause, whoever would have called it.
  const name = ofProcess ? baseOf(server.name, suite.identities) : server.name;
  const subject: FailedTest = { suite, test: { name, location } };
  return {
    id: idOf(suite, name, targetVersion, rule_id),
    kind: "server",
    server: name,
    target_version: targetVersion,
    tests: 0,
    ...started,
    failures: [failureOf(subject, rule_id, { message, ...defined({ process, fix }) })],
  };
}

/** True if the command names a file that does not exist where the server starts, but does in the folder of the suite. */
function isBesideSuite({ file }: Suite, { command = [], cwd }: SuiteServer, started: StartedAs): boolean {
  const exists = (folder: string, word: string) => existsSync(resolve(folder, word));
  return cwd === undefined && command.some((word) => exists(dirname(file), word) && !exists(started.cwd ?? "", word));
}

/** Why none of the tests of a file could be run: a step of setup failed. */
export function setupCause(
  suite: Suite,
  targetVersion: string | null,
  failures: readonly Failure[],
  request: Redacted | undefined,
): Cause {
  return {
    id: idOf(suite, "setup", targetVersion, "SUITE-SETUP"),
    kind: "setup",
    server: null,
    target_version: targetVersion,
    tests: 0,
    ...(request !== undefined && { request }),
    failures: failures.map((failure) => ({ ...failure, rule_id: "SUITE-SETUP" })),
  };
}

/** What the row of a test says of its cause, with `reason` as its message: the details are in the cause alone. */
export function briefFailure(testName: string, { failures: [failure] }: Cause, reason?: Redacted): Failure {
  if (failure === undefined) throw new Error("a cause without a failure");
  const { rule_id, taxonomy_ids, severity, location, fix } = failure;
  const message = reason ?? failure.message;
  return { test_name: testName, target: "", matcher: "", message, rule_id, taxonomy_ids, severity, location, fix };
}

/** True if a test failed by its cause alone. */
export function isByCause<T extends { cause?: string; failures: readonly Failure[] }>(
  attempt: T,
): attempt is T & { cause: string } {
  const kinds = attempt.failures.map(({ rule_id, message, location }) => JSON.stringify([rule_id, message, location]));
  return attempt.cause !== undefined && new Set(kinds).size <= 1;
}

function idOf(suite: Suite, what: string, version: string | null, ruleId: string): string {
  return `${suite.name}::${what}${version === null ? "" : `::${version}`}::${ruleId}`;
}
