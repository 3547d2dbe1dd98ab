import { isForTasks, isSafeCall, mayCallTool, NOT_ANNOTATED } from "../../../conformance/calls/may-call.js";
import { isPublic } from "../../../core/redaction/redacted.js";
import { toolsIn } from "../../../engine/calls/fuzz-target.js";
import { learnCalls } from "../../../kinds/compliance/audit/learn-calls.js";
import { type Connections, sessionOf, withLane } from "../../../run/connect.js";
import { inSandbox } from "../../../suite/servers/overrides.js";
import { listNames, refuseUnmatched } from "../../../suite/suggest.js";
import type { SuiteServer } from "../../../suite/types.js";
import { askToCall } from "../../ask-calls.js";
import type { Progress } from "../../progress.js";
import { budgetEnded, CRASH, deathText, type InitAnswer } from "./answer.js";
import { type Contract, isSmall, type ListedTool, readContract, type SendRequest } from "./contract.js";
import type { Answers } from "./draft-suite.js";
import { type LearnedCall, learnedTools, NotedServer } from "./learn-tools.js";

/** What is known of a server once its lists are read and its tools are called. */
export interface Exploration {
  server: SuiteServer;
  contract: Contract;
  answers: Answers;
  safeCalls: string[];
  /** How it ended although nobody asked it to. */
  deaths: string[];
}

interface ExploreLimits {
  /** Milliseconds for all calls, and for one. */
  budget: number;
  callTimeout: number;
  /** Names and globs of tools that may be called. */
  safeCall: readonly string[];
}

/** What a server offers, and what calls of the tools that are safe came to. In a sandbox, if the user says so. */
export async function exploreServer(
  connections: Connections,
  { suite, server }: Connections["servers"][number],
  signal: AbortSignal,
  limits: ExploreLimits,
  beginProgress: () => Progress,
): Promise<Exploration> {
  const { budget, callTimeout, safeCall } = limits;
  const { lane, findings } = connections.visit(suite, server, null);
  const deaths = () =>
    findings.filter(({ rule_id }) => rule_id === CRASH).map((finding) => deathText(finding, finding.evidence));
  const explored = await withLane(lane, signal, async () => {
    const { facts } = await sessionOf(lane);
    const notedServer = new NotedServer(lane, callTimeout, deaths);
    const sendRequest: SendRequest = async (method, params = {}) =>
      (await notedServer.send({ method, params })).outcome;
    const contract = await readContract(facts, sendRequest, isPublic);
    refuseUnmatched("--safe-call", safeCall, contract.tools, isSafeCall);
    const silent = toolsIn(contract.entries, server.safeCalls).filter(({ withheld }) => withheld === NOT_ANNOTATED);
    const permission = await askToCall(
      silent.map(({ name }) => name),
      signal,
      connections.isMany ? [server.name] : [],
    );
    if (permission.sandbox) return undefined;
    refuseUnmatched("the answer", permission.names, contract.tools, isSafeCall);
    const safe = [...server.safeCalls, ...permission.names];
    const safeCalls = contract.tools.flatMap(({ name }) => (isSafeCall(name, safe) ? [name] : []));
    const names = new Set(contract.tools.map(({ name }) => name));
    const tools = toolsIn(contract.entries, safe).filter(({ name }) => names.has(name));
    const progress = beginProgress();
    notedServer.onSend = ({ method, params }) =>
      progress.show(`calling ${String(params.name ?? params.uri ?? method)}`);
    const run = await learnCalls(notedServer, tools, { limitMs: budget, signal });
    const learnedCalls = await learnedTools(run, notedServer);
    const forTasks = new Set(run.tools.filter(isForTasks).map(({ name }) => name));
    const each = async (method: string, all: readonly Record<string, unknown>[]) => {
      const answers: InitAnswer[] = [];
      for (const params of all) {
        const step = { method, params };
        answers.push(notedServer.answerTo(step, await notedServer.send(step)));
      }
      return answers;
    };
    const { resources, prompts } = contract;
    const resourceAnswers = await each(
      "resources/read",
      resources.map((uri) => ({ uri })),
    );
    const promptAnswers = await each(
      "prompts/get",
      prompts.map(({ name, args }) => ({ name, arguments: args })),
    );
    progress.close();
    const answers = {
      tools: learnedCalls,
      ...(!run.hasTime() && { uncalled: budgetEnded(budget) }),
      tasks: new Map(
        contract.tools
          .filter(({ name }) => forTasks.has(name))
          .map(({ name, annotations }) => [name, mayCallTool({ name, annotations }, safe, true)]),
      ),
      resources: new Map(resources.map((uri, at) => [uri, resourceAnswers[at]!])),
      prompts: new Map(prompts.map(({ name }, at) => [name, promptAnswers[at]!])),
    };
    return { server, contract: withoutSecrets(contract, learnedCalls), answers, safeCalls };
  });
  if (explored === undefined)
    return exploreServer(connections, { suite, server: inSandbox(server) }, signal, limits, beginProgress);
  return { ...explored, deaths: deaths() };
}

/** A contract without the tools of which a suite cannot hold what they accept. */
function withoutSecrets(contract: Contract, learned: ReadonlyMap<string, LearnedCall>): Contract {
  const canHold = ({ name }: ListedTool) => {
    const { args = {}, before = [] } = learned.get(name) ?? {};
    const all = [args, ...before.map((step) => step.args)];
    return isPublic(all) && isSmall(all);
  };
  const unsuitableTools = contract.tools.filter((tool) => !canHold(tool));
  if (unsuitableTools.length === 0) return contract;
  const why = `left out, because what they accept holds a secret or is too large: ${listNames(unsuitableTools.map(({ name }) => name))}`;
  return { ...contract, tools: contract.tools.filter(canHold), omissions: [...contract.omissions, why] };
}
