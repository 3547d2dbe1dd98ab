import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { isObject } from "../../core/json/json.js";
import type { Spot } from "../problems.js";
import { child, textOf, textsOf } from "../yaml/nodes.js";
import { pairsAt } from "./texts.js";
import type { ServerEntry, SourceContext, SourceServer } from "./types.js";

const NODE_SDK = /^(@modelcontextprotocol\/(sdk|server|node|express)|fastmcp|mcp-framework|xmcp|mcp-lite)$/;
const PYTHON_SDK = /^(mcp|fastmcp)(?![\w.-])/i;

/** The programs of a package for Node that depends on an MCP SDK. */
export function nodePrograms(root: Spot): SourceServer[] | undefined {
  const { bin, name, dependencies } = root.members;
  const sdk = Object.keys(isObject(dependencies) ? dependencies : {}).find((dependency) => NODE_SDK.test(dependency));
  if (sdk === undefined || bin === undefined) return undefined;
  const packageName = textOf(name).split("/").at(-1) ?? "";
  const programs = typeof bin === "string" ? [[packageName, bin] as const] : pairsAt(root.at("bin"));
  const guess = `a program of a package that depends on ${sdk}`;
  return programs.map(([program, path]) => {
    const spot = typeof bin === "string" ? root.at("bin") : root.at("bin", program);
    return { name: program, spot, guess, read: (context) => readProgram(spot, path, context) };
  });
}

function readProgram(spot: Spot, path: string, { folder }: SourceContext): ServerEntry | undefined {
  const file = join(folder, path);
  if (existsSync(file)) return { command: ["node", file], cwd: folder };
  return spot.report("value", {
    title: "the program is not there",
    description: `The file ${path} does not exist beside the package.`,
    fix: "Build the package first, such as with `npm ci && npm run build`.",
  });
}

/** The scripts of a Python project that depends on `mcp` or `fastmcp`. */
export function pythonScripts(root: Spot, file: string): SourceServer[] | undefined {
  const project = root.members.project;
  const sdk = (textsOf(child(project, "dependencies")) ?? []).find((dependency) => PYTHON_SDK.test(dependency));
  const scripts = root.at("project", "scripts");
  if (sdk === undefined || scripts.value === undefined) return undefined;
  const guess = `a script of a project that depends on ${PYTHON_SDK.exec(sdk)?.[0]}`;
  return pairsAt(scripts).map(([name, target]) => ({
    name,
    guess,
    spot: scripts.at(name),
    read: () => ({ command: scriptCommand(dirname(file), name, target), cwd: dirname(file) }),
  }));
}

/** Starts a script by the virtual environment beside the project, if there is one; else by uv, which makes one. */
function scriptCommand(folder: string, name: string, target: string): string[] {
  const [bin, end] = process.platform === "win32" ? ["Scripts", ".exe"] : ["bin", ""];
  const at = (program: string) => join(folder, ".venv", bin, program + end);
  if (existsSync(at(name))) return [at(name)];
  const [, module, object] = /^([\w.]+):([\w.]+)/.exec(target) ?? [];
  if (module === undefined || object === undefined || !existsSync(at("python"))) return ["uv", "run", name];
  const [first] = object.split(".");
  return [at("python"), "-c", `import sys; from ${module} import ${first}; sys.exit(${object}())`];
}
