import { assert, jsonValue, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { CoverageMap } from "../../src/conformance/fuzz/coverage-map.js";
import { Guide } from "../../src/conformance/fuzz/guide.js";
import { neighbours } from "../../src/conformance/fuzz/mutants.js";
import { matchingText } from "../../src/conformance/probes/matching-text.js";
import { loadAccepts } from "../../src/engine/judge/schema-port.js";

describe("what calls have reached", () => {
  const whole = (count: number) => [0, 100, count] as const;
  const ran = (...blocks: (readonly [number, number, number])[]) => [["file:///a.js", [whole(1), ...blocks]] as const];

  it("grows by a block even if V8 joins it with its function", () => {
    const map = new CoverageMap();
    expect(map.add(ran([10, 20, 0], [30, 40, 0]))).toBe(true);
    expect(map.reached).toEqual({ files: 1, blocks: 1 });
    expect(map.add(ran([10, 20, 0], [30, 40, 0]))).toBe(false);
    expect(map.add(ran([30, 40, 0]))).toBe(true);
    expect(map.reached).toEqual({ files: 1, blocks: 2 });
    // The other block alone, then both: only the first adds something.
    expect(map.add(ran([10, 20, 0]))).toBe(true);
    expect(map.add(ran())).toBe(false);
    expect(map.reached).toEqual({ files: 1, blocks: 3 });
  });

  it("grows by the part of a block that runs", () => {
    const map = new CoverageMap();
    map.add(ran([10, 40, 0]));
    expect(map.add(ran([10, 20, 0], [30, 40, 0]))).toBe(true);
    expect(map.add(ran([10, 40, 0]))).toBe(false);
  });

  it("keeps functions and files apart", () => {
    const map = new CoverageMap();
    map.add(ran());
    expect(map.add([["file:///a.js", [[5, 9, 1]]]])).toBe(true);
    expect(map.add([["file:///b.js", [[5, 9, 1]]]])).toBe(true);
    expect(map.reached).toEqual({ files: 2, blocks: 3 });
    expect(map.add([])).toBe(false);
  });
});

describe("neighbours", () => {
  it("change one argument, after the last change first", () => {
    const first = neighbours({ a: "xy", b: [true] }, { path: ["a"], at: 1 }).next().value;
    expect(first).toEqual({ args: { a: "xa", b: [true] }, focus: { path: ["a"], at: 2 } });
    const all = [...neighbours({ a: "xy", b: [true], n: 3 }, { path: ["a"], at: 1 })].map(({ args }) => args);
    expect(all).toContainEqual({ a: "xy!", b: [true], n: 3 });
    expect(all).toContainEqual({ a: "xy", b: [false], n: 3 });
    expect(all).toContainEqual({ a: "xy", b: [true], n: 4 });
    expect(new Set(all.map((args) => JSON.stringify(args))).size).toBe(all.length);
  });

  it("are finite, whatever the arguments", () => {
    assert(
      property(jsonValue(), (value) => {
        const count = [...neighbours({ value }, { path: [], at: 0 })].length;
        return count <= 50 * 32 * 96;
      }),
    );
  });
});

describe("a guide", () => {
  const schema = { type: "object", required: ["text"], properties: { text: { type: "string" } } };

  /** The inputs of a guide, to which every input is new that `isNew` names. */
  async function inputsFor(seed: number, isNew: (text: string) => boolean, runs = 1_200): Promise<unknown[]> {
    const settings = { seed, runs, accepts: await loadAccepts(schema), matchText: matchingText };
    const rest = { known: [], revision: () => null, signal: new AbortController().signal };
    const guide = await Guide.of({ name: "t", inputSchema: schema }, { ...settings, ...rest });
    const all: unknown[] = [];
    for (let input = await guide.next(); input; input = await guide.next()) {
      all.push(input.args);
      const text = JSON.stringify(input.args) ?? "";
      if (isNew(text)) guide.learn(input);
    }
    return all;
  }

  it("makes the same inputs for the same seed and the same coverage, each once", async () => {
    const isNew = (text: string) => text.includes('"F') || text === '{"text":"text"}';
    const [first, second] = await Promise.all([inputsFor(3, isNew), inputsFor(3, isNew)]);
    expect(first).toEqual(second);
    expect(first).toHaveLength(1_200);
    expect(new Set(first?.map((args) => JSON.stringify(args))).size).toBe(1_200);
    expect(await inputsFor(4, isNew)).not.toEqual(first);
  });

  it("walks from what was reached to what is behind it", async () => {
    const steps = ["t", "F", "F:", "F:x"];
    const seen = new Set<string>();
    const isNew = (text: string) => {
      const step = steps.findLast((one) => text.startsWith(`{"text":"${one}`)) ?? "";
      return step !== "" && !seen.has(step) && seen.add(step) !== undefined;
    };
    await inputsFor(1, isNew);
    expect([...seen]).toEqual(expect.arrayContaining(steps));
  });

  it("without coverage sends what is made without it", async () => {
    const all = await inputsFor(1, () => false, 40);
    expect(all[0]).toEqual({ text: "text" });
    expect(all).toHaveLength(40);
  });
});
