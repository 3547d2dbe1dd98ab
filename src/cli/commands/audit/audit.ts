import { EVERY_TOOL, NOT_ANNOTATED } from "../../../conformance/calls/may-call.js";
import { tierOf } from "../../../conformance/claims/settle.js";
import type { Tier } from "../../../core/generated/results.js";
import { writeOut } from "../../../core/out.js";
import { UserError } from "../../../core/problem.js";
import { hide, processSecrets } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { announcer } from "../../../kinds/compliance/announce.js";
import {
  type AuditFindings,
  auditLane,
  type PlannedTool,
  planAudit,
} from "../../../kinds/compliance/audit/audit-lane.js";
import { type AuditOptions, failsAudit } from "../../../kinds/compliance/kind.js";
import { attemptOfRows, type RuleRows } from "../../../kinds/compliance/rule-rows.js";
import { TIERS } from "../../../report/tiers.js";
import { type Connections, unreachableError, withLane } from "../../../run/connect.js";
import { reportLines } from "../../../run/output.js";
import type { RunRequest } from "../../../run/request.js";
import { judgedAttempt, unstartedAttempt } from "../../../run/server-test.js";
import type { Suite, SuiteServer } from "../../../suite/types.js";
import { newestVersion } from "../../../suite/versions.js";
import { askToCall, type Permission } from "../../ask-calls.js";
import { type JudgeFlags, judgeServer, type ServerCommand } from "../../judge-server.js";
import { ruleScreen } from "../../rule-rows.js";
import { serverTable, worstExitCode } from "../../server-table.js";
import { forEachServer, onlyServer, type ServerWork, unasked, withServers } from "../../servers.js";
import { canAsk, renderOptions, shownLine, writeReport } from "../../terminal.js";
import { fileOfServer } from "../../texts.js";
import { type SaveTarget, saveTarget, saveTests } from "../call/save-tests.js";
import { knownCalls } from "./known-calls.js";
import { auditReport, partsOf } from "./report.js";
import { testsOf } from "./save.js";
import { auditText, planText } from "./screen.js";

export interface AuditFlags extends JudgeFlags {
  /** Milliseconds of one call. */
  maxCall: number;
  /** Milliseconds. */
  budget: number;
  seed: number;
  /** Globs of names of tools. */
  tools: string[];
  args?: string;
  failOn: AuditOptions["failOn"];
  protocolOnly?: boolean;
  dryRun?: boolean;
  save?: string;
}

/** `mcptest audit [PATHS]`: what is wrong with a server, found without a suite; 1 if something new is broken. */
export async function auditCommand(paths: string[], givenFlags: AuditFlags): Promise<number> {
  if (givenFlags.dryRun) return showPlan(paths, givenFlags);
  const flags = await withPermission(paths, givenFlags);
  const saves: (() => Promise<void>)[] = [];
  const command: ServerCommand = {
    extraMs: flags.budget,
    findsServer: true,
    takesEach: true,
    async test(suite, server, request, isMany) {
      const file = flags.save !== undefined && isMany ? fileOfServer(flags.save, server.name) : flags.save;
      const target = file === undefined ? undefined : await saveTarget(file, suite, request);
      const limits = await limitsOf(flags, suite, server, request);
      const id = `audit::${server.name}`;
      return {
        id,
        name: `audit of ${server.name}`,
        async judge(serverLane, context) {
          const lane = serverLane.apart();
          const { signal, targetVersion } = lane;
          const progress = {
            onProgress: (what: string) => context.progress?.(hide(what)),
            onNotice: (what: string) => context.progress?.(hide(what), true),
            onClaims: announcer({
              sdk: () => lane.sdk.sdk,
              markOf: (claim) => MARKS[tierOf(claim) ?? "advice"],
              show: (line) => context.progress?.(line, true),
            }),
          };
          const outcome = await withLane(lane, signal, () =>
            auditLane(lane, { ...limits, ...progress, targetVersion, signal }),
          );
          if (!outcome.ok) return unstartedAttempt(lane, context, outcome.failure);
          const { findings } = outcome;
          if (target) saves.push(() => saveFindings(findings, server, target));
          const { revision } = findings;
          const about = { id, server: server.name, revision, location: server.location };
          const gates: RuleRows["gates"] = (finding) => failsAudit(finding, flags.failOn);
          const rows = { ...about, gates, unjudged: findings.unjudged };
          const part = partsOf(findings, flags.seed);
          const attempt = attemptOfRows(findings.results, rows, part, context);
          return judgedAttempt(attempt, findings, serverLane, context);
        },
      };
    },
    screen: ruleScreen({
      reportOf: (judged) => processSecrets.document(auditReport(judged)),
      textOf: (report) => auditText(report, renderOptions(flags)),
      countsOf: ({ counts }) => TIERS.map((tier) => `${counts[tier]} ${tier}`).join(", "),
    }),
  };
  const exitCode = await judgeServer(paths, flags, command);
  for (const save of saves) await save();
  return exitCode;
}

