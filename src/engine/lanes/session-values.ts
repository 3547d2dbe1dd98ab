import { asText } from "../../core/json/json.js";
import { makeTempFolder, removePath } from "../../core/out.js";
import { freePort } from "../../core/proc/port.js";
import { say } from "../../core/redaction/redacted.js";
import { uniqueId } from "../../core/unique-id.js";
import { SuiteFault } from "../../matchers/types.js";
import type { Lab } from "../../mcp/lab/lab.js";
import type { SharedServer } from "../../mcp/shared-server.js";
import type { ClientDeclaration } from "../../mcp/types.js";
import type { SuiteServer } from "../../suite/types.js";
import { fillIn, hasDeferred, referencesIn } from "../../suite/variables/deferred.js";

const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The lab of a server, and what its clients share. */
export interface LabHost {
  lab: Lab;
  /** The address of the server. */
  audience: string;
  shared?: SharedServer | undefined;
}

/** The values of one session: a new folder, made on first use, a free port, and others. */
export interface SessionValues {
  get: (name: "tmp_dir" | "port") => string | number;
  /** The value of any name when the session is opened; undefined if it has none then. */
  atStart: (name: string) => unknown;
  dispose: () => void;
  /** Of a server with a lab. */
  host?: LabHost;
}

/** The values of a new session of a server. Looks for a port only if the server's entry has `${port}`. */
export async function sessionValues(
  { server, targetVersion }: { server: SuiteServer; targetVersion: string | null },
  { env, runId }: { env: Readonly<Record<string, string | undefined>>; runId: string },
): Promise<SessionValues> {
  let folder: string | undefined;
  const usesPort = [...referencesIn(server.raw)].some(({ reference }) => reference.name === "port");
  const port = usesPort ? await freePort() : undefined;
  const get: SessionValues["get"] = (name) => {
    if (name === "tmp_dir") {
      folder ??= makeTempFolder();
      return folder;
    }
    if (port !== undefined) return port;
    throw new SuiteFault(say`\${${name}} has no value here`, "Use it in the server's own entry first.");
  };
  return {
    get,
    atStart(name) {
      if (name === "tmp_dir" || name === "port") return get(name);
      if (name === "otel_traceparent") return childSpan(env.TRACEPARENT, runId);
      if (name === "target_version") return targetVersion ?? undefined;
      return name === "request_id" ? uniqueId() : undefined;
    },
    dispose() {
      if (folder !== undefined) removePath(folder);
    },
  };
}

/** The server with the values known when its session is opened. Throws a UserError for a reference without a value. */
export function fillServer(server: SuiteServer, { atStart }: SessionValues): SuiteServer {
  if (!hasDeferred(server.raw)) return server;
  // A process takes only text.
  const text = (value: unknown) => (value === undefined ? undefined : asText(value));
  const texts = <T>(value: T): T => fillIn(value, (name) => text(atStart(name))) as T;
  const { command, env, raw } = server;
  return { ...server, env: texts(env), raw: texts(raw), ...(command && { command: texts(command) }) };
}

/** The answers to the server's requests, with the values that a whole session has. */
export function clientOf({ client }: SuiteServer, { atStart }: SessionValues): ClientDeclaration | undefined {
  const lookup = (name: string) => (["tmp_dir", "port", "target_version"].includes(name) ? atStart(name) : undefined);
  return client && (fillIn(client, lookup) as ClientDeclaration);
}

/** A W3C traceparent with a new span: a child of `parent` if that is valid, else in the trace of the run, a UUID. */
export function childSpan(parent: string | undefined, runId: string): string {
  const [, trace = runId.replaceAll("-", ""), , flags = "01"] = PARENT.exec(parent ?? "") ?? [];
  return `00-${trace}-${uniqueId().replaceAll("-", "").slice(0, 16)}-${flags}`;
}
