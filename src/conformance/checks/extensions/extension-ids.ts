import { asObject, isObject } from "../../../core/json/json.js";
import { say } from "../../../core/redaction/redacted.js";
import { FIRST_MODERN, isSince } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { about, type CheckResult, failed, listedChecks, passed } from "../check-result.js";

/** A key of `_meta` whose prefix must be there. */
const IDENTIFIER =
  /^(?:[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)*[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?\/(?:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)?$/;
/** Ends of domains with which one that is not reversed ends. */
const ENDS = ["com", "org", "net", "io", "dev", "app", "ai"];

/** Checks of the extensions that a server declares. */
export const LISTED_EXTENSIONS = listedChecks({
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

function isReversed(id: string): boolean {
  const labels = id.split("/", 1)[0]!.toLowerCase().split(".");
  return labels.length > 1 && (ENDS.includes(labels[0]!) || !ENDS.includes(labels.at(-1)!));
}
