import { hazardsOf, type Member, note } from "../conformance/invariants/composition.js";
import { type InvariantVerdict, type Review, reviewSession } from "../conformance/invariants/review.js";
import type { SchemaPort, Seen } from "../conformance/invariants/types.js";
import type { Exchange } from "../core/generated/capture.js";
import type { Finding } from "../core/generated/results.js";
import { isObject } from "../core/json.js";
import type { SessionFault } from "../mcp/types.js";
import { ruleOf } from "../rules/registry.js";
import type { Lane } from "./lane.js";
import { loadSchemaPort } from "./schema-port.js";

const MALFORMED = "FAULT-PROTO-MALFORMED-FRAME";
/** What a session tells by itself, with a better name, is not told a second time by the invariant that sees it too. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  "INV-006": [MALFORMED],
  "INV-009": [MALFORMED, "FAULT-PROTO-DUPLICATE-ANSWER", "FAULT-PROTO-UNSOLICITED-ANSWER"],
  "INV-010": [MALFORMED],
  "INV-011": [MALFORMED],
  "INV-018": [
    MALFORMED,
    "FAULT-TRANSPORT-STDOUT-NOISE",
    "FAULT-TRANSPORT-INVALID-UTF8",
    "FAULT-TRANSPORT-FRAME-TOO-LARGE",
  ],
};

/** The invariants over the sessions of one lane, each judged as it goes on. */
export class LaneReview {
  #current: Review | undefined;
  #verdicts: Promise<void> = Promise.resolve();
  #usesSchemas = false;
  #handshake: Exchange | undefined;
  readonly #broken = new Map<string, { message: string; evidence?: string; count: number }>();
  readonly #tools = new Set<string>();
  readonly #transport: string;

  constructor(transport: string) {
    this.#transport = transport;
  }

  /** Begins a session, and ends the one before it. Gives what is to be called with each exchange. */
  begin(): (exchange: Exchange) => void {
    this.#end();
    const review = reviewSession({ transport: this.#transport });
    this.#current = review;
    this.#handshake = undefined;
    return (exchange) => this.#note(review.see(exchange));
  }

  /** What the invariants say of the session that is under way. */
  async now(): Promise<InvariantVerdict[]> {
    return this.#current?.verdicts(await this.#schemas()) ?? [];
  }

  /** Ends the last session. Gives each invariant that did not hold, but for what `told` has told already. */
  async finish(told: ReadonlySet<string>): Promise<(SessionFault & { count: number })[]> {
    this.#end();
    await this.#verdicts;
    return [...this.#broken]
      .filter(([id]) => !TOLD[id]?.some((fault) => told.has(fault)))
      .map(([rule_id, breach]) => ({ rule_id, ...breach }));
  }

  /** What composition needs to know. */
  get tools(): Set<string> {
    return this.#tools;
  }

  /** initialize and its answer, in the session that is under way. */
  get handshake(): Exchange | undefined {
    return this.#handshake;
  }

  #note(seen: Seen): void {
    if (seen.method === "initialize" && !seen.fromServer) this.#handshake ??= seen.exchange;
    if (seen.method !== "tools/list" || !seen.result) return;
    note({ server: "", revision: null, tools: this.#tools, ids: new Set() }, seen, false);
    const { tools } = seen.result;
    this.#usesSchemas ||= Array.isArray(tools) && tools.some((tool) => isObject(tool) && "outputSchema" in tool);
  }

  #end(): void {
    const review = this.#current;
    this.#current = undefined;
    if (review)
      this.#verdicts = Promise.all([this.#verdicts, this.#schemas()]).then(([, port]) => this.#add(review, port));
  }

  #add(review: Review, schemas: SchemaPort): void {
    for (const { id, status, count, breaches } of review.verdicts(schemas)) {
      if (status !== "fail") continue;
      const before = this.#broken.get(id);
      const first = before ?? { message: "", ...breaches[0], count: 0 };
      this.#broken.set(id, { ...first, count: first.count + count });
    }
  }

  /** The validator takes long to load: only where a tool has a schema for its output. */
  async #schemas(): Promise<SchemaPort> {
    return this.#usesSchemas ? loadSchemaPort() : () => undefined;
  }
}

/** What can go wrong among the servers that one file runs side by side at one revision. */
export function compositionFindings(lanes: Iterable<Lane>): Finding[] {
  const together = new Map<string, Lane[]>();
  for (const lane of lanes) {
    const key = `${lane.suite.file}\0${lane.version}`;
    together.set(key, [...(together.get(key) ?? []), lane]);
  }
  return [...together.values()].flatMap((members) =>
    hazardsOf(members.flatMap(memberOf)).map(({ rule_id, message }) => findingOf(members[0] as Lane, rule_id, message)),
  );
}

function findingOf({ suite, version, server }: Lane, rule_id: string, message: string): Finding {
  return {
    rule_id,
    severity: ruleOf(rule_id)?.severity ?? "should",
    message,
    server: null,
    target_version: version,
    count: 1,
    gates: suite.runOptions.invariants === "fail",
    location: server.location,
  };
}

/** Two entries that start the same server are one: a server beside itself is no hazard. */
function memberOf(lane: Lane): Member[] {
  const { review, facts } = lane;
  if (!review || !facts) return [];
  const name = isObject(facts.serverInfo) ? facts.serverInfo["name"] : undefined;
  const server = typeof name === "string" ? name : lane.server.name;
  return [{ server, revision: facts.negotiatedVersion, tools: review.tools, ids: new Set() }];
}
