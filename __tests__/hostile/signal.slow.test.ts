import type { ChildProcess } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { existsIn, mcptest, resultsIn, until } from "../support/harness.js";
import { partOf } from "../support/whole.js";
import type { Behaviour } from "./behaviours.js";
import { type Command, commands, measureSlowness, stage } from "./cell.js";

/** The most that may pass between the signal and the end, on a machine with nothing else to do. */
const END_MS = 5_000;
/** So far away that no limit is reached. */
const NEVER = 1_000;

let slowness = 1;
beforeAll(async () => {
  slowness = await measureSlowness();
});
const RAW = new URL("server.mjs", import.meta.url).pathname;
/** How a method is left unanswered: in silence, beside a flood, with an answer that does not end. */
const KINDS: [kind: string, where: Pick<Behaviour, "path">][] = [
  ["fine", {}],
  ["notifications without end", {}],
  ["chunks of one byte", { path: "/" }],
];
const stuck = (method: string): Behaviour[] =>
  KINDS.map(([kind, where]) => {
    const name = `${kind}, stuck at ${method}`;
    return { name, tool: "x", command: ["node", RAW, name], ...where };
  });
const cells = commands.flatMap((command) => {
  const asks = ["discover", "diff"].includes(command.name) ? ["tools/list"] : ["tools/list", "tools/call"];
  return asks.flatMap(stuck).map((behaviour): [string, Behaviour, Command] => {
    return [`${command.name}: ${behaviour.name}`, behaviour, command];
  });
});

describe("SIGTERM while a server does not answer: 130, whole reports, no process left", () => {
  // Each command meets one at least in every build.
  it.each(partOf(cells, 5))("%s", async (_, behaviour, command) => {
    const { cwd, target, close } = await stage(behaviour, NEVER);
    const during = async (child: ChildProcess) => {
      await until(() => existsIn(cwd, "stuck"));
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), END_MS * slowness);
      child.once("exit", () => clearTimeout(late));
    };
    try {
      const ran = await mcptest(
        command.args(target, (seconds) => `${seconds * NEVER}s`),
        { cwd, during },
      );
      expect(ran).toMatchObject({ code: 130, signal: null, leftovers: [] });
      if (command.name === "run") expect(resultsIn(cwd, "results.json").run.interrupted).toBe(true);
      if (ran.stdout.startsWith("{")) JSON.parse(ran.stdout);
    } finally {
      close();
    }
  });
});
