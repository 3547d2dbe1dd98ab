// Loads the bundle with the bytecode that V8 made of it at an earlier start: half of what happens before a server starts is
// compiling. Node's own cache (`module.enableCompileCache`) lacks the functions that V8 compiles when they are first called.
const { closeSync, lstatSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writevSync } = require("node:fs");
const { createRequire, wrap } = require("node:module");
const { tmpdir } = require("node:os");
const { basename, dirname, join } = require("node:path");
const { constants, Script } = require("node:vm");
const { crc32 } = require("node:zlib");

// Code runs as it is read: the folder must be this user's, and closed to others. What a server writes there must not reach the
// next job of a runner, which empties its own folder for temporary files after each job.
const user = process.getuid?.();
const top = join(process.env.RUNNER_TEMP || tmpdir(), `mcptest-code-${user ?? "cache"}`);
// Of this bundle alone: code is kept with the path of its file, which stacks show.
const folder = join(top, `${process.version}-${process.arch}-${crc32?.(__dirname).toString(16)}`);
const CRC_BYTES = 4;

/**
 * Loads the CommonJS file `path` (absolute), and the files beside it that it requires; returns its exports. Their code is kept in
 * a folder for temporary files, unless NODE_DISABLE_COMPILE_CACHE is set or somebody else can write to the cache.
 */
exports.load = (path) => {
  if (process.env.NODE_DISABLE_COMPILE_CACHE || !crc32) return require(path);
  const canRead = isOurs();
  const files = new Map();
  let isStale = false;

  function load(file) {
    const known = files.get(file);
    if (known) return known.module.exports;
    const source = readFileSync(file);
    const cachedData = canRead ? read(basename(file), source) : undefined;
    const script = new Script(wrap(source.toString()), {
      filename: file,
      cachedData,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    isStale ||= cachedData === undefined || script.cachedDataRejected === true;
    const module = { exports: {} };
    files.set(file, { source, script, module });
    const requireOther = createRequire(file);
    const requireFile = (id) => (id.startsWith("./") ? load(join(dirname(file), id)) : requireOther(id));
    script.runInThisContext().call(module.exports, module.exports, requireFile, module, file, dirname(file));
    return module.exports;
  }

  // At the end, because then the functions that were called are compiled.
  process.on("exit", () => {
    if (isStale) keep(files);
  });
  return load(path);
};

/** The bytecode that is kept for the file called `name`, if it was made of `source` and is whole: V8 does not check that. */
function read(name, source) {
  try {
    const kept = readFileSync(join(folder, name));
    const content = kept.subarray(CRC_BYTES);
    const isValid = content.subarray(0, source.length).equals(source) && crc32(content) === kept.readUInt32LE();
    return isValid ? content.subarray(source.length) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a checksum, the source and the bytecode of each file. All works without them as well, so that no error is reported. */
function keep(files) {
  try {
    mkdirSync(top, { recursive: true, mode: 0o700 });
    if (!isOurs()) return;
    mkdirSync(folder, { recursive: true });
    for (const [file, { source, script }] of files) {
      const target = join(folder, basename(file));
      const draft = `${target}.${process.pid}`;
      try {
        const code = script.createCachedData();
        const sum = Buffer.alloc(CRC_BYTES);
        sum.writeUInt32LE(crc32(code, crc32(source)));
        const fd = openSync(draft, "wx");
        try {
          writevSync(fd, [sum, source, code]);
        } finally {
          closeSync(fd);
        }
        renameSync(draft, target);
      } catch (error) {
        rmSync(draft, { force: true });
        throw error;
      }
    }
  } catch {
    // The next start compiles again.
  }
}

/** True if the cache's folder is there, and nobody else can write to it. */
function isOurs() {
  try {
    const stats = lstatSync(top);
    return stats.isDirectory() && (user === undefined || (stats.uid === user && (stats.mode & 0o077) === 0));
  } catch {
    return false;
  }
}
