import { hash } from "node:crypto";
import type { Interaction } from "../../core/generated/cassette.js";
import { canonicalJson } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import type { ModelName } from "../../rules/models.js";
import { withoutIds } from "../loop.js";
import type { ModelRequest } from "../types.js";

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
  return JSON.stringify(hideValue([block ?? "agents", test, row === undefined ? null : String(row), revision]));
}

/** A recorded test, as messages name it. */
export function testName({ test, row, revision }: Partial<Record<keyof RecordedTest, unknown>>): Redacted {
  const name = row === undefined ? hide(String(test)) : say`${hide(String(test))} [${hide(String(row))}]`;
  return typeof revision === "string" ? say`\`${name}\` at revision ${hide(revision)}` : say`\`${name}\``;
}

/**
 * What a request asks of a model, as digests of its parts without secrets: a drift can be named without showing the
 * prompt. Ids and signatures, which providers make up, do not count.
 */
export function questionOf(model: string, request: ModelRequest) {
  const { system = "", messages, tools = [], maxTokens, schema } = request;
  return {
    model,
    "system prompt": digest(system),
    prompt: digest(messages.filter(({ role }) => role === "user")),
    tools: digest(tools),
    conversation: digest(messages.filter(({ role }) => role !== "user").map(withoutIds)),
    max_tokens: maxTokens,
    "answer schema": digest(schema ?? null),
  };
}

/** What texts are compared by a model. */
export function embeddingQuestionOf(model: string, texts: readonly string[]): { model: string; texts: string } {
  return { model, texts: digest(texts) };
}

/** A model's name in a cassette. */
export function nameInCassette(name: ModelName | undefined): string {
  // A replay of the default judge may have no key, so no vendor.
  if (name === undefined) return "the default judge";
  return name.provider === undefined ? hide(name.id) : hide(`${name.provider}/${name.id}`);
}

function digest(value: unknown): string {
  return hash("sha256", canonicalJson(hideValue(value)));
}
