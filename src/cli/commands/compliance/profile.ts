import { BROWSER_RULES } from "../../../conformance/corpus/registry.js";
import type { CorpusFlags } from "./run.js";

/** `--profile` has other values than that of `mcptest run`. */
type ProfileFlags = Omit<CorpusFlags, "profile"> & { profile?: "registry" | "browser" };

/** `mcptest compliance run [PATHS]`, by the rules of the corpus or of a profile. */
export async function profileCommand(paths: string[], { profile, ...flags }: ProfileFlags): Promise<number> {
  if (profile === "registry") return (await import("./registry.js")).registryCommand(paths, flags);
  const { complianceRunCommand } = await import("./run.js");
  return complianceRunCommand(paths, flags, profile && { name: profile, rules: BROWSER_RULES });
}
