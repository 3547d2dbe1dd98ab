import { expect, it } from "vitest";
import { folderWith, mcptestHere, root } from "../../support/harness.js";

/** What fails of a server, by subject. */
async function failuresOf(command: string) {
  const flags = ["--format", "json", "--rules", "{INV-004,INV-030,RES-*}"];
  const { code, stdout, stderr } = await mcptestHere(["compliance", "run", "--server-command", command, ...flags]);
  expect(stdout, stderr).not.toBe("");
  const failed = JSON.parse(stdout).rules.filter(({ status }: { status: string }) => status === "failed");
  return {
    code,
    failures: failed.map(({ id, severity, subject = "", message }: Record<string, string>) =>
      [id, severity, subject, message].join(" "),
    ),
  };
}

it.each<[string, number, string[]]>([
  ["", 0, []],
  [
    "RES-READ",
    1,
    [
      'RES-READ must "corpus:text" resources/read: /contents/0 has no "text" or "blob" (the cause of 1 more finding: INV-030)',
      'RES-READ must "corpus:blob" resources/read: /contents/0 has no "text" or "blob"',
      'RES-READ must "corpus:Bad%20Ems" resources/read: /contents/0 has no "text" or "blob"',
    ],
  ],
  [
    "RES-READ of a completed template",
    0,
    ['RES-READ should "corpus:Bad%20Ems" resources/read is answered with the error -32002'],
  ],
  [
    "RES-UNKNOWN without text",
    1,
    [
      "RES-UNKNOWN must  an unknown resource is answered with contents without text (the cause of 1 more finding: INV-030)",
    ],
  ],
  [
    "RES-UNKNOWN with an empty text",
    1,
    ["RES-UNKNOWN must  an unknown resource is answered with contents without text"],
  ],
  ["RES-UNKNOWN", 1, ["RES-UNKNOWN must  an unknown resource is answered with contents without text"]],
])("what is wrong with a resource is one finding: %s", async (breaks, exitCode, expected) => {
  const command = `node ${root}__tests__/servers/corpus/server.mjs legacy ${breaks && `'${breaks}'`}`;
  expect(await failuresOf(command)).toEqual({ code: exitCode, failures: expected });
});

/** A server whose only template fits every address. */
const ANY = `
import { createInterface } from "node:readline";
const serverInfo = { name: "any", version: "1.0.0" };
const answers = {
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { resources: {} }, serverInfo }),
  ping: () => ({}),
  "resources/list": () => ({ resources: [] }),
  "resources/templates/list": () => ({ resourceTemplates: [{ uriTemplate: "{+url}", name: "page", title: "A page" }] }),
  "resources/read": ({ uri }) => ({ contents: [{ uri, text: "The page " + uri }] }),
};
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const result = answers[method]?.(params);
  const answer = result ? { result } : { error: { code: -32601, message: "Method not found" } };
  process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, ...answer }) + "\\n");
});
`;

it("no address is unknown if a template fits all", async () => {
  const folder = folderWith({ "any.mjs": ANY });
  expect(await failuresOf(`node ${folder}/any.mjs`)).toEqual({ code: 0, failures: [] });
});
