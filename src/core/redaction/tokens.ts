const PREFIX = "(?:sk-|gh[pousr]_|github_pat_|xox[abeprs]-|AKIA|eyJ)";
/** Most texts have none: a quick check. */
const anyPrefix = new RegExp(PREFIX);
/** At the start of a word only (`task-…` is not `sk-…`), or after an escaped character, as in a URL. */
const START = "(?:(?<![A-Za-z0-9])|(?<=\\\\[nrtbf]|%[0-9A-Fa-f]{2}|\\\\u[0-9A-Fa-f]{4}))";
/** What begins like a token, whole. Words may follow `sk-` too: a key has a digit early. The group is that of a JWT. */
const tokens = new RegExp(
  [
    `${START}(?:gh[pousr]_|github_pat_|xox[abeprs]-)(?=[\\w.-]{16})[\\w.-]+`,
    `${START}sk-(?=[\\w-]{16})(?=[\\w-]{0,63}\\d)[\\w-]+`,
    `${START}AKIA[A-Z0-9]{16}`,
    "eyJ(?:[\\w-]+(\\.(?=[\\w-]{4})[\\w-]+\\.(?=[\\w-]{4})[\\w-]+)?)?",
  ].join("|"),
  "g",
);

/** Replaces every JWT and every token with a well-known prefix (`sk-`, `ghp_`, `xoxb-`, `AKIA` …), in linear time. */
export function replaceTokens(text: string, replacementOf: (token: string, kind: "jwt" | "token") => string): string {
  if (!anyPrefix.test(text)) return text;
  return text.replace(tokens, (token, jwt: string | undefined) => {
    if (!token.startsWith("eyJ")) return replacementOf(token, "token");
    return jwt === undefined ? token : replacementOf(token, "jwt");
  });
}
