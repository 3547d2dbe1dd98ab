/** What a child process may see of our environment. */
export interface EnvOptions {
  /** False starts from what the platform needs alone. */
  inherit: boolean;
  /** Added last, as it is. */
  extra?: Readonly<Record<string, string>>;
  /** Names that are let through although they would be removed. */
  passEnv?: readonly string[];
}

// The runner's credentials, and the files by which a step speaks to the steps after it: the suite, which a fork may
// have written, chooses the program that is started, so it must get none of them.
const withheld =
  /^(GITHUB_TOKEN|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|ACTIONS_(RUNTIME|ID_TOKEN|RESULTS|CACHE)_.*|INPUT_.*)$/i;
const needed =
  /^(PATH|HOME|LANG|TMPDIR|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|TEMP|TMP|USERPROFILE|HOMEDRIVE|HOMEPATH|APPDATA|LOCALAPPDATA|PROGRAMFILES|PROGRAMDATA)$/i;

/**
 * The environment of a server.
 *
 * @param env ours
 * @returns a new object; unset variables are left out
 */
export function scrubEnv(
  env: Readonly<Record<string, string | undefined>>,
  { inherit, extra = {}, passEnv = [] }: EnvOptions,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) continue;
    if (passEnv.includes(name) || (!withheld.test(name) && (inherit || needed.test(name)))) kept[name] = value;
  }
  return { ...kept, ...extra };
}
