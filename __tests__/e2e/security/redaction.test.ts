import { afterAll, expect, it } from "vitest";
import { removeFolders } from "../../support/cli.js";
import { leaks } from "../../support/plants.js";

afterAll(removeFolders);

it("lets no six characters of a secret out, wherever and however it is planted", async () => {
  expect(await leaks(150, 1)).toEqual([]);
});
