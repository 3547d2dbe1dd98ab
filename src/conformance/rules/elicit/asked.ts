import { groupBy } from "../../../core/groups.js";
import { asObject, isObject } from "../../../core/json/json.js";
import { exceptionIn } from "../../../core/proc/exceptions.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, join, say } from "../../../core/redaction/redacted.js";
import type { Frame } from "../../../mcp/frames.js";
import { isAdvertised, listAll } from "../../../mcp/list-all.js";
import { isSince, SINCE } from "../../../mcp/revisions/known.js";
import { answerOf, isSuccess } from "../../calls/answer.js";
import { endOf, type Reply, shortFrame } from "../../server/answers.js";
import { tookMs } from "../../server/called-tools.js";
import {
  about,
  type CheckResult,
  type CheckResults,
  failed,
  judgeInTurn,
  passed,
  skipped,
  unverified,
} from "../../server/check-result.js";
import { ASKED, type LiveCheck, liveChecks, oncePerSession } from "../../server/checks.js";
import { LiveServer } from "../../server/live-server.js";
import { MadeUpUser, type Question, type UserAction } from "../../server/made-up-input.js";
import { type NamedRequest, requestsOf } from "../proto/calls.js";

/** How many of each kind are requested to find out which ask, how many of them at once, and how many that ask are judged. */
const MOST = { "tools/call": 100, "prompts/get": 10, "resources/read": 10 };
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
const NOBODY_ASKS = skipped(say`nothing that may be requested asks for anything`);

interface AnsweredCall {
  action: UserAction;
  reply: Reply;
  /** Whether the server still answers; undefined if that is not known. */
  survives: boolean | undefined;
}

/** A tool, prompt or resource that asked, with what became of its calls by how its questions were answered. */
interface Asking {
  /** The first call. */
  call: NamedRequest;
  name: string;
  /** The first thing that it asks. */
  question: Question;
  accepted: Reply;
  refused: AnsweredCall[];
}

/** What those do whose questions are answered in every way, in the session of a client that can be asked for everything. */
const askingIn = oncePerSession(async (server): Promise<Asking[]> => {
  const { user } = server.watched;
  if (!user) throw new Error("nobody answers");
  const calls = await callsOf(server);
  if (!(await isAsked(server, user, calls))) return [];
  const asking: Asking[] = [];
  for (const call of calls) {
    if (asking.length === MAX_ASKING || !server.facts.hasTime("call")) break;
    const one = await answerInEveryWay(server, user, call);
    if (one) asking.push(one);
  }
  await askOtherClients(server, asking);
  return asking;
});

/** The requests for what is listed; tools as such a client sees them: a server may offer it more than others. */
async function callsOf(server: LiveServer): Promise<NamedRequest[]> {
  const { facts, session } = server;
  const list = (method: string) =>
    listAll(method, (name, params) => session.request(name, params, { timeoutMs: facts.answerMs, purpose: "test" }));
  const items = isAdvertised(facts.listed.capabilities.tools) ? (await list("tools/list")).items : [];
  const tools = items.filter(isObject).filter((tool) => typeof tool.name === "string" && facts.mayCall(tool));
  const calls = groupBy(requestsOf(server, tools), ({ method }) => method);
  return calls.flatMap((ofKind) => ofKind.slice(0, MOST[ofKind[0]!.method]));
}

/** Whether one of the calls asks for something; a few are made at once, because most servers never ask. */
async function isAsked(server: LiveServer, user: MadeUpUser, calls: readonly NamedRequest[]): Promise<boolean> {
  for (let at = 0; at < calls.length; at += AT_ONCE) {
    if (!server.facts.hasTime("call") || !(await isOpen(server))) return false;
    await Promise.all(calls.slice(at, at + AT_ONCE).map((call) => requestFrom(server, call)));
    if (user.takeQuestions().length > 0) return true;
  }
  return false;
}

/** Whether it takes calls: it is started again if an earlier call ended it. */
async function isOpen(server: LiveServer): Promise<boolean> {
  return server.session.alive || server.restart();
}

/** The arguments of a prompt are made up: it may reject them. */
function requestFrom(server: LiveServer, { method, params }: NamedRequest): Promise<Reply> {
  return server.request(method, params, method === "prompts/get" ? "probe" : "test");
}

