import picomatch from "picomatch";

/** Tells whether a whole name matches any of the globs; `*` takes every character, a slash too. */
export function matcherOf(globs: readonly string[]): (name: string) => boolean {
  return picomatch([...globs], { bash: true, dot: true });
}
