import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fileKey,
  isBelow,
  isFileName,
  isReallyBelow,
  openRegularFile,
  readRegularFile,
  readRegularText,
  UnreadableFile,
  whyUnreadable,
} from "../../src/core/read-file.js";
import { folderWith } from "../support/temporary.js";

const folder = folderWith({});

function written(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe("a regular file", () => {
  it.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 300_000])("of %i bytes is read whole", (size) => {
    const bytes = Buffer.alloc(size, "abc");
    const path = written(`size-${size}`, bytes);
    expect(readRegularFile(path, size).equals(bytes)).toBe(true);
  });

  it("is read up to its limit", () => {
    const path = written("large", "12345");
    expect(readRegularFile(path, 5).toString()).toBe("12345");
    expect(() => readRegularFile(path, 4)).toThrow(
      expect.objectContaining({ code: "TOO_LARGE", message: "It has 5 bytes; at most 4 are read", size: 5 }),
    );
    expect(() => readRegularFile(path, 4)).toThrow(UnreadableFile);
  });

  it("that the system makes up is read, though it has no size", (context) => {
    if (process.platform !== "linux") return context.skip();
    expect(readRegularText("/proc/self/status", 100_000)).toContain("Name:");
    expect(() => readRegularFile("/proc/self/status", 10)).toThrow(expect.objectContaining({ code: "TOO_LARGE" }));
  });

  it("is read as text without its byte order mark", () => {
    expect(readRegularText(written("mark", "\ufeffa\ufeffé"), 100)).toBe("a\ufeffé");
    expect(readRegularText(written("text", "aé"), 100)).toBe("aé");
  });

  it("is opened to be read in parts", async () => {
    const file = await openRegularFile(written("parts", "12345"));
    try {
      expect((await file.read(Buffer.alloc(3), 0, 3, 1)).buffer.toString()).toBe("234");
    } finally {
      await file.close();
    }
  });

  it("has to be there", async () => {
    const path = join(folder, "nothing");
    expect(() => readRegularFile(path, 10)).toThrow(expect.objectContaining({ code: "ENOENT" }));
    await expect(openRegularFile(path)).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describe("what is not a regular file", () => {
  it("is a device", async (context) => {
    if (process.platform === "win32") return context.skip();
    const path = "/dev/null";
    const error = { code: "NOT_A_FILE", message: "It is not a regular file", size: 0 };
    expect(() => readRegularFile(path, 10)).toThrow(expect.objectContaining(error));
    await expect(openRegularFile(path)).rejects.toMatchObject(error);
  });

  it("is a folder, of which the system says so", () => {
    expect(() => readRegularFile(folder, 1_000_000)).toThrow(expect.objectContaining({ code: "EISDIR" }));
  });
});

describe("a path below a folder", () => {
  it.each([
    ["/a/b", "/a", true],
    ["/a", "/a", true],
    ["/a/..b", "/a", true],
    ["/a/b/../c", "/a", true],
    ["/b", "/a", false],
    ["/ab", "/a", false],
    ["/", "/a", false],
    ["/a/../b", "/a", false],
  ])("%s, of %s: %j", (path, parent, isInside) => {
    expect(isBelow(path, parent)).toBe(isInside);
  });

  it("is so after its links, whether it exists or not", () => {
    const [inside, outside] = [join(folder, "inside"), join(folder, "outside")];
    mkdirSync(join(inside, "real"), { recursive: true });
    mkdirSync(outside);
    symlinkSync(outside, join(inside, "out"));
    symlinkSync(join(inside, "real"), join(outside, "back"));
    expect(isReallyBelow(join(inside, "real"), inside)).toBe(true);
    expect(isReallyBelow(join(inside, "new", "deeper"), inside)).toBe(true);
    expect(isReallyBelow(join(inside, "out"), inside)).toBe(false);
    expect(isReallyBelow(join(inside, "out", "new"), inside)).toBe(false);
    expect(isReallyBelow(join(outside, "back", "new"), inside)).toBe(true);
    expect(isReallyBelow(join(inside, "..", "outside"), inside)).toBe(false);
  });
});

describe("a file that cannot be read", () => {
  it.each([
    ["ENOENT", "There is no such file."],
    ["ENOTDIR", "There is no such file."],
    ["EISDIR", "It is a folder."],
    ["EACCES", "Permission to read it is denied."],
    ["EPERM", "Permission to read it is denied."],
    ["EIO", "The system reports EIO."],
  ])("for %s says why", (code, why) => {
    expect(whyUnreadable(Object.assign(new Error(), { code }))).toBe(why);
  });

  it("says what it is instead of a file", () => {
    const error = new UnreadableFile("NOT_A_FILE", "It is not a regular file");
    expect(whyUnreadable(error)).toBe("It is not a regular file.");
  });

  it("passes on what is no error of reading", () => {
    const bug = new TypeError("a bug");
    expect(() => whyUnreadable(bug)).toThrow(bug);
  });
});

describe("names of files", () => {
  // As Microsoft's documentation lists them: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
  const devices = ["CON", "PRN", "AUX", "NUL", ...[..."123456789¹²³"].flatMap((n) => [`COM${n}`, `LPT${n}`])];
  const part = fc.oneof(
    fc.constantFrom(...devices, ...devices.map((name) => name.toLowerCase()), ...'<>:"/\\|?*. \0\x1f\n-_aé'),
    fc.string({ unit: "binary", maxLength: 3 }),
  );
  const name = fc.array(part, { maxLength: 3 }).map((parts) => parts.join(""));

  it("that are taken are valid on Windows", () => {
    fc.assert(
      fc.property(name.filter(isFileName), (taken) => {
        expect(taken).not.toMatch(/[<>:"/\\|?*\0-\x1f]|[. ]$|^$/);
        expect(devices).not.toContain((taken.split(".")[0] ?? "").trimEnd().toUpperCase());
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(["a", ".env", "a.b", "console", "com10", "nul-1.json", "ü 1", "a+b@c"])("%j is one", (valid) => {
    expect(isFileName(valid)).toBe(true);
  });

  const others = ["", ".", "..", "a.", "a ", "a:b", "nul.tar.gz", "Con .txt", "a/b", "\ud800"];
  it.each([...devices, ...others])("%j is none", (invalid) => {
    expect(isFileName(invalid)).toBe(false);
  });

  it("have one key for each file", () => {
    expect(fileKey("Ab\u00e9")).toBe(fileKey("aBe\u0301"));
    expect(fileKey("a-b")).not.toBe(fileKey("a_b"));
  });
});
