import { isObject } from "../../core/json/json.js";
import { jsonExcerpt, say } from "../../core/redaction/redacted.js";
import { faultIfStopped, WAS_STOPPED } from "../kind.js";
import { MatcherError } from "../types.js";
import { hereOrInThread } from "../worker/other-thread.js";

const UUID = "[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}";
const TIMESTAMP =
  "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])[Tt ](?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:\\.[0-9]+)?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})";

type Replace = (text: string) => string;

/** Loads what `normalise` needs: in every string but keys, what its entries match is replaced, entry by entry. */
export async function compileNormalise(): Promise<
  (entries: readonly unknown[], path: (string | number)[]) => (value: unknown) => Promise<unknown>
> {
  const { compilePattern, usePatterns } = await import("./patterns.js");
  return (entries, path) => {
    const replacements = entries.map((entry, index): Replace => {
      const [source, to] = readEntry(entry, [...path, index]);
      const pattern = compilePattern(source, [...path, index, "regex"]);
      return (text) => (pattern.isMatch(text) ? pattern.replaceAll(text, to) : text);
    });
    const change: Replace = (text) => replacements.reduce((changed, replace) => replace(changed), text);
    const fix = "Make its patterns simpler, or the value smaller.";
    return (value) =>
      hereOrInThread({ kind: "normalise", entries, value }, () =>
        faultIfStopped(say`\`normalise\` ${WAS_STOPPED}`, fix, () =>
          usePatterns(Number.POSITIVE_INFINITY, () => inStrings(value, change)),
        ),
      );
  };
}

function readEntry(entry: unknown, path: (string | number)[]): [pattern: string, to: string] {
  if (entry === "uuid") return [UUID, "<uuid>"];
  if (entry === "timestamp") return [TIMESTAMP, "<timestamp>"];
  if (isObject(entry)) {
    const { regex, to, ...others } = entry;
    if (typeof regex === "string" && typeof to === "string" && Object.keys(others).length === 0) return [regex, to];
  }
  const fix = 'Write `uuid`, `timestamp`, or `{regex: "[0-9]+ ms", to: "<duration>"}`.';
  throw new MatcherError("Bad entry of `normalise`", `It is ${jsonExcerpt(entry, 100, "")}.`, fix, path);
}

function inStrings(value: unknown, change: Replace): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => inStrings(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, inStrings(member, change)]));
}
