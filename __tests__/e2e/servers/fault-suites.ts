import { type FaultServer, serve } from "../../servers/http-fault-server.mjs";
import { testCertificates } from "../../servers/tls.js";
import { faultServer } from "../../support/cli.js";
import type { FaultCase } from "./fault-cases.js";

const TIMEOUT_MS = 4_000;

/** The fault servers over HTTP, one of them with a certificate that no authority signed. */
export interface FaultServers {
  plain: FaultServer;
  secure: FaultServer;
  connections(): Promise<number>;
  close(): Promise<void>;
}

/** Starts them. */
export async function faultServers(): Promise<FaultServers> {
  const plain = await serve();
  const secure = await serve(0, { tls: await testCertificates() });
  return {
    plain,
    secure,
    connections: async () => (await plain.connections()) + (await secure.connections()),
    close: async () => {
      await Promise.all([plain.close(), secure.close()]);
    },
  };
}

function addressOf(fault: string, { plain, secure }: FaultServers): string {
  if (fault === "refuses") return "http://127.0.0.1:1/mcp";
  return fault === "untrusted" ? `${secure.origin}/mcp/json` : `${plain.origin}/mcp/${fault}`;
}

function entryOf(transport: string, fault: string, servers: FaultServers): string {
  if (transport === "http") return `{ url: "${addressOf(fault, servers)}" }`;
  return `{ command: [node, "${faultServer}", "${fault}"], startup_timeout: ${fault.startsWith("hang") ? "1s" : "20s"} }`;
}

/** One server for each misbehaviour, all in one run, and after each of their calls one to a healthy server. */
export function suiteOf(transport: string, cases: readonly FaultCase[], servers: FaultServers): string {
  const call = (name: string, on: string) =>
    `  - { name: "${name}", server: "${on}", tool: x, timeout_ms: ${TIMEOUT_MS} }`;
  const single = cases.filter(({ twice }) => !twice);
  const nodes = "[{ id: a, tool: x }, { id: b, tool: x }]";
  const both = cases
    .filter(({ twice }) => twice)
    .map(({ what, fault }) => `  - { name: "${what}", server: "${fault}", nodes: ${nodes} }`);
  return [
    "servers:",
    ...cases.map(({ fault }) => `  "${fault}": ${entryOf(transport, fault, servers)}`),
    `  fine: ${entryOf(transport, transport === "http" ? "json" : "ok", servers)}`,
    "run_options: { parallel: servers }",
    ...(single.length > 0 ? ["tools:"] : []),
    ...single.flatMap(({ what, fault }) => [call(what, fault), call(`fine beside: ${what}`, "fine")]),
    ...(both.length > 0 ? ["compositions:", ...both] : []),
    "",
  ].join("\n");
}
