import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RunEvent } from "../../src/core/event.js";
import { readResults } from "../../src/results/read.js";
import { all, failed, failure, finding } from "../support/results.js";
import { valid } from "../support/schema.js";
import { temporaryFolder } from "../support/temporary.js";
import { finished, started, storeOf } from "./stores.js";

describe("createStore", () => {
  it("spools a finding that comes again and again a few times, with its whole count", async () => {
    const again: RunEvent = { event: "finding", finding: finding({ count: 1, evidence: "x".repeat(4_000) }) };
    const spoolPath = join(temporaryFolder("store-"), "spool.ndjson");
    const store = storeOf(spoolPath, [started, ...Array<RunEvent>(100_000).fill(again), finished]);
    expect(store.head.findings).toMatchObject([{ count: 100_000 }]);
    store.close({ keep: true });
    expect(statSync(spoolPath).size).toBeLessThan(100_000);
    expect((await readResults(spoolPath)).head.findings).toMatchObject([{ count: 100_000 }]);
  });

  it("leaves values out of a row that would be larger than 4 MiB, and no failure", async () => {
    const large = failure({ expected: "e".repeat(60_000), actual: "a".repeat(60_000) });
    const test: RunEvent = { event: "test", order: 0, row: failed(Array(5_000).fill(large)) };
    const store = storeOf(join(temporaryFolder("store-"), "spool.ndjson"), [started, test, finished]);
    const [stored] = await all(store.rows());
    expect(stored?.failures).toHaveLength(5_000);
    expect(stored?.failures[0]).toEqual(large);
    const { expected: _, actual: __, diff: ___, snippet: ____, ...rest } = large;
    expect(stored?.failures.at(-1)).toMatchObject(rest);
    expect(stored?.failures.at(-1)).not.toHaveProperty("actual");
    expect(JSON.stringify(stored).length).toBeLessThan(12 * 1024 * 1024);
    valid("results", { version: 1, ...store.head, tests: [stored] });
    store.close({ keep: false });
  });
});
