import { posix } from "node:path";
import { asObject, isObject } from "../../../core/json/json.js";
import { sqlErrorIn } from "../../../core/proc/exceptions.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import type { RuleId } from "../../../rules/registry.js";
import { endOf } from "../../checks/answers.js";
import { leakIn, textsIn } from "../../fuzz/classify.js";
import { PATH, STACK } from "../../fuzz/leaks.js";
import type { Args } from "../../probes/sites.js";
import { faultOfSdk, sdkOf } from "../sdk-faults.js";
import type { Answer, AuditContext, MadeCall, Step, Suspicion, Want } from "../types.js";
import { callStep } from "../values.js";
import { answered, without } from "../wants.js";
import { sentText, smallestFirst } from "./exception.js";
import { PING } from "./growth-blocks.js";

/** AUDIT-LEAK: a rejection shows a path, a stack trace, a value of the environment, or SQL. */
export function leaks({ calls, secrets, tools }: AuditContext): Suspicion[] {
  const texts = tools.map(({ description, inputSchema }) => `${description} ${JSON.stringify(inputSchema)}`);
  const known = texts.filter((text) => /[\\/]/.test(text));
  // What an ordinary answer shows is not secret, such as the folder that a tool works in.
  const open = new Set(
    secrets.filter((secret) =>
      calls.some(({ answer: { kind, text } }) => kind === "accepted" && text.includes(secret)),
    ),
  );
  const leakOf = ({ kind, text, outcome }: Answer, args: unknown) => {
    if (kind !== "rejected" || outcome.kind !== "answer") return undefined;
    const leak = leakIn(outcome.answer, true, args, known);
    if (leak) return leak.message;
    const sql = sqlErrorIn(text);
    if (sql !== undefined && !sentText(args).includes(sql))
      return say`the answer shows an error of the database: ${hide(sql)}`;
    const isShown = (secret: string) => text.includes(secret) && !isResolved(text, secret, args);
    const value = secrets.find((secret) => !open.has(secret) && isShown(secret) && !sentText(args).includes(secret));
    return value === undefined
      ? undefined
      : say`the answer shows a path or a value of the server's environment: ${hide(value)}`;
  };
  return smallestFirst(calls).flatMap(({ tool, args, step, answer }): Suspicion | [] => {
    const message = leakOf(answer, args);
    if (message === undefined) return [];
    return {
      rule_id: "AUDIT-LEAK",
      tier: "broken",
      subject: hide(tool.name),
      message: say`${hide(tool.name)}: ${message}`,
      steps: [step],
      shows: ([again]) => again !== undefined && leakOf(again, args) !== undefined,
      wants: ([again]) => (again ? withoutLeak(again, secrets) : []),
    };
  });
}

/** That an answer has not what this one shows of the server: lines of a stack, the forms of paths, or the words themselves. */
function withoutLeak({ result, text }: Answer, secrets: readonly string[]): Want[] {
  const shown = JSON.stringify(result ?? text);
  const kind = [STACK, PATH].find((pattern) => pattern.test(shown));
  if (kind) return [{ at: 0, target: "result", matcher: { not: { regex: kind.source } } }];
  const words = sqlErrorIn(text) ?? secrets.find((secret) => text.includes(secret));
  return words === undefined ? [] : [without(0, words)];
}

/** True if every path in a text that is `known`, or below it, is an argument that was sent, made absolute. */
function isResolved(text: string, known: string, args: unknown): boolean {
  // Nothing is the folder itself, but only where a path is asked for.
  const takesPath = isObject(args) && Object.keys(args).some((name) => /path|file|dir|folder/i.test(name));
  const paths = textsIn(args).filter((value) => takesPath || value !== "");
  const sent = paths.map((value) => posix.normalize(`/${value}`).replace(/\/$/, ""));
  const ends = (rest: string, path: string) => rest.startsWith(path) && !/^[\w./-]/.test(rest.slice(path.length));
  return (
    sent.some((path) => path !== "" && known.endsWith(path)) ||
    text
      .split(known)
      .slice(1)
      .every((rest) => sent.some((path) => ends(rest, path)))
  );
}

/** AUDIT-CRASH: a call ends the server. */
export function crashes({ calls }: AuditContext): Suspicion[] {
  return silences(calls, "died");
}

/** AUDIT-HANG: a call is never answered. */
export async function hangs(context: AuditContext): Promise<Suspicion[]> {
  return [...silences(context.calls, "timeout"), ...(await halfCharacter(context))];
}

function silences(calls: readonly MadeCall[], kind: Answer["outcome"]["kind"]): Suspicion[] {
  const silent = smallestFirst(calls.filter(({ answer }) => answer.outcome.kind === kind));
  return silent.map(({ tool, step, answer }) => ({
    ...silenceOf({ name: tool.name, steps: [step], answer }),
    isPatient: true,
  }));
}

function isSilent({ outcome }: Answer): boolean {
  return outcome.kind === "died" || outcome.kind === "timeout";
}

