import { describe, expect, it } from "vitest";
import { goldenOf, suites, TOLD_ELSEWHERE, toldOf } from "./format.js";

describe("suites on a server with a state", () => {
  it.each(suites.filter((name) => !TOLD_ELSEWHERE.includes(name)))("%s", async (name) => {
    await expect(await toldOf(name)).toMatchFileSnapshot(goldenOf(name));
  });
});
