import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MockHttp, serveMockHttp } from "../../../src/mcp/mock/http.js";
import { loadMockManifest } from "../../../src/mcp/mock/load.js";
import { ManifestScript } from "../../../src/mcp/mock/scripts.js";
import { askServer } from "../../support/conformance-suite.js";
import { root } from "../../support/harness.js";

const node = process.env.MCPTEST_NODE24 ?? "";
if (node === "") console.log("MCPTEST_NODE24 names no Node 24: the official suite, which needs one, is not run.");

/** What the suite can ask of any server, whatever its tools are. */
const scenarios: [scenario: string, revision: string][] = [
  ["server-initialize", "2025-06-18"],
  ["server-session-lifecycle", "2025-03-26"],
  ["server-session-lifecycle", "2025-11-25"],
  ["ping", "2025-11-25"],
  ...["tools-list", "resources-list", "prompts-list", "dns-rebinding-protection"].flatMap(
    (name): [string, string][] => [
      [name, "2025-11-25"],
      [name, "2026-07-28"],
    ],
  ),
  ["caching", "2026-07-28"],
  ["http-header-validation", "2026-07-28"],
  ["http-custom-header-server-validation", "2026-07-28"],
  ["sep-2164-resource-not-found", "2026-07-28"],
];

/** What it asks of a server whose tools run as tasks. */
const ofTasks = [
  "tasks-lifecycle",
  "tasks-capability-negotiation",
  "tasks-wire-fields",
  "tasks-request-state-removal",
  "tasks-mrtr-input",
  "tasks-request-headers",
  "tasks-dispatch-and-envelope",
  "tasks-required-task-error",
].map((name): [string, string] => [name, "2026-07-28"]);

describe.runIf(node).each([
  { manifest: "examples/shop.mock.yaml", asked: scenarios },
  { manifest: "__tests__/servers/extensions/tasks.mock.yaml", asked: ofTasks },
])("the official suite asks the mock $manifest", ({ manifest, asked }) => {
  let mock: MockHttp | undefined;
  beforeAll(async () => {
    const script = new ManifestScript(loadMockManifest(`${root}${manifest}`));
    mock = await serveMockHttp(script, { port: 0, host: "127.0.0.1", sse: false });
  });
  afterAll(() => mock?.close());

  it.each(asked)("%s at %s", async (scenario, revision) => {
    const { wrong, passed } = await askServer(node, scenario, mock?.url ?? "", revision);
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(0);
  });
});
