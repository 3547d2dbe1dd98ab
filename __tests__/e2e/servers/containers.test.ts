import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { containerCommand, hasSwitch } from "../../../src/core/proc/containers.js";
import { folderWith, root, runIn, textIn, writeIn } from "../../support/harness.js";

/** Runs a suite whose server is a `docker run`, beside a container of somebody else. */
async function runContainer(command: readonly string[], more = {}) {
  const server = { command, startup_timeout: "20s", ...more };
  const tools = [{ name: "greets", tool: "greet", args: { name: "Ada" }, expect: { "result.isError": false } }];
  const cwd = folderWith({
    "a.mcptest.yaml": JSON.stringify({ servers: { shop: server }, tools, run_options: { invariants: "fail" } }),
    "bin/docker": `#!/bin/sh\nexec '${process.execPath}' '${root}__tests__/servers/docker.mjs' "$@"\n`,
    "state/docker.log": "",
  });
  chmodSync(join(cwd, "bin/docker"), 0o755);
  const state = join(cwd, "state");
  writeIn(state, "somebodys", "");
  const ran = await runIn(cwd, [], { PATH: `${join(cwd, "bin")}:${process.env.PATH}`, DOCKER_STATE: state });
  const commands = textIn(state, "docker.log").trim().split("\n");
  const left = readdirSync(state).filter((name) => name !== "docker.log");
  return { ...ran, commands: commands.map((line): string[] => JSON.parse(line)), left };
}

describe("a server in a container", () => {
  it("gets a label and a file for its id, and leaves nothing behind", async () => {
    const { code, stdout, results, commands, left } = await runContainer(["docker", "run", "-i", "--rm", "good"]);
    expect(code, stdout).toBe(0);
    expect(results.findings).toEqual([]);
    const [run = []] = commands;
    expect(run.slice(0, 2)).toEqual(["run", "--label"]);
    expect(run[2]).toMatch(/^com\.github\.mcptest\.run=/);
    expect(run[3]).toBe("--cidfile");
    expect(run.slice(5)).toEqual(["-i", "--rm", "good"]);
    expect(left).toEqual(["somebodys"]);
  });

  it("that still runs at the end is removed, and reported once", async () => {
    const { code, results, commands, left } = await runContainer(["docker", "run", "-i", "--rm", "stubborn"]);
    expect(code).toBe(1);
    expect(results.findings?.map(({ rule_id }) => rule_id)).toEqual(["FAULT-LIFECYCLE-LEFT-CONTAINER"]);
    expect(results.findings?.[0]?.message).toMatch(/^The container stubborn-\w+ was still running/);
    expect(commands.map(([command]) => command)).toEqual(["run", "inspect", "rm"]);
    expect(left).toEqual(["somebodys"]);
  });

  it("keeps the file for the id that its command names", async () => {
    const { code, commands } = await runContainer(["docker", "run", "--cidfile", "own.cid", "-i", "good"]);
    expect(code).toBe(0);
    expect(commands[0]?.filter((word) => word === "--cidfile")).toHaveLength(1);
  });

  it.each([
    ["without -i", ["docker", "run", "--rm", "good"], {}, "Add `-i` behind `docker run`"],
    ["with -t", ["docker", "run", "-it", "good"], {}, "Remove `-t` from the command"],
    [
      "whose image is fetched",
      ["docker", "run", "-i", "absent"],
      { startup_timeout: "1s" },
      "Run `docker pull absent`",
    ],
  ])("%s does not start, and the fix says why", async (_, command, more, fix) => {
    const { code, results } = await runContainer(command, more);
    expect(code).toBe(2);
    expect(JSON.stringify(results)).toContain(`"fix":"${fix}`);
  });
});

it.each<[line: string, flags?: string[] | undefined, image?: string | undefined]>([
  ["docker run -i --rm image a -t", ["-i", "--rm"], "image"],
  [
    "/usr/bin/podman --log-level debug run -e A=b -eC=d --mount type=bind -it image",
    ["-e", "A=b", "-eC=d", "--mount", "type=bind", "-it"],
    "image",
  ],
  ["docker container run --name run -i image", ["--name", "run", "-i"], "image"],
  ["docker run", [], undefined],
  ["docker compose run web", undefined],
  ["docker exec -i web run", undefined],
  ["node run", undefined],
])("%s", (line, flags, image) => {
  const run = containerCommand(line.split(" "));
  expect(run?.flags).toEqual(flags);
  expect(run?.image).toBe(image);
});

it("flags of the command in the container are not those of the container", () => {
  const run = containerCommand(["docker", "run", "--interactive", "image", "-t"])!;
  expect([hasSwitch(run, "i", "interactive"), hasSwitch(run, "t", "tty")]).toEqual([true, false]);
});
