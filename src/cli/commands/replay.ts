import { resolve } from "node:path";
import type { TestRow } from "../../core/generated/results.js";
import { asObject, isObject } from "../../core/json/json.js";
import { terminalSize, writeOut } from "../../core/out.js";
import { UserError, userError } from "../../core/problem.js";
import { withoutMarks } from "../../core/redaction/foreign-marks.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, jsonText, type RedactedJson, say, trustedText } from "../../core/redaction/redacted.js";
import { sanitize } from "../../core/sanitize.js";
import { asSent } from "../../engine/judge/evidence.js";
import type { Lane } from "../../engine/lanes/lane.js";
import { structuralDiff } from "../../matchers/diff/structural-diff.js";
import type { Frame } from "../../mcp/frames.js";
import type { Outcome, Session } from "../../mcp/types.js";
import { readResults } from "../../results/read.js";
import type { ResultsSource } from "../../results/types.js";
import { sessionOf } from "../../run/connect.js";
import type { RunFlags } from "../../run/settings/options.js";
import { suggest } from "../../suite/suggest.js";
import { withServers } from "../servers.js";
import { mapTexts, replaceMarks } from "../texts.js";

const CALL_MS = 30_000;
const WIDTH = 120;
const NOT_KEPT = say`the results do not have the answer, which was too long to keep: nothing to compare`;

type Evidence = NonNullable<TestRow["evidence"]>[number];

/** `mcptest replay RESULTS ID`: sends a test's requests again; 0 if all answers are the same. Throws a UserError. */
export async function replayCommand(file: string, id: string, flags: Partial<RunFlags>): Promise<number> {
  const row = await findRow(await readResults(file), file, id);
  const evidence = row.evidence ?? [];
  if (evidence.length === 0) {
    const reason = `The results keep what failed tests sent; this one has ${row.status}, and they keep nothing of it.`;
    const fix = "Give the id of a test that failed, from results that this version wrote.";
    throw userError(`nothing of ${row.id} can be sent again`, reason, fix);
  }
  // A test's id starts with the file of its suite.
  const [suiteFile = ""] = row.id.split("::");
  return withServers([resolve(suiteFile)], flags, async (connections, { env }) => {
    const frames = evidence.map((entry) => ({
      ...entry,
      request: restoreSecrets(asSent(entry.request), connections.secrets, env) as Frame,
    }));
    const lanes = new Map(
      [...new Set(frames.map(({ server }) => server))].map((name) => {
        const match = connections.servers.find(({ server }) => server.name === name);
        if (!match) {
          const reason = `${suiteFile} does not name it any more.`;
          throw userError(`no server ${name} to send it to`, reason, "Run the suite again.");
        }
        return [name, connections.visit(match.suite, match.server, flags.targetVersion ?? row.target_version).lane];
      }),
    );
    let isAlike = true;
    try {
      for (const [index, frame] of frames.entries()) {
        const session = await sessionOf(lanes.get(frame.server) as Lane);
        const recorded = evidence[index] as Evidence;
        // Compared as they are printed: without secrets and ids.
        const before = hideValue(withoutId(recorded.response));
        const now = hideValue(withoutMarks(withoutId(comparableAnswer(await sendAgain(session, frame.request)))));
        const isKept = recorded.response !== undefined || !recorded.response_dropped;
        const isSame = structuralDiff(before ?? null, now ?? null).diff === "";
        isAlike &&= isKept && isSame;
        const title = `${frame.server}  ${requestLine(recorded.request)}`;
        const comparison = sideBySide(
          hide(title),
          ["recorded", isKept ? abbreviateAnswer(before) : say`an answer that was too long to keep`],
          ["now", abbreviateAnswer(now)],
          terminalSize("stdout")?.columns ?? WIDTH,
        );
        const outcome = isSame ? say`the same answer` : say`another answer`;
        await writeOut(say`${comparison}${isKept ? outcome : NOT_KEPT}\n\n`);
      }
    } finally {
      await Promise.all([...lanes.values()].map((lane) => lane.sessions.close()));
    }
    return isAlike ? 0 : 1;
  });
}

