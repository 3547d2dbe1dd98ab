import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { writeJson } from "../../src/cli/terminal.js";
import { hideValue } from "../../src/core/redaction/redacted.js";
import { sanitizeJson } from "../../src/core/sanitize.js";

/** What is written of a report, in the parts in which it is. */
async function partsOf(report: unknown): Promise<string[]> {
  const parts: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation(((text: string, written: () => void) => {
    parts.push(text);
    written();
    return true;
  }) as typeof process.stdout.write);
  await writeJson(hideValue(report));
  vi.restoreAllMocks();
  return parts;
}

afterEach(() => void vi.restoreAllMocks());

it("is what JSON.stringify makes of a report", async () => {
  const lists = fc.dictionary(fc.string(), fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue(), fc.constant(undefined)));
  await fc.assert(
    fc.asyncProperty(fc.oneof(lists, fc.jsonValue()), async (report) => {
      const shown = hideValue(report);
      expect((await partsOf(report)).join("")).toBe(`${sanitizeJson(JSON.stringify(shown, null, 2))}\n`);
    }),
  );
});

it("comes in parts, however long a list is", async () => {
  const rules = Array.from({ length: 20_000 }, (_, at) => ({ id: `rule ${at}`, message: "x".repeat(100) }));
  const parts = await partsOf({ rules });
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(100_000);
  expect(JSON.parse(parts.join(""))).toEqual({ rules });
});
