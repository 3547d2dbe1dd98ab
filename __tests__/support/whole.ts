/** If everything is tried (`npm run test:nightly`); else, in every build, a part of it. */
export const WHOLE = process.env.MCPTEST_WHOLE === "1";

const DAY_MS = 86_400_000;

/** Days since 1970: chooses which rows a build meets, so that all come round. `MCPTEST_DAY` repeats the build of another day. */
export const DAY = Number(process.env.MCPTEST_DAY ?? Math.floor(Date.now() / DAY_MS));

/** A table: the whole, or one of so many of its rows, others each day. */
export function partOf<T>(table: readonly T[], oneOf: number): T[] {
  return table.filter((_, at) => WHOLE || (at + DAY) % oneOf === 0);
}
