import type { Tier } from "../../../../../core/generated/results.js";
import { isObject, parseJson } from "../../../../../core/json/json.js";
import type { Redacted } from "../../../../../core/redaction/redact.js";
import { cut, hide, say } from "../../../../../core/redaction/redacted.js";
import type { Frame } from "../../../../../mcp/frames.js";
import { isAboutService } from "../../../../calls/rejection-text.js";
import { onlyVariable } from "../../../../calls/templates.js";
import type { AuditAnswer, AuditContext, StepAssertion, Suspicion } from "../../types.js";
import { completionsOf } from "./completions.js";
import { itemsOfAnswer } from "./lists.js";

const MAX_RESOURCES = 25;
const MAX_COMPLETED = 10;

interface OfferedResource {
  uri: string;
  mimeType: unknown;
  /** How it is offered: by the list, or by completions for a template. */
  by: string;
  provenance: Redacted;
}

/** AUDIT-RESOURCE: a listed or completed resource cannot be read, or is not what it says. */
export async function judgeResources(context: AuditContext): Promise<Suspicion[]> {
  if (!isObject(context.capabilities.resources)) return [];
  const suspicions: Suspicion[] = [];
  const causes = new Set<string>();
  for (const { uri, mimeType, by, provenance } of await offeredResources(context)) {
    const answer = await context.ask("resources/read", { uri });
    const wrong = answer && wrongResource(answer, uri, mimeType, provenance);
    // What is wrong with many alike is one cause, and so are the completions of one template.
    const cause = by === "list" ? wrong?.what.replaceAll(uri, "") : by;
    if (!wrong || cause === undefined || causes.has(cause)) continue;
    causes.add(cause);
    suspicions.push({
      rule_id: "AUDIT-RESOURCE",
      tier: wrong.tier,
      subject: hide(uri),
      message: say`${hide(uri)} ${wrong.what}`,
      steps: [{ method: "resources/read", params: { uri } }],
      shows: ([again]) => again !== undefined && wrongResource(again, uri, mimeType, provenance)?.what === wrong.what,
      assertions: () => wrong.assertions.map((assertion) => ({ at: 0, ...assertion })),
    });
  }
  return suspicions;
}

async function offeredResources(context: AuditContext): Promise<OfferedResource[]> {
  const items: Frame[] = [];
  for (let cursor: unknown; items.length < MAX_RESOURCES; ) {
    const answer = await context.ask("resources/list", typeof cursor === "string" ? { cursor } : {});
    const page = itemsOfAnswer(answer, "resources");
    items.push(...page);
    cursor = answer?.result?.nextCursor;
    if (page.length === 0 || typeof cursor !== "string") break;
  }
  const listedResources = items
    .slice(0, MAX_RESOURCES)
    .flatMap(({ uri, mimeType }) =>
      typeof uri === "string" ? [{ uri, mimeType, by: "list", provenance: say`is listed` }] : [],
    );
  const listedUris = new Set(listedResources.map(({ uri }) => uri));
  return [...listedResources, ...(await completedResources(context)).filter(({ uri }) => !listedUris.has(uri))];
}

/** The resources that completions of templates with one variable lead to. */
async function completedResources(context: AuditContext): Promise<OfferedResource[]> {
  if (!isObject(context.capabilities.completions)) return [];
  const templates = itemsOfAnswer(await context.ask("resources/templates/list", {}), "resourceTemplates");
  const resources: OfferedResource[] = [];
  for (const { uriTemplate, mimeType } of templates) {
    if (typeof uriTemplate !== "string") continue;
    const variable = onlyVariable(uriTemplate);
    if (!variable) continue;
    const values = await completionsOf(context, { type: "ref/resource", uri: uriTemplate }, variable.name);
    for (const value of values.slice(0, MAX_COMPLETED)) {
      const provenance = say`is what a completion gives`;
      resources.push({ uri: variable.expand(value), mimeType, by: uriTemplate, provenance });
    }
  }
  return resources;
}

interface ResourceFault {
  tier: Tier;
  what: Redacted;
  assertions: readonly Omit<StepAssertion, "at">[];
}

function wrongResource(
  answer: AuditAnswer,
  uri: string,
  mimeType: unknown,
  provenance: Redacted,
): ResourceFault | undefined {
  const wrong = (tier: Tier, what: Redacted, target: string, matcher: StepAssertion["matcher"]): ResourceFault => {
    return { tier, what, assertions: [{ target, matcher }] };
  };
  const ofContents = (tier: Tier, what: Redacted, schema: object) => wrong(tier, what, "result.contents", { schema });
  // What it is read from may be missing on this machine, or in the sandbox.
  if (answer.kind === "none" || (answer.kind === "rejected" && isAboutService(answer.text))) return undefined;
  if (answer.kind === "rejected") {
    const what = say`${provenance}, but cannot be read: ${cut(hide(answer.text), 200)}`;
    return wrong("broken", what, "error", { exact: null });
  }
  const contents = Array.isArray(answer.result?.contents) ? answer.result.contents.filter(isObject) : [];
  const [first] = contents;
  if (!first) return ofContents("suspicious", say`has no contents`, { type: "array", minItems: 1 });
  if (contents.some(({ text, blob }) => text === undefined && blob === undefined)) {
    const schema = { items: { anyOf: [{ required: ["text"] }, { required: ["blob"] }] } };
    return ofContents("broken", say`has neither text nor blob`, schema);
  }
  const type = first.mimeType ?? mimeType;
  if (typeof type === "string" && !fitsType(first, type)) {
    const what = say`says that it is ${hide(type)}, but its contents are not`;
    return typeof first.text === "string"
      ? wrong("broken", what, "result.contents[0].text", { "is-json": null })
      : wrong("broken", what, "result.contents[0].blob", { regex: `^${startOf(type)}` });
  }
  // A folder may give what is in it.
  const folder = `${uri.replace(/\/$/, "")}/`;
  if (contents.some((content) => content.uri === uri || String(content.uri).startsWith(folder))) return undefined;
  const schema = { contains: { properties: { uri: { const: uri } } } };
  return ofContents("suspicious", say`is read with contents of another URI`, schema);
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

/** What files of a type begin with in base64, without what depends on later bytes. */
function startOf(type: string): string {
  const hex = MAGIC[plainType(type)] ?? "";
  const text = Buffer.from(hex, "hex").toString("base64");
  return text.slice(0, Math.floor((hex.length * 4) / 6)).replaceAll("+", "[+]");
}

function plainType(type: string): string {
  return type.split(";")[0] ?? "";
}

/** False if contents cannot be of the type that they say: a text that is not JSON, bytes that do not begin as a PNG. */
export function fitsType({ text, blob }: Readonly<Record<string, unknown>>, type: string): boolean {
  if (typeof text === "string")
    return !/^application\/(?:[\w.-]+\+)?json\b/.test(type) || parseJson(text) !== undefined;
  const magic = MAGIC[plainType(type)];
  return (
    magic === undefined || typeof blob !== "string" || Buffer.from(blob, "base64").toString("hex").startsWith(magic)
  );
}
