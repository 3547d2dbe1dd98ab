import type { Clock } from "../../../src/agents/providers/endpoint.js";
import { openModel } from "../../../src/agents/providers/open-model.js";
import type { Model } from "../../../src/agents/types.js";
import type { ModelName } from "../../../src/rules/models.js";
import type { StandIns } from "../../servers/models/start.js";

/** A model of each vendor. */
export const NAMES: Record<string, ModelName> = {
  anthropic: { id: "claude-sonnet-5-5" },
  openai: { id: "gpt-5.4" },
  google: { id: "gemini-3-pro" },
  mistral: { id: "mistral-large-latest" },
  compatible: { provider: "local", id: "llama" },
};

/** A clock that notes how long it was to wait, and does not wait. */
export function fakeClock(timeoutMs = 30_000): Clock & { waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    timeoutMs,
    async sleep(ms) {
      waits.push(ms);
    },
  };
}

/** Opens a model at the stand-ins. Throws if it has no key. */
export function open(models: StandIns, name: ModelName, clock: Clock = fakeClock()): Model {
  const opened = openModel(name, new Map([["local", { baseUrl: models.compatibleUrl }]]), models.env, clock);
  if (opened.kind === "no-key") throw new Error(`no key: ${opened.variables}`);
  return opened.model;
}
