import { once } from "node:events";
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { scrubEnv } from "../../src/core/proc/env.js";
import { startProcess, Tail } from "../../src/core/proc/start.js";
import { commandLineOf, membersOf, noteChildren, rootOf } from "../../src/core/proc/tree.js";
import { hideCut } from "../../src/core/redaction/redacted.js";
import { until } from "../support/until.js";

describe("scrubEnv", () => {
  const env = {
    PATH: "/bin",
    HOME: "/home/me",
    EDITOR: "vi",
    UNSET: undefined,
    GITHUB_TOKEN: "t",
    GITHUB_REPOSITORY: "o/r",
    GITHUB_ENV: "/file",
    ACTIONS_RUNTIME_TOKEN: "t",
    ACTIONS_ID_TOKEN_REQUEST_URL: "u",
    ACTIONS_RESULTS_URL: "u",
    "INPUT_SERVER-COMMAND": "x",
  };

  it("withholds the runner's credentials and files", () => {
    const kept = { PATH: "/bin", HOME: "/home/me", EDITOR: "vi", GITHUB_REPOSITORY: "o/r" };
    expect(scrubEnv(env, { inherit: true })).toEqual(kept);
  });

  it("lets through what is named, and adds what the suite adds", () => {
    const options = { inherit: true, passEnv: ["GITHUB_TOKEN"], extra: { EDITOR: "ed", NEW: "1" } };
    expect(scrubEnv(env, options)).toMatchObject({ GITHUB_TOKEN: "t", EDITOR: "ed", NEW: "1" });
  });

  it("withholds a token under any name and in any form, unless that name is let through", () => {
    const token = "ghs_0123456789abcdef";
    const more = {
      GITHUB_TOKEN: token,
      RENAMED: token,
      IN_URL: `https://x:${token}@github.com`,
      IN_HEADER: `basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`,
      ITS_BEGINNING: token.slice(0, 12),
    };
    expect(scrubEnv(more, { inherit: true })).toEqual({ ITS_BEGINNING: token.slice(0, 12) });
    expect(Object.keys(scrubEnv(more, { inherit: true, passEnv: ["RENAMED"] }))).toEqual(["RENAMED", "ITS_BEGINNING"]);
    // What is too short to be a token is found everywhere.
    expect(scrubEnv({ GITHUB_TOKEN: "1", CI: "1", EMPTY: "" }, { inherit: true })).toEqual({ CI: "1", EMPTY: "" });
  });

  it("starts from what the platform needs if nothing is inherited", () => {
    expect(scrubEnv(env, { inherit: false, extra: { X: "1" } })).toEqual({ PATH: "/bin", HOME: "/home/me", X: "1" });
    expect(scrubEnv(env, { inherit: false, passEnv: ["EDITOR"] })).toHaveProperty("EDITOR", "vi");
  });
});

describe("Tail", () => {
  it("keeps the last bytes of what is pushed, in whatever pieces", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme-ascii" })), fc.nat(50), (pieces, mark) => {
        const tail = new Tail(16);
        for (const piece of pieces) tail.push(Buffer.from(piece));
        const all = pieces.join("");
        expect(tail.total).toBe(all.length);
        const oldest = Math.max(all.length - 16, 0);
        const kept = all.slice(oldest);
        // What is cut off at its start may be the rest of a secret.
        const rest = oldest > 0 ? hideCut(kept, { start: true }) : kept;
        const expected = mark >= all.length || all === "" ? "" : rest;
        expect(tail.lines(mark).join("\n")).toBe(expected);
      }),
    );
  });

  it("includes all of the line that was being written at the mark", () => {
    const tail = new Tail();
    tail.push(Buffer.from("one\ntw"));
    const mark = tail.total;
    tail.push(Buffer.from("o\nthree\n"));
    expect(tail.lines(mark)).toEqual(["two", "three"]);
  });

  it("splits into lines", () => {
    const tail = new Tail();
    tail.push(Buffer.from("one\r\ntwo\n\nthree\n"));
    expect(tail.lines()).toEqual(["one", "two", "", "three"]);
    expect(tail.lines(5)).toEqual(["two", "", "three"]);
    expect(tail.lines(tail.total)).toEqual([]);
  });
});

