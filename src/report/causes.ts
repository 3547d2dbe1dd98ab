import type { Cause, Failure } from "../core/generated/results.js";
import { countUp, groupBy } from "../core/groups.js";
import { plural } from "../core/text.js";
import type { Head } from "../results/types.js";
import { startProblem } from "../rules/registry.js";
import { failureKey, versionsOf } from "./alike.js";
import { failureLine, failureText } from "./test-text.js";
import { indent, line, type Paint, serverName } from "./words.js";

/** One cause, at every revision and in every file in which it is alike. */
export interface ShownCause {
  cause: Cause;
  /** Of every cause that is alike. */
  ids: string[];
  /** At least one. */
  failures: readonly Failure[];
  /** `server search @ 2025-11-25 did not start`, safe to print. */
  title: string;
  /** `22 tests were not run because of it`. */
  effect: string;
  /** How many tests it stopped at each revision. */
  counts: Map<string, number>;
}

/** The causes of a run, each once: a server that does not start does so at every revision, and in every file. */
export function shownCauses({ causes = [] }: Pick<Head, "causes">): ShownCause[] {
  const withFailures = causes.filter(({ failures }) => failures.length > 0);
  return groupBy(withFailures, causeKey).map((alike) => {
    const [cause] = alike as [Cause];
    const versions = [...new Set(alike.map(({ target_version: version }) => version))];
    const serverLabel = serverName(cause.server, versionsOf(versions.map((target_version) => ({ target_version }))));
    const subject = serverLabel === "server" ? "the server" : `server ${serverLabel}`;
    const atServer = serverLabel ? ` at ${serverLabel}` : "";
    const counts = new Map<string, number>();
    for (const { target_version: version, tests } of alike) countUp(counts, version ?? "", tests);
    const tests = alike.reduce((sum, other) => sum + other.tests, 0);
    return {
      cause,
      ids: alike.map(({ id }) => id),
      failures: cause.failures,
      title:
        cause.kind === "server"
          ? `${subject} ${startProblem(cause.failures[0]?.rule_id ?? "")}`
          : `setup failed${atServer}`,
      effect: `${plural(tests, "test")} ${tests === 1 ? "was" : "were"} not run because of it`,
      counts,
    };
  });
}

/** A cause for a terminal: its title, then its text. */
export function causeBlock(cause: ShownCause, paint: Paint): string {
  return `${paint.bold(`✗ ${cause.title}`)}\n${indent(causeText(cause, paint))}`;
}

/** What stopped the tests, with the command as it was started and the author's lines. No line feed at the end. */
export function causeText({ cause, failures, effect }: ShownCause, paint: Paint): string {
  const [first, ...rest] = failures.map((failure, i) =>
    failureText(failure, cause, paint, i === 0 ? startFields(cause) : []),
  );
  const end = cause.tests === 0 ? "" : `\n  ${paint.bold(`${effect}.`)}`;
  return [`${first}${end}`, ...rest].join("\n\n");
}

/** How the server of a cause was started, as fields of its failure. */
export function startFields({ command, cwd, url }: Cause): [name: string, value: string | undefined][] {
  return Object.entries({ command, cwd, url });
}

/** What stopped the tests, in one line. */
export function causeLine({ title, failures, effect }: ShownCause): string {
  return `${title}: ${failures.map(failureLine).join("; ")}; ${effect}`;
}

/** `[FAULT-START-EXIT]`. */
export function causeId({ failures: [failure] }: ShownCause): string {
  return `[${line(failure?.rule_id ?? "")}]`;
}

function causeKey({ kind, server, target_version: version, failures }: Cause): string {
  // A free port differs from start to start.
  const keys = failures.map((failure) => failureKey(failure, version).replace(/:\d{4,5}\b/g, ":PORT"));
  const ends = failures.map(({ process }) => [process?.exit_code, process?.signal]);
  return JSON.stringify([kind, server, keys, ends]);
}
