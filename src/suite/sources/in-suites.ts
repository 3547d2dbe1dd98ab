import { isObject } from "../../core/json/json.js";
import type { Environment } from "../../core/proc/env.js";
import type { Spot } from "../problems.js";
import type { LoadOptions } from "../types.js";
import { leavesRepository, outsideRepository } from "../yaml/imports.js";
import { setOwn } from "../yaml/nodes.js";

/** Fills in the entries of servers that have `from`: what a suite says itself stands before what the file says. */
export async function fillSources(servers: Spot, options: LoadOptions, dotenv: Environment): Promise<void> {
  for (const [name, own] of Object.entries(servers.members)) {
    const spot = servers.at(name, "from");
    if (!isObject(own) || typeof spot.value !== "string") continue;
    // Few suites need it: it takes time to load.
    const { readSourceServer, splitFrom } = await import("./source.js");
    const { places } = spot.log;
    const folder = places.folderOf(own, "from");
    const importer = places.sourceOf(own, "from")?.file ?? "";
    const { file } = splitFrom(spot.value, folder);
    if (leavesRepository(spot.value, file, importer, options.repositoryRoot)) {
      spot.report("value", outsideRepository("`from`", `\`${spot.value}\``));
      continue;
    }
    try {
      const found = await readSourceServer(spot.value, folder, spot.log, options, dotenv);
      if (found === undefined) continue;
      const merged: Record<string, unknown> = { ...found.entry, ...own };
      for (const key of ["env", "headers"]) {
        if (isObject(found.entry[key]) && isObject(own[key])) merged[key] = { ...found.entry[key], ...own[key] };
      }
      places.recordMerged(
        merged,
        Object.keys(merged).map((key) => [own, key]),
      );
      setOwn(servers.value as Record<string, unknown>, name, merged);
    } catch (error) {
      spot.reportThrown(error);
    }
  }
}
