import { expect, it } from "vitest";
import { AgentPlayer } from "../../src/agents/cassette/player.js";
import { questionOf } from "../../src/agents/cassette/recordings.js";
import type { ModelRequest } from "../../src/agents/types.js";

const hello: ModelRequest = { messages: [{ role: "user", text: "Hello" }], maxTokens: 50 };

it("names a part that was recorded and is not asked today", async () => {
  const test = { test: "greets", revision: null, suite: "a.mcptest.yaml" };
  const question = { ...questionOf("m", hello), temperature: 1 };
  const recorded = [
    { request: { method: "agent/run", params: test } },
    { request: { method: "model/ask", params: question } },
  ];
  const player = new AgentPlayer(recorded, test, "agents.cassette.json");
  player.start();
  const opened = await player.openModel({ id: "m" });
  if (opened.kind === "no-key") throw new Error("no key");
  await expect(opened.model.ask(hello)).rejects.toThrow("differs in: temperature");
});
