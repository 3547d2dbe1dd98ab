import { posix } from "node:path";
import { asObject, isObject } from "../../../../core/json/json.js";
import { sqlErrorIn } from "../../../../core/proc/exceptions.js";
import { hide, say } from "../../../../core/redaction/redacted.js";
import type { RuleId } from "../../../../rules/registry.js";
import { takesSql } from "../../../calls/learned/by-name.js";
import { callStep } from "../../../calls/learned/candidates.js";
import type { Args } from "../../../calls/types.js";
import { isFaultOfSdk } from "../../../claims/sdk-faults.js";
import { endOf, TOO_LARGE } from "../../../server/answers.js";
import { leakIn, PATH, STACK, textsIn } from "../../fuzz/classify.js";
import { assertAnswered, assertLacksText } from "../assertions.js";
import type { AuditAnswer, AuditCall, AuditContext, AuditStep, AuditTool, StepAssertion, Suspicion } from "../types.js";
import { argumentsText, smallestFirst } from "./exception.js";

/** Ordinary answers whose paths are no leaks: how many are read, and of which length. */
const MAX_SHOWN_TEXTS = 200;
const MAX_SHOWN_TEXT = 5_000;

/** What a server shows of its paths: the descriptions of its tools, and ordinary answers. */
export function textsWithPaths({ calls, tools }: Pick<AuditContext, "calls" | "tools">): string[] {
  const described = tools.map(({ description, inputSchema }) => `${description} ${JSON.stringify(inputSchema)}`);
  const answered = calls
    .filter(({ answer: { kind, text } }) => kind === "accepted" && text.length <= MAX_SHOWN_TEXT)
    .slice(0, MAX_SHOWN_TEXTS)
    .map(({ answer }) => answer.text);
  return [...described, ...answered].filter((text) => /[\\/]/.test(text));
}

/** AUDIT-LEAK: a rejection shows a path, a stack trace, a value of the environment, or SQL. */
export function judgeLeaks(context: AuditContext): Suspicion[] {
  const { calls, secrets } = context;
  const shownPaths = textsWithPaths(context);
  // A value that accepted calls show too is not a secret, such as the folder that a tool works in.
  const open = new Set(
    secrets.filter((secret) =>
      calls.some(({ answer: { kind, text } }) => kind === "accepted" && text.includes(secret)),
    ),
  );
  const leakOf = ({ kind, text, outcome }: AuditAnswer, tool: AuditTool, args: Args) => {
    if (kind !== "rejected" || outcome.kind !== "answer") return undefined;
    const leak = leakIn(outcome.answer, true, args, shownPaths);
    if (leak) return leak.message;
    const sql = sqlErrorIn(text);
    if (sql !== undefined && !takesStatement(tool, args) && !argumentsText(args).includes(sql))
      return say`the answer shows an error of the database: ${hide(sql)}`;
    const isShown = (secret: string) => text.includes(secret) && !isOwnPath(text, secret, args);
    const value = secrets.find(
      (secret) => !open.has(secret) && isShown(secret) && !argumentsText(args).includes(secret),
    );
    return value === undefined
      ? undefined
      : say`the answer shows a path or a value of the server's environment: ${hide(value)}`;
  };
  return smallestFirst(calls).flatMap(({ tool, args, step, answer }): Suspicion | [] => {
    const message = leakOf(answer, tool, args);
    if (message === undefined) return [];
    return {
      rule_id: "AUDIT-LEAK",
      tier: "broken",
      subject: hide(tool.name),
      message: say`${hide(tool.name)}: ${message}`,
      steps: [step],
      shows: ([again]) => again !== undefined && leakOf(again, tool, args) !== undefined,
      assertions: ([again]) => (again ? assertNoLeak(again, secrets) : []),
    };
  });
}

/** True for a call with a statement of the caller's own: what a database says of it is the answer. */
function takesStatement(tool: AuditTool, args: Args): boolean {
  return Object.keys(args).some((name) => takesSql(tool, name));
}

/** Asserts that an answer has no stack trace or path, or not the words that this one leaks. */
function assertNoLeak({ result, text }: AuditAnswer, secrets: readonly string[]): StepAssertion[] {
  const resultText = JSON.stringify(result ?? text);
  const kind = [STACK, PATH].find((pattern) => pattern.test(resultText));
  if (kind) return [{ at: 0, target: "result", matcher: { not: { regex: kind.source } } }];
  const words = sqlErrorIn(text) ?? secrets.find((secret) => text.includes(secret));
  return words === undefined ? [] : [assertLacksText(0, words)];
}

