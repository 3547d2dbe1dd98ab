import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A page of the format's reference, which lies beside the repository or further up; undefined in a clone without it. */
export function referencePage(name: string): string | undefined {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, "shared/reference", name);
    if (existsSync(found)) return found;
  }
  return undefined;
}
