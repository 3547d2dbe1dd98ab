import type { Redacted } from "../../../../core/redaction/redact.js";
import { hide, say } from "../../../../core/redaction/redacted.js";
import { flatten } from "../../../probes/schema.js";
import type { Args } from "../../../probes/sites.js";
import { cursorIn, identityOf, itemsIn, totalIn } from "../../answers.js";
import type { Answer, AuditContext, AuditTool, Step, Suspicion } from "../../types.js";
import { argumentsOf, callStep, greatestPage, SIZE } from "../../values.js";
import { firstRepeated } from "./lists.js";

const MAX_PAGES = 40;

interface Paging {
  kind: "cursor" | "page" | "offset";
  argument: string;
  size: string | undefined;
}

/** AUDIT-PAGES: walking a list in pages repeats or drops items, never ends, or differs from its total. */
export async function pages(context: AuditContext): Promise<Suspicion[]> {
  const found: Suspicion[] = [];
  for (const tool of context.tools) {
    const paging = pagingOf(tool);
    const accepted = context.accepted(tool);
    if (!paging || !tool.reads || !accepted?.isValid) continue;
    const { [paging.argument]: _, ...base } = accepted.args;
    for (const size of paging.size === undefined ? [undefined] : [2, 3]) {
      const walked = await walk(context, tool, paging, base, size);
      if (walked) found.push(walked);
    }
    if (paging.kind === "cursor") found.push(...(await invalidCursor(context, tool, paging, base)));
  }
  return found;
}

function pagingOf(tool: AuditTool): Paging | undefined {
  const names = argumentsOf(tool).map(({ name }) => name);
  const find = (pattern: RegExp) => names.find((name) => pattern.test(name));
  const size = find(SIZE);
  for (const [kind, pattern] of [
    ["cursor", /^(?:next_?)?(?:cursor|page_?token)$|^after$/i],
    ["page", /^page(?:_?(?:number|no|index))?$/i],
    ["offset", /^(?:offset|skip|start)$/i],
  ] as const) {
    const argument = find(pattern);
    if (argument !== undefined && (kind !== "offset" || size !== undefined)) return { kind, argument, size };
  }
  return undefined;
}

function sizeArgs(tool: AuditTool, { size }: Paging, wanted: number | undefined): Args {
  if (size === undefined || wanted === undefined) return {};
  const flat = flatten(argumentsOf(tool).find(({ name }) => name === size)?.schema, tool.inputSchema);
  const low = typeof flat.minimum === "number" ? flat.minimum : 1;
  const high = typeof flat.maximum === "number" ? flat.maximum : 1_000;
  return { [size]: Math.min(Math.max(wanted, low), high) };
}

/** Walks with pages of one size, beside one page of the greatest; says what does not fit. */
async function walk(
  context: AuditContext,
  tool: AuditTool,
  paging: Paging,
  base: Args,
  size: number | undefined,
): Promise<Suspicion | undefined> {
  const steps: Step[] = [];
  const answers: Answer[] = [];
  const send = async (args: Args) => {
    const made = await context.call(tool, args);
    if (made?.answer.kind !== "accepted") return undefined;
    steps.push(made.step);
    answers.push(made.answer);
    return made.answer;
  };
  const all = await send({ ...base, ...greatestPage(tool, context.callsOf(tool)) });
  const whole = itemsIn(all?.json);
  if (!whole || whole.length < 2) return undefined;
  const small = sizeArgs(tool, paging, size);
  let at: unknown = paging.kind === "cursor" ? undefined : await firstPage(tool, paging);
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await send({ ...base, ...small, ...(at !== undefined && { [paging.argument]: at }) });
    const items = itemsIn(answer?.json);
    if (!answer || !items) return undefined;
    if (paging.kind === "cursor") at = cursorIn(answer.json);
    else if (items.length === 0) at = undefined;
    else at = Number(at) + (paging.kind === "page" ? 1 : (small[paging.size ?? ""] as number));
    if (at === undefined || at === null || at === "") break;
    if (paging.kind !== "cursor" && items.length < Number(small[paging.size ?? ""] ?? 1)) break;
  }
  const wrong = wrongIn(answers, at);
  if (wrong === undefined) return undefined;
  return {
    ...{ rule_id: "AUDIT-PAGES", tier: "broken", subject: hide(tool.name) },
    message: say`the pages of ${hide(tool.name)} do not fit together: ${wrong}`,
    steps,
    shows: (again) => wrongIn(again, at) !== undefined,
  };
}

async function firstPage(tool: AuditTool, { kind, argument }: Paging): Promise<number> {
  if (kind === "offset") return 0;
  const flat = flatten(argumentsOf(tool).find(({ name }) => name === argument)?.schema, tool.inputSchema);
  return flat.minimum === 0 || flat.default === 0 ? 0 : 1;
}

/** What is wrong with a list and its pages; `rest`: where the next page would be. */
function wrongIn([all, ...walked]: readonly Answer[], rest: unknown): Redacted | undefined {
  const whole = (itemsIn(all?.json) ?? []).map(identityOf);
  const seen = walked.flatMap(({ json }) => itemsIn(json) ?? []).map(identityOf);
  const walkedTo = new Set(seen);
  const repeated = firstRepeated(seen);
  if (walked.length >= MAX_PAGES && rest !== undefined)
    return say`they never end: ${walked.length} pages for ${walkedTo.size} items`;
  if (repeated !== undefined && new Set(whole).size === whole.length) return say`${hide(repeated)} is on two pages`;
  const isWhole = cursorIn(all?.json) === undefined;
  const missing = whole.find((item) => !walkedTo.has(item));
  if (missing !== undefined) return say`${hide(missing)} is on no page`;
  const total = totalIn(all?.json);
  const totals = walked.map(({ json }) => totalIn(json));
  if (total !== undefined && totals.some((other) => other !== total)) return say`\`total\` differs from page to page`;
  if (isWhole && total !== undefined && seen.length < total && seen.length > 0)
    return say`\`total\` is ${total}, but there are ${seen.length} items`;
  return undefined;
}

/** A cursor that no server gave is to be rejected, not taken for none. */
async function invalidCursor(
  context: AuditContext,
  tool: AuditTool,
  { argument }: Paging,
  base: Args,
): Promise<Suspicion[]> {
  const steps = [callStep(tool.name, base), callStep(tool.name, { ...base, [argument]: "mcptest-no-cursor" })];
  const first = await context.call(tool, base);
  const other = await context.call(tool, { ...base, [argument]: "mcptest-no-cursor" });
  const isFirst = (a?: Answer, b?: Answer) => {
    const items = itemsIn(b?.json);
    return (
      a?.kind === "accepted" &&
      b?.kind === "accepted" &&
      items !== undefined &&
      items.length > 0 &&
      JSON.stringify(itemsIn(a.json)) === JSON.stringify(items)
    );
  };
  if (!isFirst(first?.answer, other?.answer)) return [];
  return [
    {
      ...{ rule_id: "AUDIT-PAGES", tier: "suspicious", subject: say`${hide(tool.name)}.${hide(argument)}` },
      message: say`${hide(tool.name)} takes an invalid \`${hide(argument)}\` for none, and starts again`,
      steps,
      shows: ([a, b]) => isFirst(a, b),
    },
  ];
}
