import { resolve } from "node:path";
import type { MockManifest } from "../../core/generated/mock.js";
import { standardStreams, writeOut } from "../../core/out.js";
import { loadMockManifest } from "../../mcp/mock/load.js";
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
 * `mcptest mock FILE`: serves a manifest over stdio until stdin ends, or over Streamable HTTP until it is interrupted.
 * Throws a UserError for a bad manifest, and for a port where it cannot listen.
 */
export async function mockCommand(file: string, flags: MockFlags, { redactor }: CommandContext): Promise<number> {
  const manifest = loadMockManifest(resolve(file), file);
  if (flags.revision.length > 0) manifest.protocol_versions = flags.revision;
  if (flags.http === undefined) return (await serveMock(manifest, standardStreams())) === "crashed" ? 1 : 0;
  const { serveMockHttp } = await import("../../mcp/mock/http.js");
  const { url, crashed } = await serveMockHttp(manifest, {
    port: flags.http,
    host: flags.host,
    sse: flags.sse === true,
  });
  await writeOut(redactor.text(`${url}\n`));
  await crashed;
  return 1;
}
