import { oncePer } from "../../core/once.js";
import type { RuleId } from "../../rules/registry.js";
import type { CheckResult, CheckResults, ServerLists } from "./check-result.js";
import type { LiveServer } from "./live-server.js";

/**
 * `early`: before the handshake, ends with SIGTERM. `unexpected`: messages that a server need not expect, ends with stdin.
 * `asked`: a client that can be asked for everything.
 */
export type CheckSessionName = "ordinary" | "early" | "unexpected" | "asked";

interface LiveScope {
  session: CheckSessionName;
  /** The capability that a server must advertise, or there is nothing to check. */
  needs?: string;
  callsTools?: boolean;
}

export const ORDINARY: LiveScope = { session: "ordinary" };
export const EARLY: LiveScope = { session: "early" };
export const UNEXPECTED: LiveScope = { session: "unexpected" };
export const CALLS: LiveScope = { session: "ordinary", callsTools: true };
export const ASKED: LiveScope = { session: "asked", callsTools: true };

/** The same checks, of servers that advertise a capability. */
export function needing(needs: string, scope = ORDINARY): LiveScope {
  return { ...scope, needs };
}

/** A check that sends something. */
export interface LiveCheck extends LiveScope {
  id: RuleId;
  check(server: LiveServer): Promise<CheckResults>;
}

export type ChecksById = { readonly [Id in RuleId]?: LiveCheck["check"] };

/** Checks that send something, by rule, in the order in which they run. */
export function liveChecks(scope: LiveScope, checks: ChecksById): LiveCheck[] {
  return Object.entries(checks).map(([id, check]) => ({ ...scope, id: id as RuleId, check }));
}

/** A check of what a server lists. It is pure; without results there was nothing to judge. */
export interface ListedCheck {
  id: RuleId;
  judge(listed: ServerLists): readonly CheckResult[];
}

/** Checks of what a server lists, by rule. */
export function listedChecks(checks: { readonly [Id in RuleId]?: ListedCheck["judge"] }): ListedCheck[] {
  return Object.entries(checks).map(([id, judge]) => ({ id: id as RuleId, judge }));
}

export const oncePerSession = <T>(make: (server: LiveServer) => Promise<T>) => oncePer(make);