describe("startProcess", () => {
  const options = { env: { PATH: process.env.PATH ?? "" }, cwd: process.cwd() };

  it("says why a program could not be started", async () => {
    expect(await startProcess(["no-such-program"], options)).toEqual({
      ok: false,
      reason: 'the program "no-such-program" was not found in PATH',
    });
    expect(await startProcess([process.execPath], { ...options, cwd: "/no/such/folder" })).toEqual({
      ok: false,
      reason: "its working directory /no/such/folder does not exist",
    });
    expect(await startProcess([process.execPath, "\0"], options)).toMatchObject({ ok: false });
    expect(await startProcess([], options)).toMatchObject({ ok: false });
  });

  it("uses no shell, and the environment that it is given", async () => {
    const script = "console.error(process.argv[1], process.env.HOME, process.env.X)";
    const started = await startProcess([process.execPath, "-e", script, "$(id) && *"], {
      ...options,
      env: { ...options.env, X: "y" },
    });
    if (!started.ok) throw new Error(started.reason);
    expect(await started.process.exited).toEqual({ code: 0, signal: null });
    expect(started.process.stderr.lines()).toEqual(["$(id) && * undefined y"]);
    expect(await started.process.end(1_000)).toEqual({ ignoredSigterm: [], leftBehind: [] });
  });

  it("does not hold against a program that this process had no time to see it end", async () => {
    const started = await startProcess([process.execPath, "-e", "setInterval(() => {}, 1000)"], options);
    if (!started.ok) throw new Error(started.reason);
    const ending = started.process.end(200);
    const until = Date.now() + 500;
    while (Date.now() < until);
    expect(await ending).toEqual({ ignoredSigterm: [], leftBehind: [] });
  });

  it.runIf(process.platform === "linux")("says what a program and its children use", async () => {
    const script = `
      const kept = Buffer.alloc(50_000_000, 1);
      for (let file = 0; file < 40; file += 1) require("node:fs").openSync(process.execPath);
      setInterval(() => kept, 1_000_000);
      console.log("ready");`;
    const started = await startProcess(["sh", "-c", '"$1" -e "$2"; true', "", process.execPath, script], options);
    if (!started.ok) throw new Error(started.reason);
    const { process: server } = started;
    await once(server.stdout, "data");
    const { memory, handles } = server.usage() ?? {};
    expect(memory).toBeGreaterThan(50_000_000);
    expect(handles).toBeGreaterThan(40);
    await server.end(1_000);
    expect(server.usage()).toBeUndefined();
  });

  describe.runIf(process.platform === "linux")(
    "ends what hides in a session of its own, without the environment",
    () => {
      const hidden = "setsid env -i sleep 1000 <&- >&- 2>&- & echo $!; read line";

      it.each([
        ["a child of a program that ended by itself", hidden],
        ["a child whose parent has ended since", `sh -c '${hidden}'; echo; read line`],
        [
          "a process that holds the pipes of the program",
          "setsid env -i sh -c 'sleep 1000 & echo $!'; read line; read line",
        ],
      ])("%s", async (_, script) => {
        vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
        onTestFinished(() => void vi.useRealTimers());
        // A process that another file left running would have set the interval, with the real timer.
        vi.resetModules();
        const fresh = await import("../../src/core/proc/start.js");
        const started = await fresh.startProcess(["sh", "-c", script], options);
        if (!started.ok) throw new Error(started.reason);
        const { process: server } = started;
        const [pid] = await once(server.stdout, "data");
        // Until it runs, what is started belongs to the group and has the environment.
        await until(() => commandLineOf(Number(pid)) === "sleep 1000");
        vi.advanceTimersByTime(100);
        server.stdin.write("\n");
        if (script === hidden) await server.exited;
        else if (!script.startsWith("setsid")) await once(server.stdout, "data");
        const { leftBehind } = await server.end(0);
        expect(leftBehind).toEqual([{ pid: Number(pid), command: "sleep 1000" }]);
        expect(startOf(Number(pid))).toBeUndefined();
      });

      it("not another process that has the number of one that ended", () => {
        const root = rootOf(process.pid, "mark", 0);
        root.startsByPid.set(process.ppid, `${Number(startOf(process.ppid)) - 1}`);
        expect(membersOf(root).map(({ pid }) => pid)).not.toContain(process.ppid);
        noteChildren(root);
        expect([...root.startsByPid.keys()]).not.toContain(process.ppid);
      });
    },
  );
});

/** When a process started; undefined if it has ended. */
function startOf(pid: number): string | undefined {
  return rootOf(pid, "", 0).startsByPid.get(pid);
}
