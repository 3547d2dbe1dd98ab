import { isDeepStrictEqual } from "node:util";
import { alternate } from "./measure.mjs";
import { matcherModule } from "./sources.mjs";

const COUNT = 100_000;
const made = (index) => [
  `hello ${index}`,
  { content: [{ type: "text", text: `hello ${index}` }], structuredContent: { sum: index, tags: ["a", "b"] } },
  [index, { id: index, nested: { ok: true, at: null } }, "text"],
];

/** 100,000 passing judgements of texts, objects and lists, relative to util.isDeepStrictEqual on the same values. */
export async function judgements() {
  const { loadMatchers } = await matcherModule("compile");
  const compile = await loadMatchers(["exact", "contains"]);
  const values = Array.from({ length: COUNT / 10 }, (_, index) => made(index)).flat();
  const expected = values.map((value) => structuredClone(value));
  const judges = (name) => expected.map((value) => compile({ [name]: value }).judge);
  const [exact, contains] = [judges("exact"), judges("contains")];
  const each = (holds) => () => {
    const started = process.cpuUsage();
    for (let done = 0; done < COUNT; done += 1) {
      if (!holds(done % values.length)) throw new Error("a judgement went wrong");
    }
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  const medians = await alternate([
    each((at) => exact[at](values[at]).pass),
    each((at) => contains[at](values[at]).pass),
    each((at) => isDeepStrictEqual(values[at], expected[at])),
  ]);
  const [exactMs, containsMs, bare] = medians((ms) => ms);
  return [
    { name: "100,000 judgements: exact", unit: "ms", ours: exactMs, bare, bar: 3.0 },
    { name: "100,000 judgements: contains", unit: "ms", ours: containsMs, bare, bar: 3.0 },
  ];
}
