import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { isSuccess } from "../../../mcp/channel/http-facts.js";
import { type CheckResult, failed, passed, unverified } from "../../server/check-result.js";
import type { LiveServer } from "../../server/live-server.js";
import type { HttpReply } from "../../server/types.js";
import { evidenceOfEntries, type LiveExchange, type LogEntry, WireClient } from "../../server/wire/client.js";
import { subscriptionOf } from "../../server/wire/subscription.js";
import { hasCanary, type KnownCall, tryCalls } from "./calls.js";

/** The result of the isolation rules for a server that breaks with two clients. */
export const BROKEN = unverified(say`the server breaks when it has two clients: FAULT-HTTP-NO-ANSWER says how`);

/** Two clients of a server at the same time. */
export interface IsoRun {
  server: LiveServer;
  log: LogEntry[];
  a: WireClient;
  b: WireClient;
  hasTwoPrincipals: boolean;
  /** One of each client, if the server has them. */
  streams: readonly LiveExchange[];
  /** Made by A alone, while B only listened; the one that took longest first. */
  calls: readonly KnownCall[];
}

/** Why there are no two clients, as results of the rules of isolation, and of the rule about servers that break. */
export interface Refusal {
  result: CheckResult;
  fault: CheckResult;
}

/** Uses a server as two clients, and closes what they opened. */
export async function withTwoClients<T>(
  server: LiveServer,
  use: (run: IsoRun) => Promise<T>,
  refused: (refusal: Refusal) => T,
): Promise<T> {
  const { second } = server.target;
  const log: LogEntry[] = [];
  const opened: WireClient[] = [];
  try {
    for (const name of ["A", "B"] as const) {
      const client = await openClient(name, name === "B" && second ? server.withTarget(second) : server, log);
      if (!(client instanceof WireClient)) return refused(client);
      opened.push(client);
    }
    const [a, b] = opened as [WireClient, WireClient];
    const streams = [...(await openStream(a)), ...(await openStream(b))];
    const calls = await tryCalls(a);
    return await use({ server, log, a, b, hasTwoPrincipals: second !== undefined, streams, calls });
  } finally {
    for (const client of opened) {
      for (const exchange of client.exchanges) exchange.close();
      if (client.id !== undefined) await client.send("DELETE");
    }
  }
}

/** The other one of the two. */
export function otherOf({ a, b }: IsoRun, client: WireClient): WireClient {
  return client === a ? b : a;
}

/** A message that has the canary of the other client, after the requests of both. */
export function leakEvidence(run: IsoRun, leak: LogEntry): Redacted {
  const { client, sent } = leak.exchange;
  const before = run.log.slice(0, run.log.indexOf(leak));
  const source = before.findLast((entry) => entry.way === "→" && hasCanary(entry, otherOf(run, client)));
  return evidenceOfEntries(source, sent, leak);
}

/** Opens one more client. */
export async function openClient(name: WireClient["name"], server: LiveServer, log: LogEntry[]) {
  const client = await new WireClient(server, undefined, name, log).open();
  const refusal = client.handshake && (await refusalOf(server, client.handshake.initialize));
  return refusal ?? client;
}

/** Whether a status says that a server takes no more; any other error says that it breaks. */
export function isRefusal(status: number): boolean {
  return (status >= 400 && status < 500) || status === 503;
}

async function refusalOf(server: LiveServer, reply: HttpReply): Promise<Refusal | undefined> {
  const { http, fault, evidence } = reply;
  if (http && isSuccess(http)) return undefined;
  const unsure = reply.unsure ?? (http || (await server.isAnswering()) ? undefined : fault?.message);
  if (unsure) return { result: unverified(unsure), fault: unverified(unsure) };
  const how = http ? say`is answered with HTTP ${http.status}` : say`fails: ${fault?.message ?? say`no response`}`;
  if (!http || !isRefusal(http.status)) {
    return { result: BROKEN, fault: failed(say`the initialize of another client ${how}`, evidence) };
  }
  const message = say`the server takes one client at a time: the initialize of another ${how}`;
  return { result: { ...passed, message }, fault: passed };
}

async function openStream(client: WireClient): Promise<LiveExchange[]> {
  const { server } = client;
  const filter = subscriptionOf(server.listed) ?? {};
  if (server.modern && !("notifications" in filter)) return [];
  const stream = server.modern ? client.request("subscriptions/listen", filter, { staysOpen: true }) : client.listen();
  // Some servers send no headers before the first event; after a ping, the stream has been opened or refused.
  await client.ping();
  return stream.isOver ? [] : [stream];
}
