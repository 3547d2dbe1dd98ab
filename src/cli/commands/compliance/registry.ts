import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { RuleResult } from "../../../conformance/corpus/run-corpus.js";
import type { RegistryFiles } from "../../../conformance/registry/files.js";
import { judgeRegistry, REGISTRY_RULES } from "../../../conformance/registry/judge.js";
import type { RegistryRemote } from "../../../conformance/registry/live.js";
import { nowMs } from "../../../core/clock.js";
import { throwErrors, UserError, userError } from "../../../core/problem.js";
import { hide, processSecrets } from "../../../core/redaction/redacted.js";
import { NEWEST_LEGACY } from "../../../mcp/revisions/known.js";
import { createPaint } from "../../../report/words.js";
import { openBaseline } from "../../../run/baseline.js";
import { connect } from "../../../run/connect.js";
import type { RunRequest } from "../../../run/request.js";
import { type RuleRun, ruleResults } from "../../../run/rule-results.js";
import { ProblemLog, type Spot } from "../../../suite/problems.js";
import { readDocument } from "../../../suite/sources/read-document.js";
import { registryServers } from "../../../suite/sources/registry.js";
import { splitFrom } from "../../../suite/sources/source.js";
import { PlaceStore } from "../../../suite/yaml/positions.js";
import { displayPath, readText } from "../../../suite/yaml/read-source.js";
import { NOT_COMPARED, reportHead, writeRuleReport } from "../../rule-report.js";
import { onlyServer, withServers } from "../../servers.js";
import { type CorpusFlags, countRules, ruleText, wantedRules } from "./run.js";

const MAX_FILE = 4 * 1_024 * 1_024;

/** `mcptest compliance run --profile registry`: 1 if a server and its `server.json` may not be published as they are. */
export async function registryCommand(paths: string[], flags: CorpusFlags): Promise<number> {
  const startedAt = new Date();
  const startMs = nowMs();
  const isWanted = await wantedRules(flags.rules, REGISTRY_RULES);
  const work = async (connections: Awaited<ReturnType<typeof connect>>, request: RunRequest) => {
    const baseline = await openBaseline(request);
    const { suite, server } = onlyServer(connections, flags, true);
    const { from } = server.raw;
    const { root, file, way } = await registryFile(request.cwd, typeof from === "string" ? from : undefined);
    const targetVersion = flags.targetVersion ?? null;
    const port = connections.visit(suite, server, targetVersion).lane.corpusPort();
    const ways = registryServers(root) ?? [];
    const chosen = way === undefined ? ways : ways.filter((one) => one.way === way);
    const { rules, facts } = await judgeRegistry({
      ...{ files: await filesBeside(root, file, request.cwd), port, targetVersion, isWanted },
      packages: chosen.map(({ spot }) => spot.members),
      remotes: () => remotesOf(ways, file, request),
    });
    const transport = facts?.transport === "sse" ? facts.transport : server.http ? "http" : "stdio";
    const revision = facts?.revision ?? targetVersion ?? NEWEST_LEGACY;
    const report = processSecrets.document({
      ...reportHead(server.name, { serverInfo: facts?.serverInfo ?? null, revision, transport }),
      ...{ profile: "registry", score: null, counts: countRules(rules), rules: rules as readonly RuleResult[] },
      ...{ timing: { duration_ms: Math.round(nowMs() - startMs) }, ...NOT_COMPARED },
    });
    const run: RuleRun = {
      ...{
        prefix: "registry",
        location: root.location(),
        startedAt,
        interrupted: request.signal.aborted,
        contracts: () => [],
      },
      gates: ({ severity }) => severity === "must" || (request.policy.strict === true && severity === "should"),
    };
    const { source, report: compared, exitCode } = await ruleResults(report, run, baseline);
    await writeRuleReport(compared, source, flags, (shown, { color, verbose }) =>
      ruleText(shown, createPaint(color), verbose, displayPath(file, request.cwd)),
    );
    return exitCode;
  };
  return withServers(paths, flags, work, true);
}

/** The `server.json` from which the server is taken, with the way to it, else that of the working directory. */
async function registryFile(cwd: string, from: string | undefined) {
  const given = from === undefined ? undefined : splitFrom(from, cwd);
  const root = given?.file.endsWith(".json") ? await documentOf(given.file, cwd) : undefined;
  const [first] = (root && registryServers(root)) ?? [];
  if (given && root && first) return { root, file: given.file, way: given.name ?? first.way };
  const file = [join(cwd, "server.json"), join(cwd, ".mcp", "server.json")].find((path) => existsSync(path));
  const beside = file && (await documentOf(file, cwd));
  if (beside) return { root: beside, file };
  const fix = "Run it in the folder of server.json, or name the file by --from.";
  throw userError("server.json is missing", "The profile judges a server with its server.json.", fix);
}

/** The document of a file. Throws a UserError if it cannot be read. */
async function documentOf(file: string, cwd: string): Promise<Spot | undefined> {
  const log = new ProblemLog(new PlaceStore());
  const root = await readDocument(file, log, cwd);
  throwErrors(log.list);
  return root;
}

async function filesBeside(root: Spot, file: string, cwd: string): Promise<RegistryFiles> {
  // The template of .NET has the file in a folder of its own.
  const folder = basename(dirname(file)) === ".mcp" ? dirname(dirname(file)) : dirname(file);
  const names = readdirSync(folder);
  const manifest = async (name: string) =>
    names.includes(name) ? (await documentOf(join(folder, name), cwd))?.members : undefined;
  const text = (pattern: RegExp) => {
    const name = names.find((one) => pattern.test(one));
    return name && readText(join(folder, name), name, MAX_FILE, "A text beside server.json", "Shorten it.");
  };
  return {
    document: root.members,
    manifests: {
      npm: await manifest("package.json"),
      pypi: await manifest("pyproject.toml"),
      cargo: await manifest("Cargo.toml"),
    },
    readme: text(/^readme(\.\w+)?$/i),
    dockerfile: text(/^(dockerfile|containerfile)$/i),
  };
}

/** Each remote of a file as a server of its own. */
async function remotesOf(ways: NonNullable<ReturnType<typeof registryServers>>, file: string, request: RunRequest) {
  const { serverConfig: _, ...rest } = request;
  const remotes: RegistryRemote[] = [];
  for (const { way, spot } of ways.filter((one) => one.way?.startsWith("remote"))) {
    const url = String(spot.members.url);
    try {
      const serverFrom = `${file}#${way}`;
      const ofRemote = { ...rest, paths: [], serverFrom, overrides: { names: ["--from"] } };
      const connections = await connect(ofRemote, { quiet: true });
      const { suite, server } = onlyServer(connections, {});
      remotes.push({ url, port: connections.visit(suite, server, null).lane.corpusPort() });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      remotes.push({ url, port: { unasked: hide(error.message) } });
    }
  }
  return remotes;
}
