import { resolve } from "node:path";
import { standardStreams } from "../../core/out.js";
import { loadMockManifest } from "../../mcp/mock/load.js";
import { serveMock } from "../../mcp/mock/serve.js";

/** `mcptest mock FILE`: serves a manifest over stdio until stdin ends. Throws a UserError for a bad manifest. */
export async function mockCommand(file: string): Promise<number> {
  const how = await serveMock(loadMockManifest(resolve(file), file), standardStreams());
  return how === "crashed" ? 1 : 0;
}
