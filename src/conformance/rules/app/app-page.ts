import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { asList } from "../../../core/json/json.js";
import type { Item } from "../../server/check-result.js";

/** The list of `csp` that has to have an address. */
type DomainList = "resourceDomains" | "connectDomains" | "frameDomains" | "baseUriDomains";

interface Use {
  list: DomainList;
  /** As it is written. */
  address: string;
  /** Whether it may have its content in itself (`data:`). */
  mayBeData?: boolean;
}

export interface AppPage {
  hasDoctype: boolean;
  isEmpty: boolean;
  uses: readonly Use[];
}

/** Links of which a browser loads the target. */
const LOADED = /\b(?:stylesheet|icon|preload|modulepreload|apple-touch-icon)\b/i;
const PICTURES = ["img", "audio", "video", "source", "track", "input", "image"];
const IN_STYLE =
  /@import\s+(?:"([^"]{1,2000})"|'([^']{1,2000})')|url\(\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^"')\s]{1,2000}))\s*\)/g;
/** With scheme and host alone: what follows may be made up as the script runs. */
const IN_SCRIPT =
  /(?:\b(?:fetch|WebSocket|EventSource)\(|\.open\(\s*["'`]\w{1,20}["'`]\s*,)\s*["'`]((?:https?|wss?):\/\/[^"'`$\s/?#]{1,255})(?=["'`/?#])/g;

/** What an app's page is, and what it loads, as far as that is written in it. */
export function readPage(html: string): AppPage {
  let hasDoctype = true;
  const root = parse(html, {
    onParseError: ({ code }) => {
      if (code === "missing-doctype") hasDoctype = false;
    },
  });
  const uses: Use[] = [];
  let isEmpty = true;
  const nodes: Tree.ChildNode[] = [...root.childNodes];
  for (const node of nodes) {
    if (node.nodeName === "#text" && (node as Tree.TextNode).value.trim() !== "") isEmpty = false;
    if (!("tagName" in node)) continue;
    if (!["html", "head", "body"].includes(node.tagName)) isEmpty = false;
    uses.push(...usesOf(node));
    for (const child of [node.childNodes, "content" in node ? node.content.childNodes : []].flat()) nodes.push(child);
  }
  return { hasDoctype, isEmpty, uses };
}

function usesOf({ tagName, attrs, childNodes }: Tree.Element): Use[] {
  const attributes = new Map(attrs.map(({ name, value }) => [name, value.trim()]));
  const at = (name: string, list: DomainList, mayBeData = false): Use[] => {
    const address = attributes.get(name);
    return address ? [{ list, address, mayBeData }] : [];
  };
  const inside = childNodes.map((node) => (node.nodeName === "#text" ? (node as Tree.TextNode).value : "")).join("");
  const style = `${attributes.get("style") ?? ""} ${tagName === "style" ? inside : ""}`;
  const uses = matchesOf(IN_STYLE, style).map(
    (address): Use => ({ list: "resourceDomains", address, mayBeData: true }),
  );
  if (tagName === "base") uses.push(...at("href", "baseUriDomains"));
  if (tagName === "iframe" || tagName === "frame") uses.push(...at("src", "frameDomains"));
  const rel = attributes.get("rel") ?? "";
  if (tagName === "link" && LOADED.test(rel)) uses.push(...at("href", "resourceDomains", /icon/i.test(rel)));
  if (PICTURES.includes(tagName))
    uses.push(...at("src", "resourceDomains", true), ...at("poster", "resourceDomains", true));
  if (tagName !== "script") return uses;
  const called = matchesOf(IN_SCRIPT, inside).map((address): Use => ({ list: "connectDomains", address }));
  return [...uses, ...at("src", "resourceDomains"), ...called];
}

/** What the groups of a pattern match, wherever it does. */
function matchesOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.find((group) => group !== undefined) ?? []);
}

/** The uses that a host blocks, with what `csp` declares. */
export function blockedUses({ uses }: AppPage, csp: Item): Use[] {
  const base = uses.find(({ list }) => list === "baseUriDomains")?.address;
  return uses.filter(({ list, address, mayBeData }) => {
    if (/^(?:#|blob:|about:|javascript:)/i.test(address)) return false;
    if (/^data:/i.test(address)) return !mayBeData;
    const full = address.startsWith("//") ? `https:${address}` : address;
    if (!URL.canParse(full, base)) return true;
    const url = new URL(full, base);
    return !asList(csp[list]).some((declared) => typeof declared === "string" && covers(declared, url));
  });
}

const ORIGIN = /^(https?|wss?):\/\/(\*\.)?([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}|\*))?(\/.*)?$/i;
/** The schemes that a scheme of a Content Security Policy stands for. */
const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  http: ["http", "https"],
  https: ["https"],
  ws: ["ws", "wss", "http", "https"],
  wss: ["wss", "https"],
};

const DEFAULT_PORTS = [undefined, "80", "443"];

/** Whether a text is an origin, as a Content Security Policy takes it. */
export function isOrigin(text: unknown): boolean {
  const match = typeof text === "string" ? ORIGIN.exec(text) : null;
  return match !== null && (match[5] ?? "/") === "/";
}

function covers(declared: string, { protocol, hostname, port }: URL): boolean {
  const [, scheme = "", wildcard, host = "", ownPort] = ORIGIN.exec(declared) ?? [];
  if (!SCHEMES[scheme.toLowerCase()]?.includes(protocol.slice(0, -1))) return false;
  const isHost = wildcard ? hostname.endsWith(`.${host.toLowerCase()}`) : hostname === host.toLowerCase();
  const isPort = ownPort === "*" || (DEFAULT_PORTS.includes(ownPort) ? port === "" : ownPort === port);
  return isHost && isPort;
}
