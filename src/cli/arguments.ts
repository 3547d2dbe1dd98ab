import { InvalidArgumentError } from "commander";
import type { MockManifest } from "../core/generated/mock.js";
import { isObject } from "../core/json/json.js";
import { KNOWN_VERSIONS } from "../suite/versions.js";

/** One tool call, from `--call`. */
export interface ToolCall {
  name: string;
  arguments: Record<string, unknown>;
}

type Revisions = NonNullable<MockManifest["protocol_versions"]>;

/** Adds one `tool` or `tool={"argument": …}`. Throws an InvalidArgumentError. */
export function addToolCall(text: string, before: ToolCall[] = []): ToolCall[] {
  const at = text.indexOf("=");
  if (at < 0) return [...before, { name: text, arguments: {} }];
  let args: unknown;
  try {
    args = JSON.parse(text.slice(at + 1));
  } catch {
    args = undefined;
  }
  if (!isObject(args))
    throw new InvalidArgumentError("Write the tool, an equals sign, and its arguments as a JSON object.");
  return [...before, { name: text.slice(0, at), arguments: args }];
}

/** Adds one protocol revision. Throws an InvalidArgumentError for an unknown one. */
export function addRevision(value: string, before: Revisions = []): Revisions {
  if (!isKnownRevision(value)) throw new InvalidArgumentError(`Name one of ${KNOWN_VERSIONS.join(", ")}.`);
  return [...before, value];
}

/** A port; 0 means any free port. Throws an InvalidArgumentError. */
export function parsePort(value: string): number {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= 65_535)) throw new InvalidArgumentError("Write a port, 0 to 65535.");
  return number;
}

function isKnownRevision(value: string): value is Revisions[number] {
  return KNOWN_VERSIONS.includes(value);
}
