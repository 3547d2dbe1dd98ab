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

const SIGNS = { pathSeparator: sep, "/": sep };

const editorValues = (folder: string) => ({
  ...SIGNS,
  userHome: homedir(),
  workspaceFolder: folder,
  workspaceFolderBasename: basename(folder),
});

const pluginRoot = (folder: string) => ({ CLAUDE_PLUGIN_ROOT: folder });
const extensionValues = (folder: string) => ({ ...SIGNS, extensionPath: folder, workspacePath: folder });

/** The folder in which a plugin of Claude Code keeps its data. */
export const pluginData = (folder: string) => join(homedir(), ".claude", "plugins", "data", basename(folder));

/** By the client that owns a file, or by its notation where several have it. */
export const DIALECTS = {
  // Claude Code does not see its own CLAUDE_PROJECT_DIR in the files of a project.
  claude: { pattern: /\$\{(?<name>\w+)(?::-(?<fallback>[^}]*))?\}/g, own: pluginRoot },
  plugin: {
    pattern: /\$\{(?:(?<kind>user_config)\.)?(?<name>\w+)(?::-(?<fallback>[^}]*))?\}/g,
    own: (folder: string) => ({
      ...pluginRoot(folder),
      CLAUDE_PLUGIN_DATA: pluginData(folder),
      CLAUDE_PROJECT_DIR: folder,
    }),
  },
  editor: { pattern: /\$\{(?:(?<kind>[a-zA-Z]+):)?(?<name>[\w./-]+)\}/g, own: editorValues, kind: "env" },
  braces: { pattern: /\$\{(?<name>\w+)\}/g },
  shell: { pattern: /\$(?:\{(?<name>\w+)(?::-(?<fallback>[^}]*))?\}|(?<bare>[A-Za-z_]\w*))/g },
  extension: {
    pattern: /\$(?:\{(?<name>\w+|\/)(?::-(?<fallback>[^}]*))?\}|(?<bare>[A-Za-z_]\w*))/g,
    own: (folder: string) => ({ ...extensionValues(folder), ...pluginRoot(folder) }),
  },
  opencode: { pattern: /\{(?<kind>env|file):(?<name>[^{}]+)\}/g, kind: "env" },
  continue: { pattern: /\$\{\{\s*(?:secrets|inputs)\.(?<name>\w+)\s*\}\}/g },
  bundle: {
    pattern: /\$\{(?:(?<kind>user_config)\.)?(?<name>[\w/]+)\}/g,
    own: (folder: string) => ({
      ...SIGNS,
      __dirname: folder,
      HOME: homedir(),
      DESKTOP: join(homedir(), "Desktop"),
      DOCUMENTS: join(homedir(), "Documents"),
      DOWNLOADS: join(homedir(), "Downloads"),
    }),
    kind: "env",
  },
  plain: {},
} satisfies Record<string, Dialect>;

/** What a reference looks like in any of the dialects. */
const REFERENCE = /\$\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{(?:env|file):[^{}]*\}|\$[A-Za-z_]\w*/g;

export interface References {
  /** The value of a reference of another kind than the environment's, such as an input that an editor asks for. */
  named?: (kind: string, name: string, reference: string) => string | undefined;
  /** Called for a reference that stays as it is, because it is not one of the program that owns the file. */
  onForeign?: (reference: string) => void;
  /** Called for a variable that has no value, if it must have one. */
  value?: (name: string, texts: VariableTexts) => string | undefined;
}

/** A text of a file with its references filled in; what has no value stays as it is, and is noted as missing. */
export function fillText(
  text: string,
  { pattern, own, kind: ofEnvironment }: Dialect,
  { folder, variables }: { folder: string; variables: SourceVariables },
  { named, onForeign = () => {}, value = (name, texts) => variables.value(name, texts) }: References = {},
): string {
  const values = own?.(folder) ?? {};
  for (const [reference] of (pattern ? text.replace(pattern, "") : text).matchAll(REFERENCE)) onForeign(reference);
  if (pattern === undefined) return text;
  return text.replace(pattern, (...match) => {
    const [whole, groups] = [match[0] as string, match.at(-1) as Record<string, string | undefined>];
    const { kind, name = groups.bare ?? "", fallback } = groups;
    if (kind === undefined && Object.hasOwn(values, name)) return values[name] ?? whole;
    // Where a reference to the environment must have a kind, a name without one is plain text.
    if (kind === ofEnvironment) return value(name, { fallback }) ?? whole;
    const given = kind === undefined ? undefined : named?.(kind, name, whole);
    if (given === undefined) onForeign(whole);
    return given ?? whole;
  });
}

/** The variable of the environment that a text is a reference to, if it is one without a fallback. */
export function onlyVariable(text: string, { pattern, kind: ofEnvironment }: Dialect): string | undefined {
  const [match, ...others] = pattern === undefined ? [] : [...text.matchAll(pattern)];
  if (match === undefined || others.length > 0 || match[0] !== text) return undefined;
  const { kind, name, bare, fallback } = match.groups ?? {};
  return kind === ofEnvironment && fallback === undefined ? (name ?? bare) : undefined;
}
