import { describe, expect, it } from "vitest";
import { runSuite } from "../../support/harness.js";
import { EACH, suiteFor } from "./servers.js";

const UI = "io.modelcontextprotocol/ui";
const DECLARED = { extensions: { [UI]: {}, "org.example/own": { level: 2 } }, tasks: true, sampling: "Hello" };

describe.each(EACH)("the client at %s over %s", (revision, transport) => {
  it("declares its extensions, and tasks where the revision has them", async () => {
    const offered = {
      sampling: {},
      extensions: { [UI]: { mimeTypes: ["text/html;profile=mcp-app"] }, "org.example/own": { level: 2 } },
      ...(revision === "2025-11-25" && {
        tasks: { list: {}, cancel: {}, requests: { sampling: { createMessage: {} } } },
      }),
    };
    const tools = [
      {
        name: "capabilities",
        tool: "capabilities",
        expect: [{ target: "result.content[0].text", transform: { jq: "fromjson" }, matcher: { exact: offered } }],
      },
    ];
    const { results } = await runSuite(suiteFor(revision, transport, { tools }, { client: DECLARED }));
    expect(results.tests).toMatchObject([{ status: "passed", failures: [], findings: [] }]);
  });
});

describe.each(["stdio", "HTTP"] as const)("a client that takes tasks, over %s", (transport) => {
  it("answers the request of a server as one", async () => {
    const tools = [
      { name: "delegate", tool: "delegate", expect: { "result.content[0].text": "working completed Hello" } },
      { name: "question", tool: "question", expect: { "result.content[0].text": "working completed accept yes" } },
    ];
    const client = { ...DECLARED, elicitation: { action: "accept", content: { confirm: "yes" } } };
    const { results } = await runSuite(suiteFor("2025-11-25", transport, { tools }, { client }));
    const passed = { status: "passed", failures: [], findings: [] };
    expect(results.tests).toMatchObject([passed, passed]);
  });
});
