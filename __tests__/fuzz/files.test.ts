import fc from "fast-check";
import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import { readCapture } from "../../src/cli/capture-file.js";
import { judgeCapture } from "../../src/conformance/sessions/capture-report.js";
import { loadSchemaPort } from "../../src/engine/judge/schema-port.js";
import { CassettePlayer } from "../../src/mcp/cassette/player.js";
import { readCassette } from "../../src/mcp/cassette/read.js";
import { mergeResults } from "../../src/results/merge.js";
import { readResults } from "../../src/results/read.js";
import { healthy } from "../conformance/rules/inv/captures.js";
import { root, textIn } from "../support/harness.js";
import { all } from "../support/results.js";
import { changed, found, RUNS, readAsFile, replaced } from "./inputs.js";

function textsOf(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((file) => textIn(`${root}${file}`));
}

/** The texts, some changed as texts and some as values. */
function inputsFrom(texts: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(changed(texts), replaced(texts.map((text) => JSON.parse(text))));
}

/** Tries the inputs that are kept, then random ones. */
async function fuzz(parser: string, texts: readonly string[], check: (text: string) => Promise<void>): Promise<void> {
  expect(texts.length).toBeGreaterThan(0);
  for (const text of found(parser)) await check(text);
  await fc.assert(fc.asyncProperty(inputsFrom(texts), check), { numRuns: RUNS });
}

describe("a file with anything at any place is read, or a problem says why not", () => {
  it("cassettes: what is read answers each of its own requests", async () => {
    await fuzz("cassettes", textsOf("examples/cassettes/everything.cassette.json"), async (text) => {
      const cassette = await readAsFile(text, (path) => readCassette(path));
      if (cassette === undefined) return;
      const player = new CassettePlayer(cassette, (request) => request);
      for (const { request } of cassette.interactions) {
        // A mark stands for a secret of the recording, which a request has in full.
        if (!JSON.stringify(request).includes("«")) expect(player.find(request)).toHaveProperty("interaction");
      }
    });
  }, 3_600_000);

  it("captures: what is read is judged, the same way twice", async () => {
    const texts = Object.values(healthy).map((capture) => JSON.stringify(capture));
    await fuzz("captures", texts, async (text) => {
      const capture = await readAsFile(text, readCapture);
      if (capture === undefined) return;
      const report = await judgeCapture(capture, loadSchemaPort);
      expect(await judgeCapture(capture, loadSchemaPort)).toEqual(report);
    });
  }, 3_600_000);

  it("results: what is read is merged with itself to the same tests", async () => {
    await fuzz("results", textsOf("__tests__/golden/report/*/results.json"), async (text) => {
      await readAsFile(text, async (path) => {
        const results = await readResults(path);
        const tests = await all(results.rows());
        const merged = await mergeResults([results, results]);
        expect(new Set((await all(merged.rows())).map(({ id }) => id))).toEqual(new Set(tests.map(({ id }) => id)));
      });
    });
  }, 3_600_000);
});
