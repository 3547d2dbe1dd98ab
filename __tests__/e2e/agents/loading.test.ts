import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { runSuite } from "../../support/run-suite.js";
import { endedWith, SERVERS } from "./conversations.js";

/** Texts that only the code of agents has: an adapter, the table of prices, the loop. */
const OF_AGENTS = ["anthropic-version", "claude-opus-5-5", "redundant_tool_calls: this"];

/** The texts of the parts of the bundle that a run loaded, which V8 lists. */
async function loadedBy(suite: object): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "mcptest-loaded-"));
  try {
    endedWith(await runSuite(suite, [], { NODE_V8_COVERAGE: folder, ANTHROPIC_API_KEY: "" }), 0);
    const urls = readdirSync(folder).flatMap((file): string[] => {
      const { result } = JSON.parse(readFileSync(join(folder, file), "utf8"));
      return result.map(({ url }: { url: string }) => url);
    });
    const parts = new Set(urls.filter((url) => url.includes("/bundle/")));
    return [...parts].map((url) => readFileSync(fileURLToPath(url), "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { everything } = SERVERS;
const tools = [{ name: "adds", tool: "get-sum", args: { a: 2, b: 3 } }];

it("loads no code of agents for a suite without them", async () => {
  const parts = await loadedBy({ servers: { everything }, tools });
  expect(parts.length).toBeGreaterThan(1);
  for (const text of OF_AGENTS) expect(parts.filter((part) => part.includes(text))).toEqual([]);
});

it("loads it for a suite with an agent", async () => {
  const agents = [{ name: "asks", model: "claude-sonnet-5-5", servers: ["everything"], prompt: "Hello" }];
  const parts = await loadedBy({ servers: { everything }, tools, agents });
  for (const text of OF_AGENTS) expect(parts.filter((part) => part.includes(text))).not.toEqual([]);
});
