import { existsSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { AgentCassette } from "../../agents/cassette/recorder.js";
import type { RecordedTest } from "../../agents/cassette/recordings.js";
import type { Cassette, Interaction } from "../../core/generated/cassette.js";
import { writeFileAtomic } from "../../core/out.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { join, jsonText, processSecrets, say, trustedText } from "../../core/redaction/redacted.js";
import { firstOf } from "../../core/text.js";
import type { Suite } from "../../suite/types.js";
import { displayPath } from "../../suite/yaml/read-source.js";
import type { RunRequest } from "../request.js";

/** How many recordings that no test uses are named. */
const MAX_SHOWN = 20;

/** Creates the cassettes of a run of these suites; the code that records or plays them is loaded with the first. */
export function createAgentCassettes(
  { cwd, recordAgents }: Pick<RunRequest, "cwd" | "recordAgents">,
  suites: readonly Suite[],
) {
  // By file and test: of tests that are in several suites, the last recording stays.
  const recordings = new Map<string, Map<string, readonly Interaction[]>>();
  const omissions: string[] = [];
  const playedCassettes = new Map<string, readonly Interaction[]>();
  const interactionsOf = async (file: string) => {
    const { readCassette } = await import("../../mcp/cassette/read.js");
    const interactions = playedCassettes.get(file) ?? readCassette(file, displayPath(file, cwd), "agent").interactions;
    playedCassettes.set(file, interactions);
    return interactions;
  };
  return {
    /** Records a test, or plays what was recorded of it. */
    async open(file: string, test: RecordedTest): Promise<AgentCassette> {
      if (recordAgents === true) {
        const { AgentRecorder } = await import("../../agents/cassette/recorder.js");
        return new AgentRecorder(test, (id, recording) => {
          if (typeof recording !== "string")
            recordings.set(file, (recordings.get(file) ?? new Map()).set(id, recording));
          else omissions.push(`not recorded in ${displayPath(file, cwd)}: \`${test.test}\`, because ${recording}`);
        });
      }
      const { AgentPlayer } = await import("../../agents/cassette/player.js");
      return new AgentPlayer(await interactionsOf(file), test, displayPath(file, cwd));
    },
    /** Writes what was recorded, without recordings that no test uses; returns the paths. Throws a UserError. */
    async write(): Promise<string[]> {
      for (const [file, tests] of recordings) {
        const { used } = await splitRecordings(file, existsSync(file) ? await interactionsOf(file) : [], suites);
        // Tests that this run left out keep their recordings.
        const keptInteractions = used.filter(({ id }) => !tests.has(id)).map(({ interactions }) => interactions);
        await writeFileAtomic(file, cassetteText([...keptInteractions, ...tests.values()].flat()));
      }
      return [...recordings.keys()].map((file) => relative(cwd, file));
    },
    /** A line for each test that was not recorded, and for each played cassette with recordings that no test uses. */
    async notices(): Promise<string[]> {
      const lines = [...omissions];
      for (const [file, interactions] of playedCassettes) {
        const { unused } = await splitRecordings(file, interactions, suites);
        if (unused.length === 0 || recordings.has(file)) continue;
        const all = unused.map(({ name }) => name);
        const names = firstOf(all, MAX_SHOWN, (count) => `and ${count} more`).join(", ");
        const where = `recordings in ${displayPath(file, cwd)} that no test uses`;
        lines.push(`${where}: ${names} (--record-agents removes them)`);
      }
      return lines;
    },
  };
}

/** The recordings of a cassette, apart those that no test uses. A recording of a suite outside the run counts as used. */
async function splitRecordings(file: string, interactions: readonly Interaction[], suites: readonly Suite[]) {
  const { recordingId, recordingsOf } = await import("../../agents/cassette/recordings.js");
  const files = new Set(suites.map((suite) => suite.file));
  const isUsed = ({ id, test: { suite: path, revision } }: ReturnType<typeof recordingsOf>[number]) => {
    const suite = typeof path === "string" ? resolve(dirname(file), path) : undefined;
    if (suite === undefined || (!files.has(suite) && existsSync(suite))) return true;
    return suites.some(
      ({ tests, targetVersions }) =>
        (targetVersions.length === 0 || targetVersions.some((version) => version === revision)) &&
        tests.some((test) => {
          if (test.kind.needs(test).cassette !== file) return false;
          const { block, name, row } = test;
          return id === recordingId({ block, test: name, row, revision });
        }),
    );
  };
  const all = recordingsOf(interactions);
  return { used: all.filter(isUsed), unused: all.filter((recording) => !isUsed(recording)) };
}

/** The text of a cassette, with a line for each interaction: differences are easy to read. */
function cassetteText(interactions: readonly Interaction[]): Redacted {
  const head: Omit<Cassette, "interactions"> = {
    version: 1,
    kind: "agent",
    server: { name: "agent" },
    protocol_version: null,
    recorded_at: new Date().toISOString(),
  };
  const lines = interactions.map((interaction) => jsonText(processSecrets.document<unknown>(interaction)));
  const start = trustedText(JSON.stringify(head, null, 2).slice(0, -2));
  return say`${start},\n  "interactions": [\n    ${join(lines, ",\n    ")}\n  ]\n}\n`;
}
