import { resolve, sep } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { workspacePath } from "../../src/report/words.js";

describe("fromWorkspace", () => {
  const workspace = resolve("/checkouts/weather/weather");

  it.each([
    ["suite.yaml", ".", "suite.yaml"],
    ["tests/a.yaml", ".", "tests/a.yaml"],
    ["tests/a.yaml", "packages/server", "packages/server/tests/a.yaml"],
    [`${workspace}/shared/b.yaml`, "packages/server", "shared/b.yaml"],
    ["../shared/b.yaml", "packages", "shared/b.yaml"],
    ["..hidden/c.yaml", ".", "..hidden/c.yaml"],
    ["/elsewhere/d.yaml", ".", posix("/elsewhere/d.yaml")],
    ["a.yaml", "../..", posix("/checkouts/a.yaml")],
  ])("%s from %s is %s", (file, folder, expected) => {
    expect(workspacePath(file, { workspace, workingDirectory: `${workspace}/${folder}` })).toBe(expected);
  });

  it("gives for whatever lies in the workspace a posix path that begins with neither ./ nor /", () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9. _-]{0,8}$/);
    fc.assert(
      fc.property(fc.array(name, { maxLength: 3 }), fc.array(name, { minLength: 1, maxLength: 3 }), (folder, file) => {
        const workingDirectory = [workspace, ...folder].join(sep);
        const path = workspacePath(file.join(sep), { workspace, workingDirectory });
        expect(path).toBe([...folder, ...file].join("/"));
      }),
    );
  });
});

function posix(path: string): string {
  return resolve(path).replaceAll(sep, "/");
}
