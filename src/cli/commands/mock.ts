import { resolve } from "node:path";
import type { MockManifest } from "../../core/generated/mock.js";
import { isObject, parseJson } from "../../core/json/json.js";
import { hasMoreValues } from "../../core/json/json-text.js";
import { LIMITS } from "../../core/limits.js";
import { standardStreams, writeOut } from "../../core/out.js";
import { userError } from "../../core/problem.js";
import { readRegularFile } from "../../core/read-file.js";
import { hide, processSecrets } from "../../core/redaction/redacted.js";
import { loadMockManifest } from "../../mcp/mock/load.js";
import type { MockScript } from "../../mcp/mock/player.js";
import { ManifestScript, RecordingScript } from "../../mcp/mock/scripts.js";
import { serveMock } from "../../mcp/mock/stdio.js";

const MAX_RECORDING = 64 * 1024 * 1024;

export interface MockFlags {
  revision: NonNullable<MockManifest["protocol_versions"]>;
  http?: number;
  host: string;
  sse?: boolean;
}

/** `mcptest mock FILE`: plays a manifest, a list of tools or a recording, on stdio or HTTP. Throws a UserError. */
export async function mockCommand(file: string, flags: MockFlags): Promise<number> {
  const script = await scriptOf(file, flags);
  if (flags.http === undefined) return (await serveMock(script, standardStreams())) === "crashed" ? 1 : 0;
  const { serveMockHttp } = await import("../../mcp/mock/http.js");
  const { url, crashed } = await serveMockHttp(script, { port: flags.http, host: flags.host, sse: flags.sse === true });
  await writeOut(hide(`${url}\n`));
  await crashed;
  return 1;
}

async function scriptOf(file: string, { revision }: MockFlags): Promise<MockScript> {
  const path = resolve(file);
  if (isRecording(path)) {
    if (revision.length > 0) {
      const reason = `${file} is a recording, which has the answers of one revision.`;
      const fix = "Leave --revision out, or record it at that revision.";
      throw userError("a recording has its own revision", reason, fix);
    }
    const { readCassette } = await import("../../mcp/cassette/read.js");
    return new RecordingScript(readCassette(path, file), (request) => processSecrets.value(request));
  }
  const manifest = loadMockManifest(path, file);
  if (revision.length > 0) manifest.protocol_versions = revision;
  return new ManifestScript(manifest);
}

/** By its name or its content, because a recording may have been renamed. */
function isRecording(path: string): boolean {
  if (/\.(?:cassette\.json|capture\.ndjson)$/i.test(path)) return true;
  if (!/\.json$/i.test(path)) return false;
  try {
    const text = readRegularFile(path, MAX_RECORDING).toString("utf8");
    // The reader of recordings reports that it is too large.
    if (hasMoreValues(text, LIMITS.cassetteValues)) return true;
    const value = parseJson(text);
    return isObject(value) && "interactions" in value;
  } catch {
    // The reader of manifests reports a file that cannot be read.
    return false;
  }
}
