import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { zipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { textIn } from "../support/harness.js";
// Waits until the bundle is built.
import "../support/bundle.js";
import { read, resultsIn, suiteOf, windowsPath, write } from "./suites.js";
import { folder, hasWine, mcptest, node } from "./wine.js";

const SHARE = "\\\\files\\suites";
const LONG = `C:\\${"long\\".repeat(60)}suites`;

/** A path of the tests' Windows as Linux names it. */
function linuxPath(path: string): string {
  const [, drive, rest = ""] = /^(?:\\\\\?\\)?(c:|\\\\files\\suites)(.*)$/i.exec(path) ?? [];
  const root = drive === SHARE ? "dosdevices/unc/files/suites" : "drive_c";
  return join(process.env.WINEPREFIX ?? "", root, rest.replaceAll("\\", "/"));
}

/** Puts a suite with its server into a folder of Windows; returns the path of the suite there. */
function suiteAt(place: string, expected = "[]"): string {
  const at = linuxPath(place);
  cpSync(join(folder(), "servers"), join(at, "servers"), { recursive: true });
  cpSync(join(folder(), suiteOf("elsewhere", "ends", expected)), join(at, "a.mcptest.yaml"));
  return `${place}\\a.mcptest.yaml`;
}

const textAt = (path: string) => readFileSync(linuxPath(path), "utf8");

beforeAll(() => {
  if (!hasWine) return;
  const unc = linuxPath(SHARE);
  mkdirSync(dirname(unc), { recursive: true });
  symlinkSync(mkdtempSync(join(folder(), "share-")), unc);
});

describe.skipIf(!hasWine)("files on Windows", { concurrent: true }, () => {
  it.each([
    ["another drive", "C:\\suites", "C:/suites"],
    ["another drive, in lower case", "c:\\lower", "C:/lower"],
    ["a path of over 260 characters", LONG, LONG.replaceAll("\\", "/")],
    ["a device path", "\\\\?\\C:\\device", "//?/C:/device"],
    ["a share", `${SHARE}\\sub`, "//files/suites/sub"],
    ["the top of a share", SHARE, "//files/suites"],
  ])("suites, and all files of a run, may be on %s", async (_, place, shown) => {
    const suite = suiteAt(place);
    const file = linuxPath(suite);
    writeFileSync(file, textIn(file).replace("exact: '[]'", "snapshot: said"));
    const reporters = ["json", "junit", "sarif"].flatMap((name) => ["--reporter", `${name}=${place}\\out\\${name}`]);
    const baseline = ["--baseline", `${place}\\known.json`, "--update-baseline"];
    const recordings = ["--record", `${place}\\tapes`, "--capture", `${place}\\capture.json`];
    const ran = await mcptest("run", suite, ...reporters, ...baseline, ...recordings);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
    const results = JSON.parse(textAt(`${place}\\out\\json`));
    expect(results.tests[0].location.file).toBe(`${shown}/a.mcptest.yaml`);
    expect(textAt(`${place}\\out\\junit`)).toContain(`file="${shown}/a.mcptest.yaml"`);
    expect(textAt(`${place}\\snapshots\\said.json`)).toBe('"[]"\n');
    expect(textAt(`${place}\\known.json`)).toContain("contract");
    expect(textAt(`${place}\\capture.json`)).toContain("tools/call");
    const [tape, ...others] = readdirSync(linuxPath(`${place}\\tapes`));
    expect([tape, others]).toEqual([expect.stringMatching(/^[\w.-]+\.cassette\.json$/), []]);
  });

  it("a run may be in a folder of a share", async () => {
    const file = linuxPath(suiteAt(`${SHARE}\\here`));
    // Wine starts no process in a share.
    const server = `["//files/suites/here/servers/leaves.cjs", ends], cwd: 'C:\\windows'`;
    writeFileSync(file, textIn(file).replace("[node, servers/leaves.cjs, ends]", server.replace("[", "[node, ")));
    const script = `process.chdir(${JSON.stringify(`${SHARE}\\here`)}); require(process.argv[1]);`;
    const cli = windowsPath(join(folder(), "dist/cli/index.js"));
    const ran = await node(["-e", script, cli, "run", "--reporter", "json=out.json"]);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
    expect(JSON.parse(textAt(`${SHARE}\\here\\out.json`)).tests[0].location.file).toBe("a.mcptest.yaml");
  });

  it("a suite that is named in several ways runs once", async () => {
    const suite = suiteAt("C:\\once");
    const names = [suite, suite.replace("C:", "c:"), "C:\\once", "c:\\once\\*.mcptest.yaml", "C:/once/*.mcptest.yaml"];
    const ran = await mcptest("run", ...names, "--reporter", "json=once.json");
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
    expect(resultsIn("once.json").summary.total).toBe(1);
  });

  it.each([
    [
      "the workspace, with another case of its drive",
      (at: string) => at.replace("Z:", "z:"),
      /^places\.mcptest\.yaml$/,
    ],
    ["another drive", () => suiteAt("c:\\elsewhere", "other"), /^C%3A\/elsewhere\/a\.mcptest\.yaml$/],
  ])("the action annotates a suite in %s", async (_, suiteIn, place) => {
    const suite = suiteIn(windowsPath(join(folder(), suiteOf("places", "ends", "other"))));
    const ran = await node(["dist/action/index.js"], {
      GITHUB_ACTIONS: "true",
      GITHUB_WORKSPACE: windowsPath(folder()),
      INPUT_SUITE: suite,
    });
    expect(ran.stdout.match(/^::error file=([^,]*),line=8/m)?.[1], ran.stdout + ran.stderr).toMatch(place);
  });

  it.each([
    ["aux.js", "Windows allows no file named aux.js"],
    ["lib/a:b.js", "Windows allows no file named lib/a:b.js"],
    ["./lib//fine.js", "took the server shop from"],
  ])("a bundle with the file %s", async (name, said) => {
    const manifest = {
      manifest_version: "0.3",
      name: "shop",
      server: { type: "node", entry_point: "servers/leaves.cjs" },
    };
    const texts = {
      "manifest.json": JSON.stringify(manifest),
      "servers/leaves.cjs": read("servers/leaves.cjs"),
      [name]: "",
    };
    const files = Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]),
    );
    const place = `C:\\bundle-${name.replace(/\W/g, "-")}`;
    mkdirSync(linuxPath(place), { recursive: true });
    writeFileSync(linuxPath(`${place}\\shop.mcpb`), zipSync(files));
    const ran = await mcptest("discover", "--from", `${place}\\shop.mcpb`);
    expect(ran.stdout + ran.stderr).toContain(said);
  });

  it("two reports with one path are refused, in whatever case its drive is", async () => {
    const reporters = ["json=C:\\same.out", "junit=c:\\same.out"].flatMap((target) => ["--reporter", target]);
    const ran = await mcptest("run", suiteOf("same", "ends"), ...reporters);
    expect(ran).toMatchObject({ code: 2, stderr: expect.stringContaining("two files have the same path") });
  });

  it("a file with CRLF keeps its line ends", async () => {
    const suite = suiteOf("line-ends", "ends");
    write(suite, read(suite).replace("exact: '[]'", "snapshot: crlf"));
    const known = ["--baseline", "crlf.json", "--update-baseline", "--update-snapshots"];
    mkdirSync(join(folder(), "snapshots"), { recursive: true });
    write("snapshots/crlf.json", '"other"\r\n');
    write("crlf.json", '{\r\n  "version": 1,\r\n  "entries": []\r\n}\r\n');
    const ran = await mcptest("run", suite, ...known);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
    expect(read("snapshots/crlf.json")).toBe('"[]"\r\n');
    expect(read("crlf.json")).toMatch(/^(?:[^\r\n]*\r\n)+$/);
  });

  it.each([
    ["is written when it is closed", "yes", 0],
    ["is an error if it stays open", "", 2],
  ])("a report that a program has open %s", async (_, RELEASED, code) => {
    const [name, other] = [`held-${code}.json`, `beside-${code}.xml`];
    write(name, "old");
    const reporters = ["--reporter", `json=${name}`, "--reporter", `junit=${other}`];
    const args = ["--require", "./servers/holds.cjs", "dist/cli/index.js", "run", suiteOf(`held-${code}`, "ends")];
    const ran = await node([...args, ...reporters], { HELD: name, RELEASED });
    expect(ran.code, ran.stdout + ran.stderr).toBe(code);
    expect(read(other)).toContain("<testsuites");
    if (code === 0) {
      expect(ran.stderr).toContain("released");
      expect(resultsIn(name).summary.passed).toBe(1);
    } else {
      expect(read(name)).toBe("old");
      expect(ran.stderr).toMatch(/cannot write .*held-2\.json[\s\S]*EPERM[\s\S]*Close what has the file open/);
    }
  });
});