/** What is wrong with the last of some steps, which ended the server, or was not answered; `name`: of its tool. */
export function silenceOf({
  name,
  steps,
  answer,
}: {
  name: string;
  steps: readonly Step[];
  answer: Answer;
}): Suspicion {
  const { outcome } = answer;
  const last = steps.length - 1;
  const about = { subject: hide(name), steps, wants: () => [answered(last)] };
  const shows: Suspicion["shows"] = (answers) => answers[last]?.outcome.kind === outcome.kind;
  const end = endOf(outcome);
  if (outcome.kind === "died") {
    const message = say`the server ends when ${hide(name)} is called: ${end}`;
    return { ...about, rule_id: "AUDIT-CRASH", tier: "broken", message, shows };
  }
  const message = say`a call of ${hide(name)} is never answered: ${end}`;
  const tier = asksToWait(asObject(steps[last]?.params.arguments)) ? "suspicious" : "broken";
  return { ...about, rule_id: "AUDIT-HANG", tier, message, shows };
}

/** Half a character is sent to one tool only: what an SDK does with it, it does for every tool. */
async function halfCharacter({ calls, server }: AuditContext): Promise<Suspicion[]> {
  const silent = new Set(calls.filter(({ answer }) => isSilent(answer)).map(({ tool }) => tool));
  const textIn = (args: Args) => Object.keys(args).find((name) => typeof args[name] === "string");
  const takesText = calls.filter(
    ({ tool, args, answer }) => answer.kind === "accepted" && !silent.has(tool) && textIn(args) !== undefined,
  );
  const call = takesText.find(({ tool }) => tool.reads) ?? takesText[0];
  if (!call) return [];
  const { tool } = call;
  const args = { ...call.args, [textIn(call.args) ?? ""]: "\ud800" };
  const step = callStep(tool.name, args, call.step.origins);
  const message = say`a call of ${hide(tool.name)} with half a character, "\\ud800", is never answered`;
  const texts = calls.map((one) => one.answer.text);
  const sdk = sdkOf({ serverInfo: undefined, capabilities: undefined, texts });
  const isOfSdk = sdk !== undefined && faultOfSdk(sdk, { id: "AUDIT-HANG", message }) !== undefined;
  // What is known of an SDK needs no long wait.
  const answer = await server.send(step, isOfSdk ? "short" : "usual");
  if (!isSilent(answer)) return [];
  const found = silenceOf({ name: tool.name, steps: [step], answer });
  if (found.rule_id !== "AUDIT-HANG") return [found];
  return [{ ...found, tier: "suspicious", message, ...(isOfSdk && { isCertain: true }) }];
}

/** A call may take as long as it is asked to. */
function asksToWait(args: Args): boolean {
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
export async function lateDeaths(context: AuditContext): Promise<Suspicion[]> {
  const { calls, server } = context;
  const found: Suspicion[] = [];
  const endsAfter = async (some: readonly MadeCall[]) => {
    await server.restart();
    for (const { step } of some) if ((await server.send(step)).outcome.kind === "died") return true;
    return !(await server.survives(DEATH_MS));
  };
  const ends = [
    ...context.ends,
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
    if (call && context.hasTime()) found.push(lateDeathOf(call));
  }
  return found;
}

function lateDeathOf({ tool, step }: MadeCall): Suspicion {
  return {
    rule_id: "AUDIT-LATE-DEATH",
    tier: "broken",
    subject: hide(tool.name),
    message: say`the server ends after a call of ${hide(tool.name)} that it answered`,
    steps: [step],
    shows: async ([again], survives) => again !== undefined && again.kind !== "none" && !(await survives()),
  };
}

/** AUDIT-NOISE: what the session saw outside of answers, and a call that alone makes it. */
export async function noise(context: AuditContext): Promise<Suspicion[]> {
  const found: Suspicion[] = [];
  for (const { rule_id, message, evidence } of await context.server.noise()) {
    const call = await noisyCall(context, rule_id);
    found.push({
      rule_id: "AUDIT-NOISE",
      tier: "broken",
      isCertain: true,
      shows: () => true,
      ...(call ? { subject: hide(call.tool.name), steps: [call.step] } : { subject: hide(rule_id), steps: [] }),
      message: evidence === undefined ? message : say`${message}: ${evidence}`,
    });
  }
  return found;
}

/** A call after which a fresh server does what was seen: all calls of a tool are made, and then each alone. */
async function noisyCall(context: AuditContext, rule: RuleId): Promise<MadeCall | undefined> {
  const { server } = context;
  const isNoisy = async (calls: readonly MadeCall[]) => {
    if (!context.hasTime()) return false;
    await server.restart();
    await server.noise();
    for (const { step } of calls) await server.send(step);
    await server.send(PING); // what a call writes after its answer has come before that of a ping
    return (await server.noise()).some(({ rule_id }) => rule_id === rule);
  };
  for (const tool of context.tools) {
    const calls = smallestFirst(context.callsOf(tool).filter(({ answer }) => answer.kind !== "none"));
    if (calls.length === 0 || !(await isNoisy(calls))) continue;
    for (const call of calls) if (await isNoisy([call])) return call;
  }
  return undefined;
}