/** True if every path of a text at or below `folder` is an argument of the call, made absolute. */
function isOwnPath(text: string, folder: string, args: unknown): boolean {
  // An empty path stands for the folder itself, but only as an argument that takes a path.
  const takesPath = isObject(args) && Object.keys(args).some((name) => /path|file|dir|folder/i.test(name));
  const paths = textsIn(args).filter((value) => takesPath || value !== "");
  const sentPaths = paths.map((value) => posix.normalize(`/${value}`).replace(/\/$/, ""));
  const ends = (rest: string, path: string) => rest.startsWith(path) && !/^[\w./-]/.test(rest.slice(path.length));
  return (
    sentPaths.some((path) => path !== "" && folder.endsWith(path)) ||
    text
      .split(folder)
      .slice(1)
      .every((rest) => sentPaths.some((path) => ends(rest, path)))
  );
}

/** AUDIT-CRASH: a call ends the server. */
export function judgeCrashes({ calls }: AuditContext): Suspicion[] {
  return unansweredCalls(calls, "died");
}

/** AUDIT-HANG: a call is never answered. */
export async function judgeHangs(context: AuditContext): Promise<Suspicion[]> {
  return [...unansweredCalls(context.calls, "timeout"), ...(await judgeHalfCharacter(context))];
}

function unansweredCalls(calls: readonly AuditCall[], kind: AuditAnswer["outcome"]["kind"]): Suspicion[] {
  const silent = smallestFirst(calls.filter(({ answer }) => answer.outcome.kind === kind && isUnanswered(answer)));
  return silent.map(({ tool, step, answer }) => ({
    ...unansweredCall({ name: tool.name, steps: [step], answer }),
    isPatient: true,
  }));
}

/** An error that names no request may be the answer: other rules report it. */
function isUnanswered({ outcome }: AuditAnswer): boolean {
  return outcome.kind === "died" || (outcome.kind === "timeout" && !outcome.hasUnnamedError);
}

/** A suspicion about the last of the steps, which ended the server or was not answered; `name` is its tool. */
export function unansweredCall({
  name,
  steps,
  answer,
}: {
  name: string;
  steps: readonly AuditStep[];
  answer: AuditAnswer;
}): Suspicion {
  const { outcome } = answer;
  const last = steps.length - 1;
  const about = { subject: hide(name), steps, assertions: () => [assertAnswered(last)] };
  const isShown = (again: AuditAnswer | undefined) => again?.outcome.kind === outcome.kind && isUnanswered(again);
  const end = endOf(outcome);
  if (outcome.kind === "died") {
    const message = say`the server ends when ${hide(name)} is called: ${end}`;
    const shows: Suspicion["shows"] = (answers) => isShown(answers[last]);
    return { ...about, rule_id: "AUDIT-CRASH", tier: "broken", message, endsServer: true, shows };
  }
  const message = say`a call of ${hide(name)} is never answered: ${end}`;
  const waits = asksToWait(name, asObject(steps[last]?.params.arguments));
  // A server that waits as it was asked to still answers others.
  const shows: Suspicion["shows"] = async (answers, survives) =>
    isShown(answers[last]) && !(waits && (await survives()));
  return { ...about, rule_id: "AUDIT-HANG", tier: waits ? "suspicious" : "broken", message, shows };
}

/** Half a character is sent to one tool only: its SDK decides what becomes of it, for every tool alike. */
async function judgeHalfCharacter({ calls, server, sdk }: AuditContext): Promise<Suspicion[]> {
  const silent = new Set(calls.filter(({ answer }) => isUnanswered(answer)).map(({ tool }) => tool));
  const textIn = (args: Args) => Object.keys(args).find((name) => typeof args[name] === "string");
  const takesText = calls.filter(
    ({ tool, args, answer }) => answer.kind === "accepted" && !silent.has(tool) && textIn(args) !== undefined,
  );
  const call = takesText.find(({ tool }) => tool.isReader) ?? takesText[0];
  if (!call) return [];
  const { tool } = call;
  const args = { ...call.args, [textIn(call.args) ?? ""]: "\ud800" };
  const step = callStep(tool.name, args, call.step.origins);
  const message = say`a call of ${hide(tool.name)} with half a character, "\\ud800", is never answered`;
  const isOfSdk = sdk !== undefined && isFaultOfSdk(sdk, { id: "AUDIT-HANG", message });
  // A known fault of an SDK needs no long wait.
  const answer = await server.send(step, isOfSdk ? "short" : "usual");
  if (!isUnanswered(answer)) return [];
  const suspicion = unansweredCall({ name: tool.name, steps: [step], answer });
  if (suspicion.rule_id !== "AUDIT-HANG") return [suspicion];
  return [{ ...suspicion, tier: "suspicious", message, ...(isOfSdk && { isCertain: true }) }];
}

