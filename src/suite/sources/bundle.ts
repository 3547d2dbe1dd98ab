import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { messageOf } from "../../core/errors.js";
import { isObject } from "../../core/json/json.js";
import { makeTempFolder, stateFolder, writeFolder } from "../../core/out.js";
import { userError } from "../../core/problem.js";
import { isBelow, isFileName, readRegularFile, whyUnreadable } from "../../core/read-file.js";
import type { ProblemLog, Spot } from "../problems.js";
import { textOf } from "../yaml/nodes.js";
import { DIALECTS, fillText } from "./dialects.js";
import { readJson } from "./read-document.js";
import { variableNamed } from "./source-variables.js";
import { pairsAt, textAt, textsAt } from "./texts.js";
import type { ServerEntry, SourceContext, SourceServer } from "./types.js";
import { readZip } from "./zip.js";

const MIB = 1_024 * 1_024;
/** The most bytes of a bundle, and of its unpacked files. */
const MAX_BUNDLE = 256 * MIB;
const MAX_UNPACKED = 256 * MIB;
const MAX_ENTRIES = 60_000;

/** The server that the `manifest.json` of an MCPB bundle describes, in the folder of the bundle. */
export function bundleServers(root: Spot): SourceServer[] | undefined {
  const { manifest_version, dxt_version, server, name } = root.members;
  if ((manifest_version ?? dxt_version) === undefined || !isObject(server)) return undefined;
  return [{ name: textOf(name) || "server", spot: root.at("server"), read: (context) => readManifest(root, context) }];
}

/** Unpacks a bundle into a folder of its own; returns its manifest. Throws a UserError. */
export async function openBundle(file: string, name: string, log: ProblemLog, cwd: string): Promise<Spot | undefined> {
  return readJson(join(unpack(file, name, cwd), "manifest.json"), log, cwd);
}

/** The server of a package of the registry that is a bundle, which must be on this machine: none is downloaded. */
export async function readBundlePackage(
  spot: Spot,
  id: string,
  env: Readonly<Record<string, string>>,
  context: SourceContext,
): Promise<ServerEntry | undefined> {
  const file = resolve(context.folder, id);
  if (!existsSync(file)) {
    return spot.at("identifier").report("value", {
      title: "the bundle is not there",
      description: "mcptest downloads no bundles: they are programs.",
      fix: "Download it, check it, and name it: `--from FILE.mcpb`.",
    });
  }
  const digest = textOf(spot.members.fileSha256) || textOf(spot.members.file_sha256);
  if (digest !== "" && digest.toLowerCase() !== digestOf(readBundle(file, id))) {
    return spot.at("fileSha256").report("value", {
      title: "the bundle is another file",
      description: "Its SHA-256 is not `fileSha256`.",
      fix: "Download the bundle again, or correct the digest.",
    });
  }
  const manifest = await openBundle(file, id, spot.log, context.options.cwd);
  const [server] = (manifest && bundleServers(manifest)) ?? [];
  const entry = await server?.read({
    ...context,
    folder: dirname(manifest?.log.places.sourceOf(manifest.root, "server")?.file ?? file),
  });
  return entry && { ...entry, env: { ...(entry.env as object), ...env } };
}

function readBundle(file: string, name: string): Buffer {
  try {
    return readRegularFile(file, MAX_BUNDLE);
  } catch (error) {
    throw userError(`cannot read \`${name}\``, whyUnreadable(error), "Check the path.");
  }
}

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The folder with the files of a bundle; the same bundle is unpacked once. */
function unpack(file: string, name: string, cwd: string): string {
  const bytes = readBundle(file, name);
  const folder = join(stateFolder(cwd) ?? makeTempFolder(), "bundles", digestOf(bytes).slice(0, 32));
  if (existsSync(folder)) return folder;
  let remaining = MAX_UNPACKED;
  const mostBytes = (path: string, size: number) => {
    if (path.endsWith("/")) return undefined;
    // Backslashes and drives lead out on Windows alone, and are refused everywhere.
    if (/\\|^[A-Za-z]:/.test(path) || !isBelow(resolve(folder, path), folder))
      throw new Error(`${path} leads out of the bundle`);
    if (process.platform === "win32" && !posix.normalize(path).split("/").every(isFileName))
      throw new Error(`Windows allows no file named ${path}`);
    remaining -= size;
    return remaining + size;
  };
  try {
    const files = readZip(bytes, mostBytes, MAX_ENTRIES);
    if (!files.has("manifest.json")) throw new Error("it has no manifest.json");
    writeFolder(folder, files);
    return folder;
  } catch (error) {
    const fix = "Pack it again with `mcpb pack`, or download it again.";
    throw userError(`\`${name}\` cannot be unpacked`, `mcptest unpacked nothing: ${messageOf(error)}.`, fix);
  }
}

