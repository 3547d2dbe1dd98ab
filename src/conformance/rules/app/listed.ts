import { groupsOf } from "../../../core/groups.js";
import { asObject, isObject } from "../../../core/json/json.js";
import { say } from "../../../core/redaction/redacted.js";
import { FIRST_MODERN, isSince } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { about, type CheckResult, failed, type Item, passed } from "../../server/check-result.js";
import { listedChecks } from "../../server/checks.js";

/** A key of `_meta` whose prefix must be there. */
const IDENTIFIER =
  /^(?:[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)*[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?\/(?:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)?$/;
/** Ends of domains with which one that is not reversed ends. */
const ENDS = ["com", "org", "net", "io", "dev", "app", "ai"];

export const LISTED_APP_CHECKS = listedChecks({
  "EXT-ID": ({ revision, capabilities }) => {
    const severity = isSince(revision, FIRST_MODERN) ? "must" : "should";
    return Object.entries(asObject(capabilities.extensions)).map(([id, settings]): CheckResult => {
      const subject = valueExcerpt(id);
      if (!IDENTIFIER.test(id)) {
        return { ...failed(say`it is not an identifier with a prefix, such as "com.example/name"`), subject, severity };
      }
      if (!isObject(settings)) {
        return { ...failed(say`its settings are ${valueExcerpt(settings)}, not an object`), subject, severity };
      }
      const reversed = failed(say`its prefix is not a reversed domain`);
      return isReversed(id) ? about(subject, passed) : { ...reversed, subject, severity: "should" };
    });
  },
});

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

function isReversed(id: string): boolean {
  const labels = id.split("/", 1)[0]!.toLowerCase().split(".");
  return labels.length > 1 && (ENDS.includes(labels[0]!) || !ENDS.includes(labels.at(-1)!));
}
