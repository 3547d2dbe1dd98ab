import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CorpusReport } from "../../src/cli/commands/compliance/run.js";
import { mcptest } from "../support/cli.js";
import { corpusServers, type RealServer } from "./servers.js";
import { workFolder } from "./work-folder.js";

const PAGE = fileURLToPath(new URL("../../docs/evidence/corpus-servers.md", import.meta.url));
const names = corpusServers({ folder: "", url: "" }).map((server) => server.package);
const rows: string[] = [];
let folders = "";

beforeAll(() => {
  folders = mkdtempSync(join(tmpdir(), "mcptest-real-"));
});
afterAll(() => rmSync(folders, { recursive: true }));

describe("the corpus", () => {
  it.each(names)("checks %s", async (name) => {
    const folder = workFolder(folders);
    const server = corpusServers({ folder, url: "" }).find((one) => one.package === name) as RealServer;
    const { command, env } = server;
    const suite = { servers: { server: { command, cwd: folder, ...(env && { env }) } } };
    writeFileSync(join(folder, "suite.yaml"), JSON.stringify(suite));
    const { stdout } = await mcptest(["compliance", "run", "suite.yaml", "--format", "json"], {
      cwd: folder,
      env: process.env,
    });
    rows.push(row(server, JSON.parse(stdout)));
  });

  it("finds what the page says", async () => {
    expect(rows).toHaveLength(names.length);
    await expect(page()).toMatchFileSnapshot(PAGE);
  });
});

/** Rules of severity must in bold, then those of severity should. */
function row({ package: name, version, from }: RealServer, { protocol_version, grade, score, rules }: CorpusReport) {
  const broken = (severity: string) =>
    new Set(rules.filter((rule) => rule.status === "failed" && rule.severity === severity).map(({ id }) => id));
  const failed = [...[...broken("must")].map((id) => `**${id}**`), ...broken("should")].join(", ");
  return `| ${[`\`${name}\``, version, from, protocol_version, grade, score, failed].join(" | ")} |`;
}

function page(): string {
  const head = ["server", "version", "from", "revision", "grade", "score", "rules that fail"];
  return `# What the corpus finds on real servers

What \`mcptest compliance run\` finds on servers from npm and PyPI, pinned, over stdio, at the newest revision that they
speak: the rules of severity must (in bold) and should that fail. [The corpus](../corpus.md#what-it-finds-on-real-servers)
says more about them. Servers whose service, browser or network is not there are checked without it.

\`npm run test:servers\` installs the servers and compares this page with what it finds; with \`-- -u\` it writes the page.

| ${head.join(" | ")} |
| ${head.map(() => "---").join(" | ")} |
${rows.join("\n")}
`;
}