async function readManifest(root: Spot, context: SourceContext): Promise<ServerEntry | undefined> {
  const server = root.at("server");
  const config = server.at("mcp_config");
  const override = config.at("platform_overrides", process.platform);
  const choose = (key: string) => (override.members[key] === undefined ? config : override).at(key);
  const inputs = new BundleInputs(root.at("user_config"), context);
  const command = textAt(choose("command")) ?? defaultCommand(server);
  if (command === undefined) {
    return server.report("value", {
      title: "the bundle does not say how it is started",
      description: "It has neither `mcp_config.command` nor a type and an `entry_point` from which it follows.",
      fix: "Write `mcp_config` with `command` and `args`.",
    });
  }
  const [program = "", ...before] = [command].flat();
  const env = [...pairsAt(config.at("env")), ...pairsAt(override.at("env"))];
  const words = [program, ...before, ...textsAt(choose("args"))].flatMap((word) => inputs.words(word));
  const values = ([name, text]: readonly [string, string]) => {
    const value = inputs.value(text);
    return value === undefined ? [] : [[name, value] as const];
  };
  return {
    // A program of the bundle is started by its path, any other one by its name, which PATH resolves.
    command: words.map((word, at) =>
      at === 0 && existsSync(join(context.folder, word)) ? join(context.folder, word) : word,
    ),
    env: Object.fromEntries(env.flatMap(values)),
    cwd: context.folder,
  };
}

/** How a server without `mcp_config` is started, by its type. */
function defaultCommand(server: Spot): string[] | undefined {
  const entry = textAt(server.at("entry_point"));
  if (entry === undefined) return undefined;
  const path = `\${__dirname}/${entry}`;
  const commands: Readonly<Record<string, string[]>> = {
    node: ["node", path],
    python: [process.platform === "win32" ? "python" : "python3", path],
    uv: ["uv", "run", "--directory", `\${__dirname}`, path],
    binary: [path],
  };
  const type = textOf(server.members.type);
  return Object.hasOwn(commands, type) ? commands[type] : undefined;
}

/** The settings that a client asks its user for; here each is a variable of the environment, named after its key. */
class BundleInputs {
  constructor(
    private readonly config: Spot,
    private readonly context: SourceContext,
  ) {}

  /** The words that an argument stands for: a reference to a list is several, one without a value is none. */
  words(text: string): string[] {
    const [, only] = /^\$\{user_config\.(\w+)\}$/.exec(text) ?? [];
    if (only !== undefined) return this.#values(only);
    const value = this.value(text);
    return value === undefined ? [] : [value];
  }

  /** The text with its references filled in; undefined if one has no value. Reports a list, which has no place in it. */
  value(text: string): string | undefined {
    let isWhole = true;
    const named = (_: string, name: string) => {
      if (this.#isList(name)) {
        return this.config.at(name).report("key", {
          title: `\`${name}\` is a list, and \`${text}\` takes one value`,
          description: "A list becomes several arguments, if it is the whole of an argument, and nothing elsewhere.",
          fix: "Refer to it by an argument of its own, or remove `multiple`.",
        });
      }
      const [value] = this.#values(name);
      if (value === undefined) isWhole = false;
      return value ?? "";
    };
    const filled = fillText(text, DIALECTS.bundle, this.context, { named });
    return isWhole ? filled : undefined;
  }

  #isList(name: string): boolean {
    const { default: fallback, multiple } = this.config.at(name).members;
    return multiple === true || Array.isArray(fallback);
  }

  #values(name: string): string[] {
    const { default: fallback, required, description, title, sensitive } = this.config.at(name).members;
    const defaults = (fallback === undefined ? [] : [fallback].flat()).map((value) =>
      fillText(String(value), DIALECTS.bundle, this.context),
    );
    const value = this.context.variables.value(variableNamed(name), {
      about: textOf(description) || textOf(title),
      isSecret: sensitive === true,
      isRequired: required === true,
      ...(defaults.length > 0 && { fallback: defaults.join(",") }),
    });
    if (value === undefined) return [];
    return this.#isList(name) ? value.split(",") : [value];
  }
}
