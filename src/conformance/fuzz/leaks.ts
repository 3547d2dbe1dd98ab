import { isObject } from "../../core/json/json.js";
import { excerpt, processSecrets, say } from "../../core/redaction/redacted.js";
import { CANARY, PRODUCT } from "./hostile.js";
import type { Fault } from "./types.js";

const MAX_TEXT = 256 * 1024;
const MAX_TEXTS = 10_000;
const MAX_SHOWN = 200;

/** The lines of a stack trace, by language. */
const STACKS: readonly RegExp[] = [
  /^\s*at (?:[^\n(]{0,200} \()?(?:file:\/\/|node:|[A-Za-z]:\\|\/)[^\n]{1,300}:\d+:\d+\)?/m,
  /Traceback \(most recent call last\)|^\s*File "[^"\n]{1,300}", line \d+/m,
  /^\s*at [\w$.<>]{1,200}\([\w$]{1,100}\.(?:java|kt|scala):\d+\)/m,
  /^\s*at [\w.<>`]{1,200}\([^\n)]{0,300}\) in [^\n]{1,300}:line \d+/m,
  /^goroutine \d+ \[[\w ]+\]:|^\t\/[^\n]{1,300}\.go:\d+ \+0x/m,
  /thread '[^'\n]{1,100}' panicked at |^\s*\d+: 0x[0-9a-f]+ - /m,
  /^\s*(?:from )?\/[^\n:]{1,300}\.rb:\d+:in [`']/m,
  /^#\d+ \/[^\n]{1,300}\.php\(\d+\):/m,
];
/** Paths of programs and of home directories: where the server is installed, not what it was asked for. */
const PATHS =
  /(?:[A-Za-z]:\\|\/)[^\s"'`<>|:*?()[\]{},;]{0,300}(?:[\\/]node_modules[\\/]|[\\/]site-packages[\\/]|\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|cs|php)(?=:\d|\b))[^\s"'`<>|*?()[\]{},;]{0,200}|(?:\/home\/|\/Users\/|[A-Za-z]:\\Users\\)[^\s"'`<>|:*?()[\]{},;]{1,300}/g;

/**
 * What an answer reveals about the server: a secret of this run or a stack trace anywhere, a path of a program or of a home
 * directory in a rejection. What was sent, and what `known` contains, is not a leak.
 */
export function leakIn(
  answer: Readonly<Record<string, unknown>>,
  isRejection: boolean,
  sent: unknown,
  known: readonly string[],
): Omit<Fault, "kind"> | undefined {
  const texts = textsIn([answer.result, answer.error]);
  const ours = textsIn(sent).filter(({ length }) => length > 2);
  const quotable = [...ours, ...known.filter(({ length }) => length > 1)];
  const secrets = processSecrets.secrets().filter(([, value]) => value.length > 7);
  const secret = texts.find((text) => secrets.some(([, value]) => text.includes(value)));
  if (secret !== undefined) {
    return { rule_id: "FUZZ-LEAK-SECRET", message: say`the answer contains a secret: ${excerpt(secret, MAX_SHOWN)}` };
  }
  const stack = texts
    .flatMap((text) => STACKS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).slice(0, 1))
    .find((found) => !ours.some((text) => text.includes(found)));
  if (stack !== undefined) {
    return {
      rule_id: "FUZZ-LEAK-STACK",
      message: say`the answer contains a stack trace: ${excerpt(stack, MAX_SHOWN)}`,
    };
  }
  const paths = isRejection ? texts.flatMap((text) => text.match(PATHS) ?? []) : [];
  const path = paths.find((found) => !quotable.some((text) => text.includes(found) || found.includes(text)));
  if (path === undefined) return undefined;
  const message = say`the answer contains a path of the server: ${excerpt(path, MAX_SHOWN)}`;
  return { rule_id: "FUZZ-LEAK-PATH", message };
}

/** Every text in a value; limited, because an answer may be huge. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const left: unknown[] = [value];
  while (left.length > 0 && texts.length <= MAX_TEXTS) {
    const next = left.pop();
    if (typeof next === "string") texts.push(next.slice(0, MAX_TEXT));
    else if (Array.isArray(next)) left.push(...next.slice(0, MAX_TEXTS));
    else if (isObject(next)) left.push(...Object.values(next).slice(0, MAX_TEXTS));
  }
  return texts;
}

/** True if the answer has the value of a canary that was sent. An echo has the text alone, and shows nothing. */
export function isEvaluated(answer: Readonly<Record<string, unknown>>, sent: unknown): boolean {
  const ours = textsIn(sent);
  if (!ours.some((text) => text.includes(PRODUCT)) || ours.some((text) => text.includes(CANARY))) return false;
  return textsIn([answer.result, answer.error]).some((text) => text.includes(CANARY));
}
