import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { mcptest } from "../support/cli.js";

const SERVERS = fileURLToPath(new URL("servers/", import.meta.url));

/** A finding of an audit's report. */
export interface Found {
  rule: string;
  tier: string;
  subject: string;
  message: string;
}

/** What an audit of a server found; `python` starts those in Python. */
export async function auditOf(server: string, argument = "", python = "python3"): Promise<Found[]> {
  const report = await reportOf(server, argument, python);
  return findingsIn(JSON.parse(report));
}

/** The JSON report of an audit of a server. */
export async function reportOf(server: string, argument = "", python = "python3"): Promise<string> {
  const program = server.endsWith(".py") ? python : process.execPath;
  const http = /shop|http/.test(server) ? spawn(program, [`${SERVERS}${server}`, "0", argument]) : undefined;
  const target = http
    ? ["--server-url", await firstLineOf(http)]
    : ["--server-command", `"${program}" "${SERVERS}${server}" ${argument}`];
  // What hangs does so for good; a slow machine needs the time.
  const { stdout, stderr } = await mcptest([
    "audit",
    ...target,
    "--format",
    "json",
    "--budget",
    "20m",
    "--max-call",
    "5s",
  ]);
  http?.kill();
  if (stdout === "") throw new Error(stderr);
  return stdout;
}

async function firstLineOf({ stdout }: ChildProcess): Promise<string> {
  const [line] = await once(stdout as NodeJS.ReadableStream, "data");
  return String(line).trim();
}

interface Report {
  rules: readonly { id: string; tier?: string; subject?: string; message?: string }[];
}

/** What has a tier has failed. The rules of the protocol are not the bench's: the SDKs break some of them. */
function findingsIn({ rules }: Report): Found[] {
  return rules.flatMap(({ id, tier, subject = "", message = "" }) =>
    tier === undefined || !/^(?:AUDIT|FUZZ)-/.test(id)
      ? []
      : [{ rule: id.replace("AUDIT-", ""), tier, subject, message }],
  );
}
