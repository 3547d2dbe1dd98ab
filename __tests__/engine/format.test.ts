import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { run, SUITES, told } from "./support.js";

const golden = fileURLToPath(new URL("../golden/engine/", import.meta.url));
const ENDING = ".mcptest.yaml";
const TRACEPARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00";

describe("suites on a server with a state", () => {
  it.each(readdirSync(SUITES).filter((name) => name.endsWith(ENDING)))("%s", { timeout: 60_000 }, async (name) => {
    const ran = run([name], { env: { TRACEPARENT } });
    await expect(told(ran)).toMatchFileSnapshot(`${golden}${name.slice(0, -ENDING.length)}.txt`);
  });
});
