import { posix } from "node:path";
import { isObject } from "../../../core/json/json.js";
import { sqlIn } from "../../../core/proc/exceptions.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { endOf } from "../../checks/answers.js";
import { leakIn, textsIn } from "../../fuzz/classify.js";
import { PATH, STACK } from "../../fuzz/leaks.js";
import type { Args } from "../../probes/sites.js";
import { faultOfSdk, sdkOf } from "../sdk-faults.js";
import type { Answer, AuditContext, MadeCall, Suspicion, Want } from "../types.js";
import { callStep } from "../values.js";
import { answered, without } from "../wants.js";
import { sentText, smallestFirst } from "./exception.js";

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
    const sql = sqlIn(text);
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
  const words = sqlIn(text) ?? secrets.find((secret) => text.includes(secret));
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

/** AUDIT-CRASH and AUDIT-HANG: a call ends the server, or is never answered. */
export async function silences(context: AuditContext): Promise<Suspicion[]> {
  const silent = smallestFirst(context.calls.filter(isSilent));
  return [
    ...silent.map((call) => ({ ...silenceOf(call), isPatient: true as const })),
    ...(await halfCharacter(context)),
  ];
}

type AnsweredCall = Pick<MadeCall, "tool" | "args" | "step" | "answer">;

function isSilent({ answer: { outcome } }: AnsweredCall): boolean {
  return outcome.kind === "died" || outcome.kind === "timeout";
}

function silenceOf({ tool, args, step, answer: { outcome } }: AnsweredCall): Suspicion {
  const about = { subject: hide(tool.name), steps: [step], wants: () => [answered(0)] };
  const shows: Suspicion["shows"] = ([again]) => again?.outcome.kind === outcome.kind;
  const end = endOf(outcome);
  if (outcome.kind === "died") {
    const message = say`the server ends when ${hide(tool.name)} is called: ${end}`;
    return { ...about, rule_id: "AUDIT-CRASH", tier: "broken", message, shows };
  }
  const message = say`a call of ${hide(tool.name)} is never answered: ${end}`;
  const tier = asksToWait(args) ? "suspicious" : "broken";
  return { ...about, rule_id: "AUDIT-HANG", tier, message, shows };
}

/** Half a character is sent to one tool only: what an SDK does with it, it does for every tool. */
async function halfCharacter({ calls, server }: AuditContext): Promise<Suspicion[]> {
  const silent = new Set(calls.filter(isSilent).map(({ tool }) => tool));
  const textIn = (args: Args) => Object.keys(args).find((name) => typeof args[name] === "string");
  const takesText = calls.filter(
    ({ tool, args, answer }) => answer.kind === "accepted" && !silent.has(tool) && textIn(args) !== undefined,
  );
  const call = takesText.find(({ tool }) => tool.reads) ?? takesText[0];
  if (!call) return [];
  const { tool } = call;
  const args = { ...call.args, [textIn(call.args) ?? ""]: "\ud800" };
  const step = callStep(tool.name, args, call.step.origins);
  const answer = await server.send(step);
  const made = { tool, args, step, answer };
  if (!isSilent(made)) return [];
  const found = silenceOf(made);
  if (found.rule_id !== "AUDIT-HANG") return [found];
  const message = say`a call of ${hide(tool.name)} with half a character, "\\ud800", is never answered`;
  const texts = calls.map((one) => one.answer.text);
  const sdk = sdkOf({ serverInfo: undefined, capabilities: undefined, texts });
  const isOfSdk = sdk !== undefined && faultOfSdk(sdk, { id: found.rule_id, message }) !== undefined;
  return [{ ...found, tier: "suspicious", message, ...(isOfSdk && { isCertain: true }) }];
}

/** A call may take as long as it is asked to. */
function asksToWait(args: Args): boolean {
  const names = Object.entries(args).flatMap(([name, value]) => (typeof value === "number" ? [name] : []));
  return names.some((name) =>
    /duration|delay|wait|sleep|timeout|seconds|minutes|interval|steps|(?:_m?s|Ms)$/i.test(name),
  );
}

/** How many ends of the server are looked into, and how many calls before each: a fast server answers some before it ends. */
const MAX_ENDS = 2;
const MAX_BEFORE = 20;
const PAUSE_MS = 200;

/** AUDIT-LATE-DEATH: the server ends after a call that it answered. The calls before its end are made again, with pauses. */
export async function lateDeaths(context: AuditContext): Promise<Suspicion[]> {
  const { calls, server } = context;
  const found: Suspicion[] = [];
  const ends = calls.flatMap(({ answer }, at) => (answer.outcome.kind === "died" ? [at] : []));
  for (const [index, end] of ends.slice(0, MAX_ENDS).entries()) {
    await server.restart();
    const from = Math.max((ends[index - 1] ?? -1) + 1, end - MAX_BEFORE);
    for (const { tool, step } of calls.slice(from, end)) {
      if (!context.hasTime()) return found;
      const { outcome } = await server.send(step);
      if (outcome.kind === "answer" && (await server.survives(PAUSE_MS))) continue;
      found.push({
        ...{ rule_id: "AUDIT-LATE-DEATH", tier: "broken", subject: hide(tool.name) },
        message: say`the server ends after a call of ${hide(tool.name)} that it answered`,
        steps: [step],
        shows: async ([again], survives) => again !== undefined && again.kind !== "none" && !(await survives()),
      });
      break;
    }
  }
  return found;
}

/** AUDIT-NOISE: what the session saw outside of answers. */
export async function noise({ server }: AuditContext): Promise<Suspicion[]> {
  return (await server.noise()).map(({ rule_id, message, evidence }) => ({
    ...{
      rule_id: "AUDIT-NOISE",
      tier: "broken",
      subject: hide(rule_id),
      isCertain: true,
      steps: [],
      shows: () => true,
    },
    message: evidence === undefined ? message : say`${message}: ${evidence}`,
  }));
}
