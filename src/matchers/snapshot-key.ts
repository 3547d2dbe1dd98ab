import { MatcherError } from "./types.js";

/**
 * The path of a snapshot below the suite's folder `snapshots`, which no key can leave: the key, with `.json` where it
 * has no extension. Throws MatcherError, whose path is `path`.
 */
export function snapshotFile(key: unknown, path: readonly (string | number)[]): string {
  const steps = typeof key === "string" ? key.split("/") : [];
  if (steps.length === 0 || !steps.every(isPlain)) {
    throw new MatcherError(
      "Bad snapshot key",
      `\`${String(key).slice(0, 200)}\` is no path of plain names below the folder \`snapshots\`.`,
      "Write names joined by `/`, such as `tools/echo`; none may start with a dot.",
      path,
    );
  }
  return /[^.]\.[^.]+$/.test(steps.at(-1)!) ? steps.join("/") : `${steps.join("/")}.json`;
}

/** A name that means the same in every file system. */
function isPlain(name: string): boolean {
  return /^[^\\:*?"<>|\p{Cc}]{1,200}$/u.test(name) && !/^[. ]|[. ]$/.test(name);
}
