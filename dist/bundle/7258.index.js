export const id = 7258;
export const ids = [7258];
export const modules = {

/***/ 80546:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {



const cp = __webpack_require__(35317);
const parse = __webpack_require__(97877);
const enoent = __webpack_require__(16469);

function spawn(command, args, options) {
    // Parse the arguments
    const parsed = parse(command, args, options);

    // Spawn the child process
    const spawned = cp.spawn(parsed.command, parsed.args, parsed.options);

    // Hook into child process "exit" event to emit an error if the command
    // does not exists, see: https://github.com/IndigoUnited/node-cross-spawn/issues/16
    enoent.hookChildProcess(spawned, parsed);

    return spawned;
}

function spawnSync(command, args, options) {
    // Parse the arguments
    const parsed = parse(command, args, options);

    // Spawn the child process
    const result = cp.spawnSync(parsed.command, parsed.args, parsed.options);

    // Analyze if the command does not exist, see: https://github.com/IndigoUnited/node-cross-spawn/issues/16
    result.error = result.error || enoent.verifyENOENTSync(result.status, parsed);

    return result;
}

module.exports = spawn;
module.exports.spawn = spawn;
module.exports.sync = spawnSync;

module.exports._parse = parse;
module.exports._enoent = enoent;


/***/ }),

/***/ 16469:
/***/ (function(module) {



const isWin = process.platform === 'win32';

function notFoundError(original, syscall) {
    return Object.assign(new Error(`${syscall} ${original.command} ENOENT`), {
        code: 'ENOENT',
        errno: 'ENOENT',
        syscall: `${syscall} ${original.command}`,
        path: original.command,
        spawnargs: original.args,
    });
}

function hookChildProcess(cp, parsed) {
    if (!isWin) {
        return;
    }

    const originalEmit = cp.emit;

    cp.emit = function (name, arg1) {
        // If emitting "exit" event and exit code is 1, we need to check if
        // the command exists and emit an "error" instead
        // See https://github.com/IndigoUnited/node-cross-spawn/issues/16
        if (name === 'exit') {
            const err = verifyENOENT(arg1, parsed);

            if (err) {
                return originalEmit.call(cp, 'error', err);
            }
        }

        return originalEmit.apply(cp, arguments); // eslint-disable-line prefer-rest-params
    };
}

function verifyENOENT(status, parsed) {
    if (isWin && status === 1 && !parsed.file) {
        return notFoundError(parsed.original, 'spawn');
    }

    return null;
}

function verifyENOENTSync(status, parsed) {
    if (isWin && status === 1 && !parsed.file) {
        return notFoundError(parsed.original, 'spawnSync');
    }

    return null;
}

module.exports = {
    hookChildProcess,
    verifyENOENT,
    verifyENOENTSync,
    notFoundError,
};


/***/ }),

