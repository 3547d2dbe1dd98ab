import type { Interaction } from "../../core/generated/cassette.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, say } from "../../core/redaction/redacted.js";

/** The test of a recording. All but `suite` name the recording among those that share a cassette. */
export interface RecordedTest {
  /** Absent for an agent test. */
  block?: string;
  test: string;
  /** The row of a test with several models. */
  row?: string;
  revision: string | null;
  /** The suite's path from the cassette's folder. A suite that was renamed still finds its recordings. */
  suite: string;
}

/** What a cassette has of one test. The first interaction names the test. */
export interface Recording {
  id: string;
  /** As messages name its test. */
  name: Redacted;
  test: Readonly<Record<string, unknown>>;
  interactions: Interaction[];
}

/** The recordings of a cassette, in the order of the file. */
export function recordingsOf(interactions: readonly Interaction[]): Recording[] {
  const recordings: Recording[] = [];
  for (const interaction of interactions) {
    const { method, params: test = {} } = interaction.request;
    if (method === "agent/run")
      recordings.push({ id: recordingId(test), name: testName(test), test, interactions: [interaction] });
    else recordings.at(-1)?.interactions.push(interaction);
  }
  return recordings;
}

/** The same for all recordings of a test: a new one replaces the old one. */
export function recordingId({ block, test, row, revision }: Partial<Record<keyof RecordedTest, unknown>>): string {
  return JSON.stringify(hideValue([block ?? "agents", test, row ?? null, revision]));
}

/** A recorded test, as messages name it. */
export function testName({ test, row, revision }: Partial<Record<keyof RecordedTest, unknown>>): Redacted {
  const name = row === undefined ? hide(String(test)) : say`${hide(String(test))} [${hide(String(row))}]`;
  return typeof revision === "string" ? say`\`${name}\` at revision ${hide(revision)}` : say`\`${name}\``;
}
