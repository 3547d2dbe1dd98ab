import { sleep } from "../../../core/clock.js";
import { defined } from "../../../core/json/json.js";
import { removePath } from "../../../core/out.js";
import { userError } from "../../../core/problem.js";
import { processSecrets } from "../../../core/redaction/redacted.js";
import { isSecretName, secretsOf } from "../../../core/redaction/secret-names.js";
import { passStdio } from "../../../mcp/proxy/stdio.js";
import { StdioRecorder } from "../../../mcp/proxy/stdio-recorder.js";
import { nameOf, type ProxyFlags, startRecording } from "./recording-file.js";

/** `mcptest record --proxy -- COMMAND…`: runs a server for its client and records what passes; ends as the server does. */
export async function proxyCommand(command: readonly string[], flags: ProxyFlags): Promise<number> {
  if (command.length === 0) {
    const fix = "Write it behind two dashes: `mcptest record --proxy -- node dist/server.js`. A URL needs --listen.";
    throw userError("no server to record", "The command that starts it is missing.", fix);
  }
  learnSecretsOf(command, flags.hide);
  const { file, log, recorder: recording, start } = startRecording(nameOf(command), flags);
  const cwd = process.cwd();
  const server = { command: [...command], cwd };
  const recorder = new StdioRecorder(recording, { ...start, transport: "stdio", server });
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
