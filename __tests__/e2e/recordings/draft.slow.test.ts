import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { beforeAll, describe, expect, it } from "vitest";
import { CLI } from "../../support/bundle.js";
import { folderWith, mcptest, reportedIn, root, steady, textIn, until, writeIn } from "../../support/cli.js";

const SECRET = "correct-horse-battery";
const folder = folderWith({});
const state = { XDG_STATE_HOME: join(folder, "state") };

/** A session of a client that looks for something, takes it, makes mistakes and answers a question. */
beforeAll(async () => {
  const client = new Client({ name: "claude-ai", version: "0.1" }, { capabilities: { elicitation: {} } });
  client.setRequestHandler(ElicitRequestSchema, () => ({ action: "accept", content: { ok: true } }));
  const args = [CLI, "record", "--proxy", "--", process.execPath, `${root}__tests__/servers/shop-server.mjs`];
  const env = { PATH: process.env.PATH ?? "", ...state };
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env, stderr: "ignore" }));
  await client.listTools();
  const call = (name: string, values = {}) => client.callTool({ name, arguments: values });
  const found = await call("search", { query: "pen" });
  await call("search", { query: "pen" });
  const { items } = found.structuredContent as { items: { id: string }[] };
  await call("get", { item_id: items[1]?.id });
  await call("get", { item_id: "$nope" });
  await call("buy", { item_id: items[0]?.id });
  await call("now");
  // The clock must have moved.
  await new Promise((resolve) => setTimeout(resolve, 20));
  await call("now");
  await call("ask");
  await call("login", { password: SECRET });
  await call("no_such_tool");
  await client.close();
});

describe("record --draft", () => {
  it("writes a suite of the newest recording of a server, which passes", async () => {
    const drafted = await mcptest(["record", "--draft", "shop-server", "--out", "shop.mcptest.yaml"], {
      cwd: folder,
      env: state,
    });
    expect(drafted.stderr).toContain("wrote 8 tests");
    expect(drafted.stderr).toContain("6 passed, 2 skipped");
    expect(drafted.code).toBe(0);
    const suite = textIn(folder, "shop.mcptest.yaml");
    expect(suite).not.toContain(SECRET);
    await expect(steady(suite, folder)).toMatchFileSnapshot("../../golden/e2e/record/drafted.mcptest.yaml");
    const ran = await mcptest(["run", "shop.mcptest.yaml"], { cwd: folder, env: { PASSWORD: SECRET } });
    expect(ran.stdout).toContain("6 passed");
    expect(ran.code).toBe(0);
  });

  it("does not write over a file", async () => {
    const { code, stderr } = await mcptest(["record", "--draft", "shop-server", "--out", "shop.mcptest.yaml"], {
      cwd: folder,
      env: state,
    });
    expect(code).toBe(2);
    expect(stderr).toContain("shop.mcptest.yaml is already there");
  });

  it("adds what a suite does not test yet", async () => {
    const suite = textIn(folder, "shop.mcptest.yaml");
    const [head = "", ...tests] = suite.split(/\n(?=(?: {2}# .*\n)? {2}- name: )/);
    const without = [head, ...tests.filter((test) => !/\$\$nope|now/.test(test))].join("\n");
    writeIn(folder, "some.mcptest.yaml", `${without}\n`);
    const merge = ["record", "--draft", "shop-server", "--merge", "some.mcptest.yaml"];
    const first = await mcptest(merge, { cwd: folder, env: state });
    expect(first.stderr).toContain("added 2 tests");
    expect(first.code).toBe(0);
    const merged = textIn(folder, "some.mcptest.yaml");
    expect(merged.startsWith(without)).toBe(true);
    expect(merged.match(/- name: /g)).toHaveLength(8);
    const again = await mcptest(merge, { cwd: folder, env: state });
    expect(again.stderr).toContain("added 0 tests");
    expect(textIn(folder, "some.mcptest.yaml")).toBe(merged);
  });

  it("says which recordings there are", async () => {
    const { code, stderr } = await mcptest(["record", "--draft", "shoop"], { cwd: folder, env: state });
    expect(code).toBe(2);
    expect(stderr).toContain("There are recordings of shop-server.");
    expect(readdirSync(join(folder, "state", "mcptest", "recordings"))).toHaveLength(1);
  });
});

describe("record --draft --sandbox", () => {
  it("tries what writes, with the read after it, where nothing lasts", async () => {
    const notes = folderWith({});
    const recorded = [CLI, "record", "--proxy", "--out", join(notes, "out"), "--"];
    const command = [process.execPath, `${root}__tests__/servers/notes-server.mjs`];
    const client = new Client({ name: "claude-ai", version: "0.1" });
    const args = [...recorded, ...command];
    const stderr = "ignore";
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: notes, stderr }));
    await client.listTools();
    for (const [name, args] of [
      ["add_note", { text: "buy milk" }],
      ["list_notes", {}],
      ["add_note", { text: "buy bread" }],
      ["add_note", { text: "buy bread" }],
      ["clear", {}],
    ] as const)
      await client.callTool({ name, arguments: args });
    await client.close();
    const draft = ["record", "--draft", "out", "--out"];
    const withheld = await mcptest([...draft, "-"], { cwd: notes });
    expect(withheld.stderr).toContain("1 passed, 3 skipped");
    expect(withheld.stdout).toContain("--sandbox tries it");
    const drafted = await mcptest([...draft, "notes.mcptest.yaml", "--sandbox"], { cwd: notes });
    expect(drafted.stderr).toContain("4 passed, 0 skipped");
    expect(drafted.code).toBe(0);
    const suite = textIn(notes, "notes.mcptest.yaml");
    await expect(steady(suite, notes)).toMatchFileSnapshot("../../golden/e2e/record/sandboxed.mcptest.yaml");
    expect(JSON.parse(textIn(notes, "notes.json"))).toEqual([]);
    const ran = await mcptest(["run", "notes.mcptest.yaml"], { cwd: notes });
    expect(ran.stdout).toContain("4 passed");
  });
});

