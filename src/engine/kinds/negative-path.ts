import { judgeChannels } from "../../conformance/probes/error-channel.js";
import { hasFailed, judgeCase, judgeProbe, skippedProbe, unsentCase } from "../../conformance/probes/judge.js";
import { isClosed, probeRequests } from "../../conformance/probes/requests.js";
import {
  PROBES,
  type ProbeCase,
  type ProbeCaseResult,
  type ProbeName,
  type ProbeResult,
  RULE_OF_PROBE,
} from "../../conformance/probes/types.js";
import type { Failure, ProcessEnd, Status, NegativePath as Told } from "../../core/generated/results.js";
import { isObject } from "../../core/json.js";
import { listAll } from "../../mcp/list-all.js";
import type { Outcome, Session } from "../../mcp/types.js";
import type { NegativePath, Suite, SuiteTest } from "../../suite/types.js";
import { missOf } from "../ask.js";
import { failureOf, type Subject } from "../judge.js";
import type { Lane } from "../lane.js";

type ToolTest = Extract<SuiteTest, { block: "tools" }>;
type Probes = Partial<Record<ProbeName, ProbeResult>>;

/** What the probes need of their test. */
export interface ProbeGround {
  subject: Subject;
  suite: Suite;
  test: ToolTest;
  options: NegativePath;
  /** Valid arguments, filled in. */
  args: Record<string, unknown>;
  lane: Lane;
  session: Session;
}

/** What came of the bad requests of one test. */
export interface Probed {
  told: Told;
  durationMs: number;
  /** The verdict where the test has no `expect`, and what it has where the base was rejected. */
  status: Status;
  reason?: string;
  failures: Failure[];
  /** The valid call, where it was made and answered. */
  base?: Outcome & { kind: "answer" };
  /** The valid call, where it was not answered, or what a cassette does not have: the test is judged by that. */
  unanswered?: Exclude<Outcome, { kind: "answer" }> | undefined;
}

/** Calls the tool with valid arguments, then with bad ones, and judges how each is met. */
export async function probe(ground: ProbeGround): Promise<Probed> {
  const { test, lane, session, options } = ground;
  const startedAt = performance.now();
  const since = () => Math.round((performance.now() - startedAt) * 100) / 100;
  // Of a request that a cassette does not have nothing is known, and so of the probes as a whole.
  const unrecorded = (unanswered: Probed["unanswered"]): Probed => {
    const told = nothing(options, "skipped", "the cassette has no such request");
    return { told, durationMs: since(), status: "errored", failures: [], unanswered };
  };
  const ask = (method: string, params: Record<string, unknown> | undefined) =>
    session.request(method, params, { timeoutMs: test.timeoutMs, purpose: "test" });
  const listed = await listAll("tools/list", ask);
  const unlisted = missOf(listed.broken);
  if (unlisted) return unrecorded(unlisted);
  const tools = listed.items.filter(isObject);
  const tool = tools.find(({ name }) => name === test.tool);
  const calls = options.baseCall && !isDestructive(tool);
  const base = calls ? await ask("tools/call", { name: test.tool, arguments: ground.args }) : undefined;
  if (base) await lane.after(session, base);
  const uncalled = missOf(base);
  if (uncalled) return unrecorded(uncalled);
  const met = base && judgeCase({ label: "", args: {} }, base);
  if (base && base.kind !== "answer" && (met?.outcome === "hang" || met?.outcome === "crash")) {
    const told = nothing(options, "rejected");
    return { told, durationMs: since(), status: "failed", failures: [], unanswered: base };
  }
  if (met && met.outcome !== "accepted") {
    const reason = `the valid base call was rejected: ${met.message ?? met.reason ?? "no reason was given"}`;
    const told = nothing(options, "rejected", reason);
    return { told, durationMs: since(), status: "unverified", reason, failures: [] };
  }
  const schema = tool?.["inputSchema"];
  const plan = probeRequests({
    tool: test.tool,
    schema: tool ? (schema ?? {}) : undefined,
    base: ground.args,
    names: tools.flatMap(({ name }) => (typeof name === "string" ? [name] : [])),
    checks: options.checks,
    oversizedBytes: options.oversizedBytes,
  });
  const sender = new Sender(ground);
  const probes: Probes = {};
  for (const name of PROBES) {
    const planned = plan[name];
    if (!planned) continue;
    probes[name] = "skipped" in planned ? skippedProbe(planned.skipped) : await sender.send(name, planned.cases);
    if (sender.unrecorded) return unrecorded(sender.unrecorded);
  }
  tellChannels(ground, probes);
  return {
    ...verdict(ground, probes, isClosed(schema), base ? "accepted" : "skipped", sender.ends),
    durationMs: since(),
    ...(base?.kind === "answer" && { base }),
  };
}

/** Sends bad requests, and starts the server again, once, where one of them ends it. */
class Sender {
  /** How the server ended, by probe. */
  readonly ends = new Map<ProbeName, ProcessEnd>();
  /** The first request that a cassette does not have. */
  unrecorded: Probed["unanswered"];
  #session: Session | undefined;
  #restarted = false;
  #gone = "";

  constructor(private readonly ground: ProbeGround) {
    this.#session = ground.session;
  }

