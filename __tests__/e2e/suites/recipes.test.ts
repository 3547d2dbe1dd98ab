import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { accepts, freePort } from "../../../src/core/proc/port.js";
import { folderWith, mcptest, root, textIn, writeIn } from "../../support/harness.js";

const page = textIn(`${root}docs/recipes.md`);
/** The files of the page, by their names, which are the first lines of blocks. */
const files: Record<string, string> = Object.fromEntries(
  Array.from(page.matchAll(/^```\w+\n((?:#|\/\/) ([\w./-]+\.\w+)\n[\s\S]*?)^```$/gm), ([, text, name]) => [name, text]),
);

/** A folder with these files, and the servers of the page. */
function folderOf(given: Record<string, string | undefined>): string {
  const shop = textIn(`${root}examples/recipes/shop.mjs`);
  return folderWith({ ...given, "shop.mjs": shop, "server.mjs": textIn(`${root}examples/lab/server.mjs`) });
}

/** A folder with suites of the page. */
function folderOfSuites(...names: string[]): string {
  return folderOf(Object.fromEntries(names.map((name) => [`${name}.mcptest.yaml`, files[`${name}.mcptest.yaml`]])));
}

describe("the recipes of the docs", () => {
  it("have a suite for each task that needs Node alone", () => {
    const suites = Object.keys(files).filter((name) => name.endsWith("mcptest.yaml"));
    expect(suites.sort()).toEqual([
      ...["backends.mcptest.yaml", "database.mcptest.yaml", "login.mcptest.yaml", "packages/orders/mcptest.yaml"],
      ...["pagination.mcptest.yaml", "progress.mcptest.yaml", "slow.mcptest.yaml", "snapshot.mcptest.yaml"],
      ...["users.mcptest.yaml", "uv.mcptest.yaml"],
    ]);
  });

  it("of databases, pages, progress, slow servers, logins and backends pass", async () => {
    const cwd = folderOfSuites("database", "pagination", "progress", "slow", "login", "backends");
    const { code, stdout, stderr } = await mcptest(["run"], { cwd });
    expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("11 tests: 11 passed (1 flaky)");
    const [, flaky = "none"] = /```console\n(flaky: .*?)```/s.exec(page) ?? [];
    expect(stdout).toContain(flaky);
  });

  it("of users passes at a server that runs already", async () => {
    const cwd = folderOfSuites("users");
    const port = await freePort();
    const tokens = { ALICE_TOKEN: "a-token-for-alice", BOB_TOKEN: "a-token-for-bob" };
    const server = spawn(process.execPath, ["shop.mjs"], { cwd, env: { PORT: String(port), ...tokens } });
    const closed = once(server, "close");
    try {
      await expect.poll(() => accepts("127.0.0.1", port), { timeout: 30_000 }).toBe(true);
      const env = { ...tokens, SHOP_URL: `http://127.0.0.1:${port}/mcp` };
      const { code, stdout } = await mcptest(["run"], { cwd, env });
      expect({ code }, stdout).toEqual({ code: 0 });
    } finally {
      server.kill();
      await closed;
    }
  });

  it("of a monorepo passes for ten packages, and for one", async () => {
    const suite = files["packages/orders/mcptest.yaml"] ?? "";
    const packages = Array.from({ length: 10 }, (_, i): [string, string][] => [
      [`packages/p${i}/mcptest.yaml`, suite.replace("orders:", `p${i}:`)],
      [`packages/p${i}/server.mjs`, textIn(`${root}examples/recipes/shop.mjs`)],
    ]);
    const cwd = folderOf({ "shared.yaml": files["shared.yaml"], ...Object.fromEntries(packages.flat()) });
    const all = await mcptest(["run", "packages"], { cwd });
    expect(all.stdout).toContain("20 tests: 20 passed");
    const one = await mcptest(["run", "packages/p7"], { cwd });
    expect(one.stdout).toContain("2 tests: 2 passed");
    expect(one.stdout).toContain("p7");
  });

  it("of a list records it, passes again, and fails when a tool has another name", async () => {
    const cwd = folderOfSuites("snapshot");
    const run = () => mcptest(["run"], { cwd, env: { CI: "" } });
    expect(await run()).toMatchObject({ code: 0, stderr: expect.stringContaining("snapshots/shop/tools.json") });
    expect(await run()).toMatchObject({ code: 0, stderr: "" });
    writeIn(cwd, "shop.mjs", textIn(cwd, "shop.mjs").replaceAll("get_rate", "rate"));
    const changed = await run();
    expect(changed.code).toBe(1);
    expect(changed.stdout).toContain("ASSERT-SNAPSHOT");
  });
});
