import { type Catalog, catalogOf, type ServerTool } from "../../agents/catalog.js";
import { FaultInjector, type Recovery } from "../../agents/faults.js";
import { type CallTool, runAgent, scriptedUser, simulatedUser } from "../../agents/loop.js";
import type { Model, Trace } from "../../agents/types.js";
import { nowMs } from "../../core/clock.js";
import type { Failure } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import { SuiteFault } from "../../matchers/types.js";
import { listAll, listsOf } from "../../mcp/list-all.js";
import type { SuiteAgent } from "../../suite/models/types.js";
import { suggestOr } from "../../suite/suggest.js";
import { textOf } from "../../suite/yaml/nodes.js";
import { acquireSession, makeCall, noAnswerOf, type TestSession } from "../calls/call.js";
import { fillReferences } from "../calls/references.js";
import type { TestContext } from "../calls/test-context.js";
import { modelText } from "../judge/assertion-failures.js";
import {
  type Attempt,
  type Call,
  type Expectations,
  type FillReferences,
  UNJUDGED,
  unsentCall,
} from "../judge/call.js";
import { failureOf } from "../judge/failure.js";

/** An agent, as one of its runs needs it. */
export interface AgentSpec extends Expectations {
  agent: SuiteAgent;
  timeoutMs: number;
  model: Model;
  call: Call;
}

/** What came of one run; what its servers did wrong is in `faults`. */
export interface AgentRun {
  trace: Trace;
  tools: readonly ServerTool[];
  /** Only if faults are injected. */
  recovery?: Recovery;
  faults: Failure[];
  /** True if a call could not be judged. */
  errored: boolean;
  /** Why a server did not reveal an answer, if one did not. */
  unverified?: Redacted;
  fill: FillReferences;
}

const NO_TEXT = "(The result has no text.)";

/** Runs the agent once over its servers; or why they could not be used. Throws ModelFault. */
export async function runOnce(spec: AgentSpec, context: TestContext): Promise<AgentRun | { unusable: Attempt }> {
  const { agent, timeoutMs, model } = spec;
  const tools: ServerTool[] = [];
  const { cassette } = context;
  let fill: FillReferences = (value) => value;
  if (cassette?.kind === "player") {
    tools.push(...agent.servers.flatMap((server) => cassette.toolsOf(server)));
    if (spec.expect.deferred) fill = (value) => fillReferences(value, { context });
  }
  for (const [index, server] of cassette?.kind === "player" ? [] : agent.servers.entries()) {
    const testSession = await acquireSession({ ...spec, server }, context);
    if (!("session" in testSession)) return { unusable: testSession };
    // References to a server mean the first.
    if (index === 0) fill = testSession.fill;
    const serverTools = await toolsOf(server, testSession, spec, context);
    if (!Array.isArray(serverTools)) return { unusable: serverTools };
    tools.push(...serverTools);
    if (cassette?.kind === "recorder") cassette.addTools(server, serverTools);
  }
  const { agentLimits: limits, user, faults, recovery, system } = agent;
  refuseUnknownTools(faults, tools, agent.servers);
  const text = (value: unknown) => String(fill(value));
  const injector = new FaultInjector(faults, recovery?.maxDetectionMs ?? timeoutMs);
  const run: Omit<AgentRun, "trace" | "recovery"> = { tools, faults: [], errored: false, fill };
  const catalog: Catalog = catalogOf(tools);
  const live = callTool(spec, run, context);
  const trace = await runAgent({
    model,
    catalog,
    limits,
    ...(system !== undefined && { system: text(system) }),
    user: (played) => {
      const { messages, simulate } = user;
      const texts = messages.map(text);
      if (simulate === undefined) return scriptedUser(texts);
      const { goal, persona, maxTurns } = simulate;
      const simulation = { goal: text(goal), ...(persona !== undefined && { persona: text(persona) }), maxTurns };
      return scriptedUser(texts, simulatedUser(played, simulation, limits.maxTokens));
    },
    hasTurns: user.hasTurns,
    call: injector.wrap(cassette?.kind === "player" ? cassette.call : cassette ? cassette.wrap(live) : live),
    // The time in which a request waited for those of other tests does not count.
    now: () => (cassette?.kind === "player" ? cassette.now() : nowMs() - (model.waitedMs?.() ?? 0)) + injector.waitedMs,
  });
  return { ...run, trace, ...(faults.length > 0 && { recovery: injector.recovery(trace) }) };
}

