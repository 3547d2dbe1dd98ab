import { describe, expect, it } from "vitest";
import { listAll, listToolsOnce, noteListChange } from "../../src/mcp/list-all.js";
import type { Session } from "../../src/mcp/types.js";

/** Reads tools/list from pages that `next` makes of the number of the page. */
function read(tools: unknown[], next: (page: number) => string | undefined) {
  let page = 0;
  return listAll("tools/list", async () => {
    page += 1;
    const result = { tools, nextCursor: next(page) };
    return { kind: "answer", answer: { result }, durationMs: 0, notifications: [] };
  });
}

describe("a list", () => {
  it("is read to its last page", async () => {
    const list = await read([1, 2], (page) => (page < 3 ? `${page}` : undefined));
    expect([list.items, list.broken, list.unfinished]).toEqual([[1, 2, 1, 2, 1, 2], undefined, false]);
  });

  it.each([
    ["a cursor that comes again", () => "again", 2],
    ["pages without end", (page: number) => `${page}`, 1_001],
  ])("is unfinished with %s", async (_, next, pages) => {
    const list = await read([1], next);
    expect([list.items.length, list.broken, list.unfinished]).toEqual([pages, undefined, true]);
  });

  it("of more than 100,000 items is not read further, which is a fault", async () => {
    const list = await read(new Array(60_000).fill(1), (page) => `${page}`);
    expect([list.items.length, list.unfinished]).toEqual([60_000, true]);
    expect(list.broken).toMatchObject({ kind: "fault", fault: { rule_id: "FAULT-TRANSPORT-FLOOD" } });
  });
});

describe("the tools of a session", () => {
  const OPTIONS = { timeoutMs: 1_000, purpose: "test" } as const;
  const CHANGED = { method: "notifications/tools/list_changed" };

  /** The names in each list that is given, and what is done between two of them. */
  async function readTwice(between: (session: Session) => void, wanted?: string): Promise<unknown[]> {
    let lists = 0;
    const request = async () => {
      lists += 1;
      const result = { tools: [{ name: `list ${lists}` }] };
      return { kind: "answer", answer: { result }, durationMs: 0, notifications: [] };
    };
    const session = { request } as unknown as Session;
    const first = await listToolsOnce(session, OPTIONS);
    between(session);
    const second = await listToolsOnce(session, OPTIONS, wanted);
    return [first, second].flatMap(({ items }) => items);
  }

  it.each<[string, (session: Session) => void, string | undefined, string]>([
    ["are read once", () => {}, undefined, "list 1"],
    ["are read once for a tool that is among them", () => {}, "list 1", "list 1"],
    ["are read again for one that is not", () => {}, "another", "list 2"],
    [
      "are read again after a notification",
      (session) => noteListChange(session, { direction: "server", request: CHANGED }),
      undefined,
      "list 2",
    ],
    [
      "are read again after a notification during a call",
      (session) => noteListChange(session, { direction: "client", request: {}, notifications: [CHANGED] }),
      undefined,
      "list 2",
    ],
  ])("%s", async (_, between, wanted, second) => {
    expect(await readTwice(between, wanted)).toEqual([{ name: "list 1" }, { name: second }]);
  });
});
