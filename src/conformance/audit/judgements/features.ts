import { isObject, parseJson } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { cut, hide, say } from "../../../core/redaction/redacted.js";
import type { Answer, AuditContext, Suspicion, Tier } from "../types.js";
import { completionsOf } from "./completions.js";
import { itemsOfAnswer } from "./lists.js";

const MAX_RESOURCES = 25;
const MAX_COMPLETED = 10;

/** AUDIT-RESOURCE: a listed or completed resource cannot be read, or is not what it says. */
export async function resources(context: AuditContext): Promise<Suspicion[]> {
  if (!isObject(context.capabilities.resources)) return [];
  const listed = itemsOfAnswer(await context.ask("resources/list", {}), "resources").slice(0, MAX_RESOURCES);
  const known = new Set(listed.map(({ uri }) => uri));
  const completed = (await completedUris(context)).filter(({ uri }) => !known.has(uri));
  const found: Suspicion[] = [];
  const causes = new Set<string>();
  for (const { uri, mimeType, isCompleted } of [...listed, ...completed] as Record<string, unknown>[]) {
    if (typeof uri !== "string") continue;
    const isOffered = isCompleted === true ? say`is what a completion gives` : say`is listed`;
    const answer = await context.ask("resources/read", { uri });
    const wrong = answer && wrongResource(answer, uri, mimeType, isOffered);
    // What is wrong with many alike is one cause.
    if (!wrong || causes.has(wrong.what.replaceAll(uri, ""))) continue;
    causes.add(wrong.what.replaceAll(uri, ""));
    found.push({
      ...{ rule_id: "AUDIT-RESOURCE", tier: wrong.tier, subject: hide(uri) },
      message: say`${hide(uri)} ${wrong.what}`,
      steps: [{ method: "resources/read", params: { uri } }],
      shows: ([again]) => again !== undefined && wrongResource(again, uri, mimeType, isOffered)?.what === wrong.what,
    });
  }
  return found;
}

/** The resources that completions of templates with one variable lead to. */
async function completedUris(context: AuditContext): Promise<{ uri: string; mimeType: unknown; isCompleted: true }[]> {
  if (!isObject(context.capabilities.completions)) return [];
  const templates = itemsOfAnswer(await context.ask("resources/templates/list", {}), "resourceTemplates");
  const found: { uri: string; mimeType: unknown; isCompleted: true }[] = [];
  for (const { uriTemplate, mimeType } of templates) {
    const variables = typeof uriTemplate === "string" ? [...uriTemplate.matchAll(/\{([+#]?)(\w+)\}/g)] : [];
    const [[whole = "", operator = "", name = ""] = []] = variables;
    if (typeof uriTemplate !== "string" || variables.length !== 1 || uriTemplate.split("{").length > 2) continue;
    const values = await completionsOf(context, { type: "ref/resource", uri: uriTemplate }, name);
    const encoded = (value: string) => (operator === "" ? encodeURIComponent(value) : encodeURI(value));
    found.push(
      ...values
        .slice(0, MAX_COMPLETED)
        .map((value) => ({
          uri: uriTemplate.replace(whole, () => encoded(value)),
          mimeType,
          isCompleted: true as const,
        })),
    );
  }
  return found;
}

function wrongResource(
  answer: Answer,
  uri: string,
  mimeType: unknown,
  isOffered: Redacted,
): { tier: Tier; what: Redacted } | undefined {
  if (answer.kind === "none") return undefined;
  const contents = Array.isArray(answer.result?.contents) ? answer.result.contents.filter(isObject) : [];
  if (answer.kind === "rejected")
    return { tier: "broken", what: say`${isOffered}, but cannot be read: ${cut(hide(answer.text), 200)}` };
  if (contents.length === 0) return { tier: "suspicious", what: say`has no contents` };
  if (contents.some(({ text, blob }) => text === undefined && blob === undefined))
    return { tier: "broken", what: say`has neither text nor blob` };
  const [first] = contents;
  const type = first?.mimeType ?? mimeType;
  if (typeof type === "string" && first && !fitsType(first, type))
    return { tier: "broken", what: say`says that it is ${hide(type)}, but its contents are not` };
  if (!contents.some((content) => content.uri === uri))
    return { tier: "suspicious", what: say`is read with contents of another URI` };
  return undefined;
}

/** The first bytes of types of files. */
const MAGIC: Readonly<Record<string, string>> = {
  "image/png": "89504e47",
  "image/jpeg": "ffd8ff",
  "image/gif": "47494638",
  "application/pdf": "25504446",
  "application/zip": "504b",
  "application/gzip": "1f8b",
};

/** False if contents cannot be of the type that they say: a text that is not JSON, bytes that do not begin as a PNG. */
export function fitsType({ text, blob }: Readonly<Record<string, unknown>>, type: string): boolean {
  if (typeof text === "string")
    return !/^application\/(?:[\w.-]+\+)?json\b/.test(type) || parseJson(text) !== undefined;
  const magic = MAGIC[type.split(";")[0] ?? ""];
  return (
    magic === undefined || typeof blob !== "string" || Buffer.from(blob, "base64").toString("hex").startsWith(magic)
  );
}
