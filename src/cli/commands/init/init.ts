import { lstatSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { groupBy } from "../../../core/groups.js";
import { writeFileAtomic, writeOut } from "../../../core/out.js";
import { userError } from "../../../core/problem.js";
import { hide, processSecrets } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { type Connections, connect } from "../../../run/connect.js";
import { createRequest, terminalEnvironment } from "../../../run/create-request.js";
import { reportLines } from "../../../run/output.js";
import type { RunRequest } from "../../../run/request.js";
import { CALL_TIMEOUT_MS } from "../../../suite/load.js";
import { listNames } from "../../../suite/suggest.js";
import type { ResolvedFlags } from "../../flags.js";
import { createProgress, type Progress, progressLog } from "../../progress.js";
import { serverTable, worstExitCode } from "../../server-table.js";
import { forEachServer, onlyServer } from "../../servers.js";
import { suiteText } from "../../suite-text.js";
import { canAsk, untilInterrupted } from "../../terminal.js";
import { fileOfServer, literal, relativePaths } from "../../texts.js";
import { budgetEnded, exceptionFault } from "./answer.js";
import type { Contract } from "./contract.js";
import { type Answers, type Draft, draftSuite, nameText } from "./draft-suite.js";
import { exploreServer } from "./explore-server.js";
import { portableArguments } from "./portable-entry.js";
import { listSnapshots, recordLists } from "./record-lists.js";
import { namedVariables, writtenEntry } from "./server-entry.js";
import { trySuite } from "./try-suite.js";
import { WORKFLOW, workflowText } from "./workflow.js";

interface InitFlags extends ResolvedFlags {
  /** A file, or `-` for stdout. */
  out: string;
  force?: boolean;
  github?: boolean;
  snapshotLists?: boolean;
  safeCall: string[];
  /** Milliseconds of one call, and of the whole. */
  callTimeout: number;
  budget: number;
}

type Target = Connections["servers"][number];

const NOTE = "Written by `mcptest init`, which tried each test that is not skipped. It is yours to change.";
/** So many tools are named one by one as flags. */
const MAX_FLAGS = 5;

/** `mcptest init [PATHS]`: writes a suite that passes now; 1 if it does not as a whole. Throws a UserError. */
export async function initCommand(paths: string[], flags: InitFlags): Promise<number> {
  return untilInterrupted(async (signal) => {
    const isLong = isLongCall(flags);
    const overrides =
      isLong && flags.serverUrl !== undefined ? { httpTimeout: `${flags.callTimeout}ms`, ...flags } : flags;
    const request: RunRequest = {
      ...createRequest(paths, overrides, terminalEnvironment(signal)),
      findsServer: true,
      everyServer: true,
      suiteDefaults: flags.suiteDefaults,
    };
    const connections = await connect(request);
    const workflow = workflowOf(flags, request);
    if (connections.isMany) return initServers(connections, request, flags, workflow);
    const suite = suiteOf(flags, request);
    if (flags.snapshotLists && suite === undefined) {
      const fix = "Name a file by --out.";
      throw userError("`--snapshot-lists` needs a file", "Snapshots are recorded beside the suite.", fix);
    }
    const target = onlyServer(connections, flags, true);
    const task = { request, flags, suite, beginProgress: createProgress };
    const { server, secrets, lines, exitCode } = await initServer(connections, target, task);
    if (signal.aborted) return 130;
    if (workflow !== undefined && suite !== undefined) {
      const text = workflowText({ suites: [suite], servers: [server], secrets, ...request });
      await writeFileAtomic(workflow, hide(text));
    }
    await reportLines(...lines([suite, workflow].filter((file) => file !== undefined)));
    return exitCode;
  });
}

/** Writes a suite for each server of a file, and one workflow for all. */
async function initServers(
  connections: Connections,
  request: RunRequest,
  flags: InitFlags,
  workflow: string | undefined,
): Promise<number> {
  if (flags.out === "-") {
    const fix = "Name a file by --out: each suite has it with the name of its server. Or name one server behind `#`.";
    throw userError("several suites need a file each", "`--out -` is one stream.", fix);
  }
  // A person is asked about one server at a time.
  const jobs = canAsk() ? 1 : request.jobs;
  const outcomes = await forEachServer(connections, { ...request, jobs }, async (target) => {
    const suite = suiteOf({ ...flags, out: fileOfServer(flags.out, target.server.name) }, request);
    const { server, secrets, lines, passed, exitCode } = await initServer(connections, target, {
      request,
      flags,
      suite,
      // Several servers at once have no line of the terminal each.
      beginProgress: () => progressLog(`${target.server.name}: `),
    });
    if (request.signal.aborted) return { result: "interrupted", exitCode: 130 };
    await reportLines(...lines([suite!]));
    return { value: { suite: suite!, server, secrets }, result: `${plural(passed, "test")} passed`, exitCode };
  });
  const written = outcomes.flatMap(({ value }) => value ?? []);
  if (workflow !== undefined && written.length > 0) {
    const [suites, servers] = [written.map(({ suite }) => suite), written.map(({ server }) => server)];
    const secrets = [...new Set(written.flatMap((one) => one.secrets))];
    await writeFileAtomic(workflow, hide(workflowText({ suites, servers, secrets, ...request })));
    await reportLines(`wrote ${relative(request.cwd, workflow)}`);
  }
  await writeOut(serverTable(outcomes));
  return worstExitCode(outcomes);
}

/** A call that may take longer than the suite's default may do so in the suite, and over HTTP too. */
function isLongCall({ callTimeout }: InitFlags): boolean {
  return callTimeout > CALL_TIMEOUT_MS;
}

interface InitTask {
  request: RunRequest;
  flags: InitFlags;
  /** The file to write; left out: stdout. */
  suite: string | undefined;
  beginProgress(): Progress;
}

/** Writes the suite of one server, unless it is interrupted. `lines` says what came of it, with the files that were written. */
async function initServer(connections: Connections, target: Target, task: InitTask) {
  const { request, flags, suite, beginProgress } = task;
  const limits = isLongCall(flags) ? { performance: { default_timeout_ms: flags.callTimeout } } : {};
  const exploration = await exploreServer(connections, target, request.signal, flags, beginProgress);
  const { contract, answers, server } = exploration;
  const file = suite ?? join(request.cwd, "mcptest.yaml");
  const { entry, variables, notes } = writtenEntry(server, processSecrets.secrets(), request, dirname(file));
  const unset = [...variables.keys()].filter((name) => request.env[name] === undefined);
  const safe = !server.sandbox && exploration.safeCalls.length > 0 && { safe_calls: literal(exploration.safeCalls) };
  const declarations = [...variables.keys()].map((name) => [name, { from_env: name }]);
  const ofServer = declarations.length > 0 && { variables: Object.fromEntries(declarations) };
  // A tool that changes something finds the data of a fresh start in each test.
  const isChanging = [...answers.tools.values()].some((learned) => learned.isChanging);
  const ofRun = isChanging && { run_options: { restart_policy: "per_test" } };
  const writeSuite = (drafts: readonly Draft[], settings: object, at?: string) => {
    const placed = at === undefined ? entry : relativePaths(entry, at);
    const tests = at === undefined ? drafts : portableArguments(drafts, { ...request, suiteFolder: dirname(at) });
    return suiteText([NOTE], { [server.name]: { ...placed, ...safe } }, tests, { ...ofServer, ...ofRun, ...settings });
  };

  const { overrides: _, serverConfig: __, serverFrom: ___, ...rest } = request;
  const runRequest: RunRequest = {
    ...rest,
    overrides: { names: [] },
    findsServer: false,
    env: { ...request.env, ...Object.fromEntries(variables) },
  };
  const drafts = draftSuite(contract, answers);
  // The trial uses the limit of --call-timeout, so that a server that hangs does not delay it for long.
  const stricter = { performance: { default_timeout_ms: flags.callTimeout } };
  const progress = beginProgress();
  const trial = await trySuite(drafts, (tests) => writeSuite(tests, stricter), runRequest, {
    triedBy: "mcptest init",
    // Exploring may have taken the first half.
    limit: { ms: flags.budget / 2, reason: budgetEnded(flags.budget) },
    onProgress: (what) => progress.show(what),
  });
  progress.close();
  const failing = trial.drafts.flatMap(({ test: { name }, fault }) =>
    fault === undefined ? [] : [{ name, why: fault }],
  );
  const otherDeaths = exploration.deaths.filter((death) => !failing.some(({ why }) => why === death));
  // What a call of init changed may keep its exception from coming again.
  const exceptions = [...answers.tools].flatMap(([name, { exception }]) =>
    exception === undefined ? [] : [{ name: nameText(name), why: exceptionFault(exception) }],
  );
  const otherExceptions = exceptions.filter(({ why }) => !failing.some((one) => one.why === why));
  const reasons = [...trial.reasons, ...byReason(failing), ...byReason(otherExceptions), ...otherDeaths];
  const lines = (files: readonly string[]) => {
    const recorded = ofLists.filter(({ test }) => test.skip === undefined).length;
    const failed = failing.length > 0 ? `, ${failing.length} failed` : "";
    const names = files.map((file) => relative(request.cwd, file)).join(" and ");
    return [
      ...summary(contract, answers, [...trial.drafts, ...ofLists]),
      ...notes,
      ...unset.map((name) => `set ${name} in the environment before you run the suite: it refers to it`),
      ...(recorded === 0
        ? []
        : [
            `recorded ${plural(recorded, "list")} in ${relative(request.cwd, join(dirname(file), "snapshots"))}: commit it`,
          ]),
      ...(names === "" ? [] : [`wrote ${names}: ${plural(trial.passed, "test")} passed${failed}`]),
      ...(reasons.length === 0 ? [] : ["the suite as a whole does not pass:", ...reasons]),
    ];
  };
  const write = async (ofLists: readonly Draft[]) => {
    const text = hide(writeSuite([...trial.drafts, ...ofLists], limits, file));
    await (suite === undefined ? writeOut(text) : writeFileAtomic(suite, text));
  };
  let ofLists = flags.snapshotLists && suite !== undefined ? listSnapshots(contract, suite) : [];
  if (!request.signal.aborted) await write(ofLists);
  if (ofLists.length > 0 && !request.signal.aborted) {
    ofLists = await recordLists(ofLists, file, runRequest);
    await write(ofLists);
  }
  const secrets = [...new Set([...variables.keys(), ...namedVariables(server)])];
  const command = Array.isArray(entry.command) && { command: entry.command };
  return {
    server: { ...server, ...command },
    secrets,
    lines,
    passed: trial.passed,
    exitCode: reasons.length === 0 ? 0 : 1,
  };
}

/** The suite to write, absolute; undefined for stdout. Throws a UserError if it is there, and may not be replaced. */
function suiteOf({ out, force }: InitFlags, { cwd }: RunRequest): string | undefined {
  return out === "-" ? undefined : newFile(resolve(cwd, out), force, cwd);
}

/** The workflow to write, absolute; undefined if none is wanted. Throws a UserError as for a suite. */
function workflowOf({ out, force, github }: InitFlags, { cwd, repositoryRoot }: RunRequest): string | undefined {
  if (!github) return undefined;
  if (out === "-")
    throw userError("the workflow needs a file", "`--out -` writes no file that it could run.", "Name one by --out.");
  return newFile(join(repositoryRoot, WORKFLOW), force, cwd);
}

function newFile(file: string, force: boolean | undefined, cwd: string): string {
  if (force || lstatSync(file, { throwIfNoEntry: false }) === undefined) return file;
  const fix = "Write another file with --out, or replace this one with --force.";
  throw userError(`${relative(cwd, file)} is already there`, "init does not write over a file.", fix);
}

function summary(
  { tools, resources, prompts, omissions }: Contract,
  answers: Answers,
  drafts: readonly Draft[],
): string[] {
  const offers = [plural(tools.length, "tool"), plural(resources.length, "resource"), plural(prompts.length, "prompt")];
  const skipped = drafts.flatMap(({ test: { name, skip } }) => (skip === undefined ? [] : [{ name, why: skip }]));
  const skips = byReason(skipped).map((line) => `skipped: ${line}`);
  const weakened = drafts.filter(({ note }) => note !== undefined);
  const weaker = weakened.map(({ test, note }) => `less is asserted: \`${test.name}\`: ${note}`);
  const calledTools = tools.filter(({ name }) => answers.tools.has(name) || answers.tasks.get(name));
  const names = listNames(calledTools.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name));
  const uncalledTools = tools.filter((tool) => !calledTools.includes(tool)).map(({ name }) => name);
  return [
    `found ${offers.join(", ")}; called ${plural(calledTools.length, "tool")}`,
    ...(names === "" ? [] : [`called although their annotations do not say that they change nothing: ${names}`]),
    ...(uncalledTools.length === 0 ? [] : [uncalledText(uncalledTools)]),
    ...omissions,
    ...weaker.map((line) => line.replaceAll("$$", "$")),
    ...skips,
  ];
}

/** The tools that were not called, and the flag that lets them be called. */
function uncalledText(names: readonly string[]): string {
  const flags = names.slice(0, MAX_FLAGS).map((name) => `--safe-call ${JSON.stringify(name)}`);
  const all = names.length > MAX_FLAGS ? '--safe-call "*"' : flags.join(" ");
  return `not called, because nothing says that they are safe: ${listNames(names)}. If they are, run init again with ${all} --force`;
}

/** A line for all tests that have the same reason. */
function byReason(tests: readonly { name: string; why: string }[]): string[] {
  return groupBy(tests, ({ why }) => why).map((alike) =>
    `${listNames(alike.map(({ name }) => name))}: ${alike[0]?.why}`.replaceAll("$$", "$"),
  );
}
