import { afterAll, expect, it } from "vitest";
import { removeFolders } from "../../support/cli.js";
import { leaks } from "../../support/plants.js";

afterAll(removeFolders);

it("never shows six characters of a secret, wherever it is planted", async () => {
  expect(await leaks(150, 1)).toEqual([]);
});