/***/ 97877:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {



const path = __webpack_require__(16928);
const resolveCommand = __webpack_require__(64866);
const escape = __webpack_require__(2164);
const readShebang = __webpack_require__(70599);

const isWin = process.platform === 'win32';
const isExecutableRegExp = /\.(?:com|exe)$/i;
const isCmdShimRegExp = /node_modules[\\/].bin[\\/][^\\/]+\.cmd$/i;

function detectShebang(parsed) {
    parsed.file = resolveCommand(parsed);

    const shebang = parsed.file && readShebang(parsed.file);

    if (shebang) {
        parsed.args.unshift(parsed.file);
        parsed.command = shebang;

        return resolveCommand(parsed);
    }

    return parsed.file;
}

function parseNonShell(parsed) {
    if (!isWin) {
        return parsed;
    }

    // Detect & add support for shebangs
    const commandFile = detectShebang(parsed);

    // We don't need a shell if the command filename is an executable
    const needsShell = !isExecutableRegExp.test(commandFile);

    // If a shell is required, use cmd.exe and take care of escaping everything correctly
    // Note that `forceShell` is an hidden option used only in tests
    if (parsed.options.forceShell || needsShell) {
        // Need to double escape meta chars if the command is a cmd-shim located in `node_modules/.bin/`
        // The cmd-shim simply calls execute the package bin file with NodeJS, proxying any argument
        // Because the escape of metachars with ^ gets interpreted when the cmd.exe is first called,
        // we need to double escape them
        const needsDoubleEscapeMetaChars = isCmdShimRegExp.test(commandFile);

        // Normalize posix paths into OS compatible paths (e.g.: foo/bar -> foo\bar)
        // This is necessary otherwise it will always fail with ENOENT in those cases
        parsed.command = path.normalize(parsed.command);

        // Escape command & arguments
        parsed.command = escape.command(parsed.command);
        parsed.args = parsed.args.map((arg) => escape.argument(arg, needsDoubleEscapeMetaChars));

        const shellCommand = [parsed.command].concat(parsed.args).join(' ');

        parsed.args = ['/d', '/s', '/c', `"${shellCommand}"`];
        parsed.command = process.env.comspec || 'cmd.exe';
        parsed.options.windowsVerbatimArguments = true; // Tell node's spawn that the arguments are already escaped
    }

    return parsed;
}

function parse(command, args, options) {
    // Normalize arguments, similar to nodejs
    if (args && !Array.isArray(args)) {
        options = args;
        args = null;
    }

    args = args ? args.slice(0) : []; // Clone array to avoid changing the original
    options = Object.assign({}, options); // Clone object to avoid changing the original

    // Build our parsed object
    const parsed = {
        command,
        args,
        options,
        file: undefined,
        original: {
            command,
            args,
        },
    };

    // Delegate further parsing to shell or non-shell
    return options.shell ? parsed : parseNonShell(parsed);
}

module.exports = parse;


/***/ }),

/***/ 2164:
/***/ (function(module) {



// See http://www.robvanderwoude.com/escapechars.php
const metaCharsRegExp = /([()\][%!^"`<>&|;, *?])/g;

function escapeCommand(arg) {
    // Escape meta chars
    arg = arg.replace(metaCharsRegExp, '^$1');

    return arg;
}

function escapeArgument(arg, doubleEscapeMetaChars) {
    // Convert to string
    arg = `${arg}`;

    // Algorithm below is based on https://qntm.org/cmd
    // It's slightly altered to disable JS backtracking to avoid hanging on specially crafted input
    // Please see https://github.com/moxystudio/node-cross-spawn/pull/160 for more information

    // Sequence of backslashes followed by a double quote:
    // double up all the backslashes and escape the double quote
    arg = arg.replace(/(?=(\\+?)?)\1"/g, '$1$1\\"');

    // Sequence of backslashes followed by the end of the string
    // (which will become a double quote later):
    // double up all the backslashes
    arg = arg.replace(/(?=(\\+?)?)\1$/, '$1$1');

    // All other backslashes occur literally

    // Quote the whole thing:
    arg = `"${arg}"`;

    // Escape meta chars
    arg = arg.replace(metaCharsRegExp, '^$1');

    // Double escape meta chars if necessary
    if (doubleEscapeMetaChars) {
        arg = arg.replace(metaCharsRegExp, '^$1');
    }

    return arg;
}

module.exports.command = escapeCommand;
module.exports.argument = escapeArgument;


/***/ }),

/***/ 70599:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {



const fs = __webpack_require__(79896);
const shebangCommand = __webpack_require__(79152);

function readShebang(command) {
    // Read the first 150 bytes from the file
    const size = 150;
    const buffer = Buffer.alloc(size);

    let fd;

    try {
        fd = fs.openSync(command, 'r');
        fs.readSync(fd, buffer, 0, size, 0);
        fs.closeSync(fd);
    } catch (e) { /* Empty */ }

    // Attempt to extract shebang (null is returned if not a shebang)
    return shebangCommand(buffer.toString());
}

module.exports = readShebang;


/***/ }),

/***/ 64866:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {



const path = __webpack_require__(16928);
const which = __webpack_require__(26848);
const getPathKey = __webpack_require__(56689);

function resolveCommandAttempt(parsed, withoutPathExt) {
    const env = parsed.options.env || process.env;
    const cwd = process.cwd();
    const hasCustomCwd = parsed.options.cwd != null;
    // Worker threads do not have process.chdir()
    const shouldSwitchCwd = hasCustomCwd && process.chdir !== undefined && !process.chdir.disabled;

    // If a custom `cwd` was specified, we need to change the process cwd
    // because `which` will do stat calls but does not support a custom cwd
    if (shouldSwitchCwd) {
        try {
            process.chdir(parsed.options.cwd);
        } catch (err) {
            /* Empty */
        }
    }

    let resolved;

    try {
        resolved = which.sync(parsed.command, {
            path: env[getPathKey({ env })],
            pathExt: withoutPathExt ? path.delimiter : undefined,
        });
    } catch (e) {
        /* Empty */
    } finally {
        if (shouldSwitchCwd) {
            process.chdir(cwd);
        }
    }

    // If we successfully resolved, ensure that an absolute path is returned
    // Note that when a custom `cwd` was used, we need to resolve to an absolute path based on it
    if (resolved) {
        resolved = path.resolve(hasCustomCwd ? parsed.options.cwd : '', resolved);
    }

    return resolved;
}

function resolveCommand(parsed) {
    return resolveCommandAttempt(parsed) || resolveCommandAttempt(parsed, true);
}

module.exports = resolveCommand;


/***/ }),

/***/ 72940:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {

var fs = __webpack_require__(79896)
var core
if (process.platform === 'win32' || global.TESTING_WINDOWS) {
  core = __webpack_require__(59225)
} else {
  core = __webpack_require__(81025)
}

module.exports = isexe
isexe.sync = sync

function isexe (path, options, cb) {
  if (typeof options === 'function') {
    cb = options
    options = {}
  }

  if (!cb) {
    if (typeof Promise !== 'function') {
      throw new TypeError('callback not provided')
    }

    return new Promise(function (resolve, reject) {
      isexe(path, options || {}, function (er, is) {
        if (er) {
          reject(er)
        } else {
          resolve(is)
        }
      })
    })
  }

  core(path, options || {}, function (er, is) {
    // ignore EACCES because that just means we aren't allowed to run it
    if (er) {
      if (er.code === 'EACCES' || options && options.ignoreErrors) {
        er = null
        is = false
      }
    }
    cb(er, is)
  })
}

function sync (path, options) {
  // my kingdom for a filtered catch
  try {
    return core.sync(path, options || {})
  } catch (er) {
    if (options && options.ignoreErrors || er.code === 'EACCES') {
      return false
    } else {
      throw er
    }
  }
}


/***/ }),

