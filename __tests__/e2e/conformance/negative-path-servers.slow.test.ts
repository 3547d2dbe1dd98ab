import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { runSuite } from "../../support/in-process.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const page = `${root}docs/negative-paths.md`;

/** Every tool that the server lists to a client that offers all that a client can, with valid arguments. */
function servers(folder: string): Record<string, { args: string[]; tools: Record<string, unknown> }> {
  const file = join(folder, "file.txt");
  return {
    everything: {
      args: ["server-everything/dist/index.js", "stdio"],
      tools: {
        echo: { message: "hi" },
        "get-annotated-message": { messageType: "error" },
        "get-env": {},
        "get-resource-links": {},
        "get-resource-reference": {},
        "get-structured-content": { location: "Chicago" },
        "get-sum": { a: 1, b: 2 },
        "get-tiny-image": {},
        "gzip-file-as-resource": { name: "a.gz", data: "data:text/plain,hi", outputType: "resource" },
        "toggle-simulated-logging": {},
        "toggle-subscriber-updates": {},
        "trigger-long-running-operation": { duration: 0.1, steps: 1 },
        "simulate-research-query": { topic: "t" },
        "get-roots-list": {},
        "trigger-elicitation-request": {},
        "trigger-sampling-request": { prompt: "p" },
        "trigger-url-elicitation": { url: "https://example.com/" },
      },
    },
    filesystem: {
      args: ["server-filesystem/dist/index.js", folder],
      tools: {
        read_file: { path: file },
        read_text_file: { path: file },
        read_media_file: { path: file },
        read_multiple_files: { paths: [file] },
        edit_file: { path: file, edits: [{ oldText: "text", newText: "other" }], dryRun: true },
        write_file: { path: file, content: "x" },
        create_directory: { path: join(folder, "new") },
        list_directory: { path: folder },
        list_directory_with_sizes: { path: folder },
        directory_tree: { path: folder },
        search_files: { path: folder, pattern: "*.txt" },
        get_file_info: { path: file },
        list_allowed_directories: {},
        move_file: { source: file, destination: join(folder, "moved.txt") },
      },
    },
    memory: {
      args: ["server-memory/dist/index.js"],
      tools: {
        create_entities: { entities: [{ name: "a", entityType: "t", observations: [] }] },
        create_relations: { relations: [{ from: "a", to: "a", relationType: "r" }] },
        add_observations: { observations: [{ entityName: "a", contents: ["x"] }] },
        delete_entities: { entityNames: ["b"] },
        delete_observations: { deletions: [{ entityName: "a", observations: ["x"] }] },
        delete_relations: { relations: [{ from: "a", to: "a", relationType: "r" }] },
        read_graph: {},
        search_nodes: { query: "a" },
        open_nodes: { names: ["a"] },
      },
    },
    "sequential-thinking": {
      args: ["server-sequential-thinking/dist/index.js"],
      tools: { sequentialthinking: { thought: "t", nextThoughtNeeded: false, thoughtNumber: 1, totalThoughts: 1 } },
    },
  };
}

const HEAD = `# How common servers handle bad requests

## What is sent

\`negative_path\` first calls the tool with the valid \`args\` of its test, then sends bad requests: at most 100 per probe,
about arguments up to six levels deep. If the input schema would give more, the report says so.

A tool that its annotations declare as destructive is not called with valid arguments: \`destructiveHint: true\`, or
\`readOnlyHint: false\` without a \`destructiveHint\`, which the protocol defines as destructive. Probes whose requests the input
schema accepts are skipped for it, such as an extra field in an open schema, or a large string without a \`maxLength\`.
\`base_call: true\` in the block, or the tool in the server's \`safe_calls\`, allows the call; \`base_call: false\` forbids it
for any tool. A tool without these annotations is called, because its test gives valid arguments. If \`tools/list\` cannot
be read to its end, a tool that was not found in it is not called either.

A rejection counts if the valid call was accepted. Otherwise it counts only if its text or code says that it is about the
arguments or the name of the tool: \`getaddrinfo ENOTFOUND\` does not, and the probe is unverified. If a field is rejected
although the schema accepts it, the probe is unverified too, because the server does not follow its own schema. If the
schema itself cannot be judged (it is not a valid JSON Schema, is nested too deeply or takes too long), the probes that
depend on it are unverified, with that reason.

In \`expect\`, \`result\`, headers and limits are about the answer to the valid call. If that call is not made, headers and
limits are not checked, and the report says so.

## What servers answer

The results of \`negative_path\` on every tool that servers from npm list to a client that offers sampling, elicitation and
roots, at 2025-11-25: the outcome of each probe and the channel of the rejection. If the valid call of a tool is rejected,
its probes are unverified: \`simulate-research-query\` must be called as a task. A test generates this page.

| server | tool | unknown tool | missing | wrong type | extra field | oversized |
| --- | --- | --- | --- | --- | --- | --- |
`;

it("reports what the servers from npm do, tool by tool, as the docs have it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mcptest-real-"));
  try {
    writeFileSync(join(folder, "file.txt"), "text");
    const all = Object.entries(servers(folder));
    const { results } = await runSuite({
      servers: Object.fromEntries(
        all.map(
          ([
            name,
            {
              args: [script, ...rest],
            },
          ]) => [
            name,
            {
              command: [process.execPath, `${root}node_modules/@modelcontextprotocol/${script}`, ...rest],
              env: { MEMORY_FILE_PATH: join(folder, "memory.jsonl") },
              client: { sampling: "hi", elicitation: "decline", roots: [{ uri: pathToFileURL(folder).href }] },
            },
          ],
        ),
      ),
      compliance: all.map(([server]) => ({
        name: `tools of ${server}`,
        server,
        check: "tools/list",
        // One entry more, or less, than the tools here fails.
        expect: { "result.tools.length": Object.keys(servers(folder)[server]?.tools ?? {}).length },
      })),
      tools: all.flatMap(([server, { tools }]) =>
        Object.entries(tools).map(([tool, args]) => ({
          name: `${server} ${tool}`,
          server,
          tool,
          args,
          negative_path: {},
        })),
      ),
    });
    const probed = results.tests.filter(({ name }) => !name.startsWith("tools of "));
    for (const { status } of results.tests.filter((row) => !probed.includes(row))) expect(status).toBe("passed");
    const lines = probed.map(({ name, negative_path }) => {
      const cells = ["unknown_tool", "missing_required", "wrong_type", "extra_field", "oversized"].map((probe) => {
        const { outcome, channel } = negative_path?.probes[probe] ?? { outcome: "none", channel: "none" };
        return channel === "none" ? outcome : `${outcome} (${channel})`;
      });
      return `| ${[...name.split(" "), ...cells].join(" | ")} |\n`;
    });
    expect(results.findings.map(({ rule_id }) => rule_id).filter((id) => !id.startsWith("ERRCHAN-"))).toEqual([]);
    await expect(HEAD + lines.join("")).toMatchFileSnapshot(page);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
