import type { CorpusFlags } from "./run.js";

/** `--profile` has other values than that of `mcptest run`. */
type ProfileFlags = Omit<CorpusFlags, "profile"> & { profile?: "registry" };

/** `mcptest compliance run [PATHS]`, by the rules of the corpus or of a profile. */
export async function profileCommand(paths: string[], { profile, ...flags }: ProfileFlags): Promise<number> {
  if (profile) return (await import("./registry.js")).registryCommand(paths, flags);
  return (await import("./run.js")).complianceRunCommand(paths, flags);
}
