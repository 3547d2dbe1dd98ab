import type { Location } from "../core/generated/results.js";
import { defined } from "../core/json/json.js";
import { type Problem, UserError } from "../core/problem.js";
import { WITHHELD_FIX, withheldText } from "../core/proc/env.js";
import { processSecrets } from "../core/redaction/redacted.js";
import { plural } from "../core/text.js";
import { serverSecrets } from "../engine/lanes/server-target.js";
import { KINDS } from "../kinds/registry.js";
import { proxySecrets } from "../mcp/proxies.js";
import { loadSuites } from "../suite/load.js";
import {
  applyOverrides,
  inSandbox,
  isInTarget,
  type ServerOverrides,
  splitTarget,
} from "../suite/servers/overrides.js";
import {
  emptySuite,
  type LoadedConfig,
  loadServerConfig,
  loadSource,
  loadSources,
} from "../suite/servers/server-config.js";
import { listNames, suggestOr } from "../suite/suggest.js";
import type { LoadOptions, Suite, SuiteServer } from "../suite/types.js";
import { findSuites, noSuiteWarning } from "./find-suites.js";
import type { RunRequest } from "./request.js";

export type LoadedRequest = Pick<
  Awaited<ReturnType<typeof loadRequest>>,
  "suites" | "drafts" | "banner" | "problems"
> & {
  unread?: readonly UnreadServer[];
};

/** One of several servers of a file that cannot be started: its entry is wrong, or lacks a value. */
export interface UnreadServer {
  name: string;
  /** As `emptySuite` makes it. */
  suite: Suite;
  error: UserError;
}

/**
 * Loads the suites of a request, with overridden servers and not compiled yet, and hides their secrets. `bare`: whether
 * flags alone make a suite of one server, if no path is given. `banner` is one line that names the overrides in force.
 */
export async function loadRequest(
  request: RunRequest,
  runId: string,
  bare: "always" | "if there is no suite" | "never" = "never",
) {
  const { cwd, repositoryRoot, env, withheld, serverConfig, serverFrom } = request;
  const options: LoadOptions = {
    cwd,
    repositoryRoot,
    env,
    withheld,
    onSecret: (name, value) => processSecrets.add(name, value),
    runId,
    ...defined({ defaults: request.suiteDefaults, envFile: request.envFile, mayLack: request.mayLack }),
  };
  const { serverUrl, serverCommand } = request.overrides;
  const isNamed = (serverUrl ?? serverCommand ?? serverConfig ?? serverFrom) !== undefined;
  const mayBeBare = bare !== "never" && isNamed && request.paths.length === 0;
  const noFiles = { files: [], others: new Map<string, string>(), problems: [] };
  const searchResult =
    mayBeBare && bare === "always" ? noFiles : await findSuites(request.paths, cwd, bare !== "never");
  const hasNone = request.paths.length === 0 && searchResult.files.length === 0;
  const searchesServer = request.findsServer === true && !isNamed && hasNone;
  const takesEach = request.everyServer === true && mayBeBare && hasNone && serverFrom !== undefined;
  const configs = takesEach ? await loadSources(serverFrom, options) : undefined;
  if (configs) {
    const all = serversOfFile(configs, request, options);
    return { ...all, problems: [...all.problems, ...(await sandboxProblems(all.suites))] };
  }
  const config = await configOf(request, searchesServer, options);
  const hasFoundServer = searchesServer && config?.file !== undefined;
  const isBare = (mayBeBare && hasNone) || hasFoundServer;
  const matches = isBare ? noFiles : searchResult;
  const loadResult: Awaited<ReturnType<typeof loadSuites>> = isBare
    ? { suites: [emptySuite(options, config?.config)], drafts: [], problems: [] }
    : await loadSuites(matches.files, KINDS, options, request.onFile);
  if (config?.file !== undefined) for (const suite of matches.files) request.onFile?.(config.file, suite);
  // A file that another selected file imports runs as a part of that file only.
  const drafts = loadResult.drafts.map(({ suite }) => suite);
  const importedFiles = new Set([...loadResult.suites, ...drafts].flatMap((suite) => suite.imports));
  const others = [...matches.others]
    .filter(([file]) => !importedFiles.has(file))
    .map(([file, why]) => noSuiteWarning(file, why, cwd));
  const overrides = {
    ...request.overrides,
    ...(hasFoundServer && { names: ["--from"] }),
    ...(config?.config && { serverConfig: config.config }),
  };
  const ownSuites = loadResult.suites.filter((suite) => !importedFiles.has(suite.file));
  const { suites, banner, problems: argumentProblems } = overrideServers(ownSuites, request, overrides);
  const completeDrafts = loadResult.drafts.filter(({ complete, suite }) => complete && suite.servers.size > 0);
  const completeSuites = completeDrafts.map(({ suite }) => suite);
  const problems = [
    ...matches.problems,
    ...others,
    ...loadResult.problems,
    ...(config?.problems ?? []),
    ...argumentProblems,
    ...targetProblems([...ownSuites, ...completeSuites], request),
    ...(await sandboxProblems(suites)),
    ...overrideServers(completeSuites, request, overrides).problems,
    ...suites.flatMap((suite) => suite.warnings),
    ...suites.flatMap((suite) => serverWarnings(suite, request)),
  ];
  // If flags name the only server, they override nothing.
  const ofOne = { banner: isBare ? config?.config?.notice : banner, unread: [], isMany: false };
  return { suites, drafts: loadResult.drafts, problems, options, ...ofOne };
}

