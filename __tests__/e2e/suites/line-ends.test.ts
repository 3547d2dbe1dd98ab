import { describe, expect, it } from "vitest";
import type { TestRow } from "../../../src/core/generated/results.js";
import { CLI, folderWith, mcptestHere, runIn, textIn, writeIn } from "../../support/harness.js";

const MANIFEST = `name: echo
tools:
  - name: say
    inputSchema: { type: object }
    response: "\${args.text}"
  - name: poem
    inputSchema: { type: object }
    response: |
      one
      two
`;
const SUITE = `servers:
  live: { command: [node, "${CLI}", mock, echo.mock.yaml] }
target_versions: ["2025-11-25"]
tools:
  - name: says lines of the suite
    server: live
    tool: say
    args:
      text: |
        first
          second

        third
    expect:
      - { target: "result.content[0].text", matcher: { exact: "first\\n  second\\n\\nthird\\n" } }
  - name: says a folded text
    server: live
    tool: say
    args: { text: "a
      b

      c" }
    expect:
      - { target: "result.content[0].text", matcher: { exact: "a b\\nc" } }
  - name: says lines of the manifest
    server: live
    tool: poem
    expect:
      - { target: "result.content[0].text", matcher: { exact: "one\\ntwo\\n" } }
  - name: says a variable
    server: live
    tool: say
    args: { text: "\${WORDS}" }
    expect:
      - { target: "result.content[0].text", matcher: { snapshot: words } }
  - name: fails as is known
    server: live
    tool: say
    args: { text: "is\\nis" }
    expect:
      - { target: "result.content[0].text", matcher: { exact: "was\\nwas" } }
`;
const rowsTest = (file: string) => `  - name: says rows of ${file}
    server: live
    tool: say
    data: { file: ${file} }
    args: { text: "\${data.text}" }
    expect:
      - { target: "result.content[0].text", matcher: { exact: "x\\ny" } }
`;
const DATA = {
  "rows.csv": 'id,text\n1,"x\ny"\n2,"x\ny"\n',
  "rows.json": '[\n  { "text": "x\\ny" }\n]\n',
  "rows.yaml": "- text: |-\n    x\n    y\n",
};
const ENV = 'WORDS="dot\nenv"\nOTHER=1\n';

/** What a run says of its tests, but for times. */
const said = (rows: readonly TestRow[]) =>
  rows.map(({ id, status, failures, location, baseline }) => ({ id, status, failures, location, baseline }));
const TAPE = "tapes/a.live.2025-11-25.cassette.json";
/** What is written again. */
const WRITTEN = ["a.mcptest.yaml", "known.json", "snapshots/words.json", TAPE];
const FILES = [...WRITTEN, ".env", "echo.mock.yaml", "played.mcptest.yaml", "rows.csv", "rows.json", "rows.yaml"];
const crlf = (text: string) => text.replaceAll("\n", "\r\n");
const BASELINE = ["--baseline", "known.json"];
const UPDATE = [...BASELINE, "--update-baseline", "--update-snapshots", "--record", "tapes"];

describe("files with the line ends of Windows", () => {
  it("mean the same as those with line feeds, and keep their line ends when they are written again", async () => {
    const suite = SUITE + Object.keys(DATA).map(rowsTest).join("");
    const lf = folderWith({ "a.mcptest.yaml": suite, "echo.mock.yaml": MANIFEST, ".env": ENV, ...DATA });
    await runIn(lf, UPDATE);
    writeIn(lf, "played.mcptest.yaml", suite.replace(/live: .*/, `live: { cassette: ${TAPE} }`));
    const textsIn = (folder: string, names: readonly string[]) =>
      names.map((name): [string, string] => [name, textIn(folder, name)]);
    const windows = folderWith(Object.fromEntries(textsIn(lf, FILES).map(([name, text]) => [name, crlf(text)])));

    const { results } = await runIn(lf, BASELINE);
    expect(results.summary).toMatchObject({ total: 18, passed: 16, failed: 2, known_failures: 1 });
    expect(said((await runIn(windows, BASELINE)).results.tests)).toEqual(said(results.tests));

    for (const folder of [lf, windows]) {
      const changed = {
        ".env": ENV.replace("env", "changed"),
        "echo.mock.yaml": `${MANIFEST}    description: changed\n`,
      };
      for (const [name, text] of Object.entries(changed)) writeIn(folder, name, folder === lf ? text : crlf(text));
      await runIn(folder, ["a.mcptest.yaml", ...UPDATE]);
      const save = ["--suite", "a.mcptest.yaml", "--server-target", "live", "--save", "a.mcptest.yaml"];
      const saved = await mcptestHere(["call", "say", '{"text": "two words"}', ...save], { cwd: folder });
      expect(saved.code, saved.stderr).toBe(0);
    }
    const steady = (text: string) => text.replace(/"(?:generated|recorded)_at": .*|: ?[0-9.]+(?=[,}\n])/g, "");
    const before = new Map(textsIn(lf, WRITTEN).map(([name, text]) => [name, steady(text)]));
    for (const [name, text] of textsIn(windows, WRITTEN)) {
      expect(text.replaceAll("\r\n", ""), name).not.toMatch(/[\r\n]/);
      expect(steady(text.replaceAll("\r\n", "\n")), name).toBe(before.get(name));
      expect(text, name).toMatch(/changed|two words/);
    }
  });
});