/***/ 81025:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {

module.exports = isexe
isexe.sync = sync

var fs = __webpack_require__(79896)

function isexe (path, options, cb) {
  fs.stat(path, function (er, stat) {
    cb(er, er ? false : checkStat(stat, options))
  })
}

function sync (path, options) {
  return checkStat(fs.statSync(path), options)
}

function checkStat (stat, options) {
  return stat.isFile() && checkMode(stat, options)
}

function checkMode (stat, options) {
  var mod = stat.mode
  var uid = stat.uid
  var gid = stat.gid

  var myUid = options.uid !== undefined ?
    options.uid : process.getuid && process.getuid()
  var myGid = options.gid !== undefined ?
    options.gid : process.getgid && process.getgid()

  var u = parseInt('100', 8)
  var g = parseInt('010', 8)
  var o = parseInt('001', 8)
  var ug = u | g

  var ret = (mod & o) ||
    (mod & g) && gid === myGid ||
    (mod & u) && uid === myUid ||
    (mod & ug) && myUid === 0

  return ret
}


/***/ }),

/***/ 59225:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {

module.exports = isexe
isexe.sync = sync

var fs = __webpack_require__(79896)

function checkPathExt (path, options) {
  var pathext = options.pathExt !== undefined ?
    options.pathExt : process.env.PATHEXT

  if (!pathext) {
    return true
  }

  pathext = pathext.split(';')
  if (pathext.indexOf('') !== -1) {
    return true
  }
  for (var i = 0; i < pathext.length; i++) {
    var p = pathext[i].toLowerCase()
    if (p && path.substr(-p.length).toLowerCase() === p) {
      return true
    }
  }
  return false
}

function checkStat (stat, path, options) {
  if (!stat.isSymbolicLink() && !stat.isFile()) {
    return false
  }
  return checkPathExt(path, options)
}

function isexe (path, options, cb) {
  fs.stat(path, function (er, stat) {
    cb(er, er ? false : checkStat(stat, path, options))
  })
}

function sync (path, options) {
  return checkStat(fs.statSync(path), path, options)
}


/***/ }),

