import { glob } from "tinyglobby";

/** The absolute paths of the files below `cwd` that match. */
export async function expand(patterns: readonly string[], cwd: string, ignore: readonly string[]): Promise<string[]> {
  return glob([...patterns], { cwd, ignore: [...ignore], absolute: true, onlyFiles: true, dot: false });
}