/** Throws a SuiteFault for a fault at a tool that no server lists: it would never strike, and the test prove nothing. */
function refuseUnknownTools(
  faults: SuiteAgent["faults"],
  tools: readonly ServerTool[],
  servers: readonly string[],
): void {
  for (const { name, target } of faults) {
    if (target.tool === undefined || (target.server !== undefined && !servers.includes(target.server))) continue;
    const toolNames = tools.filter(({ server }) => (target.server ?? server) === server).map((tool) => tool.name);
    if (toolNames.includes(target.tool)) continue;
    const message = say`the fault ${hide(name)} is about the tool ${hide(target.tool)}, which no server of the agent lists`;
    throw new SuiteFault(message, suggestOr(target.tool, toolNames, "Correct `target.tool` of the fault."));
  }
}

async function toolsOf(
  server: string,
  { lane, session, generated }: TestSession,
  { subject, timeoutMs }: AgentSpec,
  { owner }: Pick<TestContext, "owner">,
): Promise<ServerTool[] | Attempt> {
  if (!listsOf(session.facts.capabilities).includes("tools/list")) return [];
  const { items, broken, unfinished } = await listAll("tools/list", async (method, params) => {
    const options = { timeoutMs, purpose: "test", generated, owner } as const;
    const outcome = await session.request(method, params, options);
    await lane.recordOutcome(session, outcome);
    return outcome;
  });
  if (broken) {
    const call: Call = { method: "tools/list", params: {}, line: () => "tools/list" };
    const noAnswer = noAnswerOf(broken, { subject, call, timeoutMs, readsHttp: false });
    if (noAnswer) return noAnswer;
    const failure = failureOf(subject, "ASSERT-RESULT", {
      message: say`the server ${hide(server)} did not answer tools/list with its tools`,
      actual: hideValue(broken.kind === "answer" ? broken.answer : undefined),
    });
    return { status: "failed", failures: [failure], durationMs: 0, call };
  }
  if (unfinished) {
    const message = say`the list of tools of the server ${hide(server)} does not end`;
    return unsentCall("failed", failureOf(subject, "INV-014", { message }));
  }
  return items.filter(isObject).flatMap(({ name, description, inputSchema }) => {
    if (typeof name !== "string") return [];
    const schema = isObject(inputSchema) ? inputSchema : { type: "object" };
    return [{ server, name, description: textOf(description), inputSchema: schema }];
  });
}

/** Calls the tools of the servers; faults are added to the run, and the model gets them as errors. */
function callTool(
  { subject, timeoutMs }: AgentSpec,
  run: Pick<AgentRun, "faults" | "errored" | "unverified">,
  context: TestContext,
): CallTool {
  return async ({ server, name }, args) => {
    const call = { method: "tools/call", tool: name, args } as const;
    const ofServer = { ...subject, test: { ...subject.test, server } };
    // A model may call a tool wrongly: the server need not succeed.
    const spec = { subject: ofServer, server, call, timeoutMs, expect: UNJUDGED, purpose: "probe" } as const;
    const result = await makeCall(spec, context);
    if ("envelope" in result) {
      const { error, result: answer } = result.envelope;
      const isError = error !== undefined || (isObject(answer) && answer.isError === true);
      return { isError, result: error === undefined ? answer : { error }, text: modelText(answer) || NO_TEXT };
    }
    const { status, reason = say`` } = result;
    const message = say`${hide(name)} could not be called: ${reason}`;
    const failures = result.failures.length > 0 ? result.failures : [failureOf(subject, "ASSERT-RESULT", { message })];
    if (status === "unverified") run.unverified ??= reason;
    else run.faults.push(...failures);
    run.errored ||= status === "errored";
    const text = failures.map(({ message }) => message).join("; ");
    return { isError: true, result: { error: text }, text };
  };
}
