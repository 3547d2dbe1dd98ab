import { yamlText } from "../../suite-text.js";

/** What the workflow runs. */
export interface WorkflowSuite {
  /** Relative to `folder`, posix separators. */
  suite: string;
  /** Where the suite is run, relative to the root of the repository; empty for the root. */
  folder: string;
  secrets: readonly string[];
}

const INSTALL = ["      # Install and build your server here, such as:", "      # - run: npm ci && npm run build"].join(
  "\n",
);
const STEP = "      - uses: mcptest/action@v1";

/** A GitHub workflow that runs a suite on every pull request. */
export function workflowText({ suite, folder, secrets }: WorkflowSuite): string {
  const workflow = {
    name: "mcptest",
    on: { push: { branches: ["main"] }, pull_request: {} },
    permissions: { contents: "read", checks: "write" },
    jobs: {
      mcptest: {
        "runs-on": "ubuntu-latest",
        "timeout-minutes": 15,
        steps: [
          { uses: "actions/checkout@v5", with: { "persist-credentials": false } },
          {
            uses: "mcptest/action@v1",
            with: { ...(folder !== "" && { "working-directory": folder }), suite },
            ...(secrets.length > 0 && { env: Object.fromEntries(secrets.map((name) => [name, secret(name)])) }),
          },
        ],
      },
    },
  };
  return `# Written by \`mcptest init\`. It is yours to change.\n${yamlText(workflow).replace(STEP, `${INSTALL}\n${STEP}`)}`;
}

function secret(name: string): string {
  return `\${{ secrets.${name} }}`;
}
