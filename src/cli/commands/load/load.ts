import { defined } from "../../../core/json/json.js";
import { writeOut } from "../../../core/out.js";
import { userError } from "../../../core/problem.js";
import type { LoadTest } from "../../../kinds/load/kind.js";
import { KINDS } from "../../../kinds/registry.js";
import { createRequest, terminalEnvironment } from "../../../run/create-request.js";
import type { RunRequest } from "../../../run/request.js";
import type { RunFlags } from "../../../run/settings/options.js";
import { suiteOfCommand } from "../../../suite/suite-of-command.js";
import type { SuiteTest } from "../../../suite/types.js";
import { conduct } from "../../conduct.js";
import type { ResolvedFlags } from "../../flags.js";
import { prepareForServer } from "../../judge-server.js";
import { parseArguments } from "../call/call.js";
import { k6Script } from "./k6.js";

/** Beside the flags that it shares with `run`. */
export interface LoadFlags {
  args?: string;
  suite?: string;
  clients: number;
  calls?: number;
  /** In milliseconds, like `ramp`, `p95` and `callTimeout`. */
  for?: number;
  ramp?: number;
  /** As suites write it. */
  rate?: string;
  sessions?: number;
  /** As suites write it. */
  sample?: string;
  p95?: number;
  failedRate?: number;
  callTimeout?: number;
  export?: "k6";
}

/** `mcptest load TOOL`: runs a load test that is in no suite. Gives the exit code of the run. Throws a UserError. */
export async function loadCommand(tool: string, flags: LoadFlags & RunFlags & ResolvedFlags): Promise<number> {
  const test = loadTestOf(tool, flags);
  const stop = new AbortController();
  // Each shard makes a share of the calls: the one test is in all of them.
  const { shard, ...baseRequest } = createRequest(
    flags.suite === undefined ? [] : [flags.suite],
    flags,
    terminalEnvironment(stop.signal),
  );
  const request: RunRequest = {
    ...baseRequest,
    findsServer: true,
    suiteDefaults: flags.suiteDefaults,
    runTimeoutMs: baseRequest.runTimeoutMs + (flags.for ?? 0),
  };
  const prepared = await prepareForServer(request, flags, (suite, server, options) =>
    suiteOfCommand({ tools: [test] }, suite, server, KINDS, options),
  );
  if (flags.export === "k6") {
    const { suite } = prepared.plan.files[0]!.checked;
    await writeOut(k6Script(suite.tests[0] as SuiteTest<LoadTest>, suite, flags));
    return 0;
  }
  // Verbose, because reports show the figures of a test that passes only then.
  return conduct(prepared, { ...request, ...defined({ shard }) }, { ...flags, verbose: true }, { stop });
}

/** The test as a suite has it. Throws a UserError. */
function loadTestOf(tool: string, flags: LoadFlags & Partial<RunFlags>): Record<string, unknown> {
  const { shard = { index: 1, count: 1 }, p95, failedRate, callTimeout } = flags;
  const [clients = 0, calls, sessions] = [flags.clients, flags.calls, flags.sessions].map((all) =>
    all === undefined
      ? undefined
      : Math.floor((all * shard.index) / shard.count) - Math.floor((all * (shard.index - 1)) / shard.count),
  );
  const rate = flags.rate?.replace(/^[0-9.]+/, (all) => `${Number(all) / shard.count}`);
  if ([clients, calls, sessions].includes(0))
    throw userError("a shard has nothing to do", `There are ${shard.count} shards.`, "Add clients, calls or sessions.");
  if ((calls === undefined) === (flags.for === undefined)) {
    const title = calls === undefined ? "nothing says when the load ends" : "the load ends in two ways";
    throw userError(
      title,
      "A load test makes a number of calls, or makes calls for a time.",
      "Give one of --calls and --for.",
    );
  }
  const milliseconds = (time: number | undefined) => (time === undefined ? undefined : `${time}ms`);
  // Without a limit no call may fail, and no share is less than 0.
  const limits = defined({ "load.p95_ms": p95, "load.failed_rate": failedRate || undefined });
  const escapedName = tool.replaceAll("$", "$$$$");
  return {
    name: `load of ${escapedName}`,
    tool: escapedName,
    args: parseArguments(flags.args),
    load: defined({
      clients,
      calls,
      sessions,
      rate,
      for: milliseconds(flags.for),
      ramp: milliseconds(flags.ramp),
      sample: flags.sample,
    }),
    expect: Object.entries(limits).map(([target, limit]) => ({ target, matcher: { "less-than": limit } })),
    ...defined({ timeout_ms: callTimeout }),
  };
}
