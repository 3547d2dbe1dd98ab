import type { Lane } from "../../engine/lanes/lane.js";
import type { BesideSession } from "../../engine/lanes/lane-sessions.js";
import type { Session, StartFailure } from "../../mcp/types.js";

/** How many sessions are opened at once. */
const OPENING = 20;

/** A session of a load, or why there is none. */
type ClientSession = { session: Session } | { failure: StartFailure };

/** The sessions of a load: the first is the lane's own. One that ends is opened again when it is needed. */
export class LoadSessions {
  reconnects = 0;
  readonly #slots: SessionSlot[];

  constructor(
    private readonly lane: Lane,
    count: number,
  ) {
    this.#slots = Array.from({ length: count }, () => ({ end: async () => {} }));
  }

  /** Opens all sessions; returns the failure of the first that cannot be opened. */
  async open(): Promise<StartFailure | undefined> {
    for (let from = 0; from < this.#slots.length; from += OPENING) {
      const some = this.#slots.slice(from, from + OPENING);
      for (const slot of await Promise.all(some.map((_, index) => this.of(from + index))))
        if ("failure" in slot) return slot.failure;
    }
    return undefined;
  }

  /** The session of a client. */
  async of(client: number): Promise<ClientSession> {
    const index = client % this.#slots.length;
    const slot = this.#slots[index]!;
    // Over HTTP, the others use the process that the first one started.
    const base = index > 0 && this.lane.server.http ? await this.of(0) : undefined;
    if (base && "failure" in base) return base;
    const { session } = slot;
    if (session?.alive && slot.base === base?.session) {
      // Over HTTP, a session that the server forgot is renewed in place.
      if (slot.facts !== session.facts) this.reconnects += 1;
      slot.facts = session.facts;
      return { session };
    }
    slot.opening ??= this.#open(slot, index, base?.session).finally(() => {
      delete slot.opening;
    });
    return slot.opening;
  }

  /** The sessions that run as processes of the server. */
  withProcess(): Session[] {
    const slots = this.lane.server.http ? this.#slots.slice(0, 1) : this.#slots;
    return slots.flatMap(({ session }) => (session?.alive ? [session] : []));
  }

  /** Ends all but the lane's own. */
  async close(): Promise<void> {
    await Promise.all(this.#slots.map(({ end }) => end()));
  }

  async #open(slot: SessionSlot, index: number, base: Session | undefined): Promise<ClientSession> {
    await slot.end();
    const startResult = index === 0 ? await this.#own() : await this.lane.sessions.openBeside();
    if (!startResult.ok) return { failure: startResult.failure };
    if (slot.session) this.reconnects += 1;
    Object.assign(slot, {
      session: startResult.session,
      facts: startResult.session.facts,
      base,
      end: startResult.end,
    });
    return { session: startResult.session };
  }

  async #own(): Promise<BesideSession> {
    const sessionResult = await this.lane.sessions.acquire();
    if (sessionResult.kind === "session") return { ok: true, session: sessionResult.session, end: async () => {} };
    if (sessionResult.kind === "unstarted") return { ok: false, failure: sessionResult.failure };
    return { ok: false, failure: { rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message: sessionResult.reason } };
  }
}

interface SessionSlot {
  session?: Session;
  /** The facts of its last handshake. */
  facts?: Session["facts"];
  /** The first session, when this one was opened. */
  base?: Session;
  opening?: Promise<ClientSession>;
  end: () => Promise<void>;
}
