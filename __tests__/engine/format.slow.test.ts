import { describe, expect, it } from "vitest";
import { goldenOf, TOLD_ELSEWHERE, toldOf } from "./format.js";

describe("suites on a server with a state, in other ways", () => {
  it.each(TOLD_ELSEWHERE)("%s", async (name) => {
    await expect(await toldOf(name)).toMatchFileSnapshot(goldenOf(name));
  });
});
