import { dirname, join, resolve } from "node:path";
import { asObject, isObject } from "../../core/json/json.js";
import { type Problem, UserError } from "../../core/problem.js";
import { COMMAND_LINE } from "../../core/source-frame.js";
import { resolveSuite } from "../load.js";
import { ProblemLog, Spot } from "../problems.js";
import type { LoadOptions, Suite } from "../types.js";
import { fillDocument } from "../variables/fill-document.js";
import { literalSecrets, NO_DOTENV, readDotenv, Variables } from "../variables/variables.js";
import { checkSchema } from "../yaml/check-schema.js";
import { PlaceStore } from "../yaml/positions.js";
import { readSource } from "../yaml/read-source.js";
import { readYaml } from "../yaml/read-yaml.js";
import type { ServerConfig } from "./overrides.js";
import { toServer } from "./server.js";
import { checkServer } from "./servers.js";

export interface LoadedConfig {
  /** Its absolute path, if there is one. */
  file?: string;
  /** What the file calls the server, if it has several. */
  name?: string;
  /** Absent if there is a problem. */
  config?: ServerConfig;
  problems: Problem[];
}

/** Reads the file of `--server-config`, one `server:` block. */
export async function loadServerConfig(path: string, options: LoadOptions): Promise<LoadedConfig> {
  const file = resolve(options.cwd, path);
  const log = new ProblemLog(new PlaceStore(), options.mayLack ? { warning: true } : {});
  try {
    const { value, complete, problems } = await readYaml(readSource(file, options.cwd), log.places);
    if (value === undefined) return { file, problems };
    for (const problem of problems) log.add(problem);
    log.complete = complete;
    const entry = isObject(value) ? value.server : undefined;
    if (!isObject(value) || !isObject(entry) || Object.keys(value).length > 1) {
      new Spot(log, asObject(value)).report("value", {
        title: "not a server configuration",
        description: "The file must have one key, `server`, with a complete server block.",
        fix: "Write `server:` with its `command` or `url` below it.",
      });
      return { file, problems: log.list };
    }
    // The block is checked as the one server of a suite; it keeps its own places.
    const servers = { server: entry };
    const root = { servers };
    log.places.recordMerged(servers, [[value, "server"]]);
    log.places.recordMerged(root, [[value, "server"]]);
    for (const [name, secret] of literalSecrets(root)) options.onSecret?.(name, secret);
    const spot = new Spot(log, root);
    const isValid = checkSchema(spot).length === 0;
    fillDocument(spot, new Variables(undefined, options, NO_DOTENV), isValid);
    if (isValid) checkServer(spot.at("servers", "server"));
    if (!log.failed) return { file, config: { entry, folder: dirname(file) }, problems: [] };
    return { file, problems: log.list };
  } catch (error) {
    if (error instanceof UserError) return { file, problems: [...error.problems] };
    throw error;
  }
}

/** Reads each server that `--from` means; undefined if it means one alone, by its name or because there is no other. */
export async function loadSources(from: string, options: LoadOptions): Promise<LoadedConfig[] | undefined> {
  const log = new ProblemLog(new PlaceStore());
  const { sourceReferences, splitFrom } = await import("../sources/source.js");
  const { references, isMany } = await sourceReferences(from, options.cwd, log, options);
  if (!isMany || log.failed) return undefined;
  const configs: LoadedConfig[] = [];
  for (const reference of references) {
    const { name = reference } = splitFrom(reference, options.cwd);
    configs.push({ ...(await loadSource(reference, options)), name });
  }
  // What the file leaves out does not concern one server.
  configs[0]?.problems.unshift(...log.list);
  return configs;
}

/** Reads the server of `--from`; without it, that of the first file in the working directory which has one. */
export async function loadSource(from: string | undefined, options: LoadOptions): Promise<LoadedConfig> {
  const log = new ProblemLog(new PlaceStore(), options.mayLack ? { warning: true } : {});
  // Most runs need none of it: it takes time to load.
  const { findSource, readSourceServer, splitFrom } = await import("../sources/source.js");
  let chosen = from;
  try {
    chosen ??= await findSource(log, options);
    if (chosen === undefined) return { problems: log.list };
    const { file } = splitFrom(chosen, options.cwd);
    if (log.failed) return { file, problems: log.list };
    const dotenv = options.envFile === undefined ? NO_DOTENV : await readDotenv(options.envFile, options, log);
    const server = await readSourceServer(chosen, options.cwd, log, options, dotenv.values);
    if (server === undefined) return { file, problems: log.list };
    const { name, entry, guess, place, from: reference } = server;
    const config = {
      entry: { ...entry, from: resolve(options.cwd, reference) },
      folder: options.cwd,
      name,
      place,
      notice: `took the server ${name} from ${reference}${guess === undefined ? "" : `, a guess: ${guess}`}`,
    };
    return { file, config, problems: log.list };
  } catch (error) {
    if (error instanceof UserError) return { file: chosen ?? options.cwd, problems: [...error.problems] };
    throw error;
  }
}

/** A suite without tests whose one server is still to be named by overrides. */
export function emptySuite(options: LoadOptions, { name = "server", place }: Partial<ServerConfig> = {}): Suite {
  const log = new ProblemLog(new PlaceStore());
  const file = join(options.cwd, "mcptest.yaml");
  log.places.addSource({ file, name: COMMAND_LINE, text: "" });
  const suite = resolveSuite(file, new Spot(log, {}), [], new Map(), options);
  if (place?.source) log.places.addSource(place.source);
  const location = place?.location ?? suite.versionsLocation;
  const server = toServer(name, {}, options.cwd, { location, targetLocation: location });
  return { ...suite, name: "mcptest", servers: new Map([[name, server]]) };
}
