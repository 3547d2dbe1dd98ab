import { describe, expect, it } from "vitest";
import { otherSessions, runChecks } from "../../../src/conformance/corpus/check-sessions.js";
import { CorpusSessions, notOpened } from "../../../src/conformance/corpus/session.js";
import { failed, passed } from "../../../src/conformance/server/check-result.js";
import { type CheckSessionName, type LiveCheck, oncePerSession } from "../../../src/conformance/server/checks.js";
import type { LiveServer } from "../../../src/conformance/server/live-server.js";
import type { CheckSession, OpenedSession, ServerFacts, SessionPort } from "../../../src/conformance/server/types.js";
import { hide } from "../../../src/core/redaction/redacted.js";

interface MemorySession {
  name: string;
  alive: boolean;
  answered: boolean;
  /** It answers nothing any more. */
  harmed?: boolean;
}

/** Sessions in memory; `log` has what was done with them, in order. */
class Sessions {
  readonly log: string[] = [];
  opened = 0;
  /** Which openings fail. */
  fails: (number: number) => boolean = () => false;

  watched(name: string): CheckSession {
    const session: MemorySession = { name, alive: true, answered: true };
    const request = async () => ({ kind: session.harmed ? "timeout" : "answer" });
    const end = (how: string) => async () => {
      this.log.push(`${how} ${name}`);
    };
    return {
      session: Object.assign(session, { request }),
      watch: {
        get hasAnswered() {
          return session.answered;
        },
      },
      close: end("close"),
      discard: end("discard"),
    } as unknown as CheckSession;
  }

  async open(revision: string, { isBare, user }: { isBare: boolean; user?: unknown }): Promise<OpenedSession> {
    this.opened += 1;
    if (this.fails(this.opened)) {
      return { ok: false, failure: { rule_id: "FAULT-START-EXIT" as never, message: hide("it does not start") } };
    }
    const name = `${isBare ? "early" : user ? "asked" : "other"} ${this.opened} at ${revision}`;
    this.log.push(`open ${name}`);
    return { ok: true, watched: this.watched(name) };
  }
}

function check(
  id: string,
  session: CheckSessionName,
  run?: (session: MemorySession) => void,
  needs?: string,
  holds: (session: MemorySession) => boolean = () => true,
): LiveCheck {
  return {
    id: id as never,
    session,
    ...(needs !== undefined && { needs }),
    async check(probe: LiveServer) {
      const session = probe.session as unknown as MemorySession;
      const result = holds(session) ? passed : failed(hide("it fails"));
      run?.(session);
      return { ...result, subject: hide(session.name) };
    },
  };
}

async function run(checks: LiveCheck[], { transport = "stdio", capabilities = {}, sessions = new Sessions() } = {}) {
  const waitedInVain = () => {};
  const facts = {
    ...{ revision: "2025-11-25", transport, waitedInVain, listed: { capabilities } },
    ...{ beforeCalls: async () => {}, hasTime: () => true },
  } as unknown as ServerFacts;
  const verdicts = await runChecks(
    sessions as unknown as CorpusSessions,
    facts,
    sessions.watched("first"),
    checks,
    () => {},
  );
  const told = Object.fromEntries(
    [...verdicts].map(([id, found]) => [
      id,
      found.map(({ status, subject, message }) => [status, subject ?? message].join(" ")),
    ]),
  );
  return { told, sessions };
}

