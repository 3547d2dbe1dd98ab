import { describe, expect, it } from "vitest";
import type { Claim } from "../../src/conformance/claims/claim.js";
import { scoreOf } from "../../src/conformance/corpus/score.js";
import { AuditRun } from "../../src/conformance/rules/audit/audit-run.js";
import type { AuditServer, AuditTool } from "../../src/conformance/rules/audit/types.js";
import { failed, ListedResults, passed } from "../../src/conformance/server/check-result.js";
import { say } from "../../src/core/redaction/redacted.js";
import { toolsIn } from "../../src/engine/calls/fuzz-target.js";
import { coverageOf } from "../../src/engine/lanes/coverage.js";

/** So many things, and how often their members were read. */
function counted<T extends object>(count: number, make: (index: number) => T) {
  let reads = 0;
  const get = (target: T, key: string | symbol) => {
    reads += 1;
    return Reflect.get(target, key);
  };
  const things = Array.from({ length: count }, (_, index) => new Proxy(make(index), { get }));
  return { things, reads: () => reads };
}

describe("for many items, the work is linear", () => {
  const tool = (index: number) => ({ name: `t${index}`, inputSchema: { type: "object" } });

  it("in reading tools", () => {
    const { things, reads } = counted(1_000, tool);
    expect(toolsIn(things, [])).toHaveLength(1_000);
    expect(reads()).toBeLessThan(1_000 * 20);
  });

  it("in counting what calls exercise", () => {
    const call = (index: number) => ({ method: "tools/call", tool: `t${index}`, args: {} }) as const;
    const { things, reads } = counted(1_000, call);
    const tools = Array.from({ length: 2_000 }, (_, index) => tool(index));
    const items = coverageOf({ "tools/list": tools }, things);
    expect(items.filter(({ exercised }) => exercised)).toHaveLength(1_000);
    expect(reads()).toBeLessThan(1_000 * 20);
  });

  it("in choosing what an audit calls first, and there is none when its time is over", async () => {
    const { things, reads } = counted(1_000, tool);
    const server = { usage: () => undefined } as Partial<AuditServer> as AuditServer;
    const run = new AuditRun(server, {
      ...{ tools: things as unknown as AuditTool[], capabilities: {}, secrets: [], args: new Map(), limitMs: 0 },
      schemas: async () => async () => ({ wrong: undefined }),
      signal: new AbortController().signal,
    } as unknown as ConstructorParameters<typeof AuditRun>[1]);
    await run.learn();
    await run.explore();
    expect(run.calls).toEqual([]);
    expect(reads()).toBeLessThan(1_000 * 20);
  });
});

describe("results of a rule", () => {
  const ID = "DESC-MISSING";

  it("are listed up to a thousand of one status, and the others are counted", () => {
    const results = new ListedResults();
    let made = 0;
    for (let index = 0; index < 2_500; index += 1) {
      const result = index % 5 === 0 ? passed : failed(say`no text`);
      results.add(ID, result.status, () => {
        made += 1;
        return result;
      });
    }
    expect(made).toBe(500 + 1_000);
    const [[id, listed] = [ID, []]] = results.list();
    expect(id).toBe(ID);
    expect(listed).toHaveLength(500 + 1_000 + 1);
    const others = { status: "failed", subject: "others", count: 1_000, message: "1000 more, which are not listed" };
    expect(listed.at(-1)).toEqual(others);
  });

  it("all count for the score, listed or not", () => {
    const result = { id: ID, title: "", severity: "must" } as const;
    const results: Claim[] = [
      { ...result, status: "failed" },
      { ...result, status: "passed", count: 999_999 },
    ];
    const coverage = { isListed: true, listed: 0, callable: 0, called: 0 };
    expect(scoreOf(results, coverage)).toEqual({ score: 99, grade: "B", limited_by: ID });
    const many = Array.from({ length: 200_000 }, () => ({ ...result, status: "passed" as const }));
    expect(scoreOf(many, coverage)).toEqual({ score: 100, grade: "A" });
  });
});
