/** If everything is tried (`npm run test:nightly`); else, in every build, a part of it that is always the same. */
export const WHOLE = process.env.MCPTEST_WHOLE === "1";

/** A table: the whole, or one of so many of its rows. */
export function partOf<T>(table: readonly T[], oneOf: number): T[] {
  return table.filter((_, at) => WHOLE || at % oneOf === 0);
}
