import { describe, expect, it } from "vitest";
import { load } from "./support.js";

const SUITE = "servers:\n  local: { command: [node] }\ntools:\n  - { name: one, tool: echo, args: { text: $v0 } }\n";

/** Variables of which each holds the next one twice. */
function doubling(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => `  v${index}: { value: "$v${index + 1}$v${index + 1}" }\n`);
  return `variables:\n${lines.join("")}  v${count}: { value: 0123456789 }\n${SUITE}`;
}

describe("a hostile suite", () => {
  it("cannot fill the memory with variables that double", async () => {
    expect((await load(doubling(8))).told).toBe("");
    expect((await load(doubling(40))).told).toContain("more than 1 MiB of text");
    expect((await load(doubling(2_000))).told).toContain("more than 50 deep");
  });

  it("with twenty thousand mistakes has the first five hundred told, at their own places", async () => {
    const { problems } = await load(
      `servers:\n  local: { command: [node] }\ntools:\n${"  - { nme: a, tool: b }\n".repeat(20_000)}`,
    );
    expect(problems).toHaveLength(500);
    expect(problems[499]).toMatchObject({ location: { line: 503 }, pointer: "/tools/499/nme" });
  });
});
