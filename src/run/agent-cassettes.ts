import { existsSync } from "node:fs";
import { relative } from "node:path";
import type { Take } from "../agents/cassette/asked.js";
import type { AgentTape } from "../agents/cassette/tape.js";
import type { Cassette, Interaction } from "../core/generated/cassette.js";
import { writeFileAtomic } from "../core/out.js";
import type { Redacted } from "../core/redaction/redact.js";
import { hideValue, join, jsonText, say, trustedText } from "../core/redaction/redacted.js";
import { readCassette } from "../mcp/cassette/read.js";
import { displayPath } from "../suite/yaml/read-source.js";
import type { RunRequest } from "./request.js";

/** The cassettes of the agent tests of a run. */
export interface AgentCassettes {
  /** Records a test, or plays what was recorded of it. */
  open(file: string, take: Take): Promise<AgentTape>;
  /** Writes what was recorded; returns the paths. Throws a UserError. */
  write(): Promise<string[]>;
}

/** Creates the cassettes of a run; the code that records or plays them is loaded with the first. */
export function createAgentCassettes({ cwd, recordAgents }: Pick<RunRequest, "cwd" | "recordAgents">): AgentCassettes {
  // By file and take: of tests that are in several suites, the last recording stays.
  const recorded = new Map<string, Map<string, readonly Interaction[]>>();
  const read = new Map<string, readonly Interaction[]>();
  const takesOf = (file: string) => {
    const known = read.get(file) ?? readCassette(file, displayPath(file, cwd), "agent").interactions;
    read.set(file, known);
    return known;
  };
  return {
    async open(file, take) {
      if (recordAgents === true) {
        const { AgentRecorder } = await import("../agents/cassette/recorder.js");
        return new AgentRecorder(take, (interactions) => {
          recorded.set(file, (recorded.get(file) ?? new Map()).set(keyOf(take), interactions));
        });
      }
      const { AgentPlayer } = await import("../agents/cassette/player.js");
      return new AgentPlayer(takesOf(file), take, displayPath(file, cwd));
    },
    async write() {
      for (const [file, takes] of recorded) {
        // Tests that this run left out keep their recordings.
        const before = existsSync(file) ? otherTakes(takesOf(file), takes) : [];
        await writeFileAtomic(file, cassetteOf([...before, ...[...takes.values()].flat()]));
      }
      return [...recorded.keys()].map((file) => relative(cwd, file));
    },
  };
}

/** The text of a cassette, with a line for each interaction: differences are easy to read. */
function cassetteOf(interactions: readonly Interaction[]): Redacted {
  const head: Omit<Cassette, "interactions"> = {
    version: 1,
    kind: "agent",
    server: { name: "agent" },
    protocol_version: null,
    recorded_at: new Date().toISOString(),
  };
  const lines = interactions.map((interaction) => jsonText(hideValue(interaction)));
  const start = trustedText(JSON.stringify(head, null, 2).slice(0, -2));
  return say`${start},\n  "interactions": [\n    ${join(lines, ",\n    ")}\n  ]\n}\n`;
}

/** The recordings of a file that are not replaced by new ones. */
function otherTakes(interactions: readonly Interaction[], takes: ReadonlyMap<string, unknown>): Interaction[] {
  let isKept = true;
  return interactions.filter(({ request: { method, params } }) => {
    if (method === "agent/run") isKept = !takes.has(keyOf(params ?? {}));
    return isKept;
  });
}

function keyOf({ test, row, revision }: Partial<Record<keyof Take, unknown>>): string {
  return JSON.stringify(hideValue([test, row ?? null, revision]));
}
