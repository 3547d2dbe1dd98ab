import { isObject } from "../../../../core/json/json.js";
import { exceptionIn } from "../../../../core/proc/exceptions.js";
import { hide, say } from "../../../../core/redaction/redacted.js";
import type { Answer, AuditContext, Step, Suspicion } from "../../types.js";
import { otherwise, without } from "../../wants.js";
import { sentText } from "../exception.js";
import { completionsOf } from "./completions.js";
import { itemsOfAnswer } from "./lists.js";

interface Argument {
  name: string;
  isRequired: boolean;
  /** Two values that differ, which the prompt is likely to take. */
  values: readonly [string, string];
}

interface Prompt {
  name: string;
  args: Argument[];
  /** A request with the first value of each argument, or with others. */
  get(changes?: Readonly<Record<string, string | undefined>>): Step;
}

/** AUDIT-PROMPT: a prompt does not take its arguments as it says, or leaves a placeholder. */
export async function prompts(context: AuditContext): Promise<Suspicion[]> {
  if (!isObject(context.capabilities.prompts)) return [];
  const found: Suspicion[] = [];
  for (const listed of itemsOfAnswer(await context.ask("prompts/list", {}), "prompts")) {
    if (typeof listed.name === "string")
      found.push(...(await judged(context, await promptOf(context, listed.name, listed.arguments))));
  }
  return found;
}

async function promptOf(context: AuditContext, name: string, declared: unknown): Promise<Prompt> {
  const args: Argument[] = [];
  for (const argument of Array.isArray(declared) ? declared.filter(isObject) : []) {
    if (typeof argument.name !== "string") continue;
    args.push({
      name: argument.name,
      isRequired: argument.required === true,
      values: await valuesFor(context, name, argument.name),
    });
  }
  const get: Prompt["get"] = (changes = {}) => {
    const all = { ...Object.fromEntries(args.map((argument) => [argument.name, argument.values[0]])), ...changes };
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    return { method: "prompts/get", params: { name, arguments: given } };
  };
  return { name, args, get };
}

/** Completions first, then what answers gave by that name, then made-up texts. */
async function valuesFor(context: AuditContext, prompt: string, argument: string): Promise<readonly [string, string]> {
  const completed = await completionsOf(context, { type: "ref/prompt", name: prompt }, argument);
  const known = context.pool.find(prompt, argument).map(({ value }) => String(value));
  const [one = `mcptest one ${argument}`, two = `mcptest two ${argument}`] = [...completed, ...known];
  return [one, two];
}

async function judged(context: AuditContext, { name, args, get }: Prompt): Promise<Suspicion[]> {
  const found: Suspicion[] = [];
  const subject = hide(name);
  const about = { rule_id: "AUDIT-PROMPT", subject } as const;
  const send = (step: Step) => context.ask(step.method, step.params);
  const required = args.filter(({ isRequired }) => isRequired);
  const onlyRequired = get(
    Object.fromEntries(args.filter(({ isRequired }) => !isRequired).map((argument) => [argument.name, undefined])),
  );
  for (const step of [get(), onlyRequired]) {
    const thrown = exceptionOf(await send(step), step);
    if (thrown === undefined) continue;
    const message = say`the prompt ${subject} fails with an unhandled exception: ${hide(thrown)}`;
    return [
      {
        rule_id: "AUDIT-EXCEPTION",
        tier: "broken",
        subject,
        message,
        steps: [step],
        shows: ([again]) => exceptionOf(again, step) !== undefined,
        wants: () => [without(0, thrown)],
      },
    ];
  }
  const one = await send(get());
  if (one?.kind !== "accepted") return [];
  const wrong = wrongMessage(one);
  if (wrong !== undefined) {
    found.push({
      ...about,
      tier: "broken",
      message: say`the prompt ${subject} has ${hide(wrong)}`,
      steps: [get()],
      shows: ([again]) => again !== undefined && wrongMessage(again) === wrong,
      wants: () => [{ at: 0, target: "result.messages", matcher: { schema: MESSAGES } }],
    });
  }
  const literal = args.find((argument) => placeholderIn(one, argument.name) !== undefined);
  if (literal) {
    const shows: Suspicion["shows"] = ([again]) => placeholderIn(again, literal.name) !== undefined;
    found.push({
      ...about,
      tier: "suspicious",
      message: say`the prompt ${subject} leaves the placeholder {${hide(literal.name)}}`,
      steps: [get()],
      shows,
      wants: ([again]) => [without(0, placeholderIn(again, literal.name) ?? "")],
    });
  }
  for (const argument of required) {
    const without = get({ [argument.name]: undefined });
    if ((await send(without))?.kind === "accepted") {
      const message = say`the prompt ${subject} requires \`${hide(argument.name)}\`, but is given without it`;
      found.push({
        ...about,
        tier: "broken",
        message,
        steps: [without],
        shows: ([again]) => again?.kind === "accepted",
        wants: () => [{ at: 0, target: "error", matcher: { not: { exact: null } } }],
      });
    }
    const other = get({ [argument.name]: argument.values[1] });
    const isSame = (a?: Answer, b?: Answer) => a?.kind === "accepted" && b?.kind === "accepted" && a.text === b.text;
    if (literal || !isSame(one, await send(other))) continue;
    const message = say`the prompt ${subject} is the same text for two values of \`${hide(argument.name)}\``;
    found.push({
      ...{ ...about, tier: "suspicious", message, steps: [get(), other] },
      shows: ([a, b]) => isSame(a, b),
      wants: () => [otherwise(1, "result.messages")],
    });
  }
  return found;
}

function exceptionOf(answer: Answer | undefined, { params }: Step): string | undefined {
  return answer?.kind === "rejected" ? exceptionIn(answer.text, sentText(params)) : undefined;
}

const ROLES: readonly unknown[] = ["user", "assistant"];
const TYPES: readonly unknown[] = ["text", "image", "audio", "resource", "resource_link"];
const MESSAGES = {
  items: {
    properties: { role: { enum: ROLES }, content: { properties: { type: { enum: TYPES } }, required: ["type"] } },
  },
};

/** The role or type of content that no revision has; undefined if all messages are right. */
export function wrongMessage({ result }: Pick<Answer, "result">): string | undefined {
  for (const message of Array.isArray(result?.messages) ? result.messages.filter(isObject) : []) {
    if (!ROLES.includes(message.role)) return `a message with the role ${String(JSON.stringify(message.role))}`;
    const type = isObject(message.content) ? message.content.type : undefined;
    if (!TYPES.includes(type)) return `content of the type ${String(JSON.stringify(type))}`;
  }
  return undefined;
}

function placeholderIn(answer: Answer | undefined, name: string): string | undefined {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![{$])\\{{1,2}\\s*${word}\\s*\\}{1,2}`).exec(answer?.text ?? "")?.[0];
}
