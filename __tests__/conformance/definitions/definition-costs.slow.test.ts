import { describe, expect, it } from "vitest";
import { DEFINITION_CHECKS } from "../../../src/conformance/corpus/registry.js";
import { judgeDefinitions } from "../../../src/conformance/definitions/review.js";
import { countTokens } from "../../../src/conformance/tokens/o200k.js";
import { tool } from "./definition-cases.js";

describe("hostile definitions", () => {
  const UNITS = [
    ...["a", " ", "A1", "\n", "%41", "\\x41", "ignore ", "do not ", "read ~/.ssh/id_rsa ", "when the a_b tool is "],
    ...["<!--", "a\u200B", "a://b:c", "sk-", "eyJ", "{{", "include all ", "not ", "{", "lorem ipsum "],
  ];
  it.each(UNITS)("cost no more for each character if they repeat %j", (unit) => {
    const cost = (length: number) => {
      const text = unit.repeat(length / unit.length);
      const surface = {
        tools: [
          tool({
            name: text,
            description: text,
            inputSchema: { type: "object", properties: { [text]: { default: text } } },
          }),
        ],
        templates: [{ uriTemplate: text, mimeType: text }],
        instructions: text,
      };
      const before = process.cpuUsage();
      expect([...judgeDefinitions(DEFINITION_CHECKS, surface, countTokens)]).not.toEqual([]);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    };
    cost(10_000);
    const small = Math.min(...Array.from({ length: 3 }, () => cost(60_000)));
    // Quadratic costs would be 64 times as much.
    expect(cost(480_000)).toBeLessThan(Math.max(small, 5) * 8 * 4);
  });
});
