import { folderWith, mcptestHere, type RunOptions, root } from "../../support/harness.js";

/** The server whose tools each have one fault. */
export const SERVER = `${root}__tests__/servers/fuzz/fuzz-server.mjs`;

interface Finding {
  class: string;
  rule_id: string;
  label: string;
  args?: unknown;
  message: string;
  answer?: unknown;
  count: number;
  tools?: string[];
  reproduced: boolean;
}

interface Report {
  seed: number;
  server: string;
  protocol_version: string;
  findings: { rule_id: string; message: string; count: number; evidence?: string }[];
  tools: {
    name: string;
    runs: number;
    classes: Record<string, number>;
    findings: Finding[];
    not_judged: { reason: string; count: number }[];
    stopped?: string;
  }[];
}

/** Fuzzes tools of the fault server. */
export async function fuzz(tools: string, flags: readonly string[] = [], revision = "2025-11-25") {
  const options = { cwd: folderWith({}), env: { SERVICE_TOKEN: "tok-0123456789abcdef" } };
  const version = ["--target-version", revision];
  const ran = await fuzzServer(`node ${SERVER} ${tools} ${revision}`, [...version, ...flags], options);
  return { ...ran, cwd: options.cwd };
}

/** Fuzzes a server; waits long for each answer, unless the flags say otherwise. */
export async function fuzzServer(command: string, flags: readonly string[], options: RunOptions) {
  const args = ["fuzz", "--server-command", command, "--format", "json", "--max-call", "30s", ...flags];
  const ran = await mcptestHere(args, options);
  const report: Report = JSON.parse(ran.stdout);
  const all = report.tools.flatMap((tool) => tool.findings.map((finding) => ({ tool: tool.name, ...finding })));
  return { ...ran, report, all };
}
