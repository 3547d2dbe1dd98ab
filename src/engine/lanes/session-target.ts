import { UserError } from "../../core/problem.js";
import { hide } from "../../core/redaction/redacted.js";
import { SuiteFault } from "../../matchers/types.js";
import type { CassettePlayer } from "../../mcp/cassette/player.js";
import type { ClientDeclaration } from "../../mcp/types.js";
import type { Suite, SuiteServer } from "../../suite/types.js";
import { type TargetContext, type TargetResult, targetOf } from "./server-target.js";
import { clientOf, fillServer, type SessionValues } from "./session-values.js";

/** The target of one session, with what the client declares in it; or what is missing for it. */
export type SessionTarget = TargetResult & { client?: ClientDeclaration | undefined };

/** The server of one session, with the values of that session. `player` makes its recording, which is played instead; it may throw a UserError. */
export async function sessionTarget(
  { suite, server, targetVersion }: { suite: Suite; server: SuiteServer; targetVersion: string | null },
  values: SessionValues,
  context: TargetContext,
  player?: () => CassettePlayer,
): Promise<SessionTarget> {
  try {
    const client = clientOf(server, values, targetVersion);
    if (player) return { ok: true, target: { kind: "cassette", player: player() }, client };
    const filled = server.command ? fillServer(server, values, context, targetVersion) : server;
    return { ...(await targetOf(suite, filled, context, targetVersion, values)), client };
  } catch (error) {
    if (!(error instanceof SuiteFault || error instanceof UserError)) throw error;
    return {
      ok: false,
      failure: { rule_id: "SUITE-FAULT", message: error instanceof SuiteFault ? error.message : hide(error.message) },
    };
  }
}
