// Fetches third-party test data into .tmp/oracles: `npm run oracles`. Tests that need it are skipped without it.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const target = fileURLToPath(new URL("../.tmp/oracles", import.meta.url));
const REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"];

/** Each repository at a commit, and the destination of its files. */
const sources = [
  {
    repository: "json-schema-org/JSON-Schema-Test-Suite",
    commit: "44401e0c046704b476ec9d2e2fccdaee618f259d",
    files: { "tests/draft2020-12": "json-schema/draft2020-12", "tests/draft7": "json-schema/draft7" },
  },
  {
    repository: "jqlang/jq",
    commit: "579e6f76cffd7643ba4002a2c3618a5ea710589a",
    files: { "tests/jq.test": "jq/jq.test" },
  },
  {
    repository: "modelcontextprotocol/modelcontextprotocol",
    commit: "b0f60ba5409db7a6582440a7b473cc0398890f15",
    files: Object.fromEntries(
      REVISIONS.map((revision) => [`schema/${revision}/schema.json`, `mcp-schema/${revision}.json`]),
    ),
  },
  {
    repository: "modelcontextprotocol/static",
    commit: "a9ba437d9fbbe92076a24b20d56449ac7c7786ac",
    files: { "schemas/2025-12-11/server.schema.json": "server-json/2025-12-11.json" },
  },
  {
    repository: "jenkinsci/xunit-plugin",
    commit: "8c515de2804b3fd591a3b0f1ff8908a1b1a41887",
    files: { "src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd": "junit/junit-10.xsd" },
  },
  {
    repository: "oasis-tcs/sarif-spec",
    commit: "e0583813964ec43cea53b6b531b402866095ed1f",
    files: { "sarif-2.1/schema/sarif-schema-2.1.0.json": "sarif/sarif-schema-2.1.0.json" },
  },
];

for (const { repository, commit, files } of sources) {
  const folder = mkdtempSync(join(tmpdir(), "oracles-"));
  const git = (...args) => execFileSync("git", ["-C", folder, ...args], { stdio: ["ignore", "ignore", "inherit"] });
  git("init", "--quiet");
  git("remote", "add", "origin", `https://github.com/${repository}`);
  git("fetch", "--quiet", "--depth=1", "--filter=blob:none", "origin", commit);
  // Patterns of files: nothing else of a large repository is downloaded.
  git("sparse-checkout", "set", "--no-cone", ...Object.keys(files).map((path) => `/${path}`));
  git("checkout", "--quiet", commit);
  for (const [from, to] of Object.entries(files)) cpSync(join(folder, from), join(target, to), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  console.log(`${repository} at ${commit}`);
}
