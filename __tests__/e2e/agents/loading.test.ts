import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { folderWith, jsonIn, mcptest, root, runSuite } from "../../support/harness.js";
import { endedWith, SERVERS } from "./conversations.js";

/** The functions that only the room of agents exports. */
const OF_AGENTS = new Set(exportsOf((path) => path.startsWith("agents/")));
for (const name of exportsOf((path) => !path.startsWith("agents/"))) OF_AGENTS.delete(name);

function exportsOf(isWanted: (path: string) => boolean): string[] {
  const paths = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" });
  return paths
    .filter((path) => path.endsWith(".ts") && isWanted(path))
    .flatMap((path) => [...readFileSync(`${root}src/${path}`, "utf8").matchAll(/^export (?:async )?function (\w+)/gm)])
    .map(([, name = ""]) => name);
}

/** The bytes of the bundle that a run loaded, by what V8 lists, and what in them is for agents and for HTTP. */
async function loadedBy(suite: object): Promise<{ bytes: number; ofAgents: string[]; hasHttp: boolean }> {
  const folder = folderWith({});
  endedWith(await runSuite(suite, [], { NODE_V8_COVERAGE: folder, ANTHROPIC_API_KEY: "" }, mcptest), 0);
  const urls = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file): string[] => {
      const { result } = jsonIn(folder, file);
      return result.map(({ url }: { url: string }) => url);
    });
  const parts = new Set(urls.filter((url) => url.includes("/bundle/")));
  const texts = [...parts].map((url) => readFileSync(fileURLToPath(url), "utf8"));
  const functions = texts.flatMap((text) => [...text.matchAll(/function (\w+)\(/g)]).map(([, name = ""]) => name);
  return {
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    ofAgents: functions.filter((name) => OF_AGENTS.has(name)),
    hasHttp: texts.some((text) => text.includes("undici")),
  };
}

const { everything } = SERVERS;
const tools = [{ name: "adds", tool: "get-sum", args: { a: 2, b: 3 } }];

it("loads no code of agents or HTTP for a suite without them", async () => {
  const { bytes, ofAgents, hasHttp } = await loadedBy({ servers: { everything }, tools });
  expect(bytes).toBeGreaterThan(100_000);
  expect(ofAgents).toEqual([]);
  expect(hasHttp).toBe(false);
});

it("loads it for a suite with an agent", async () => {
  const agents = [{ name: "asks", model: "claude-sonnet-5-5", servers: ["everything"], prompt: "Hello" }];
  const { ofAgents, hasHttp } = await loadedBy({ servers: { everything }, tools, agents });
  expect(ofAgents.length).toBeGreaterThan(20);
  expect(hasHttp).toBe(true);
});
