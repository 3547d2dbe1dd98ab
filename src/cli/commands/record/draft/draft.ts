import { existsSync, lstatSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Capture } from "../../../../core/generated/capture.js";
import { asObject } from "../../../../core/json/json.js";
import { writeFileAtomic, writeOut } from "../../../../core/out.js";
import { userError } from "../../../../core/problem.js";
import { readRegularText } from "../../../../core/read-file.js";
import { hide, processSecrets, trustedText } from "../../../../core/redaction/redacted.js";
import { plural } from "../../../../core/text.js";
import { connect } from "../../../../run/connect.js";
import { createRequest, terminalEnvironment } from "../../../../run/create-request.js";
import { reportLines } from "../../../../run/output.js";
import type { RunRequest } from "../../../../run/request.js";
import type { RunFlags } from "../../../../run/settings/options.js";
import type { Suite, SuiteServer } from "../../../../suite/types.js";
import { insertionOf } from "../../../../suite/yaml/add-test.js";
import { readCapture } from "../../../capture-file.js";
import { createProgress } from "../../../progress.js";
import { onlyServer } from "../../../servers.js";
import { freeName, makeNamesUnique, suiteText } from "../../../suite-text.js";
import { untilInterrupted } from "../../../terminal.js";
import { literal, mapTexts, relativePaths, replaceMarks } from "../../../texts.js";
import { type Draft, type DraftTest, skippedTest } from "../../init/draft-suite.js";
import { writtenEntry } from "../../init/server-entry.js";
import { trySuite } from "../../init/try-suite.js";
import { readSessions } from "../calls.js";
import { findRecording } from "../find-recording.js";
import { draftCompositions, type RecordedServer } from "./compositions.js";
import { draftTests, keyOf } from "./tests.js";

export interface DraftFlags extends Partial<RunFlags> {
  /** A file, or the name of a server: its newest recording is read. */
  draft: string;
  /** A file, or `-` for stdout. */
  out?: string;
  force?: boolean;
  /** A suite to which tests are added. */
  merge?: string;
  /** Recordings of other servers of the same client. */
  with?: string[];
}

interface Recording extends RecordedServer {
  file: string;
  captures: readonly Capture[];
}

const MAX_SUITE = 4 * 1024 * 1024;
const TRIED_BY = "mcptest record";

