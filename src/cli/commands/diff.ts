import { existsSync, statSync } from "node:fs";
import { contractInCapture } from "../../conformance/contract/contract-of.js";
import { unsafeRewrites } from "../../conformance/rules/sec/checks.js";
import type { Contract } from "../../core/generated/baseline.js";
import type { Drift } from "../../core/generated/results.js";
import { isNestedOver, isObject } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import { writeOut } from "../../core/out.js";
import { userError } from "../../core/problem.js";
import { readJsonFile } from "../../core/read-file.js";
import type { Clean } from "../../core/redaction/redact.js";
import { jsonExcerpt, processSecrets, say } from "../../core/redaction/redacted.js";
import { sanitizeLine } from "../../core/sanitize.js";
import { plural, sentence } from "../../core/text.js";
import { driftOf, readContract } from "../../engine/lanes/contract.js";
import { isYaml, readBaseline } from "../../results/baseline/read.js";
import { contractName } from "../../results/baseline/write.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import { type Connections, connect, sessionOf, withLane } from "../../run/connect.js";
import { createRequest, terminalEnvironment } from "../../run/create-request.js";
import type { RunFlags } from "../../run/settings/options.js";
import { splitFrom } from "../../suite/sources/source.js";
import { readCapture } from "../capture-file.js";
import { type ServerOutcome, serverTable, worstExitCode } from "../server-table.js";
import { forEachServer, revisionsOf } from "../servers.js";
import { type FormatFlags, shownLine, untilInterrupted, writeReport } from "../terminal.js";

/** One side of a comparison. */
interface Side {
  /** By server. */
  contracts: ReadonlyMap<string, Contract>;
  /** Servers of a file with several of which no contract came; undefined if one alone was named. */
  failures?: readonly ServerOutcome[];
}

/** A server of either side, or of both. */
interface Pair {
  name: string;
  was?: Contract | undefined;
  is?: Contract | undefined;
}

/** `mcptest diff A B`: 1 if a difference breaks clients, or a new definition a rule of safety. Throws a UserError. */
export async function diffCommand(a: string, b: string, flags: FormatFlags): Promise<number> {
  return untilInterrupted(async (signal) => {
    const before = await readSide(a, flags, signal);
    const after = await readSide(b, flags, signal);
    if (signal.aborted) return 130;
    const failures =
      before.failures || after.failures ? [...(before.failures ?? []), ...(after.failures ?? [])] : undefined;
    const failed = new Set(failures?.map(({ server }) => server));
    const redact = ({ contracts }: Side): Side["contracts"] =>
      new Map(
        [...contracts]
          .filter(([name]) => !failed.has(name))
          .map(([name, contract]) => [name, processSecrets.document(contract)]),
      );
    const pairs = pairsOf(redact(before), redact(after), a, b, failures !== undefined);
    const drift = pairs.flatMap(driftOfPair);
    const unsafe = pairs.flatMap(({ name: server, was, is }) =>
      was && is ? unsafeRewrites(was, is).map(({ id, message }) => ({ server, rule_id: id, message })) : [],
    );
    const breaking = drift.some((change) => change.class === "breaking");
    const outcomes = failures && outcomesOf(pairs, drift, unsafe, failures);
    const report = processSecrets.document({
      version: 1,
      breaking,
      drift: drift.map(({ gates: _, ...change }) => change),
      unsafe,
      ...(outcomes && { servers: outcomes.map(({ exitCode, ...rest }) => ({ ...rest, exit_code: exitCode })) }),
    });
    await writeReport(flags.format, report, (shown) => diffText(shown.drift, shown.unsafe));
    if (outcomes === undefined) return breaking || unsafe.length > 0 ? 1 : 0;
    if (flags.format === "pretty") await writeOut(say`\n${serverTable(outcomes)}`);
    return worstExitCode(outcomes);
  });
}

/** What the comparison of each server came to, by name. */
function outcomesOf(
  pairs: readonly Pair[],
  drift: readonly Drift[],
  unsafe: readonly UnsafeRewrite[],
  failures: readonly ServerOutcome[],
): ServerOutcome[] {
  const compared = pairs.map(({ name, was, is }): ServerOutcome => {
    const changes = drift.filter(({ server }) => server === name);
    const classes = [
      ...changes.map((change) => change.class),
      ...unsafe.filter(({ server }) => server === name).map(() => "unsafe" as const),
    ];
    const result =
      was === undefined ? "added" : is === undefined ? "removed" : changes.length > 0 ? "changed" : "the same";
    const isBad = classes.some((one) => one === "breaking" || one === "unsafe");
    return { server: name, result, findings: countsOf(classes), exitCode: isBad ? 1 : 0 };
  });
  // One that fails on both sides has one line.
  const failed = new Map(failures.map((failure) => [failure.server, failure]));
  return [...compared, ...failed.values()].sort((one, other) => (one.server < other.server ? -1 : 1));
}

