import { asList, isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, join, say } from "../../../core/redaction/redacted.js";
import { APP_MIME_TYPE } from "../../../mcp/revisions/extensions.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { aboutItem, expectResult, type Reply, shortFrame } from "../../server/answers.js";
import {
  about,
  type CheckResults,
  failed,
  failedIf,
  type Item,
  leftOut,
  passed,
  skipped,
} from "../../server/check-result.js";
import { type ChecksById, type LiveCheck, oncePerSession } from "../../server/checks.js";
import { blockedUses, isOrigin, readPage } from "./app-page.js";
import { linkOf, linksOf, uiOf } from "./listed.js";

const MAX_APPS = 20;
const MAX_SHOWN = 3;
const DOMAIN_LISTS = ["connectDomains", "resourceDomains", "frameDomains", "baseUriDomains"];
const PERMISSIONS = ["camera", "microphone", "geolocation", "clipboardWrite"];

/** An app that tools link. */
interface App {
  /** As they write it. */
  uri: unknown;
  tool: Item;
  /** Its entry in the list of resources, where it need not be. */
  listed: Item | undefined;
  /** What reading it gave; absent if its address is none of an app. */
  reply: Reply | undefined;
  content: Item | undefined;
}

const appsOf = oncePerSession(async (server): Promise<App[]> => {
  const apps: App[] = [];
  for (const [uri, [tool = {}]] of [...linksOf(server.listed.tools)].slice(0, MAX_APPS)) {
    const isOfApp = typeof uri === "string" && uri.startsWith("ui://");
    const reply = isOfApp ? await server.request("resources/read", { uri }, "test") : undefined;
    const contents = asList(reply?.result?.contents).filter(isObject);
    const content = contents.find((one) => one.uri === uri) ?? contents[0];
    apps.push({ uri, tool, reply, content, listed: server.listed.resources.find((one) => one.uri === uri) });
  }
  return apps;
});

/** Checks of the apps that tools link. */
export const APP_CHECKS: ChecksById = {
  "APP-RESOURCE": forApps(({ tool, uri, reply, content }) => {
    const linked = say`the tool ${valueExcerpt(tool.name)} links ${valueExcerpt(uri)}`;
    if (!reply) return failed(say`${linked}, which is not a ui:// address`, shortFrame(tool));
    return expectResult(reply, linked, () => (content ? undefined : say`it has no contents`));
  }),
  "APP-MIME": forContent((content, { listed, reply }) => {
    const wrong = ({ mimeType }: Item, where: Redacted) =>
      mimeType === APP_MIME_TYPE
        ? undefined
        : say`${where} is of the type ${valueExcerpt(mimeType ?? null)}, not ${APP_MIME_TYPE}`;
    const ofContent = failedIf(wrong(content, say`the content`), reply?.evidence);
    const ofEntry = listed && wrong(listed, say`the entry in the list`);
    return ofEntry ? [ofContent, { ...failed(ofEntry, shortFrame(listed)), severity: "should" }] : ofContent;
  }),
  "APP-HTML": forContent((content, { reply }) => {
    const html = htmlOf(content);
    if (html === undefined) return failed(say`the content has neither \`text\` nor \`blob\``, reply?.evidence);
    const { hasDoctype, isEmpty } = readPage(html);
    const wrong = isEmpty ? say`the page is empty` : hasDoctype ? undefined : say`the page has no doctype`;
    return failedIf(wrong, reply?.evidence);
  }),
  "APP-CSP": forContent((content, { listed, reply }) => {
    const html = htmlOf(content);
    if (html === undefined) return [];
    const { csp } = { ...uiOf(listed ?? {}), ...uiOf(content) };
    const blocked = blockedUses(readPage(html), isObject(csp) ? csp : {});
    const blockedTexts = blocked
      .slice(0, MAX_SHOWN)
      .map(({ list, address }) => say`${valueExcerpt(address)} (${hide(list)})`);
    const more = blocked.length > MAX_SHOWN ? say` and ${blocked.length - MAX_SHOWN} more` : say``;
    if (blocked.length === 0) return passed;
    return failed(say`a host does not load what the page names: ${join(blockedTexts, ", ")}${more}`, reply?.evidence);
  }),
  "APP-META": forContent((content, { listed, reply }) => {
    const wrong = wrongMeta(uiOf(content));
    if (wrong) return failed(wrong, reply?.evidence);
    return failedIf(wrongMeta(uiOf(listed ?? {})), listed && shortFrame(listed));
  }),
  async "APP-TEXT"(server) {
    const tool = server.callable.find((one) => linkOf(one) !== undefined);
    if (!tool) return skipped(say`no tool with an app may be called`);
    const subject = valueExcerpt(String(tool.name));
    const { result, evidence } = await server.request("tools/call", server.callOf(tool));
    if (!result || result.isError === true || result.resultType === "input_required")
      return about(subject, skipped(say`a call of it does not succeed`));
    const content = asList(result.content);
    const hasText = content.some((item) => isObject(item) && item.type === "text" && item.text !== "");
    if (content.length === 0) return about(subject, failed(say`the result has no content`, evidence));
    if (hasText) return about(subject, passed);
    return { ...about(subject, failed(say`the result has no text`, evidence)), severity: "should" };
  },
  "APP-VISIBILITY": async ({ listed: { tools } }) =>
    tools.flatMap((tool) => {
      const { visibility } = uiOf(tool);
      if (visibility === undefined) return [];
      const isRight = Array.isArray(visibility) && visibility.every((who) => who === "model" || who === "app");
      const wrong = say`the visibility is ${valueExcerpt(visibility)}, not a list of "model" and "app"`;
      return aboutItem(tool, "name", isRight ? undefined : wrong);
    }),
};