/** Each server of a file as a suite of its own. */
function serversOfFile(configs: readonly LoadedConfig[], request: RunRequest, options: LoadOptions) {
  const problems: Problem[] = [];
  const unread: UnreadServer[] = [];
  const suites = configs.flatMap(({ name = "server", config, problems: ownProblems }): Suite[] => {
    const suite = emptySuite(options, config && { ...config, name });
    const overridden = config && overrideServers([suite], request, { ...request.overrides, serverConfig: config });
    const all = [...ownProblems, ...(overridden?.problems ?? [])];
    const errors = all.filter(({ warning }) => warning !== true);
    problems.push(...all.filter(({ warning }) => warning === true));
    if (errors.length > 0) unread.push({ name, suite: emptySuite(options, { name }), error: new UserError(errors) });
    const ready = errors.length === 0 ? (overridden?.suites ?? []) : [];
    problems.push(...ready.flatMap((one) => serverWarnings(one, request)));
    return ready;
  });
  const names = configs.map(({ name = "server" }) => name);
  const banner = `took ${plural(names.length, "server")} from ${request.serverFrom}: ${listNames(names)}`;
  return { suites, drafts: [], banner, problems, options, unread, isMany: true };
}

/** The server that a file names: of --from or --server-config, or one that is looked for. */
async function configOf({ serverFrom, serverConfig }: RunRequest, searchesServer: boolean, options: LoadOptions) {
  if (serverFrom !== undefined || searchesServer) return loadSource(serverFrom, options);
  return serverConfig === undefined ? undefined : loadServerConfig(serverConfig, options);
}

/** Registers what the servers of a suite take from the environment as secrets; warns about missing and unsafe values. */
function serverWarnings({ servers, places }: Suite, { env, withheld }: RunRequest): Problem[] {
  for (const [name, value] of proxySecrets(env)) processSecrets.add(name, value);
  return [...servers.values()].flatMap((server): Problem[] => {
    const { secrets, unset } = serverSecrets(server, env);
    for (const [name, value] of secrets) processSecrets.add(name, value);
    const placeOf = (location: Location) => ({ ...places.at(location), warning: true }) as const;
    const { location, tokenLocation, http } = server;
    const place = placeOf(location);
    const warnings = unset.map((name): Problem => {
      const title = `the environment variable ${name} is not set`;
      const description = `Server ${server.name} needs it: its tests cannot be judged.`;
      const place = placeOf((name === http?.bearerTokenEnv && tokenLocation) || location);
      if (!withheld.has(name)) return { ...place, title, description, fix: "Set it in the environment of the run." };
      return { ...place, title, description: `${description} ${withheldText(name)}`, fix: WITHHELD_FIX };
    });
    if (server.http?.insecureSkipVerify) {
      warnings.push({
        ...place,
        title: "CERTIFICATES ARE NOT VERIFIED",
        description: `Any endpoint can impersonate server ${server.name} and receive the token.`,
        fix: "Remove insecure_skip_verify; pass the authority's certificate with `http.tls.ca_bundle_path` or --ca-bundle.",
      });
    }
    return warnings;
  });
}

/** Reports that this machine has no sandbox, where a server wants one. */
async function sandboxProblems(suites: readonly Suite[]): Promise<Problem[]> {
  const suite = suites.find(({ servers }) => [...servers.values()].some(({ sandbox }) => sandbox));
  const server = [...(suite?.servers.values() ?? [])].find(({ sandbox }) => sandbox);
  if (!suite || !server) return [];
  const { findSandboxProgram } = await import("../core/proc/sandbox/start.js");
  const found = await findSandboxProgram();
  if (found.ok) return [];
  const description = `${found.reasons.join("; ")}.`;
  const fix =
    process.platform === "linux"
      ? "Install bubblewrap (`apt-get install bubblewrap`), Podman or Docker."
      : "Use Linux, or macOS with sandbox-exec.";
  return [{ ...suite.places.at(server.location), title: "no sandbox can be made on this machine", description, fix }];
}

/** Applies flags to the servers and run options of suites; reports overrides that match no suite. */
function overrideServers(suites: readonly Suite[], request: RunRequest, overrides: ServerOverrides) {
  const banners = new Set<string>();
  const problems: Problem[] = [];
  const { safeCall = [], sandbox, host } = request;
  const targeted = new Set(suites.filter((suite) => isInTarget(overrides.serverTarget, suite, request.cwd)));
  const overriddenSuites = suites.flatMap((suite): Suite[] => {
    try {
      const overrideResult = targeted.has(suite)
        ? applyOverrides(suite.servers, overrides)
        : { servers: suite.servers };
      if ("banner" in overrideResult && overrideResult.banner !== undefined) banners.add(overrideResult.banner);
      const withFlags = (server: SuiteServer) => {
        const asHost = host ? { ...server, client: { ...server.client, host } } : server;
        const started = sandbox ? inSandbox(asHost) : asHost;
        return { ...started, safeCalls: [...started.safeCalls, ...safeCall] };
      };
      const servers = new Map([...overrideResult.servers].map(([name, server]) => [name, withFlags(server)]));
      return [{ ...suite, servers, runOptions: { ...suite.runOptions, ...request.runOptions } }];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  return { suites: overriddenSuites, banner: banners.size > 0 ? [...banners].join("\n") : undefined, problems };
}

/** The problem of a target whose file is none of the suites. */
function targetProblems(suites: readonly Suite[], { overrides: { serverTarget = "" }, cwd }: RunRequest): Problem[] {
  const { file } = splitTarget(serverTarget);
  if (file === undefined || suites.length === 0 || suites.some((suite) => isInTarget(serverTarget, suite, cwd)))
    return [];
  const names = suites.map(({ name }) => name);
  const description = `The suites are ${listNames(names, 5)}.`;
  return [{ title: `no suite \`${file}\``, description, fix: suggestOr(file, names, "Name one of these before `#`.") }];
}