  async send(name: ProbeName, cases: readonly ProbeCase[]): Promise<ProbeResult> {
    const judged: ProbeCaseResult[] = [];
    for (const one of cases) {
      const result = this.#session ? await this.#case(name, one, this.#session) : unsentCase(one, this.#gone);
      judged.push(result);
      // Each further request might cost the whole deadline again.
      if (result.outcome === "hang" || this.unrecorded) break;
    }
    return judgeProbe(judged);
  }

  async #case(name: ProbeName, one: ProbeCase, session: Session): Promise<ProbeCaseResult> {
    const { test, lane } = this.ground;
    const params = { name: one.tool ?? test.tool, arguments: one.args };
    const outcome = await session.request("tools/call", params, { timeoutMs: test.timeoutMs, purpose: "probe" });
    const judged = judgeCase(one, outcome);
    this.unrecorded = missOf(outcome);
    if (this.unrecorded) return judged;
    if (outcome.kind === "answer" || outcome.kind === "fault") {
      await lane.after(session, outcome);
      if (name !== "oversized" || judged.outcome === "unverified") return judged;
    }
    if (outcome.kind === "died") this.ends.set(name, outcome.process);
    if (outcome.kind !== "died" && (await lane.answers(session))) return judged;
    await this.#restart(session);
    if (outcome.kind !== "answer") return judged;
    return { ...judged, outcome: "hang", channel: "none", message: "the server does not answer any more" };
  }

  async #restart(session: Session): Promise<void> {
    const { lane } = this.ground;
    lane.dropAfterProbe(session);
    this.#session = undefined;
    this.#gone = "the server died, or stopped answering, a second time";
    if (this.#restarted) return;
    this.#restarted = true;
    const ground = await lane.ground();
    if (ground.kind === "session") this.#session = ground.session;
    else this.#gone = ground.kind === "unusable" ? ground.reason : ground.failure.message;
  }
}

function verdict(
  { subject, suite, test }: ProbeGround,
  probes: Probes,
  closed: boolean,
  base: Told["base"],
  ends: ReadonlyMap<ProbeName, ProcessEnd>,
): Pick<Probed, "told" | "status" | "reason" | "failures"> {
  const all = PROBES.flatMap((name) => (probes[name] ? [{ name, result: probes[name] }] : []));
  const judged = all.filter(({ result }) => result.outcome !== "skipped" && result.outcome !== "unverified");
  const failed = judged.filter(({ name, result }) => hasFailed(name, result.outcome, closed));
  const told: Told = {
    checks_run: judged.length,
    failures: failed.length,
    gate_passed: failed.length === 0 ? 1 : 0,
    base,
    probes: probes as Told["probes"],
  };
  const failures = failed.map(({ name, result }) => failureOfProbe(subject, suite, test, name, result, ends.get(name)));
  const unverified = all.find(({ result }) => result.outcome === "unverified");
  if (failures.length > 0) return { told, status: "failed", failures };
  if (unverified) {
    return { told, status: "unverified", reason: `${unverified.name}: ${unverified.result.reason}`, failures };
  }
  if (judged.length > 0) return { told, status: "passed", failures };
  const reason = all.map(({ name, result }) => `${name}: ${result.reason}`).join("; ") || "no probe was asked for";
  return { told, status: "skipped", reason, failures };
}

function failureOfProbe(
  subject: Subject,
  suite: Suite,
  { node, tool }: ToolTest,
  name: ProbeName,
  result: ProbeResult,
  process: ProcessEnd | undefined,
): Failure {
  const bad = result.cases.filter(({ outcome }) => outcome === result.outcome);
  const cases = bad.slice(0, 20).map(({ label }) => label);
  const ways = { accepted: "accepts a bad call", hang: "does not answer a bad call", crash: "ends on a bad call" };
  const way = ways[result.outcome as keyof typeof ways];
  return failureOf(subject, RULE_OF_PROBE[name], {
    target: `negative_path.probes.${name}.outcome`,
    message: `${tool} ${way}: ${cases.join(", ")}${bad.length > cases.length ? ` and ${bad.length - cases.length} more` : ""}`,
    expected: name === "oversized" ? "an answer" : "rejected",
    actual: result.outcome,
    note: `${bad.length} of ${result.cases.length} requests of ${name}`,
    location: suite.places.locate(node, ["negative_path"], "key"),
    ...(process && { process }),
  });
}

/** Tells rejections on the wrong channel at the `negative_path` of their test. */
function tellChannels({ suite, test, options, lane, session }: ProbeGround, probes: Probes): void {
  const gate = options.errorChannel ?? suite.runOptions.errorChannel;
  if (gate === "off") return;
  const location = suite.places.locate(test.node, ["negative_path"], "key");
  for (const found of judgeChannels(test.tool, probes, session.facts.negotiatedVersion)) {
    lane.tell(found, { gates: gate === "fail", location });
  }
}

/** Where the base was not accepted nothing is known of the probes. */
function nothing(options: NegativePath, base: Told["base"], reason = "the valid base call was not answered"): Told {
  const unknown: ProbeResult = { outcome: "unverified", channel: "none", reason, duration_ms: 0, cases: [] };
  const probes = Object.fromEntries(options.checks.map((name) => [name, unknown]));
  return { checks_run: 0, failures: 0, gate_passed: 0, base, probes };
}

function isDestructive(tool: Record<string, unknown> | undefined): boolean {
  const annotations = tool?.["annotations"];
  return isObject(annotations) && annotations["destructiveHint"] === true && annotations["readOnlyHint"] !== true;
}
