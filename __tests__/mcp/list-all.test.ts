import { describe, expect, it } from "vitest";
import { listAll } from "../../src/mcp/list-all.js";

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
