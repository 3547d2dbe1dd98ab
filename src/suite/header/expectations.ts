import { isObject } from "../../core/json/json.js";
import { LIKELY_MEMBERS, OTHER_MATCHERS } from "../../rules/other-matchers.js";
import type { Spot } from "../problems.js";
import { suggest } from "../suggest.js";
import type { SuiteAssertion, SuiteLimits, SuiteServer } from "../types.js";
import { DeferredText } from "../variables/deferred.js";
import { reportLateKeys } from "../variables/references.js";
import { choiceOf, textOf } from "../yaml/nodes.js";
import type { Path, PlacePart, Places } from "../yaml/positions.js";
import { definition } from "../yaml/schema-file.js";
import { matcherCountTexts } from "../yaml/schema-texts.js";

const TARGET = ["target"] as const;
const MATCHER = ["matcher"] as const;

/** Keys of the long form; every other key of a mapping is a target. */
const LONG_FORM: readonly string[] = Object.keys(definition("Expect").properties ?? {});
const MATCHERS: readonly string[] = Object.keys(definition("Matcher").properties ?? {});

/** The assertions of an `expect` in any of its three forms. */
export function assertionsOf(spot: Spot): SuiteAssertion[] {
  const { value: expect } = spot;
  if (Array.isArray(expect))
    return spot.items().flatMap((entry) => (isObject(entry.value) ? [fromEntry(entry, entry.value)] : []));
  if (!isObject(expect)) return [];
  const keys = Object.keys(expect);
  if ("target" in expect) {
    spot.at("target").report("key", {
      title: "`expect` is a list of assertions",
      description: "A mapping has targets as its keys, such as `result.content[0].text`.",
      fix: "Put a dash before `target`, and indent what belongs to it.",
    });
    return [];
  }
  if (!keys.some((key) => LONG_FORM.includes(key))) return keys.map((key) => fromShortForm(spot, expect, key));
  for (const key of keys.filter((candidate) => !LONG_FORM.includes(candidate))) {
    const suggestion = suggest(key, LONG_FORM);
    spot.at(key).report("key", {
      title: `unknown key \`${key}\``,
      description: `The long form of \`expect\` ${suggestion === undefined ? "has no such key" : `has \`${suggestion}\``}; targets belong under its \`assertions\`.`,
      fix: suggestion === undefined ? "Write it as an assertion under `assertions:`." : `Write \`${suggestion}:\`.`,
    });
  }
  return [...assertionsOf(spot.at("assertions")), ...headerAssertions(spot, expect)];
}

/** `response_headers` and `response_headers_absent` read the headers of the answer, whose names are in lower case. */
function headerAssertions(spot: Spot, expect: Record<string, unknown>): SuiteAssertion[] {
  const target = (name: string) => `http.headers[${JSON.stringify(name.toLowerCase())}]`;
  const present = Object.entries(spot.at("response_headers").members).map(([name, value]) => {
    const path = ["response_headers", name];
    return assertionAt(expect, path, target(name), asMatcher(spot.at(...path), value), spot.log.places, "entry");
  });
  const absent = spot
    .at("response_headers_absent")
    .items()
    .map(({ value: name }, index) => {
      const path = ["response_headers_absent", index];
      return assertionAt(expect, path, target(String(name)), { exact: null }, spot.log.places);
    });
  return [...present, ...absent];
}

function assertionAt(
  node: object,
  path: Path,
  target: string,
  matcher: unknown,
  places: Places,
  which?: PlacePart,
): SuiteAssertion {
  return { target, matcher, location: places.locate(node, path, which), node, targetPath: path, matcherPath: path };
}

