import type { SuiteServer } from "../../suite/types.js";
import type { FilePlan } from "../plan/plan.js";

type PlacedFile = { file: FilePlan; index: number };

/** Files that share a `per_run` server run one after the other, in one group; every other file has its own group. */
export function groupFiles(files: readonly PlacedFile[]): PlacedFile[][] {
  type Group = { keys: string[]; files: PlacedFile[] };
  const byKey = new Map<string, Group>();
  const all = new Set<Group>();
  for (const placed of files) {
    const { suite } = placed.file.checked;
    const keys = suite.runOptions.restartPolicy === "per_run" ? [...suite.servers.values()].map(sharedKey) : [];
    // A file with two servers may bring two groups together.
    const matching = keys.map((key) => byKey.get(key)).filter((group) => group !== undefined);
    const [group = { keys: [], files: [] }, ...others] = new Set(matching);
    for (const other of others) {
      all.delete(other);
      keys.push(...other.keys);
      group.files.push(...other.files);
    }
    all.add(group);
    group.files.push(placed);
    group.keys.push(...keys);
    for (const key of keys) byKey.set(key, group);
  }
  const inOrder = [...all].map((group) => group.files.sort((a, b) => a.index - b.index));
  return inOrder.sort(([a], [b]) => (a?.index ?? 0) - (b?.index ?? 0));
}

/** Equal for entries that share one `per_run` server. */
export function sharedKey(server: SuiteServer): string {
  return JSON.stringify([server.name, server.raw, server.cwd]);
}
