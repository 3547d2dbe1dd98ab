import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";
import { linkTarget, membersOf, type TreeRoot } from "./tree.js";

/** What a process and all it started hold at one time. */
export interface ProcessUsage {
  /** Bytes of memory that are theirs alone; undefined if a runtime among them collects garbage only when it must. */
  memory: number | undefined;
  /** Open files, sockets and pipes, and threads. */
  handles: number;
  /** The paths of the open files. */
  files: readonly string[];
}

/** Their memory grows to its limit, whatever they hold. */
const LAZY_RUNTIMES = new Set(["java", "dotnet"]);

/** What the tree of a process uses; undefined where the system does not say, or if it has ended. */
export function usageOf(root: TreeRoot): ProcessUsage | undefined {
  if (process.platform !== "linux") return undefined;
  const usages = membersOf(root).flatMap(({ pid }) => usageOfOne(`/proc/${pid}`) ?? []);
  if (usages.length === 0) return undefined;
  return {
    memory: usages.reduce<number | undefined>(
      (sum, { memory }) => (sum === undefined || memory === undefined ? undefined : sum + memory),
      0,
    ),
    handles: usages.reduce((sum, { handles }) => sum + handles, 0),
    files: usages.flatMap(({ files }) => files),
  };
}

/** undefined if it has ended meanwhile. */
function usageOfOne(folder: string): ProcessUsage | undefined {
  try {
    const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`${folder}/status`, "utf8"))?.[1];
    const isLazy = LAZY_RUNTIMES.has(basename(readlinkSync(`${folder}/exe`)));
    const open = readdirSync(`${folder}/fd`).flatMap((fd) => linkTarget(`${folder}/fd/${fd}`) ?? []);
    return {
      memory: isLazy || kilobytes === undefined ? undefined : Number(kilobytes) * 1024,
      handles: open.length + readdirSync(`${folder}/task`).length,
      // Sockets and pipes have names without a slash in front.
      files: open.filter((target) => target.startsWith("/") && !target.startsWith("/dev/")),
    };
  } catch {
    return undefined;
  }
}
