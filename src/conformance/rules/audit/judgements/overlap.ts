import { hide, say } from "../../../../core/redaction/redacted.js";
import { argumentsOf, callStep } from "../../../calls/learned/candidates.js";
import { flatten } from "../../../calls/schema.js";
import { saysTheSame } from "../answers.js";
import type {
  AuditAnswer,
  AuditCall,
  AuditContext,
  AuditServer,
  AuditStep,
  AuditTool,
  StepAssertion,
  Suspicion,
} from "../types.js";
import { sendAll, validAcceptedCalls } from "./readers.js";

const TIMES = 5;

/** AUDIT-OVERLAP: two calls at the same time get each other's answers, or parts of them. */
export async function judgeOverlaps(context: AuditContext): Promise<Suspicion[]> {
  const suspicions = await judgeCanaries(context);
  for (const tool of context.tools.filter(({ isReader }) => isReader)) {
    for (const [a, b] of pairsOf(tool, validAcceptedCalls(context, tool))) {
      const suspicion = context.hasTime() ? await overlap(context.server, a, b) : undefined;
      if (suspicion) suspicions.push(suspicion);
    }
  }
  return suspicions;
}

/** The first accepted call, with one for each argument that alone makes another answer. */
function pairsOf(tool: AuditTool, accepted: readonly AuditCall[]): [AuditCall, AuditCall][] {
  const [a] = accepted;
  if (!a) return [];
  const others = accepted.filter(({ varied, answer }) => varied.length === 1 && !saysTheSame(answer, a.answer));
  return argumentsOf(tool).flatMap(({ name }) => {
    const b = others.find(({ varied }) => varied[0] === name);
    return b ? [[a, b]] : [];
  });
}

async function overlap(server: AuditServer, a: AuditCall, b: AuditCall): Promise<Suspicion | undefined> {
  const alone = await sendAll(server, [a.step, b.step, a.step, b.step]);
  const [a1, b1, a2, b2] = alone as [AuditAnswer, AuditAnswer, AuditAnswer, AuditAnswer];
  if (!saysTheSame(a1, a2) || !saysTheSame(b1, b2) || saysTheSame(a1, b1)) return undefined;
  const pairs = Array.from({ length: TIMES }, () => [a.step, b.step]).flat();
  const [name = ""] = b.varied;
  const values = [a, b].map(({ args }) => String(args[name] ?? ""));
  const tells = values.every((value, at) => value.length > 2 && valuesIn(at === 0 ? a1 : b1, values) === value);
  const isWrong = (answers: readonly AuditAnswer[]) =>
    isMixed(answers) || (tells && areConfused(answers.slice(1), values));
  if (!isWrong([a1, ...(await Promise.all(pairs.map((step) => server.send(step))))])) return undefined;
  return {
    rule_id: "AUDIT-OVERLAP",
    tier: "broken",
    subject: hide(a.tool.name),
    inParallel: true,
    message: say`two calls of ${hide(a.tool.name)} at the same time get each other's answers`,
    steps: [a.step, ...pairs],
    shown: [0, pairs.length - 1, pairs.length],
    shows: isWrong,
    assertions: () => [assertLikeAlone(pairs.length)],
  };
}

/** Texts for two calls, by which it shows whose answer is whose. */
const CANARIES = ["mcptest-first", "mcptest-second"] as const;

/** A call whose answer repeats the canary that it was given, and no other. */
interface Telling {
  tool: AuditTool;
  stepWith(canary: string): AuditStep;
}

