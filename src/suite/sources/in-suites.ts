import { isObject } from "../../core/json/json.js";
import type { Environment } from "../../core/proc/env.js";
import type { Spot } from "../problems.js";
import type { LoadOptions } from "../types.js";
import { leavesRepository, outsideRepository } from "../yaml/imports.js";
import { setOwn } from "../yaml/nodes.js";

/** Fills in the entries of servers that have `from`: keys of the suite override those of the file. */
export async function fillSources(servers: Spot, options: LoadOptions, dotenv: Environment): Promise<void> {
  for (const [name, entry] of Object.entries(servers.members)) {
    const spot = servers.at(name, "from");
    if (!isObject(entry) || typeof spot.value !== "string") continue;
    // Few suites need it: it takes time to load.
    const { readSourceServer, splitFrom } = await import("./source.js");
    const { places } = spot.log;
    const folder = places.folderOf(entry, "from");
    const importer = places.sourceOf(entry, "from")?.file ?? "";
    const { file } = splitFrom(spot.value, folder);
    if (leavesRepository(spot.value, file, importer, options.repositoryRoot)) {
      spot.report("value", outsideRepository("`from`", `\`${spot.value}\``));
      continue;
    }
    try {
      const source = await readSourceServer(spot.value, folder, spot.log, options, dotenv);
      if (source === undefined) continue;
      const merged: Record<string, unknown> = { ...source.entry, ...entry };
      for (const key of ["env", "headers"]) {
        if (isObject(source.entry[key]) && isObject(entry[key])) merged[key] = { ...source.entry[key], ...entry[key] };
      }
      places.recordMerged(
        merged,
        Object.keys(merged).map((key) => [entry, key]),
      );
      setOwn(servers.value as Record<string, unknown>, name, merged);
    } catch (error) {
      spot.reportThrown(error);
    }
  }
}