describe("record --draft --with", () => {
  it("drafts what a client took from one server to another as a composition", async () => {
    const both = folderWith({});
    const open = async (server: string) => {
      const client = new Client({ name: "claude-ai", version: "0.1" });
      const args = [CLI, "record", "--proxy", "--name", server, "--out", join(both, server), "--"];
      args.push(process.execPath, `${root}__tests__/servers/${server}-server.mjs`);
      await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: both, stderr: "ignore" }));
      await client.listTools();
      return client;
    };
    const [shop, notes] = [await open("shop"), await open("notes")];
    const found = await shop.callTool({ name: "search", arguments: { query: "pen" } });
    const { items } = found.structuredContent as { items: { id: string }[] };
    await notes.callTool({ name: "add_note", arguments: { text: items[1]?.id } });
    await Promise.all([shop.close(), notes.close()]);
    const draft = ["record", "--draft", "shop", "--with", "notes", "--safe-call", "add_*", "--out"];
    const drafted = await mcptest([...draft, "both.mcptest.yaml"], { cwd: both });
    expect(drafted.stderr).toContain("3 passed, 0 skipped");
    const suite = textIn(both, "both.mcptest.yaml");
    const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
    const text = steady(suite, both).replace(uuid, "UUID");
    await expect(text).toMatchFileSnapshot("../../golden/e2e/record/composed.mcptest.yaml");
    const ran = await mcptest(["run", "both.mcptest.yaml"], { cwd: both });
    expect(ran.stdout).toContain("3 passed");
  });
});

/** The only recording, from the folder of the test. */
function recording(): string {
  const [name = ""] = readdirSync(join(folder, "state", "mcptest", "recordings"));
  return join("state", "mcptest", "recordings", name);
}