/***/ 56689:
/***/ (function(module) {



const pathKey = (options = {}) => {
	const environment = options.env || process.env;
	const platform = options.platform || process.platform;

	if (platform !== 'win32') {
		return 'PATH';
	}

	return Object.keys(environment).reverse().find(key => key.toUpperCase() === 'PATH') || 'Path';
};

module.exports = pathKey;
// TODO: Remove this for the next major release
module.exports["default"] = pathKey;


/***/ }),

/***/ 79152:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {


const shebangRegex = __webpack_require__(77334);

module.exports = (string = '') => {
	const match = string.match(shebangRegex);

	if (!match) {
		return null;
	}

	const [path, argument] = match[0].replace(/#! ?/, '').split(' ');
	const binary = path.split('/').pop();

	if (binary === 'env') {
		return argument;
	}

	return argument ? `${binary} ${argument}` : binary;
};


/***/ }),

/***/ 77334:
/***/ (function(module) {


module.exports = /^#!(.*)/;


/***/ }),

/***/ 26848:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {

const isWindows = process.platform === 'win32' ||
    process.env.OSTYPE === 'cygwin' ||
    process.env.OSTYPE === 'msys'

const path = __webpack_require__(16928)
const COLON = isWindows ? ';' : ':'
const isexe = __webpack_require__(72940)

const getNotFoundError = (cmd) =>
  Object.assign(new Error(`not found: ${cmd}`), { code: 'ENOENT' })

const getPathInfo = (cmd, opt) => {
  const colon = opt.colon || COLON

  // If it has a slash, then we don't bother searching the pathenv.
  // just check the file itself, and that's it.
  const pathEnv = cmd.match(/\//) || isWindows && cmd.match(/\\/) ? ['']
    : (
      [
        // windows always checks the cwd first
        ...(isWindows ? [process.cwd()] : []),
        ...(opt.path || process.env.PATH ||
          /* istanbul ignore next: very unusual */ '').split(colon),
      ]
    )
  const pathExtExe = isWindows
    ? opt.pathExt || process.env.PATHEXT || '.EXE;.CMD;.BAT;.COM'
    : ''
  const pathExt = isWindows ? pathExtExe.split(colon) : ['']

  if (isWindows) {
    if (cmd.indexOf('.') !== -1 && pathExt[0] !== '')
      pathExt.unshift('')
  }

  return {
    pathEnv,
    pathExt,
    pathExtExe,
  }
}

const which = (cmd, opt, cb) => {
  if (typeof opt === 'function') {
    cb = opt
    opt = {}
  }
  if (!opt)
    opt = {}

  const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt)
  const found = []

  const step = i => new Promise((resolve, reject) => {
    if (i === pathEnv.length)
      return opt.all && found.length ? resolve(found)
        : reject(getNotFoundError(cmd))

    const ppRaw = pathEnv[i]
    const pathPart = /^".*"$/.test(ppRaw) ? ppRaw.slice(1, -1) : ppRaw

    const pCmd = path.join(pathPart, cmd)
    const p = !pathPart && /^\.[\\\/]/.test(cmd) ? cmd.slice(0, 2) + pCmd
      : pCmd

    resolve(subStep(p, i, 0))
  })

  const subStep = (p, i, ii) => new Promise((resolve, reject) => {
    if (ii === pathExt.length)
      return resolve(step(i + 1))
    const ext = pathExt[ii]
    isexe(p + ext, { pathExt: pathExtExe }, (er, is) => {
      if (!er && is) {
        if (opt.all)
          found.push(p + ext)
        else
          return resolve(p + ext)
      }
      return resolve(subStep(p, i, ii + 1))
    })
  })

  return cb ? step(0).then(res => cb(null, res), cb) : step(0)
}

const whichSync = (cmd, opt) => {
  opt = opt || {}

  const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt)
  const found = []

  for (let i = 0; i < pathEnv.length; i ++) {
    const ppRaw = pathEnv[i]
    const pathPart = /^".*"$/.test(ppRaw) ? ppRaw.slice(1, -1) : ppRaw

    const pCmd = path.join(pathPart, cmd)
    const p = !pathPart && /^\.[\\\/]/.test(cmd) ? cmd.slice(0, 2) + pCmd
      : pCmd

    for (let j = 0; j < pathExt.length; j ++) {
      const cur = p + pathExt[j]
      try {
        const is = isexe.sync(cur, { pathExt: pathExtExe })
        if (is) {
          if (opt.all)
            found.push(cur)
          else
            return cur
        }
      } catch (ex) {}
    }
  }

  if (opt.all && found.length)
    return found

  if (opt.nothrow)
    return null

  throw getNotFoundError(cmd)
}

