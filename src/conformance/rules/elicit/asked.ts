import { asObject, isObject } from "../../../core/json/json.js";
import { exceptionIn } from "../../../core/proc/exceptions.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, join, say } from "../../../core/redaction/redacted.js";
import { listAll } from "../../../mcp/list-all.js";
import { isSince, SINCE } from "../../../mcp/revisions/known.js";
import { answerOf, isSuccess } from "../../calls/answer.js";
import { endOf, type Reply, shortFrame } from "../../server/answers.js";
import { NONE_MAY_BE_CALLED, tookMs } from "../../server/called-tools.js";
import {
  about,
  type CheckResult,
  type CheckResults,
  failed,
  type Item,
  judgeInTurn,
  passed,
  skipped,
  unverified,
} from "../../server/check-result.js";
import { ASKED, type LiveCheck, liveChecks, needing, oncePerSession } from "../../server/checks.js";
import { LiveServer } from "../../server/live-server.js";
import { MadeUpUser, type Question, type UserAction } from "../../server/made-up-input.js";

/** How many tools are called to find out which ask, how many of them at once, and how many of those that ask are judged. */
const MAX_TOOLS = 100;
const AT_ONCE = 5;
const MAX_ASKING = 10;
const ELICITATION = "elicitation/create";
const SAMPLING = "sampling/createMessage";
/** What has happened by then: "was declined". */
const WORDS: Readonly<Record<UserAction, Redacted>> = {
  accept: say`accepted`,
  decline: say`declined`,
  cancel: say`cancelled`,
};
const NOBODY_ASKS = skipped(say`no tool that may be called asks for anything`);

type Call = { name: string; arguments: Item };

interface AnsweredCall {
  action: UserAction;
  reply: Reply;
  /** Whether the server still answers; undefined if that is not known. */
  survives: boolean | undefined;
}

/** A tool that asked, with what became of its calls by how its questions were answered. */
interface AskingTool {
  name: string;
  /** The first thing that it asks. */
  question: Question;
  accepted: Reply;
  refused: AnsweredCall[];
}

/** What tools do whose questions are answered in every way, in the session of a client that can be asked for everything. */
const askingTools = oncePerSession(async (server): Promise<AskingTool[]> => {
  const { user } = server.watched;
  if (!user) throw new Error("nobody answers");
  const calls = await callsOf(server);
  if (!(await isAsked(server, user, calls))) return [];
  const asking: AskingTool[] = [];
  for (const call of calls) {
    if (asking.length === MAX_ASKING || !server.facts.hasTime("call")) break;
    const tool = await answerInEveryWay(server, user, call);
    if (tool) asking.push(tool);
  }
  await askOtherClients(server, asking, calls);
  return asking;
});

/** The calls of the tools that such a client sees: a server may offer it more than others. */
async function callsOf(server: LiveServer): Promise<Call[]> {
  const { facts, session } = server;
  const { items } = await listAll("tools/list", (method, params) =>
    session.request(method, params, { timeoutMs: facts.answerMs, purpose: "test" }),
  );
  const tools = items.filter(isObject).filter((tool) => typeof tool.name === "string" && facts.mayCall(tool));
  return tools.slice(0, MAX_TOOLS).map((tool) => server.callOf(tool));
}

/** Whether one of the calls asks for something; a few are made at once, because most servers never ask. */
async function isAsked(server: LiveServer, user: MadeUpUser, calls: readonly Call[]): Promise<boolean> {
  for (let at = 0; at < calls.length; at += AT_ONCE) {
    if (!server.facts.hasTime("call") || !(await isOpen(server))) return false;
    await Promise.all(calls.slice(at, at + AT_ONCE).map((call) => server.request("tools/call", call, "test")));
    if (user.takeQuestions().length > 0) return true;
  }
  return false;
}

/** Whether it takes calls: it is started again if an earlier call ended it. */
async function isOpen(server: LiveServer): Promise<boolean> {
  return server.session.alive || server.restart();
}

/** Undefined if the tool asks nothing. */
async function answerInEveryWay(server: LiveServer, user: MadeUpUser, call: Call): Promise<AskingTool | undefined> {
  if (!(await isOpen(server))) return undefined;
  user.takeQuestions();
  const accepted = await server.request("tools/call", call, "test");
  const [question] = user.takeQuestions();
  if (!question) return undefined;
  const { facts } = server;
  facts.tried.add(call.name);
  const isListed = facts.listed.tools.some(({ name }) => name === call.name);
  const { outcome } = accepted;
  if (isListed && outcome.kind !== "silent" && isSuccess(outcome, call.arguments)) {
    facts.succeeded.set(call.name, tookMs(accepted));
    facts.askedWithSuccess(call.name);
  }
  const tool: AskingTool = { name: call.name, question, accepted, refused: [] };
  // A tool that fails anyway shows nothing of a refusal.
  if (outcome.kind !== "answer") return tool;
  const actions: UserAction[] = question.method === ELICITATION ? ["decline", "cancel"] : ["decline"];
  for (const action of actions) {
    if (!facts.hasTime("call") || !(await isOpen(server))) break;
    user.action = action;
    const reply = await server.request("tools/call", call);
    user.action = "accept";
    user.takeQuestions();
    tool.refused.push({ action, reply, survives: await survives(server) });
    if (reply.outcome.kind === "timeout") break;
  }
  return tool;
}

