import { Option } from "commander";
import { reporterNames } from "../report/registry.js";
import {
  addReporter,
  addText,
  integer,
  oneOf,
  parseMilliseconds,
  parseRate,
  parseSample,
  parseShare,
} from "../run/settings/option-values.js";
import type { RunFlags } from "../run/settings/options.js";
import { KNOWN_VERSIONS, PUBLISHED_VERSIONS } from "../suite/versions.js";
import { addRevision, addToolCall, parsePort, parser } from "./flags.js";

/** One command: its place in the help, and its module, which is loaded when the command runs. */
export interface CommandEntry {
  /** A command of a group has the name of the group before its own. */
  name: string;
  description: string;
  /** Each with its description; one with a third member has a default. */
  args?: [name: string, description: string, value?: string][];
  options?: () => Option[];
  /** Further flags: all of `run`, or some of them; every command that loads suites takes `--dotenv`. They read the configuration. */
  flags?: "run" | readonly (keyof RunFlags)[];
  /** With this flag, the configuration is not read. */
  withoutConfiguration?: string;
  examples: string[];
  /** Loads the function that runs it, whose parameters are the arguments, then the flags. */
  load(): Promise<(...args: never[]) => Promise<number>>;
}

/** The groups of commands. */
export const GROUPS: Readonly<Record<string, string>> = {
  compliance: "Check servers and captured sessions against the protocol.",
};

const SUITES: CommandEntry["args"] = [
  ["[paths...]", "files, folders or globs; default **/mcptest.yaml and **/*.mcptest.yaml"],
];
const SERVERS: CommandEntry["args"] = [
  ["[paths...]", "suites whose servers are used; omit them with --from, --server-command or --server-url"],
];