async function findRow(results: ResultsSource, file: string, id: string): Promise<TestRow> {
  const failed: string[] = [];
  for await (const row of results.rows()) {
    if (row.id === id) return row;
    if (row.status === "failed" || row.status === "errored") failed.push(row.id);
  }
  const suggestion = suggest(id, failed) ?? failed.find((candidate) => candidate.includes(id));
  const choices = failed.length === 0 ? "No test of them failed." : `These failed: ${failed.slice(0, 20).join(", ")}.`;
  const fix = suggestion === undefined ? "Give the id of one." : `Did you mean ${suggestion}?`;
  throw userError(`no test ${id} in ${file}`, choices, fix);
}

function sendAgain(session: Session, request: Frame): Promise<Outcome> {
  const options = { timeoutMs: CALL_MS, purpose: "test" } as const;
  const { method, params, raw } = request;
  if (typeof method !== "string") return session.raw(typeof raw === "string" ? raw : JSON.stringify(request), options);
  return session.request(method, isObject(params) ? withoutOurToken(params, request.id) : undefined, options);
}

/** A progress token that equals the id of its request is from mcptest: each call gets a new one. */
function withoutOurToken(params: Frame, id: unknown): Frame {
  const { _meta, ...rest } = params;
  if (!isObject(_meta) || _meta.progressToken !== id) return params;
  const { progressToken: _, ...meta } = _meta;
  return Object.keys(meta).length > 0 ? { ...rest, _meta: meta } : rest;
}

function comparableAnswer(outcome: Outcome): unknown {
  if (outcome.kind === "answer") return outcome.answer;
  return outcome.kind === "fault" ? { "no answer": outcome.fault.message } : undefined;
}

function withoutId(answer: unknown): unknown {
  if (!isObject(answer)) return answer;
  const { id: _, ...rest } = answer;
  return rest;
}

function abbreviateAnswer(answer: RedactedJson): Redacted {
  return answer === undefined ? say`no answer` : jsonText(answer, 2);
}

function requestLine(request: unknown): string {
  if (!isObject(request) || typeof request.method !== "string") return JSON.stringify(request);
  const { params } = request;
  const { _meta, ...content } = asObject(params);
  return `${request.method} ${JSON.stringify(content)}`;
}

/** A text with its title. */
type TitledText = readonly [title: string, text: Redacted];

/** Two texts in columns of equal width, as wide as `width` together, with `|` between lines that differ. */
function sideBySide(title: Redacted, left: TitledText, right: TitledText, width: number): Redacted {
  const column = Math.max(20, Math.floor((width - 3) / 2));
  const [before, now] = [left, right].map(([, text]) => wrapLines(sanitize(text), column)) as [string[], string[]];
  const rows = Array.from({ length: Math.max(before.length, now.length) }, (_, index) => {
    const [was = "", is = ""] = [before[index], now[index]];
    return `${was.padEnd(column)} ${was === is ? " " : "|"} ${is}`.trimEnd();
  });
  const heads = `${left[0].padEnd(column)}   ${right[0]}`;
  const rule = `${"-".repeat(column)}   ${"-".repeat(column)}`;
  return trustedText(`${[sanitize(title), heads, rule, ...rows].join("\n")}\n`);
}

function wrapLines(text: string, column: number): string[] {
  return text.split("\n").flatMap((line) => {
    const parts: string[] = [];
    for (let at = 0; at === 0 || at < line.length; at += column) parts.push(line.slice(at, at + column));
    return parts;
  });
}

/** Puts secrets (`«secret:NAME»`) back: only values that the suite reads, as a results file could name any variable. */
function restoreSecrets(value: unknown, secrets: ReadonlyMap<string, string>, env: NodeJS.ProcessEnv): unknown {
  const suiteSecrets = new Set(secrets.values());
  const unknownNames = new Set<string>();
  const secretOf = (name: string): string => {
    const other = Object.hasOwn(env, name) ? env[name] : undefined;
    const secret = secrets.get(name) ?? (other !== undefined && suiteSecrets.has(other) ? other : undefined);
    if (secret === undefined) unknownNames.add(name);
    return secret ?? "";
  };
  const restoreText = (written: string) => replaceMarks(written, secretOf);
  const result = mapTexts(value, restoreText, restoreText);
  if (unknownNames.size === 0) return result;
  const description =
    "The recorded request contained it. Recordings keep no secrets, and the suite does not read this variable.";
  const fix = "Run the suite again; replay only sends values of the suite's variables.";
  throw new UserError(
    [...unknownNames].map((name) => ({ title: `the value of ${name} is not known`, description, fix })),
  );
}
