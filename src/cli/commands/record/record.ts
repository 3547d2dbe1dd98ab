import type { CassetteFlags } from "./cassettes.js";
import type { DraftFlags } from "./draft/draft.js";
import type { ProxyFlags } from "./recording-file.js";

export interface RecordFlags extends CassetteFlags, ProxyFlags, Omit<DraftFlags, "draft"> {
  proxy?: true;
  draft?: string;
  report?: string;
  install?: string;
  undo?: true;
}

/** `mcptest record`: cassettes of servers, or with `--proxy` what a client and a server say, with `--draft` a suite of that. */
export async function recordCommand(
  paths: string[],
  { watch, ...flags }: Omit<RecordFlags, "watch"> & { watch?: string },
): Promise<number> {
  const { draft, install, report } = flags;
  if (watch !== undefined) {
    const { watchCommand } = await import("./watch.js");
    return watchCommand(watch);
  }
  if (install !== undefined) {
    const { installCommand } = await import("./install.js");
    return installCommand(install, flags.undo === true);
  }
  if (report !== undefined) {
    const { reportCommand } = await import("./report.js");
    return reportCommand(report, flags);
  }
  if (draft !== undefined) {
    const { draftCommand } = await import("./draft/draft.js");
    return draftCommand({ ...flags, draft });
  }
  if (flags.listen !== undefined) {
    const { listenCommand } = await import("./listen.js");
    return listenCommand(flags, flags.listen);
  }
  if (!flags.proxy) {
    const { recordCassettes } = await import("./cassettes.js");
    return recordCassettes(paths, flags);
  }
  const { proxyCommand } = await import("./proxy.js");
  return proxyCommand(paths, flags);
}
