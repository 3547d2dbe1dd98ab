import { isObject } from "../../core/json/json.js";
import { LIKELY_MEMBERS, OTHER_MATCHERS } from "../../rules/other-matchers.js";
import type { ProblemLog } from "../problems.js";
import { suggest } from "../suggest.js";
import type { SuiteAssertion, SuiteLimits, SuiteServer } from "../types.js";
import { DeferredText } from "../variables/deferred.js";
import { reportLateKeys } from "../variables/late-values.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import { definition } from "../yaml/schema-file.js";
import { matcherCountTexts } from "../yaml/schema-texts.js";

const TARGET = ["target"] as const;
const MATCHER = ["matcher"] as const;

/** Keys of the long form; every other key of a mapping is a target. */
const LONG_FORM: readonly string[] = Object.keys(definition("Expect").properties ?? {});
const MATCHERS: readonly string[] = Object.keys(definition("Matcher").properties ?? {});

/** The assertions of an `expect` in any of its three forms; `path` leads to it from the document's root. */
export function assertionsOf(expect: unknown, root: object, path: Path, log: ProblemLog): SuiteAssertion[] {
  if (Array.isArray(expect)) {
    return expect.flatMap((entry: unknown, index) =>
      isObject(entry) ? [fromEntry(entry, root, [...path, index], log)] : [],
    );
  }
  if (!isObject(expect)) return [];
  const keys = Object.keys(expect);
  if (!keys.some((key) => LONG_FORM.includes(key))) {
    return keys.map((key) => fromShortForm(expect, key, root, path, log));
  }
  for (const key of keys.filter((candidate) => !LONG_FORM.includes(candidate))) {
    const suggestion = suggest(key, LONG_FORM);
    log.at(root, [...path, key], "key", {
      title: `unknown key \`${key}\``,
      description: `The long form of \`expect\` ${suggestion === undefined ? "has no such key" : `has \`${suggestion}\``}; targets belong under its \`assertions\`.`,
      fix: suggestion === undefined ? "Write it as an assertion under `assertions:`." : `Write \`${suggestion}:\`.`,
    });
  }
  return [
    ...assertionsOf(child(expect, "assertions"), root, [...path, "assertions"], log),
    ...headerAssertions(expect, root, path, log),
  ];
}

/** `response_headers` and `response_headers_absent` read the headers of the answer, whose names are in lower case. */
function headerAssertions(
  expect: Record<string, unknown>,
  root: object,
  path: Path,
  log: ProblemLog,
): SuiteAssertion[] {
  const target = (name: string) => `http.headers[${JSON.stringify(name.toLowerCase())}]`;
  const { response_headers: wanted, response_headers_absent: unwanted } = expect;
  const present = Object.entries(isObject(wanted) ? wanted : {}).map(([name, value]): SuiteAssertion => {
    const isMatcher = readsAsMatcher(value, root, [...path, "response_headers", name], log);
    return {
      target: target(name),
      matcher: isMatcher ? value : { exact: value },
      location: log.places.locate(expect, ["response_headers", name], "entry"),
      node: expect,
      targetPath: ["response_headers", name],
      matcherPath: ["response_headers", name],
    };
  });
  const absent = (Array.isArray(unwanted) ? unwanted : []).map(
    (name: unknown, index): SuiteAssertion => ({
      target: target(String(name)),
      matcher: { exact: null },
      location: log.places.locate(expect, ["response_headers_absent", index]),
      node: expect,
      targetPath: ["response_headers_absent", index],
      matcherPath: ["response_headers_absent", index],
    }),
  );
  return [...present, ...absent];
}

/** Reports `response_headers` on a server that has none. */
export function headersOnlyOverHttp(
  root: object,
  path: Path,
  expect: unknown,
  server: SuiteServer | undefined,
  log: ProblemLog,
): void {
  if (server?.command === undefined) return;
  for (const key of ["response_headers", "response_headers_absent"]) {
    if (child(expect, key) === undefined) continue;
    log.at(root, [...path, key], "key", {
      title: `\`${key}\` on a server over stdio`,
      description: `The server \`${server.name}\` is a process, whose responses have no headers.`,
      fix: "Remove it, or test a server with a `url`.",
    });
  }
}

