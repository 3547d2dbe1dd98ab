import { resolve } from "node:path";
import type { MockManifest } from "../../core/generated/mock.js";
import { standardStreams, writeOut } from "../../core/out.js";
import { loadMockManifest } from "../../mcp/mock/load.js";
import { ManifestScript } from "../../mcp/mock/manifest-script.js";
import type { MockScript } from "../../mcp/mock/player.js";
import { serveMock } from "../../mcp/mock/stdio.js";
import type { CommandContext } from "../main.js";

/** The flags of `mock` as commander gives them. */
export interface MockFlags {
  revision: NonNullable<MockManifest["protocol_versions"]>;
  http?: number;
  host: string;
  sse?: boolean;
}

/**
 * `mcptest mock FILE`: plays a manifest, a list of tools or a recording over stdio until stdin ends, or over Streamable HTTP until it is interrupted.
 * Throws a UserError for a bad file, and for a port where it cannot listen.
 */
export async function mockCommand(file: string, flags: MockFlags, { redactor }: CommandContext): Promise<number> {
  const script = await scriptOf(file, flags);
  if (flags.http === undefined) return (await serveMock(script, standardStreams())) === "crashed" ? 1 : 0;
  const { serveMockHttp } = await import("../../mcp/mock/http.js");
  const { url, crashed } = await serveMockHttp(script, {
    port: flags.http,
    host: flags.host,
    sse: flags.sse === true,
  });
  await writeOut(redactor.text(`${url}\n`));
  await crashed;
  return 1;
}

async function scriptOf(file: string, { revision }: MockFlags): Promise<MockScript> {
  const path = resolve(file);
  if (path.endsWith(".cassette.json")) {
    const { readCassette } = await import("../../mcp/cassette/read.js");
    const { RecordingScript } = await import("../../mcp/mock/recording-script.js");
    return new RecordingScript(readCassette(path, file));
  }
  const manifest = loadMockManifest(path, file);
  if (revision.length > 0) manifest.protocol_versions = revision;
  return new ManifestScript(manifest);
}
