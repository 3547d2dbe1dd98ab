import { type RunningProcess, Tail } from "../../core/proc/start.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { ServerProcess, StartResult } from "../started.js";
import type { Replicas, SessionFault, StartFailure } from "../types.js";
import { type Backend, ReverseProxy } from "./reverse-proxy.js";

type Exit = Awaited<RunningProcess["exited"]>;

type Target = Awaited<ReturnType<Replicas["copies"]>>[number];

/** Starts one copy, and waits until it is ready. */
type StartCopy = (copy: Target, log: Tail, signal: AbortSignal) => Promise<StartResult>;

const GRACE_MS = 2_000;

/** Starts the copies of a server behind one address of ours; as one process, which ends when any of them does. */
export async function startReplicas(
  address: URL,
  { copies: makeTargets, restarts }: Replicas,
  busy: (address: URL) => StartFailure,
  startCopy: StartCopy,
): Promise<StartResult> {
  const log = new Tail();
  const ending = new AbortController();
  let onExit: (exit: Exit) => void = () => {};
  const exited = new Promise<Exit>((resolve) => {
    onExit = resolve;
  });
  const targets = await makeTargets();
  const copies = targets.map((target) => {
    const start = () => startCopy(target, log, ending.signal);
    return new Copy(new URL(target.url), start, restarts, onExit);
  });
  const end = async (graceMs: number) => {
    ending.abort();
    return (await Promise.all(copies.map((copy) => copy.end(graceMs)))).flat();
  };
  const failures = await Promise.all(copies.map((copy) => copy.failure()));
  let failure = failures.find((other) => other !== undefined);
  if (failure === undefined) {
    try {
      const proxy = await ReverseProxy.listen(address, copies);
      // The usage of several processes together says nothing about any of them.
      const server = { exited, stderr: log, usage: () => undefined };
      return { ok: true, server, end: (graceMs) => end(graceMs).finally(() => proxy.close()) };
    } catch {
      failure = busy(address);
    }
  }
  await end(GRACE_MS);
  return { ok: false, failure };
}

/** One process of a server. With `restarts`, it starts again before each request that comes when no other is under way. */
class Copy implements Backend {
  #starting: Promise<StartResult>;
  #open = 0;
  #hasServed = false;
  #isEnding = false;
  /** What went wrong at its ends between requests. */
  readonly #faults: SessionFault[] = [];
  #server: ServerProcess | undefined;

  constructor(
    readonly address: URL,
    private readonly start: () => Promise<StartResult>,
    private readonly restarts: boolean,
    private readonly onExit: (exit: Exit) => void,
  ) {
    this.#starting = this.#start();
  }

  async failure(): Promise<StartFailure | undefined> {
    const result = await this.#starting;
    return result.ok ? undefined : result.failure;
  }

  async enter(again: boolean): Promise<Redacted | undefined> {
    this.#open += 1;
    if ((this.restarts || again) && this.#hasServed && this.#open === 1) this.#starting = this.#restart(this.#starting);
    this.#hasServed = true;
    return (await this.failure())?.message;
  }

  leave(): void {
    this.#open -= 1;
  }

  async end(graceMs: number): Promise<SessionFault[]> {
    this.#isEnding = true;
    const result = await this.#starting;
    return result.ok ? [...this.#faults, ...(await result.end(graceMs))] : this.#faults;
  }

  async #start(): Promise<StartResult> {
    const startResult = await this.start();
    const server = startResult.ok ? startResult.server : undefined;
    this.#server = server;
    server?.exited.then((exit) => {
      if (this.#server === server && !this.#isEnding) this.onExit(exit);
    });
    return startResult;
  }

  async #restart(before: Promise<StartResult>): Promise<StartResult> {
    this.#server = undefined;
    const old = await before;
    if (old.ok) this.#faults.push(...(await old.end(GRACE_MS)));
    return this.#start();
  }
}
