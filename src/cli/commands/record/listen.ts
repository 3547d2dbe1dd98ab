import { once } from "node:events";
import { sleep } from "../../../core/clock.js";
import { messageOf } from "../../../core/errors.js";
import { removePath } from "../../../core/out.js";
import { userError } from "../../../core/problem.js";
import { processSecrets } from "../../../core/redaction/redacted.js";
import { secretsOf } from "../../../core/redaction/secret-names.js";
import { HttpPassage } from "../../../mcp/proxy/http.js";
import { HttpRecorder } from "../../../mcp/proxy/http-recorder.js";
import { onInterrupt } from "../../../run/process/events.js";
import { type ProxyFlags, startRecording, tell } from "./recording-file.js";

/** How long the end of a recording may take. */
const LAST_MS = 500;

/**
 * `mcptest record --proxy --listen PORT --server-url URL`: stands in place of a server over HTTP and records what passes, until
 * it is interrupted. Throws a UserError for a wrong URL and a port in use.
 */
export async function listenCommand(
  { serverUrl = "", ...flags }: ProxyFlags & { serverUrl?: string },
  port: number,
): Promise<number> {
  const stop = new AbortController();
  // Not `untilInterrupted`, whose watching thread takes as much memory as all the rest.
  onInterrupt(stop);
  const upstream = URL.canParse(serverUrl) ? new URL(serverUrl) : undefined;
  if (upstream === undefined || !/^https?:$/.test(upstream.protocol) || upstream.username !== "") {
    const fix =
      "Name it with --server-url, as in `--server-url https://mcp.example.com/mcp`, without user and password.";
    throw userError("no server to record", "--listen needs the URL of a server over HTTP.", fix);
  }
  for (const [name, value] of secretsOf({ url: serverUrl })) processSecrets.add(name.replace(/^url\./, ""), value);
  for (const name of flags.hide) processSecrets.add(name, process.env[name] ?? "");
  const { file, log, recorder, start } = startRecording(upstream.host, flags);
  const recording = new HttpRecorder(recorder, upstream, { ...start, server: { url: serverUrl } });
  let hasSaidSo = false;
  const metadataChanged = () => {
    if (!hasSaidSo) tell("the metadata for a login name this address, in place of the server's own");
    hasSaidSo = true;
  };
  const observer = { copyOf: recording.copyOf.bind(recording), metadataChanged };
  const passage = await HttpPassage.listen(port, upstream, observer).catch(async (error) => {
    await log.close();
    removePath(file);
    const fix = "Name a free port; 0 picks one.";
    throw userError(`the recorder cannot listen on port ${port}`, messageOf(error), fix);
  });
  tell(`${passage.url} stands for ${upstream.origin}${upstream.pathname}: give it to the client`);
  if (!stop.signal.aborted) await once(stop.signal, "abort");
  passage.close();
  await Promise.race([recording.end(), sleep(LAST_MS)]);
  return 130;
}
