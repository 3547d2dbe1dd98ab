import { folderWith, root } from "../support/cli.js";
import { mcptestHere } from "../support/in-process.js";

const GENEROUS = ["--budget", "20m", "--max-call", "5s"];

interface Rule {
  id: string;
  status: string;
  tier?: string;
  subject?: string;
  message?: string;
}

/** What an audit, or another `command`, says of one of the servers in `file`. */
export async function reportOf(file: string, mode: string, command = ["audit", ...GENEROUS]) {
  const server = `"${process.execPath}" "${root}__tests__/audit/servers/${file}" ${mode}`;
  const { code, stdout } = await mcptestHere([...command, "--server-command", server, "--format", "json"], {
    cwd: folderWith({}),
  });
  const report: { rules: Rule[]; left?: string[] } = JSON.parse(stdout);
  const failed = report.rules.filter(({ status, tier }) => status === "failed" && tier !== "advice");
  return { code, failed, rules: report.rules, left: report.left ?? [] };
}

export const textsOf = (rules: readonly Rule[]) =>
  rules.map(({ id, subject, message }) => `${id} ${subject}: ${message}`);