/** Reports `response_headers` on a server that has none. */
export function headersOnlyOverHttp(expect: Spot, server: SuiteServer | undefined): void {
  if (server?.command === undefined || !isObject(expect.value)) return;
  for (const key of ["response_headers", "response_headers_absent"]) {
    const headers = expect.at(key);
    if (headers.value === undefined) continue;
    headers.report("key", {
      title: `\`${key}\` on a server over stdio`,
      description: `The server \`${server.name}\` is a process, whose responses have no headers.`,
      fix: "Remove it, or test a server with a `url`.",
    });
  }
}

function fromEntry(spot: Spot, entry: Record<string, unknown>): SuiteAssertion {
  const { target, matcher, transform } = entry;
  // A message with a value that is known only during the run shows the reference as written.
  const message = entry.message instanceof DeferredText ? entry.message.text : entry.message;
  if (target instanceof DeferredText) {
    spot.at("target").report("value", {
      title: "`target` gets its value too late",
      description: "Targets are read before the run, but this variable gets its value only during the run.",
      fix: "Write the target itself.",
    });
  }
  return {
    target: textOf(target),
    matcher,
    ...(typeof message === "string" && { message }),
    ...(transform !== undefined && { transform }),
    location: spot.log.places.locate(entry),
    node: entry,
    targetPath: TARGET,
    matcherPath: MATCHER,
  };
}

function fromShortForm(spot: Spot, expect: Record<string, unknown>, target: string): SuiteAssertion {
  const at = spot.at(target);
  const suggestion = /[.[]/.test(target) ? undefined : suggest(target, LONG_FORM);
  if (suggestion !== undefined && Math.abs(suggestion.length - target.length) < 3) {
    at.report("key", {
      title: `unknown key \`${target}\``,
      description: `Did you mean \`${suggestion}\`? This key is read as a target in the response.`,
      fix: `Write \`${suggestion}:\`.`,
    });
  }
  return assertionAt(expect, [target], target, asMatcher(at, at.value), spot.log.places, "entry");
}

/** A mapping with the name of a matcher is a matcher, any other value a literal. */
function asMatcher(spot: Spot, value: unknown): unknown {
  const keys = isObject(value) ? Object.keys(value) : [];
  const [first = ""] = keys;
  if (keys.some((key) => MATCHERS.includes(key))) {
    if (keys.length > 1 && keys.every((key) => MATCHERS.includes(key))) spot.report("entry", matcherCountTexts(keys));
    return keys.length === 1 ? value : { exact: value };
  }
  if (keys.length !== 1 || LIKELY_MEMBERS.has(first)) return { exact: value };
  const other = OTHER_MATCHERS.get(first);
  const suggestion = first.length > 4 ? suggest(first, MATCHERS) : undefined;
  if (other !== undefined || suggestion !== undefined) {
    spot.at(first).report("key", {
      title: `unknown matcher \`${first}\``,
      description: other === undefined ? `Did you mean \`${suggestion}\`?` : "No matcher has this name.",
      fix: `${other ?? `Write \`${suggestion}:\`.`} If the mapping is the value itself, write it under \`exact:\`.`,
    });
  }
  return { exact: value };
}

/** The limits of an `expect` in its long form; undefined if it has none. */
export function limitsOf(spot: Spot): SuiteLimits | undefined {
  if (!isObject(spot.value)) return undefined;
  reportLateKeys(spot, ["max_duration_ms", "max_response_tokens", "response_headers_absent"]);
  const [duration, tokens] = [spot.at("max_duration_ms"), spot.at("max_response_tokens")];
  const limit = isObject(tokens.value) ? tokens.members.budget : tokens.value;
  const limits: SuiteLimits = {
    ...(typeof duration.value === "number" && {
      maxDurationMs: { limit: duration.value, location: duration.location("entry") },
    }),
    ...(typeof limit === "number" && {
      maxResponseTokens: {
        limit,
        tokenizer: choiceOf(tokens.members.tokenizer, ["cl100k_base"]) ?? "o200k_base",
        warns: tokens.members.mode === "warn",
        location: tokens.location("entry"),
      },
    }),
  };
  return Object.keys(limits).length === 0 ? undefined : limits;
}