/** Whether it still answers; undefined if that is not known. A server over HTTP that takes no connections does not. */
async function survives(server: LiveServer): Promise<boolean | undefined> {
  const survives = await server.survives();
  if (survives === undefined) await server.isGone();
  return server.watched.watch.isUnreachable ? false : survives;
}

/** Calls them for clients that declare less: the invariants judge what each is asked. Since 2026-07-28 requests say it. */
async function askOtherClients(server: LiveServer, asking: readonly AskingTool[], calls: readonly Call[]) {
  if (server.modern || asking.length === 0) return;
  const hasUrls = isSince(server.revision, SINCE.elicitationByUrl);
  for (const offers of hasUrls ? [["form"] as const, ["url"] as const, []] : [[]]) {
    if (!server.facts.hasTime("call")) return;
    const opened = await server.open(new MadeUpUser(offers));
    if (!opened.ok) return;
    const other = new LiveServer(server.facts, opened.watched, server.open);
    for (const call of calls.filter(({ name }) => asking.some((tool) => tool.name === name))) {
      if (other.session.alive) await other.request("tools/call", call);
    }
    await opened.watched.close();
  }
}

/** Judges each tool that first asks by a method, by each call whose questions were refused. */
async function judgeRefusals(
  server: LiveServer,
  method: string,
  judge: (call: AnsweredCall, tool: AskingTool) => CheckResult | undefined,
): Promise<CheckResults> {
  const tools = (await askingTools(server)).filter(({ question }) => question.method === method);
  if (server.callable.length === 0 && tools.length === 0) return skipped(NONE_MAY_BE_CALLED);
  if (tools.length === 0) return NOBODY_ASKS;
  return judgeInTurn(tools, async (tool) => {
    if (tool.refused.length === 0) return about(hide(tool.name), unverified(endOf(tool.accepted.outcome)));
    const wrong = tool.refused.flatMap((call) => {
      const found = judge(call, tool);
      const evidence = join(
        [say`← ${shortFrame(tool.question)}`, say`→ ${WORDS[call.action]}`, call.reply.evidence],
        "\n",
      );
      return found?.status === "failed" ? { ...found, evidence } : (found ?? []);
    });
    return about(hide(tool.name), wrong[0] ?? passed);
  });
}

/** What any refusal must not lead to; undefined if it does not. `severity`: of what leaves the server alive. */
function commonFault(
  what: Redacted,
  { reply, survives: isAlive }: AnsweredCall,
  { accepted, name }: AskingTool,
  severity: "must" | "should",
): CheckResult | undefined {
  const { outcome } = reply;
  if (outcome.kind === "died" || isAlive === false)
    return { ...failed(say`the server ends or hangs after ${what}`), severity: "must" };
  if (isAlive === undefined) return unverified(say`no answer in time after ${what}, nor from another server`);
  if (outcome.kind === "timeout") {
    const isSlow = tookMs(accepted) > outcome.timeoutMs / 2;
    return isSlow ? unverified(endOf(outcome)) : { ...failed(say`the call does not end after ${what}`), severity };
  }
  if (outcome.kind === "fault" && outcome.fault.rule_id === "FAULT-PROTO-INPUT-ROUNDS")
    return { ...failed(say`the tool asks again and again after ${what}`), severity };
  if (outcome.kind !== "answer") return unverified(endOf(outcome));
  const exception = exceptionIn(answerOf(outcome).text, name);
  return exception === undefined
    ? undefined
    : { ...failed(say`the call ends in an exception after ${what}: ${hide(exception)}`), severity };
}

/** A question that only wants a yes: a form without properties, or with booleans alone. */
function isConfirmation({ params }: Question): boolean {
  const properties = Object.values(asObject(asObject(params.requestedSchema).properties));
  return params.mode !== "url" && properties.every((property) => asObject(property).type === "boolean");
}

/** The rules about what a tool does when nobody gives it what it asks for. */
export const ASKED_CHECKS: readonly LiveCheck[] = liveChecks(needing("tools", ASKED), {
  "ELICIT-REFUSED": (server) =>
    judgeRefusals(server, ELICITATION, (call, tool) => {
      const severity = server.modern ? "must" : "should";
      const what = say`a question was ${WORDS[call.action]}`;
      const fault = commonFault(what, call, tool, severity);
      if (fault || !isConfirmation(tool.question)) return fault;
      const { result } = call.reply;
      const { result: acceptedResult } = tool.accepted;
      if (!result || !acceptedResult || acceptedResult.isError === true) return undefined;
      const same = JSON.stringify(result.content) === JSON.stringify(acceptedResult.content);
      if (!same) return undefined;
      return {
        ...failed(say`the call ends as if the question had been accepted, although it was ${WORDS[call.action]}`),
        severity,
      };
    }),
  "SAMPLING-REFUSED": (server) =>
    judgeRefusals(server, SAMPLING, (call, tool) =>
      commonFault(say`its request for sampling was rejected`, call, tool, "should"),
    ),
});