module.exports = which
which.sync = whichSync


/***/ }),

/***/ 88195:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateCommand: () => (/* binding */ validateCommand)
});

// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/run/output.ts
var output = __webpack_require__(85472);
// EXTERNAL MODULE: ./src/run/pipeline.ts + 16 modules
var pipeline = __webpack_require__(53857);
// EXTERNAL MODULE: ./src/cli/flags.ts
var cli_flags = __webpack_require__(95377);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/suite/servers/server.ts
var server = __webpack_require__(5036);
// EXTERNAL MODULE: ./src/suite/tests/combinations.ts
var combinations = __webpack_require__(67780);
// EXTERNAL MODULE: ./src/suite/variables/deferred.ts
var deferred = __webpack_require__(56207);
// EXTERNAL MODULE: ./src/suite/yaml/schema-file.ts
var schema_file = __webpack_require__(24642);
;// CONCATENATED MODULE: ./src/cli/print-plan.ts







/** The resolved suites of a plan with all defaults, one YAML document each; every document is a valid suite. */
function printPlan(plan) {
    return (plan.files
        // References that are resolved during the run stay as written.
        .map((file) => `${heading(file)}${(0,dist/* stringify */.As)((0,redacted/* hideTexts */.x5)(suiteEntry(file)), { directives: true })}`)
        .join(""));
}
function heading({ checked: { suite }, skip }) {
    return `# ${JSON.stringify(suite.name)}${skip === undefined ? "" : `, skipped: ${skip}`}\n`;
}
function suiteEntry({ checked: { suite }, batches }) {
    const versions = batches.flatMap(({ targetVersion }) => targetVersion ?? []);
    const { p95LatencyMs, setup, teardown } = suite;
    const blocks = new Map();
    const printed = new Set();
    for (const test of suite.tests) {
        // Rows and servers of one test are one entry.
        if (printed.has(test.node))
            continue;
        printed.add(test.node);
        blocks.set(test.block, [...(blocks.get(test.block) ?? []), testEntry(test, suite)]);
    }
    return {
        ...(versions.length > 0 && { target_versions: versions }),
        run_options: runOptions(suite.runOptions),
        performance: {
            default_timeout_ms: suite.defaultTimeoutMs,
            ...(p95LatencyMs !== undefined && { p95_latency_ms: p95LatencyMs }),
            gate: suite.p95Gates,
        },
        model_compatibility: suite.modelCompatibility,
        ...fixtures(suite),
        ...faults(suite),
        ...models(suite),
        servers: Object.fromEntries([...suite.servers].map(([name, server]) => [name, serverEntry(server)])),
        ...(setup.length > 0 && { setup: setup.map(stepEntry) }),
        ...(teardown.length > 0 && { teardown: teardown.map(stepEntry) }),
        ...Object.fromEntries(blocks),
    };
}
/** The errors that tests inject. */
function fixtures({ tests }) {
    const errors = new Map();
    for (const test of tests) {
        if (test.block !== "tools" || !test.injected)
            continue;
        const name = test.node["inject_error"];
        errors.set(name, { name, ...test.injected, applies_to: "any" });
    }
    return errors.size > 0 ? { fixtures: { errors: [...errors.values()] } } : {};
}
/** The faults that agents inject. */
function faults({ tests }) {
    const used = new Map(tests.flatMap((test) => (test.block === "agents" ? test.faults.map((fault) => [fault.name, fault]) : [])));
    const entries = [...used.values()].map(({ delayMs, failures, ...fault }) => ({
        ...fault,
        ...(delayMs !== undefined && { delay_ms: delayMs }),
        ...(failures !== undefined && { failures }),
    }));
    return entries.length > 0 ? { faults: entries } : {};
}
function runOptions(options) {
    const { restartPolicy, parallel, parallelVersions, bail, errorChannel, drift, invariants } = options;
    return {
        restart_policy: restartPolicy,
        parallel,
        parallel_versions: parallelVersions,
        bail,
        error_channel: errorChannel,
        drift,
        invariants,
    };
}
/** The endpoints of models, and what they may cost. */
function models({ providers, budget: { perTestCents, perSuiteCents, prices } }) {
    const endpoints = [...providers].map(([name, { baseUrl, apiKeyEnv, organization }]) => [
        name,
        {
            ...{ type: "openai", base_url: baseUrl },
            ...(apiKeyEnv !== undefined && { api_key_env: apiKeyEnv }),
            ...(organization !== undefined && { organization }),
        },
    ]);
    const priced = [...prices].map(([name, { input, output }]) => [
        name,
        { input_usd_per_mtok: input, output_usd_per_mtok: output },
    ]);
    const budget = {
        ...(perTestCents !== undefined && { per_test_usd_cents: perTestCents }),
        ...(perSuiteCents !== undefined && { per_suite_usd_cents: perSuiteCents }),
        ...(priced.length > 0 && { prices: Object.fromEntries(priced) }),
    };
    return {
        ...(endpoints.length > 0 && { providers: Object.fromEntries(endpoints) }),
        ...(Object.keys(budget).length > 0 && { budget }),
    };
}
/** The entry with the defaults of its kind of server. */
function serverEntry({ raw }) {
    const { wait_for_ready: ready } = raw;
    const entry = typeof ready === "string" ? { ...raw, wait_for_ready: { url: ready } } : raw;
    const complete = withDefaults(entry, (0,schema_file/* schemaOf */.pP)(["servers", "name"]).schema);
    for (const [kind, fields] of Object.entries(server/* FIELDS_OF_KIND */.t7)) {
        if (!(kind in raw))
            for (const field of fields)
                delete complete[field];
    }
    return complete;
}
function testEntry(test, suite) {
    const node = test.node;
    const complete = withDefaults(node, (0,schema_file/* schemaOf */.pP)([test.block, 0]).schema);
    for (const key of Object.keys(complete)) {
        if (!(key in node) && Object.keys(node).some((other) => (0,combinations/* clashOf */.JT)(key, other) !== undefined))
            delete complete[key];
    }
    const { server, tags, timeoutMs, profile, retries, expect, limits } = test;
    Object.assign(complete, { timeout_ms: timeoutMs, profile, retries });
    // Agents and evals name their servers themselves.
    if (test.block !== "agents" && test.block !== "evals")
        complete["server"] = node["server"] ?? server;
    Object.assign(complete, expectEntry(expect, limits));
    // Those of a row are written with its fields.
    complete["tags"] = (0,deferred/* hasDeferred */.gD)(node["tags"]) ? node["tags"] : tags;
    if (test.block === "compositions")
        Object.assign(complete, { output: test.output });
    if (test.block !== "tools")
        return complete;
    for (const key of ["steps", "verify", "finally"])
        if (test[key])
            complete[key] = test[key].map(stepEntry);
    const { transform, negativePath, fuzz } = test;
    if (transform) {
        const { request, response } = transform;
        complete["transform"] = { ...(request && programs({ request })), ...(response && programs({ response })) };
    }
    if (negativePath)
        complete["negative_path"] = probes(negativePath, suite.runOptions);
    if (fuzz)
        complete["fuzz"] = { seed: fuzz.seed, cases: fuzz.cases, max_call_ms: fuzz.maxCallMs };
    return complete;
}
function stepEntry({ node, server, timeoutMs, expect, limits }) {
    const complete = withDefaults(node, (0,schema_file/* schemaOf */.pP)(["setup", 0]).schema);
    if (!("tool" in node) && !("prompt" in node))
        delete complete["args"];
    return { ...complete, server, timeout_ms: timeoutMs, ...expectEntry(expect, limits) };
}
/** The expectations in the long form, including those of `defaultTest`. */
function expectEntry(expect, limits) {
    if (expect === undefined && limits === undefined)
        return {};
    const { maxDurationMs, maxResponseTokens: tokens } = limits ?? {};
    const assertions = (expect ?? []).map(({ target, matcher, message, transform }) => ({
        ...{ target, matcher: withDefaults(matcher, (0,schema_file/* definition */.mw)("Matcher")) },
        ...{ message, transform },
    }));
    return {
        expect: {
            assertions,
            ...(maxDurationMs && { max_duration_ms: maxDurationMs.limit }),
            ...(tokens && {
                max_response_tokens: {
                    budget: tokens.limit,
                    tokenizer: tokens.tokenizer,
                    mode: tokens.warns ? "warn" : "fail",
                },
            }),
        },
    };
}
function programs(named) {
    return Object.fromEntries(Object.entries(named).map(([key, program]) => [
        key,
        "jq" in program ? { jq: program.jq } : program.command.map(quoted).join(" "),
    ]));
}
/** Quotes a word so that `splitWords` reads it back. */
function quoted(word) {
    return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
function probes({ checks, baseCall, oversizedBytes, errorChannel }, options) {
    return {
        checks,
        base_call: baseCall,
        oversized_bytes: oversizedBytes,
        error_channel: errorChannel ?? options.errorChannel,
    };
}
/** Fills in the default of each missing field, at every level. */
function withDefaults(value, schema) {
    const complete = { ...value };
    for (const key of Object.keys(schema.properties ?? {})) {
        const { default: base } = (0,schema_file/* memberSchema */.QZ)(schema, key).schema;
        if (complete[key] === undefined && base !== undefined)
            complete[key] = base;
    }
    for (const [key, item] of Object.entries(complete))
        complete[key] = fillDefaults(item, (0,schema_file/* memberSchema */.QZ)(schema, key).schema);
    return complete;
}
function fillDefaults(value, schema) {
    if (Array.isArray(value))
        return value.map((item) => fillDefaults(item, (0,schema_file/* memberSchema */.QZ)(schema, 0).schema));
    return (0,json/* isObject */.Gv)(value) && !(value instanceof deferred/* DeferredText */.z$) ? withDefaults(value, schema) : value;
}

;// CONCATENATED MODULE: ./src/cli/commands/validate.ts








/** `mcptest validate`: returns 0 if every suite is valid. Throws a UserError with all problems of all files. */
async function validateCommand(paths, command, context) {
    const { redactor } = context;
    const suiteDefaults = await (0,cli_flags/* applySettings */.iN)(command);
    const flags = command.optsWithGlobals();
    const environment = (0,create_request/* terminalEnvironment */.I4)(context.version, new AbortController().signal);
    const request = { ...(0,create_request/* createRequest */.WL)(paths, flags, environment), suiteDefaults };
    const { plan, warnings } = await (0,pipeline/* prepareRun */.Z0)(request, redactor);
    if (flags.strict && warnings.length > 0)
        throw new problem/* UserError */.yo(warnings.map(asError));
    await (0,output/* reportWarnings */.OH)(warnings, redactor);
    if (flags.print)
        await (0,out/* writeOut */.sD)((0,output/* printable */.g$)(printPlan(plan), redactor));
    else
        await (0,out/* writeOut */.sD)((0,output/* printable */.g$)(`${plan.files.map(summary).join("\n")}\n`, redactor));
    return 0;
    function summary({ checked: { suite, tests } }) {
        return `${suite.name}: ${(0,plural/* plural */.L)(tests.length, "test")}, ${(0,plural/* plural */.L)(suite.servers.size, "server")}`;
    }
}
function asError({ warning: _, ...problem }) {
    return problem;
}


/***/ })

};