/** `mcptest record --draft`: writes a suite of a recorded session, each test of which passes or is skipped with its reason. */
export function draftCommand(flags: DraftFlags): Promise<number> {
  return untilInterrupted(async (signal) => {
    const { safeCall = [] } = flags;
    const request = createRequest([], {}, terminalEnvironment(signal));
    if (flags.merge !== undefined && flags.with?.length) {
      const fix = "Draft a suite of its own with --out.";
      throw userError("--with does not go with --merge", "A suite is added to from one server's recording.", fix);
    }
    const recordings = readRecordings([flags.draft, ...(flags.with ?? [])], request);
    const [{ captures, sessions }] = recordings;
    const variables = new Set<string>();
    const written = <T>(value: T): T => writtenValue(value, variables);
    const target = flags.merge === undefined ? undefined : await mergeTarget(flags.merge, flags, request);
    const isSandboxed = target?.server.sandbox ?? flags.sandbox === true;
    const draftSettings = { safeCalls: safeCall, isSandboxed };
    const ofEach = recordings.map((recording) => draftTests(recording.sessions, draftSettings, written));
    const drafts = ofEach.flatMap((one, at) => one.drafts.map((draft) => onServer(draft, recordings, at)));
    const compositions = draftCompositions(recordings, draftSettings, written);
    makeNamesUnique(drafts);
    const omissions = [
      ...recordings.flatMap((one) => one.sessions.omissions),
      ...ofEach.flatMap((one) => one.omissions),
    ];
    const outFile = target?.file ?? (flags.out === "-" ? undefined : outputOf(flags, captures, request));
    // A loaded suite has the values of variables.
    const loadedKey = (key: string) =>
      [...variables].reduce(
        (text, name) => text.replaceAll(`\${${name}}`, () => JSON.stringify(request.env[name] ?? "").slice(1, -1)),
        key,
      );
    const untested: readonly Draft[] = target
      ? drafts.filter(({ key }) => !target.keys.has(loadedKey(key)))
      : [...drafts, ...compositions];

    const ofTarget = target && writtenEntry(target.server, processSecrets.secrets(), request, dirname(target.file));
    const allowed = isSandboxed ? { sandbox: true } : safeCall.length > 0 && { safe_calls: literal(safeCall) };
    const entries: Record<string, Record<string, unknown>> = ofTarget
      ? { [target.server.name]: { ...ofTarget.entry, ...allowed } }
      : Object.fromEntries(
          recordings.map(({ name, captures: own, sessions: { client } }) => [
            name,
            {
              ...serverEntry(own, request, written),
              ...(Object.keys(client).length > 0 && { client: written(client) }),
              ...allowed,
            },
          ]),
        );
    const unset = [...variables].filter((variable) => request.env[variable] === undefined);
    for (const entry of Object.values(entries)) refuseUnset(entry, unset, request);
    const declared = [...variables].map((variable) => [
      variable,
      { from_env: variable, ...(unset.includes(variable) && { default: "" }) },
    ]);
    const settings = {
      // No test sees what another one has written.
      ...(isSandboxed && { run_options: { restart_policy: "per_test" } }),
      ...(declared.length > 0 && target === undefined && { variables: Object.fromEntries(declared) }),
    };
    const head = [
      `Drafted by \`mcptest record\` from a session${sessions.clientName ? ` of ${sessions.clientName}` : ""}; each test that is not skipped was tried. It is yours to change.`,
      ...omissions.map((line) => `Left out: ${line}.`),
    ];
    const writeSuite = (tests: readonly Draft[], at?: string) => {
      if (at === undefined) return suiteText([], entries, tests, settings);
      const placed = Object.entries(entries).map(([name, entry]) => [name, relativePaths(entry, at)]);
      return suiteText(head, Object.fromEntries(placed), tests, settings);
    };
    const env = { ...request.env, ...Object.fromEntries(ofTarget?.variables ?? []) };
    const runRequest: RunRequest = { ...request, env };
    const wanted = untested.map((draft) => withoutUnset(draft, unset));
    const progress = createProgress();
    const trial = await trySuite(wanted, (tests) => writeSuite(tests), runRequest, {
      triedBy: TRIED_BY,
      limit: { ms: request.runTimeoutMs, reason: "It was not tried, because the time of the run was over." },
      onProgress: (what) => progress.show(what),
    });
    progress.close();
    if (signal.aborted) return 130;

    if (target) await addTests(target, trial.drafts);
    else {
      const text = hide(writeSuite(trial.drafts, outFile ?? join(request.cwd, "mcptest.yaml")));
      if (outFile === undefined) await writeOut(text);
      else await writeFileAtomic(outFile, text);
    }
    const skipped = trial.drafts.filter(({ test }) => test.skip !== undefined);
    const lines = [
      ...omissions.map((line) => `left out: ${line}`),
      ...(target && wanted.length < drafts.length
        ? [`${plural(drafts.length - wanted.length, "call")} tested already`]
        : []),
      ...skipped.map(({ test }) => `skipped: ${test.name}: ${test.skip}`.replaceAll("$$", "$")),
      ...[...variables].map(
        (variable) => `set ${variable} in the environment before you run the suite: it refers to it`,
      ),
      `${target ? "added" : "wrote"} ${plural(trial.drafts.length, "test")} from ${recordings.map(({ file }) => relative(request.cwd, file)).join(", ")}${outFile === undefined ? "" : ` ${target ? "to" : "as"} ${relative(request.cwd, outFile)}`}: ${trial.passed} passed, ${skipped.length} skipped`,
    ];
    await reportLines(...lines);
    const isWhole = trial.reasons.length === 0 && trial.drafts.every(({ fault }) => fault === undefined);
    if (!isWhole) await reportLines("the suite as a whole does not pass:", ...trial.reasons);
    return isWhole ? 0 : 1;
  });
}

/** Reads recordings, each of a server with a name of its own. Throws a UserError. */
function readRecordings(names: readonly [string, ...string[]], request: RunRequest): [Recording, ...Recording[]] {
  const used = new Set<string>();
  const recordingOf = (nameOrPath: string): Recording => {
    const file = findRecording(nameOrPath, request);
    const read = readCapture(file);
    const captures = Array.isArray(read) ? read : [read];
    const name = freeName("tools", captures[0]?.server_label ?? "server", used);
    return { file, captures, name, sessions: readSessions(captures) };
  };
  const [first, ...others] = names;
  return [recordingOf(first), ...others.map(recordingOf)];
}

/** A draft for a suite with several servers, which names its own. */
function onServer<T extends Draft>(draft: T, recordings: readonly Recording[], at: number): T {
  const server = recordings[at]?.name;
  if (recordings.length === 1) return draft;
  const named = ({ name, skip, ...rest }: DraftTest) => ({
    name,
    ...(skip !== undefined && { skip }),
    server,
    ...rest,
  });
  return { ...draft, test: named(draft.test), others: draft.others.map(named) };
}

/** The file to write. Throws a UserError if it is there. */
function outputOf({ out, force }: DraftFlags, [first]: readonly Capture[], { cwd }: RunRequest): string {
  const file = resolve(cwd, out ?? `${first?.server_label ?? "recorded"}.mcptest.yaml`);
  if (force || lstatSync(file, { throwIfNoEntry: false }) === undefined) return file;
  const fix = "Write another file with --out, add tests with --merge, or replace this one with --force.";
  throw userError(`${relative(cwd, file)} is already there`, "A draft does not write over a file.", fix);
}