function fromEntry(entry: Record<string, unknown>, root: object, path: Path, log: ProblemLog): SuiteAssertion {
  const { target } = entry;
  // A message shows what the author wrote if a value is not known yet.
  const message = entry.message instanceof DeferredText ? entry.message.text : entry.message;
  if (target instanceof DeferredText) {
    log.at(root, [...path, "target"], "value", {
      title: "`target` gets its value too late",
      description: "Targets are read before the run, but this variable gets its value only during the run.",
      fix: "Write the target itself.",
    });
  }
  return {
    target: typeof target === "string" ? target : "",
    matcher: entry.matcher,
    ...(typeof message === "string" ? { message } : {}),
    ...(entry.transform === undefined ? {} : { transform: entry.transform }),
    location: log.places.locate(entry),
    node: entry,
    targetPath: TARGET,
    matcherPath: MATCHER,
  };
}

function fromShortForm(
  expect: Record<string, unknown>,
  target: string,
  root: object,
  path: Path,
  log: ProblemLog,
): SuiteAssertion {
  const value = child(expect, target);
  const suggestion = /[.[]/.test(target) ? undefined : suggest(target, LONG_FORM);
  if (suggestion !== undefined && Math.abs(suggestion.length - target.length) < 3) {
    log.at(root, [...path, target], "key", {
      title: `unknown key \`${target}\``,
      description: `Did you mean \`${suggestion}\`? This key is read as a target in the response.`,
      fix: `Write \`${suggestion}:\`.`,
    });
  }
  const isMatcher = readsAsMatcher(value, root, [...path, target], log);
  return {
    target,
    matcher: isMatcher ? value : { exact: value },
    location: log.places.locate(expect, [target], "entry"),
    node: expect,
    targetPath: [target],
    matcherPath: [target],
  };
}

/** A mapping with the name of a matcher is a matcher, any other value a literal. */
function readsAsMatcher(value: unknown, root: object, path: Path, log: ProblemLog): boolean {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  const [first = ""] = keys;
  if (keys.some((key) => MATCHERS.includes(key))) {
    if (keys.length > 1 && keys.every((key) => MATCHERS.includes(key)))
      log.at(root, path, "entry", matcherCountTexts(keys));
    return keys.length === 1;
  }
  const suggestion = keys.length === 1 ? suggest(first, MATCHERS) : undefined;
  const isMember = LIKELY_MEMBERS.has(first);
  const other = isMember ? undefined : OTHER_MATCHERS.get(first);
  if (keys.length === 1 && (other !== undefined || (suggestion !== undefined && first.length > 4 && !isMember))) {
    log.at(root, [...path, first], "key", {
      title: `unknown matcher \`${first}\``,
      description:
        other !== undefined || suggestion === undefined
          ? "No matcher has this name."
          : `Did you mean \`${suggestion}\`?`,
      fix: `${other ?? `Write \`${suggestion}:\`.`} If the mapping is the value itself, write it under \`exact:\`.`,
    });
  }
  return false;
}

/** The limits of an `expect` in its long form; undefined if it has none. */
export function limitsOf(expect: unknown, root: object, path: Path, log: ProblemLog): SuiteLimits | undefined {
  if (!isObject(expect)) return undefined;
  reportLateKeys(root, path, expect, ["max_duration_ms", "max_response_tokens", "response_headers_absent"], log);
  const duration = child(expect, "max_duration_ms");
  const tokens = child(expect, "max_response_tokens");
  const limit = isObject(tokens) ? child(tokens, "budget") : tokens;
  const limits: SuiteLimits = {
    ...(typeof duration === "number" && {
      maxDurationMs: { limit: duration, location: log.places.locate(root, [...path, "max_duration_ms"], "entry") },
    }),
    ...(typeof limit === "number" && {
      maxResponseTokens: {
        limit,
        tokenizer: child(tokens, "tokenizer") === "cl100k_base" ? "cl100k_base" : "o200k_base",
        warns: child(tokens, "mode") === "warn",
        location: log.places.locate(root, [...path, "max_response_tokens"], "entry"),
      },
    }),
  };
  return Object.keys(limits).length === 0 ? undefined : limits;
}
