import { afterAll, describe, expect, it } from "vitest";
import { faultServer, mcptest, removeFolders, root } from "../../support/cli.js";

const server = `${root}__tests__/servers/corpus-server.mjs`;

afterAll(removeFolders);

describe("mcptest compliance run", () => {
  it("gives a correct server grade A", async () => {
    const { code, report } = await check([]);
    expect(failures(report)).toEqual([]);
    expect(report).toMatchObject({ tool: "mcptest", transport: "stdio", grade: "A", score: 100 });
    expect(code).toBe(0);
  });

  it("fails for a must that does not hold, with the frames", async () => {
    const { code, report } = await check(["PROTO-UNKNOWN-METHOD"]);
    expect(failures(report)).toEqual(["PROTO-UNKNOWN-METHOD"]);
    expect(report.rules.find(({ status }) => status === "failed")?.evidence).toMatch(
      /^→ .*mcptest\/unknown.*\n← .*-32603/,
    );
    expect(code).toBe(1);
  });

  it("has no score for a server that cannot be started", async () => {
    const { code, stdout, stderr } = await mcptest([
      "compliance",
      "run",
      "--server-command",
      `node ${faultServer} exit-at-start`,
    ]);
    expect(stdout).toBe("");
    expect(stderr).toContain("cannot be reached");
    expect(code).toBe(2);
  });
});

interface Report {
  rules: { id: string; status: string; evidence?: string }[];
}

async function check(broken: readonly string[]): Promise<{ code: number | null; report: Report }> {
  const command = ["node", server, ...broken].join(" ");
  const { code, stdout } = await mcptest(["compliance", "run", "--server-command", command, "--format", "json"]);
  return { code, report: JSON.parse(stdout) };
}

function failures({ rules }: Report): string[] {
  return rules.flatMap(({ id, status }) => (status === "failed" ? [id] : []));
}