describe("a recording", () => {
  it("is played in place of its server, by a suite and by the mock", async () => {
    const tests =
      "tools:\n  - { name: finds, tool: search, args: { query: pen }, expect: { result.isError: false } }\n";
    writeIn(folder, "played.mcptest.yaml", `servers:\n  shop: { cassette: ${recording()} }\n${tests}`);
    const played = await mcptest(["run", "played.mcptest.yaml"], { cwd: folder });
    expect(played.stdout).toContain("1 passed");
    const command = `${process.execPath} ${CLI} mock ${recording()}`;
    const called = await mcptest(["call", "search", '{"query": "pen"}', "--server-command", command], { cwd: folder });
    expect(called.stderr).not.toContain("error");
    expect(called.stdout).toContain("pen 1");
    const other = await mcptest(["call", "search", '{"query": "ink"}', "--server-command", command], { cwd: folder });
    expect(other.code).toBe(1);
    expect(other.stdout).toContain("nearest");
  });

  it("is reported like a run: a row for each call in the order of time, and findings with the name of the client", async () => {
    const reporters = [
      "--reporter",
      "json=results.json",
      "--reporter",
      "html=shop.html",
      "--reporter",
      "junit=junit.xml",
    ];
    const report = await mcptest(["record", "--report", "shop-server", ...reporters], { cwd: folder, env: state });
    expect(report.stderr).toBe("");
    expect(report.code).toBe(0);
    const { tests, servers, run } = reportedIn(folder);
    const names = tests.map(({ name }) => name.replace(/^(?:0|[1-9]\d*)\.\d s /, ""));
    expect(names.slice(0, 3)).toEqual(["initialize", "tools/list", 'tools/call search {"query":"pen"}']);
    expect(names).toContain("← elicitation/create");
    expect(names).toContain('tools/call login {"password":"[hidden: password]"}');
    expect(run.suite_files).toEqual([recording()]);
    expect(servers).toMatchObject([
      { name: "shop-server", kind: "stdio", calls: 12, negotiated_version: "2025-11-25" },
    ]);
    expect(textIn(folder, "shop.html")).toContain("session");
  });

  it("counts for coverage", async () => {
    const command = JSON.stringify([process.execPath, `${root}__tests__/servers/shop-server.mjs`]);
    writeIn(
      folder,
      "one.mcptest.yaml",
      `servers:\n  shop: { command: ${command} }\ntools:\n  - { name: now, tool: now }\n`,
    );
    const alone = await mcptest(["coverage", "one.mcptest.yaml"], { cwd: folder, env: state });
    expect(alone.stdout).toContain("1 of 6 exercised");
    const measured = await mcptest(["coverage", "one.mcptest.yaml", "--recording", "shop-server"], {
      cwd: folder,
      env: state,
    });
    expect(measured.stdout).toContain("6 of 6 exercised, 100 %");
    expect(measured.code).toBe(0);
  });

  it("of a broken server is reported with what is wrong, and the client that met it", async () => {
    const broken = {
      server_label: "broken",
      protocol_version: "2025-11-25",
      exchanges: [
        {
          purpose: "handshake",
          at_ms: 0,
          duration_ms: 5,
          request: {
            jsonrpc: "2.0",
            id: 0,
            method: "initialize",
            params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "cursor", version: "2.1" } },
          },
          response: {
            jsonrpc: "2.0",
            id: 0,
            result: {
              protocolVersion: "2025-11-25",
              capabilities: { tools: {} },
              serverInfo: { name: "b", version: "1" },
            },
          },
        },
        {
          purpose: "test",
          at_ms: 9,
          duration_ms: 1,
          request: { jsonrpc: "2.0", id: 1, method: "tools/list" },
          response: { jsonrpc: "2.0", id: 1, result: { tools: 5 } },
        },
        {
          purpose: "test",
          at_ms: 20,
          request: { jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "x" } },
          fault: { rule_id: "FAULT-LIFECYCLE-CRASH" },
        },
      ],
    };
    writeIn(folder, "broken.capture.json", JSON.stringify(broken));
    const report = await mcptest(["record", "--report", "broken.capture.json"], { cwd: folder });
    expect(report.code).toBe(1);
    expect(report.stdout).toMatch(/tools.*\(seen with cursor 2\.1\)/);
    expect(report.stdout).toContain("FAULT-LIFECYCLE-CRASH");
    expect(report.stdout).toContain("3 tests: 2 passed, 1 failed");
  });

  it("is shown with its calls and findings until it is interrupted", async () => {
    let output = "";
    const { code, stdout } = await mcptest(["record", "--watch", "shop-server"], {
      cwd: folder,
      env: state,
      during: async (child) => {
        child.stdout?.on("data", (chunk) => {
          output += chunk;
        });
        await until(() => output.includes("the server ended"));
        child.kill("SIGINT");
      },
    });
    expect(code).toBe(130);
    expect(stdout).toMatch(/ → ✓ tools\/call search {2}\d+ ms {2}[\d.]+ KiB\n/);
    expect(stdout).toMatch(/ ← ✓ elicitation\/create/);
    expect(stdout).toContain("→ ✗ tools/call no_such_tool");
    expect(stdout).not.toContain(SECRET);
  });
});
