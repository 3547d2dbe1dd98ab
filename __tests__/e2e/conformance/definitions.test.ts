import { expect, it } from "vitest";
import { DEFINITION_CASES } from "../../conformance/definitions/definition-cases.js";
import { folderWith, judged, mcptest, root } from "../../support/harness.js";

it("mcptest compliance run on definitions reports each rule with the tool, prompt or resource that breaks it", async () => {
  const rules = "SCH-REF DESC-MISSING SEC-INJECTION PORT-OPENAI-NAME SURF-TOOL SCH-INVALID SEC-SECRET";
  const families = rules.split(" ");
  const lists = families.flatMap((id) => DEFINITION_CASES[id]?.fails[0] ?? []);
  const surface = {
    instructions: "Be brief.",
    tools: lists.flatMap(({ tools = [] }, index) => tools.map((one) => ({ ...one, name: `${one.name}_${index}` }))),
  };
  const folder = folderWith({ "surface.json": JSON.stringify(surface) });
  const command = `node ${root}__tests__/servers/listing-server.mjs ${folder}/surface.json`;
  const { code, failed, stdout } = await judged(["--server-command", command], {}, mcptest);
  expect([...new Set(failed.map(({ id }) => id))]).toEqual(expect.arrayContaining(families));
  expect(failed.find(({ id }) => id === "SCH-REF")).toMatchObject({
    subject: "tool find_notes_0",
    message: '`inputSchema.query`: the reference "#/$defs/missing" leads to no schema',
  });
  // A must is broken: a schema is not valid.
  expect(code).toBe(1);
  expect(stdout).not.toContain("ghp_16C7e42F292c6912E7710c838347Ae178B4a");
});