function forApps(judge: (app: App) => CheckResults): LiveCheck["check"] {
  return async (server) => {
    const results = (await appsOf(server)).flatMap((app) =>
      [judge(app)].flat().map((result) => about(valueExcerpt(app.uri), result)),
    );
    return [...results, ...leftOut(linksOf(server.listed.tools).size, MAX_APPS)];
  };
}

function forContent(judge: (content: Item, app: App) => CheckResults): LiveCheck["check"] {
  return forApps((app) => (app.content ? judge(app.content, app) : []));
}

function htmlOf({ text, blob }: Item): string | undefined {
  if (typeof text === "string") return text;
  return typeof blob === "string" ? Buffer.from(blob, "base64").toString("utf8") : undefined;
}

/** What is wrong with what a resource says of its app. */
function wrongMeta({ csp = {}, permissions = {}, domain = "", prefersBorder = true }: Item): Redacted | undefined {
  if (!isObject(csp)) return say`\`csp\` is ${valueExcerpt(csp)}, not an object`;
  for (const name of DOMAIN_LISTS) {
    const list = csp[name] ?? [];
    if (!Array.isArray(list)) return say`\`csp.${hide(name)}\` is ${valueExcerpt(list)}, not a list`;
    const other = list.find((entry) => !isOrigin(entry));
    if (other !== undefined) return say`\`csp.${hide(name)}\` has ${valueExcerpt(other)}, which is not a valid origin`;
  }
  const { wasmUnsafeEval = true } = csp;
  if (typeof wasmUnsafeEval !== "boolean") return say`\`csp.wasmUnsafeEval\` is ${valueExcerpt(wasmUnsafeEval)}`;
  if (!isObject(permissions)) return say`\`permissions\` is ${valueExcerpt(permissions)}, not an object`;
  const unknown = Object.keys(permissions).find((name) => !PERMISSIONS.includes(name));
  if (unknown !== undefined) return say`\`permissions\` has the unknown name ${valueExcerpt(unknown)}`;
  if (typeof domain !== "string") return say`\`domain\` is ${valueExcerpt(domain)}, not a text`;
  return typeof prefersBorder === "boolean" ? undefined : say`\`prefersBorder\` is ${valueExcerpt(prefersBorder)}`;
}
