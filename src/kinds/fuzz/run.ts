import { FAULTS, type FuzzFinding, type FuzzReport } from "../../conformance/rules/fuzz/types.js";
import { nowMs, roundMs } from "../../core/clock.js";
import { defined } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { prepareCall } from "../../engine/calls/call.js";
import { fuzzListed, LaneFuzzTarget, listTools } from "../../engine/calls/fuzz-target.js";
import { expectationsOf, type TestContext } from "../../engine/calls/test-context.js";
import type { Attempt, CheckedTest } from "../../engine/judge/call.js";
import type { SuiteTest } from "../../suite/types.js";
import { failureOfFinding, fuzzOf, requestOf, whyUnjudged } from "./fuzz-row.js";
import type { FuzzTest } from "./kind.js";

/** Many calls with generated arguments instead of one. A fault fails the test; anything else is a finding. */
export async function runFuzzTest(checked: CheckedTest<FuzzTest>, context: TestContext): Promise<Attempt> {
  const { test } = checked;
  const { call: suiteCall, seed, cases, maxCallMs } = test.body;
  const spec = { ...expectationsOf(checked, context), call: suiteCall };
  const testCall = await prepareCall(spec, context);
  if (!("session" in testCall)) return testCall;
  const { lane, session, call } = testCall;
  const args = call.params.arguments as Record<string, unknown>;
  const startedAt = nowMs();
  const attempt = (rest: Pick<Attempt, "status"> & Partial<Attempt>): Attempt => ({
    durationMs: roundMs(nowMs() - startedAt),
    failures: [],
    call,
    ...rest,
  });
  const { tools, broken } = await listTools(session, lane, maxCallMs, { name: suiteCall.tool });
  const [tool] = tools;
  if (!tool) {
    const why = broken ?? say`it is not in tools/list`;
    return attempt({ status: "unverified", reason: say`the schema of ${hide(suiteCall.tool)} is not known: ${why}` });
  }
  if (tool.withheld !== undefined) {
    const reason = say`${hide(suiteCall.tool)} is not called: ${tool.withheld}; \`safe_calls\` or --safe-call lets it be called`;
    return attempt({ status: "skipped", reason });
  }
  const target = new LaneFuzzTarget(lane, tool, maxCallMs, context.owner ?? {});
  const fuzzedTool = Object.keys(args).length > 0 ? { ...tool, base: args } : tool;
  const report = await fuzzListed(fuzzedTool, lane, target, {
    seed,
    runs: cases,
    signal: lane.signal,
  });
  // The requests of a fuzzed test are far too many to be shown; its findings have their arguments.
  lane.evidence.clear();
  const isFault = ({ class: kind, sdk }: FuzzFinding) => FAULTS.includes(kind) && sdk === undefined;
  const faults = report.findings.filter(isFault);
  reportOtherFindings({ ...report, findings: report.findings.filter((finding) => !isFault(finding)) }, test, context);
  const result = { row: { fuzz: fuzzOf(report, seed) }, findings: target.allFindings.list() };
  if (faults.length > 0) {
    const location = context.suite.places.locate(test.node, ["fuzz"], "key");
    const failures = faults.map((finding) => failureOfFinding(finding, spec.subject, suiteCall.tool, location));
    return attempt({ status: "failed", failures, ...result });
  }
  const whyNotJudged = whyUnjudged(report);
  if (whyNotJudged !== undefined) return attempt({ status: "unverified", reason: whyNotJudged, ...result });
  const reason = report.stopped ?? report.not_judged[0]?.reason;
  const off = say`invariants are off: protocol_violation and output_schema were not judged`;
  const note = reason ?? (context.suite.runOptions.invariants === "off" ? off : undefined);
  return attempt({ status: "passed", ...(note !== undefined && { reason: note }), ...result });
}

type FindingsContext = Pick<TestContext, "suite" | "lane" | "owner">;

/** What is not a fault: a rejection on the wrong channel, and an invalid call that is accepted. */
function reportOtherFindings({ name, findings }: FuzzReport, test: SuiteTest, context: FindingsContext): void {
  const { suite } = context;
  const { errorChannel } = suite.runOptions;
  const location = suite.places.locate(test.node, ["fuzz"], "key");
  const lane = context.lane(test.server);
  for (const finding of findings) {
    const { class: kind, rule_id, message, count, sdk } = finding;
    if (kind === "rejected_protocol" && errorChannel === "off") continue;
    const gates = kind === "rejected_protocol" && errorChannel === "fail";
    const fault = { rule_id, message, count, ...defined({ owner: context.owner, sdk }) };
    lane.findings.report(fault, { gates, location, request: requestOf(name, finding) });
  }
}
