import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Lane } from "../../../src/engine/lanes/lane.js";
import { pathsOf } from "../../../src/kinds/compliance/audit/audit-paths.js";
import { folderWith } from "../../support/cli.js";

const paths = (command: string[], cwd: string) => pathsOf({ server: { command, cwd } } as unknown as Lane);

it("the paths of a server are those of its folders that can be read", () => {
  const cwd = folderWith({ "a.txt": "", ".hidden": "" });
  const own = { folders: [cwd], files: [join(cwd, "a.txt")] };
  const data = join(cwd, "data");
  mkdirSync(data);
  writeFileSync(join(data, "b.txt"), "");
  // No system has a path that long: asking for it throws.
  const unreadable = join(cwd, "x".repeat(5_000));
  expect(paths(["node", unreadable, data, join(cwd, "a.txt")], cwd)).toEqual({
    folders: [data],
    files: [join(data, "b.txt")],
  });
  expect(paths(["node", unreadable], cwd)).toEqual(own);
  expect(paths(["node"], unreadable)).toEqual({ folders: [], files: [] });
});
