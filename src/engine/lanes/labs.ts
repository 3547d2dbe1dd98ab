import { parseDuration } from "../../core/clock.js";
import { getOrMake } from "../../core/groups.js";
import { asText, defined } from "../../core/json/json.js";
import type { Lab } from "../../mcp/lab/lab.js";
import { SharedServer } from "../../mcp/shared-server.js";
import type { HttpTarget } from "../../mcp/types.js";
import type { Suite, SuiteServer } from "../../suite/types.js";
import { fillIn } from "../../suite/variables/deferred.js";
import { type LabHost, type SessionValues, sessionValues } from "./session-values.js";

interface ServerAtRevision {
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
export function openValues(place: ServerAtRevision, context: LabContext): Promise<SessionValues> {
  return place.server.http?.lab ? context.labs.sharedValues(place, context) : sessionValues(place, context);
}

/** The values of a session that shares nothing with others but the lab. */
export function apartValues(place: ServerAtRevision, context: LabContext): Promise<SessionValues> {
  return place.server.http?.lab ? context.labs.ownValues(place, context) : sessionValues(place, context);
}

/** The labs of a run: one for a server of a file at one revision. */
export class RunLabs {
  readonly #servers = new Map<string, SharedServer>();
  readonly #labs = new Map<string, Promise<Lab>>();
  readonly #values = new Map<string, Promise<SessionValues>>();
  readonly #disposals: (() => void)[] = [];

  /** `onSecret`: gets each token and secret before it is used. */
  constructor(private readonly onSecret: (name: string, value: string) => void) {}

  /** The process of a server with a lab, for all its clients. */
  sharedServer(place: ServerAtRevision): SharedServer | undefined {
    return place.server.http?.lab && getOrMake(this.#servers, labKeyOf(place), () => new SharedServer());
  }

  sharedValues(place: ServerAtRevision, context: LabContext): Promise<SessionValues> {
    const make = async () => {
      const { host, ...values } = await this.ownValues(place, context);
      this.#disposals.push(values.dispose);
      return { ...values, dispose: () => {}, host: { ...host, shared: this.sharedServer(place) } };
    };
    return getOrMake(this.#values, labKeyOf(place), make);
  }

  async ownValues(place: ServerAtRevision, context: LabContext): Promise<SessionValues & { host: LabHost }> {
    const values = await sessionValues(place, context);
    const { url, lab: labConfig } = place.server.http!;
    const audience = asText(fillIn(url, values.atStart));
    const lab = await getOrMake(this.#labs, labKeyOf(place), async () => {
      const { Lab } = await import("../../mcp/lab/lab.js");
      const { onSecret } = this;
      return Lab.start({ subjects: labConfig!.subjects, audience, tls: { insecure: false }, onSecret });
    });
    const references: Record<string, string> = { ...lab.references, audience };
    const atStart = (name: string) =>
      name.startsWith("auth.") ? references[name.slice("auth.".length)] : values.atStart(name);
    return { ...values, atStart, host: { lab, audience } };
  }

  /** Ends all labs; the servers that trust them have ended. */
  async close(): Promise<void> {
    for (const lab of await Promise.allSettled(this.#labs.values())) if (lab.status === "fulfilled") lab.value.close();
    for (const dispose of this.#disposals) dispose();
  }
}

function labKeyOf({ suite, server, targetVersion }: ServerAtRevision): string {
  const file = suite.runOptions.restartPolicy === "per_run" ? "" : suite.file;
  return JSON.stringify([file, server.identity?.server ?? server.name, server.raw, targetVersion]);
}

/** Sends the token of a server's identity with each request to it. */
export async function addLabToken(target: HttpTarget, server: SuiteServer, { lab, audience }: LabHost): Promise<void> {
  const { raw, scheme = "Bearer", in: place, expires_in, not_before, ...rest } = server.identity?.token ?? {};
  if (raw === null) return;
  target.tokenName = "`auth.lab`";
  const times = defined({ expires_in: secondsOf(expires_in), not_before: secondsOf(not_before) });
  const value = raw ?? (await lab.token(subjectOf(server), { ...rest, ...times }, audience));
  if (place === "query") {
    const url = new URL(target.url);
    url.searchParams.set("access_token", value);
    target.url = url.href;
    return;
  }
  target.headers = authorizedBy(target, `${scheme} ${value}`.trim());
}

/** Gives rules of the corpus the lab, for other tokens of the same subject, and the server as another subject reaches it. */
export async function addLabPort(target: HttpTarget, server: SuiteServer, { lab, audience }: LabHost): Promise<void> {
  const { subjects, tools, implies } = server.http!.lab!;
  const subject = subjectOf(server);
  target.lab = {
    token: (request) => lab.token(subject, request, audience),
    scopes: subjects.get(subject) ?? [],
    tools,
    implies,
    wasActive: (token) => lab.wasActive(token),
    upstream: lab.upstream,
  };
  const other = [...subjects.keys()].find((name) => name !== subject);
  if (other === undefined) return;
  const headers = authorizedBy(target, `Bearer ${await lab.token(other, {}, audience)}`);
  target.second = { ...target, headers };
}

function subjectOf({ http, identity }: SuiteServer): string {
  const [first = ""] = http?.lab?.subjects.keys() ?? [];
  return identity?.as ?? first;
}

/** The headers of a server, with another `authorization`. */
export function authorizedBy({ headers }: HttpTarget, authorization: string): HttpTarget["headers"] {
  return (generated) => ({ ...headers(generated), authorization });
}

/** The seconds of a duration that may have a sign. */
function secondsOf(text: string | undefined): number | undefined {
  const ms = parseDuration((text ?? "").replace("-", ""));
  return ms === undefined ? undefined : Math.round((text?.startsWith("-") ? -ms : ms) / 1_000);
}
