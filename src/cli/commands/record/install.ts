import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { writeFileAtomic } from "../../../core/out.js";
import { userError } from "../../../core/problem.js";
import { realPath } from "../../../core/read-file.js";
import { trustedText } from "../../../core/redaction/redacted.js";
import { reportLines } from "../../../run/output.js";

import { splitFrom } from "../../../suite/sources/source.js";
import { type ClientCommand, clientCommands } from "./client-commands.js";

/** A part of a file that is replaced. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * `mcptest record --install FILE[#NAME]`: has the servers of a client's file recorded, or with `undo` not any more. Only what
 * is inserted is removed again, so that the rest of the file may have changed. Throws a UserError.
 */
export async function installCommand(from: string, undo: boolean): Promise<number> {
  const cwd = process.cwd();
  const { file, name } = splitFrom(from, cwd);
  const servers = await clientCommands(file, cwd);
  const wanted = servers.filter((server) => name === undefined || server.name === name);
  if (wanted.length === 0) {
    const fix = `Name one of ${servers.map((server) => server.name).join(", ")}.`;
    throw userError(`no server ${name ?? ""} in ${relative(cwd, file)}`, "The file does not have it.", fix);
  }
  const raw = readFileSync(file, "utf8");
  const text = raw.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
  const edits = wanted.map((server) => ({ server, edits: undo ? removal(server, text) : insertion(server, text) }));
  const changed = edits.filter((one) => one.edits.length > 0);
  if (changed.length === 0) {
    const reason = undo
      ? "None of its servers has the command that --install writes; it may have been edited since."
      : "Its servers are recorded already, or have no command.";
    const fix = undo ? "Change the command in the file yourself." : "Name a file with a server that has a command.";
    throw userError(`nothing to change in ${relative(cwd, file)}`, reason, fix);
  }
  await writeFileAtomic(
    realPath(file),
    trustedText(
      applied(
        raw,
        changed.flatMap((one) => one.edits),
      ),
    ),
  );
  for (const { server, edits: own } of edits) {
    const verb = undo ? "is not recorded any more" : "is recorded from its next start";
    await reportLines(`${server.name}: ${own.length > 0 ? verb : "left as it is"}`);
  }
  return 0;
}

/** The words that start this program, as a client can start it. */
function ownCommand(): string[] {
  const [, launcher = ""] = process.argv;
  // What npx has downloaded is gone some day.
  const isLasting = existsSync(launcher) && !/[\\/]_npx[\\/]/.test(launcher);
  return isLasting ? [process.execPath, realPath(launcher)] : ["npx", "-y", "mcptest"];
}

function insertion({ name, command, args }: ClientCommand, text: string): Edit[] {
  if (command === undefined || recordedFrom([...command.words, ...(args?.words ?? [])]) !== undefined) return [];
  const [program = "", ...words] = [...ownCommand(), "record", "--proxy", "--name", name, "--"].map((word) =>
    JSON.stringify(word),
  );
  if (command.isList) return [insertedAt(command.start + 1, `${[program, ...words].join(", ")}, `)];
  const own = [...words, text.slice(command.start, command.end)].join(", ");
  const replaced = { start: command.start, end: command.end, text: program };
  if (args === undefined) return [replaced, insertedAt(command.end, `${NEW_ARGS}${own}]`)];
  return [replaced, insertedAt(args.start + 1, args.words.length > 0 ? `${own}, ` : own)];
}

/** What is written for an entry that has no arguments: no client and no formatter writes it so. */
const NEW_ARGS = ',"args": [';

function insertedAt(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

/** Where the words of the server begin behind those of the recorder; undefined if there is none. */
function recordedFrom(words: readonly string[]): number | undefined {
  const at = words.findIndex((word, index) => word === "record" && words[index + 1] === "--proxy");
  const isOurs = at > 0 && words[at + 2] === "--name" && words[at + 4] === "--" && words.length > at + 5;
  return isOurs ? at + 5 : undefined;
}

function removal({ command, args }: ClientCommand, text: string): Edit[] {
  if (command === undefined) return [];
  if (command.isList) {
    const from = recordedFrom(command.words);
    const written = from && `${jsonOf(command.words.slice(0, from))}, `;
    if (!written || !text.startsWith(written, command.start + 1)) return [];
    return [{ start: command.start + 1, end: command.start + 1 + written.length, text: "" }];
  }
  const from = recordedFrom([...command.words, ...(args?.words ?? [])]);
  if (from === undefined || args === undefined) return [];
  // The words before the server's, without the program.
  const before = `${jsonOf(args.words.slice(0, from - 1))}, `;
  const start = args.start + 1;
  if (!text.startsWith(before, start)) return [];
  const program = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(start + before.length))?.[0];
  if (program === undefined) return [];
  const end = start + before.length + program.length;
  const restored = { start: command.start, end: command.end, text: program };
  if (text.startsWith(NEW_ARGS, command.end) && text[end] === "]" && start === command.end + NEW_ARGS.length)
    return [restored, { start: command.end, end: end + 1, text: "" }];
  return [restored, { start, end: text.startsWith(", ", end) ? end + 2 : end, text: "" }];
}

function jsonOf(words: readonly string[]): string {
  return words.map((word) => JSON.stringify(word)).join(", ");
}

/** The text with its edits, whose offsets count a line end as one character and no byte order mark. */
function applied(raw: string, edits: readonly Edit[]): string {
  const offsets = [raw.startsWith("\ufeff") ? 1 : 0];
  for (let at = offsets[0] ?? 0; at < raw.length; ) {
    at += raw.startsWith("\r\n", at) ? 2 : 1;
    offsets.push(at);
  }
  const at = (offset: number) => offsets[offset] ?? raw.length;
  // From the end, so that earlier offsets stay.
  return [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, edit) => text.slice(0, at(edit.start)) + edit.text + text.slice(at(edit.end)), raw);
}
