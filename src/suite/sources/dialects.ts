import { homedir } from "node:os";
import { basename, join, sep } from "node:path";
import type { SourceVariables, VariableTexts } from "./source-variables.js";

/** How a program writes references to variables in its file. */
export interface Dialect {
  /** Matches one reference: `name`, perhaps with `kind` and `fallback`. undefined: the program fills in nothing. */
  pattern?: RegExp;
  /** The values that the program itself gives, in a folder. */
  own?: (folder: string) => Readonly<Record<string, string>>;
  /** The kind of a reference to the environment. A reference of another kind stays as it is. */
  kind?: string;
}

const editorValues = (folder: string) => ({
  userHome: homedir(),
  workspaceFolder: folder,
  workspaceFolderBasename: basename(folder),
  pathSeparator: sep,
  "/": sep,
});

/** By the client that owns a file. */
export const DIALECTS = {
  claude: {
    pattern: /\$\{(?<name>\w+)(?::-(?<fallback>[^}]*))?\}/g,
    own: (folder: string) => ({ CLAUDE_PROJECT_DIR: folder, CLAUDE_PLUGIN_ROOT: folder }),
  },
  editor: { pattern: /\$\{(?:(?<kind>env|input):)?(?<name>[\w./-]+)\}/g, own: editorValues, kind: "env" },
  gemini: { pattern: /\$(?:\{(?<name>\w+)(?::-(?<fallback>[^}]*))?\}|(?<bare>[A-Za-z_]\w*))/g },
  bundle: {
    pattern: /\$\{(?:(?<kind>user_config)\.)?(?<name>[\w/]+)\}/g,
    own: (folder: string) => ({
      __dirname: folder,
      HOME: homedir(),
      DESKTOP: join(homedir(), "Desktop"),
      DOCUMENTS: join(homedir(), "Documents"),
      DOWNLOADS: join(homedir(), "Downloads"),
      pathSeparator: sep,
      "/": sep,
    }),
    kind: "env",
  },
  plain: {},
} satisfies Record<string, Dialect>;

/** Gives the value of a reference of another kind than the environment's, such as an input that an editor asks for. */
export type ReferenceLookup = (kind: string, name: string) => string | undefined;

/** A text of a file with its references filled in; what has no value stays as it is, and is noted as missing. */
export function fillText(
  text: string,
  { pattern, own, kind: ofEnvironment }: Dialect,
  { folder, variables }: { folder: string; variables: SourceVariables },
  named: ReferenceLookup = () => undefined,
): string {
  if (pattern === undefined) return text;
  return text.replace(pattern, (...match) => {
    const [whole, groups] = [match[0] as string, match.at(-1) as Record<string, string | undefined>];
    const { kind, name = groups.bare ?? "", fallback } = groups;
    if (kind !== undefined && kind !== ofEnvironment) return named(kind, name) ?? whole;
    const values = own?.(folder) ?? {};
    if (kind === undefined && Object.hasOwn(values, name)) return values[name] ?? whole;
    // Where a reference to the environment must have a kind, a name without one is plain text.
    if (ofEnvironment !== undefined && kind === undefined) return whole;
    return variables.value(name, { fallback } satisfies VariableTexts) ?? whole;
  });
}

/** The variable of the environment that a text is a reference to, if it is one without a fallback. */
export function onlyVariable(text: string, { pattern, kind: ofEnvironment }: Dialect): string | undefined {
  const [match, ...others] = pattern === undefined ? [] : [...text.matchAll(pattern)];
  if (match === undefined || others.length > 0 || match[0] !== text) return undefined;
  const { kind, name, bare, fallback } = match.groups ?? {};
  return kind === ofEnvironment && fallback === undefined ? (name ?? bare) : undefined;
}
