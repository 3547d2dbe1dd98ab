import { existsSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { RunLabs } from "../../src/engine/lanes/labs.js";
import { Lab } from "../../src/mcp/lab/lab.js";

it("every lab of a run ends, although another one did not start", async () => {
  const start = vi.spyOn(Lab, "start");
  const close = vi.spyOn(Lab.prototype, "close");
  const labs = new RunLabs(() => {});
  const open = (name: string) => {
    const lab = { subjects: new Map(), tools: new Map(), implies: new Map() };
    const server = { name, raw: {}, http: { url: "http://127.0.0.1/mcp", lab } };
    const suite = { file: "a.yaml", runOptions: {} };
    const place = { suite, server, targetVersion: null } as unknown as Parameters<RunLabs["sharedValues"]>[0];
    return labs.sharedValues(place, { env: {}, runId: "run-1", labs });
  };
  const values = await open("one");
  start.mockRejectedValueOnce(new Error("no port is free"));
  await expect(open("two")).rejects.toThrow("no port is free");
  const folder = String(values.get("tmp_dir"));
  await labs.close();
  expect(close).toHaveBeenCalledOnce();
  expect(existsSync(folder)).toBe(false);
});
