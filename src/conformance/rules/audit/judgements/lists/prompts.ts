import type { Tier } from "../../../../../core/generated/results.js";
import { asList, isObject } from "../../../../../core/json/json.js";
import { exceptionIn } from "../../../../../core/proc/exceptions.js";
import type { Redacted } from "../../../../../core/redaction/redact.js";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import { assertLacksText, assertOtherAnswer } from "../../assertions.js";
import type { AuditAnswer, AuditContext, AuditStep, Suspicion } from "../../types.js";
import { argumentsText } from "../exception.js";
import { combineIfMany } from "../together.js";
import { completionsOf } from "./completions.js";
import { itemsOfAnswer } from "./lists.js";

interface PromptArgument {
  name: string;
  isRequired: boolean;
  /** Two values that differ, which the prompt is likely to take. */
  values: readonly [string, string];
}

interface Prompt {
  name: string;
  args: PromptArgument[];
  /** A request with the first value of each argument, or with others. */
  get(changes?: Readonly<Record<string, string | undefined>>): AuditStep;
}

/** AUDIT-PROMPT: a prompt does not take its arguments as it says, or leaves a placeholder. */
export async function judgePrompts(context: AuditContext): Promise<Suspicion[]> {
  if (!isObject(context.capabilities.prompts)) return [];
  const suspicions: Suspicion[] = [];
  const lacking: Suspicion[] = [];
  for (const prompt of itemsOfAnswer(await context.ask("prompts/list", {}), "prompts")) {
    if (typeof prompt.name !== "string") continue;
    suspicions.push(...(await judgePrompt(context, await promptOf(context, prompt.name, prompt.arguments), lacking)));
  }
  const many = (prompts: number) => say`${prompts} prompts are given without an argument that they require`;
  return [...suspicions, ...combineIfMany(lacking, many)];
}

async function promptOf(context: AuditContext, name: string, declared: unknown): Promise<Prompt> {
  const args: PromptArgument[] = [];
  for (const { name: argument, required } of asList(declared).filter(isObject)) {
    if (typeof argument !== "string") continue;
    args.push({
      name: argument,
      isRequired: required === true,
      values: await valuesFor(context, name, argument),
    });
  }
  const first = Object.fromEntries(args.map((argument) => [argument.name, argument.values[0]]));
  const get: Prompt["get"] = (changes = {}) => {
    const argumentEntries = Object.entries({ ...first, ...changes }).filter(([, value]) => value !== undefined);
    return { method: "prompts/get", params: { name, arguments: Object.fromEntries(argumentEntries) } };
  };
  return { name, args, get };
}

/** Completions first, then what answers gave by that name, then made-up texts. */
async function valuesFor(context: AuditContext, prompt: string, argument: string): Promise<readonly [string, string]> {
  const completed = await completionsOf(context, { type: "ref/prompt", name: prompt }, argument);
  const poolValues = context.pool.find(prompt, argument).map(({ value }) => String(value));
  const [one = `mcptest one ${argument}`, two = `mcptest two ${argument}`] = [...completed, ...poolValues];
  return [one, two];
}

