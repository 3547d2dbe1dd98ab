import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { openSession } from "../../src/mcp/session/open.js";
import type { Exchange, OpenResult, Outcome, Session, SessionFault, SessionOptions } from "../../src/mcp/types.js";
import { processesWith } from "../support/processes.js";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const faultServer = `${root}__tests__/servers/fault-server.mjs`;

/** One start of a server, with what the session reported and a mark by which its processes are found. */
export interface Opened {
  result: OpenResult;
  faults: SessionFault[];
  exchanges: Exchange[];
  /** The processes of the server that still live. */
  leftovers(): number[];
}

let lastId = 0;

export async function open(
  args: readonly string[],
  options: Partial<SessionOptions> = {},
  program = process.execPath,
): Promise<Opened> {
  const faults: SessionFault[] = [];
  const exchanges: Exchange[] = [];
  const mark = `MARK=${randomUUID()}`;
  const result = await openSession(
    {
      kind: "stdio",
      command: [program, ...args],
      env: { PATH: process.env.PATH ?? "", MARK: mark.slice(5) },
      cwd: root,
    },
    {
      server: "s",
      targetVersion: null,
      startupTimeoutMs: 30_000,
      maxFrameBytes: 16 * 1024 * 1024,
      nextId: () => {
        lastId += 1;
        return lastId;
      },
      onExchange: (exchange) => exchanges.push(exchange),
      onFault: (fault) => faults.push(fault),
      ...options,
    },
  );
  return { result, faults, exchanges, leftovers: () => processesWith(mark) };
}

/** The session of a start that must have gone well. */
export function sessionOf({ result }: Opened): Session {
  if (!result.ok) throw new Error(`no session: ${result.failure.rule_id} ${result.failure.message}`);
  return result.session;
}

export function call(session: Session, timeoutMs = 30_000, params: Record<string, unknown> = {}): Promise<Outcome> {
  return session.request("tools/call", { name: "x", arguments: {}, ...params }, { timeoutMs, purpose: "test" });
}

/** The text of an answered call. */
export function textOf(outcome: Outcome): unknown {
  if (outcome.kind !== "answer") return `${outcome.kind}`;
  const result = outcome.answer.result as { content?: { text?: string }[] } | undefined;
  return result?.content?.[0]?.text;
}

export function rules(faults: readonly SessionFault[]): string[] {
  return faults.map(({ rule_id }) => rule_id);
}