describe("the sessions of checks", () => {
  it("need a session for each that has a check, besides the first", () => {
    expect(otherSessions([])).toBe(0);
    expect(otherSessions([check("a", "ordinary")])).toBe(0);
    expect(otherSessions([check("a", "ordinary"), check("b", "early"), check("c", "early")])).toBe(1);
    expect(otherSessions([check("b", "early"), check("c", "unexpected")])).toBe(2);
  });

  it("run each check in its session, and close it", async () => {
    const { told, sessions } = await run([
      check("a", "ordinary"),
      check("b", "early"),
      check("c", "unexpected"),
      check("d", "early"),
    ]);
    expect(told).toEqual({
      a: ["passed first"],
      b: ["passed early 1 at 2025-11-25"],
      c: ["passed other 2 at 2025-11-25"],
      d: ["passed early 1 at 2025-11-25"],
    });
    expect(sessions.log.toSorted()).toEqual([
      ...["close early 1 at 2025-11-25", "close first", "close other 2 at 2025-11-25"],
      ...["open early 1 at 2025-11-25", "open other 2 at 2025-11-25"],
    ]);
  });

  it("of a server over HTTP run before the first session, or before its end, but it is closed last", async () => {
    const checks = [check("a", "ordinary"), check("b", "early"), check("c", "asked")];
    const { told, sessions } = await run(checks, { transport: "http" });
    expect(sessions.log).toEqual([
      ...["open early 1 at 2025-11-25", "close early 1 at 2025-11-25"],
      ...["open asked 2 at 2025-11-25", "close asked 2 at 2025-11-25", "close first"],
    ]);
    expect(told.c).toEqual(["passed asked 2 at 2025-11-25"]);
  });

  it.each([
    ["tools", { tools: {} }, "passed first"],
    ["tools", {}, 'skipped the server does not advertise "tools"'],
    ["tools", { tools: false }, 'skipped the server does not advertise "tools"'],
    ["tools", { tools: null }, 'skipped the server does not advertise "tools"'],
    ["resources.subscribe", { resources: { subscribe: true } }, "passed first"],
    ["resources.subscribe", { resources: true }, 'skipped the server does not advertise "resources.subscribe"'],
  ])("skip what is not advertised: %s of %j", async (needs, capabilities, wanted) => {
    const { told } = await run([check("a", "ordinary", undefined, needs)], { capabilities });
    expect(told).toEqual({ a: [wanted] });
  });

  it.each([
    ["ended", "passed", { alive: false }],
    ["stopped answering", "failed", { harmed: true }],
  ])("open another session if theirs %s, eight times at the most", async (how, status, change) => {
    const harm = (session: MemorySession) => Object.assign(session, change);
    const ids = [..."abcdefghij"];
    const { told, sessions } = await run(
      ids.map((id) => check(id, "ordinary", harm, undefined, () => status === "passed")),
    );
    expect(told).toEqual({
      a: [`${status} first`],
      ...Object.fromEntries([..."bcdefghi"].map((id, at) => [id, [`${status} other ${at + 1} at 2025-11-25`]])),
      j: [
        `unverified ${notOpened({ rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message: hide(`the server ${how} 8 times`) })}`,
      ],
    });
    expect(sessions.log.filter((line) => line.startsWith("close"))).toHaveLength(9);
  });

  it("are opened again for a check that an earlier one may have made fail", async () => {
    const harm = (session: MemorySession) => {
      session.harmed = true;
    };
    const suffers = check("b", "unexpected", undefined, undefined, ({ harmed }) => harmed !== true);
    const breaks = check("c", "unexpected", harm, undefined, () => false);
    const { told } = await run([check("a", "unexpected", harm), suffers, breaks, check("d", "unexpected")]);
    expect(told).toEqual({
      a: ["passed other 1 at 2025-11-25"],
      b: ["passed other 2 at 2025-11-25"],
      // It is judged in the session of b, and then by itself.
      c: ["failed other 3 at 2025-11-25"],
      d: ["passed other 4 at 2025-11-25"],
    });
  });

  it("are tried again alone if they could not be opened beside others", async () => {
    const sessions = new Sessions();
    sessions.fails = (number) => number === 1;
    const { told } = await run([check("a", "early"), check("b", "early")], { sessions });
    expect(told).toEqual({ a: ["passed early 2 at 2025-11-25"], b: ["passed early 2 at 2025-11-25"] });
  });

  it("are unverified if they cannot be opened alone either", async () => {
    const sessions = new Sessions();
    sessions.fails = () => true;
    const { told } = await run([check("a", "early"), check("b", "early"), check("c", "ordinary")], { sessions });
    const why = `unverified ${notOpened({ rule_id: "FAULT-START-EXIT" as never, message: hide("it does not start") })}`;
    expect(told).toEqual({ a: [why], b: [why], c: ["passed first"] });
    expect(sessions.opened).toBe(2);
  });

  it("are tried again alone if their server ended beside others without an answer", async () => {
    let runs = 0;
    const endsOnce = (session: MemorySession) => {
      runs += 1;
      if (runs === 1) Object.assign(session, { alive: false, answered: false });
    };
    const { told, sessions } = await run([check("a", "unexpected", endsOnce)]);
    expect(told).toEqual({ a: ["passed other 2 at 2025-11-25"] });
    expect(sessions.log).toContain("discard other 1 at 2025-11-25");
  });

  it("forget what a check remembers of a session that was renewed meanwhile", async () => {
    let seen = 0;
    const sentOnce = oncePerSession(async ({ watched }) => {
      seen += 1;
      // The session is lost during the first one.
      if (seen === 1) watched.watch.lostSessions = 1;
      return seen;
    });
    const reads = (id: string): LiveCheck => ({
      id: id as never,
      session: "ordinary",
      check: async (server) => ({ ...passed, subject: hide(`sent ${await sentOnce(server)}`) }),
    });
    const { told } = await run([reads("a"), reads("b"), reads("c")]);
    expect(told).toEqual({ a: ["passed sent 1"], b: ["passed sent 2"], c: ["passed sent 2"] });
  });

  it("do not judge a check in which the session is always lost", async () => {
    const losesIt = check("a", "ordinary", undefined, undefined, () => false);
    const loses: LiveCheck = {
      ...losesIt,
      check: async (server) => {
        server.watched.watch.lostSessions = (server.watched.watch.lostSessions ?? 0) + 1;
        return losesIt.check(server);
      },
    };
    const { told } = await run([loses, check("b", "ordinary")]);
    expect(told).toEqual({ a: ["unverified the server no longer knew the session"], b: ["passed first"] });
  });

  it("keep the verdict of a check whose server ended after an answer", async () => {
    const { told, sessions } = await run([
      check("a", "unexpected", (session) => {
        session.alive = false;
      }),
    ]);
    expect(told).toEqual({ a: ["passed other 1 at 2025-11-25"] });
    expect(sessions.opened).toBe(1);
  });
});

it("no server starts for a session once the run was stopped", async () => {
  let targets = 0;
  const port = {
    options: { signal: AbortSignal.abort() },
    target: async () => {
      targets += 1;
      return { ok: false, failure: { rule_id: "FAULT-START-SPAWN", message: hide("no") } };
    },
  };
  const opened = await new CorpusSessions(port as unknown as SessionPort).open(null);
  expect([opened.ok, targets]).toEqual([false, 0]);
});
