import type { RuleFamily } from "./types.js";

export const SUITE_RULES = {
  "SUITE-FAULT": {
    title: "The suite could not be judged",
    family: "SUITE",
    severity: "must",
    text: "What a suite asks for can be evaluated while it runs. Where it cannot, its test is errored and not failed: nothing is said of the server.",
    fix: "Mend what the message names; the suite is at fault, not the server.",
    examples: {
      good: "`cel: has(value.total) && value.total > 0`",
      bad: "`cel: value.total > 0`, where there is no `total`",
    },
  },
  "SUITE-SETUP": {
    title: "The setup did not hold",
    family: "SUITE",
    severity: "must",
    text: "A step of `setup` failed or could not be run, so that none of the tests after it can be judged.",
    fix: "Mend the step of `setup` that is named, or the server that it calls.",
    examples: {
      good: "`setup: [{tool: create_project, args: {name: demo}}]`, which is answered with a result",
      bad: "the same, answered with isError: true",
    },
  },
  "SUITE-TEARDOWN": {
    title: "The teardown did not hold",
    family: "SUITE",
    severity: "must",
    text: "A step of `teardown` failed or could not be run. The tests before it stand as they are; the run fails, for something was left behind.",
    fix: "Mend the step of `teardown` that is named, or the server that it calls.",
    examples: {
      good: "`teardown: [{tool: delete_project, args: {name: demo}}]`, which is answered with a result",
      bad: "the same, answered with isError: true",
    },
  },
  "SUITE-TRANSFORM": {
    title: "A transform could not be started",
    family: "SUITE",
    severity: "must",
    text: "The program of a `transform` is not there or may not be executed, so that the test cannot be judged.",
    fix: "Install the program, or correct the command; it is run without a shell in the suite's folder.",
    examples: {
      good: "`request: python3 rewrite.py`, where both are there",
      bad: "`request: ./rewrite.py`, which may not be executed",
    },
  },
  "SUITE-CASSETTE-MISS": {
    title: "The cassette has no such request",
    family: "SUITE",
    severity: "must",
    text: "What a test asks of a server that is played from a cassette was asked when the cassette was recorded. A request that is not there says nothing about the server.",
    fix: "Record the cassette again (`mcptest run --record DIR`), or name under `volatile` of the server what changes from run to run, such as `params.arguments.now`.",
    examples: {
      good: 'a call of `search` with {"query":"a"}, as it was recorded',
      bad: 'a call of `search` with {"query":"b"}, which was never recorded',
    },
  },
  "SUITE-ENV-UNSET": {
    title: "An environment variable is not set",
    family: "SUITE",
    severity: "must",
    text: "The environment variables that `auth` and `headers` name are set when the server is first needed.",
    fix: "Set the variable in the environment of the run.",
    examples: {
      good: "`bearer: {env: API_TOKEN}` and API_TOKEN=…",
      bad: "`bearer: {env: API_TOKEN}` without that variable",
    },
  },
  "SUITE-PROBES-CUT": {
    title: "Not every bad request was sent",
    family: "SUITE",
    severity: "may",
    text: "A probe of `negative_path` sends at most 100 requests, about arguments down to the sixth level. Where the input schema gives more of them, the others were not sent, and nothing is known of those arguments.",
    fix: "Nothing is wrong with the server: test the other arguments in tests of their own, or make the schema smaller.",
    examples: {
      good: "a schema with 20 arguments",
      bad: "a schema with 120 required arguments",
    },
  },
  "SUITE-RUN-TIMEOUT": {
    title: "The run's time was up",
    family: "SUITE",
    severity: "must",
    text: "A run ends within `--run-timeout`, 30 minutes unless set. Tests that had not ended by then are errored.",
    fix: "Mend what takes so long (slow tests are in the report), split the suite, or raise `--run-timeout`.",
    examples: {
      good: "a run of 12 minutes",
      bad: "a run that is at its 40th test after 30 minutes",
    },
  },
} satisfies RuleFamily;
