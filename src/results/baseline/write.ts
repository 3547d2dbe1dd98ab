import type { Baseline, Contract, Entry, LoadFigures, TestEntry } from "../../core/generated/baseline.js";
import type { Finding, TestRow, Tool } from "../../core/generated/results.js";
import { canonicalJson, sortByJson } from "../../core/json/json.js";
import { byText } from "../../core/text.js";
import { canBeRecorded, type Judgeable, type KnownFailures, knownFailure } from "./known.js";
import { nextFigures } from "./loads.js";
import type { BaselineFile, KnownRule, KnownTest } from "./read.js";

/** A contract of a run, with what names it. */
interface NamedContract {
  server: string;
  suite: string;
  targetVersion: string | null;
  contract: Contract;
}

export interface NewBaseline {
  tool: Tool;
  generatedAt: string;
  commit?: string;
  /** Of a corpus run. */
  score?: number;
  rows: AsyncIterable<TestRow>;
  findings: readonly Finding[];
  contracts: readonly NamedContract[];
  /** The baseline that is replaced. */
  previous?: BaselineFile;
  /** False: only failures that are known already are recorded, and no contract and no load whose drift fails the run. */
  acceptsNew: boolean;
  known: KnownFailures;
  judgeable: Judgeable;
}

/** The baseline of a run; what it does not cover stays as it was. undefined if the previous one says the same. */
export async function newBaseline(options: NewBaseline): Promise<Baseline | undefined> {
  const { tool, generatedAt, commit, previous, acceptsNew, known, judgeable } = options;
  const score = options.score ?? previous?.document?.score;
  const before = new Map(previous?.tests.map((test) => [test.test_id, test]));
  const entries: Entry[] = [];
  const durations: Record<string, number> = {};
  const loads: Record<string, LoadFigures> = {};
  const ids = new Set<string>();
  const isAccepted = ({ server, targetVersion }: Pick<NamedContract, "server" | "targetVersion">) =>
    acceptsNew ||
    !options.findings.some(
      (finding) =>
        finding.gates &&
        finding.rule_id.startsWith("DRIFT-") &&
        finding.server === server &&
        finding.target_version === targetVersion,
    );
  for await (const row of options.rows) {
    ids.add(row.id);
    if (row.status === "passed" || row.status === "failed") {
      durations[row.id] = Math.round(row.duration_ms);
      if (row.load && isAccepted({ server: row.server ?? "", targetVersion: row.target_version }))
        loads[row.id] = nextFigures(row.load, previous?.document?.loads?.[row.id]);
    }
    if (row.status !== "failed") continue;
    const entry = before.get(row.id);
    if (acceptsNew || row.baseline === "known") entries.push(...testEntry(row, known, entry ? entry.since : commit));
    // It fails in another way than the baseline says: its entry stays as it is.
    else if (entry) entries.push(entryOf(entry));
  }
  const isStill = (id: string) => ids.has(id) || !judgeable.ofTest(id);
  for (const [id, ms] of Object.entries(previous?.document?.durations ?? {})) {
    if (!Object.hasOwn(durations, id) && isStill(id)) durations[id] = ms;
  }
  for (const [id, figures] of Object.entries(previous?.document?.loads ?? {})) {
    if (!Object.hasOwn(loads, id) && isStill(id)) loads[id] = figures;
  }
  for (const entry of [...(previous?.tests ?? []), ...(previous?.rules ?? [])]) {
    if (known.isKept(entry, judgeable)) entries.push(entryOf(entry));
  }
  for (const finding of options.findings) {
    const { rule_id, server, target_version, known: entry, gates, unjudged } = finding;
    if ((entry === undefined && !gates) || unjudged || !canBeRecorded(rule_id)) continue;
    if (!acceptsNew || known.ruleEntry(rule_id, finding) !== undefined) continue;
    const revision = target_version === null ? {} : { target_version };
    entries.push({ rule_id, server, ...revision, status: "failed", ...(commit !== undefined && { since: commit }) });
  }
  const unique = new Map(entries.map((entry) => [entryKey(entry), entry]));
  const content = {
    entries: [...unique].sort(([a], [b]) => byText(a, b)).map(([, entry]) => entry),
    ...(score !== undefined && { score }),
    contract: namedContracts(previous?.document?.contract ?? {}, options.contracts.filter(isAccepted)),
    ...(Object.keys(loads).length > 0 && { loads }),
    durations,
  };
  if (previous?.document && hasSameContent(previous.document, content)) return undefined;
  return { version: 1, tool, generated_at: generatedAt, ...(commit !== undefined && { commit }), ...content };
}

