import type { Rule } from "./types.js";

export const suiteEnvUnset: Rule = {
  id: "SUITE-ENV-UNSET",
  title: "An environment variable is not set",
  family: "SUITE",
  severity: "must",
  text: "The environment variables that `auth` and `headers` name are set when the server is first needed.",
  fix: "Set the variable in the environment of the run.",
  examples: {
    good: "`bearer: {env: API_TOKEN}` and API_TOKEN=…",
    bad: "`bearer: {env: API_TOKEN}` without that variable",
  },
};
