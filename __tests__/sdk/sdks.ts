import { fileURLToPath } from "node:url";
import { cacheFor } from "../support/cache.js";
import { jsonIn, textIn } from "../support/files.js";
import { partOf } from "../support/whole.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Where the sources of the servers are. */
export const SOURCES = `${root}__tests__/sdk`;
const PYTHON_PINS = ["mcp-1", "mcp-2", "fastmcp"].map((name) => `${SOURCES}/python/requirements-${name}.txt`);
/** Where they are built, once for all checkouts with the same sources and pins. */
export const BUILT = cacheFor("sdk", ...["go", "rust", "java"].map((folder) => `${SOURCES}/${folder}`), ...PYTHON_PINS);

const LEGACY = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
const ALL = [...LEGACY, "2026-07-28"];
/** HTTP+SSE, which Streamable HTTP took the place of. */
const SSE = ["2024-11-05"];
const minutes = 60_000;

/** A program that a build needs, and the first version that will do. */
export interface Toolchain {
  program: string;
  versionArgs: readonly string[];
  atLeast: readonly [major: number, minor: number];
}

/**
 * How one folder of sources becomes servers; folders that several servers share are built once. The steps say what they do,
 * because a part of `.ci/run` that prints nothing for some minutes is ended.
 */
export interface Build {
  folder: string;
  /** What the steps read of the folder; all of it where this is left out. */
  input?: string;
  toolchains: readonly Toolchain[];
  steps: readonly (readonly string[])[];
  env?: Readonly<Record<string, string>>;
  /** In milliseconds, for all steps together. */
  timeBox: number;
}

export interface Sdk {
  /** Names the golden file. */
  id: string;
  /** As the docs have it. */
  name: string;
  /** Of the SDK, from the file that pins it. */
  version: string;
  build?: Build;
  /** Starts the server over stdio; with `http PORT` after it over Streamable HTTP, with `sse PORT` over HTTP+SSE. */
  command: readonly string[];
  /** The revisions that it speaks over each transport that it has. */
  speaks: Readonly<Partial<Record<Transport, readonly string[]>>>;
  /** Now and then it loses an answer over stdio: a test that fails runs once more. */
  losesAnswers?: boolean;
  /** It takes true for the number 1, which the schema of its tools excludes. */
  takesBooleans?: true;
}

export type Transport = "stdio" | "http" | "sse";

const rust: Build = {
  folder: "rust",
  toolchains: [{ program: "cargo", versionArgs: ["--version"], atLeast: [1, 88] }],
  steps: [["cargo", "build", "--locked"]],
  env: { CARGO_TARGET_DIR: `${BUILT}/rust` },
  timeBox: 12 * minutes,
};

const go: Build = {
  folder: "go",
  toolchains: [{ program: "go", versionArgs: ["version"], atLeast: [1, 25] }],
  steps: [
    ["go", "build", "-v", "-mod=readonly", "-o", `${BUILT}/go/server`, "."],
    ["go", "build", "-v", "-mod=readonly", "-o", `${BUILT}/go/isolation`, "./isolation"],
  ],
  timeBox: 5 * minutes,
};

const java: Build = {
  folder: "java",
  toolchains: [
    { program: "java", versionArgs: ["--version"], atLeast: [17, 0] },
    { program: "mvn", versionArgs: ["--version"], atLeast: [3, 6] },
  ],
  steps: [["mvn", "--batch-mode", `-Dtarget=${BUILT}/java`, "process-classes"]],
  timeBox: 5 * minutes,
};

/**
 * Each Python package in an environment of its own, for two of them want different versions of a third. `instead`: versions
 * of some packages that take the place of the pinned ones.
 */
export function python(requirements: string, instead: readonly string[] = []): Build & { program: string } {
  const venv = `${BUILT}/python-${[requirements, ...instead].join("-")}`;
  const install = [`${venv}/bin/pip`, "install", "--quiet", "--no-deps"];
  return {
    folder: "python",
    input: `requirements-${requirements}.txt`,
    toolchains: [{ program: "python3", versionArgs: ["--version"], atLeast: [3, 10] }],
    steps: [
      ["python3", "-m", "venv", "--clear", venv],
      [...install, "--requirement", `requirements-${requirements}.txt`],
      ...(instead.length > 0 ? [[...install, ...instead]] : []),
    ],
    program: `${venv}/bin/python`,
    env: { PIP_DISABLE_PIP_VERSION_CHECK: "1" },
    timeBox: 10 * minutes,
  };
}