/** The bytes of a baseline: its parts in their order, the members inside them sorted. */
export function baselineText(baseline: Baseline): string {
  const parts = Object.entries(baseline).map(([key, value]) => [key, JSON.parse(canonicalJson(value))]);
  return `${JSON.stringify(Object.fromEntries(parts), null, 2)}\n`;
}

/** The contract of a server in a baseline. */
export function contractFor(
  contract: Baseline["contract"],
  server: string,
  suite: string,
  targetVersion: string | null,
): Contract | undefined {
  const name = contractName(server, targetVersion);
  const id = `${suite}::${name}`;
  if (contract === undefined) return undefined;
  if (Object.hasOwn(contract, id)) return contract[id];
  return Object.hasOwn(contract, name) ? contract[name] : undefined;
}

/** The name of a contract in a baseline. */
export function contractName(server: string, targetVersion: string | null): string {
  return targetVersion === null ? server : `${server} @ ${targetVersion}`;
}

/** The first server of a name has it alone; one of another suite that offers something else has its suite before it. */
function namedContracts(
  before: NonNullable<Baseline["contract"]>,
  current: readonly NamedContract[],
): NonNullable<Baseline["contract"]> {
  const contracts = new Map<string, Contract>();
  for (const { server, suite, targetVersion, contract } of current) {
    const name = contractName(server, targetVersion);
    const first = contracts.get(name);
    if (first === undefined) contracts.set(name, contract);
    else if (canonicalJson(first) !== canonicalJson(contract)) contracts.set(`${suite}::${name}`, contract);
  }
  const isReplaced = (key: string) =>
    current.some(({ server, suite, targetVersion }) => key === `${suite}::${contractName(server, targetVersion)}`);
  return Object.fromEntries([...Object.entries(before).filter(([key]) => !isReplaced(key)), ...contracts]);
}

/** The entry of a test that fails since the commit `since`; none if entries about rules cover all of its failures. */
function testEntry(row: TestRow, known: KnownFailures, since: string | undefined): TestEntry[] {
  const rest = row.failures.filter(({ rule_id }) => known.ruleEntry(rule_id, row) === undefined);
  if (rest.length === 0 && row.failures.length > 0) return [];
  const { location: _, ...about } = row.baseline_entry ?? {};
  const failures = sortByJson(rest.map(knownFailure));
  return [{ test_id: row.id, status: "failed", failures, ...(since !== undefined && { since }), ...about }];
}

function entryOf({ location: _, ...entry }: KnownTest | KnownRule): Entry {
  return { ...entry, status: "failed" };
}

/** Equal for entries about the same test or rule. */
function entryKey(entry: Entry): string {
  if ("test_id" in entry) return JSON.stringify(["test", entry.test_id]);
  const { rule_id, server, target_version } = entry;
  return JSON.stringify(["rule", rule_id, server ?? "", server === undefined, target_version ?? ""]);
}

function hasSameContent(previous: Baseline, next: Omit<Baseline, "version">): boolean {
  const contentOf = ({ entries, score, contract, loads, durations }: Omit<Baseline, "version">) =>
    canonicalJson({ entries, score, contract, loads, tests: Object.keys(durations ?? {}).sort() });
  return contentOf(previous) === contentOf(next);
}

/** One baseline of those of several jobs, in whatever order they are given; at least one is needed. */
export function mergeBaselines(baselines: readonly Baseline[]): Baseline {
  const ordered = [...baselines].sort((a, b) => byText(mergeOrder(a), mergeOrder(b)));
  const newest = ordered.at(-1)!;
  const entries = new Map(ordered.flatMap((baseline) => baseline.entries).map((entry) => [entryKey(entry), entry]));
  return {
    ...newest,
    entries: [...entries].sort(([a], [b]) => byText(a, b)).map(([, entry]) => entry),
    contract: Object.assign({}, ...ordered.map(({ contract }) => contract)),
    ...(ordered.some(({ loads }) => loads) && { loads: Object.assign({}, ...ordered.map(({ loads }) => loads)) }),
    durations: Object.assign({}, ...ordered.map(({ durations }) => durations)),
  };
}

function mergeOrder(baseline: Baseline): string {
  return `${baseline.generated_at ?? ""} ${JSON.stringify(baseline.entries)}`;
}