/** What is said of a finding as soon as it is certain; advice is for the report. */
const MARKS: Partial<Record<Tier, string>> = { broken: "✗ broken", suspicious: "! suspicious" };

/** What an audit may do, but for what is known of its lane alone. */
async function limitsOf(flags: AuditFlags, suite: Suite, server: SuiteServer, request: RunRequest) {
  return {
    callMs: flags.maxCall,
    limitMs: flags.budget,
    seed: flags.seed,
    tools: flags.tools,
    protocolOnly: flags.protocolOnly === true,
    safeCalls: flags.allowDestructive ? EVERY_TOOL : server.safeCalls,
    args: await knownCalls(flags.args, [suite], request),
  };
}

/** The flags with what the user lets an audit call, who is asked on a terminal once if no flag says it. */
async function withPermission(paths: readonly string[], flags: AuditFlags): Promise<AuditFlags> {
  const { sandbox, allowDestructive, protocolOnly, safeCall = [] } = flags;
  if (!canAsk() || sandbox || allowDestructive || protocolOnly || safeCall.length > 0) return flags;
  let permission: Permission = { sandbox: false, names: [] };
  const ask: ServerWork = async (connections, request) => {
    const { isMany, servers } = connections;
    const silent = new Set<string>();
    const owners = new Set<string>();
    const destructive = new Set<string>();
    for (const target of isMany ? servers : [onlyServer(connections, flags, true)]) {
      const tools = await planOf(target, connections, flags, request).catch(ofNoServer(isMany));
      for (const { name, withheld } of tools) {
        if (withheld === NOT_ANNOTATED) {
          silent.add(name);
          owners.add(target.server.name);
        } else if (withheld !== undefined) destructive.add(name);
      }
    }
    // A name that is allowed is allowed for every server.
    const names = [...silent].filter((name) => !destructive.has(name));
    permission = await askToCall(names, request.signal, isMany ? [...owners] : []);
    return 0;
  };
  await withServers(paths, flags, ask, { findsServer: true, everyServer: true });
  return permission.sandbox ? { ...flags, sandbox: true } : { ...flags, safeCall: [...permission.names] };
}

/** No tools, for one of several servers that does not start: its audit says why. */
function ofNoServer(isMany: boolean) {
  return (error: unknown): PlannedTool[] => {
    if (isMany && error instanceof UserError) return [];
    throw error;
  };
}

/** What an audit would call first of each tool of a server. Throws a UserError if it cannot be reached. */
async function planOf(
  { suite, server }: Connections["servers"][number],
  connections: Connections,
  flags: AuditFlags,
  request: RunRequest,
): Promise<PlannedTool[]> {
  const { signal } = request;
  const targetVersion = flags.targetVersion ?? newestVersion(suite.targetVersions);
  const { lane } = connections.visit(suite, server, targetVersion);
  const limits = await limitsOf(flags, suite, server, request);
  const outcome = await withLane(lane, signal, () => planAudit(lane, { ...limits, targetVersion, signal }));
  if (outcome.ok) return outcome.tools;
  throw unreachableError(lane, { kind: "unstarted", failure: outcome.failure, started: await lane.startedAs() });
}

/** `--dry-run`: what would be called first of each tool. */
function showPlan(paths: readonly string[], flags: AuditFlags): Promise<number> {
  const work: ServerWork = async (connections, request) => {
    const format = flags.format === "json" ? "json" : "pretty";
    if (!connections.isMany) {
      const tools = await planOf(onlyServer(connections, flags, true), connections, flags, request);
      await writeReport(format, processSecrets.document({ tools }), (report) => planText(report.tools));
      return 0;
    }
    const outcomes = await forEachServer(connections, request, async (target) => {
      const tools = await planOf(target, connections, flags, request);
      return { value: { server: target.server.name, tools }, result: plural(tools.length, "tool"), exitCode: 0 };
    });
    const servers = outcomes.flatMap(({ value }) => value ?? []);
    const report = processSecrets.document({ servers, not_asked: unasked(outcomes) });
    await writeReport(format, report, ({ servers }) =>
      servers.map(({ server, tools }) => `${shownLine(server)}\n${planText(tools)}\n`).join(""),
    );
    if (format === "pretty") await writeOut(serverTable(outcomes));
    return worstExitCode(outcomes);
  };
  return withServers(paths, flags, work, { findsServer: true, everyServer: true });
}

async function saveFindings(findings: AuditFindings, server: SuiteServer, target: SaveTarget) {
  const { tests, omissions } = testsOf(findings);
  const names = await saveTests(tests, server, target, {
    // Each finding was seen on a fresh server.
    settings: { run_options: { restart_policy: "per_test" } },
    comments: omissions.map((line) => `Not a test: ${line}.`),
  });
  const others = omissions.length === 0 ? "" : `; ${plural(omissions.length, "finding")} cannot be said in a suite`;
  await reportLines(`saved ${plural(names.length, "test")} in ${target.name}${others}`);
}