/** A call may take as long as it is asked to. */
function asksToWait(tool: string, args: Args): boolean {
  if (/^(?:wait|sleep|delay|pause)(?![a-z])/i.test(tool)) return true;
  const names = Object.entries(args).flatMap(([name, value]) => (typeof value === "number" ? [name] : []));
  return names.some((name) =>
    /duration|delay|wait|sleep|timeout|seconds|minutes|interval|steps|(?:_m?s|Ms)$/i.test(name),
  );
}

/** How many ends of the server are looked into, and how many calls before each. */
const MAX_ENDS = 2;
const MAX_BEFORE = 1_000;
const DEATH_MS = 1_000;

/** AUDIT-LATE-DEATH: the server ends after a call that it answered. Halves of the calls before its end are made again. */
export async function judgeLateDeaths(context: AuditContext): Promise<Suspicion[]> {
  const { calls, server } = context;
  const suspicions: Suspicion[] = [];
  const endsAfter = async (some: readonly AuditCall[]) => {
    await server.restart();
    for (const { step } of some) if ((await server.send(step)).outcome.kind === "died") return true;
    return !(await server.survives(DEATH_MS));
  };
  const ends = [
    ...context.unpromptedEnds,
    ...calls.flatMap(({ answer }, at) => (answer.outcome.kind === "died" ? [at] : [])),
  ].toSorted((a, b) => a - b);
  for (const [index, end] of ends.slice(0, MAX_ENDS).entries()) {
    let suspects = calls.slice(Math.max((ends[index - 1] ?? -1) + 1, end - MAX_BEFORE), end);
    if (suspects.length === 0 || !(await endsAfter(suspects))) continue;
    while (suspects.length > 1 && context.hasTime()) {
      const [first, second] = [suspects.slice(0, suspects.length / 2), suspects.slice(suspects.length / 2)];
      suspects = (await endsAfter(first)) ? first : second;
    }
    const [call] = suspects;
    if (call && context.hasTime()) suspicions.push(lateDeathOf(call));
  }
  return suspicions;
}

function lateDeathOf({ tool, step }: AuditCall): Suspicion {
  return {
    rule_id: "AUDIT-LATE-DEATH",
    tier: "broken",
    subject: hide(tool.name),
    message: say`the server ends after a call of ${hide(tool.name)} that it answered`,
    steps: [step],
    shows: async ([again], survives) => again !== undefined && again.kind !== "none" && !(await survives()),
  };
}

/** AUDIT-NOISE: what the server wrote outside of answers, with the call that causes it; and answers that are too large. */
export async function judgeNoise(context: AuditContext): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  for (const { rule_id, message, evidence } of await context.server.noise()) {
    const isNoise = !TOO_LARGE.includes(rule_id);
    const ofFault = ({ answer: { outcome } }: AuditCall) =>
      outcome.kind === "fault" && outcome.fault.rule_id === rule_id;
    const call = isNoise ? await noisyCall(context, rule_id) : context.calls.find(ofFault);
    suspicions.push({
      rule_id: isNoise ? "AUDIT-NOISE" : rule_id,
      tier: isNoise ? "broken" : "suspicious",
      isCertain: true,
      shows: () => true,
      ...(call ? { subject: hide(call.tool.name), steps: [call.step] } : { subject: hide(rule_id), steps: [] }),
      message: evidence === undefined || !isNoise ? message : say`${message} It wrote: ${evidence}`,
    });
  }
  return suspicions;
}

/** The call that makes a fresh server noisy, found by repeating all calls of a tool, then each alone. */
async function noisyCall(context: AuditContext, rule: RuleId): Promise<AuditCall | undefined> {
  const { server } = context;
  const isNoisy = async (calls: readonly AuditCall[]) => {
    if (!context.hasTime()) return false;
    await server.restart();
    await server.noise();
    for (const { step } of calls) await server.send(step);
    await server.send(server.signOfLife); // what a call writes after its answer has come before this one's
    return (await server.noise()).some(({ rule_id }) => rule_id === rule);
  };
  for (const tool of context.tools) {
    const calls = smallestFirst(context.callsOf(tool).filter(({ answer }) => answer.kind !== "none"));
    if (calls.length === 0 || !(await isNoisy(calls))) continue;
    for (const call of calls) if (await isNoisy([call])) return call;
  }
  return undefined;
}
