import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { CLI } from "../../support/bundle.js";
import { folderWith, mcptest } from "../../support/cli.js";
import { runSuite } from "../../support/harness.js";
import { commandOf, serverText } from "../../support/server-text.js";

const CALLS = 15;

/** Answers each line with as much as one message may hold. */
const SERVER = `
import { createInterface } from "node:readline";
const results = { texts: { text: "x".repeat(15 * 1024 * 1024) }, values: { list: Array(490_000).fill(1) } };
const result = JSON.stringify(results[process.argv[2]]);
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(\`{"jsonrpc":"2.0","id":\${JSON.parse(line).id},"result":\${result}}\\n\`);
`;

it.each(["texts", "values"])("records as many %s as can be read again, and counts the rest", async (what) => {
  const folder = folderWith({ "server.mjs": SERVER });
  const out = join(folder, "out");
  const args = [CLI, "record", "--proxy", "--out", out, "--", process.execPath, join(folder, "server.mjs"), what];
  const recorder = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "ignore"] });
  const answers = createInterface({ input: recorder.stdout });
  for (let id = 1; id <= CALLS; id++) {
    recorder.stdin.write(`{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"all"}}\n`);
    await once(answers, "line");
  }
  recorder.stdin.end();
  await once(recorder, "close");
  const [file = ""] = readdirSync(out);
  const lines = readFileSync(join(out, file), "utf8").trimEnd().split("\n");
  const { end } = JSON.parse(lines.at(-1) ?? "");
  const recorded = lines.filter((line) => line.startsWith('{"session":1,"exchange"')).length;
  expect(end.dropped.exchanges).toBe(CALLS - recorded);
  expect(recorded).toBeGreaterThan(10);
  const { code, stderr } = await mcptest(["compliance", "invariants", "--capture", join(out, file)]);
  expect(stderr).toBe("");
  expect(code).toBeLessThan(2);
});

it.each(["texts", "values"])("a run captures as many %s of all its servers as can be read again", async (what) => {
  const large = what === "texts" ? '{ text: "x".repeat(15 * 1024 * 1024) }' : "{ list: Array(490_000).fill(1) }";
  const command = commandOf(serverText('if (method === "tools/call") return { result };', `const result = ${large};`));
  const servers = ["first", "second"];
  const calls = servers.flatMap((server) =>
    Array.from({ length: 8 }, (_, at) => ({ name: `${server} ${at}`, server, tool: "all" })),
  );
  const { results, cwd } = await runSuite(
    { servers: Object.fromEntries(servers.map((name) => [name, { command }])), tools: calls },
    ["--capture", "run.capture.json"],
  );
  expect(results.findings).toContainEqual(
    expect.objectContaining({
      ...{ rule_id: "FAULT-TRANSPORT-FLOOD", server: "second" },
      message:
        "The messages of the run are more than 200 MiB or 6000000 values; the rest of this session was not recorded.",
    }),
  );
  const file = join(cwd, "run.capture.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toHaveLength(2);
  const { code, stderr } = await mcptest(["compliance", "invariants", "--capture", file]);
  expect(stderr).toBe("");
  expect(code).toBeLessThan(2);
});
