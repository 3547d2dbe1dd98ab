import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { folderWith, root, runSuite, textIn } from "../../support/harness.js";

const page = `${root}docs/internals/negative-paths.md`;

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

/** The page up to its table. */
const head = textIn(page).replace(/(?<=\n\| --- [^\n]*\n).*/s, "");

it("reports what the servers from npm do, tool by tool, as the docs have it", async () => {
  const folder = folderWith({ "file.txt": "text" });
  const all = Object.entries(servers(folder));
  const client = { sampling: "hi", elicitation: "decline", roots: [{ uri: pathToFileURL(folder).href }] };
  const env = { MEMORY_FILE_PATH: join(folder, "memory.jsonl") };
  const commandOf = ([script, ...rest]: string[]) => [
    process.execPath,
    `${root}node_modules/@modelcontextprotocol/${script}`,
    ...rest,
  ];
  const { results } = await runSuite({
    servers: Object.fromEntries(all.map(([name, { args }]) => [name, { command: commandOf(args), env, client }])),
    compliance: all.map(([server, { tools }]) => ({
      ...{ name: `tools of ${server}`, server, check: "tools/list" },
      // One entry more, or less, than the tools here fails.
      expect: { "result.tools.length": Object.keys(tools).length },
    })),
    tools: all.flatMap(([server, { tools }]) =>
      Object.entries(tools).map(([tool, args]) => ({
        ...{ name: `${server} ${tool}`, server, tool, args },
        negative_path: {},
      })),
    ),
  });
  const [lists, probed] = [true, false].map((isList) =>
    results.tests.filter(({ name }) => name.startsWith("tools of ") === isList),
  );
  expect(new Set(lists?.map(({ status }) => status))).toEqual(new Set(["passed"]));
  const lines = probed?.map(({ name, negative_path }) => {
    const cells = ["unknown_tool", "missing_required", "wrong_type", "extra_field", "oversized"].map((probe) => {
      const { outcome, channel } = negative_path?.probes[probe] ?? { outcome: "none", channel: "none" };
      return channel === "none" ? outcome : `${outcome} (${channel})`;
    });
    return `| ${[...name.split(" "), ...cells].join(" | ")} |\n`;
  });
  expect(results.findings.map(({ rule_id }) => rule_id).filter((id) => !id.startsWith("ERRCHAN-"))).toEqual([]);
  await expect(head + lines?.join("")).toMatchFileSnapshot(page);
});
