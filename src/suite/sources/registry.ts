import { existsSync } from "node:fs";
import { delimiter, join, posix } from "node:path";
import { isObject } from "../../core/json/json.js";
import type { ProblemTexts, Spot } from "../problems.js";
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

/** The public registries. A package of another one may have the name of a public package. */
const PUBLIC: Readonly<Record<string, RegExp>> = {
  npm: /^https:\/\/registry\.npmjs\.(?:org|com)\/?$/,
  pypi: /^https:\/\/pypi\.org(?:\/simple)?\/?$/,
  nuget: /^https:\/\/(?:api|www)\.nuget\.org(?:\/v3\/index\.json)?\/?$/,
  cargo: /^https:\/\/crates\.io\/?$/,
};
/** What a release of the project fills in: `${VERSION}`, `$VERSION`, `{{version}}`, `<<Version>>`. */
const PLACEHOLDER = /\$\{\w+\}|\$[A-Z]\w*|\{\{[^{}]*\}\}|<<\w+>>/;

/** The runner of a package that names none. */
const RUNNERS: Readonly<Record<string, string>> = {
  npm: "npx",
  pypi: "uvx",
  oci: "docker",
  "docker-hub": "docker",
  docker: "docker",
  nuget: "dnx",
};
const OCI = ["oci", "docker", "docker-hub"];

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
  const idSpot = spot.at(spot.members.identifier === undefined ? "name" : "identifier");
  const id = textAt(idSpot) ?? "";
  const version = textAt(spot.at("version")) ?? "";
  for (const one of [idSpot, spot.at("version")]) reportPlaceholder(one);
  const registry = memberAt(spot, "registryBaseUrl");
  const base = textAt(registry);
  if (base !== undefined && PUBLIC[kind]?.test(base) === false) {
    return registry.report("value", {
      title: `\`registryBaseUrl\` names another registry than the public one`,
      description: `mcptest starts packages of the public registry alone, which may have another package named ${id}.`,
      fix: "Set that registry up for the program that fetches packages, and give --server-command.",
    });
  }
  const env = inputs.environment(memberAt(spot, "environmentVariables"));
  if (kind === "mcpb") {
    const { readBundlePackage } = await import("./bundle.js");
    return readBundlePackage(spot, id, env, context);
  }
  const image = OCI.includes(kind) ? imageOf(id, version, base) : undefined;
  const runtimeSpot = memberAt(spot, "runtimeArguments");
  const runtime = inputs.words(runtimeSpot).filter((word) => {
    const isImage = image !== undefined && withoutTag(word) === withoutTag(image);
    if (isImage) runtimeSpot.report("value", imageTwice(word));
    return !isImage;
  });
  const args = inputs.words(memberAt(spot, "packageArguments"));
  const runner = textOf(memberAt(spot, "runtimeHint").value) || RUNNERS[kind];
  const command = commandOf({
    kind,
    runner,
    id: image ?? id,
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
      const fixed = ["-i", "--rm"].filter((flag) => !flags.some((word) => word.split("=")[0] === flag));
      return [runner ?? "docker", "run", ...fixed, ...flags, ...names.flatMap((name) => ["-e", name]), id, ...args];
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

/** The image of a package: before 2025-10-11 its registry and its tag were members of their own. */
function imageOf(id: string, version: string, base: string | undefined): string {
  const host = base?.replace(/^https?:\/\/|\/+$/g, "") ?? "";
  const isWhole = host === "" || id.startsWith(`${host}/`) || host === "docker.io";
  const tag = version === "" || withoutTag(id) !== id ? "" : `:${version}`;
  return `${isWhole ? "" : `${host}/`}${id}${tag}`;
}

function withoutTag(image: string): string {
  return image.replace(/@.*$|:[^:/]*$/, "");
}

function imageTwice(image: string): ProblemTexts {
  return {
    title: `the image ${image} is given once, behind the other arguments`,
    description: "`runtimeArguments` has it too. A container program would take the second for the command inside.",
    fix: "Remove it from `runtimeArguments`.",
    warning: true,
  };
}

function reportPlaceholder(spot: Spot): void {
  const [placeholder] = PLACEHOLDER.exec(textOf(spot.value)) ?? [];
  if (placeholder === undefined) return;
  spot.report("value", {
    title: `\`${placeholder}\` has no value`,
    description: "A release of the project fills it in. No client of this file can.",
    fix: "Name the `server.json` that is published, or give --server-command.",
  });
}

function readRemote(spot: Spot, inputs: RegistryInputs): ServerEntry {
  const { type = spot.members.transport_type } = spot.members;
  const url = inputs.text(textAt(spot.at("url")) ?? "", spot.at("variables"));
  return { url, transport: type === "sse" ? "sse" : "http", ...inputs.headers(spot.at("headers")) };
}
