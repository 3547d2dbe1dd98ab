import { loadMockManifest } from "../../mcp/mock/load.js";
import { serveMock } from "../../mcp/mock/serve.js";

/** `mcptest mock FILE`: serves a manifest over stdio until stdin ends. Throws a UserError for a bad manifest. */
export async function mockCommand(file: string): Promise<number> {
  await serveMock(await loadMockManifest(file), { input: process.stdin, output: process.stdout });
  return 0;
}
