import { relative, sep } from "node:path";
import type { SuiteServer } from "../../../suite/types.js";
import { yamlText } from "../../suite-text.js";
import { buildSteps, type WorkflowStep } from "./languages.js";

export const WORKFLOW = ".github/workflows/mcptest.yml";

interface WorkflowRequest {
  /** Absolute. */
  suites: readonly string[];
  servers: readonly SuiteServer[];
  /** Names of environment variables. */
  secrets: readonly string[];
  cwd: string;
  repositoryRoot: string;
}

/** A GitHub workflow that builds servers and runs their suites on every pull request, in the folder where `init` ran. */
export function workflowText({ suites, servers, secrets, cwd, repositoryRoot }: WorkflowRequest): string {
  const posix = (path: string) => path.split(sep).join("/");
  const path = posix(relative(repositoryRoot, cwd));
  const inFolder = path !== "" && { "working-directory": path };
  const commands = servers.map(({ command, http }) => command ?? http?.start?.command?.map(String) ?? []);
  const steps = commands
    .flatMap((command) => buildSteps({ folder: cwd, path, command }))
    .map((step) => stepText("run" in step ? { ...step, ...inFolder } : step));
  // Several servers may be built by the same steps.
  const build = [...new Set(steps)];
  const action = {
    uses: "mcptest/action@v1",
    with: { ...inFolder, suite: suites.map((suite) => posix(relative(cwd, suite))).join("\n") },
    ...(secrets.length > 0 && { env: Object.fromEntries(secrets.map((name) => [name, `\${{ secrets.${name} }}`])) }),
  };
  return `# Written by \`mcptest init\`. It is yours to change.
name: mcptest

on:
  push:
    branches:
      - main
  pull_request: {}

permissions:
  contents: read
  checks: write

jobs:
  mcptest:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
${build.join("") || FILL_IN}${stepText(action)}`;
}

const FILL_IN = `      # Install and build your server here, such as:
      # - run: npm ci && npm run build
`;

function stepText(step: WorkflowStep): string {
  const text = yamlText({ step }).replace("step:\n", "");
  return `      - ${text.replace(/^(?=.)/gm, "      ").trimStart()}`;
}
