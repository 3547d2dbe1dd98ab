import { type Command, InvalidArgumentError, Option } from "commander";
import type { MockManifest } from "../core/generated/mock.js";
import { KNOWN_VERSIONS } from "../suite/versions.js";

type Revisions = NonNullable<MockManifest["protocol_versions"]>;

/** Flags of `mock`. */
export function addMockOptions(command: Command): void {
  command
    .addOption(
      new Option("--http <port>", "serve Streamable HTTP there and print its URL; 0 picks a free port").argParser(port),
    )
    .option("--host <address>", "where to listen; whoever reaches it may call every tool", "127.0.0.1")
    .option("--sse", "over HTTP, answer by a stream of events")
    .addOption(
      new Option("--revision <date>", "speak this revision, whatever the manifest says; repeatable")
        .argParser(revision)
        .default([], "all that the manifest names"),
    );
}

function port(value: string): number {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= 65_535)) throw new InvalidArgumentError("Write a port, 0 to 65535.");
  return number;
}

function revision(value: string, before: Revisions = []): Revisions {
  if (!isKnown(value)) throw new InvalidArgumentError(`Name one of ${KNOWN_VERSIONS.join(", ")}.`);
  return [...before, value];
}

function isKnown(value: string): value is Revisions[number] {
  return KNOWN_VERSIONS.includes(value);
}
