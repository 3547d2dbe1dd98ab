import { describe, expect, it } from "vitest";
// Waits until the bundle is built.
import "../support/bundle.js";
import { suiteOf } from "./suites.js";
import { hasWine, mcptest, node } from "./wine.js";

describe.skipIf(!hasWine)("files on Windows", { concurrent: true }, () => {
  it.each([
    ["another drive", "C:\\suites"],
    ["another drive, in lower case", "c:\\lower"],
    ["a path of over 260 characters", `C:\\${"long\\".repeat(60)}suites`],
    ["a device path", "\\\\?\\C:\\device"],
  ])("a suite may be on %s", async (_, place) => {
    const suite = suiteOf("elsewhere", "ends");
    const script = `const fs = require("node:fs"); const [, place, suite] = process.argv;
      fs.mkdirSync(place + "\\\\servers", { recursive: true });
      fs.copyFileSync(suite, place + "\\\\" + suite);
      fs.copyFileSync("servers/leaves.cjs", place + "\\\\servers\\\\leaves.cjs");`;
    const copied = await node(["-e", script, place, suite]);
    expect(copied.code, copied.stderr).toBe(0);
    const ran = await mcptest("run", `${place}\\${suite}`, "--reporter", `json=${place}\\out.json`);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  });
});
