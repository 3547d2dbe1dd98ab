import { cite, MODERN } from "../../../rules/citations.js";
import type { RuleEntry, RuleFamily } from "../../../rules/types.js";

const TEXT = "https://github.com/modelcontextprotocol/ext-apps/blob/main/specification/2026-01-26/apps.mdx";
/** The revisions at which tools and resources have `_meta`. */
const corpus = { since: "2025-06-18" } as const;

function ofApps(section: string, anchor: string): NonNullable<RuleEntry["sources"]> {
  return [{ title: `MCP Apps, ${section}`, url: `${TEXT}#${anchor}` }];
}

const FORMAT = ofApps("UI Resource Format", "ui-resource-format");
const CONTENT = ofApps("Content Requirements", "content-requirements");
const DISCOVERY = ofApps("Resource Discovery", "resource-discovery");

/** What apps (`io.modelcontextprotocol/ui`) are to be, for servers whose tools link one. */
export const APP_RULES = {
  "APP-RESOURCE": {
    title: "The app of a tool can be read",
    severity: "must",
    text: 'What a tool links as its app, by `_meta.ui.resourceUri` or the deprecated `_meta["ui/resourceUri"]`, is a `ui://` address that `resources/read` answers with contents. It need not be in the list of resources.',
    fix: "Register the resource under the address that the tool links.",
    sources: DISCOVERY,
    corpus,
    good: '"_meta":{"ui":{"resourceUri":"ui://shop/view"}}, and contents for ui://shop/view',
    bad: '"_meta":{"ui":{"resourceUri":"https://shop.example/view"}}',
  },
  "APP-MIME": {
    title: "An app has the MIME type of apps",
    severity: "must",
    text: "The content of an app is of the type `text/html;profile=mcp-app`, as written here. If its entry in the list of resources says otherwise, this is a `should`.",
    fix: "Write `mimeType: text/html;profile=mcp-app` in the contents of `resources/read`, and in the list.",
    sources: CONTENT,
    corpus,
    good: '"mimeType":"text/html;profile=mcp-app"',
    bad: '"mimeType":"text/html"',
  },
  "APP-HTML": {
    title: "An app is an HTML page",
    severity: "must",
    text: "The content of an app has `text` or `blob`: a page with a doctype that is not empty. The tags of `html`, `head` and `body` may be left out.",
    fix: "Begin the page with `<!doctype html>`, and return it as `text`.",
    sources: CONTENT,
    corpus,
    good: '"text":"<!doctype html><title>Shop</title>…"',
    bad: '"text":"<div>Shop</div>"',
  },
  "APP-CSP": {
    title: "An app declares from where it loads",
    severity: "should",
    text: "What the page of an app names is in the lists of `_meta.ui.csp`: `src`, `href`, `@import` and `url()` in `resourceDomains`; addresses in calls of fetch, XMLHttpRequest, WebSocket and EventSource in `connectDomains`; frames in `frameDomains`; `<base>` in `baseUriDomains`. `https://*.host` covers subdomains. What is inline needs nothing, pictures and media may be `data:`, and a relative address loads nothing. The lists of the content count, else those of the entry in the list.",
    fix: "Add the origin to the list that the message names, or put the file into the page.",
    sources: FORMAT,
    corpus,
    good: '<script src="https://cdn.example/a.js"> with "resourceDomains":["https://cdn.example"]',
    bad: '<script src="https://cdn.example/a.js"> without `csp`',
  },
  "APP-META": {
    title: "What an app asks of its host is well formed",
    severity: "must",
    text: "In `_meta.ui` of an app, `csp` has lists of origins and the boolean `wasmUnsafeEval`; `permissions` has none but `camera`, `microphone`, `geolocation` and `clipboardWrite`; `domain` is a text, and `prefersBorder` a boolean.",
    fix: "Correct the member that the message names.",
    sources: FORMAT,
    corpus,
    good: '"csp":{"connectDomains":["https://api.example"]}',
    bad: '"csp":{"connectDomains":"api.example"}',
  },
  "APP-TEXT": {
    title: "A tool with an app answers without it too",
    severity: "must",
    text: "The result of a tool with an app has content, for the model and for hosts that show no apps. If no text is among it, this is a `should`. Judged by one call of a tool that may be called.",
    fix: "Say in a text what the app shows.",
    sources: ofApps("Server Behavior", "server-behavior"),
    corpus,
    good: '"content":[{"type":"text","text":"3 goods"}]',
    bad: '"content":[]',
  },
  "APP-VISIBILITY": {
    title: "The visibility of a tool is a list of model and app",
    severity: "must",
    text: "`_meta.ui.visibility` of a tool is a list of `model` and `app`.",
    fix: 'Write `["model"]`, `["app"]` or both, or leave it out.',
    sources: DISCOVERY,
    corpus,
    good: '"visibility":["app"]',
    bad: '"visibility":"app"',
  },
  "EXT-ID": {
    title: "An extension has an identifier with a prefix",
    severity: "must",
    text: "Each extension that a server declares has an identifier that fulfils the rules for keys of `_meta`, with a prefix, and an object as its settings. Before 2026-07-28 it is of severity should, and so is always that the prefix is a reversed domain.",
    fix: "Name the extension like `com.example/name`, and declare it with an object, `{}` if it has no settings.",
    spec: [
      ...cite(["2025-06-18", "2025-11-25"], "Overview, General fields", "basic#general-fields"),
      ...cite(MODERN, "Versioning, Extension Negotiation", "basic/versioning#extension-negotiation"),
    ],
    corpus,
    good: '"extensions":{"com.example/search":{}}',
    bad: '"extensions":{"search":true}',
  },
} satisfies RuleFamily;
