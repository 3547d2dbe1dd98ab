import { symlinkSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inBubblewrap } from "../../src/core/proc/sandbox/bubblewrap.js";
import { inSandboxExec } from "../../src/core/proc/sandbox/macos.js";
import {
  hiddenIn,
  outermost,
  type SandboxPlan,
  sandboxEnvironment,
  shownInTemp,
  splitEnvironment,
} from "../../src/core/proc/sandbox/plan.js";
import { folderWith } from "../support/harness.js";

const PLAN: SandboxPlan = {
  folder: "/srv/app",
  home: "/run/mcptest/home",
  temp: "/run/mcptest/tmp",
  maxBytes: 1024,
  written: ["/srv/app"],
  hidden: ["/srv/app/.git"],
  shown: [],
};

describe("what is left out of a sandbox", () => {
  it("is .git and what .mcptestignore names, and nothing outside", () => {
    const outside = folderWith({ secret: "x" });
    const folder = folderWith({
      ".git/config": "",
      "data/a.db": "",
      "data/b.txt": "",
      "build/x": "",
      ".mcptestignore": "# mine\nbuild/\n\ndata/*.db\n../*\n/etc\n",
    });
    symlinkSync(outside, join(folder, "link"));
    const names = hiddenIn(folder).map((path) => path.slice(folder.length));
    expect(names.sort()).toEqual(["/.git", "/build", "/data/a.db"]);
  });
});

describe("the environment of a server in a sandbox", () => {
  it("does not lead to the user's data", () => {
    const given = {
      HOME: "/home/ada",
      XDG_CONFIG_HOME: "/home/ada/.config",
      SSH_AUTH_SOCK: "/run/ssh",
      KEY: "k",
      PATH: "/bin",
    };
    const { env } = sandboxEnvironment(given, PLAN);
    expect(env).toMatchObject({ HOME: PLAN.home, TMPDIR: PLAN.temp, KEY: "k", PATH: "/bin" });
    expect(Object.keys(env).filter((name) => /XDG|SSH/.test(name))).toEqual([]);
  });

  it("leads no program outside of it to code of the server", () => {
    const command = ["node", "server.js"];
    const hostile = {
      LD_PRELOAD: "./evil.so",
      PATH: "./bin",
      BASH_ENV: "./evil.sh",
      CONTAINERS_CONF: "./evil",
      KEY: "secret",
    };
    const { env, command: words } = inBubblewrap("/usr/bin/bwrap", command, PLAN, hostile);
    expect(env).toEqual({ KEY: "secret" });
    expect(words[0]).toBe("/usr/bin/bwrap");
    expect(words.slice(-6)).toEqual([
      "LD_PRELOAD=./evil.so",
      "PATH=./bin",
      "BASH_ENV=./evil.sh",
      "CONTAINERS_CONF=./evil",
      ...command,
    ]);
  });

  it("is split without loss", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (env) => {
        const { own, passed } = splitEnvironment(env);
        expect({ ...own, ...passed }).toEqual({ ...env });
      }),
    );
  });
});

describe("the folders of a sandbox", () => {
  it("lie in no other one, and hold all", () => {
    const path = fc
      .array(fc.constantFrom("a", "b", "ab"), { minLength: 1, maxLength: 4 })
      .map((parts) => `/${parts.join("/")}`);
    fc.assert(
      fc.property(fc.array(path), (paths) => {
        const outer = outermost(paths);
        for (const one of outer) expect(outer.some((other) => one.startsWith(`${other}/`))).toBe(false);
        for (const one of paths) expect(outer.some((other) => one === other || one.startsWith(`${other}/`))).toBe(true);
      }),
    );
  });

  it("below /tmp are those that the command needs", () => {
    const folder = folderWith({ "server.js": "" });
    const top = /^\/tmp\/[^/]+/.exec(folder)?.[0];
    const shown = shownInTemp(["/work"], "/work", ["node", join(folder, "server.js"), "/tmp/is-not-there/x"], {});
    expect(shown).toEqual(top === undefined ? [] : [top]);
  });
});

it("starts a server of macOS in the copy, and writes there alone", () => {
  const command = ["node", "/srv/app/server.js", "--data", "/srv/apps"];
  expect(inSandboxExec("/usr/bin/sandbox-exec", command, { ...PLAN, copy: "/T/copy" })).toMatchInlineSnapshot(`
    [
      "/usr/bin/sandbox-exec",
      "-D",
      "FOLDER=/T/copy",
      "-D",
      "HOME=/run/mcptest/home",
      "-D",
      "TEMP=/run/mcptest/tmp",
      "-p",
      "(version 1)
    (allow default)
    (deny file-write*)
    (allow file-write* (subpath (param "FOLDER")) (subpath (param "HOME")) (subpath (param "TEMP")) (subpath "/dev"))
    (deny network*)
    (allow network* (local ip "localhost:*") (remote ip "localhost:*"))",
      "node",
      "/T/copy/server.js",
      "--data",
      "/srv/apps",
    ]
  `);
});
