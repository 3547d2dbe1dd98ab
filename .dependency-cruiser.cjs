// The floors of docs/internals/architecture.md: a room imports only from floors below it.
const floors = {
  action: ["run", "report", "results", "suite", "rules", "core"],
  cli: [
    "run",
    "kinds",
    "engine",
    "report",
    "agents",
    "conformance",
    "results",
    "matchers",
    "mcp",
    "suite",
    "rules",
    "core",
  ],
  run: ["kinds", "engine", "report", "agents", "conformance", "results", "matchers", "mcp", "suite", "rules", "core"],
  kinds: ["engine", "agents", "conformance", "results", "matchers", "mcp", "suite", "rules", "core"],
  engine: ["agents", "conformance", "results", "matchers", "mcp", "suite", "rules", "core"],
  report: ["results", "rules", "core"],
  agents: ["mcp", "matchers", "rules", "core"],
  conformance: ["mcp", "rules", "core"],
  results: ["rules", "core"],
  matchers: ["rules", "core"],
  mcp: ["rules", "core"],
  suite: ["rules", "core"],
  rules: ["core"],
  core: [],
};
const rooms = Object.keys(floors);
// Inside engine/, top floor first: a folder imports from itself and from folders below it.
const engineFloors = ["run", "snapshots", "plan", "check", "driven", "calls", "lanes", "judge"];

// The floors inside mcp/; the files beside its folders (types, frames, list-all, proxies …) are the lowest.
const mcpFloors = {
  mock: ["cassette", "channel", "revisions"],
  lab: ["channel"],
  session: ["cassette", "channel", "revisions", "auth"],
  auth: ["channel"],
  cassette: ["proxy", "channel"],
  proxy: ["channel", "revisions"],
  channel: ["replicas", "revisions"],
  replicas: ["revisions"],
  revisions: [],
};

// The floors inside conformance/.
const conformanceFloors = {
  corpus: ["sessions", "rules", "claims", "definitions", "server", "invariants", "calls", "tokens"],
  sessions: ["rules", "invariants"],
  rules: ["claims", "definitions", "server", "invariants", "calls"],
  // What is told of a claim has the requests of an audit and the answers of fuzzing.
  claims: ["rules/audit", "rules/fuzz", "server", "calls"],
  definitions: ["server", "calls"],
  server: ["invariants", "calls"],
  contract: ["calls"],
  invariants: [],
  calls: [],
  tokens: [],
};

module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...rooms.map((room) => ({
      name: `floors-under-${room}`,
      severity: "error",
      from: { path: `^src/${room}/` },
      to: { path: "^src/", pathNot: [`^src/(${[room, ...floors[room]].join("|")})/`] },
    })),
    ...Object.entries(conformanceFloors).map(([folder, below]) => ({
      name: `floors-under-conformance-${folder}`,
      severity: "error",
      from: { path: `^src/conformance/${folder}/` },
      to: { path: "^src/conformance/", pathNot: [`^src/conformance/(${[folder, ...below].join("|")})/`] },
    })),
    {
      name: "kinds-know-no-other-kind",
      comment: "What two kinds share belongs to the engine, or to suite/.",
      severity: "error",
      from: { path: "^src/kinds/([^/]+)/" },
      to: { path: "^src/kinds/", pathNot: "^src/kinds/$1/" },
    },
    ...engineFloors.slice(0, -1).map((floor, index) => ({
      name: `engine-floors-over-${floor}`,
      severity: "error",
      from: { path: `^src/engine/(${engineFloors.slice(index + 1).join("|")})/` },
      to: { path: `^src/engine/${floor}/` },
    })),
    {
      name: "floors-under-mcp-files",
      severity: "error",
      from: { path: "^src/mcp/[^/]+$" },
      to: { path: "^src/mcp/[^/]+/" },
    },
    ...Object.entries(mcpFloors).map(([folder, below]) => ({
      name: `floors-under-mcp-${folder}`,
      severity: "error",
      from: { path: `^src/mcp/${folder}/` },
      to: { path: "^src/mcp/[^/]+/", pathNot: `^src/mcp/(${[folder, ...below].join("|")})/` },
    })),
    {
      name: "library-uses-run-alone",
      severity: "error",
      from: { path: "^src/(index|runner|vitest|node-test).ts$" },
      to: { path: "^src/", pathNot: "^src/((run|core)/|(index|runner).ts$)" },
    },
    {
      name: "only-action-touches-github",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/action/" },
      to: { path: "node_modules/@actions/" },
    },
    {
      name: "only-proc-spawns",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/core/proc" },
      to: { path: "^(node:)?child_process$|cross-spawn" },
    },
    {
      name: "no-product-code-from-tests",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(__tests__|bench|scripts)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
