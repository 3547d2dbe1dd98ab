import { createHash } from "node:crypto";
import { roundMs } from "../../core/clock.js";
import type { Capture, Exchange } from "../../core/generated/capture.js";
import type { Cassette, Interaction } from "../../core/generated/cassette.js";
import { groupsOf } from "../../core/groups.js";
import { asObject, isObject } from "../../core/json/json.js";
import { LIMITS, weightOf } from "../../core/limits.js";
import { fileKey, isFileName } from "../../core/read-file.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { trustedText } from "../../core/redaction/redacted.js";
import { byText } from "../../core/text.js";
import { type Frame, withoutToken } from "../frames.js";
import type { RecordedSession } from "./recording.js";

/** The text of a cassette from the sessions of one server at one revision, with one exchange at a time in memory. */
export async function* cassetteChunks(
  sessions: readonly RecordedSession[],
  recordedAt: string,
): AsyncIterable<Redacted> {
  const [first] = sessions;
  if (first === undefined) throw new Error("a cassette needs a session");
  const facts = sessions.find((session) => session.facts)?.facts;
  const head: Omit<Cassette, "interactions"> = {
    version: 1,
    kind: "server",
    server: { name: first.server, ...(facts && { info: facts.serverInfo }), transport: first.transport },
    protocol_version: facts?.negotiatedVersion ?? null,
    recorded_at: recordedAt,
  };
  yield trustedText(`${JSON.stringify(head, null, 2).slice(0, -2)},\n  "interactions": [`);
  let before = "\n    ";
  for (const session of sessions) {
    for await (const interaction of interactionsOf(session)) {
      yield trustedText(before + JSON.stringify(interaction));
      before = ",\n    ";
    }
  }
  yield trustedText("\n  ]\n}\n");
}

/** The requests of a session in the order of their answers, with the other messages of the server. */
async function* interactionsOf(session: RecordedSession): AsyncIterable<Interaction> {
  const reader = new InteractionReader();
  for await (const line of session.lines()) yield* reader.add(JSON.parse(line) as Exchange);
  yield* reader.end();
}

/** Makes the interactions of a cassette from the exchanges of a session. */
class InteractionReader {
  #serverRequests: Frame[] = [];
  #weight = 0;
  #refusedHandshake: Interaction | undefined;

