/** If everything is tried (`npm run test:nightly`); else, in every build, a part of it. */
export const WHOLE = process.env.MCPTEST_WHOLE === "1";

const DAY_MS = 86_400_000;

/** Days since 1970: chooses which files and rows a build meets, so that all come round. `MCPTEST_DAY` repeats the build of another day. */
export const DAY = Number(process.env.MCPTEST_DAY ?? Math.floor(Date.now() / DAY_MS));

const FILES_IN_TURN = 3;

/** The whole of a list of test files, or a third of them, others each day. */
export function filesOfToday(files: readonly string[]): string[] {
  return files.filter((_, at) => WHOLE || (at + DAY) % FILES_IN_TURN === 0);
}

/** A table: the whole, or one of so many of its rows, others as soon as each file had its turn. */
export function partOf<T>(table: readonly T[], oneOf: number): T[] {
  const turn = Math.floor(DAY / FILES_IN_TURN);
  return table.filter((_, at) => WHOLE || (at + turn) % oneOf === 0);
}