/** The commands in the order of the help. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: "run",
    description: "Validate suites, then run their tests.",
    args: SUITES,
    flags: "run",
    examples: [
      "run",
      "run tests/ --reporter pretty --reporter junit=junit.xml",
      'run tests/ --watch --watch-path "src/**/*.ts"',
    ],
    load: async () => (await import("./commands/run/run.js")).runCommand,
  },
  {
    name: "eval",
    description: "Run the evals of suites, graded by rubrics and scorers.",
    args: SUITES,
    options: () => [flag("--explain", "show each question to a judge, with its answer, on stderr")],
    flags: "run",
    examples: [
      "eval --explain",
      "eval tests/ --max-cost 0.50",
      "eval tests/ --reporter pretty --reporter json=evals.json",
    ],
    load: async () => (await import("./commands/run/run.js")).evalCommand,
  },
  {
    name: "validate",
    description: "Validate suites and report every error; start nothing.",
    args: SUITES,
    options: () => [
      flag("--strict", "warnings are errors"),
      flag("--print", "print each suite as it is resolved, with every default"),
      formatOption(),
    ],
    flags: ["envFile"],
    examples: ["validate tests/search.mcptest.yaml", "validate --print", "validate --format json"],
    load: async () => (await import("./commands/validate.js")).validateCommand,
  },
  {
    name: "discover",
    description: "Describe a server: revisions, capabilities, tools, start-up time, warnings.",
    args: SERVERS,
    options: () => [serversAtOnceOption(), formatOption()],
    flags: ["envFile", "host", "sandbox"],
    examples: [
      'discover --server-command "node server.js"',
      "discover --from .mcp.json",
      "discover --from .mcp.json#shop",
      "discover --server-url https://example.com/mcp --format json",
    ],
    load: async () => (await import("./commands/discover.js")).discoverCommand,
  },
  {
    name: "record",
    description: "Record a server: its lists and selected calls, or what a client asks of it (--proxy).",
    args: [
      [
        "[paths...]",
        "suites whose servers are used; omit them with --from, --server-command or --server-url; with --proxy, the command of the server, behind --",
      ],
    ],
    options: () => [
      flag(
        "--out <path>",
        "folder for the cassettes (default: cassettes), or for the recordings of --proxy; the suite of --draft, - is stdout",
      ),
      flag("--call <tool[=arguments]>", "call a tool, with its arguments as JSON; repeatable", addToolCall, [], "none"),
      flag("--read <uri>", "read a resource; repeatable", addText, [], "none"),
      flag("--proxy", "run the server for its client, in place of its command, and record what passes"),
      flag(
        "--listen <port>",
        "with --proxy, listen there on this machine for the clients of the server at --server-url; 0 picks a free port",
        parsePort,
      ),
      flag("--name <name>", "with --proxy, the name of the server"),
      flag(
        "--hide <name>",
        "with --proxy, hide the variable and the members of messages that have this name; repeatable",
        addText,
        [],
        "none",
      ),
      flag(
        "--install <file[#name]>",
        "have the servers of a client's file recorded, or the one with this name: puts --proxy before their commands",
      ),
      flag("--undo", "with --install, take that back"),
      flag("--watch <recording>", "show the calls of a recording as they come, and what the invariants find in them"),
      flag("--report <recording>", "report the calls of a recording and what the invariants find in it (--reporter)"),
      flag("--draft <recording>", "write a suite of a recording: a file, or the name of a server for its newest one"),
      flag(
        "--with <recording>",
        "with --draft, the recording of another server of the same client; repeatable",
        addText,
        [],
        "none",
      ),
      flag("--merge <suite>", "with --draft, add the tests of calls that this suite does not make"),
      flag("--force", "with --draft, overwrite an existing file"),
      revisionOption(),
    ],
    flags: ["envFile", "safeCall", "sandbox", "reporter"],
    // The folder is the client's.
    withoutConfiguration: "proxy",
    examples: [
      `record --server-command "node server.js" --call 'search={"query":"x"}'`,
      "record tests/search.mcptest.yaml --out tests/cassettes",
      "record --proxy -- node dist/server.js",
      "record --proxy --listen 8765 --server-url https://mcp.example.com/mcp",
      "record --install .mcp.json#shop",
      "record --report shop --reporter html=shop.html",
      "record --draft shop --out tests/shop.mcptest.yaml",
    ],
    load: async () => (await import("./commands/record/record.js")).recordCommand,
  },
  {
    name: "replay",
    description: "Repeat the requests of a failed test and compare the answers.",
    args: [
      ["<results>", "results as JSON or NDJSON"],
      ["<id>", "the id of a test that failed"],
    ],
    options: () => [revisionOption(" instead of the recorded one")],
    flags: ["envFile"],
    examples: [
      "replay results.json 'a.mcptest.yaml::tools::search finds x'",
      "replay results.json 'a.mcptest.yaml::tools::search finds x' --target-version 2025-06-18",
      `replay results.json 'a.mcptest.yaml::tools::search finds x' --server-command "node fixed.js"`,
    ],
    load: async () => (await import("./commands/replay.js")).replayCommand,
  },
  {
    name: "init",
    description: "Generate a suite for a live server, with tests that pass.",
    args: SERVERS,
    options: () => [
      flag("--out <file>", "the suite to write; - is stdout", undefined, "mcptest.yaml"),
      flag("--force", "overwrite existing files"),
      flag("--snapshot-lists", "also record what the server lists, and test that it stays so"),
      flag("--github", "also write .github/workflows/mcptest.yml"),
      // As long as the suite that is written waits.
      callTimeOption("--call-timeout", 30),
      flag("--budget <duration>", "time limit of the whole", parseMilliseconds, 300_000, "5m"),
      serversAtOnceOption(),
    ],
    flags: ["envFile", "safeCall", "sandbox"],
    examples: [
      "init",
      'init --server-command "node server.js"',
      'init --server-command "node server.js" --safe-call "get_*" --github',
      "init --server-url https://example.com/mcp --header-env X-Api-Key=API_KEY --out -",
    ],
    load: async () => (await import("./commands/init/init.js")).initCommand,
  },
  {
    name: "diff",
    description: "Compare what two servers offer; exit with 1 if a difference breaks clients.",
    args: [
      ["<a>", "a baseline, a capture, a suite or a file for --from, a URL, or a command in quotes"],
      ["<b>", "what to compare it with: any of the above"],
    ],
    options: () => [revisionOption(), serversAtOnceOption(), formatOption()],
    flags: ["envFile"],
    examples: [
      "diff .mcp.json .vscode/mcp.json",
      'diff mcptest.baseline.json "node server.js"',
      "diff https://example.com/mcp https://staging.example.com/mcp --format json",
    ],
    load: async () => (await import("./commands/diff.js")).diffCommand,
  },
  {
    name: "call",
    description: "Send one request to a server and show the answer.",
    args: [
      ["[tool]", "the tool to call; omit it with --resource or --prompt"],
      ["[json]", "arguments of the tool or prompt as a JSON object"],
    ],
    options: () => [
      flag("--resource <uri>", "read a resource instead"),
      flag("--prompt <name>", "get a prompt instead"),
      flag("--task", "run the tool as a task, and wait for what comes of it, at most --call-timeout"),
      flag("--as <subject>", "call as this subject of the server's lab; default the first one"),
      flag("--suite <path>", "call the server of this suite; --server-target names one of several"),
      flag("--save <file>", "add the call to this suite as a test; creates the suite if needed"),
      revisionOption(),
      flag(
        "--call-timeout <duration>",
        "time limit of the call; default 30s, or the suite's setting",
        parseMilliseconds,
      ),
      formatOption(),
    ],
    flags: ["envFile", "sandbox"],
    examples: [
      `call search '{"query": "x"}' --server-command "node server.js"`,
      "call --resource file:///a.txt --server-url https://example.com/mcp",
      `call --prompt greet '{"name": "Ada"}' --suite tests/shop.mcptest.yaml --server-target shop`,
      "call whoami --as bob --suite tests/notes.mcptest.yaml",
      `call search '{"query": "x"}' --save tests/shop.mcptest.yaml`,
    ],
    load: async () => (await import("./commands/call/call.js")).callCommand,
  },
  {
    name: "load",
    description: "Make one call many times, from several clients, and judge every answer.",
    args: [["<tool>", "the tool to call"]],
    options: () => [
      flag("--args <json>", "its arguments as a JSON object; references in it are filled in as in suites"),
      flag("--suite <path>", "call the server of this suite; --server-target names one of several"),
      flag("--clients <n>", "how many calls are made at once, at the most", integer(1, 10_000), 10),
      flag("--calls <n>", "how many calls are made", integer(1, 1_000_000_000)),
      flag("--for <duration>", "how long calls are made, instead of --calls", parseMilliseconds),
      flag("--rate <rate>", "calls that are due in a second or a minute, such as 200/s", parseRate),
      flag(
        "--ramp <duration>",
        "how long it takes until all clients call, or until --rate is reached",
        parseMilliseconds,
      ),
      flag("--sessions <n>", "how many sessions the clients share", integer(1, 10_000)),
      flag("--sample <1/n>", "judge one answer in n, such as 1/10, and of the others only errors", parseSample),
      flag("--p95 <duration>", "fail if 5 % of the calls take as long or longer", parseMilliseconds),
      flag("--failed-rate <share>", "fail only if this share of the calls fails, such as 0.01", parseShare),
      flag(
        "--call-timeout <duration>",
        "time limit of one call; default 30s, or the suite's setting",
        parseMilliseconds,
      ),
      new Option("--export <name>", "print a script that makes the calls with another program").choices(["k6"]),
    ],
    flags: [
      "envFile",
      "targetVersion",
      "sandbox",
      "shard",
      "strict",
      "drift",
      "baseline",
      "updateBaseline",
      "reporter",
    ],
    examples: [
      `load search --args '{"query": "x"}' --clients 50 --for 30s --server-command "node server.js"`,
      "load search --calls 5000 --rate 200/s --p95 250ms --suite tests/shop.mcptest.yaml",
      "load search --clients 50 --for 30s --server-url https://example.com/mcp --export k6 > load.js",
    ],
    load: async () => (await import("./commands/load/load.js")).loadCommand,
  },
  {
    name: "fuzz",
    description: "Call every tool with generated arguments and report faults.",
    args: SERVERS,
    options: () => [
      flag("--runs <n>", "number of calls per tool", integer(1, 100_000), 50),
      flag("--seed <n>", "the same seed generates the same arguments", integer(0, 2 ** 32 - 1), 1),
      globOption("--tools", "only tools whose name matches", "all"),
      callTimeOption("--max-call"),
      flag("--for <duration>", "time limit of the whole", parseMilliseconds, 300_000, "5m"),
      flag("--lone-surrogates", "also send texts with lone surrogates, which many SDKs never answer"),
      flag("--save <file>", "add a test for each finding to this suite; creates the suite if needed"),
      flag("--strict", "also fail if the server accepts an invalid call"),
      flag("--allow-destructive", "also call tools that may destroy something"),
      revisionOption(),
      formatOption(),
    ],
    flags: ["envFile", "safeCall", "sandbox", "errorChannel", "reporter"],
    examples: [
      'fuzz --server-command "node server.js"',
      'fuzz --server-command "node server.js" --tools "get_*" --runs 500 --seed 7',
      "fuzz tests/shop.mcptest.yaml --save tests/fuzzed.mcptest.yaml",
    ],
    load: async () => (await import("./commands/fuzz/fuzz.js")).fuzzCommand,
  },
  {
    name: "audit",
    description: "Find what is wrong with a server, without a suite.",
    args: [
      [
        "[paths...]",
        "suites whose servers and calls are used; omit them with --from, --server-command or --server-url",
      ],
    ],
    options: () => [
      flag(
        "--budget <duration>",
        "time limit of the whole, beside the first start of the server",
        parseMilliseconds,
        60_000,
        "60s",
      ),
      flag("--seed <n>", "the same seed generates the same arguments", integer(0, 2 ** 32 - 1), 1),
      globOption("--tools", "only tools whose name matches", "all"),
      flag("--args <file>", "calls that tools accept: a YAML or JSON map from tools to lists of arguments, or a suite"),
      new Option("--fail-on <tier>", "what fails the audit: what is broken, or what is suspicious too")
        .choices(["broken", "suspicious"])
        .default("broken"),
      flag("--protocol-only", "call no tool, and judge the protocol alone"),
      flag("--dry-run", "show what would be called first, and what not; call no tool"),
      serversAtOnceOption(),
      flag("--save <file>", "add a test for each finding to this suite; creates the suite if needed"),
      ...ruleOptions("findings", "audit"),
    ],
    flags: ["envFile", "safeCall", "sandbox", "host", "reporter", "minGrade"],
    examples: [
      'audit --server-command "node server.js"',
      'audit --server-command "node server.js" --safe-call "create_*" --save tests/found.mcptest.yaml',
      "audit --from .mcp.json --jobs 4",
      "audit --from .mcp.json#shop --host cursor",
      "audit tests/shop.mcptest.yaml --args calls.yaml --format json",
    ],
    load: async () => (await import("./commands/audit/audit.js")).auditCommand,
  },
  {
    name: "coverage",
    description: "Show which tools, resources and prompts no test uses, and which arguments never vary.",
    args: SUITES,
    options: () => [
      flag("--min <percent>", "exit with 1 if tests use less than this percentage", integer(0, 100)),
      flag(
        "--recording <recording>",
        "count the calls of a recording too: a file, or the name of a server for its newest one; repeatable",
        addText,
        [],
        "none",
      ),
      formatOption(),
    ],
    flags: ["envFile"],
    examples: ["coverage", "coverage tests/ --min 80", "coverage --format json"],
    load: async () => (await import("./commands/coverage.js")).coverageCommand,
  },
  {
    name: "mock",
    description: "Run a mock MCP server over stdio or Streamable HTTP.",
    args: [
      [
        "<file>",
        "a manifest (schemas/mock.v1.json), a .cassette.json, a recording of record --proxy, or the tools that a server listed, as JSON",
      ],
    ],
    options: () => [
      flag("--http <port>", "serve Streamable HTTP there and print its URL; 0 picks a free port", parsePort),
      flag("--host <address>", "where to listen; anyone who can reach it can call every tool", undefined, "127.0.0.1"),
      flag("--sse", "over HTTP, answer with a stream of events"),
      flag(
        "--revision <date>",
        "speak this revision, whatever the manifest says; repeatable",
        addRevision,
        [],
        "all that the manifest names",
      ),
    ],
    examples: [
      "mock shop.mock.yaml",
      "mock shop.mock.yaml --http 8080 --revision 2025-11-25",
      "mock tools.json --http 0",
    ],
    load: async () => (await import("./commands/mock.js")).mockCommand,
  },
  {
    name: "report",
    description: "Render results in any format; merges several files.",
    args: [["<files...>", "results as JSON or NDJSON, or the rows that a killed run left in .mcptest/"]],
    options: () => [
      flag("--reporter <name[=file]>", "as in run; repeatable", addReporter),
      flag("--strict", "tests that could not be verified make the exit code 1"),
      flag(
        "--badge <file>",
        "write a badge: .svg, or .json for an endpoint of shields.io; repeatable",
        addText,
        [],
        "none",
      ),
      flag("--fleet", "the arguments are folders: one table of the repositories whose results they hold"),
    ],
    examples: [
      "report results.json --reporter junit=junit.xml",
      "report results.json --badge badge.svg --badge badge.json",
      "report --fleet results/ --reporter html=fleet.html",
    ],
    load: async () => (await import("./commands/report/report.js")).reportCommand,
  },
  {
    name: "migrate",
    description: "Convert suites of mcp-assert, promptfoo's MCP provider, mcp-server-tester and mcp-eval.",
    args: [["<files...>", "files or folders of these tools; no code in them is run"]],
    options: () => [
      flag("--out <file>", "the suite to write; default stdout"),
      flag("--force", "overwrite an existing file"),
    ],
    examples: [
      "migrate promptfooconfig.yaml",
      "migrate evals/ --out tests/evals.mcptest.yaml",
      "migrate mcp-assert/*.yaml --out tests/assert.mcptest.yaml",
    ],
    load: async () => (await import("./commands/migrate/migrate.js")).migrateCommand,
  },
  {
    name: "serve",
    description: "Serve commands as the tools of an MCP server over stdio, for an agent that writes a server.",
    options: () => [
      flag("--no-sandbox", "start servers outside a sandbox, so that what they do lasts, where no sandbox can be had"),
    ],
    examples: ["serve", "serve --no-sandbox", `discover --server-command "npx mcptest serve"`],
    load: async () => (await import("./commands/serve/serve.js")).serveCommand,
  },
  {
    name: "compliance run",
    description: "Check a live server against every rule of the corpus, with a grade and a score.",
    args: SERVERS,
    options: () => [
      globOption("--rules", "only rules whose id matches", "all"),
      new Option(
        "--profile <name>",
        "other rules: `registry` asks whether server.json and its server can be published, `browser` whether web pages can use it",
      ).choices(["registry", "browser"]),
      flag("--strict", "also fail on rules of severity should"),
      serversAtOnceOption(),
      ...ruleOptions("failures", "run", 10),
    ],
    flags: ["envFile", "safeCall", "sandbox", "host", "reporter", "minGrade"],
    examples: [
      'compliance run --server-command "node server.js"',
      "compliance run --server-url https://example.com/mcp --format json",
      'compliance run --from ".mcp.json#shop-*"',
      'compliance run tests/shop.mcptest.yaml --server-target shop --rules "PROTO-*"',
      'compliance run --profile registry --server-command "node server.js"',
      "compliance run --profile browser --server-url https://example.com/mcp",
    ],
    load: async () => (await import("./commands/compliance/profile.js")).profileCommand,
  },
  {
    name: "compliance invariants",
    description: "Check captured sessions against the invariants; contacts no server.",
    options: () => [
      new Option("--capture <file>", "a captured session, or an array of them").makeOptionMandatory(),
      formatOption(),
    ],
    examples: [
      "compliance invariants --capture session.json",
      "compliance invariants --capture session.json --format json",
      "compliance invariants --capture sessions.json --reporter json=report.json",
    ],
    load: async () => (await import("./commands/compliance/invariants.js")).invariantsCommand,
  },
  {
    name: "compliance rules",
    description: "List every rule with its id, or show one.",
    args: [["[id]", "the id of a rule, such as INV-002"]],
    options: () => [formatOption()],
    examples: ["compliance rules", "compliance rules INV-002", "compliance rules --format json"],
    load: async () => (await import("./commands/compliance/rules.js")).rulesCommand,
  },
  {
    name: "completion",
    description: "Print a script by which a shell completes commands and options.",
    args: [["<shell>", "bash, zsh, fish or pwsh"]],
    examples: ["completion bash", "completion zsh", "completion fish > ~/.config/fish/completions/mcptest.fish"],
    load: async () => {
      const { completionCommand } = await import("./commands/completion.js");
      return (shell: string) => completionCommand(shell, COMMANDS);
    },
  },
  {
    name: "schema",
    description: "Print a JSON Schema.",
    args: [["[name]", "suite, results, baseline, capture, cassette or mock", "suite"]],
    examples: ["schema > mcptest.schema.json", "schema results", "schema mock"],
    load: async () => (await import("./commands/schema.js")).schemaCommand,
  },
];

