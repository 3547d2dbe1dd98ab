import type { ProblemTexts, Spot } from "../problems.js";
import type { LoadOptions } from "../types.js";
import type { SourceVariables } from "./source-variables.js";

/** The entry of a server as a suite has it, but with every value filled in and every path absolute. */
export type ServerEntry = Record<string, unknown>;

/** A server that a file of another program describes. */
export interface SourceServer {
  name: string;
  spot: Spot;
  /** The program does not use it. */
  isDisabled?: boolean;
  /** Of several ways to reach one server, the name of this one. */
  way?: string;
  /** Set if the file does not say that it is an MCP server: why it is taken for one. */
  guess?: string;
  /** Its entry; undefined if there is a problem, which is reported. */
  read(context: SourceContext): ServerEntry | undefined | Promise<ServerEntry | undefined>;
}

export interface SourceContext {
  /** The folder in which the program that owns the file starts servers. */
  folder: string;
  variables: SourceVariables;
  options: LoadOptions;
}

/** The servers of a document; undefined if it is of another kind. `file`: its absolute path. */
export type SourceFormat = (root: Spot, file: string) => readonly SourceServer[] | undefined;

/** The problem of a value whose type is not that of the format. */
function wrongType(what: string): ProblemTexts {
  return { title: `not ${what}`, description: `The format of this file has ${what} here.`, fix: `Write ${what}.` };
}

/** The texts of a list; reports what is something else. */
export function textsAt(spot: Spot): string[] {
  if (spot.value === undefined || spot.value === null) return [];
  if (!Array.isArray(spot.value)) return spot.report("value", wrongType("a list of texts")) ?? [];
  return spot.items().flatMap((item) => textAt(item) ?? []);
}

/** The text of a scalar; undefined if there is none. Reports anything else. */
export function textAt(spot: Spot): string | undefined {
  const { value } = spot;
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "object") return String(value);
  return spot.report("value", wrongType("a text"));
}

/** The texts of a mapping by name, without those that are null; reports what is something else. */
export function pairsAt(spot: Spot): [string, string][] {
  if (spot.value === undefined || spot.value === null) return [];
  if (Array.isArray(spot.value) || typeof spot.value !== "object")
    return spot.report("value", wrongType("names with their texts")) ?? [];
  return Object.keys(spot.members).flatMap((name): [string, string][] => {
    const text = textAt(spot.at(name));
    return text === undefined ? [] : [[name, text]];
  });
}
