import { expect, it, onTestFinished, vi } from "vitest";
import type { Context } from "../../src/action/context.js";
import * as artifacts from "../../src/action/publish/artifacts.js";
import { publish } from "../../src/action/publish/publish.js";

it("names the artifact of the results in the outputs, and no other", async () => {
  const send = vi.spyOn(artifacts, "sendArtifacts");
  onTestFinished(() => send.mockRestore());
  const context = { signal: new AbortController().signal } as Context;
  const outputs = async (...all: artifacts.Artifact[]) => {
    send.mockResolvedValueOnce(all.map(({ name }, id) => ({ id, url: `https://github.test/${name}` })));
    const publication = { annotations: undefined, summary: undefined, artifacts: all, comment: undefined };
    return publish(publication, context, async () => undefined);
  };
  const files = { files: ["file"], folder: "." };
  const baseline = { name: "mcptest-baseline", ...files };
  const results = { name: "mcptest-results", hasResults: true, ...files };
  expect(await outputs(results, baseline)).toMatchObject({
    artifactId: 0,
    artifactUrl: "https://github.test/mcptest-results",
  });
  const alone = await outputs(baseline);
  expect(alone).not.toHaveProperty("artifactId");
  expect(alone).not.toHaveProperty("artifactUrl");
});
