import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { workflowText } from "../../src/cli/commands/init/workflow.js";
import type { SuiteServer } from "../../src/suite/types.js";
import { act, cleanUp, describeWorkflows, git, jobOf, makeRepository, stepOf } from "../support/github/act.js";
import { type StandIn, standIn } from "../support/github/github.js";
import { CLI, writeIn } from "../support/harness.js";
import { TOOLS } from "./install-act.js";

const WORKFLOW = ".github/workflows/mcptest.yml";
/** What each server becomes: a program of its language that starts the mock. */
const MOCK = `${CLI} mock mock.json`;
const PACKAGE = {
  "package.json": JSON.stringify({ name: "greeter", version: "1.0.0", scripts: { build: "cp server.mjs built.mjs" } }),
  "server.mjs": `import { spawn } from "node:child_process";\nspawn("node", process.argv.slice(2), { stdio: "inherit" });\n`,
};
const GO = `package main

import (
	"os"
	"os/exec"
	"syscall"
)

func main() {
	node, _ := exec.LookPath("node")
	panic(syscall.Exec(node, append([]string{"node"}, os.Args[1:]...), os.Environ()))
}
`;
const RUST = `use std::os::unix::process::CommandExt;

fn main() {
    panic!("{}", std::process::Command::new("node").args(std::env::args().skip(1)).exec());
}
`;
const DOCKER = `#!/usr/bin/env bash
# Stands in for docker: an image that was built starts the mock.
case $1 in
  build) [ "$2" = --tag ] && touch "built-\${3//[^a-z]/-}" ;;
  run) until [ "$1" = greeter ]; do shift; done
    test -e built-greeter && exec node "\${@:2}" ;;
esac
`;

/** The tool that builds, what starts the server, its files, and the steps that build it. */
const CASES: [tool: string, command: string, files: Record<string, string>, steps: string[]][] = [
  [
    "npm",
    "node built.mjs",
    {
      ...PACKAGE,
      "package-lock.json": '{ "name": "greeter", "version": "1.0.0", "lockfileVersion": 3, "packages": {} }',
    },
    ["npm ci && npm run build"],
  ],
  [
    "pnpm",
    "node built.mjs",
    { ...PACKAGE, "pnpm-lock.yaml": "lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n" },
    ["pnpm install --frozen-lockfile && pnpm run build"],
  ],
  [
    "uv",
    "uv run server.py",
    {
      "server.py": 'import os, sys\n\nos.execvp("node", ["node", *sys.argv[1:]])\n',
      "pyproject.toml": '[project]\nname = "greeter"\nversion = "1.0.0"\nrequires-python = ">=3.10"\n',
      "uv.lock":
        'version = 1\nrequires-python = ">=3.10"\n\n[[package]]\nname = "greeter"\nversion = "1.0.0"\nsource = { virtual = "." }\n',
    },
    ["uv sync --locked"],
  ],
  [
    "pip",
    ".venv/bin/python server.py",
    { "server.py": 'import os, sys\n\nos.execvp("node", ["node", *sys.argv[1:]])\n', "requirements.txt": "" },
    ["python -m venv .venv && .venv/bin/pip install -r requirements.txt"],
  ],
  ["go", "./server", { "go.mod": "module greeter\n\ngo 1.21\n", "main.go": GO }, ["go build -o ./server ."]],
  [
    "cargo",
    "target/debug/greeter",
    {
      "Cargo.toml": '[package]\nname = "greeter"\nversion = "1.0.0"\nedition = "2021"\n',
      "Cargo.lock": 'version = 3\n\n[[package]]\nname = "greeter"\nversion = "1.0.0"\n',
      "src/main.rs": RUST,
    },
    ["cargo build --locked"],
  ],
  ["docker", "docker run -i --rm greeter", { Dockerfile: "FROM scratch\n" }, ["docker build --tag greeter ."]],
];

let github: StandIn;

beforeEach(async () => {
  github = await standIn();
});
afterEach(async () => {
  await github.close();
  await cleanUp();
});

describeWorkflows("the workflow that init writes", () => {
  const isHere = (tool: string) => !/go|cargo/.test(tool) || spawnSync(tool, ["version"]).error === undefined;

  for (const [tool, command, files, steps] of CASES) {
    it.skipIf(!isHere(tool))(`builds and tests a server with ${tool}`, async () => {
      const words = `${command} ${MOCK}`.split(" ");
      const tools = [{ name: "greets", tool: "greet", expect: { "result.content[0].text": "Hello" } }];
      const repository = makeRepository({
        texts: {
          ...files,
          "mock.json": JSON.stringify({ name: "greeter", tools: [{ name: "greet", response: "Hello" }] }),
          "mcptest.yaml": JSON.stringify({ servers: { greeter: { command: words } }, tools }),
          [WORKFLOW]: "",
        },
      });
      const { folder } = repository;
      const server = { command: words } as unknown as SuiteServer;
      const suite = join(folder, "mcptest.yaml");
      const text = workflowText({
        suites: [suite],
        servers: [server],
        secrets: [],
        cwd: folder,
        repositoryRoot: folder,
      });
      writeIn(folder, WORKFLOW, text);
      git(folder, "commit", "--all", "--quiet", "--message=Add the workflow");
      writeFileSync(join(repository.home, "docker"), DOCKER, { mode: 0o755 });
      // Toolchains that live in the home of who runs the tests.
      const { RUSTUP_HOME = join(homedir(), ".rustup"), CARGO_HOME = join(homedir(), ".cargo") } = process.env;
      const { GOCACHE = join(homedir(), ".cache/go-build") } = process.env;
      const env = { ...github.env, RUSTUP_HOME, CARGO_HOME, GOCACHE, UV_OFFLINE: "1", GOFLAGS: "-buildvcs=false" };
      const ran = await act(repository, WORKFLOW, { env, path: [repository.home, ...TOOLS] });
      expect(ran.exitCode, ran.output).toBe(0);
      const job = jobOf(ran, "mcptest");
      expect(job.steps.map(({ name }) => name)).toEqual(expect.arrayContaining(steps));
      expect(stepOf(job, "mcptest/action@v1").outputs).toMatchObject({ passed: "1", failed: "0" });
    });
  }
});
