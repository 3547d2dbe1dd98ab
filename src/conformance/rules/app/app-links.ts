import { groupsOf } from "../../../core/groups.js";
import { asObject } from "../../../core/json/json.js";
import type { Item } from "../../server/check-result.js";

/** What `_meta` says of an app: of a tool, a resource, or the content of a resource. */
export function uiOf({ _meta }: Item): Item {
  return asObject(asObject(_meta).ui);
}

/** The address of the app that shows the results of a tool, as it is written; undefined if it has none. */
export function linkOf(tool: Item): unknown {
  return uiOf(tool).resourceUri ?? asObject(tool._meta)["ui/resourceUri"];
}

/** Each address with the tools that link it. */
export function linksOf(tools: readonly Item[]): ReadonlyMap<unknown, readonly Item[]> {
  return groupsOf(tools, linkOf);
}

/** Whether a tool says anything of an app. */
export function isOfApp(tool: Item): boolean {
  return linkOf(tool) !== undefined || uiOf(tool).visibility !== undefined;
}
