import type { PageRule } from "../data.js";
import { h } from "./dom.js";

export type Rules = Readonly<Record<string, PageRule>>;

/** The id of a rule with its title, linked to its help unless it stands in something that is pressed itself. */
export function ruleName(id: string, rules: Rules, isLinked = true): HTMLElement {
  const rule = Object.hasOwn(rules, id) ? rules[id] : undefined;
  if (rule === undefined) return h("code", {}, id);
  const title = ` ${rule.title}`;
  if (rule.url === "" || !isLinked) return h("span", {}, h("code", {}, id), title);
  return h("span", {}, h("a", { href: rule.url, rel: "noreferrer" }, id), title);
}

/** Text as it is; it can be scrolled with the keyboard. */
export function pre(text: string): Node[] {
  return text === "" ? [] : [h("pre", { tabindex: 0 }, text)];
}

/** A remark. */
export function note(text: string): HTMLElement {
  return h("p", { class: "facts" }, text);
}
