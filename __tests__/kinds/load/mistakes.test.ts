import { describe, expect, it } from "vitest";
import { load } from "../../suite/support.js";

async function titlesOf(keys: string): Promise<string[]> {
  const servers = "servers: { s: { command: [node, s.mjs] } }\n";
  const { problems } = await load(`${servers}tools:\n  - { name: a, tool: echo, ${keys} }\n`);
  return problems.map(({ title }) => title);
}

describe("a load test that cannot be", () => {
  it.each([
    ["load: {}", "`load` does not say when it ends"],
    ["load: { calls: 5, for: 3s }", "`load` ends in two ways"],
    ["load: { for: 5s, ramp: 5s }", "`ramp` takes all the time"],
    ["load: { calls: 5, clients: 2, sessions: 3 }", "more sessions than clients"],
    ["load: { calls: 5, rate: 5 }", "`rate` must be a rate"],
    ["load: { calls: 5, rate: 0/s }", "`rate` must be a rate"],
    ["load: { for: 600h }", "`for` is too long"],
    ["load: { calls: 0 }", "`calls` must be at least 1"],
    ["load: { calls: 5 }, retries: 2", "`retries` does not go with `load`"],
    ['load: { calls: 5 }, expect: { "load.p96_ms": 1 }', "`load` has no `p96_ms`"],
    ["load: { calls: 5 }, expect: { result: { snapshot: true } }", "`snapshot` does not go with `load`"],
    ["load: { calls: 5 }, expect: { result: { not: { llm-judge: x } } }", "`llm-judge` does not go with `load`"],
    ['load: { calls: 5 }, data: [{ a: 1 }], skip: "${data.a}"', "`skip` gets its value too late"],
  ])("%s", async (keys, title) => {
    expect(await titlesOf(keys)).toContain(title);
  });

  it("says nothing of one that can be", async () => {
    expect(await titlesOf('load: { calls: 5, rate: 5/s }, expect: { "load.p95_ms": { less-than: 9 } }')).toEqual([]);
  });
});
