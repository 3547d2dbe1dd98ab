import { describe, expect, it } from "vitest";
import { folderWith, root, runIn, textIn } from "../../support/harness.js";

const server = `${root}__tests__/servers/load-server.mjs`;

/** A load of 1.4 seconds, on a server whose answers take as long as DELAY says. */
const suite = {
  servers: { s: { command: ["node", server, "delay=${DELAY}"] } },
  tools: [
    {
      ...{ name: "echo", tool: "echo", args: { text: "x" }, timeout_ms: 60_000 },
      load: { clients: 60, calls: 280, rate: "200/s" },
    },
  ],
};

describe("a load test with a baseline", () => {
  it("reports that the server has become slower, until that is accepted", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": suite });
    const baseline = ["--baseline", "b.json"];
    const first = await runIn(cwd, [...baseline, "--update-baseline"], { DELAY: "1" });
    expect(first).toMatchObject({ code: 0, leftovers: [] });
    const text = () => textIn(cwd, "b.json");
    const written = text();
    const { loads } = JSON.parse(written);
    const [load] = Object.values<{ p50_ms: number }>(loads);
    expect(load).toMatchObject({ clients: 60, sessions: 1, due_rate: 200, calls: 280, noise: {} });

    const slow = await runIn(cwd, [...baseline, "--drift", "fail"], { DELAY: "400" });
    expect(slow.code).toBe(1);
    expect(slow.results.findings).toMatchObject([
      { rule_id: "DRIFT-LOAD", server: "s", gates: true, message: expect.stringContaining(`was ${load?.p50_ms} ms`) },
    ]);
    expect(slow.results.tests[0]?.load?.notes).toContainEqual(expect.stringContaining("against the baseline: p50 is"));
    expect(text()).toBe(written);

    const accepted = await runIn(cwd, [...baseline, "--update-baseline"], { DELAY: "400" });
    expect(accepted).toMatchObject({ code: 0, results: { findings: [] } });
    expect(text()).not.toBe(written);
  });
});
