import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { openSession } from "../../src/mcp/session/open.js";
import type {
  Exchange,
  OpenResult,
  Outcome,
  ServerTarget,
  Session,
  SessionFault,
  SessionOptions,
} from "../../src/mcp/types.js";
import { processesWith } from "../support/processes.js";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const faultServer = `${root}__tests__/servers/fault-server.mjs`;

/** One start of a server, with what the session reported. */
export interface Reported {
  result: OpenResult;
  faults: SessionFault[];
  exchanges: Exchange[];
}

export interface Opened extends Reported {
  /** The processes of the server that still live. */
  leftovers(): number[];
}

let lastId = 0;

export async function open(
  args: readonly string[],
  options: Partial<SessionOptions> = {},
  program = process.execPath,
): Promise<Opened> {
  const mark = `MARK=${randomUUID()}`;
  const env = { PATH: process.env.PATH ?? "", MARK: mark.slice(5) };
  const reported = await openTarget({ kind: "stdio", command: [program, ...args], env, cwd: root }, options);
  return { ...reported, leftovers: () => processesWith(mark) };
}

/** Opens a session with the server, with what a suite would have by default. */
export async function openTarget(target: ServerTarget, options: Partial<SessionOptions>): Promise<Reported> {
  const faults: SessionFault[] = [];
  const exchanges: Exchange[] = [];
  const result = await openSession(target, {
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
  });
  return { result, faults, exchanges };
}

/** The session of a start that must have gone well. */
export function sessionOf({ result }: Reported): Session {
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

/** A table from what is expected to the words of which it is, as rows: a word, and what is expected of it. */
export function rowsOf(table: Readonly<Record<string, string>>): [word: string, expected: string][] {
  return Object.entries(table).flatMap(([expected, words]) =>
    words.split(/\s+/).map((word): [string, string] => [word, expected]),
  );
}