function formatOption(): Option {
  return new Option("--format <name>", "the format of the output").choices(["pretty", "json"]).default("pretty");
}

/** What commands that judge a server by rules have in common. */
function ruleOptions(found: string, whole: string, callSeconds?: number): Option[] {
  return [
    flag("--allow-destructive", "also call tools that may destroy something"),
    callTimeOption("--max-call", callSeconds),
    revisionOption(),
    flag("--baseline <file>", `compare with this baseline: known ${found} do not fail the ${whole}`),
    flag("--update-baseline", `write current ${found} to the baseline`),
    flag("--strict-baseline", "fail if the baseline has stale entries"),
    new Option("--format <name>", "the format of the output").choices(reporterNames).default("pretty"),
  ];
}

function serversAtOnceOption(): Option {
  return flag("--jobs <n>", "of a file with several servers, how many are asked at once", integer(1, 100), 1);
}

function revisionOption(more = ""): Option {
  return new Option("--target-version <revision>", `the protocol revision to use${more}`)
    .choices(PUBLISHED_VERSIONS)
    .argParser(parser(oneOf("<revision>", KNOWN_VERSIONS, PUBLISHED_VERSIONS).parse));
}

/** A repeatable option whose values select by name; `all` is what the help says of no value. */
function globOption(name: string, description: string, all: string): Option {
  return flag(`${name} <glob>`, `${description}; repeatable`, addText, [], all);
}

function callTimeOption(name: string, seconds = 5): Option {
  return flag(`${name} <duration>`, "time limit of one call", parseMilliseconds, seconds * 1_000, `${seconds}s`);
}

function flag<V>(
  flags: string,
  description: string,
  parse?: (text: string, before?: V) => V,
  value?: V,
  valueText?: string,
): Option {
  const option = new Option(flags, description);
  if (parse) option.argParser(parser(parse));
  return value === undefined ? option : option.default(value, valueText);
}