/** `lacking`: takes what a prompt is given without, because a server that checks no arguments does so for all prompts. */
async function judgePrompt(
  context: AuditContext,
  { name, args, get }: Prompt,
  lacking: Suspicion[],
): Promise<Suspicion[]> {
  const subject = hide(name);
  const suspect = (tier: Tier, what: Redacted, proof: PromptProof): Suspicion => ({
    rule_id: "AUDIT-PROMPT",
    tier,
    subject,
    message: say`the prompt ${subject} ${what}`,
    ...proof,
  });
  const send = (step: AuditStep) => context.ask(step.method, step.params);
  const optional = args.filter(({ isRequired }) => !isRequired);
  const least = get(Object.fromEntries(optional.map((argument) => [argument.name, undefined])));
  const one = await send(get());
  const short = await send(least);
  // A prompt that never works may miss what it needs on this machine.
  const tier = [one, short].some((answer) => answer?.kind === "accepted") ? "broken" : "suspicious";
  for (const [step, answer] of [
    [get(), one],
    [least, short],
  ] as const) {
    const thrown = exceptionOf(answer, step);
    if (thrown === undefined) continue;
    const proof: PromptProof = {
      steps: [step],
      shows: ([again]) => exceptionOf(again, step) !== undefined,
      assertions: () => [assertLacksText(0, thrown)],
    };
    const fails = suspect(tier, say`fails with an unhandled exception: ${hide(thrown)}`, proof);
    return [{ ...fails, rule_id: "AUDIT-EXCEPTION" }];
  }
  if (one?.kind !== "accepted") return [];
  const suspicions: Suspicion[] = [];
  const wrong = faultOfMessages(one);
  if (wrong !== undefined) {
    const proof: PromptProof = {
      steps: [get()],
      shows: ([again]) => again !== undefined && faultOfMessages(again) === wrong,
      assertions: () => [{ at: 0, target: "result.messages", matcher: { schema: MESSAGES } }],
    };
    suspicions.push(suspect("broken", say`has ${hide(wrong)}`, proof));
  }
  const literal = args.find((argument) => placeholderIn(one, argument.name) !== undefined);
  if (literal) {
    const proof: PromptProof = {
      steps: [get()],
      shows: ([again]) => placeholderIn(again, literal.name) !== undefined,
      assertions: ([again]) => [assertLacksText(0, placeholderIn(again, literal.name) ?? "")],
    };
    suspicions.push(suspect("suspicious", say`leaves the placeholder {${hide(literal.name)}}`, proof));
  }
  for (const argument of args.filter(({ isRequired }) => isRequired)) {
    const without = get({ [argument.name]: undefined });
    if ((await send(without))?.kind === "accepted") {
      const proof: PromptProof = {
        steps: [without],
        shows: ([again]) => again?.kind === "accepted",
        assertions: () => [{ at: 0, target: "error", matcher: { not: { exact: null } } }],
      };
      lacking.push(suspect("suspicious", say`requires \`${hide(argument.name)}\`, but is given without it`, proof));
    }
    const other = get({ [argument.name]: argument.values[1] });
    if (literal || !areSame(one, await send(other))) continue;
    const proof: PromptProof = {
      steps: [get(), other],
      shows: ([a, b]) => areSame(a, b),
      assertions: () => [assertOtherAnswer(1, "result.messages")],
    };
    suspicions.push(suspect("suspicious", say`is the same text for two values of \`${hide(argument.name)}\``, proof));
  }
  return suspicions;
}

type PromptProof = Pick<Suspicion, "steps" | "shows" | "assertions">;

function areSame(a: AuditAnswer | undefined, b: AuditAnswer | undefined): boolean {
  return a?.kind === "accepted" && b?.kind === "accepted" && a.text === b.text;
}

function exceptionOf(answer: AuditAnswer | undefined, { params }: AuditStep): string | undefined {
  return answer?.kind === "rejected" ? exceptionIn(answer.text, argumentsText(params)) : undefined;
}

const ROLES: readonly unknown[] = ["user", "assistant"];
const TYPES: readonly unknown[] = ["text", "image", "audio", "resource", "resource_link"];
const MESSAGES = {
  items: {
    properties: { role: { enum: ROLES }, content: { properties: { type: { enum: TYPES } }, required: ["type"] } },
  },
};

/** The role or type of content that no revision has; undefined if all messages are right. */
export function faultOfMessages({ result }: Pick<AuditAnswer, "result">): string | undefined {
  for (const message of Array.isArray(result?.messages) ? result.messages.filter(isObject) : []) {
    if (!ROLES.includes(message.role)) return `a message with the role ${String(JSON.stringify(message.role))}`;
    const type = isObject(message.content) ? message.content.type : undefined;
    if (!TYPES.includes(type)) return `content of the type ${String(JSON.stringify(type))}`;
  }
  return undefined;
}

function placeholderIn(answer: AuditAnswer | undefined, name: string): string | undefined {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![{$])\\{{1,2}\\s*${word}\\s*\\}{1,2}`).exec(answer?.text ?? "")?.[0];
}
