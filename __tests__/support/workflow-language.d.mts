/**
 * What GitHub's own language service finds wrong with a workflow, or with an action.yml, a line each. A workflow's uses
 * of this action are checked against `ours`, its metadata; other actions are not looked up.
 *
 * @param file path in the repository
 */
export function languageErrors(
  file: string,
  text: string,
  ours: { name: string; description: string },
): Promise<string[]>;
