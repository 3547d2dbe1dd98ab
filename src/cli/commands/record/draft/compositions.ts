import { makeNamesUnique } from "../../../suite-text.js";
import { type Draft, type DraftTest, nameText, skippedTest } from "../../init/draft-suite.js";
import type { RecordedCall, RecordedSessions } from "../calls.js";
import { originsOf } from "./correlate.js";
import { type DraftSettings, entryOf, producersOf, stepIds, withheldReason } from "./tests.js";

/** What was recorded of one of the servers of a client. */
export interface RecordedServer {
  /** As the suite names it. */
  name: string;
  sessions: RecordedSessions;
}

const MAX_NODES = 10;
const OUTPUT = /^result\.structuredContent\.|^result\.content\[0\]\.text$/;

/**
 * A composition for each call whose arguments the client took from an answer of another server, with the calls that it needs.
 * `written`: a value as a suite holds it.
 */
export function draftCompositions(
  servers: readonly RecordedServer[],
  { safeCalls, isSandboxed }: DraftSettings,
  written: <T>(value: T) => T,
): Draft[] {
  const serverOf = new Map(servers.flatMap((server) => server.sessions.calls.map((call) => [call, server] as const)));
  const origins = originsOf([...serverOf.keys()]);
  const drafts = [...serverOf.keys()].flatMap((call): Draft[] => {
    const producers = producersOf(call, origins);
    const calls = [...producers, call];
    const ofCalls = calls.flatMap((one) => [...(origins.get(one)?.values() ?? [])]);
    const areOutputs = ofCalls.every(({ target }) => OUTPUT.test(target));
    const crosses = [...(origins.get(call)?.values() ?? [])].some(
      ({ producer }) => serverOf.get(producer) !== serverOf.get(call),
    );
    const areTools = calls.every(({ method }) => method === "tools/call");
    if (!crosses || !areTools || !areOutputs || producers.length >= MAX_NODES) return [];
    const ids = stepIds(calls);
    const nodes = calls.map((one) => {
      const needed = [...(origins.get(one)?.values() ?? [])].map(({ producer }) => ids.get(producer));
      return {
        id: ids.get(one),
        server: serverOf.get(one)?.name,
        ...(needed.length > 0 && { needs: [...new Set(needed)] }),
        ...entryOf(one, origins.get(one), ids, written, outputReference),
      };
    });
    const names = calls.map((one) => nameText(one.name)).join(", then ");
    const test: DraftTest = {
      name: names,
      server: serverOf.get(call)?.name,
      nodes,
      expect: { [`nodes.${ids.get(call)}.status`]: { exact: statusOf(call) } },
    };
    const reason = isSandboxed
      ? undefined
      : calls.flatMap((one) => withheldReason(one, serverOf.get(one)?.sessions.tools ?? new Map(), safeCalls) ?? [])[0];
    return [{ block: "compositions", test: reason === undefined ? test : skippedTest(test, reason), others: [] }];
  });
  makeNamesUnique(drafts);
  return drafts;
}

/** A node gives its structured content, or its text. */
function outputReference(id: string, target: string): string {
  const path = target.replace(OUTPUT, "");
  return `\${${path === "" ? id : `${id}.${path}`}}`;
}

function statusOf({ answers: [answer] }: RecordedCall): "ok" | "error" {
  const { result } = answer ?? {};
  const isError = typeof result === "object" && result !== null && "isError" in result && result.isError === true;
  return isError || answer?.error !== undefined ? "error" : "ok";
}
