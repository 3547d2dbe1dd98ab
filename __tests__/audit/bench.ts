import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { mcptest, type Ran } from "../support/harness.js";

const SERVERS = fileURLToPath(new URL("servers/", import.meta.url));

/** A finding of an audit's report. */
export interface Found {
  rule: string;
  tier: string;
  subject: string;
  message: string;
}

/** What an audit of a server found; `python` starts those in Python; `save`: the suite for its findings. */
export async function auditOf(server: string, argument = "", python = "python3", save?: string): Promise<Found[]> {
  const report = await reportOf(server, argument, python, save);
  return findingsIn(JSON.parse(report));
}

/** The JSON report of an audit of a server; `save`: the suite for its findings. */
export async function reportOf(server: string, argument = "", python = "python3", save?: string): Promise<string> {
  // What hangs does so for good; a slow machine needs the time.
  const flags = ["--format", "json", "--budget", "20m", "--max-call", "5s", ...(save ? ["--save", save] : [])];
  const { stdout, stderr } = await onServer(server, argument, python, ["audit", ...flags]);
  if (stdout === "") throw new Error(stderr);
  return stdout;
}

/** How the tests that a suite has for a rule end on a server. */
export async function testsEnd(suite: string, rule: string, server: string, argument: string, python = "python3") {
  const run = ["run", suite, "--filter", `AUDIT-${rule}`];
  const { code, stdout } = await onServer(server, argument, python, run);
  return code === 0 ? "passed" : `failed\n${stdout}`;
}

async function onServer(server: string, argument: string, python: string, args: readonly string[]): Promise<Ran> {
  const program = server.endsWith(".py") ? python : process.execPath;
  const http = /shop|http/.test(server) ? spawn(program, [`${SERVERS}${server}`, "0", argument]) : undefined;
  const target = http
    ? ["--server-url", await firstLineOf(http)]
    : ["--server-command", `"${program}" "${SERVERS}${server}" ${argument}`];
  const ran = await mcptest([...args, ...target]);
  http?.kill();
  return ran;
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