async function readSide(text: string, flags: FormatFlags, signal: AbortSignal): Promise<Side> {
  // A side names its own server.
  const { serverUrl: _, serverCommand: __, serverFrom: ___, serverTarget, ...others } = flags;
  const readServer = (server: Partial<RunFlags>) => readServers([], { ...others, ...server }, signal);
  if (/^https?:\/\//i.test(text)) return readServer({ serverUrl: text });
  if (isSource(text)) return readServer({ serverFrom: text });
  if (existsSync(text)) {
    if (isYaml(text) || statSync(text).isDirectory()) {
      return readServers([text], { ...others, ...(serverTarget !== undefined && { serverTarget }) }, signal);
    }
    const contracts = isBaselineFile(text) ? contractsOfBaseline(text) : contractsOfCapture(text);
    return { contracts: selectServer(contracts, serverTarget, text) };
  }
  if (/^\S+\.(ya?ml|json)$/i.test(text)) {
    const fix = "Name a baseline, a capture or a suite, a URL, or a command in quotes.";
    throw userError(`cannot read ${text}`, "There is no such file.", fix);
  }
  return readServer({ serverCommand: text });
}

/** True for a file of another program that describes servers, perhaps with the name of one. */
function isSource(text: string): boolean {
  const { file, name } = splitFrom(text, process.cwd());
  if (!existsSync(file) || statSync(file).isDirectory()) return false;
  if (name !== undefined || /\.(toml|mcpb|dxt)$/i.test(file)) return true;
  if (!/\.json$/i.test(file)) return false;
  const value = readJsonFile(file, LIMITS.capture, LIMITS.captureValues);
  return !(Array.isArray(value) || (isObject(value) && ("entries" in value || "exchanges" in value)));
}

/** The contracts of live servers, at the revision that is asked for, else at each that their suite lists. */
async function readServers(paths: string[], flags: Partial<RunFlags>, signal: AbortSignal): Promise<Side> {
  const request = { ...createRequest(paths, flags, terminalEnvironment(signal)), everyServer: true };
  const connections = await connect(request);
  const read = async ({ suite, server }: Connections["servers"][number]) => {
    const contracts: [name: string, contract: Contract][] = [];
    for (const revision of revisionsOf(suite, flags)) {
      const { lane } = connections.visit(suite, server, revision);
      const { contract, faults } = await withLane(lane, signal, async () =>
        readContract(await sessionOf(lane), server.volatile),
      );
      const [fault] = faults;
      if (fault) {
        const title = `the server ${server.name} cannot be compared`;
        throw userError(title, sentence(fault.message), "Fix the server, or compare a capture of it.");
      }
      contracts.push([contractName(server.name, paths.length === 0 ? null : revision), contract]);
    }
    return contracts;
  };
  if (!connections.isMany) {
    const contracts = new Map<string, Contract>();
    for (const target of connections.servers)
      for (const [name, contract] of await read(target)) contracts.set(name, contract);
    return { contracts };
  }
  const outcomes = await forEachServer(connections, request, async (target) => {
    return { value: await read(target), result: "read", exitCode: 0 };
  });
  return {
    contracts: new Map(outcomes.flatMap(({ value }) => value ?? [])),
    failures: outcomes.flatMap(({ value, ...failure }) => (value === undefined ? [failure] : [])),
  };
}

/** True for a JSON file with the members of a baseline, valid or not. */
function isBaselineFile(file: string): boolean {
  const value = readJsonFile(file, LIMITS.capture, LIMITS.captureValues);
  return isObject(value) && Object.hasOwn(value, "entries");
}

function contractsOfBaseline(file: string): Side["contracts"] {
  const contracts = Object.entries(readBaseline(file).document?.contract ?? {});
  if (contracts.length > 0) return new Map(contracts);
  const fix = "Write it with `mcptest run --update-baseline`.";
  throw userError(`the baseline ${file} holds no contract`, "It was not written by a run.", fix);
}

/** Of several sessions with a server at one revision, the first that lists something. */
function contractsOfCapture(file: string): Side["contracts"] {
  const capture = readCapture(file);
  const sessions = Array.isArray(capture) ? capture : [capture];
  const revisions = new Map(sessions.map(({ server_label: label }) => [label, new Set<string | null>()]));
  for (const { server_label: label, protocol_version: revision = null } of sessions)
    revisions.get(label)?.add(revision);
  const contracts = new Map<string, Contract>();
  for (const session of sessions) {
    const { server_label: label, protocol_version: revision = null } = session;
    const hasOthers = (revisions.get(label)?.size ?? 0) > 1;
    const name = contractName(label, hasOthers ? revision : null);
    const contract = contracts.has(name) ? undefined : contractInCapture(session);
    if (contract) contracts.set(name, contract);
  }
  if ([...contracts.values()].some((contract) => isNestedOver(contract, LIMITS.fileLevels)))
    throw userError(
      `the capture ${file} cannot be compared`,
      `It is nested more than ${LIMITS.fileLevels} levels deep.`,
      "Compare a session whose lists are not so deep.",
    );
  if (contracts.size > 0) return contracts;
  const fix = "Capture a run that lists them, or compare the server itself.";
  throw userError(`the capture ${file} holds no contract`, "No session in it lists tools, prompts or resources.", fix);
}

function selectServer(side: Side["contracts"], server: string | undefined, text: string): Side["contracts"] {
  if (server === undefined) return side;
  const matches = [...side].filter(([name]) => name === server || name.startsWith(`${server} @ `));
  if (matches.length > 0) return new Map(matches);
  const names = `It has ${[...side.keys()].join(", ")}.`;
  throw userError(`${text} has no server ${server}`, names, "Name one of them with --server-target.");
}

/** Servers of one name are compared; if each side names one alone, these two, whatever their names. */
function pairsOf(before: Side["contracts"], after: Side["contracts"], a: string, b: string, isMany: boolean): Pair[] {
  if (before.size === 1 && after.size === 1 && !isMany) {
    const [[name, was]] = [...before] as [[string, Contract]];
    return [{ name, was, is: [...after.values()][0] }];
  }
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  if (!isMany && !names.some((name) => before.has(name) && after.has(name))) {
    const reason = `${a} has ${[...before.keys()].join(", ")}; ${b} has ${[...after.keys()].join(", ")}.`;
    const fix = "Name the server to compare with --server-target.";
    throw userError("the two sides have no server in common", reason, fix);
  }
  return names.map((name) => ({ name, was: before.get(name), is: after.get(name) }));
}

function driftOfPair({ name, was, is }: Pair): Drift[] {
  if (was && is) return driftOf(name, null, was, is, "off");
  const item = { server: name, target_version: null, kind: "server" as const, name, path: "", gates: false };
  if (was) return [{ ...item, class: "breaking", message: `server \`${name}\` was removed`, before: was }];
  return [{ ...item, class: "compatible", message: `server \`${name}\` was added`, after: is }];
}

const CLASSES = ["breaking", "description", "compatible"] as const;
const MAX_VALUE = 120;

/** A definition that breaks a rule of safety, and did not before. */
interface UnsafeRewrite {
  server: string;
  rule_id: RuleId;
  message: string;
}

/** Differences of contracts, those that break first, each with its values on the next line; then what is unsafe. */
function diffText(drift: readonly Clean<Omit<Drift, "gates">>[], unsafe: readonly Clean<UnsafeRewrite>[]): string {
  if (drift.length === 0) return "The contracts are the same.\n";
  const inOrder = CLASSES.flatMap((kind) => drift.filter((change) => change.class === kind));
  const servers = inOrder.map(({ server }) => shownLine(server, 60));
  const kinds = Math.max(...CLASSES.map((kind) => kind.length));
  const width = Math.max(...servers.map(({ length }) => length));
  const lines = inOrder.flatMap((change, i) => {
    const { class: kind, path, message } = change;
    const what = `${kind.padEnd(kinds)}  ${(servers[i] ?? "").padEnd(width)}  ${shownLine(message, 300)}`;
    if (path === "" && change.kind !== "instructions") return [what];
    const values = `${valueText(change.before)} → ${valueText(change.after)}`;
    return [what, `${" ".repeat(kinds + width + 4)}${path === "" ? "" : `${shownLine(path, 300)}: `}${values}`];
  });
  for (const { server, rule_id, message } of unsafe) {
    lines.push(`unsafe  ${shownLine(server, 60)}  ${shownLine(message, 300)} [${rule_id}]`);
    lines.push(`        fix: ${ruleOf(rule_id).fix}`);
  }
  const classes = [...drift.map((change) => change.class), ...unsafe.map(() => "unsafe" as const)];
  return `${lines.join("\n")}\n\n${plural(drift.length, "difference")}: ${countsOf(classes)}\n`;
}

type ChangeClass = (typeof CLASSES)[number] | "unsafe";

/** How many changes of each class there are. */
function countsOf(classes: readonly ChangeClass[]): string {
  const counts = [...CLASSES, "unsafe" as const].flatMap((kind) => {
    const count = classes.filter((other) => other === kind).length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
  return counts.join(", ");
}

function valueText(value: unknown): string {
  return value === undefined ? "nothing" : sanitizeLine(jsonExcerpt(value, MAX_VALUE));
}
