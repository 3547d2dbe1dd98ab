import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { openSpool, writeFileAtomic } from "../../src/core/out.js";
import { UserError } from "../../src/core/problem.js";
import { createRedactor, type Redacted } from "../../src/core/redaction/redact.js";
import { temporaryFolder } from "../support/temporary.js";

const { text } = createRedactor();
let dir: string;
beforeEach(() => {
  dir = temporaryFolder("out-");
});

describe("writeFileAtomic", () => {
  it("makes the folder and writes all chunks", async () => {
    async function* chunks(): AsyncIterable<Redacted> {
      yield text("a".repeat(100_000));
      yield text("é");
    }
    await writeFileAtomic(join(dir, "x/y/z.txt"), chunks());
    expect(readFileSync(join(dir, "x/y/z.txt"), "utf8")).toBe(`${"a".repeat(100_000)}é`);
    expect(readdirSync(join(dir, "x/y"))).toEqual(["z.txt"]);
  });

  it.each([
    ["CRLF", "a\r\nb\r\n", "1\r\n2\r\n"],
    ["line feeds", "a\nb\n", "1\n2\n"],
    ["both, as it is given", "a\r\nb\n", "1\n2\n"],
    ["no line end, as it is given", "a", "1\n2\n"],
  ])("keeps the line ends of a file with %s", async (_, before, after) => {
    writeFileSync(join(dir, "old.txt"), before);
    await writeFileAtomic(join(dir, "old.txt"), text("1\n2\n"));
    expect(readFileSync(join(dir, "old.txt"), "utf8")).toBe(after);
  });

  it("leaves the old file and no other if a chunk throws", async () => {
    writeFileSync(join(dir, "old.txt"), "old");
    async function* chunks(): AsyncIterable<Redacted> {
      yield text("new");
      throw new Error("stopped");
    }
    await expect(writeFileAtomic(join(dir, "old.txt"), chunks())).rejects.toThrow("stopped");
    expect(readFileSync(join(dir, "old.txt"), "utf8")).toBe("old");
    expect(readdirSync(dir)).toEqual(["old.txt"]);
  });

  it("writes a file whose name is as long as a name can be", async () => {
    const name = "r".repeat(255);
    await writeFileAtomic(join(dir, name), text("x"));
    expect(readdirSync(dir)).toEqual([name]);
  });

  it("reports what cannot be written as a problem of the user", async () => {
    writeFileSync(join(dir, "file"), "");
    await expect(writeFileAtomic(join(dir, "file/report.json"), text("x"))).rejects.toThrow(UserError);
  });

  it.skipIf(process.platform === "win32")("replaces no pipe and no device", async () => {
    execFileSync("mkfifo", [join(dir, "pipe")]);
    symlinkSync(join(dir, "pipe"), join(dir, "link"));
    for (const path of [join(dir, "pipe"), join(dir, "link"), "/dev/mcptest-no-such-report.json"]) {
      await expect(writeFileAtomic(path, text("x"))).rejects.toThrow(UserError);
    }
    expect(lstatSync(join(dir, "pipe")).isFIFO()).toBe(true);
    expect(lstatSync(join(dir, "link")).isSymbolicLink()).toBe(true);
    expect(readdirSync(dir).sort()).toEqual(["link", "pipe"]);
  });

  it.runIf(process.platform === "linux")("ends if a file system takes no folders", async () => {
    await expect(writeFileAtomic("/proc/no-such/report.json", text("x"))).rejects.toThrow(UserError);
  });
});

describe("openSpool", () => {
  const never = (fault: Error) => {
    throw fault;
  };

  it("gives byte lengths and keeps lines of every size in order", async () => {
    const path = join(dir, "spool");
    const spool = openSpool(path, never);
    const rows = Array.from({ length: 5000 }, (_, i) => `row ${i}`);
    const lines = ["one", "é".repeat(30_000), "x".repeat(200_000), "two", ...rows];
    for (const line of lines) expect(spool.append(text(line))).toBe(Buffer.byteLength(line));
    await (await spool.reader()).close();
    expect(readFileSync(path, "utf8")).toBe(lines.map((line) => `${line}\n`).join(""));
    spool.append(text("last"));
    spool.close();
    expect(readFileSync(path, "utf8").endsWith("\nlast\n")).toBe(true);
  });

  it("writes by itself after a while", async () => {
    const path = join(dir, "spool");
    const spool = openSpool(path, never);
    spool.append(text("soon"));
    await expect.poll(() => readFileSync(path, "utf8")).toBe("soon\n");
    spool.close();
  });

  it.runIf(existsSync("/dev/full"))("keeps in memory what a full disk does not take, and says so once", async () => {
    const faults: Error[] = [];
    const spool = openSpool("/dev/full", (fault) => faults.push(fault));
    const lines = ["one", "x".repeat(100_000), "three"];
    let offset = 0;
    const places = lines.map((line) => {
      const place = { offset, length: spool.append(text(line)) };
      offset += place.length + 1;
      return place;
    });
    const reader = await spool.reader();
    const read = await Promise.all(places.map(async (place) => String(await reader.read(place.offset, place.length))));
    await reader.close();
    spool.close();
    expect(read).toEqual(lines);
    expect(faults).toEqual([spool.fault]);
    expect(faults[0]).toBeInstanceOf(UserError);
  });
});
