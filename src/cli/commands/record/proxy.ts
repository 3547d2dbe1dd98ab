import { basename, join, resolve } from "node:path";
import { sleep } from "../../../core/clock.js";
import { defined } from "../../../core/json/json.js";
import { openLog, removePath, writeErrAtOnce } from "../../../core/out.js";
import { userError } from "../../../core/problem.js";
import { asUserError } from "../../../core/proc/machine-errors.js";
import { processSecrets } from "../../../core/redaction/redacted.js";
import { isSecretName, secretsOf } from "../../../core/redaction/secret-names.js";
import { MemberSecrets } from "../../../mcp/proxy/member-secrets.js";
import { StdioRecorder } from "../../../mcp/proxy/recorder.js";
import { passStdio } from "../../../mcp/proxy/stdio.js";
import { printable } from "../../../run/output.js";
import { recordingsFolder } from "../../../run/state-folder.js";

export interface ProxyFlags {
  /** A folder. */
  out?: string;
  /** Of the server. */
  name?: string;
  hide: readonly string[];
}

/** `mcptest record --proxy -- COMMAND…`: runs a server for its client and records what passes; ends as the server does. */
export async function proxyCommand(command: readonly string[], flags: ProxyFlags): Promise<number> {
  if (command.length === 0) {
    const fix = "Write it behind two dashes: `mcptest record --proxy -- node dist/server.js`.";
    throw userError("no server to record", "The command that starts it is missing.", fix);
  }
  learnSecretsOf(command, flags.hide);
  const folder = flags.out === undefined ? recordingsFolder(process.env) : resolve(flags.out);
  const label = fileNameOf(flags.name ?? nameOf(command));
  const recordedAt = new Date().toISOString();
  const file = join(folder, `${label}.${recordedAt.replace(/[:.]/g, "-")}.${process.pid}.capture.ndjson`);
  const log = openLog(
    file,
    () => tell(`recording to ${file}`),
    (fault) => tell(`nothing is recorded, and the server runs all the same: ${reasonOf(fault)}`),
  );
  const cwd = process.cwd();
  const server = { command: [...command], cwd };
  const start = { server_label: label, transport: "stdio", recorded_at: recordedAt, server } as const;
  const recorder = new StdioRecorder(log, start, new MemberSecrets(flags.hide));
  const passed = await passStdio(command, { env: defined(process.env) as Record<string, string>, cwd }, recorder);
  if (!passed.ok) {
    await log.close();
    removePath(file);
    throw userError("the server does not start", passed.reason, "Check the command behind the two dashes.");
  }
  const { code, signal } = passed.exit;
  await Promise.race([recorder.end(passed.exit, passed.isCrash), sleep(LAST_MS)]);
  if (signal === null) return code ?? 0;
  // This process ends by the same signal; if it cannot, as a shell says it.
  process.kill(process.pid, signal);
  await sleep(LAST_MS);
  return 1;
}

/** How long the end of a recording may take: a disk that hangs does not keep the client waiting. */
const LAST_MS = 500;

function tell(text: string): void {
  writeErrAtOnce(printable(`mcptest: ${text}\n`));
}

function reasonOf(fault: Error): string {
  const [problem] = asUserError(fault)?.problems ?? [];
  return problem ? `${problem.title}: ${problem.description}` : fault.message;
}

/** Makes secrets of what the command line holds (`--api-key X`, `TOKEN=X`), and of the variables with these names. */
function learnSecretsOf(command: readonly string[], names: readonly string[]): void {
  for (const name of names) processSecrets.add(name, process.env[name] ?? "");
  for (const [index, word] of command.entries()) {
    for (const [name, value] of secretsOf({ argument: word })) processSecrets.add(name, value);
    const [, option = "", value] = /^(?:--?)?([\w-]+)(?:[=:](.*))?$/s.exec(word) ?? [];
    const isOption = word.startsWith("-");
    if (isSecretName(option)) processSecrets.add(option, value ?? (isOption ? (command[index + 1] ?? "") : ""));
  }
}

/** Programs that start another one, which has the name of the server. */
const LAUNCHERS =
  /^(?:node|npx|npm|exec|pnpm|pnpx|dlx|yarn|bun|bunx|deno|run|tsx|ts-node|uv|uvx|pipx|python[\d.]*|py|sh|env|cmd|java|dotnet)$/i;

/** The name of a server from its command: `shop` of `npx -y @acme/shop@latest`, `server` of `node dist/server.js`. */
function nameOf(command: readonly string[]): string {
  const names = command
    .filter((word) => !word.startsWith("-") && !/^\/[a-z]$/i.test(word))
    .map((word) =>
      basename(word.replaceAll("\\", "/"))
        .replace(/(?<=.)@.*$/, "")
        .replace(/\.\w{1,4}$/, ""),
    );
  return names.find((name) => !LAUNCHERS.test(name)) ?? names[0] ?? "server";
}

/** A name in letters, digits, dots and dashes. */
function fileNameOf(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}_.-]+/gu, "-")
      .replace(/^[.-]+|[.-]+$/g, "")
      .slice(0, 60) || "server"
  );
}
