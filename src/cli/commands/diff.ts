import { existsSync, statSync } from "node:fs";
import { contractInCapture } from "../../conformance/contract/contract-of.js";
import { unsafeRewrites } from "../../conformance/rules/sec/checks.js";
import type { Contract } from "../../core/generated/baseline.js";
import type { Drift } from "../../core/generated/results.js";
import { isNestedOver, isObject } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import { userError } from "../../core/problem.js";
import { readJsonFile } from "../../core/read-file.js";
import type { Clean } from "../../core/redaction/redact.js";
import { jsonExcerpt, processSecrets } from "../../core/redaction/redacted.js";
import { sanitizeLine } from "../../core/sanitize.js";
import { plural, sentence } from "../../core/text.js";
import { driftOf, readContract } from "../../engine/lanes/contract.js";
import { isYaml, readBaseline } from "../../results/baseline/read.js";
import { contractName } from "../../results/baseline/write.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import { connect, sessionOf, withLane } from "../../run/connect.js";
import { createRequest, terminalEnvironment } from "../../run/create-request.js";
import type { RunFlags } from "../../run/settings/options.js";
import { splitFrom } from "../../suite/sources/source.js";
import { MAX_CAPTURE_BYTES, readCapture } from "../capture-file.js";
import { revisionsOf } from "../servers.js";
import { type FormatFlags, shownLine, untilInterrupted, writeReport } from "../terminal.js";

/** The contracts of one side, by server. */
type Side = ReadonlyMap<string, Contract>;

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
    const redact = (side: Side): Side =>
      new Map([...side].map(([name, contract]) => [name, processSecrets.document(contract)]));
    const pairs = pairsOf(redact(before), redact(after), a, b);
    const drift = pairs.flatMap(driftOfPair);
    const unsafe = pairs.flatMap(({ name: server, was, is }) =>
      was && is ? unsafeRewrites(was, is).map(({ id, message }) => ({ server, rule_id: id, message })) : [],
    );
    const breaking = drift.some((change) => change.class === "breaking");
    const report = processSecrets.document({
      version: 1,
      breaking,
      drift: drift.map(({ gates: _, ...change }) => change),
      unsafe,
    });
    await writeReport(flags.format, report, (shown) => diffText(shown.drift, shown.unsafe));
    return breaking || unsafe.length > 0 ? 1 : 0;
  });
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
    return selectServer(
      isBaselineFile(text) ? contractsOfBaseline(text) : contractsOfCapture(text),
      serverTarget,
      text,
    );
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
  const value = readJsonFile(file, MAX_CAPTURE_BYTES, LIMITS.captureValues);
  return !(Array.isArray(value) || (isObject(value) && ("entries" in value || "exchanges" in value)));
}

/** The contracts of live servers, at the revision that is asked for, else at each that their suite lists. */
async function readServers(paths: string[], flags: Partial<RunFlags>, signal: AbortSignal): Promise<Side> {
  const connections = await connect(createRequest(paths, flags, terminalEnvironment(signal)));
  const contracts = new Map<string, Contract>();
  for (const { suite, server } of connections.servers) {
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
      contracts.set(contractName(server.name, paths.length === 0 ? null : revision), contract);
    }
  }
  return contracts;
}

/** True for a JSON file with the members of a baseline, valid or not. */
function isBaselineFile(file: string): boolean {
  const value = readJsonFile(file, MAX_CAPTURE_BYTES, LIMITS.captureValues);
  return isObject(value) && Object.hasOwn(value, "entries");
}

function contractsOfBaseline(file: string): Side {
  const contracts = Object.entries(readBaseline(file).document?.contract ?? {});
  if (contracts.length > 0) return new Map(contracts);
  const fix = "Write it with `mcptest run --update-baseline`.";
  throw userError(`the baseline ${file} holds no contract`, "It was not written by a run.", fix);
}

/** Of several sessions with a server at one revision, the first that lists something. */
function contractsOfCapture(file: string): Side {
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

function selectServer(side: Side, server: string | undefined, text: string): Side {
  if (server === undefined) return side;
  const matches = [...side].filter(([name]) => name === server || name.startsWith(`${server} @ `));
  if (matches.length > 0) return new Map(matches);
  const names = `It has ${[...side.keys()].join(", ")}.`;
  throw userError(`${text} has no server ${server}`, names, "Name one of them with --server-target.");
}

/** Servers of one name are compared; if each side has one alone, these two, whatever their names. */
function pairsOf(before: Side, after: Side, a: string, b: string): Pair[] {
  if (before.size === 1 && after.size === 1) {
    const [[name, was]] = [...before] as [[string, Contract]];
    return [{ name, was, is: [...after.values()][0] }];
  }
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  if (!names.some((name) => before.has(name) && after.has(name))) {
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
  const counts = [...CLASSES, "unsafe" as const].flatMap((kind) => {
    const count = classes.filter((other) => other === kind).length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
  return `${lines.join("\n")}\n\n${plural(drift.length, "difference")}: ${counts.join(", ")}\n`;
}

function valueText(value: unknown): string {
  return value === undefined ? "nothing" : sanitizeLine(jsonExcerpt(value, MAX_VALUE));
}
