import { listNames, suggest } from "../suggest.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import type { LookupResult } from "./interpolate.js";

/** What `${server.…}` can read of the server that is called. */
export const SERVER_MEMBERS = ["name", "url", "info", "protocol_version", "capabilities", "instructions"] as const;

const TEST_BLOCKS: ReadonlySet<unknown> = new Set([
  "setup",
  "teardown",
  "defaultTest",
  "tools",
  "resources",
  "prompts",
  "agents",
  "compositions",
]);

/** `${server.…}`, which is known when the server is called: in tests only. `test`: the entry that has it. */
export function lookAtServer(name: string, path: Path, test: unknown): LookupResult | "deferred" {
  const nodes = child(test, "nodes");
  // The output of a node with this id.
  if (Array.isArray(nodes) && nodes.some((node) => child(node, "id") === "server")) return "deferred";
  if (!TEST_BLOCKS.has(path[0])) {
    const detail = "It is known only when the server is called.";
    return { problem: { kind: "unresolved", detail, fix: "Use it in a test, or write the value itself." } };
  }
  const member = /^server\.?([^.[]*)/.exec(name)?.[1] ?? "";
  if (SERVER_MEMBERS.some((known) => known === member)) return "deferred";
  const meant = suggest(member, SERVER_MEMBERS) ?? MEANT[member];
  const fix = meant === undefined ? "Write one of these." : `Did you mean \`\${server.${meant}}\`?`;
  return {
    problem: { kind: "unresolved", detail: `Of its server, a test can read ${listNames(SERVER_MEMBERS)}.`, fix },
  };
}

const MEANT: Readonly<Record<string, string>> = { version: "info.version", title: "info.title", uri: "url" };