/** The server of a recording as a suite has it. Throws a UserError if the recording does not say. */
function serverEntry(
  captures: readonly Capture[],
  { cwd }: RunRequest,
  written: <T>(value: T) => T,
): Record<string, unknown> {
  const { server, transport } = captures.find((capture) => capture.server) ?? {};
  if (server?.command === undefined && server?.url === undefined) {
    const fix = "Add the tests to a suite that has the server, with --merge.";
    throw userError("the recording does not say how its server is reached", "It is a capture of another kind.", fix);
  }
  const { command, url, headers = {}, cwd: folder = cwd } = server;
  const hasPaths = command?.some((word) => existsSync(join(folder, word))) ?? false;
  return written({
    ...(command && { command }),
    ...(url !== undefined && { url }),
    ...(transport === "sse" && { transport }),
    ...authOf(headers),
    ...(hasPaths && folder !== cwd && { cwd: folder }),
  });
}

/** Of the secret headers of a client, a bearer token and those that a suite sends as they are. */
function authOf(headers: Readonly<Record<string, string>>): Record<string, unknown> {
  const { authorization, ...others } = headers;
  const isBearer = authorization !== undefined && /^bearer /i.test(authorization);
  return {
    ...(isBearer && { auth: { bearer_token_env: "BEARER_TOKEN" } }),
    ...(Object.keys(others).length > 0 && { headers: others }),
  };
}

/** A recorded value for a suite: what was a secret is a variable, whose name is added to `variables`. */
function writtenValue<T>(value: T, variables: Set<string>): T {
  const secretOf = (name: string) => {
    const variable = name
      .toUpperCase()
      .replace(/\W/g, "_")
      .replace(/^(?=\d)/, "_");
    variables.add(variable);
    return `\${${variable}}`;
  };
  const text = (recorded: string) => replaceMarks(recorded, secretOf, literal);
  return mapTexts(value, text, text) as T;
}

/** Throws a UserError if the server cannot be started without a secret that was hidden. */
function refuseUnset(entry: Record<string, unknown>, unset: readonly string[], { env }: RunRequest): void {
  const { bearer_token_env: token } = asObject(entry.auth);
  const unsetToken = typeof token === "string" && env[token] === undefined ? [token] : [];
  const [missing] = [...unsetToken, ...unset.filter((variable) => refersTo(entry, variable))];
  if (missing === undefined) return;
  const reason = "The client had a secret to reach it, which was hidden, and nothing is tried without it.";
  throw userError("the server cannot be started", reason, `Set ${missing} in the environment.`);
}

/** A draft that is skipped if it needs a secret that nobody has set. */
function withoutUnset(draft: Draft, unset: readonly string[]): Draft {
  const [missing] = unset.filter((variable) => refersTo(draft.test, variable));
  if (missing === undefined || draft.test.skip !== undefined) return draft;
  const reason = `What was sent was hidden. Set ${missing} in the environment, and remove this line.`;
  return { ...draft, test: skippedTest(draft.test, reason), others: [] };
}

function refersTo(value: unknown, variable: string): boolean {
  return JSON.stringify(value).includes(`\${${variable}}`);
}

interface MergeTarget {
  file: string;
  suite: Suite;
  server: SuiteServer;
  /** The calls that its tests make. */
  keys: ReadonlySet<string>;
}

/** The suite of `--merge`. Throws a UserError if it is broken, or it is not clear which of its servers is meant. */
async function mergeTarget(path: string, flags: DraftFlags, request: RunRequest): Promise<MergeTarget> {
  const { servers } = await connect({ ...request, paths: [path] }, { quiet: true });
  const { suite, server } = onlyServer({ servers }, flags, true);
  const calls = suite.tests.flatMap((test) => {
    const { calls: own = [], steps = {} } = test.kind.needs(test);
    return [...own, ...Object.values(steps).flat()];
  });
  const keys = calls.flatMap(({ call }) => {
    if ("uri" in call && call.method !== "resources/read") return [];
    const name = "uri" in call ? call.uri : call.method === "tools/call" ? call.tool : call.prompt;
    return keyOf(call.method, name, { args: "args" in call ? writtenAgain(call.args) : {} });
  });
  return { file: resolve(request.cwd, path), suite, server, keys: new Set(keys) };
}

/** The arguments of a loaded test as they were written. */
function writtenAgain(args: unknown): unknown {
  return mapTexts(args, literal);
}

/** Adds tests at the end of their blocks; the rest of the file stays as it is. Throws a UserError if that cannot be done. */
async function addTests({ file, suite, server }: MergeTarget, drafts: readonly Draft[]): Promise<void> {
  const used = new Set(suite.tests.map(({ block, name }) => `${block} ${name}`));
  const ofServer = suite.servers.size > 1 ? { server: server.name } : {};
  let text = readRegularText(file, MAX_SUITE);
  for (const { block, test } of drafts) {
    const { name, ...rest } = test;
    const insertion = insertionOf(text, block, { name: freeName(block, name, used), ...ofServer, ...rest });
    if (insertion === undefined) {
      const reason = `Its \`${block}\` is laid out so that a test cannot be added without rewriting the file.`;
      throw userError(`a test cannot be added to ${file}`, reason, "Write a new suite with --out.");
    }
    text = text.slice(0, insertion.offset) + hide(insertion.text) + text.slice(insertion.offset);
  }
  await writeFileAtomic(file, trustedText(text));
}