/** Undefined if it asks nothing. */
async function answerInEveryWay(server: LiveServer, user: MadeUpUser, call: NamedRequest): Promise<Asking | undefined> {
  if (!(await isOpen(server))) return undefined;
  user.takeQuestions();
  const accepted = await requestFrom(server, call);
  const [question] = user.takeQuestions();
  if (!question) return undefined;
  const { facts } = server;
  const name = String(call.name);
  if (call.method === "tools/call") noteCall(server, name, call.params, accepted);
  const { outcome } = accepted;
  const asking: Asking = { call, name, question, accepted, refused: [] };
  // What fails anyway shows nothing of a refusal.
  if (outcome.kind !== "answer") return asking;
  const actions: UserAction[] = question.method === ELICITATION ? ["decline", "cancel"] : ["decline"];
  for (const action of actions) {
    if (!facts.hasTime("call") || !(await isOpen(server))) break;
    user.action = action;
    const reply = await server.request(call.method, call.params);
    user.action = "accept";
    user.takeQuestions();
    asking.refused.push({ action, reply, survives: await survives(server) });
    if (reply.outcome.kind === "timeout") break;
  }
  return asking;
}

/** Notes that a tool was called, and whether it served the call. */
function noteCall({ facts }: LiveServer, name: string, params: Frame, reply: Reply): void {
  facts.tried.add(name);
  const isListed = facts.listed.tools.some((tool) => tool.name === name);
  if (!isListed || reply.outcome.kind === "silent" || !isSuccess(reply.outcome, asObject(params.arguments))) return;
  facts.succeeded.set(name, tookMs(reply));
  facts.askedWithSuccess(name);
}

/** Whether it still answers; undefined if that is not known. A server over HTTP that takes no connections does not. */
async function survives(server: LiveServer): Promise<boolean | undefined> {
  const survives = await server.survives();
  if (survives === undefined) await server.isGone();
  return server.watched.watch.isUnreachable ? false : survives;
}

/** Calls them for clients that declare less: the invariants judge what each is asked. Since 2026-07-28 requests say it. */
async function askOtherClients(server: LiveServer, asking: readonly Asking[]) {
  if (server.modern || asking.length === 0) return;
  const hasUrls = isSince(server.revision, SINCE.elicitationByUrl);
  for (const offers of hasUrls ? [["form"] as const, ["url"] as const, []] : [[]]) {
    if (!server.facts.hasTime("call")) return;
    const opened = await server.open(new MadeUpUser(offers));
    if (!opened.ok) return;
    const other = new LiveServer(server.facts, opened.watched, server.open);
    for (const { call } of asking) if (other.session.alive) await other.request(call.method, call.params);
    await opened.watched.close();
  }
}

/** Judges each that first asks by a method, by each call whose questions were refused. */
async function judgeRefusals(
  server: LiveServer,
  method: string,
  judge: (call: AnsweredCall, asking: Asking) => CheckResult | undefined,
): Promise<CheckResults> {
  const ofMethod = (await askingIn(server)).filter(({ question }) => question.method === method);
  if (ofMethod.length === 0) return NOBODY_ASKS;
  return judgeInTurn(ofMethod, async (asking) => {
    if (asking.refused.length === 0) return about(hide(asking.name), unverified(endOf(asking.accepted.outcome)));
    const wrong = asking.refused.flatMap((call) => {
      const found = judge(call, asking);
      const evidence = join(
        [say`← ${shortFrame(asking.question)}`, say`→ ${WORDS[call.action]}`, call.reply.evidence],
        "\n",
      );
      return found?.status === "failed" ? { ...found, evidence } : (found ?? []);
    });
    return about(hide(asking.name), wrong[0] ?? passed);
  });
}

/** What any refusal must not lead to; undefined if it does not. `severity`: of what leaves the server alive. */
function commonFault(
  what: Redacted,
  { reply, survives: isAlive }: AnsweredCall,
  { accepted, name }: Asking,
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
    return { ...failed(say`it asks again and again after ${what}`), severity };
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

/** The rules about what a tool, prompt or resource does when nobody gives it what it asks for. */
export const ASKED_CHECKS: readonly LiveCheck[] = liveChecks(ASKED, {
  "ELICIT-REFUSED": (server) =>
    judgeRefusals(server, ELICITATION, (call, asking) => {
      const severity = server.modern ? "must" : "should";
      const what = say`a question was ${WORDS[call.action]}`;
      const fault = commonFault(what, call, asking, severity);
      // Prompts and resources change nothing.
      if (fault || asking.call.method !== "tools/call" || !isConfirmation(asking.question)) return fault;
      const { result } = call.reply;
      const { result: acceptedResult } = asking.accepted;
      if (!result || !acceptedResult || acceptedResult.isError === true) return undefined;
      const same = JSON.stringify(result.content) === JSON.stringify(acceptedResult.content);
      if (!same) return undefined;
      return {
        ...failed(say`the call ends as if the question had been accepted, although it was ${WORDS[call.action]}`),
        severity,
      };
    }),
  "SAMPLING-REFUSED": (server) =>
    judgeRefusals(server, SAMPLING, (call, asking) =>
      commonFault(say`its request for sampling was rejected`, call, asking, "should"),
    ),
});
