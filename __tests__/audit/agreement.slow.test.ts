import { join } from "node:path";
import { expect, it } from "vitest";
import { folderWith, root } from "../support/cli.js";
import { mcptestHere } from "../support/in-process.js";
import { partOf } from "../support/whole.js";

interface Report {
  rules: { id: string; subject?: string; status: string }[];
  grade: string | null;
}

const ofPackage = (name: string) => `node_modules/@modelcontextprotocol/server-${name}/dist/index.js`;
const SERVERS: readonly [name: string, words: (cwd: string) => string[], env?: (cwd: string) => NodeJS.ProcessEnv][] = [
  ["server-everything", () => [ofPackage("everything")]],
  ["server-memory", () => [ofPackage("memory")], (cwd) => ({ MEMORY_FILE_PATH: join(cwd, "memory.jsonl") })],
  ["server-filesystem", (cwd) => [ofPackage("filesystem"), cwd]],
  ["a server that checks no argument", () => ["__tests__/audit/servers/believed.mjs", "loose"]],
  ["a server with a dead list", () => ["__tests__/audit/servers/believed.mjs", "dead-list"]],
];

it.each(partOf(SERVERS, 5))("audit and compliance run say the same of %s", async (_, words, env = () => ({})) => {
  const cwd = folderWith({ "notes.txt": "a note" });
  const [file = "", ...more] = words(cwd);
  const server = [process.execPath, join(root, file), ...more].map((word) => `"${word}"`).join(" ");
  const reportOf = async (...command: string[]): Promise<Report> => {
    const args = [...command, "--server-command", server, "--format", "json"];
    return JSON.parse((await mcptestHere(args, { cwd, env: env(cwd) })).stdout);
  };
  const audit = await reportOf("audit", "--budget", "3m");
  const corpus = await reportOf("compliance", "run");
  const statuses = ({ rules }: Report) =>
    new Map(rules.map(({ id, subject, status }) => [`${id} ${subject ?? ""}`, status]));
  const ofAudit = statuses(audit);
  const differing = [...statuses(corpus)].filter(([rule, status]) => {
    const both = [status, ofAudit.get(rule)].sort();
    return both[0] === "failed" && both[1] === "passed";
  });
  expect(differing).toEqual([]);
  // An audit learns calls that tools accept, and may have enough of them for a grade where the other has not.
  if (corpus.grade !== null) expect(audit.grade).toBe(corpus.grade);
});
