import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { runSuite } from "../../support/run-suite.js";
import { endedWith, SERVERS } from "./conversations.js";

/** The bytes of the bundle that a run loaded, by what V8 lists: all of them, and those of parts with code of agents. */
async function bytesLoadedBy(suite: object): Promise<{ all: number; ofAgents: number }> {
  const folder = mkdtempSync(join(tmpdir(), "mcptest-loaded-"));
  try {
    endedWith(await runSuite(suite, [], { NODE_V8_COVERAGE: folder, ANTHROPIC_API_KEY: "" }), 0);
    const urls = readdirSync(folder).flatMap((file): string[] => {
      const { result } = JSON.parse(readFileSync(join(folder, file), "utf8"));
      return result.map(({ url }: { url: string }) => url);
    });
    const parts = new Set(urls.filter((url) => url.includes("/bundle/")));
    const texts = [...parts].map((url) => readFileSync(fileURLToPath(url), "utf8"));
    const bytesOf = (some: readonly string[]) => some.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    // The bundler writes the path of a module before its code, and before each import of it.
    return { all: bytesOf(texts), ofAgents: bytesOf(texts.filter((text) => text.includes("./src/agents/"))) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { everything } = SERVERS;
const tools = [{ name: "adds", tool: "get-sum", args: { a: 2, b: 3 } }];

it("loads no code of agents for a suite without them", async () => {
  const { all, ofAgents } = await bytesLoadedBy({ servers: { everything }, tools });
  expect(all).toBeGreaterThan(100_000);
  expect(ofAgents).toBe(0);
});

it("loads it for a suite with an agent", async () => {
  const agents = [{ name: "asks", model: "claude-sonnet-5-5", servers: ["everything"], prompt: "Hello" }];
  const { ofAgents } = await bytesLoadedBy({ servers: { everything }, tools, agents });
  expect(ofAgents).toBeGreaterThan(50_000);
});
