import { expect, it } from "vitest";
import { folderWith, mcptestHere, root, runIn } from "../../support/harness.js";

/** Runs a test of `negative_path` that fails, and sends again what its row keeps; gives what was kept, and the end. */
async function replayed(mode: string, block: object = {}, project = "p") {
  const test = {
    ...{ name: "search", tool: "search", args: { project, filters: [{ field: "f" }] } },
    ...{ timeout_ms: 700, negative_path: block },
  };
  const command = [process.execPath, `${root}__tests__/servers/probe-server.mjs`, mode];
  const cwd = folderWith({ "suite.yaml": { servers: { s: { command } }, tools: [test] } });
  const { results, file } = await runIn(cwd, ["suite.yaml"]);
  const sent = results.tests[0]?.evidence?.map(({ request }) => (request as { params?: object }).params) ?? [];
  const { code, stdout } = await mcptestHere(["replay", file, "suite.yaml::tools::search::s"], { cwd });
  return { sent, code, stdout, same: stdout.match(/^the same answer$/gm)?.length };
}

const large = { arguments: { project: "«1048576 × a»" } };

it("the requests that were accepted are sent again, and the large one as large as it was", async () => {
  const { sent, code, same } = await replayed("accepts-everything");
  expect(sent).toContainEqual(expect.objectContaining({ name: "search_mcptest_unknown" }));
  expect(sent).toContainEqual(expect.objectContaining({ arguments: { filters: [{ field: "f" }] } }));
  expect(sent.at(-1)).toMatchObject(large);
  expect([code, same]).toEqual([0, sent.length]);
});

it("a large argument meets the same end", async () => {
  const { sent, stdout } = await replayed("die-oversized", { checks: ["oversized"] });
  expect(sent.at(-1)).toMatchObject(large);
  expect(stdout.trimEnd().split("\n").at(-1)).toBe("the same answer");
  expect(stdout.split("«1048576 × a»").at(-1)).toContain("no answer");
});

it.each([8_000, 60_000])(
  "what failed the test is sent, where all is too long: %d characters in each",
  async (length) => {
    const project = Array.from({ length }, (_, index) => index)
      .join("")
      .slice(0, length);
    const { sent, code, same } = await replayed("closed-accepts-extra", {}, project);
    expect(sent).toMatchObject([{ arguments: { mcptest_unexpected: true } }]);
    expect([code, same]).toEqual([0, 1]);
  },
);
