import { randomUUID } from "node:crypto";
import { join, resolve } from "node:path";
import { writeOut } from "../../../core/out.js";
import { hide } from "../../../core/redaction/redacted.js";
import type { Lane } from "../../../engine/lanes/lane.js";
import { createRecording } from "../../../mcp/cassette/recording.js";
import { listAll, listsOf } from "../../../mcp/list-all.js";
import { connect, requester, sessionOf, withLane } from "../../../run/connect.js";
import { createRequest, terminalEnvironment } from "../../../run/create-request.js";
import { reportLines } from "../../../run/output.js";
import { writeCassettes } from "../../../run/recordings.js";
import type { RunFlags } from "../../../run/settings/options.js";
import { spoolFolder } from "../../../run/state-folder.js";
import type { CallFlag } from "../../flags.js";
import { onlyServer, revisionsOf } from "../../servers.js";
import { untilInterrupted } from "../../terminal.js";

export interface CassetteFlags extends Partial<RunFlags> {
  /** A folder. */
  out?: string;
  call: CallFlag[];
  read: string[];
}

/** Writes a cassette of each server at each revision, with its lists and the given calls. */
export function recordCassettes(paths: string[], flags: CassetteFlags): Promise<number> {
  const { out = "cassettes" } = flags;
  return untilInterrupted(async (signal) => {
    const request = { ...createRequest(paths, flags, terminalEnvironment(signal)), findsServer: true };
    const recording = createRecording(join(spoolFolder(request.cwd), `${randomUUID()}.sessions.ndjson`));
    try {
      const connections = await connect(request, { recording });
      if (flags.call.length > 0 || flags.read.length > 0) onlyServer(connections, flags);
      for (const { suite, server } of connections.servers) {
        if (server.cassette !== undefined) {
          await reportLines(`${server.name} is played from a cassette: there is nothing to record`);
          continue;
        }
        for (const revision of revisionsOf(suite, flags)) {
          const { lane } = connections.visit(suite, server, revision);
          await withLane(lane, signal, () => recordServer(lane, flags, signal));
        }
      }
      const folder = resolve(request.cwd, out);
      for (const name of await writeCassettes(folder, recording.sessions())) {
        await writeOut(hide(`${join(out, name)}\n`));
      }
      if (recording.fault) throw recording.fault;
      return 0;
    } finally {
      recording.remove();
    }
  });
}

async function recordServer(lane: Lane, { call, read }: CassetteFlags, signal: AbortSignal): Promise<void> {
  const session = await sessionOf(lane);
  const send = requester(session);
  for (const method of listsOf(session.facts.capabilities)) {
    const { broken } = await listAll(method, send);
    if (broken) await reportLines(`no list came (${broken.kind}): ${method}`);
  }
  const requests = [
    ...call.map((params) => ["tools/call", { ...params }] as const),
    ...read.map((uri) => ["resources/read", { uri }] as const),
  ];
  for (const [method, params] of requests) {
    if (signal.aborted) return;
    const { kind } = await send(method, params);
    const what = `${method} ${JSON.stringify(params)}`;
    // The cassette has it all the same: it is replayed without an answer.
    if (kind !== "answer") await reportLines(`not answered (${kind}): ${what}`);
  }
}
