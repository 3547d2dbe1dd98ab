import { scrubEnv } from "../core/proc/env.js";
import type { ServerTarget } from "../mcp/types.js";
import type { Suite, SuiteServer } from "../suite/types.js";

/** The server as the session layer needs it: absolute folder, whole environment without the runner's own tokens. */
export function targetOf(
  suite: Suite,
  server: SuiteServer,
  context: { env: Readonly<Record<string, string | undefined>>; passEnv: readonly string[]; cwd: string },
): ServerTarget {
  if (!server.command) throw new Error(`${suite.name}: server ${server.name} has no command`);
  return {
    kind: "stdio",
    command: server.command,
    env: scrubEnv(context.env, { inherit: server.inheritEnv, extra: server.env, passEnv: context.passEnv }),
    cwd: server.cwd ?? context.cwd,
  };
}
