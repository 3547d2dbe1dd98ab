import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CLI, folderWith, root } from "../../support/harness.js";
import { fuzz, fuzzServer } from "./fuzz-support.js";

const server = (name: string) => `node ${root}node_modules/@modelcontextprotocol/server-${name}/dist/index.js`;

it("fuzz: a call that is not answered is tried twice, given up after three, the next tool is called", async () => {
  const { code, all, report, leftovers } = await fuzz("hang,block,good", ["--max-call", "1s", "--runs", "200"]);
  expect({ code, leftovers }).toEqual({ code: 1, leftovers: [] });
  const hang = { class: "hang", rule_id: "FAULT-TIMEOUT-CALL", args: { text: "", count: -1 }, count: 3 };
  expect(all).toMatchObject([
    { ...hang, message: "no answer within 1000 ms, but the server answers a ping", reproduced: true },
    { ...hang, message: "no answer within 1000 ms, and the server does not answer a ping", reproduced: true },
  ]);
  const stopped = { classes: { hang: 3, crash: 0 }, stopped: "3 calls were not answered in time" };
  expect(report.tools).toMatchObject([stopped, stopped, { name: "good", runs: 200, findings: [] }]);
});

/** A mock whose tools validate their arguments; its structured answers fit their schema. */
const MANIFEST = `
name: shop
tools:
  - name: price
    inputSchema: &item
      type: object
      required: [item]
      additionalProperties: false
      properties: { item: { type: string, maxLength: 20 }, day: { type: string, format: date } }
    outputSchema: { type: object, required: [item], properties: { item: { type: string } } }
    response: { structured: { item: "\${args.item}", cents: 250 } }
  - name: order
    inputSchema:
      type: object
      required: [lines]
      properties:
        lines: { type: array, maxItems: 3, items: *item }
        urgent: { anyOf: [{ type: boolean }, { type: "null" }] }
        count: { type: integer, minimum: 1, maximum: 100 }
    response: Ordered.
  - { name: terms, response: No returns. }
`;

describe("fuzz of a server without faults", () => {
  it.each(["2025-06-18", "2025-11-25", "2026-07-28"])("the mock at %s", async (revision) => {
    const cwd = folderWith({ "m.yaml": MANIFEST });
    const flags = ["--target-version", revision, "--runs", "200", "--strict", "--allow-destructive"];
    const { code, all, report, leftovers } = await fuzzServer(`node ${CLI} mock m.yaml`, flags, { cwd });
    expect({ code, all, leftovers }).toEqual({ code: 0, all: [], leftovers: [] });
    expect(report).toMatchObject({ protocol_version: revision });
    expect(report.tools.map(({ name, not_judged }) => [name, not_judged])).toEqual([
      ["price", []],
      ["order", []],
      ["terms", []],
    ]);
    for (const { classes } of report.tools.slice(0, 2)) {
      expect(Math.min(classes.clean ?? 0, classes.rejected_tool ?? 0)).toBeGreaterThan(20);
    }
  });

  it("server-filesystem: no finding, and it writes in its folder alone", async () => {
    const cwd = folderWith({ "served/a.txt": "hello" });
    const flags = ["--strict", "--allow-destructive"];
    const { code, all, report, leftovers } = await fuzzServer(`${server("filesystem")} served`, flags, { cwd });
    expect({ code, all, leftovers }).toEqual({ code: 0, all: [], leftovers: [] });
    expect(report.tools).toHaveLength(14);
    for (const { stopped, not_judged, classes } of report.tools) {
      expect({ stopped, not_judged }).toEqual({ stopped: undefined, not_judged: [] });
      // Arguments that are not an object.
      expect(classes.rejected_protocol).toBe(5);
    }
    expect(report.tools.find(({ name }) => name === "write_file")?.classes.clean).toBeGreaterThan(10);
    expect(readdirSync(cwd).toSorted()).toEqual([".git", "served"]);
    expect(readdirSync(join(cwd, "served")).length).toBeGreaterThan(10);
  });
});
