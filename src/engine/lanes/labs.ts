import type { Lab } from "../../mcp/lab/lab.js";
import { SharedServer } from "../../mcp/shared-server.js";
import type { HttpTarget } from "../../mcp/types.js";
import type { Suite, SuiteServer } from "../../suite/types.js";
import { asText, fillIn } from "../../suite/variables/deferred.js";
import { type LabHost, type SessionValues, sessionValues } from "./session-values.js";

interface Place {
  suite: Suite;
  server: SuiteServer;
  targetVersion: string | null;
}

interface LabContext {
  env: Readonly<Record<string, string | undefined>>;
  runId: string;
  labs: RunLabs;
}

/** The values of a new session of a server; those of a server with a lab are the same for all its sessions. */
export function openValues(place: Place, context: LabContext): Promise<SessionValues> {
  return place.server.http?.lab ? context.labs.valuesOf(place, context) : sessionValues(place, context);
}

/** The labs of a run. */
export class RunLabs {
  readonly #values = new Map<string, Promise<SessionValues & { end: () => void }>>();

  /** `onSecret`: gets each token and secret before it is used. */
  constructor(private readonly onSecret: (name: string, value: string) => void) {}

  valuesOf(place: Place, context: LabContext): Promise<SessionValues> {
    const { suite, server, targetVersion } = place;
    const file = suite.runOptions.restartPolicy === "per_run" ? "" : suite.file;
    const key = JSON.stringify([file, server.identity?.server ?? server.name, server.raw, targetVersion]);
    const values = this.#values.get(key) ?? this.#start(place, context);
    this.#values.set(key, values);
    return values;
  }

  /** Ends all labs; the servers that trust them have ended. */
  async close(): Promise<void> {
    for (const values of await Promise.all(this.#values.values())) {
      values.host?.lab.close();
      values.end();
    }
  }

  async #start(place: Place, context: LabContext): Promise<SessionValues & { end: () => void }> {
    const { Lab } = await import("../../mcp/lab/lab.js");
    const values = await sessionValues(place, context);
    const { url, lab: written } = place.server.http!;
    const audience = asText(fillIn(url, values.atStart));
    const lab = await Lab.start({
      subjects: written!.subjects,
      audience,
      tls: { insecure: false },
      onSecret: this.onSecret,
    });
    const host: LabHost = { lab, shared: new SharedServer(), restarts: new Set() };
    const atStart = (name: string) =>
      name.startsWith("auth.") ? lab.references[name.slice("auth.".length)] : values.atStart(name);
    return { ...values, atStart, host, dispose: () => {}, end: values.dispose };
  }
}

/** Sends the token of a server's identity with each request to it. */
export async function addLabToken(target: HttpTarget, { http, identity }: SuiteServer, lab: Lab): Promise<void> {
  const [first = ""] = http?.lab?.subjects.keys() ?? [];
  const { as = first, token = {} } = identity ?? {};
  const { raw, scheme = "Bearer", in: place, ...request } = token;
  if (raw === null) return;
  target.tokenName = "`auth.lab`";
  const value = raw ?? (await lab.token(as, request));
  if (place === "query") {
    const url = new URL(target.url);
    url.searchParams.set("access_token", value);
    target.url = url.href;
    return;
  }
  const { headers } = target;
  const authorization = `${scheme} ${value}`.trim();
  target.headers = (generated) => ({ ...headers(generated), authorization });
}
