import { throwErrors, userError } from "../../../core/problem.js";
import { ProblemLog, type Spot } from "../../../suite/problems.js";
import { clientServers } from "../../../suite/sources/client-files.js";
import { readJson } from "../../../suite/sources/read-document.js";
import { PlaceStore } from "../../../suite/yaml/positions.js";

/** Offsets in the text of a file. */
interface Range {
  start: number;
  end: number;
}

/** How a client's file says what starts a server, and where. */
export interface ClientCommand {
  name: string;
  /** undefined: it has an address, or a command in a form that cannot be changed. */
  command?: Range & { words: readonly string[]; isList: boolean };
  /** Its arguments; undefined if the entry has none. */
  args?: Range & { words: readonly string[] };
}

/**
 * The servers of a client's JSON file in their order, with offsets that count a line end as one character and no byte order
 * mark. Throws a UserError for a file that is not one.
 */
export async function clientCommands(file: string, cwd: string): Promise<ClientCommand[]> {
  if (!/\.jsonc?$/i.test(file)) {
    const fix = "Write the command into the file yourself, as the docs show.";
    throw userError(`cannot install into ${file}`, "Only files in JSON are changed.", fix);
  }
  const log = new ProblemLog(new PlaceStore());
  const root = await readJson(file, log, cwd);
  const servers = root && (await clientServers(root, file));
  throwErrors(log.list);
  if (servers === undefined) {
    const fix = "Name the settings of a client, such as .mcp.json or .vscode/mcp.json.";
    throw userError(`${file} is not a client's file`, "It has no servers where clients have them.", fix);
  }
  return servers.map(({ name, spot }) => {
    const command = spot.at("command");
    const args = spot.at("args");
    const words = wordsOf(command.value) ?? (typeof command.value === "string" ? [command.value] : undefined);
    const argWords = wordsOf(args.value);
    if (words === undefined || words.length === 0 || (args.value !== undefined && argWords === undefined))
      return { name };
    return {
      name,
      command: { ...rangeOf(command), words, isList: Array.isArray(command.value) },
      ...(argWords && { args: { ...rangeOf(args), words: argWords } }),
    };
  });
}

function rangeOf(spot: Spot): Range {
  const { start, end } = spot.log.places.span(spot.root, spot.path);
  return { start, end };
}

function wordsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : undefined;
}
