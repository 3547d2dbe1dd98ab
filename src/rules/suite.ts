import type { RuleFamily } from "./types.js";

export const SUITE_RULES = {
  "SUITE-FAULT": {
    title: "The suite could not be judged",
    severity: "must",
    text: "Everything in a suite can be evaluated during the run. If something cannot, its test is errored, not failed, because the server was not judged.",
    fix: "Fix what the message names. The suite is at fault, not the server.",
    examples: {
      good: "`cel: has(value.total) && value.total > 0`",
      bad: "`cel: value.total > 0`, when there is no `total`",
    },
  },
  "SUITE-SETUP": {
    title: "A setup step failed",
    severity: "must",
    text: "Every step of `setup` passes. If one fails or cannot run, the tests that follow cannot be judged.",
    fix: "Fix the named step of `setup`, or the server that it calls.",
    examples: {
      good: "`setup: [{tool: create_project, args: {name: demo}}]`, answered with a result",
      bad: "the same, answered with isError: true",
    },
  },
  "SUITE-TEARDOWN": {
    title: "A teardown step failed",
    severity: "must",
    text: "Every step of `teardown` passes. If one fails or cannot run, the results of the tests stay as they are, but the run fails, because the steps may have left something behind.",
    fix: "Fix the named step of `teardown`, or the server that it calls.",
    examples: {
      good: "`teardown: [{tool: delete_project, args: {name: demo}}]`, answered with a result",
      bad: "the same, answered with isError: true",
    },
  },
  "SUITE-TRANSFORM": {
    title: "A transform could not be started",
    severity: "must",
    text: "The program of a `transform` exists and is executable. Otherwise the test cannot be judged.",
    fix: "Install the program or correct the command. It runs in the suite's folder, without a shell.",
    examples: {
      good: "`request: python3 rewrite.py`, when both exist",
      bad: "`request: ./rewrite.py`, which is not executable",
    },
  },
  "SUITE-CASSETTE-MISS": {
    title: "The cassette has no such request",
    severity: "must",
    text: "When a server is replayed from a cassette, the cassette contains every request of the test. A missing request says nothing about the server.",
    fix: "Record the cassette again (`mcptest run --record DIR`), or list what changes from run to run under the server's `volatile`, such as `params.arguments.now`.",
    examples: {
      good: 'a call of `search` with {"query":"a"}, as recorded',
      bad: 'a call of `search` with {"query":"b"}, which was never recorded',
    },
  },
  "SUITE-ENV-UNSET": {
    title: "An environment variable is not set",
    severity: "must",
    text: "The environment variables that `auth` and `headers` name are set when the server is first needed.",
    fix: "Set the variable in the environment of the run.",
    examples: {
      good: "`bearer_token_env: API_TOKEN` and API_TOKEN=…",
      bad: "`bearer_token_env: API_TOKEN` without that variable",
    },
  },
  "SUITE-PROBES-CUT": {
    title: "Some bad requests were not sent",
    severity: "may",
    text: "A probe of `negative_path` sends at most 100 requests, for arguments up to six levels deep. If the input schema has more arguments, the rest are not tested.",
    fix: "Nothing is wrong with the server: write separate tests for the other arguments, or make the schema smaller.",
    examples: { good: "a schema with 20 arguments", bad: "a schema with 120 required arguments" },
  },
  "SUITE-RUN-TIMEOUT": {
    title: "The run took too long",
    severity: "must",
    text: "A run ends within `--run-timeout` (default: 30 minutes). Tests that have not ended by then are errored.",
    fix: "Fix what is slow (the report lists slow tests), split the suite, or raise `--run-timeout`.",
    examples: { good: "a run of 12 minutes", bad: "a run that is still at its 40th test after 30 minutes" },
  },
} satisfies RuleFamily;
