import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { crc32 } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { BUNDLE } from "../../support/bundle.js";
import { folderWith, mcptest, removeFolders } from "../../support/cli.js";

afterAll(removeFolders);

const TOP = `mcptest-code-${process.getuid?.() ?? "cache"}`;
const PLACE = crc32(realpathSync(join(BUNDLE, "core"))).toString(16);
const CACHE = join(TOP, `${process.version}-${process.arch}-${PLACE}`);

/** Checks a suite, with `folder` as the folder for temporary files; that works, whatever is in the folder. */
async function start(folder: string, env: Record<string, string> = {}): Promise<void> {
  writeFileSync(join(folder, "a.mcptest.yaml"), "servers: { s: { command: [none] } }\ntools: [{ name: n, tool: t }]\n");
  const ran = await mcptest(["validate", "a.mcptest.yaml"], { cwd: folder, env: { TMPDIR: folder, ...env } });
  expect(ran).toMatchObject({ code: 0, signal: null, stderr: "" });
}

/** The content of each file of the cache, by its name. */
function kept(folder: string): Map<string, Buffer> {
  const names = readdirSync(join(folder, CACHE));
  return new Map(names.map((name) => [name, readFileSync(join(folder, CACHE, name))]));
}

/** When each file of the cache was written, in nanoseconds. */
function written(folder: string): bigint[] {
  return readdirSync(join(folder, CACHE)).map((name) => statSync(join(folder, CACHE, name), { bigint: true }).mtimeNs);
}

describe("compiled code", () => {
  it("is kept by the first start, and not written again by the second", async () => {
    const folder = folderWith({});
    await start(folder);
    const first = written(folder);
    expect([...kept(folder).keys()]).toContain("index.js");
    expect(statSync(join(folder, TOP)).mode & 0o777).toBe(0o700);
    await start(folder);
    expect(written(folder)).toEqual(first);
  });

  it("names its own files, although another installation has kept the same code", () => {
    const folder = folderWith({ "coverage/none": "" });
    const coverage = join(folder, "coverage");
    for (const name of ["first", "second"]) {
      cpSync(BUNDLE, join(folder, name), { recursive: true });
      const env = { ...process.env, TMPDIR: folder, NODE_V8_COVERAGE: name === "second" ? coverage : "" };
      execFileSync(process.execPath, [join(folder, name, "cli/index.js"), "schema", "results"], { env });
    }
    const reports = readdirSync(coverage).filter((name) => name.endsWith(".json"));
    const urls = reports.flatMap((name): string[] =>
      JSON.parse(readFileSync(join(coverage, name), "utf8")).result.map(({ url }: { url: string }) => url),
    );
    const ofBundle = urls.filter((url) => url.includes("/bundle/"));
    expect(ofBundle.length).toBeGreaterThan(2);
    const own = pathToFileURL(join(realpathSync(folder), "second")).href;
    expect(ofBundle.filter((url) => !url.startsWith(own))).toEqual([]);
  });

  it.each<[string, (content: Buffer) => Buffer]>([
    ["damaged at its end", (content) => replaced(content, content.length - 100)],
    ["damaged in its middle", (content) => replaced(content, content.length >> 1)],
    ["damaged at its start", (content) => replaced(content, 0)],
    ["cut", (content) => content.subarray(0, content.length - 1_000)],
    ["cut to nothing", () => Buffer.alloc(0)],
    ["full of zeros", (content) => Buffer.alloc(content.length)],
    ["of another bundle", (content) => Buffer.from(content.toString("latin1").replace("exports", "stroPxe"), "latin1")],
  ])("that is %s is made again", async (_, change) => {
    const folder = folderWith({});
    await start(folder);
    const whole = kept(folder);
    for (const [name, content] of whole) writeFileSync(join(folder, CACHE, name), change(content));
    await start(folder);
    expect([...kept(folder)].map(([name, { length }]) => [name, length])).toEqual(
      [...whole].map(([name, { length }]) => [name, expect.closeTo(length, -5)]),
    );
    const made = written(folder);
    await start(folder);
    expect(written(folder)).toEqual(made);
  });

  it.each([
    ["that others can write to", 0o777],
    ["that others can read", 0o750],
  ])("is not read from a folder %s", async (_, mode) => {
    const folder = folderWith({});
    await start(folder);
    chmodSync(join(folder, TOP), mode);
    // What is read and not valid would be made again.
    for (const name of kept(folder).keys()) writeFileSync(join(folder, CACHE, name), "x");
    await start(folder);
    expect(new Set([...kept(folder).values()].map(String))).toEqual(new Set(["x"]));
  });

  it("is not written through a link", async () => {
    const folder = folderWith({ "elsewhere/file": "x" });
    chmodSync(join(folder, "elsewhere"), 0o700);
    symlinkSync(join(folder, "elsewhere"), join(folder, TOP));
    await start(folder);
    expect(readdirSync(join(folder, "elsewhere"))).toEqual(["file"]);
  });

  it.each<[string, (folder: string) => void]>([
    ["is a file", (folder) => writeFileSync(join(folder, TOP), "x")],
    ["has folders in place of files", (folder) => mkdirSync(join(folder, CACHE, "index.js"), { recursive: true })],
  ])("is not kept where its folder %s", async (_, make) => {
    const folder = folderWith({});
    make(folder);
    if (statSync(join(folder, TOP)).isDirectory()) chmodSync(join(folder, TOP), 0o700);
    await start(folder);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" });
    expect(files.filter((file) => file.isFile() && file.parentPath.includes(TOP))).toEqual([]);
  });

  it("is not kept where there is no folder for temporary files", async () => {
    const folder = folderWith({ file: "x" });
    await start(folder, { TMPDIR: join(folder, "file") });
    expect(readdirSync(folder).sort()).toEqual([".git", "a.mcptest.yaml", "file"]);
  });

  it("is in the folder that a runner empties, in a job", async () => {
    const folder = folderWith({});
    const temp = folderWith({});
    await start(folder, { RUNNER_TEMP: temp });
    expect(kept(temp).size).toBeGreaterThan(0);
    expect(readdirSync(folder)).not.toContain(TOP);
  });

  it("is neither read nor kept with NODE_DISABLE_COMPILE_CACHE", async () => {
    const folder = folderWith({});
    await start(folder, { NODE_DISABLE_COMPILE_CACHE: "1" });
    expect(readdirSync(folder)).not.toContain(TOP);
  });
});

function replaced(content: Buffer, at: number): Buffer {
  const copy = Buffer.from(content);
  copy[at] = 0xff - (copy[at] ?? 0);
  return copy;
}
