// Preloaded into a run (`node --require`): writes to file descriptor 3 when it reached which step, and what it loaded. It
// watches what a run does outside of itself, so that the program needs no marks.
const { openSync, writeSync } = require("node:fs");
const fs = require("node:fs");
const Module = require("node:module");
const { basename } = require("node:path");

/** By step, milliseconds since the process was started; the first or the last time that it was seen. */
const marks = {};
/** Chunks and modules of Node in the order in which they were loaded; `ms`: without those that they load. */
const loads = [];
/** The time of the loads inside of each load that is going on. */
const nested = [];
const mark = (step) => {
  marks[step] ??= performance.now();
};
const markLast = (step) => {
  marks[step] = performance.now();
};

const { _load: load } = Module;
Module._load = (request, parent, isMain) => {
  if (isMain) mark("entry");
  const startedAt = performance.now();
  const count = process.moduleLoadList.length;
  nested.push(0);
  const loaded = load(request, parent, isMain);
  const ms = performance.now() - startedAt;
  const own = ms - nested.pop();
  if (nested.length > 0) nested[nested.length - 1] += ms;
  const isChunk = request.endsWith("index.js");
  if (isChunk || process.moduleLoadList.length > count) add(request, isChunk, parent, own);
  if (/^(?:node:)?child_process$/.test(request)) watchProcesses(loaded);
  return loaded;
};

function add(request, isChunk, parent, ms) {
  const bytes = isChunk ? fs.statSync(Module._resolveFilename(request, parent)).size : 0;
  if (!loads.some(({ name }) => name === basename(request)))
    loads.push({ name: basename(request), bytes, ms, isBeforeSpawn: marks.spawn === undefined });
}

let isWatched = false;
function watchProcesses(childProcess) {
  if (isWatched) return;
  isWatched = true;
  const { spawn } = childProcess;
  childProcess.spawn = (...args) => {
    mark("spawn");
    const child = spawn(...args);
    child.stdout?.on("data", () => {
      mark("first answer");
      markLast("last answer");
    });
    child.on("exit", () => markLast("server ended"));
    return child;
  };
}

const { existsSync } = fs;
fs.existsSync = (path) => {
  if (String(path).endsWith("mcptest.config.yaml")) mark("flags known");
  return existsSync(path);
};
fs.openSync = (path, ...args) => {
  const name = String(path);
  if (name.endsWith(".mcptest.yaml")) mark("suite found");
  // The file of a run's rows is opened when the plan is made.
  else if (name.endsWith(".ndjson")) mark("planned");
  return openSync(path, ...args);
};

process.on("exit", () => {
  mark("exit");
  writeSync(3, JSON.stringify({ marks, loads }));
});
