import { expect, it } from "vitest";
import { stringify } from "yaml";
import { folderWith, jsonIn, mcptest, resultsIn, root, type SchemaName, valid } from "../../support/harness.js";
import { leaks } from "../../support/plants.js";

it("never shows a secret or a part of one, wherever it is planted", async () => {
  expect(await leaks(150, 1)).toEqual([]);
});

it("leaves names that are part of a secret: of tools, and of members that are mcptest's own", async () => {
  const suite = {
    servers: { s: { command: [process.execPath, `${root}__tests__/servers/plain-server.mjs`] } },
    tools: [
      { server: "s", name: "t", tool: "everywhere", args: { text: "hi" }, expect: { "result.content[0].text": "no" } },
    ],
  };
  const folder = folderWith({ "s.mcptest.yaml": stringify(suite) });
  const names = "server request response duration_ms exchanges frames method started_at revision".split(" ");
  const secrets = Object.fromEntries(names.map((name, at) => [`SECRET_${at}`, `my${name}s2024`]));
  const env = { ...secrets, API_TOKEN: "my-everywhere-token-1" };
  const reports = ["json", "ndjson", "html", "junit"].flatMap((name) => ["--reporter", `${name}=out/${name}`]);
  const files = ["--capture", "out/capture", "--record", "out", "--baseline", "out/baseline", "--update-baseline"];
  const ran = await mcptest(["run", "s.mcptest.yaml", ...reports, ...files], { cwd: folder, env });
  expect(ran.code, ran.stderr).toBe(0);
  const schemas: [SchemaName, string][] = [
    ["results", "json"],
    ["capture", "capture"],
    ["baseline", "baseline"],
    ["cassette", "s.s.2025-11-25.cassette.json"],
  ];
  for (const [schema, file] of schemas) valid(schema, jsonIn(folder, "out", file));
  const [row] = resultsIn(folder, "out/json").tests;
  expect(row?.evidence?.[0]).toHaveProperty("server", "s");
  expect(row?.request).toBe('tools/call everywhere {"text":"hi"}');
});
