import { isObject, parseJson } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { cut, hide, say } from "../../../core/redaction/redacted.js";
import type { Answer, AuditContext, Suspicion, Tier } from "../types.js";
import { itemsOfAnswer } from "./lists.js";

const MAX_RESOURCES = 25;

/** AUDIT-RESOURCE: a listed resource cannot be read, or is not what it says. */
export async function resources(context: AuditContext): Promise<Suspicion[]> {
  if (!isObject(context.capabilities.resources)) return [];
  const listed = itemsOfAnswer(await context.ask("resources/list", {}), "resources");
  const found: Suspicion[] = [];
  const told = new Set<string>();
  for (const { uri, mimeType } of listed.slice(0, MAX_RESOURCES)) {
    if (typeof uri !== "string") continue;
    const answer = await context.ask("resources/read", { uri });
    const wrong = answer && wrongResource(answer, uri, mimeType);
    // What is wrong with many alike is one cause.
    if (!wrong || told.has(wrong.what.replaceAll(uri, ""))) continue;
    told.add(wrong.what.replaceAll(uri, ""));
    found.push({
      ...{ rule_id: "AUDIT-RESOURCE", tier: wrong.tier, subject: hide(uri) },
      message: say`${hide(uri)} ${wrong.what}`,
      steps: [{ method: "resources/read", params: { uri } }],
      shows: ([again]) => again !== undefined && wrongResource(again, uri, mimeType)?.what === wrong.what,
    });
  }
  return found;
}

function wrongResource(answer: Answer, uri: string, mimeType: unknown): { tier: Tier; what: Redacted } | undefined {
  if (answer.kind === "none") return undefined;
  const contents = Array.isArray(answer.result?.contents) ? answer.result.contents.filter(isObject) : [];
  if (answer.kind === "rejected")
    return { tier: "broken", what: say`is listed, but cannot be read: ${cut(hide(answer.text), 200)}` };
  if (contents.length === 0) return { tier: "suspicious", what: say`has no contents` };
  if (contents.some(({ text, blob }) => text === undefined && blob === undefined))
    return { tier: "broken", what: say`has neither text nor blob` };
  const [first] = contents;
  const type = first?.mimeType ?? mimeType;
  if (
    typeof type === "string" &&
    /[/+]json\b/.test(type) &&
    typeof first?.text === "string" &&
    parseJson(first.text) === undefined
  ) {
    return { tier: "broken", what: say`says that it is ${hide(type)}, but is no JSON` };
  }
  // A folder may give what is in it.
  if (!contents.some((content) => content.uri === uri || String(content.uri).startsWith(`${uri.replace(/\/$/, "")}/`)))
    return { tier: "suspicious", what: say`is read with contents of another URI` };
  return undefined;
}

/** AUDIT-PROMPT: a prompt does not take its arguments as it says, or leaves a placeholder. */
export async function prompts(context: AuditContext): Promise<Suspicion[]> {
  if (!isObject(context.capabilities.prompts)) return [];
  const found: Suspicion[] = [];
  for (const prompt of itemsOfAnswer(await context.ask("prompts/list", {}), "prompts")) {
    if (typeof prompt.name !== "string") continue;
    const declared = (Array.isArray(prompt.arguments) ? prompt.arguments : []).filter(isObject);
    const names = declared.flatMap(({ name }) => (typeof name === "string" ? [name] : []));
    const required = declared.flatMap(({ name, required: isRequired }) =>
      isRequired === true && typeof name === "string" ? [name] : [],
    );
    const get = (args: Record<string, string>) => ({
      method: "prompts/get",
      params: { name: prompt.name as string, arguments: args },
    });
    const filled = (value: string) => Object.fromEntries(names.map((name) => [name, `${value} ${name}`]));
    const subject = hide(prompt.name);
    const about = { rule_id: "AUDIT-PROMPT", subject } as const;
    const one = await context.ask("prompts/get", get(filled("mcptest one")).params);
    if (one?.kind !== "accepted") continue;
    const literal = names.find((name) =>
      new RegExp(`(?<![{$])\\{{1,2}\\s*${escaped(name)}\\s*\\}{1,2}`).test(one.text),
    );
    if (literal !== undefined) {
      const shows: Suspicion["shows"] = ([again]) =>
        again?.text.includes(`{${literal}`) === true || again?.text.includes(`{ ${literal}`) === true;
      found.push({
        ...about,
        tier: "suspicious",
        message: say`the prompt ${subject} leaves the placeholder {${hide(literal)}}`,
        steps: [get(filled("mcptest one"))],
        shows,
      });
    }
    for (const name of required) {
      const { [name]: _, ...without } = filled("mcptest one");
      const answer = await context.ask("prompts/get", get(without).params);
      if (answer?.kind === "accepted") {
        found.push({
          ...about,
          tier: "broken",
          message: say`the prompt ${subject} requires \`${hide(name)}\`, but is given without it`,
          steps: [get(without)],
          shows: ([again]) => again?.kind === "accepted",
        });
      }
      const other = { ...filled("mcptest one"), [name]: `mcptest two ${name}` };
      const changed = await context.ask("prompts/get", get(other).params);
      if (literal === undefined && changed?.kind === "accepted" && changed.text === one.text) {
        const steps = [get(filled("mcptest one")), get(other)];
        found.push({
          ...about,
          tier: "suspicious",
          message: say`the prompt ${subject} is the same text for two values of \`${hide(name)}\``,
          steps,
          shows: ([a, b]) => a?.kind === "accepted" && b?.kind === "accepted" && a.text === b.text,
        });
      }
    }
  }
  return found;
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
