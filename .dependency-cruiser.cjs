// The floors of docs/architecture.md: a room imports only from floors below it.
const floors = {
  action: ["run", "report", "results", "suite", "rules", "core"],
  cli: ["run", "engine", "report", "agents", "conformance", "results", "matchers", "mcp", "suite", "rules", "core"],
  run: ["engine", "report", "agents", "conformance", "results", "matchers", "mcp", "suite", "rules", "core"],
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

// The floors inside conformance/.
const conformanceFloors = {
  corpus: ["definitions", "checks", "invariants"],
  definitions: ["checks", "probes"],
  checks: ["invariants", "probes"],
  fuzz: ["invariants", "probes"],
  contract: [],
  invariants: [],
  probes: [],
};

module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
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
      name: "no-circles-in-conformance-or-rules",
      severity: "error",
      from: { path: "^src/(conformance|rules)/" },
      to: { circular: true },
    },
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
