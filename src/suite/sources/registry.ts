import { existsSync } from "node:fs";
import { delimiter, join, posix } from "node:path";
import { isObject } from "../../core/json/json.js";
import type { Spot } from "../problems.js";
import { textOf } from "../yaml/nodes.js";
import { memberAt, RegistryInputs } from "./registry-inputs.js";
import { textAt } from "./texts.js";
import type { ServerEntry, SourceContext, SourceServer } from "./types.js";

/** The server that a `server.json` of the MCP registry describes: each package and each remote is a way to reach it. */
export function registryServers(root: Spot): SourceServer[] | undefined {
  // Answers of the registry's API hold the document as a member.
  const server = isObject(root.members.server) ? root.at("server") : root;
  const { name, packages, remotes } = server.members;
  if (typeof name !== "string" || !(Array.isArray(packages) || Array.isArray(remotes))) return undefined;
  const counts = new Map<string, number>();
  const wayOf = (kind: string) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count === 1 ? kind : `${kind}-${count}`;
  };
  const shortName = name.split("/").at(-1) ?? name;
  const version = textOf(server.members.version);
  return [
    ...server
      .at("packages")
      .items()
      .map((spot): SourceServer => {
        const way = wayOf(packageKind(spot) || "package");
        return { name: shortName, way, spot, read: (context) => readPackage(spot, version, context) };
      }),
    ...server
      .at("remotes")
      .items()
      .map((spot): SourceServer => {
        const read = (context: SourceContext) => readRemote(spot, new RegistryInputs(context));
        return { name: shortName, way: wayOf("remote"), spot, read };
      }),
  ];
}

/** The runner of a package that names none. */
const RUNNERS: Readonly<Record<string, string>> = {
  npm: "npx",
  pypi: "uvx",
  oci: "docker",
  "docker-hub": "docker",
  docker: "docker",
  nuget: "dnx",
};

function packageKind(spot: Spot): string {
  return textOf(memberAt(spot, "registryType").value) || textOf(spot.members.registry_name);
}

async function readPackage(
  spot: Spot,
  serverVersion: string,
  context: SourceContext,
): Promise<ServerEntry | undefined> {
  const inputs = new RegistryInputs(context);
  const kind = packageKind(spot);
  const id = textAt(spot.at(spot.members.identifier === undefined ? "name" : "identifier")) ?? "";
  const version = textAt(spot.at("version")) ?? "";
  const env = inputs.environment(memberAt(spot, "environmentVariables"));
  if (kind === "mcpb") {
    const { readBundlePackage } = await import("./bundle.js");
    return readBundlePackage(spot, id, env, context);
  }
  const runtime = inputs.words(memberAt(spot, "runtimeArguments"));
  const args = inputs.words(memberAt(spot, "packageArguments"));
  const runner = textOf(memberAt(spot, "runtimeHint").value) || RUNNERS[kind];
  const command = commandOf({
    kind,
    runner,
    id,
    version: version || serverVersion,
    runtime,
    args,
    names: Object.keys(env),
  });
  if (command === undefined) {
    return memberAt(spot, "registryType").report("value", {
      title: "a kind of package that mcptest cannot start",
      description: `It starts npm, pypi, oci, nuget, cargo, go and mcpb.`,
      fix: "Choose another package or a remote of this file, or give --server-command.",
    });
  }
  if (kind === "cargo" || kind === "go") checkInstalled(spot, kind, id, version || serverVersion, context);
  const transport = spot.at("transport");
  const type = textOf(transport.members.type) || "stdio";
  if (type === "stdio") return { command, env };
  return { ...readRemote(transport, inputs), start: { command, env } };
}

interface Parts {
  kind: string;
  runner: string | undefined;
  id: string;
  version: string;
  runtime: readonly string[];
  args: readonly string[];
  /** Of the variables that a container gets. */
  names: readonly string[];
}

/** undefined for a kind of package that nothing starts. */
function commandOf({ kind, runner, id, version, runtime, args, names }: Parts): string[] | undefined {
  const at = (sign: string) => (version === "" || version === "latest" ? id : `${id}${sign}${version}`);
  switch (kind) {
    case "npm": {
      const asks = runner === "npx" && !runtime.some((word) => word === "-y" || word === "--yes");
      return [runner ?? "npx", ...(asks ? ["-y"] : []), ...runtime, at("@"), ...args];
    }
    case "pypi":
      return [...(runner ?? "uvx").split(" "), ...runtime, at("=="), ...args];
    case "oci":
    case "docker":
    case "docker-hub": {
      const flags = runtime[0] === "run" ? runtime.slice(1) : runtime;
      const fixed = ["-i", "--rm"].filter((flag) => !flags.includes(flag));
      const image = kind === "oci" ? id : at(":");
      return [runner ?? "docker", "run", ...fixed, ...flags, ...names.flatMap((name) => ["-e", name]), image, ...args];
    }
    case "nuget":
      return [runner ?? "dnx", ...runtime, at("@"), "--yes", ...(args.length > 0 ? ["--", ...args] : [])];
    case "cargo":
    case "go":
      return [programName(kind, id), ...args];
    default:
      return undefined;
  }
}

/** The program that a crate or a Go module installs. */
function programName(kind: string, id: string): string {
  return kind === "go" ? posix.basename(id.replace(/\/v\d+$/, "")) : id;
}

/** Says how to install a program that is started by its name, if it is not there. */
function checkInstalled(spot: Spot, kind: string, id: string, version: string, { options }: SourceContext): void {
  const program = programName(kind, id);
  const folders = (options.env.PATH ?? options.env.Path ?? "").split(delimiter);
  if (folders.some((folder) => ["", ".exe"].some((end) => existsSync(join(folder, program + end))))) return;
  const install =
    kind === "go"
      ? `go install ${id}@${version === "" ? "latest" : `v${version.replace(/^v/, "")}`}`
      : `cargo install ${id}${version && ` --version ${version}`}`;
  spot.report("value", {
    title: `\`${program}\` is not installed`,
    description: `No folder in PATH has it, and a package of this kind is not fetched when it is started.`,
    fix: `Install it: \`${install}\`.`,
    ...spot.log.ofRuns,
  });
}

function readRemote(spot: Spot, inputs: RegistryInputs): ServerEntry {
  const { type = spot.members.transport_type } = spot.members;
  const url = inputs.text(textAt(spot.at("url")) ?? "", spot.at("variables"));
  return { url, transport: type === "sse" ? "sse" : "http", ...inputs.headers(spot.at("headers")) };
}
