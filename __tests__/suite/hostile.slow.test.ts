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
    expect((await load(doubling(8))).messages).toBe("");
    expect((await load(doubling(40))).messages).toContain("more than 1 MiB of text");
    expect((await load(doubling(2_000))).messages).toContain("more than 50 deep");
  });

  it("with twenty thousand mistakes has the first five hundred reported, at their own places", async () => {
    const { problems } = await load(
      `servers:\n  local: { command: [node] }\ntools:\n${"  - { nme: a, tool: b }\n".repeat(20_000)}`,
    );
    expect(problems).toHaveLength(500);
    expect(problems[499]).toMatchObject({ location: { line: 503 }, pointer: "/tools/499/nme" });
  });

  it("has its errors shown beside a thousand warnings", async () => {
    const server = (_: unknown, index: number) =>
      `  s${index}: { url: "http://a", auth: { oauth: { client_id: a, token_url: "http://a" }, mtls: 1 } }\n`;
    const servers = Array.from({ length: 1_000 }, server).join("");
    const { problems } = await load(`servers:\n${servers}tools:\n  - { name: one, tool: a, server: nobody }\n`);
    expect(problems.filter(({ warning }) => warning)).toHaveLength(500);
    expect(problems.at(-1)).toMatchObject({ title: "unknown server `nobody`" });
  });

  it("may have a hundred thousand keys that are numbers, in any order", async () => {
    const keys = Array.from({ length: 100_000 }, (_, index) => 100_000 - index);
    const args = keys.map((key) => `      ${key}: ${key}\n`).join("");
    const { suite } = await load(`${SUITE.replace("$v0", "x")}  - name: two\n    tool: echo\n    args:\n${args}`);
    const test = suite?.tests[1];
    const written = test?.kind.needs(test).request as [object] | undefined;
    expect(written && suite?.places.locate(written[0], ["99999"], "key")).toMatchObject({ line: 9, column: 7 });
  });

  it("may have a variable in a field with a type five thousand times", async () => {
    const tests = Array.from({ length: 5_000 }, (_, index) => `  - { name: t${index}, tool: echo, timeout_ms: $ms }\n`);
    const text = `variables: { ms: { from_env: MS } }\nservers:\n  local: { command: [node] }\ntools:\n${tests.join("")}`;
    const { suite } = await load(text, { env: { MS: "5" } });
    expect(suite?.tests.filter(({ timeoutMs }) => timeoutMs === 5)).toHaveLength(5_000);
    expect((await load(text, { env: { MS: "soon" } })).problems).toHaveLength(500);
  });
});
