import type { Spot } from "../problems.js";
import type { LoadOptions } from "../types.js";
import type { SourceVariables } from "./source-variables.js";

/** The entry of a server as a suite has it, but with every value filled in and every path absolute. */
export type ServerEntry = Record<string, unknown>;

/** A server that a file of another program describes. */
export interface SourceServer {
  name: string;
  spot: Spot;
  /** The folder in which the program that owns the file starts it; that of the file if not given. */
  folder?: string;
  /** Why the program does not use it. */
  leftOut?: string;
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
export type SourceFormat = (
  root: Spot,
  file: string,
) => readonly SourceServer[] | undefined | Promise<readonly SourceServer[] | undefined>;
