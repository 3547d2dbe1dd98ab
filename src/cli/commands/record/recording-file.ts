import { basename, join, resolve } from "node:path";
import { type Log, openLog, writeErrAtOnce } from "../../../core/out.js";
import { asUserError } from "../../../core/proc/machine-errors.js";
import { hide } from "../../../core/redaction/redacted.js";
import { sanitize } from "../../../core/sanitize.js";
import { MemberSecrets } from "../../../mcp/proxy/member-secrets.js";
import { Recorder } from "../../../mcp/proxy/recorder.js";
import { recordingsFolder } from "../../../run/state-folder.js";

export interface ProxyFlags {
  /** A folder. */
  out?: string;
  /** Of the server. */
  name?: string;
  hide: readonly string[];
  /** A port: the server is one over HTTP. */
  listen?: number;
}

/** A recording that has begun. */
interface Recording {
  file: string;
  log: Log;
  recorder: Recorder;
  /** What every session of it says. */
  start: { server_label: string; recorded_at: string };
}

/** Begins a recording of a server, and says on stderr where it is; `name`: of the server, if no flag says it. */
export function startRecording(name: string, flags: ProxyFlags): Recording {
  const folder = flags.out === undefined ? recordingsFolder(process.env) : resolve(flags.out);
  const server_label = fileNameOf(flags.name ?? name);
  const recorded_at = new Date().toISOString();
  const file = join(folder, `${server_label}.${recorded_at.replace(/[:.]/g, "-")}.${process.pid}.capture.ndjson`);
  const log = openLog(
    file,
    () => tell(`recording to ${file}`),
    (fault) => tell(`nothing is recorded, and the server runs all the same: ${reasonOf(fault)}`),
  );
  return {
    file,
    log,
    recorder: new Recorder(log, new MemberSecrets(flags.hide)),
    start: { server_label, recorded_at },
  };
}

/** Says something on stderr, where the server may write too. */
export function tell(text: string): void {
  writeErrAtOnce(sanitize(hide(`mcptest: ${text}\n`)));
}

function reasonOf(fault: Error): string {
  const [problem] = asUserError(fault)?.problems ?? [];
  return problem ? `${problem.title}: ${problem.description}` : fault.message;
}

/** Programs that start another one, which has the name of the server. */
const LAUNCHERS =
  /^(?:node|npx|npm|exec|pnpm|pnpx|dlx|yarn|bun|bunx|deno|run|tsx|ts-node|uv|uvx|pipx|python[\d.]*|py|sh|env|cmd|java|dotnet)$/i;

/** The name of a server from its command: `shop` of `npx -y @acme/shop@latest`, `server` of `node dist/server.js`. */
export function nameOf(command: readonly string[]): string {
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
