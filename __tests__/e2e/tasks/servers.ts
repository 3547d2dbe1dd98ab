import { fileURLToPath } from "node:url";

const at = (name: string) => fileURLToPath(new URL(`../../servers/${name}`, import.meta.url));

/** A server over each transport, whose only argument is a port for HTTP. */
function overBoth(name: string) {
  const command = [process.execPath, at(name)];
  return {
    stdio: { command },
    HTTP: {
      url: "http://127.0.0.1:${port}/mcp",
      transport: "http",
      start: { command: [...command, "${port}"] },
    },
  } as const;
}

/** The servers with tasks, of each generation and over each transport. */
export const SERVERS = {
  "2025-11-25": overBoth("sdk-task-server.mjs"),
  "2026-07-28": overBoth("task-server.mjs"),
} as const;

export type Revision = keyof typeof SERVERS;
export type Transport = keyof (typeof SERVERS)[Revision];

export const EACH = (["2025-11-25", "2026-07-28"] as const).flatMap((revision) =>
  (["stdio", "HTTP"] as const).map((transport): [Revision, Transport] => [revision, transport]),
);

/** A suite for one of the servers. */
export function suiteFor(revision: Revision, transport: Transport, rest: Record<string, unknown>, server = {}) {
  return {
    target_versions: [revision],
    servers: { s: { ...SERVERS[revision][transport], ...server } },
    // A false finding would fail its test.
    run_options: { invariants: "fail" },
    ...rest,
  };
}
