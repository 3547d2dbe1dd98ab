import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { judgeRegistry, REGISTRY_RULES, type RegistryRemote } from "../../../conformance/rules/reg/checks.js";
import type { RegistryFiles } from "../../../conformance/rules/reg/files.js";
import { nowMs } from "../../../core/clock.js";
import { throwErrors, UserError, userError } from "../../../core/problem.js";
import { hide, processSecrets } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { attemptOfRows } from "../../../kinds/compliance/rule-rows.js";
import { NEWEST_LEGACY } from "../../../mcp/revisions/known.js";
import { createPaint } from "../../../report/words.js";
import { connect } from "../../../run/connect.js";
import type { RunRequest } from "../../../run/request.js";
import { ProblemLog, type Spot } from "../../../suite/problems.js";
import { readDocument } from "../../../suite/sources/read-document.js";
import { registryServers } from "../../../suite/sources/registry.js";
import { splitFrom } from "../../../suite/sources/source.js";
import { PlaceStore } from "../../../suite/yaml/positions.js";
import { displayPath, readText } from "../../../suite/yaml/read-source.js";
import { judgeServer } from "../../judge-server.js";
import { type JudgedServer, ruleScreen } from "../../rule-rows.js";
import { onlyServer } from "../../servers.js";
import { renderOptions } from "../../terminal.js";
import { type CorpusFlags, countRules, gatesOf, ruleReportText, wantedRules } from "./run.js";

const MAX_FILE = 4 * 1_024 * 1_024;

/** `mcptest compliance run --profile registry`: 1 if a server and its `server.json` may not be published as they are. */
export async function registryCommand(paths: string[], flags: CorpusFlags): Promise<number> {
  const isWanted = await wantedRules(flags.rules, REGISTRY_RULES);
  let heading = "";
  return judgeServer(paths, flags, {
    findsServer: true,
    async test(_, server, request) {
      const { from } = server.raw;
      const { root, file, way } = await registryFile(request.cwd, typeof from === "string" ? from : undefined);
      const files = await filesBeside(root, file, request.cwd);
      const ways = registryServers(root) ?? [];
      const chosenWays = way === undefined ? ways : ways.filter((one) => one.way === way);
      const packages = chosenWays.map(({ spot }) => spot.members);
      const remotes = () => remotesOf(ways, file, request);
      heading = displayPath(file, request.cwd);
      const [id, location] = [`registry::${server.name}`, root.location()];
      return {
        id,
        location,
        name: `registry profile of ${server.name}`,
        async judge(lane, context) {
          const startMs = nowMs();
          const { targetVersion } = lane;
          const port = lane.corpusPort();
          const { rules, facts } = await judgeRegistry({ files, port, targetVersion, isWanted, packages, remotes });
          const transport = facts?.transport === "sse" ? facts.transport : server.http ? "http" : "stdio";
          const revision = facts?.revision ?? targetVersion ?? NEWEST_LEGACY;
          const rows = { id, server: server.name, revision, location, gates: gatesOf(flags) };
          const timing = { duration_ms: Math.round(nowMs() - startMs) };
          const judged = { server_info: facts?.serverInfo ?? null, transport, timing } as const;
          return attemptOfRows(rules, rows, { judged }, context);
        },
      };
    },
    screen: ruleScreen({
      reportOf: (judged) => processSecrets.document(registryReport(judged)),
      textOf: (report) => {
        const { color, verbose = false } = renderOptions(flags);
        return ruleReportText(report, createPaint(color), verbose, heading);
      },
      countsOf: ({ counts }) => `${plural(counts.failed, "rule")} failed`,
    }),
  });
}

function registryReport({ head, judged, rules, fixed, failed_by }: JudgedServer) {
  return {
    ...head,
    profile: "registry",
    score: null,
    counts: countRules(rules),
    rules,
    timing: judged.timing,
    fixed,
    failed_by,
  };
}

/** The `server.json` from which the server is taken, with the way to it, else that of the working directory. */
async function registryFile(cwd: string, from: string | undefined) {
  const source = from === undefined ? undefined : splitFrom(from, cwd);
  const root = source?.file.endsWith(".json") ? await documentOf(source.file, cwd) : undefined;
  const [first] = (root && registryServers(root)) ?? [];
  if (source && root && first) return { root, file: source.file, way: source.name ?? first.way };
  const file = [join(cwd, "server.json"), join(cwd, ".mcp", "server.json")].find((path) => existsSync(path));
  const besideRoot = file && (await documentOf(file, cwd));
  if (besideRoot) return { root: besideRoot, file };
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
      const remoteRequest = { ...rest, paths: [], serverFrom, overrides: { names: ["--from"] } };
      const connections = await connect(remoteRequest, { quiet: true });
      const { suite, server } = onlyServer(connections, {});
      remotes.push({ url, port: connections.visit(suite, server, null).lane.corpusPort() });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      remotes.push({ url, port: { whyNotAsked: hide(error.message) } });
    }
  }
  return remotes;
}
