import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readZip } from "../../src/suite/sources/zip.js";

const pack = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files));

describe("readZip", () => {
  it("gives the files that are wanted, byte for byte, and no other", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z/.]{1,20}$/), fc.uint8Array({ maxLength: 5000 })), (files) => {
        const names = Object.keys(files).filter((_, i) => i % 2 === 0);
        const read = readZip(pack(files), (name) => (names.includes(name) ? 5000 : undefined));
        expect([...read.keys()].sort()).toEqual([...names].sort());
        for (const name of names) expect(read.get(name)).toEqual(Buffer.from(files[name]!));
      }),
    );
  });

  it("never crashes, loops or gives another file, whatever the bytes are", () => {
    const file = Buffer.from("what is wanted ".repeat(20));
    const zip = pack({ "a.json": file });
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.nat(255), fc.nat(zip.length), (at, byte, length) => {
        const damaged = Buffer.from(zip.subarray(0, length));
        if (at < length) damaged[at] = byte;
        try {
          const read = readZip(damaged, (name) => (name === "a.json" ? 1000 : undefined)).get("a.json");
          if (read !== undefined) expect(read).toEqual(file);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          expect((error as Error).message).toMatch(/archive|bytes|method/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
