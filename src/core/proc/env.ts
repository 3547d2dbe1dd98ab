import { formsOf } from "../redaction/secret-forms.js";
import { MIN_LENGTH } from "../redaction/secret-search.js";

/** What a child process may see of this process's environment. */
export interface EnvOptions {
  /** If false, only what the platform needs is passed on. */
  inherit: boolean;
  /** Added last, as it is. */
  extra?: Readonly<Record<string, string>>;
  /** Names that are let through although they would be removed. */
  passEnv?: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

// The job's credentials, and the files by which a step speaks to the steps after it: the suite, which a fork may have
// written, chooses the program that is started, so it must get none of them.
const WITHHELD_NAME =
  /^(GITHUB_TOKEN|GH_TOKEN|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|ACTIONS_(RUNTIME|ID_TOKEN|RESULTS|CACHE)_.*|INPUT_.*)$/i;
/** Those among them that hold a token: no other variable may hold it either. */
const TOKEN_NAME = /^(GITHUB_TOKEN|GH_TOKEN|ACTIONS_RUNTIME_TOKEN|ACTIONS_ID_TOKEN_REQUEST_TOKEN|INPUT_.*TOKEN.*)$/i;
const PLATFORM_NAME =
  /^(PATH|HOME|LANG|TMPDIR|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|TEMP|TMP|USERPROFILE|HOMEDRIVE|HOMEPATH|APPDATA|LOCALAPPDATA|PROGRAMFILES|PROGRAMDATA)$/i;

/** The environment of a server, from that of this process. */
export function scrubEnv(env: Environment, { inherit, extra = {}, passEnv = [] }: EnvOptions): Record<string, string> {
  const hidden = withheldNames(env, passEnv);
  const isPassed = (name: string) => inherit || PLATFORM_NAME.test(name) || passEnv.includes(name);
  const variables = Object.entries(env).flatMap(([name, value]) =>
    value === undefined || hidden.has(name) || !isPassed(name) ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(variables), ...extra };
}

/** Variables withheld from suites, servers and commands: credentials of the job, under any name; but not `passEnv`. */
export function withheldNames(env: Environment, passEnv: readonly string[]): ReadonlySet<string> {
  const names = [...Object.keys(env).filter((name) => WITHHELD_NAME.test(name)), ...tokenHolders(env)];
  return new Set(names.filter((name) => !passEnv.includes(name)));
}

/** The names of variables that are or contain a token of the job, in any form. */
export function tokenHolders(env: Environment): string[] {
  const entries = Object.entries(env);
  const forms = entries.flatMap(([name, value = ""]) => (TOKEN_NAME.test(name) ? [...formsOf(value, MIN_LENGTH)] : []));
  return entries.flatMap(([name, value = ""]) =>
    TOKEN_NAME.test(name) || forms.some((form) => value.includes(form)) ? [name] : [],
  );
}

/** What to do about a variable that is withheld. */
export const WITHHELD_FIX = "Use a credential of its own, or name it in `pass-env`, an input of the action.";

/** Why a variable that is withheld has no value. */
export function withheldText(name: string): string {
  return `\`${name}\` is withheld from suites and servers: it is, or holds, a credential of the job.`;
}