  *add(exchange: Exchange): Iterable<Interaction> {
    if (exchange.direction === "server") {
      if (!isObject(exchange.request)) return;
      this.#weight += weightOf(exchange.request, LIMITS.call);
      if (this.#weight <= LIMITS.call) this.#serverRequests.push(exchange.request);
      return;
    }
    const interaction = interactionOf(exchange, this.#serverRequests);
    if (interaction === undefined) return;
    this.#serverRequests = [];
    this.#weight = 0;
    // A server that rejects POST was connected again over HTTP+SSE; a replay would stop at the rejection.
    if (interaction.request.method !== "initialize") yield* this.end();
    this.#refusedHandshake = isRefusedHandshake(interaction) ? interaction : undefined;
    if (this.#refusedHandshake === undefined) yield interaction;
  }

  *end(): Iterable<Interaction> {
    if (this.#refusedHandshake !== undefined) yield this.#refusedHandshake;
    this.#refusedHandshake = undefined;
  }
}

/** A cassette of the sessions of one server, as `record --proxy` has them. */
export function cassetteOfCaptures(captures: readonly Capture[]): Cassette {
  const [first] = captures;
  const interactions = captures.flatMap(({ exchanges }) => {
    const reader = new InteractionReader();
    return [...exchanges.flatMap((exchange) => [...reader.add(exchange)]), ...reader.end()];
  });
  const handshake = interactions.find(({ request }) => request.method === "initialize");
  const { serverInfo } = asObject(handshake?.response?.result);
  return {
    version: 1,
    kind: "server",
    server: {
      name: first?.server_label ?? "server",
      ...(serverInfo !== undefined && { info: serverInfo }),
      ...(first?.transport && { transport: first.transport }),
    },
    protocol_version: captures.find(({ protocol_version }) => protocol_version)?.protocol_version ?? null,
    recorded_at: first?.recorded_at ?? new Date(0).toISOString(),
    interactions,
  };
}

function isRefusedHandshake({ request, response, http }: Interaction): boolean {
  return request.method === "initialize" && response === undefined && http !== undefined && http.status >= 400;
}

/** undefined for a notification, and for bytes that are not a message. */
function interactionOf(exchange: Exchange, serverRequests: readonly Frame[]): Interaction | undefined {
  const { request, response, notifications = [], http, fault, duration_ms } = exchange;
  if (!isObject(request) || typeof request.method !== "string" || request.id === undefined) return undefined;
  const { id, method, params } = request;
  const token = asObject(asObject(params)._meta).progressToken;
  // A token that equals the id is from mcptest, new for each call.
  const isRequestId = token !== undefined && token === id;
  const paramsAsGiven = withoutToken(params, id);
  const serverMessages = [...serverRequests, ...notifications.filter(isObject)].map((frame) =>
    isRequestId ? withoutProgressToken(frame, token) : frame,
  );
  const interaction: Interaction = { request: { method, ...(paramsAsGiven && { params: paramsAsGiven }) } };
  // Ids differ between runs; the member keeps its place, because a report may show the frame. A string for a numeric id
  // is a fault of the server, which is replayed.
  if (isObject(response)) interaction.response = response.id === id ? { ...response, id: null } : response;
  if (fault !== undefined) interaction.fault = fault;
  if (serverMessages.length > 0) interaction.notifications = serverMessages;
  if (http !== undefined) interaction.http = http;
  if (duration_ms !== undefined) interaction.duration_ms = roundMs(duration_ms);
  return interaction;
}

function withoutProgressToken(frame: Frame, token: unknown): Frame {
  if (!isObject(frame.params) || frame.params.progressToken !== token) return frame;
  const { progressToken: _, ...params } = frame.params;
  return { ...frame, params };
}

/** In bytes: file systems allow 255, of which a digest and the extension need some. */
const MAX_NAME = 150;

/** The sessions of each server of each suite at each revision, by the name of their file. */
export function cassettesOf(sessions: readonly RecordedSession[]): Map<string, RecordedSession[]> {
  const groups = groupsOf(sessions, ({ transport, suite, server, targetVersion }) =>
    transport === "cassette" ? undefined : JSON.stringify([suite, server, targetVersion]),
  );
  const files = new Map<string, RecordedSession[]>();
  const usedNames = new Set<string>();
  // In an order that does not depend on which session was first: suites refer to the names.
  for (const [key, members] of [...groups].sort(([a], [b]) => byText(a, b))) {
    const whole = cassetteName(members);
    // An incomplete character at the end is dropped.
    const plain = Buffer.from(whole)
      .subarray(0, MAX_NAME)
      .toString("utf8")
      .replace(/\ufffd+$/, "");
    const isClear = plain === whole && !usedNames.has(fileKey(plain));
    const name = isClear ? plain : `${plain}-${createHash("sha256").update(key).digest("hex").slice(0, 8)}`;
    usedNames.add(fileKey(name));
    files.set(`${name}.cassette.json`, members);
  }
  return files;
}

/** Suite, server and revision in letters, digits, dots and dashes: no name can leave the folder, or be a device. */
function cassetteName(sessions: readonly RecordedSession[]): string {
  const { suite = "", server = "", targetVersion } = sessions[0] ?? {};
  const negotiated = sessions.find(({ facts }) => facts)?.facts?.negotiatedVersion;
  const stem = suite.replace(/\.(ya?ml|json)$/i, "").replace(/\.mcptest$/i, "");
  const name = [stem, server, targetVersion ?? negotiated ?? "no-revision"]
    .map((part) => part.replace(/[^\p{L}\p{N}_.-]+/gu, "-").replace(/^[.-]+|[.-]+$/g, "") || "x")
    .join(".");
  return isFileName(name) ? name : `x.${name}`;
}