function pythonServer(id: string, requirements: string, script: string): Omit<Sdk, "name" | "speaks"> {
  const [distribution = ""] = /^[a-z]+/.exec(requirements) ?? [];
  const { program, ...build } = python(requirements);
  return {
    id,
    version: pinned(`python/requirements-${requirements}.txt`, new RegExp(`^${distribution}==(.+)$`, "m")),
    build,
    command: [program, "-B", `${SOURCES}/python/${script}`],
    takesBooleans: true,
  };
}

export const SDKS: readonly Sdk[] = [
  {
    id: "typescript-1",
    name: "TypeScript, `@modelcontextprotocol/sdk`",
    version: installed("@modelcontextprotocol/sdk"),
    command: [process.execPath, `${SOURCES}/typescript/v1.mjs`],
    speaks: { stdio: LEGACY, http: LEGACY, sse: SSE },
  },
  {
    id: "typescript-2",
    name: "TypeScript, `@modelcontextprotocol/server`",
    version: installed("@modelcontextprotocol/server"),
    command: [process.execPath, `${SOURCES}/typescript/v2.mjs`],
    speaks: { stdio: ALL, http: ALL },
  },
  {
    ...pythonServer("python-1", "mcp-1", "mcp_1.py"),
    name: "Python, `mcp`",
    speaks: { stdio: LEGACY, http: LEGACY, sse: SSE },
  },
  {
    ...pythonServer("python-2", "mcp-2", "mcp_2.py"),
    name: "Python, `mcp`",
    speaks: { stdio: ALL, http: ALL, sse: SSE },
  },
  {
    ...pythonServer("fastmcp", "fastmcp", "fastmcp_server.py"),
    name: "Python, `fastmcp`",
    speaks: { stdio: ALL, http: ALL, sse: SSE },
  },
  {
    id: "go",
    name: "Go, `go-sdk`",
    version: pinned("go/go.mod", /modelcontextprotocol\/go-sdk v(\S+)/),
    build: go,
    command: [`${BUILT}/go/server`],
    speaks: { stdio: ALL, http: ALL, sse: SSE },
  },
  {
    id: "rmcp-1",
    name: "Rust, `rmcp`",
    version: pinned("rust/rmcp-1/Cargo.toml", /^rmcp = .*"=([^"]+)"/m),
    build: rust,
    command: [`${BUILT}/rust/debug/server-rmcp-1`],
    speaks: { stdio: LEGACY, http: LEGACY },
  },
  {
    id: "rmcp-3",
    name: "Rust, `rmcp`",
    version: pinned("rust/rmcp-3/Cargo.toml", /^rmcp = .*"=([^"]+)"/m),
    build: rust,
    command: [`${BUILT}/rust/debug/server-rmcp-3`],
    speaks: { stdio: ALL, http: ALL },
  },
  {
    id: "java",
    name: "Java, `io.modelcontextprotocol.sdk`",
    version: pinned("java/pom.xml", /<artifactId>mcp<\/artifactId>\s*<version>(.+)<\/version>/),
    build: java,
    command: ["java", "-cp", `${BUILT}/java/classes:${BUILT}/java/lib/*`, "Server"],
    speaks: { stdio: LEGACY, http: LEGACY.slice(1), sse: SSE },
    // Two messages that it sends at once: https://github.com/modelcontextprotocol/java-sdk/issues/304.
    losesAnswers: true,
  },
];

/** Of the folders that need toolchains of their own, the one whose turn it is. */
const TODAY = partOf(["go", "rust", "java"], 3);

/** Those that a build meets. */
export const GATED_SDKS = SDKS.filter(({ build }) => isGated(build));

/** True for what needs Node or Python alone, and for what has its turn. */
export function isGated(build: Build | undefined): boolean {
  if (build === undefined || TODAY.includes(build.folder)) return true;
  return build.toolchains.every(({ program }) => ["npm", "python3"].includes(program));
}

/** The version that a file of the sources pins. */
function pinned(file: string, pattern: RegExp): string {
  const version = pattern.exec(textIn(`${SOURCES}/${file}`))?.[1];
  if (version === undefined) throw new Error(`${file} pins no version by ${pattern}`);
  return version;
}

function installed(name: string): string {
  const { version } = jsonIn(`${root}node_modules/${name}/package.json`) as {
    version: string;
  };
  return version;
}