/** Calls with canaries, of one tool and of each two neighbours, whose answers repeat the other call's. */
async function judgeCanaries(context: AuditContext): Promise<Suspicion[]> {
  const telling: Telling[] = [];
  for (const tool of context.tools) {
    const call = context.hasTime() ? await tellingCall(context, tool) : undefined;
    if (call) telling.push(call);
  }
  const suspicions: Suspicion[] = [];
  for (const [at, one] of telling.entries()) {
    for (const other of telling.slice(at, at + 2)) {
      const [first, second] = [one.stepWith(CANARIES[0]), other.stepWith(CANARIES[1])];
      const pairs = Array.from({ length: TIMES }, () => [first, second]).flat();
      const answers = context.hasTime() ? await Promise.all(pairs.map((step) => context.server.send(step))) : [];
      if (!areConfused(answers, CANARIES)) continue;
      const name = hide(one.tool.name);
      const what = one === other ? say`calls of ${name}` : say`calls of ${name} and ${hide(other.tool.name)}`;
      suspicions.push({
        rule_id: "AUDIT-OVERLAP",
        tier: "broken",
        subject: name,
        inParallel: true,
        message: say`two ${what} at the same time get each other's answers`,
        steps: [first, ...pairs],
        shown: [pairs.length - 1, pairs.length],
        shows: ([, ...again]) => areConfused(again, CANARIES),
        assertions: () => [assertOwnCanaries(pairs.length)],
      });
    }
  }
  return suspicions;
}

async function tellingCall(context: AuditContext, tool: AuditTool): Promise<Telling | undefined> {
  const base = context.accepted(tool);
  const name = argumentsOf(tool).find(({ name, schema }) => isFreeText(schema, tool) && isUsed(base, name))?.name;
  if (!base || name === undefined) return undefined;
  const stepWith = (canary: string) => callStep(tool.name, { ...base.args, [name]: canary }, base.step.origins);
  const alone = await sendAll(context.server, CANARIES.map(stepWith));
  return alone.every((answer, at) => valuesIn(answer, CANARIES) === CANARIES[at]) ? { tool, stepWith } : undefined;
}

/** True for an argument that takes any text, and no name of a thing that must exist. */
function isFreeText(schema: unknown, { inputSchema }: AuditTool): boolean {
  const { type, enum: values, pattern, format, maxLength = Number.POSITIVE_INFINITY } = flatten(schema, inputSchema);
  const isFree = type === "string" && !Array.isArray(values) && pattern === undefined && format === undefined;
  return isFree && Number(maxLength) >= CANARIES[1].length;
}

function isUsed(call: AuditCall | undefined, name: string): boolean {
  return call !== undefined && Object.hasOwn(call.args, name) && !call.step.origins?.has(name);
}

/** Which of two values an answer has. */
function valuesIn({ kind, text, json }: AuditAnswer, values: readonly string[]): string {
  const all = `${text} ${JSON.stringify(json) ?? ""}`;
  return kind === "accepted" ? values.filter((value) => all.includes(value)).join() : "";
}

/** True if an answer has the value of the other call, and not its own. */
function areConfused(answers: readonly AuditAnswer[], values: readonly string[]): boolean {
  return answers.some((answer, at) => valuesIn(answer, values) === values[1 - (at % 2)]);
}

/** That each of the calls from the second on has its own canary. */
function assertOwnCanaries(calls: number): StepAssertion {
  const own = Array.from({ length: calls }, (_, at) => `(.call_${at + 2} | tojson | contains("${CANARIES[at % 2]}"))`);
  return { at: calls, target: "nodes", jq: `[${own.join(", ")}] | all`, matcher: { exact: true } };
}

/** True if calls of B are answered as A alone is, or calls of A as those of B. */
function isMixed([alone, ...answers]: readonly AuditAnswer[]): boolean {
  if (!alone) return false;
  const [ofA, ofB] = [0, 1].map((rest) => answers.filter((_, at) => at % 2 === rest)) as [AuditAnswer[], AuditAnswer[]];
  const isOfB = (answer: AuditAnswer) => !saysTheSame(answer, alone) && ofB.some((other) => saysTheSame(answer, other));
  return ofB.some((answer) => saysTheSame(answer, alone)) || ofA.some(isOfB);
}

/** That every second call is answered as the first one, and those between are not. */
function assertLikeAlone(calls: number): StepAssertion {
  const ids = Array.from({ length: calls }, (_, at) => `.call_${at + 2}`);
  const jq = `.call_1.output as $alone | map_values(.output == $alone) | [${ids.join(", ")}]`;
  return { at: calls, target: "nodes", jq, matcher: { exact: ids.map((_, at) => at % 2 === 0) } };
}
