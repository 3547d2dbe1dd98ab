import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { mcptest } from "../../support/cli.js";

const program = fileURLToPath(new URL("../../servers/probe-server.mjs", import.meta.url));
const ID = "suite.yaml::tools::search::s";

describe("replay of a negative_path that failed", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "mcptest-replay-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What the row of a default `negative_path` keeps of its requests, by what was sent. */
  async function evidence(mode: string, block: object = {}, project = "p") {
    const suite = {
      servers: { s: { command: [process.execPath, program, mode] } },
      tools: [
        {
          name: "search",
          tool: "search",
          args: { project, filters: [{ field: "f" }] },
          timeout_ms: 700,
          negative_path: block,
        },
      ],
    };
    writeFileSync(join(folder, "suite.yaml"), JSON.stringify(suite));
    await mcptest(["run", "suite.yaml", "--reporter", "json=results.json"], { cwd: folder });
    const { tests }: Results = JSON.parse(readFileSync(join(folder, "results.json"), "utf8"));
    return tests[0]?.evidence?.map(({ request }) => (request as { params?: { arguments?: unknown } }).params);
  }

  it("sends the requests that were accepted, and the large one as large as it was", async () => {
    const sent = await evidence("accepts-everything");
    expect(sent).toContainEqual(expect.objectContaining({ name: "search_mcptest_unknown" }));
    expect(sent).toContainEqual(expect.objectContaining({ arguments: { filters: [{ field: "f" }] } }));
    expect(sent?.at(-1)).toMatchObject({ arguments: { project: "«1048576 × a»" } });
    const { code, stdout } = await mcptest(["replay", "results.json", ID], { cwd: folder });
    expect([code, stdout.match(/^the same answer$/gm)?.length]).toEqual([0, sent?.length]);
  });

  it("meets the same end at a large argument", async () => {
    const sent = await evidence("die-oversized", { checks: ["oversized"] });
    expect(sent?.at(-1)).toMatchObject({ arguments: { project: "«1048576 × a»" } });
    const { stdout } = await mcptest(["replay", "results.json", ID], { cwd: folder });
    expect(stdout.trimEnd().split("\n").at(-1)).toBe("the same answer");
    expect(stdout.split("«1048576 × a»").at(-1)).toContain("no answer");
  });

  it.each([8_000, 60_000])(
    "sends what failed the test, where all is too long: %d characters in each",
    async (length) => {
      const project = Array.from({ length }, (_, index) => index)
        .join("")
        .slice(0, length);
      const sent = await evidence("closed-accepts-extra", {}, project);
      expect(sent).toEqual([
        expect.objectContaining({ arguments: expect.objectContaining({ mcptest_unexpected: true }) }),
      ]);
      const { code, stdout } = await mcptest(["replay", "results.json", ID], { cwd: folder });
      expect([code, stdout.match(/^the same answer$/gm)?.length]).toEqual([0, 1]);
    },
  );
});
