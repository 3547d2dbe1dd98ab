import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { folderWith, runSuite, textIn } from "../../support/harness.js";

const program = fileURLToPath(new URL("../../servers/answers-server.mjs", import.meta.url));

export const destructive = { annotations: { destructiveHint: true } };
const unknown = { error: { code: -32602, message: "Unknown tool: wipe_mcptest_unknown" } };
const invalid = toolError("Input validation error: 'disk' is a required property");
export const open = { type: "object", required: ["disk"], properties: { disk: { type: "string" } } };

export function toolError(text: string) {
  return { result: { isError: true, content: [{ type: "text", text }] } };
}

/** What a server with one tool, `wipe`, is to answer. */
interface Answers {
  schema?: object;
  tool?: object;
  valid?: object;
  invalid?: object;
  unknown?: object;
  list?: object;
  judged?: object;
}

/** What the test says beside it. */
interface ProbeRequest {
  tool?: string;
  block?: object;
  args?: object;
  server?: object;
  expect?: object;
  flags?: string[];
}

/** Runs one test with `negative_path` on a stand-in, and gives the calls that reached it, too. */
export async function probe(
  { schema = open, tool = {}, ...answers }: Answers,
  { tool: name = "wipe", block = {}, args = { disk: "d" }, server = {}, expect: asked, flags = [] }: ProbeRequest = {},
) {
  const log = join(folderWith({ calls: "" }), "calls");
  const tools = [{ name: "wipe", inputSchema: schema, ...tool }];
  // `$schema` is not a variable of the suite.
  const answered = JSON.stringify({ tools, unknown, invalid, log, ...answers }).replaceAll("$", "$$$$");
  const { results, code, stdout, cwd } = await runSuite(
    {
      servers: { s: { command: [process.execPath, program, answered], ...server } },
      tools: [{ name: "wipe", tool: name, args, negative_path: block, ...(asked !== undefined && { expect: asked }) }],
    },
    flags,
  );
  const calls = textIn(log).split("\n").filter(Boolean).map(parsed);
  const [row] = results.tests;
  const probes = row?.negative_path?.probes ?? {};
  const outcomes = Object.fromEntries(Object.entries(probes).map(([name, { outcome }]) => [name, outcome]));
  const findings = results.findings.map(({ rule_id }) => rule_id);
  return { row, told: row?.negative_path, probes, outcomes, findings, calls, code, stdout, cwd };
}

function parsed(line: string): { name: string; arguments: Record<string, unknown> } {
  return JSON.parse(line);
}

/** The calls of the tool that its schema accepts. */
export function accepted(calls: ReturnType<typeof parsed>[], schema: object = open) {
  const accepts = new Ajv({ strict: false }).compile(schema);
  return calls.filter((call) => call.name === "wipe" && accepts(call.arguments));
}
