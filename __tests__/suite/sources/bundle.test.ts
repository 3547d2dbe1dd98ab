import { createHash } from "node:crypto";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { folderWith } from "../../support/temporary.js";
import { readFrom } from "./support.js";

const manifest = (server: object, more: object = {}) =>
  new TextEncoder().encode(JSON.stringify({ manifest_version: "0.3", name: "shop", server, ...more }));
const NODE = { type: "node", entry_point: "index.js" };

function folderOf(files: Record<string, Uint8Array>, change: (zip: Buffer) => void = () => {}) {
  const cwd = folderWith({});
  const zip = Buffer.from(zipSync(files));
  change(zip);
  writeFileSync(join(cwd, "shop.mcpb"), zip);
  return cwd;
}

it("a bundle is unpacked once into a folder of its own", async () => {
  const cwd = folderOf({
    "manifest.json": manifest(NODE),
    "index.js": new Uint8Array(3),
    "a/b.txt": new Uint8Array(1),
  });
  for (const _ of [1, 2]) {
    const { entry, notice } = await readFrom(undefined, cwd);
    const [folder] = readdirSync(join(cwd, ".mcptest/bundles"));
    expect(entry).toEqual({
      command: ["node", `~/.mcptest/bundles/${folder}/index.js`],
      env: {},
      cwd: `~/.mcptest/bundles/${folder}`,
    });
    expect(notice).toBe("took the server shop from shop.mcpb");
    expect(readdirSync(join(cwd, ".mcptest/bundles"))).toEqual([folder]);
  }
});

it("a program in the bundle is started there, by what the platform overrides", async () => {
  const config = {
    command: "bin/shop",
    args: ["a"],
    env: { A: "1" },
    platform_overrides: { [process.platform]: { args: ["b"], env: { B: "2" } } },
  };
  const cwd = folderOf({
    "manifest.json": manifest({ type: "binary", mcp_config: config }),
    "bin/shop": new Uint8Array(1),
  });
  const { entry } = await readFrom("shop.mcpb", cwd);
  expect(entry.command).toEqual([expect.stringMatching(/^~\/\.mcptest\/bundles\/\w+\/bin\/shop$/), "b"]);
  expect(entry.env).toEqual({ A: "1", B: "2" });
});

it.each([
  ["../out.txt", "leads out of the bundle"],
  ["a/../../out.txt", "leads out of the bundle"],
  ["/tmp/out.txt", "leads out of the bundle"],
  ["a\\..\\out.txt", "leads out of the bundle"],
])("a path out of the bundle is refused, and nothing is written: %s", async (path, said) => {
  const cwd = folderOf({ "manifest.json": manifest(NODE), [path]: new Uint8Array(1) });
  const { errors } = await readFrom("shop.mcpb", cwd);
  expect(errors).toHaveLength(1);
  expect(errors[0].description).toContain(said);
  expect(existsSync(join(cwd, ".mcptest/bundles"))).toBe(false);
  expect(existsSync(join(cwd, "..", "out.txt"))).toBe(false);
});

it("more than fits is refused before it is unpacked", async () => {
  const large = { "manifest.json": manifest(NODE), "a.bin": new Uint8Array(1_000) };
  // The directory of the archive says that the file has 1 GiB.
  const cwd = folderOf(large, (zip) => {
    const at = zip.lastIndexOf("a.bin") - 46;
    zip.writeUInt32LE(2 ** 30, at + 24);
  });
  const { errors } = await readFrom("shop.mcpb", cwd);
  expect(errors[0].description).toContain("a.bin has 1073741824 bytes, and at most");
});

it("an archive that says less than it holds is refused", async () => {
  const cwd = folderOf({ "manifest.json": manifest(NODE), "a.bin": new Uint8Array(100_000) }, (zip) => {
    zip.writeUInt32LE(10, zip.lastIndexOf("a.bin") - 46 + 24);
  });
  const { errors } = await readFrom("shop.mcpb", cwd);
  expect(errors[0].description).toContain("a.bin is not what the archive says");
});

it("a bundle without a manifest is none", async () => {
  const { errors } = await readFrom("shop.mcpb", folderOf({ "index.js": new Uint8Array(1) }));
  expect(errors[0].description).toContain("it has no manifest.json");
});

it.each([true, false])("the digest of a bundle that a server.json names is checked: %s", async (isRight) => {
  const cwd = folderWith({});
  const zip = zipSync({ "manifest.json": manifest(NODE), "index.js": new Uint8Array(1) });
  writeFileSync(join(cwd, "shop.mcpb"), zip);
  const fileSha256 = isRight ? createHash("sha256").update(zip).digest("hex") : "0".repeat(64);
  const packages = [
    { registryType: "mcpb", identifier: "shop.mcpb", fileSha256, environmentVariables: [{ name: "A", default: "b" }] },
  ];
  writeFileSync(join(cwd, "server.json"), JSON.stringify({ name: "a/shop", packages }));
  const { entry, errors } = await readFrom("server.json", cwd);
  expect(errors.map(({ title }: { title: string }) => title)).toEqual(isRight ? [] : ["the bundle is another file"]);
  if (isRight) expect(entry.env).toEqual({ A: "b" });
});

it("what the user must say is one error, with what it is for", async () => {
  const config = {
    command: "node",
    args: [`\${user_config.a}`],
    env: { B: `\${user_config.b}`, C: `\${user_config.c}` },
  };
  const user_config = { a: { required: true, title: "The first" }, b: { required: true, sensitive: true }, c: {} };
  const cwd = folderOf({ "manifest.json": manifest({ mcp_config: config }, { user_config }) });
  const { errors } = await readFrom("shop.mcpb", cwd);
  expect(errors).toHaveLength(1);
  expect(errors[0].title).toBe("2 variables have no value");
  expect(errors[0].description).toContain("A: The first\nB");
  const { entry } = await readFrom("shop.mcpb", cwd, { A: "x", B: "y-secret" });
  expect([entry.command, entry.env]).toEqual([["node", "x"], { B: "y-secret" }]);
});
