import { z } from "zod";
import type { ReadRoot } from "../../../core/read-file.js";

/** The words of the command that a tool stands for; `--json` and the like are added by the caller. */
type ToWords<T> = (args: T, root: ReadRoot) => string[];

/** A tool of `mcptest serve`: it is a command, with a few of its options. */
export interface ServedTool<T = never> {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  /** It starts no server. */
  isReadOnly: boolean;
  words: ToWords<T>;
}

const SERVER = {
  server_command: z
    .string()
    .min(1)
    .max(4_000)
    .optional()
    .describe("The program that starts the server, and its arguments; default: the server of .mcp.json or its like"),
  server_url: z
    .url()
    .max(4_000)
    .optional()
    .describe("The URL of a server over HTTP; default: the server of .mcp.json or its like"),
  from: z
    .string()
    .min(1)
    .max(4_000)
    .optional()
    .describe("A file with servers in the working folder, such as .mcp.json#shop"),
};
const suites = z
  .array(z.string().min(1).max(4_000))
  .max(100)
  .optional()
  .describe("Files of suites in the working folder; default: every mcptest.yaml and *.mcptest.yaml below it")
  .meta({ examples: [["mcptest.yaml"]] });
const target_version = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional()
  .describe("The protocol revision to use");

type Server = { [key in keyof typeof SERVER]?: string | undefined };

function serverWords({ server_command, server_url, from }: Server, root: ReadRoot): string[] {
  if (from !== undefined) root.check(from.replace(/#[^#]*$/, ""));
  return [...flag("server-command", server_command), ...flag("server-url", server_url), ...flag("from", from)];
}

/** One word, so that no value is taken for another flag. */
function flag(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`--${name}=${value}`];
}

function suiteWords(paths: readonly string[] = [], root: ReadRoot): string[] {
  for (const path of paths) root.check(path);
  return paths.length > 0 ? ["--", ...paths] : [];
}

function tool<S extends z.ZodRawShape>(
  name: string,
  title: string,
  description: string,
  shape: S,
  isReadOnly: boolean,
  words: ToWords<z.infer<z.ZodObject<S>>>,
): ServedTool {
  return { name, title, description, input: z.strictObject(shape), isReadOnly, words };
}

/** The tools of `mcptest serve`; `sandboxFlags`: what lets a command start a server. */
export function servedTools(sandboxFlags: readonly string[]): readonly ServedTool[] {
  return [
    tool(
      "audit",
      "Audit a server",
      "Finds what is wrong with an MCP server without a suite: each finding with its evidence and a fix, and a grade.",
      {
        ...SERVER,
        target_version,
        tools: z.array(z.string().min(1).max(200)).max(100).optional().describe("Only tools whose name matches a glob"),
        budget_seconds: z.int().min(5).max(600).optional().describe("How long it may take; default 60"),
      },
      false,
      ({ target_version: revision, tools = [], budget_seconds, ...server }, root) => [
        "audit",
        ...sandboxFlags,
        ...serverWords(server, root),
        ...flag("target-version", revision),
        ...tools.flatMap((name) => flag("tools", name)),
        ...flag("budget", budget_seconds === undefined ? undefined : `${budget_seconds}s`),
      ],
    ),
    tool(
      "discover",
      "Describe a server",
      "Describes an MCP server: its revisions, capabilities, tools, resources and prompts, and warnings.",
      SERVER,
      false,
      (server, root) => ["discover", ...sandboxFlags, ...serverWords(server, root)],
    ),
    tool(
      "run",
      "Run suites",
      "Runs the tests of suites of mcptest and reports each failure with what was expected and what came.",
      {
        suites,
        filter: z.string().min(1).max(400).optional().describe("Only tests whose id has this text"),
        target_version,
      },
      false,
      ({ suites: paths, filter, target_version: revision }, root) => [
        "run",
        ...sandboxFlags,
        "--reporter=pretty",
        ...flag("filter", filter),
        ...flag("target-version", revision),
        ...suiteWords(paths, root),
      ],
    ),
    tool(
      "validate",
      "Validate suites",
      "Validates suites of mcptest and reports every error with its line and a fix. Starts nothing.",
      { suites },
      true,
      ({ suites: paths }, root) => ["validate", ...suiteWords(paths, root)],
    ),
    tool(
      "call",
      "Call a tool of a server",
      "Calls one tool of an MCP server and shows the answer.",
      {
        ...SERVER,
        tool: z.string().min(1).max(400).describe("The name of the tool"),
        arguments: z.looseObject({}).optional().describe("Its arguments; default: none"),
        target_version,
      },
      false,
      ({ tool: name, arguments: args = {}, target_version: revision, ...server }, root) => [
        "call",
        ...sandboxFlags,
        ...serverWords(server, root),
        ...flag("target-version", revision),
        "--",
        name,
        JSON.stringify(args),
      ],
    ),
    tool(
      "explain",
      "Explain a rule",
      "Explains a rule by its id, such as INV-002: what it requires, how to fix what breaks it, and where it is specified.",
      {
        rule: z
          .string()
          .regex(/^[A-Za-z][A-Za-z0-9-]{1,60}$/)
          .describe("The id of the rule")
          .meta({ examples: ["INV-002"] }),
      },
      true,
      ({ rule }) => ["compliance", "rules", "--", rule],
    ),
  ];
}
