import { describe, expect, it } from "vitest";
import { createProgressLine } from "../../src/cli/terminal.js";

describe("progress", () => {
  it("shows the name of what runs on one line, whatever is in it", () => {
    const drawn: string[] = [];
    const see = createProgressLine(2, 80, (line) => drawn.push(line));
    see({ event: "test_started", id: "a", name: "evil\n::error::x\u001b[2J\u202e", server: "s" });
    expect(drawn).toEqual(["0/2  evil\\n::error::x\\u202e"]);
  });
});
