export const id = 9846;
export const ids = [9846];
export const modules = {

/***/ 98571:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   ec: () => (/* binding */ DURATION_FORM),
/* harmony export */   yy: () => (/* binding */ sleep)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);

const UNITS = new Map([
    ["ms", 1],
    ["s", 1_000],
    ["m", 60_000],
    ["h", 3_600_000],
]);
/** The form of a duration, for messages. */
const DURATION_FORM = "a number and one of ms, s, m, h (`500ms`, `1.5s`, `2m`)";
/**
 * Milliseconds of a duration such as `500ms`, `1.5s`, `2m` or `1h`; undefined if the text is not a duration: a bare
 * number, a sign, a compound such as `1h30m`, or more than timers can count (about 24 days).
 */
function parseDuration(text) {
    const match = /^([0-9]{1,10}(?:\.[0-9]{1,6})?)(ms|s|m|h)$/.exec(text);
    const unit = UNITS.get(match?.[2] ?? "");
    if (match === null || unit === undefined)
        return undefined;
    const milliseconds = Number(match[1]) * unit;
    return milliseconds < 2 ** 31 ? milliseconds : undefined;
}
/**
 * Waits for so many milliseconds, or until `signal` is aborted.
 *
 * @param options.unref true lets the process end meanwhile
 */
async function sleep(ms, { unref = false, signal } = {}) {
    return (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { ref: !unref, ...(signal && { signal }) }).catch(() => undefined);
}


/***/ }),

/***/ 86153:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   g: () => (/* binding */ typeName)
/* harmony export */ });
/** True for a JSON object: neither null nor an array. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The name of a value's type in messages: `none` for no value, otherwise its JSON type (`integer` apart from `number`). */
function typeName(value) {
    if (value === undefined)
        return "none";
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "array";
    if (typeof value === "number")
        return Number.isInteger(value) ? "integer" : "number";
    return typeof value;
}


/***/ }),

/***/ 36419:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uo: () => (/* binding */ inMiB),
/* harmony export */   b1: () => (/* binding */ LIMITS),
/* harmony export */   mm: () => (/* binding */ weightOf)
/* harmony export */ });
const KIB = 1_024;
const MIB = 1_024 * KIB;
/** How much data of servers and files a run may hold, mostly in bytes. docs/limits.md explains this table. */
const LIMITS = {
    /** One frame or HTTP body, decompressed (`--max-frame`). */
    frame: 16 * MIB,
    /** Notifications and requests of the server that are kept with one call, in memory; at least one frame. */
    call: 16 * MIB,
    /** The same for all calls that wait in one session, in memory; at least one frame. */
    sessionCalls: 64 * MIB,
    /** The same for all sessions of a run, in memory; at least one frame. */
    runCalls: 128 * MIB,
    /** The values of one message: each takes memory, however short it is. A number, not bytes. */
    values: 500_000,
    /** The values of a cassette, and of a capture that is judged. Numbers, not bytes. */
    cassetteValues: 2_000_000,
    captureValues: 8_000_000,
    /** The items of one list, all pages together, in memory. */
    list: 32 * MIB,
    /** What is recorded of one session, on disk. */
    session: 256 * MIB,
    /** What is recorded of a run, on disk. */
    recording: 1_024 * MIB,
    /** One row of the results; beyond it, failures are shown without their values. */
    row: 4 * MIB,
    /** The rows of a run, on disk; beyond it, every row is a short one. */
    results: 1_024 * MIB,
    /** The values of one exchange that a row shows as evidence. */
    evidence: 48 * KIB,
};
/** A limit as messages show it. */
function inMiB(bytes) {
    return `${Math.round((bytes / MIB) * 10) / 10} MiB`;
}
// As V8 keeps them.
const EACH_VALUE = 16;
const EACH_OBJECT = 56;
/**
 * The approximate memory of a JSON value: its texts, and a little for each value in it. Stops counting at `most`.
 */
function weightOf(value, most = Number.POSITIVE_INFINITY) {
    let weight = 0;
    const left = [];
    const add = (one) => {
        if (typeof one === "object" && one !== null) {
            weight += EACH_OBJECT;
            left.push(one);
        }
        else
            weight += typeof one === "string" ? EACH_VALUE + one.length : EACH_VALUE;
    };
    add(value);
    for (let one = left.pop(); one !== undefined && weight <= most; one = left.pop()) {
        if (Array.isArray(one))
            for (const item of one)
                add(item);
        else {
            for (const key in one) {
                weight += key.length;
                add(one[key]);
            }
        }
    }
    return weight;
}


/***/ }),

/***/ 61691:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ terminalWidth),
/* harmony export */   KK: () => (/* binding */ openSpool),
/* harmony export */   Pd: () => (/* binding */ makeTempFolder),
/* harmony export */   TC: () => (/* binding */ readerOf),
/* harmony export */   TW: () => (/* binding */ ensureIgnoredFolder),
/* harmony export */   VJ: () => (/* binding */ writeErr),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   bB: () => (/* binding */ standardStreams),
/* harmony export */   sD: () => (/* binding */ writeOut),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(652);






const SPOOL_BUFFER = 64 * 1024;
const FLUSH_AFTER_MS = 100;
/** The error of writing to a pipe whose reader is closed. */
const gone = new Set(["EPIPE", "EOF", "ERR_STREAM_DESTROYED"]);
const broken = new WeakMap();
const watched = new WeakSet();
/** The stdin and stdout of this process, for a mock server over stdio: its output is a protocol, not a report. */
function standardStreams() {
    return { input: process.stdin, output: process.stdout };
}
/** The width of a stream's terminal; undefined if the stream is not a terminal. */
function terminalWidth(stream) {
    return process[stream].isTTY ? process[stream].columns || 80 : undefined;
}
/** Makes a folder for files of ours that no repository should hold; gives its path. Throws what the file system says. */
function ensureIgnoredFolder(path) {
    makeFolders(path);
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, ".gitignore");
    try {
        // A broken link is not followed.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(ignore))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(ignore, "*\n", { flag: "wx" });
    }
    catch (error) {
        if (error.code !== "EEXIST")
            throw error;
    }
    return path;
}
/** Makes a folder and its parents. Node's recursive mkdir never returns on file systems that allow none, such as /proc. */
function makeFolders(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path) !== path)
        makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path);
    }
    catch (error) {
        // Another process may have made it in the meantime.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
            throw error;
    }
}
/** Makes a fresh folder that only this user may read; gives its absolute path. */
function makeTempFolder() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), "mcptest-")));
}
/** Removes a folder with all that is in it; what cannot be removed stays. */
function removeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true, maxRetries: 3 });
    }
    catch {
        // A server may still have a file open, and some systems do not remove open files.
    }
}
/**
 * Writes to stdout; resolves when the data is handed on. A closed reader (`| head`) is not an error. Throws a UserError
 * if stdout cannot be written, such as a file on a full disk.
 */
async function writeOut(text) {
    const fault = await writeTo(process.stdout, text);
    if (fault && !gone.has(fault.code ?? ""))
        throw cannotWrite("to stdout", fault);
}
/** Writes to stderr; resolves when the data is handed on. A failure is ignored, because there is nowhere to report it. */
async function writeErr(text) {
    await writeTo(process.stderr, text);
}
/**
 * Writes a whole file or nothing: into a temporary file beside it, then renamed. Makes the folder. Throws a UserError
 * if the file cannot be written, or is a pipe or a device; errors of `chunks` are passed on.
 */
async function writeFileAtomic(path, chunks) {
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(path)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.tmp`);
    await orUserError(path, async () => refuseSpecial(path));
    await orUserError(path, async () => makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path)));
    const file = await orUserError(path, () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, "wx"));
    try {
        try {
            let buffered = "";
            for await (const chunk of typeof chunks === "string" ? [chunks] : chunks) {
                buffered += chunk;
                if (buffered.length < SPOOL_BUFFER)
                    continue;
                const ready = buffered;
                buffered = "";
                await orUserError(path, () => file.appendFile(ready));
            }
            await orUserError(path, () => file.appendFile(buffered));
        }
        finally {
            await file.close();
        }
        await orUserError(path, () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, path));
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
        throw error;
    }
}
/** To rename a file to `/dev/null` or `/dev/stdout` would take it from every program of the machine. */
function refuseSpecial(path) {
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
    const isSpecial = there !== undefined && !there.isFile() && !there.isDirectory();
    // A link in /dev leads to an open file of this process.
    if (isSpecial || (0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path) === "/dev")
        throw new Error("It is not a regular file");
}
/**
 * Opens a spool, emptying what is at `path`. Lines are buffered up to 64 KiB or 100 ms. Throws a UserError if it cannot
 * be opened. `onFault` is called once when it can no longer be written, such as on a full disk; `append` does not throw.
 */
function openSpool(path, onFault) {
    let fd;
    try {
        makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path));
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "w");
    }
    catch (error) {
        throw cannotWrite(path, error);
    }
    const buffer = Buffer.allocUnsafe(SPOOL_BUFFER);
    let used = 0;
    let timer;
    let fault;
    let onDisk = 0;
    /** What could not be written. */
    const rest = [];
    const write = (bytes) => {
        let written = 0;
        try {
            while (fault === undefined && written < bytes.length)
                written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, written);
        }
        catch (error) {
            fault = cannotWrite(path, error);
        }
        onDisk += written;
        if (written === bytes.length)
            return;
        const isFirst = rest.length === 0;
        rest.push(Buffer.from(bytes.subarray(written)));
        if (isFirst && fault)
            onFault(fault);
    };
    const flush = () => {
        clearTimeout(timer);
        timer = undefined;
        const length = used;
        used = 0;
        write(buffer.subarray(0, length));
    };
    return {
        get fault() {
            return fault;
        },
        append(line) {
            // A UTF-16 unit takes at most three bytes.
            const fits = line.length * 3 + 1;
            if (used + fits > SPOOL_BUFFER)
                flush();
            if (fits > SPOOL_BUFFER) {
                const bytes = Buffer.from(`${line}\n`);
                write(bytes);
                return bytes.length - 1;
            }
            const length = buffer.write(line, used);
            buffer[used + length] = 0x0a;
            used += length + 1;
            timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref();
            return length;
        },
        async reader() {
            flush();
            const file = await readerOf(path);
            const [kept, from] = [Buffer.concat(rest), onDisk];
            if (kept.length === 0)
                return file;
            return {
                ...file,
                async read(offset, length) {
                    const there = Math.min(Math.max(from - offset, 0), length);
                    const tail = kept.subarray(Math.max(offset - from, 0), Math.max(offset + length - from, 0));
                    return there === 0 ? tail : Buffer.concat([await file.read(offset, there), tail]);
                },
            };
        },
        close() {
            flush();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
        },
        remove() {
            clearTimeout(timer);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
        },
    };
}
/** Opens a file in which lines were spooled. */
async function readerOf(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, "r");
    return {
        async read(offset, length) {
            const bytes = Buffer.allocUnsafe(length);
            const { bytesRead } = await file.read(bytes, 0, length, offset);
            return bytes.subarray(0, bytesRead);
        },
        close: () => file.close(),
    };
}
/** Gives the error of this write, or of an earlier one, after which nothing is written any more. */
function writeTo(stream, text) {
    if (!watched.has(stream)) {
        watched.add(stream);
        stream.on("error", (error) => void (broken.has(stream) || broken.set(stream, error)));
    }
    if (broken.has(stream) || text === "")
        return Promise.resolve(broken.get(stream));
    return new Promise((resolve) => {
        stream.write(text, (error) => resolve(error ? (broken.get(stream) ?? error) : undefined));
    });
}
async function orUserError(path, write) {
    try {
        return await write();
    }
    catch (error) {
        throw cannotWrite(path, error);
    }
}
function cannotWrite(path, error) {
    const reason = error instanceof Error ? error.message : String(error);
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .userError */ .IF)(`cannot write ${path}`, reason, "Choose a path with free space where this user can write.");
}


/***/ }),

/***/ 48947:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ tokenHolders),
/* harmony export */   LK: () => (/* binding */ scrubEnv),
/* harmony export */   rR: () => (/* binding */ withheldText),
/* harmony export */   sy: () => (/* binding */ withheldNames)
/* harmony export */ });
/* harmony import */ var _redaction_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40575);

// The job's credentials, and the files by which a step speaks to the steps after it: the suite, which a fork may have
// written, chooses the program that is started, so it must get none of them.
const withheld = /^(GITHUB_TOKEN|GH_TOKEN|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|ACTIONS_(RUNTIME|ID_TOKEN|RESULTS|CACHE)_.*|INPUT_.*)$/i;
/** Those among them that hold a token: no other variable may hold it either. */
const tokens = /^(GITHUB_TOKEN|GH_TOKEN|ACTIONS_RUNTIME_TOKEN|ACTIONS_ID_TOKEN_REQUEST_TOKEN|INPUT_.*TOKEN.*)$/i;
/** A shorter value is not a token, and would match unrelated text. */
const MIN_TOKEN = 8;
const needed = /^(PATH|HOME|LANG|TMPDIR|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|TEMP|TMP|USERPROFILE|HOMEDRIVE|HOMEPATH|APPDATA|LOCALAPPDATA|PROGRAMFILES|PROGRAMDATA)$/i;
/**
 * The environment of a server.
 *
 * @param env the environment of this process
 * @returns a new object; unset variables are left out
 */
function scrubEnv(env, { inherit, extra = {}, passEnv = [] }) {
    const kept = {};
    const hidden = withheldNames(env, passEnv);
    for (const [name, value] of Object.entries(env)) {
        if (value === undefined || hidden.has(name))
            continue;
        if (inherit || needed.test(name) || passEnv.includes(name))
            kept[name] = value;
    }
    return { ...kept, ...extra };
}
/**
 * The names of variables that suites, servers and their commands do not get: credentials of the job, and what holds one
 * of its tokens under another name. `passEnv`: names that they get all the same.
 */
function withheldNames(env, passEnv) {
    const names = [...Object.keys(env).filter((name) => withheld.test(name)), ...tokenHolders(env)];
    return new Set(names.filter((name) => !passEnv.includes(name)));
}
/** The names of variables that are a token of the job, or hold one in whatever form. */
function tokenHolders(env) {
    const entries = Object.entries(env);
    const forms = entries.flatMap(([name, value = ""]) => {
        if (!tokens.test(name))
            return [];
        const { readable, encoded } = (0,_redaction_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .formsOf */ .X)(value, MIN_TOKEN);
        return [...readable, ...encoded];
    });
    return entries.flatMap(([name, value = ""]) => tokens.test(name) || forms.some((form) => value.includes(form)) ? [name] : []);
}
/** Why a variable that is withheld has no value. */
function withheldText(name) {
    return `\`${name}\` is withheld from suites and servers: it is, or holds, a credential of the job.`;
}


/***/ }),

/***/ 69774:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   ie: () => (/* binding */ UnreadableFile),
/* harmony export */   rm: () => (/* binding */ isReallyBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



const CHUNK = 64 * 1024;
// To open a pipe must not wait for who writes to it.
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/** Why a file is not read that is there: `code` as those of the system. */
class UnreadableFile extends Error {
    code;
    size;
    constructor(code, message, 
    /** In bytes, if it is too large. */
    size = 0) {
        super(message);
        this.code = code;
        this.size = size;
    }
}
/**
 * The bytes of a regular file, at most so many. Every file that is not ours is read here: a pipe would be waited for, and a
 * device never ends. Throws an UnreadableFile, or what the file system says.
 */
function readRegularFile(path, most) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, FLAGS);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        checkRegular(stats);
        const tooLarge = (size) => new UnreadableFile("TOO_LARGE", `It has ${size} bytes; at most ${most} are read`, size);
        if (stats.size > most)
            throw tooLarge(stats.size);
        const parts = [];
        // It may have grown meanwhile, and what the system makes up has no size.
        for (let length = 0;;) {
            const part = Buffer.allocUnsafe(Math.max(stats.size - length, CHUNK));
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, part);
            if (read === 0)
                return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
            length += read;
            if (length > most)
                throw tooLarge(length);
            parts.push(part.subarray(0, read));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** Opens a regular file that is read in parts. Throws as `readRegularFile`. */
async function openRegularFile(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, FLAGS);
    try {
        checkRegular(await file.stat());
    }
    catch (error) {
        await file.close();
        throw error;
    }
    return file;
}
function checkRegular(stats) {
    // Reading a folder says EISDIR, which callers know.
    if (!stats.isFile() && !stats.isDirectory())
        throw new UnreadableFile("NOT_A_FILE", "It is not a regular file");
}
/** True if a path is inside a folder, or is that folder. */
function isBelow(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
/** True if a path is inside a folder after all links are resolved. The path need not exist. */
function isReallyBelow(path, folder) {
    let there = path;
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(there) && there !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(there))
        there = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(there);
    return isBelow((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(there), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(there, path)), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
}


/***/ }),

/***/ 44360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf)
/* harmony export */ });
/* unused harmony export saysSecret */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86153);

/** Words that say that a value is secret, alone or in the plural. */
const WORDS = /^(?:tokens?|keys?|secrets?|passwords?|passwd|passphrases?|pat|auth|authorization|credentials?|creds?|jwts?|bearers?|cookies?|sessionid)$/;
/** The same at the end of a word that runs several together, such as PGPASSWORD or APIKEYS. */
const ENDINGS = /(?:password|passwd|passphrase|secret|token|credential|(?:api|access|secret|private|auth|signing|encryption)key|connectionstring|(?:db|sql|user|root|admin|smtp|redis)(?:pass|pwd))s?$/;
/** Words that say so only together: EXIT_CODE, LOCALE_SK, MAX_CONN and RESET_PIN hold no secret. */
const TOGETHER = /(?:^|_)(?:connection_strings?|access_codes?|stripe_sk|(?:mongo|mongodb|db|database|sql|redis)_conn|(?:user|card|login|account)_pin)(?:_|$)|^pin$/;
/** Words of names that hold a number of tokens or keys, and no token or key. */
const MEASURES = /^(?:max|min|limits?|budgets?|count|num|number|size|length|window|usage|per|rate|ttl|timeout)$/;
/** Parts of a value that are shorter are not looked for: nothing so short is blanked. */
const MIN_PART = 8;
/** A user without a password is a name, unless it is as long as a token. */
const MIN_USER = 16;
const MAX_DEPTH = 20;
/** The usual form of a variable's name. */
const VARIABLE = /^[A-Z][A-Z0-9_]{0,63}$/;
/** Variables with pairs of a header and the variable that has its value. */
const HEADER_VARIABLES = /(?:^|_)HEADER[-_]ENV$/i;
/** True if a name says that its value is secret: by a whole word of it, the end of one, or several words. */
function saysSecret(name) {
    const words = wordsOf(name);
    // PWD alone is the working directory, and PASS_… asks for something to be let through.
    const isShort = words.length > 1 && /^(?:pass|pwd)$/.test(words.at(-1) ?? "");
    return isShort || words.some(isSecretWord) || TOGETHER.test(words.join("_"));
}
/**
 * The secrets among variables, as pairs of name and value: values whose names say so, and inside any value the user
 * information of a URL, and the settings and members whose own names say so.
 */
function secretsOf(variables) {
    return Object.entries(variables).flatMap(([name, value]) => {
        if (value === undefined)
            return [];
        const inside = [...userInformation(name, value), ...settingsIn(name, value), ...membersIn(name, value)];
        return isSecret(name, value) ? [[name, value], ...inside] : inside;
    });
}
function isSecret(name, value) {
    return saysSecret(name) && !isSetting(name, value);
}
function wordsOf(name) {
    return name
        .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
        .map((word) => word.replace(/\d+$/, "").toLowerCase())
        .filter((word) => word !== "");
}
function isSecretWord(word) {
    return WORDS.test(word) || ENDINGS.test(word);
}
/**
 * `MAX_TOKENS=100000000`, `BEARER_ENV=API_TOKEN` and `TOKEN_URL=https://…` are settings: a number of tokens, and where
 * to find one.
 */
function isSetting(name, value) {
    const words = wordsOf(name);
    const isAddress = /^(?:url|uri|endpoint)$/.test(words.at(-1) ?? "") && /^https?:\/\//i.test(value);
    if (isAddress)
        return words.every((word) => !isSecretWord(word) || /^(?:token|auth|authorization|key)s?$/.test(word));
    if (words.at(-1) === "env")
        return value
            .trim()
            .split(/\s+/)
            .every((one) => VARIABLE.test(one));
    return /^\d+$/.test(value) && words.some((word) => MEASURES.test(word));
}
/** `user:password` and the password of every URL in a value, as they stand there and decoded. */
function userInformation(name, value) {
    return [...value.matchAll(/:\/\/([^\s/?#"'<>]+)@/g)].flatMap(([, pair = ""]) => {
        const at = pair.indexOf(":");
        if (at < 0)
            return pair.length < MIN_USER ? [] : nameOf(`${name}.user`, pair);
        const password = pair.slice(at + 1);
        return password === "" ? [] : [...nameOf(`${name}.userinfo`, pair), ...nameOf(`${name}.password`, password)];
    });
}
/** `password=…` in a connection string or in the query of a URL. */
function settingsIn(name, value) {
    return [...value.matchAll(/(?<=^|[?&;,\s])([\w.-]{1,64})=([^&;\s#]+)/g)].flatMap(([, key = "", text = ""]) => {
        const isVariable = HEADER_VARIABLES.test(name) && VARIABLE.test(text);
        if (isVariable || !isSecret(key, text))
            return [];
        // What stands behind a comma may be another setting, or belong to the value.
        return [text, text.split(",", 1)[0] ?? ""].flatMap((part) => longEnough(nameOf(`${name}.${key}`, part)));
    });
}
/** Members of a JSON object whose names say that they are secret. */
function membersIn(name, value) {
    if (!/^\s*\{/.test(value))
        return [];
    const found = [];
    const visit = (node, depth) => {
        if (depth > MAX_DEPTH || typeof node !== "object" || node === null)
            return;
        for (const [key, member] of Object.entries(node)) {
            if (typeof member === "string" && isSecret(key, member))
                found.push(...longEnough([[`${name}.${key}`, member]]));
            else
                visit(member, depth + 1);
        }
    };
    try {
        const parsed = JSON.parse(value);
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(parsed))
            visit(parsed, 0);
    }
    catch {
        // It only looks like JSON.
    }
    return found;
}
function nameOf(name, text) {
    return [...new Set([text, decoded(text)])].map((one) => [name, one]);
}
function longEnough(secrets) {
    return secrets.filter(([, value]) => value.length >= MIN_PART);
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 89528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ sanitizeLine),
/* harmony export */   aj: () => (/* binding */ sanitize),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   it: () => (/* binding */ cutMiddle)
/* harmony export */ });
/* harmony import */ var _redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);

const ansi = /\x1b\[[0-?]*[ -/]*[@-~]|\x1b[\]P^_X][^\x07\x1b\n]*(?:\x07|\x1b\\)|\x1b[@-Z\\^_c-~]/g;
const unsafe = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const suspect = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufeff\ufff9-\ufffb]|^[^\S\n]*:|##/m;
/**
 * Text of a server or a suite made harmless for a terminal and a CI log: colours and other escape sequences are
 * dropped; control characters, invisible ones and those that turn the direction of writing are written out
 * (`\u202e`); what a GitHub runner would read as a command is broken by a backslash: `##[`, and a colon at the start of
 * a line, even a single one, because another may follow it in a report. Line feeds and tabs stay.
 */
function sanitize(text) {
    if (!suspect.test(text))
        return text;
    return (0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(text, (raw) => raw
        .replace(/\r\n/g, "\n")
        .replace(ansi, "")
        .replace(unsafe, writtenOut)
        .replace(/##(?=\[)/g, "##\\")
        .replace(/^([^\S\n]*):/gm, "$1\\:"));
}
/** As `sanitize`, on one line: line feeds and tabs are written out too. */
function sanitizeLine(text) {
    return sanitize((0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(text, (raw) => raw.replace(/\r?\n/g, "\\n").replaceAll("\t", "\\t")));
}
/**
 * A line of a source file made harmless as `sanitize` does, with one sign for each unsafe character: what stands under
 * the line stays under its place.
 */
function printable(text) {
    return text
        .replace(unsafe, "\ufffd")
        .replaceAll("\n", "\ufffd")
        .replace(/##(?=\[)/g, "##\\");
}
/** At most `limit` characters: of a longer text the beginning and the end, and between them how much was left out. */
function cutMiddle(text, limit) {
    if (text.length <= limit)
        return text;
    const half = Math.floor(limit / 2);
    return (0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(text, (whole) => {
        const [head, tail] = [whole.slice(0, half), whole.slice(whole.length - half)];
        return `${head} … (${whole.length - 2 * half} characters left out) … ${tail}`;
    });
}
function writtenOut(char) {
    const code = char.charCodeAt(0);
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
}


/***/ }),

/***/ 91533:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ inParallel),
/* harmony export */   dz: () => (/* binding */ pool),
/* harmony export */   rU: () => (/* binding */ RUN_TIMEOUT_MS)
/* harmony export */ });
/** How long a run may take (`--run-timeout`). */
const RUN_TIMEOUT_MS = 30 * 60_000;
/** Runs `work` over the items in order, at most `limit` at the same time. */
async function pool(items, limit, work) {
    let next = 0;
    const worker = async () => {
        while (next < items.length) {
            const item = items[next];
            next += 1;
            await work(item);
        }
    };
    await Promise.all(Array.from({ length: Math.max(1, Math.min(limit, items.length)) }, worker));
}
/**
 * Runs tasks of different lanes at the same time: each waits for the task before it in every one of its lanes. The
 * waiting follows the order of the list, so nothing can deadlock.
 */
async function inParallel(tasks, work) {
    const tails = new Map();
    const all = tasks.map((task) => {
        const done = Promise.all(task.lanes.map((lane) => tails.get(lane))).then(() => work(task));
        for (const lane of task.lanes)
            tails.set(lane, done);
        return done;
    });
    await Promise.all(all);
}


/***/ }),

/***/ 54215:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KW: () => (/* binding */ loadReporter),
/* harmony export */   XX: () => (/* binding */ render),
/* harmony export */   sX: () => (/* binding */ reporterNames)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);


const reporters = {
    pretty: async () => (await Promise.all(/* import() */[__webpack_require__.e(1693), __webpack_require__.e(7108)]).then(__webpack_require__.bind(__webpack_require__, 7108))).pretty,
    minimal: async () => (await __webpack_require__.e(/* import() */ 4577).then(__webpack_require__.bind(__webpack_require__, 24577))).minimal,
    json: async () => (await __webpack_require__.e(/* import() */ 2794).then(__webpack_require__.bind(__webpack_require__, 32794))).json,
    ndjson: async () => (await __webpack_require__.e(/* import() */ 9572).then(__webpack_require__.bind(__webpack_require__, 49572))).ndjson,
    junit: async () => (await Promise.all(/* import() */[__webpack_require__.e(1693), __webpack_require__.e(2998)]).then(__webpack_require__.bind(__webpack_require__, 42998))).junit,
    markdown: async () => (await Promise.all(/* import() */[__webpack_require__.e(1693), __webpack_require__.e(4285), __webpack_require__.e(4244)]).then(__webpack_require__.bind(__webpack_require__, 54285))).markdown,
    github: async () => (await __webpack_require__.e(/* import() */ 7611).then(__webpack_require__.bind(__webpack_require__, 97611))).github,
};
/** The names that `--reporter` accepts. */
const reporterNames = Object.keys(reporters);
/** Loads the reporter with that name; throws a UserError for any other. */
async function loadReporter(name) {
    const load = Object.hasOwn(reporters, name) ? reporters[name] : undefined;
    if (load === undefined) {
        throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)(`unknown reporter \`${name}\``, "There is no reporter with that name.", `Name one of ${reporterNames.join(", ")}.`);
    }
    return await load();
}
/** The chunks of a report, ready for `core/out`: head and rows were redacted when they came into the store. */
async function* render(reporter, head, rows, options) {
    for await (const chunk of reporter(head, rows, options))
        yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .ownText */ .U3)(chunk);
}


/***/ }),

/***/ 54537:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   I4: () => (/* binding */ terminalEnvironment),
/* harmony export */   WL: () => (/* binding */ createRequest),
/* harmony export */   wp: () => (/* binding */ visibleEnv)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36419);
/* harmony import */ var _core_proc_env_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48947);
/* harmony import */ var _engine_schedule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91533);





/** The world of a run that was started in a terminal. */
function terminalEnvironment(version, signal) {
    const cwd = process.cwd();
    return { cwd, repositoryRoot: repositoryRoot(cwd), ...visibleEnv(process.env, []), version, signal };
}
/** What a run sees of an environment: suites, servers and transform commands get no more, but what `passEnv` names. */
function visibleEnv(env, passEnv) {
    return { env: (0,_core_proc_env_js__WEBPACK_IMPORTED_MODULE_3__/* .scrubEnv */ .LK)(env, { inherit: true, passEnv }), withheld: (0,_core_proc_env_js__WEBPACK_IMPORTED_MODULE_3__/* .withheldNames */ .sy)(env, passEnv), passEnv };
}
/** The request of a run from its flags. */
function createRequest(paths, flags, world) {
    const { targetVersion } = flags;
    return {
        ...world,
        paths: [...paths, ...(flags.config ?? [])],
        overrides: serverOverrides(flags, world.cwd),
        ...(flags.serverConfig !== undefined && { serverConfig: flags.serverConfig }),
        runOptions: {
            ...(flags.invariants !== undefined && { invariants: flags.invariants }),
            ...(flags.bail !== undefined && { bail: flags.bail }),
            ...(flags.parallelVersions !== undefined && { parallelVersions: flags.parallelVersions }),
            ...(flags.errorChannel !== undefined && { errorChannel: flags.errorChannel }),
        },
        ...(targetVersion !== undefined && { targetVersion }),
        ...(flags.shard && { shard: flags.shard }),
        ...(flags.retries !== undefined && { retries: flags.retries }),
        ...(flags.envFile !== undefined && { envFile: flags.envFile }),
        ...(flags.capture !== undefined && { capture: flags.capture }),
        ...(flags.record !== undefined && { record: flags.record }),
        jobs: flags.jobs ?? 1,
        runTimeoutMs: flags.runTimeout ?? _engine_schedule_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_TIMEOUT_MS */ .rU,
        maxFrameBytes: flags.maxFrame ?? _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.frame,
        parallelVersions: flags.parallelVersions === true,
        bail: flags.bail === true,
        snapshots: { update: flags.updateSnapshots === true, allowInCi: flags.allowUpdateInCi === true },
        policy: {
            strict: flags.strict === true,
            requireModels: flags.requireModels === true,
            passWithNoTests: flags.passWithNoTests === true,
        },
    };
}
/** The nearest folder upwards that is a Git checkout; the folder itself where there is none. */
function repositoryRoot(cwd) {
    for (let folder = cwd;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")))
            return folder;
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
            return cwd;
    }
}
/** The server overrides of the flags; paths are relative to `cwd`. The file of --server-config is read elsewhere. */
function serverOverrides(flags, cwd) {
    const { serverUrl, serverCommand, serverAuthBearerEnv, serverTarget, waitForReady } = flags;
    const fromEnv = Object.entries(flags.headerEnv ?? {}).map(([name, env]) => [name, { env }]);
    const headers = { ...flags.header, ...Object.fromEntries(fromEnv) };
    const http = httpOf(flags, cwd);
    return {
        ...(serverUrl !== undefined && { serverUrl }),
        ...(serverCommand !== undefined && { serverCommand }),
        ...(serverAuthBearerEnv !== undefined && { serverAuthBearerEnv }),
        ...(serverTarget !== undefined && { serverTarget }),
        ...(waitForReady !== undefined && { waitForReady }),
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(Object.keys(http).length > 0 && { http }),
    };
}
function httpOf(flags, cwd) {
    const { httpTimeout, connectTimeout, insecureSkipVerify, caBundle } = flags;
    const tls = {
        ...(insecureSkipVerify && { insecure_skip_verify: true }),
        ...(caBundle !== undefined && { ca_bundle_path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, caBundle) }),
    };
    return {
        ...(httpTimeout !== undefined && { timeout: httpTimeout }),
        ...(connectTimeout !== undefined && { connect_timeout: connectTimeout }),
        ...(Object.keys(tls).length > 0 && { tls }),
    };
}


/***/ }),

/***/ 60159:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ nameFilter),
/* harmony export */   NI: () => (/* binding */ addHeader),
/* harmony export */   aN: () => (/* binding */ parseFilter),
/* harmony export */   fL: () => (/* binding */ parseSeconds),
/* harmony export */   fj: () => (/* binding */ OptionValueError),
/* harmony export */   j: () => (/* binding */ addText),
/* harmony export */   kU: () => (/* binding */ parseMilliseconds),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   r4: () => (/* binding */ parseText),
/* harmony export */   uK: () => (/* binding */ parseShard),
/* harmony export */   vv: () => (/* binding */ addReporter),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98571);
/* harmony import */ var _report_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54215);


/** A value that an option does not take; the message is a sentence that says what it takes. */
class OptionValueError extends Error {
}
/** A text as it is. */
function parseText(text) {
    return text;
}
/** Adds one text to a list. */
function addText(text, before = []) {
    return [...before, text];
}
/** An option that takes one of these words. */
function oneOf(choices) {
    return {
        choices,
        parse(text) {
            const choice = choices.find((one) => one === text);
            if (choice === undefined)
                throw new OptionValueError(`Allowed choices are ${choices.join(", ")}.`);
            return choice;
        },
    };
}
/** A parser of whole numbers. */
function integer(min, max) {
    return (text) => {
        const number = /^[0-9]{1,12}$/.test(text) ? Number(text) : Number.NaN;
        if (number >= min && number <= max)
            return number;
        throw new OptionValueError(`It takes a whole number from ${min} to ${max}.`);
    };
}
/** A duration in milliseconds. Throws an OptionValueError. */
function parseMilliseconds(text) {
    const milliseconds = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(text);
    if (milliseconds === undefined || milliseconds === 0)
        throw new OptionValueError(`It takes ${_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DURATION_FORM */ .ec}.`);
    return milliseconds;
}
/** A duration, or a number of seconds, as the suite format writes it. Throws an OptionValueError. */
function parseSeconds(text) {
    const duration = /^[0-9]+(\.[0-9]+)?$/.test(text) ? `${text}s` : text;
    if ((0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(duration))
        return duration;
    throw new OptionValueError(`It takes a number of seconds, or ${_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DURATION_FORM */ .ec}.`);
}
/** `i/n`, from 1. Throws an OptionValueError. */
function parseShard(text) {
    const [, index = 0, count = 0] = (/^([0-9]{1,4})\/([0-9]{1,4})$/.exec(text) ?? []).map(Number);
    if (index >= 1 && index <= count)
        return { index, count };
    throw new OptionValueError("It takes i/n, such as 2/4: the second of four.");
}
/** Adds one `name=value`. Throws an OptionValueError for a header that cannot be sent. */
function addHeader(text, before = {}) {
    const at = text.indexOf("=");
    const name = text.slice(0, Math.max(at, 0)).trim();
    if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) {
        throw new OptionValueError("Write the name of the header, an equals sign, and its value.");
    }
    const value = text.slice(at + 1);
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
        throw new OptionValueError("The value is one line of Latin-1 text.");
    return { ...before, [name]: value };
}
/** Adds one `name` or `name=file`. Throws an OptionValueError for an unknown name. */
function addReporter(text, before = []) {
    const at = text.indexOf("=");
    const name = at < 0 ? text : text.slice(0, at);
    if (!_report_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .reporterNames */ .sX.includes(name))
        throw new OptionValueError(`Name one of ${_report_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .reporterNames */ .sX.join(", ")}.`);
    if (at < 0)
        return [...before, { name }];
    const file = text.slice(at + 1);
    if (file === "")
        throw new OptionValueError("Name a file after the equals sign, or leave it out.");
    return [...before, { name, file }];
}
/** A filter that `nameFilter` can read. Throws an OptionValueError. */
function parseFilter(text) {
    nameFilter(text);
    return text;
}
/**
 * The filter of `--filter`. After `re:` it is a regular expression; any other text is looked for in the name, whatever
 * its case. Throws an OptionValueError for a broken pattern.
 */
function nameFilter(filter) {
    const text = `--filter ${filter}`;
    if (!filter.startsWith("re:")) {
        const part = filter.toLowerCase();
        return { text, matches: (name) => name.toLowerCase().includes(part) };
    }
    try {
        const pattern = new RegExp(filter.slice(3), "u");
        return { text, matches: (name) => pattern.test(name) };
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new OptionValueError(`It is not a valid regular expression (${why}).`);
    }
}


/***/ }),

/***/ 78739:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ runOptions),
/* harmony export */   Pw: () => (/* binding */ isValueOption),
/* harmony export */   su: () => (/* binding */ isRepeatable)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36419);
/* harmony import */ var _engine_schedule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91533);
/* harmony import */ var _report_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54215);
/* harmony import */ var _suite_versions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51027);
/* harmony import */ var _option_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60159);






const LEVELS = ["off", "warn", "fail"];
/**
 * Every option of `run`, in the order of its help. The flags, the variables MCPTEST_<NAME>, the keys of the
 * configuration and the action's inputs of the same meaning are made from this table.
 */
const OPTIONS = {
    serverConfig: {
        global: true,
        argument: "<file>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseText */ .r4,
        description: "run the suite against the `server:` block of this YAML file",
    },
    serverUrl: {
        global: true,
        argument: "<url>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseText */ .r4,
        description: "run the suite against this address (Streamable HTTP)",
    },
    serverCommand: {
        global: true,
        argument: "<command>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseText */ .r4,
        description: "run the suite against this command (POSIX words, no shell)",
    },
    serverAuthBearerEnv: {
        global: true,
        argument: "<name>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseText */ .r4,
        description: "send the value of this environment variable as bearer token",
    },
    serverTarget: {
        global: true,
        argument: "<name>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseText */ .r4,
        description: "the server that the --server flags are for, if a suite has several",
    },
    header: {
        global: true,
        argument: "<name=value>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .addHeader */ .NI,
        default: {},
        defaultText: "none",
        description: "send this HTTP header; repeatable",
    },
    headerEnv: {
        global: true,
        argument: "<name=variable>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .addHeader */ .NI,
        default: {},
        defaultText: "none",
        description: "send the value of an environment variable as HTTP header; repeatable",
    },
    insecureSkipVerify: {
        global: true,
        description: "accept any TLS certificate: any endpoint can impersonate the server and receive the token",
    },
    caBundle: {
        global: true,
        argument: "<file>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseText */ .r4,
        description: "trust the certificate authorities of this PEM file too",
    },
    httpTimeout: {
        global: true,
        argument: "<duration>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSeconds */ .fL,
        description: "the most that one HTTP request may take: seconds or a duration",
    },
    connectTimeout: {
        global: true,
        argument: "<duration>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSeconds */ .fL,
        description: "the most that a connection may take: seconds or a duration",
    },
    waitForReady: {
        global: true,
        argument: "<url|duration>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseText */ .r4,
        description: "poll this URL until it answers 2xx, before the first test; or how long the suite's own waiting may take",
    },
    color: { global: true, negated: true, description: "plain text on a terminal too" },
    verbose: { global: true, description: "show more: every test, and variables that the environment overrides" },
    debug: { global: true, description: "show every message to and from servers on stderr, without secrets" },
    config: { argument: "<file>", parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .addText */ .j, default: [], description: "a suite file; the same as a path" },
    targetVersion: {
        input: true,
        argument: "<revision>",
        ...(0,_option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_suite_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .KNOWN_VERSIONS */ .AX),
        description: "run at this protocol revision alone",
    },
    envFile: {
        input: true,
        argument: "<file>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseText */ .r4,
        description: "read variables from this dotenv file, and from no other",
    },
    tag: {
        input: true,
        argument: "<tag>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .addText */ .j,
        default: [],
        description: "only tests with this tag; repeatable, any of them will do",
    },
    skipTag: {
        input: true,
        argument: "<tag>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .addText */ .j,
        default: [],
        description: "no tests with this tag; repeatable, outranks --tag",
    },
    filter: {
        input: true,
        argument: "<text>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseFilter */ .aN,
        description: "only tests whose name holds this text; re: starts a regular expression",
    },
    include: {
        input: true,
        argument: "<glob>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .addText */ .j,
        default: [],
        description: "only tests whose name matches; repeatable",
    },
    exclude: {
        input: true,
        argument: "<glob>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .addText */ .j,
        default: [],
        description: "no tests whose name matches; repeatable",
    },
    profile: {
        input: true,
        argument: "<profile>",
        ...(0,_option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(["quick", "standard", "full"]),
        description: "quick, standard (quick and standard) or full (all); left out: standard",
    },
    shard: { input: true, argument: "<i/n>", parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseShard */ .uK, description: "the i-th of n shares of the run" },
    retries: {
        input: true,
        argument: "<n>",
        parse: (0,_option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .integer */ .nd)(0, 100),
        description: "how often every failed test is tried again",
    },
    list: { description: "print what would run, and run nothing" },
    lastFailed: { description: "only tests that failed when they last ran here" },
    jobs: {
        input: true,
        argument: "<n>",
        parse: (0,_option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .integer */ .nd)(1, 1_000),
        default: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(),
        defaultText: "the number of cores",
        description: "files at the same time",
    },
    bail: { description: "stop at the first test that does not pass" },
    parallelVersions: { description: "run the revisions of a suite at the same time" },
    runTimeout: {
        argument: "<duration>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseMilliseconds */ .kU,
        default: _engine_schedule_js__WEBPACK_IMPORTED_MODULE_5__/* .RUN_TIMEOUT_MS */ .rU,
        defaultText: "30m",
        description: "end the run after this long",
    },
    maxFrame: {
        argument: "<bytes>",
        parse: (0,_option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .integer */ .nd)(1024, 2 ** 30),
        default: _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.frame,
        defaultText: "16 MiB",
        description: "largest message of a server that is read",
    },
    invariants: {
        input: true,
        argument: "<gate>",
        ...(0,_option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(LEVELS),
        description: "what a finding of the session does",
    },
    errorChannel: {
        input: true,
        argument: "<gate>",
        ...(0,_option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(LEVELS),
        description: "what a rejection on the wrong channel does",
    },
    updateSnapshots: { short: "-u", description: "record every snapshot of the run again" },
    allowUpdateInCi: { description: "record snapshots although CI=true" },
    strict: { description: "tests that could not be verified fail the run" },
    requireModels: { input: true, description: "tests that wait for a model make the exit code 2" },
    passWithNoTests: { description: "a run in which nothing was selected passes" },
    capture: {
        argument: "<file>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseText */ .r4,
        description: "keep every message to and from servers, without secrets, in this file",
    },
    record: {
        argument: "<folder>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseText */ .r4,
        description: "record a cassette of each server at each revision, to be played without it",
    },
    reporter: {
        argument: "<name[=file]>",
        parse: _option_values_js__WEBPACK_IMPORTED_MODULE_4__/* .addReporter */ .vv,
        default: [],
        defaultText: "pretty",
        description: `${_report_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .reporterNames */ .sX.join(", ")}; repeatable`,
    },
};
/** Every option of `run`, the global ones first. */
const runOptions = Object.entries(OPTIONS).map(([key, option]) => {
    const prefix = !isValueOption(option) && option.negated ? "no-" : "";
    const name = prefix + key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return { key, name, variable: `MCPTEST_${name.replaceAll("-", "_").toUpperCase()}`, option };
});
function isValueOption(option) {
    return "argument" in option;
}
/** Whether an option takes several values. */
function isRepeatable(option) {
    return typeof option.default === "object";
}


/***/ }),

/***/ 85472:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ reportLines),
/* harmony export */   Y$: () => (/* binding */ redactProblems),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   y: () => (/* binding */ redactorOf)
/* harmony export */ });
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61691);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);
/* harmony import */ var _core_redaction_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44360);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89528);




/** The redactor of this process, which from now on knows the secrets of an environment. */
function redactorOf(env) {
    for (const [name, value] of (0,_core_redaction_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsOf */ .F)(env))
        _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .processSecrets */ .rW.add(name, value);
    return _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .processSecrets */ .rW;
}
/** A text without secrets that neither steers a terminal nor is a command to a CI log, whatever a suite has put in it. */
function printable(text, redactor) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitize */ .aj)(redactor.text(text));
}
/** The problems without secrets: a suite's lines and a variable's value may hold one. */
function redactProblems(problems, { text }) {
    return problems.map((problem) => ({
        ...problem,
        title: text(problem.title),
        description: text(problem.description),
        fix: text(problem.fix),
        ...(problem.location && { location: { ...problem.location, file: text(problem.location.file) } }),
        ...(problem.snippet && { snippet: { ...problem.snippet, text: text(problem.snippet.text) } }),
    }));
}
/** Writes lines to stderr, redacted and made harmless for terminals and logs. */
async function reportLines(lines, redactor) {
    for (const line of lines)
        await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .writeErr */ .VJ)(printable(`${line}\n`, redactor));
}


/***/ }),

/***/ 69916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JE: () => (/* binding */ orStray),
/* harmony export */   PV: () => (/* binding */ describeStray),
/* harmony export */   nA: () => (/* binding */ onInterrupt),
/* harmony export */   nd: () => (/* binding */ catchStray)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);

const handlers = [];
/** How long the end of a process may take that an error has reached which nobody caught. */
const LAST_MS = 60_000;
/**
 * Has `handler` get the errors that nobody caught, if `orStray` waits for them; in a library call they are the caller's.
 * Gives what ends that.
 */
function catchStray(handler) {
    if (handlers.length === 0)
        return () => { };
    handlers.push(handler);
    return () => void handlers.splice(handlers.indexOf(handler), 1);
}
/**
 * What `work` gives; rejects with the first error of a timer, a stream or a promise that nobody caught meanwhile. After
 * such an error the process ends with 2, whatever still holds it.
 */
async function orStray(work) {
    let reject = () => { };
    const stray = new Promise((_, rejectStray) => {
        reject = rejectStray;
    });
    process.on("uncaughtException", handleStray);
    process.on("unhandledRejection", handleStray);
    handlers.push(reject);
    try {
        return await Promise.race([work(), stray]);
    }
    finally {
        handlers.splice(handlers.indexOf(reject), 1);
        process.off("uncaughtException", handleStray);
        process.off("unhandledRejection", handleStray);
    }
}
function handleStray(error) {
    process.exitCode = 2;
    // What waits for the code that threw may wait for ever.
    setTimeout(() => process.exit(2), LAST_MS).unref();
    handlers.at(-1)?.(error);
}
/** Why a run broke off, in one line. */
function describeStray(error) {
    const [problem] = error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo ? error.problems : [];
    if (problem)
        return `${problem.title}: ${problem.description}`;
    return `mcptest itself failed: ${error instanceof Error ? error.message : String(error)}`;
}
/** The first signal ends the run and lets the reports be written; the second ends everything at once. */
function onInterrupt(stop) {
    const handler = () => {
        // What is still running is killed when the process ends.
        if (stop.signal.aborted)
            process.exit(130);
        stop.abort();
    };
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals)
        process.on(signal, handler);
    return () => {
        for (const signal of signals)
            process.off(signal, handler);
    };
}


/***/ }),

/***/ 85184:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TD: () => (/* binding */ readConfiguration),
  Ch: () => (/* binding */ readVariables),
  hW: () => (/* binding */ resolveLayers),
  Mo: () => (/* binding */ resolveSettings)
});

// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/suite/suggest.ts
var suggest = __webpack_require__(71622);
// EXTERNAL MODULE: ./src/suite/yaml/parse-yaml.ts
var parse_yaml = __webpack_require__(19825);
// EXTERNAL MODULE: ./src/suite/yaml/positions.ts
var positions = __webpack_require__(91302);
// EXTERNAL MODULE: ./src/suite/yaml/read-source.ts
var read_source = __webpack_require__(82488);
// EXTERNAL MODULE: ./src/run/option-values.ts
var option_values = __webpack_require__(60159);
// EXTERNAL MODULE: ./src/run/options.ts
var run_options = __webpack_require__(78739);
;// CONCATENATED MODULE: ./src/run/config-file.ts











const NAME = "mcptest.config.yaml";
/** Suites belong to a command, not to the configuration. */
const settings = new Map(run_options/* runOptions */.Ku.filter(({ key }) => key !== "config").map((option) => [option.name, option]));
/**
 * The settings of the repository's `mcptest.config.yaml`, each with the value that its flag would have, by the flag's
 * key. Empty if there is no such file. Throws a UserError with everything that is wrong in it.
 */
function readConfigFile(repositoryRoot, cwd) {
    const values = new Map();
    const file = (0,external_node_path_.join)(repositoryRoot, NAME);
    if (!(0,external_node_fs_.existsSync)(file))
        return values;
    const source = (0,read_source/* readSource */.o$)(file, cwd);
    if (source.text.split("\n").every((line) => /^\s*(#|$)/.test(line)))
        return values;
    const places = new positions/* PlaceStore */.rH();
    const { value, problems } = (0,parse_yaml/* parseYaml */.h)(source, places);
    if (value === undefined)
        throw new problem/* UserError */.yo(problems);
    if (!(0,json/* isObject */.G)(value)) {
        throw new problem/* UserError */.yo([
            {
                title: `\`${source.name}\` is not a mapping`,
                description: "It holds settings by name.",
                fix: "Write `name: value`.",
            },
        ]);
    }
    for (const [name, given] of Object.entries(value)) {
        const setting = settings.get(name);
        const report = (which, texts) => {
            const location = places.locate(value, [name], which);
            problems.push({ ...texts, location, snippet: places.snippet(location, 1) });
        };
        if (setting === undefined)
            report("key", unknownSetting(name, [...settings.keys()]));
        else {
            const read = readValue(setting.option, given);
            const outside = "value" in read &&
                writtenFiles(name, read.value).find((path) => !(0,read_file/* isReallyBelow */.rm)((0,external_node_path_.resolve)(cwd, path), repositoryRoot));
            if ("wrong" in read)
                report("value", wrongValue(setting, read.wrong));
            else if (outside)
                report("value", leavesRepository(outside));
            else
                values.set(setting.key, read.value);
        }
    }
    if (problems.length > 0)
        throw new problem/* UserError */.yo(problems);
    return values;
}
/** The value that the flag would have. Only a flag that can be repeated takes a list. */
function readValue(option, given) {
    if (!(0,run_options/* isValueOption */.Pw)(option)) {
        const negated = option.negated === true;
        return typeof given === "boolean" ? { value: given !== negated } : { wrong: "It takes true or false." };
    }
    const repeatable = (0,run_options/* isRepeatable */.su)(option);
    const texts = repeatable && Array.isArray(given) ? given : [given];
    let value = repeatable ? option.default : undefined;
    try {
        for (const text of texts) {
            if (typeof text !== "string" && typeof text !== "number")
                return { wrong: "It takes a text or a number." };
            value = option.parse(String(text), value);
        }
    }
    catch (error) {
        if (error instanceof option_values/* OptionValueError */.fj)
            return { wrong: error.message };
        throw error;
    }
    return { value };
}
/** The files that a setting has the run write. */
function writtenFiles(name, value) {
    if (name === "capture" || name === "record")
        return [String(value)];
    if (name !== "reporter" || !Array.isArray(value))
        return [];
    return value.flatMap((target) => ((0,json/* isObject */.G)(target) && "file" in target ? [String(target["file"])] : []));
}
function leavesRepository(path) {
    return {
        title: "a setting writes outside the repository",
        description: `\`${path}\` leads out of it. The file of settings belongs to the repository, and may write only there.`,
        fix: "Name a file in the repository here, or give the path by a flag.",
    };
}
function unknownSetting(name, names) {
    const meant = (0,suggest/* suggest */.ZA)(name, names);
    return {
        title: `unknown setting \`${name}\``,
        description: "The settings have the names of the flags of `mcptest run`, without the dashes before them.",
        fix: meant === undefined ? `Write one of ${(0,suggest/* listNames */.Zv)(names)}.` : `Did you mean \`${meant}\`?`,
    };
}
function wrongValue({ name, option }, why) {
    return {
        title: `wrong value of \`${name}\``,
        description: why,
        fix: `Write what --${name} takes: ${option.description}.`,
    };
}

;// CONCATENATED MODULE: ./src/run/settings.ts





/** Options that a suite can set too: for these the configuration gives only the default. */
const SUITE_KEYS = new Set([
    "bail",
    "parallelVersions",
    "invariants",
    "errorChannel",
    "drift",
    "retries",
    "targetVersion",
]);
/**
 * The settings of a run that no command line starts: `given` stands above variables and the configuration, as flags do.
 * Throws a UserError for a wrong variable, and for a wrong configuration.
 */
function resolveSettings(given, repositoryRoot, cwd) {
    const variables = readVariables(run_options/* runOptions */.Ku, process.env);
    const { values, suiteDefaults } = readConfiguration(repositoryRoot, cwd);
    const defaults = run_options/* runOptions */.Ku.map(({ key, option }) => {
        if ((0,run_options/* isValueOption */.Pw)(option))
            return [key, option.default];
        return [key, option.negated ? true : undefined];
    });
    const layers = resolveLayers([values, variables, new Map(Object.entries(given))]);
    const flags = Object.fromEntries([
        ...defaults.filter(([, value]) => value !== undefined),
        ...layers,
    ]);
    return { flags, suiteDefaults };
}
/** The values of layers, the highest last. An address and a command exclude each other: the higher one counts. */
function resolveLayers(layers) {
    const values = new Map(layers.flatMap((layer) => [...layer]));
    const layerOf = (key) => layers.findLastIndex((layer) => layer.has(key));
    const [url, command] = [layerOf("serverUrl"), layerOf("serverCommand")];
    if (url !== command)
        values.delete(url < command ? "serverUrl" : "serverCommand");
    return values;
}
/** What the configuration sets, and the defaults that it gives suites. Throws a UserError for a wrong configuration. */
function readConfiguration(repositoryRoot, cwd) {
    const all = [...readConfigFile(repositoryRoot, cwd)];
    const isOfSuites = ([key]) => SUITE_KEYS.has(key);
    const suiteDefaults = Object.fromEntries(all.filter(isOfSuites));
    return { values: new Map(all.filter((entry) => !isOfSuites(entry))), suiteDefaults };
}
/** The values of environment variables. Throws a UserError for one that its option does not take. */
function readVariables(options, env) {
    const values = new Map();
    for (const { key, variable, option } of options) {
        const text = env[variable];
        if (text === undefined)
            continue;
        if ((0,run_options/* isValueOption */.Pw)(option)) {
            values.set(key, parseVariable(variable, text, () => option.parse(text, option.default)));
        }
        else if (text !== "")
            values.set(key, readSwitch(variable, text) !== (option.negated === true));
    }
    return values;
}
function parseVariable(variable, text, parse) {
    try {
        return parse();
    }
    catch (error) {
        if (!(error instanceof option_values/* OptionValueError */.fj))
            throw error;
        throw (0,problem/* userError */.IF)("a setting in the environment is wrong", `${variable} is ${(0,redacted/* shownJson */.oB)(text, 60, "")}. ${error.message}`, "Fix the variable, or unset it.");
    }
}
function readSwitch(variable, text) {
    if (/^(true|1|false|0)$/.test(text))
        return /^(true|1)$/.test(text);
    throw (0,problem/* userError */.IF)(`${variable} says neither yes nor no`, `Its value is ${(0,redacted/* shownJson */.oB)(text, 60, "")}.`, "Set it to true or false, or unset it.");
}


/***/ }),

/***/ 89018:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ MAX_PROBLEMS),
/* harmony export */   m: () => (/* binding */ ProblemLog)
/* harmony export */ });
/* harmony import */ var _core_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84557);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51815);


/** The most errors that are reported for one suite; the same for warnings. */
const MAX_PROBLEMS = 500;
const MAX_SNIPPET_LINES = 1;
/** The problems of one suite, each with its place, the author's line and its JSON pointer. */
class ProblemLog {
    places;
    list = [];
    /** What is not found, and may be in a part that could not be read. */
    unsure = [];
    /** False if a part of the suite could not be read. */
    complete = true;
    #seen = new Set();
    #errors = 0;
    constructor(places) {
        this.places = places;
    }
    /** Reports a problem at what `path` leads to from `root`, a whole document. The same one is reported once. */
    at(root, path, which, texts) {
        if (!this.full)
            this.add(this.#problemAt(root, path, which, texts));
    }
    /** Reports that something is not found. If a part of the suite could not be read, it may be there. */
    notFound(root, path, which, texts) {
        if (this.complete)
            this.at(root, path, which, texts);
        else if (this.unsure.length < MAX_PROBLEMS)
            this.unsure.push(this.#problemAt(root, path, which, texts));
    }
    add(problem) {
        const { location } = problem;
        const id = `${location?.file}:${location?.line}:${location?.column}:${problem.title}`;
        const isWarning = problem.warning === true;
        const isTooMany = isWarning ? this.list.length - this.#errors >= MAX_PROBLEMS : this.full;
        if (this.#seen.has(id) || isTooMany)
            return;
        if (!isWarning)
            this.#errors += 1;
        this.#seen.add(id);
        this.list.push(problem);
    }
    /** True if no more errors are taken: a broken file could have hundreds of thousands. */
    get full() {
        return this.#errors >= MAX_PROBLEMS;
    }
    get failed() {
        return this.#errors > 0;
    }
    #problemAt(root, path, which, texts) {
        const location = this.places.locate(root, path, which);
        return { ...texts, location, snippet: this.snippet(location), pointer: pointerOf(this.places, root, path) };
    }
    snippet(location) {
        return this.places.snippet(location, MAX_SNIPPET_LINES);
    }
}
/** JSON pointer of a node inside its own file; indexes into lists that were merged are counted in that file. */
function pointerOf(places, root, path) {
    let node = root;
    const steps = path.map((step) => {
        const list = node;
        node = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(list, step);
        if (!Array.isArray(list) || typeof step !== "number")
            return step;
        const source = places.sourceOf(list, step);
        let first = step;
        while (first > 0 && places.sourceOf(list, first - 1) === source)
            first -= 1;
        return step - first;
    });
    return steps.map((step) => `/${(0,_core_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .U)(step)}`).join("");
}


/***/ }),

/***/ 71622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZA: () => (/* binding */ suggest),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   bp: () => (/* binding */ describeValue)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);


/** Candidates that are compared: a list of thousands would take seconds for each name that is misspelt. */
const MAX_CANDIDATES = 1_000;
/** The candidate that the author probably meant; undefined if none is close. */
function suggest(written, candidates) {
    if (written.length > 64)
        return undefined;
    let best;
    let least = Math.min(3, Math.ceil(written.length / 3)) + 1;
    let compared = 0;
    for (const candidate of candidates) {
        compared += 1;
        if (compared > MAX_CANDIDATES)
            break;
        const edits = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(written.toLowerCase(), candidate.toLowerCase());
        if (edits < least)
            [best, least] = [candidate, edits];
    }
    return best;
}
/** Names in a sentence: `a`, `b` and so on, capped. */
function listNames(names, most = 30) {
    const all = [...names];
    const shown = all.slice(0, most).map((name) => `\`${name}\``);
    return all.length > most ? `${shown.join(", ")} and ${all.length - most} more` : shown.join(", ");
}
/** A value in a sentence, with its type, capped. */
function describeValue(value) {
    if (value === null || value === undefined)
        return "nothing (null)";
    if (Array.isArray(value))
        return `a list of ${value.length}`;
    if (typeof value === "object")
        return "a mapping";
    const text = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(JSON.stringify(value));
    const shown = text.length > 60 ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(text, 57) : text;
    return typeof value === "string" ? `the text ${shown}` : shown;
}


/***/ }),

/***/ 51027:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ KNOWN_VERSIONS),
/* harmony export */   h9: () => (/* binding */ effectiveVersions),
/* harmony export */   qK: () => (/* binding */ UNPUBLISHED)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71622);


/** Revisions that a suite may list, in the order of their dates. */
const KNOWN_VERSIONS = [
    "2024-11-05",
    "2025-03-26",
    "2025-06-18",
    "2025-11-25",
    "2026-03-26",
    "2026-07-28",
];
/** A revision that may be asked for although none was published with this date. */
const UNPUBLISHED = "2026-03-26";
/**
 * The revisions that a suite runs at, in declared order, without duplicates; empty if it lists none. `override`
 * picks one: any known one if the suite lists none, else one of its own. Throws a UserError if it cannot.
 */
function effectiveVersions(suiteVersions, override) {
    const versions = [...new Set(suiteVersions)];
    if (override === undefined)
        return versions;
    const choices = versions.length > 0 ? versions : KNOWN_VERSIONS;
    if (choices.includes(override))
        return [override];
    const meant = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .ZA)(override, choices);
    throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)(`\`${override}\` is not a target version here`, versions.length > 0 ? `The suite lists ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .listNames */ .Zv)(versions)}.` : `Known are ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .listNames */ .Zv)(KNOWN_VERSIONS)}.`, meant === undefined ? "Choose one of these." : `Did you mean \`${meant}\`?`);
}


/***/ }),

/***/ 51815:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   FH: () => (/* binding */ choiceOf),
/* harmony export */   P5: () => (/* binding */ setOwn),
/* harmony export */   YG: () => (/* binding */ skipReason),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   jf: () => (/* binding */ child),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/** Sets an own member whatever its name: `__proto__` from a file is data, never a prototype. */
function setOwn(object, key, value) {
    if (key === "__proto__") {
        Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
    }
    else {
        object[key] = value;
    }
}
/** The value at a key of a mapping or an index of a list, own members only; undefined if there is none. */
function child(node, key) {
    return typeof node === "object" && node !== null && Object.hasOwn(node, key)
        ? node[key]
        : undefined;
}
/** The value if it is text, else an empty text. */
function textOf(value) {
    return typeof value === "string" ? value : "";
}
/** The value if it is a number. */
function numberOf(value) {
    return typeof value === "number" ? value : undefined;
}
/** The texts in a list; undefined if the value is not a list. */
function textsOf(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : undefined;
}
/** The value if it is one of those that are allowed. */
function choiceOf(value, allowed) {
    return allowed.find((one) => one === value);
}
/** Why a test is skipped; undefined if it is not: by `false`, and by text, of a variable or a cell, that is empty or says so. */
function skipReason(skip) {
    if (skip === true || skip === "true")
        return "the suite skips it";
    return textOf(skip) === "" || skip === "false" ? undefined : textOf(skip);
}


/***/ }),

/***/ 19825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89018);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51815);
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91302);
/* harmony import */ var _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55972);





/**
 * Reads the one YAML document of a source into plain values (YAML 1.2, core schema), keeping the place of each node.
 * The syntax tree is let go on the way. Never throws for what a file says: every problem has its place.
 */
function parseYaml(source, places) {
    const problems = [];
    const report = (start, end, texts) => {
        if (problems.length >= _problems_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PROBLEMS */ .a)
            return;
        const location = (0,_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .locationOf */ .hD)({ source, start, end });
        problems.push({ ...texts, location, snippet: (0,_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .snippetOf */ .Vv)(source, location, 1) });
    };
    const { documents, aliases, tooDeepAt, tooManyAt } = compose(source.text);
    const [document, second] = documents;
    const broken = document?.errors[0] ?? second?.errors[0];
    if (tooManyAt !== undefined)
        report(tooManyAt, tooManyAt + 1, _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .TOO_MANY_MARKS */ .m0);
    else if (tooDeepAt !== undefined)
        report(tooDeepAt, tooDeepAt + 1, _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .NESTED_TOO_DEEP */ .GN);
    else if (broken !== undefined)
        report(...syntaxProblem(broken, source.text, document));
    else if (second !== undefined)
        report(second.range[0], Math.min(second.range[0] + 3, source.text.length), _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .SECOND_DOCUMENT */ .F7);
    else if (document === undefined || document.contents === null || isEmpty(document))
        report(0, 0, _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_FILE */ .xq);
    else {
        for (const warning of document.warnings)
            report(...syntaxProblem(warning, source.text, document));
        const index = places.addSource(source);
        const converter = new Converter(source.text, places, index, report, !aliases);
        const value = converter.convert(document.contents, 1);
        const { complete } = converter;
        // A warning of the parser leaves values that nobody wrote.
        const isSound = converter.sound && document.warnings.length === 0;
        return isSound ? { value, complete, problems } : { value: undefined, complete: false, problems };
    }
    return { value: undefined, complete: false, problems };
}
/** Composes documents as far as the second one, and stops where nodes are too many or too deep to be composed safely. */
function compose(text) {
    const tooManyAt = endOfMarks(text);
    if (tooManyAt !== undefined)
        return { documents: [], aliases: false, tooManyAt };
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    // Duplicate keys are found while converting: the library compares each key with all others.
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
        schema: "core",
        resolveKnownTags: false,
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: "silent",
    });
    const documents = [];
    let aliases = false;
    let marks = 0;
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        aliases ||= lexeme.startsWith("*");
        if (MARKS.has(lexeme))
            marks += 1;
        if (marks > _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MARKS */ .__)
            return { documents, aliases, tooManyAt: parser.offset };
        for (const token of parser.next(lexeme))
            documents.push(...composer.next(token));
        // The stack also has the document and the scalar that is being read.
        if (parser.stack.length > _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_NESTING */ .M1 + 2)
            return { documents, aliases, tooDeepAt: parser.offset };
        if (documents.length > 1)
            return { documents, aliases };
    }
    for (const token of parser.end())
        documents.push(...composer.next(token));
    documents.push(...composer.end());
    return { documents, aliases };
}
/** The lexemes that make nodes; U+001F announces a scalar. */
const MARKS = new Set(["\u001f", "-", ",", ":", "?", "[", "{"]);
/** Those that a lexer makes up: they take no room in the text. */
const SYNTHETIC = new Set(["\u001f", "\u0002", "\u0018"]);
/**
 * Where a text has one mark too many, as far as that can be known before anything is parsed, which takes far longer and
 * hundreds of bytes for each mark.
 */
function endOfMarks(text) {
    if (!mayHaveTooMany(text))
        return undefined;
    let marks = 0;
    let offset = 0;
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        if (MARKS.has(lexeme))
            marks += 1;
        if (marks > _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MARKS */ .__)
            return offset;
        if (!SYNTHETIC.has(lexeme))
            offset += lexeme.length;
    }
    return undefined;
}
/** A mark is a character, or a scalar that such a character or a line feed sets apart. Most texts have far fewer of them. */
function mayHaveTooMany(text) {
    let most = 0;
    for (let at = 0; at < text.length; at++)
        if (SEPARATORS.has(text.charCodeAt(at)))
            most += 2;
    return most > _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MARKS */ .__;
}
const SEPARATORS = new Set([..."-,:?[]{}\"'\n"].map((one) => one.charCodeAt(0)));
function isEmpty(document) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(document.contents) && document.contents.value === null && document.contents.source === "";
}
/** Turns nodes into plain values and keeps their places. */
class Converter {
    text;
    places;
    source;
    report;
    release;
    #anchors = new Map();
    #open = new Set();
    /** False if the value has holes: what is said of it would follow from them. */
    sound = true;
    /** False if the second value of a key is left out. */
    complete = true;
    #aliases = 0;
    #aliasedNodes = 0;
    constructor(text, places, source, report, 
    /** Lets go of each node once it is converted: no alias asks for it again. */
    release) {
        this.text = text;
        this.places = places;
        this.source = source;
        this.report = report;
        this.release = release;
    }
    convert(node, depth, aliased = false) {
        if (aliased)
            this.#aliasedNodes += 1;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
            return this.#alias(node, depth);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node))
            return null;
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, node);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
            return this.#scalar(node.value, spanOf(node, this.text));
        if (depth > _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_NESTING */ .M1) {
            return this.#hole(spanOf(node, this.text), _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .NESTED_TOO_DEEP */ .GN);
        }
        this.#open.add(node);
        const value = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? this.#map(node, depth, aliased) : this.#list(node, depth, aliased);
        this.#open.delete(node);
        return value;
    }
    #map(node, depth, aliased) {
        const map = {};
        const spans = [];
        const keys = [];
        for (let index = 0; index < node.items.length; index++) {
            const pair = node.items[index];
            const key = this.#key(pair.key);
            if (key === undefined)
                continue;
            const [keyStart, keyEnd] = spanOf(pair.key, this.text);
            if (isMergeKey(pair.key)) {
                this.#hole([keyStart, keyEnd], _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .MERGE_KEY */ .BF);
                continue;
            }
            if (Object.hasOwn(map, key)) {
                this.report(keyStart, keyEnd, (0,_yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .duplicateKey */ .Ve)(key));
                this.complete = false;
                // It may have problems of its own, and what later aliases name.
                this.convert(pair.value, depth + 1, aliased);
                continue;
            }
            (0,_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .setOwn */ .P5)(map, key, this.convert(pair.value, depth + 1, aliased));
            keys.push(key);
            spans.push(keyStart, keyEnd, ...(pair.value === null ? [keyEnd, keyEnd] : spanOf(pair.value, this.text)));
            if (this.release)
                node.items[index] = null;
        }
        this.places.record(map, this.source, ...spanOf(node, this.text), inKeyOrder(map, keys, spans));
        return map;
    }
    #list(node, depth, aliased) {
        const list = [];
        const spans = [];
        for (let index = 0; index < node.items.length; index++) {
            const item = node.items[index];
            const span = spanOf(item, this.text);
            list.push(this.convert(item, depth + 1, aliased));
            spans.push(...span, ...span);
            if (this.release)
                node.items[index] = null;
        }
        this.places.record(list, this.source, ...spanOf(node, this.text), spans);
        return list;
    }
    #alias(node, depth) {
        const target = this.#anchors.get(node.source);
        const span = spanOf(node, this.text);
        this.#aliases += 1;
        if (target === undefined || this.#open.has(target))
            return this.#hole(span, (0,_yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownAlias */ .$s)(node.source));
        if (this.#aliases === _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_ALIASES */ .K1 + 1 || this.#aliasedNodes > _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_ALIASED_NODES */ .hG)
            return this.#hole(span, _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ALIAS_BOMB */ .q0);
        if (this.#aliases > _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_ALIASES */ .K1)
            return null;
        return this.convert(target, depth, true);
    }
    /** The text of a key; undefined, with a reported problem, if it is not a scalar. */
    #key(node) {
        const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? this.#anchors.get(node.source) : node;
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key)) {
            this.#hole(spanOf(node, this.text), _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .KEY_NOT_TEXT */ .gz);
            return undefined;
        }
        if (key.anchor !== undefined)
            this.#anchors.set(key.anchor, key);
        return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
    }
    #hole(span, texts) {
        this.sound = false;
        this.report(...span, texts);
        return null;
    }
    #scalar(value, span) {
        if (typeof value !== "number")
            return value;
        const written = this.text.slice(...span);
        if (!Number.isFinite(value))
            this.report(...span, (0,_yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .notJson */ .O2)(written));
        else if (Number.isInteger(value) && !Number.isSafeInteger(value) && /^[-+]?[0-9a-fxo]+$/i.test(written)) {
            this.report(...span, (0,_yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .tooLarge */ .g$)(written));
        }
        return value;
    }
}
/** `<<` without quotes: YAML 1.1 merged what is there, and YAML 1.2 has a key of this name. */
function isMergeKey(key) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === "<<" && key.type === "PLAIN";
}
/** Start and end of a node's own text, without the white space after it. */
function spanOf(node, text) {
    const range = node?.range;
    if (!range)
        return [0, 0];
    let end = range[1];
    while (end > range[0] && " \t\r\n".includes(text[end - 1] ?? ""))
        end -= 1;
    return [range[0], end];
}
/** Objects list keys that look like indexes first: the spans must follow them. */
function inKeyOrder(map, keys, spans) {
    const order = Object.keys(map);
    if (order.every((key, index) => key === keys[index]))
        return spans;
    const written = new Map(keys.map((key, index) => [key, index * 4]));
    return order.flatMap((key) => spans.slice(written.get(key), written.get(key) + 4));
}
/** The quotation mark that is never closed: the parser reports only the end of the text. */
function openQuote(error, document) {
    if (error.code !== "MISSING_CHAR" || !/quote/.test(error.message))
        return undefined;
    let start;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Scalar(_, { range, type }) {
            if (range && type?.startsWith("QUOTE") && range[1] >= error.pos[0])
                start = range[0];
        },
    });
    return start === undefined ? undefined : [start, start + 1];
}
function syntaxProblem(error, text, document) {
    const [from, to] = openQuote(error, document) ?? error.pos;
    // What is missed at the end of the file stands at its last line.
    const start = Math.min(from, text.trimEnd().length);
    const end = Math.min(Math.max(to, start), text.length);
    const known = _yaml_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .SYNTAX */ .Sx[error.code];
    const description = `${known?.description ?? ""} The YAML parser says: ${error.message}.`.trim();
    const title = known?.title ?? "not valid YAML";
    return [
        start,
        end,
        { title, description, fix: known?.fix ?? "Check indentation, quotes, brackets and colons here." },
    ];
}


/***/ }),

/***/ 91302:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vv: () => (/* binding */ snippetOf),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   rH: () => (/* binding */ PlaceStore)
/* harmony export */ });
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51815);

/** Numbers kept for a container, and for each of its entries: source, start and end of key, start and end of value. */
const HEAD = 3;
const ENTRY = 5;
const MAX_LINE_LENGTH = 2_000;
/** Keys of a mapping that are looked through each time. */
const SMALL = 16;
/** The lines and columns between two offsets of a source. */
function locationOf({ source, start, end }) {
    const first = lineAt(source, start);
    const last = lineAt(source, end);
    return {
        file: source.name,
        line: first.line,
        column: start - first.start + 1,
        end_line: last.line,
        end_column: end - last.start + 1,
    };
}
/** The whole lines of a location, at most `maxLines`; an overlong line is cut. */
function snippetOf(source, location, maxLines = 8) {
    const starts = lineStarts(source);
    // A place that ends in column 1 ends with the line before.
    const end = location.end_column === 1 ? location.end_line - 1 : location.end_line;
    const last = Math.max(location.line, Math.min(end, location.line + maxLines - 1, starts.length));
    const lines = [];
    for (let line = location.line; line <= last; line++) {
        const text = source.text.slice(starts[line - 1], starts[line] ?? source.text.length);
        lines.push(text.replace(/\r?\n$/, "").slice(0, Math.max(MAX_LINE_LENGTH, location.column + 200)));
    }
    return { line: location.line, text: lines.join("\n") };
}
const starts = new WeakMap();
function lineStarts(source) {
    let known = starts.get(source);
    if (known === undefined) {
        known = [0];
        for (let at = source.text.indexOf("\n"); at !== -1; at = source.text.indexOf("\n", at + 1))
            known.push(at + 1);
        starts.set(source, known);
    }
    return known;
}
function lineAt(source, offset) {
    const known = lineStarts(source);
    let low = 0;
    let high = known.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((known[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, start: known[low] ?? 0 };
}
/**
 * Offsets of every mapping, list, key and value of the loaded files. They are numbers in one array, so that ten
 * thousand tests cost a few megabytes; lines and columns are counted only where a place is asked for.
 */
class PlaceStore {
    #sources = [];
    #records = new WeakMap();
    #indexes = new WeakMap();
    #numbers = new Uint32Array(4_096);
    #used = 0;
    addSource(source) {
        return this.#sources.push(source) - 1;
    }
    /** Keeps the places of a container. `entries`: four offsets for each entry, in the order of `Object.keys(node)`. */
    record(node, source, start, end, entries) {
        this.#begin(node, source, start, end, entries.length / 4);
        for (let at = 0; at < entries.length; at += 4) {
            this.#push(source, entries[at], entries[at + 1], entries[at + 2], entries[at + 3]);
        }
    }
    /** Keeps the places of a container that was merged: each entry keeps the place that it came from, `origins` has them in order. */
    recordMerged(node, origins) {
        const spans = origins.map(([container, key]) => this.#entry(container, key));
        const first = spans.find((at) => at !== undefined);
        const head = first === undefined ? [0, 0, 0] : [first, first + 1, first + 4].map((at) => this.#numbers[at] ?? 0);
        this.#begin(node, head[0], head[1], head[2], origins.length);
        for (const at of spans) {
            const numbers = at === undefined ? [0, 0, 0, 0, 0] : [...this.#numbers.subarray(at, at + ENTRY)];
            this.#push(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
        }
    }
    locate(node, path = [], which = "value") {
        return locationOf(this.span(node, path, which));
    }
    /** As `locate`, in offsets. */
    span(node, path = [], which = "value") {
        let entry;
        let current = node;
        let reached = 0;
        for (const step of path) {
            const next = this.#entry(current, step);
            if (next === undefined)
                break;
            entry = next;
            current = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(current, step);
            reached += 1;
        }
        if (entry === undefined)
            return this.#head(node);
        const [source, keyStart, keyEnd, start, end] = this.#numbers.subarray(entry, entry + ENTRY);
        const wanted = reached === path.length ? which : "value";
        const place = { source: this.#sources[source] };
        // An empty value has no text of its own: its key stands for it.
        if (wanted === "key" || (start === end && wanted === "value"))
            return { ...place, start: keyStart, end: keyEnd };
        return { ...place, start: wanted === "entry" ? keyStart : start, end: Math.max(end, keyEnd) };
    }
    /** The file in which an entry is written. */
    sourceOf(node, key) {
        const entry = this.#entry(node, key);
        return entry === undefined ? this.#sources[0] : this.#sources[this.#numbers[entry]];
    }
    snippet(location, maxLines) {
        const source = this.#sources.find(({ name }) => name === location.file);
        return source === undefined ? { line: location.line, text: "" } : snippetOf(source, location, maxLines);
    }
    #head(node) {
        const at = this.#records.get(node);
        const [source, start, end] = at === undefined ? [0, 0, 0] : this.#numbers.subarray(at, at + HEAD);
        return { source: this.#sources[source], start: start, end: end };
    }
    /** Where the numbers of an entry begin. */
    #entry(node, key) {
        if (typeof node !== "object" || node === null)
            return undefined;
        const record = this.#records.get(node);
        if (record === undefined || !Object.hasOwn(node, key))
            return undefined;
        const index = Array.isArray(node) ? Number(key) : this.#indexOf(node, String(key));
        return record + HEAD + index * ENTRY;
    }
    /** Which entry of a mapping a key is; those of large ones are kept, because a caller that asks for one asks for all. */
    #indexOf(node, key) {
        const kept = this.#indexes.get(node);
        if (kept)
            return kept.get(key) ?? 0;
        const keys = Object.keys(node);
        if (keys.length <= SMALL)
            return Math.max(0, keys.indexOf(key));
        this.#indexes.set(node, new Map(keys.map((name, index) => [name, index])));
        return this.#indexOf(node, key);
    }
    #begin(node, source, start, end, entries) {
        const needed = this.#used + HEAD + entries * ENTRY;
        if (needed > this.#numbers.length) {
            const grown = new Uint32Array(Math.max(needed, this.#numbers.length * 2));
            grown.set(this.#numbers.subarray(0, this.#used));
            this.#numbers = grown;
        }
        this.#records.set(node, this.#used);
        this.#numbers[this.#used++] = source;
        this.#numbers[this.#used++] = start;
        this.#numbers[this.#used++] = end;
    }
    #push(source, keyStart, keyEnd, start, end) {
        this.#numbers[this.#used++] = source;
        this.#numbers[this.#used++] = keyStart;
        this.#numbers[this.#used++] = keyEnd;
        this.#numbers[this.#used++] = start;
        this.#numbers[this.#used++] = end;
    }
}


/***/ }),

/***/ 82488:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   _p: () => (/* binding */ whyUnreadable),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _core_read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69774);



const MIB = 1_024 * 1_024;
const MAX_FILE = 4 * MIB;
/** A file as it is shown: relative to the working directory where it lies below it, posix separators. */
function shownName(file, cwd) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, file);
    const below = name !== "" && !name.startsWith("..") && !/^([A-Za-z]:|[\\/])/.test(name);
    return (below ? name : file).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/");
}
/** Reads a suite file: UTF-8, at maxBytes 4 MiB. Throws a UserError that says why it cannot be read. */
function readSource(file, cwd) {
    const name = shownName(file, cwd);
    return { file, name, text: readText(file, name, MAX_FILE, "A suite file", "Split it into several files.") };
}
/**
 * The text of a file in UTF-8, without a byte order mark. `name`: as it is shown; `maxBytes`: the limit; `what` it is, and `fix`
 * where it is too large. Throws a UserError that says why it cannot be read.
 */
function readText(file, name, maxBytes, what, fix) {
    let bytes;
    try {
        bytes = (0,_core_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(file, maxBytes);
    }
    catch (error) {
        const { code } = error;
        if (error instanceof _core_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie && code === "TOO_LARGE") {
            const size = (error.size / MIB).toFixed(1);
            throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`\`${name}\` is too large`, `${what} may be ${maxBytes / MIB} MiB; this one has ${size} MiB.`, fix);
        }
        if (code === undefined)
            throw error;
        throw unreadable(name, whyUnreadable(code));
    }
    try {
        // Decoding also drops a byte order mark.
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch {
        throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`\`${name}\` is not UTF-8`, "Its bytes are not UTF-8 text.", "Save it as UTF-8.");
    }
}
function unreadable(name, why) {
    return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`cannot read \`${name}\``, why, "Check the path.");
}
/** What the code of an error says of a file. */
function whyUnreadable(code) {
    if (code === "NOT_A_FILE")
        return "It is not a regular file.";
    if (code === "ENOENT" || code === "ENOTDIR")
        return "There is no such file.";
    if (code === "EISDIR")
        return "It is a folder.";
    if (code === "EACCES" || code === "EPERM")
        return "Permission to read it is denied.";
    return `The system reports ${code}.`;
}


/***/ }),

/***/ 55972:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ unknownAlias),
/* harmony export */   BF: () => (/* binding */ MERGE_KEY),
/* harmony export */   F7: () => (/* binding */ SECOND_DOCUMENT),
/* harmony export */   GN: () => (/* binding */ NESTED_TOO_DEEP),
/* harmony export */   K1: () => (/* binding */ MAX_ALIASES),
/* harmony export */   M1: () => (/* binding */ MAX_NESTING),
/* harmony export */   O2: () => (/* binding */ notJson),
/* harmony export */   Sx: () => (/* binding */ SYNTAX),
/* harmony export */   Ve: () => (/* binding */ duplicateKey),
/* harmony export */   __: () => (/* binding */ MAX_MARKS),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   gz: () => (/* binding */ KEY_NOT_TEXT),
/* harmony export */   hG: () => (/* binding */ MAX_ALIASED_NODES),
/* harmony export */   m0: () => (/* binding */ TOO_MANY_MARKS),
/* harmony export */   q0: () => (/* binding */ ALIAS_BOMB),
/* harmony export */   xq: () => (/* binding */ EMPTY_FILE)
/* harmony export */ });
const MAX_NESTING = 100;
const MAX_ALIASES = 1_000;
/** Nodes that aliases may make in all: a thousand expansions of one huge list must not fill the memory. */
const MAX_ALIASED_NODES = 100_000;
/** What a file may be made of: 4 MiB of tests stay below it, and as many commas would take a minute and gigabytes. */
const MAX_MARKS = 500_000;
const SYNTAX = {
    TAB_AS_INDENT: {
        title: "a tab indents this line",
        description: "YAML allows only spaces for indentation.",
        fix: "Indent with spaces.",
    },
    TAG_RESOLVE_FAILED: {
        title: "unknown YAML tag",
        description: "Only the tags of plain data have a meaning here: !!str, !!int, !!float, !!bool, !!null, !!map, !!seq.",
        fix: "Remove the tag, and quote the value if it must be text.",
    },
    BAD_INDENT: {
        title: "wrong indentation",
        description: "Entries of one mapping or list must start in the same column, and deeper than what holds them.",
        fix: "Align this line with its neighbours.",
    },
    MULTILINE_IMPLICIT_KEY: {
        title: "a key without its colon",
        description: "A key is expected here, and this text spans several lines.",
        fix: "Write `key: value` on one line.",
    },
};
const EMPTY_FILE = {
    title: "the file is empty",
    description: "A suite needs at least one server.",
    fix: "Write `servers:` with a name and its `command`.",
};
const SECOND_DOCUMENT = {
    title: "several YAML documents in one file",
    description: "A suite is one document; `---` starts another.",
    fix: "Put each suite in a separate file.",
};
const NESTED_TOO_DEEP = {
    title: "nested too deeply",
    description: `A suite may be nested ${MAX_NESTING} levels deep.`,
    fix: "Write the value flatter, or as JSON text.",
};
const TOO_MANY_MARKS = {
    title: "too many values in one file",
    description: `Up to here, the file has more values, dashes, colons, commas and brackets than ${MAX_MARKS.toLocaleString("en")}.`,
    fix: "Split the suite into several files, or write long data as one string.",
};
const ALIAS_BOMB = {
    title: "too many YAML aliases",
    description: `Aliases may be expanded ${MAX_ALIASES.toLocaleString("en")} times in a file, and make ${MAX_ALIASED_NODES.toLocaleString("en")} values in all.`,
    fix: "Write the values out, or move them into variables.",
};
const KEY_NOT_TEXT = {
    title: "a key that is not text",
    description: "The keys of a mapping must be text, not lists or mappings.",
    fix: "Write a plain key.",
};
const MERGE_KEY = {
    title: "a YAML merge key",
    description: "Suites are YAML 1.2, which has no merge: `<<` would be a key like any other.",
    fix: 'Write the keys out, or use `defaultTest`. If you mean a key, write `"<<"`.',
};
function duplicateKey(key) {
    return {
        title: `duplicate key \`${key}\``,
        description: "The mapping already has this key, so one of the two values would be lost.",
        fix: "Remove one of them, or join what they hold.",
    };
}
function unknownAlias(name) {
    return {
        title: `unknown alias \`*${name}\``,
        description: `No complete value before this one is marked \`&${name}\`.`,
        fix: `Mark the value with \`&${name}\`, or quote the text if you do not mean an alias.`,
    };
}
function notJson(written) {
    return {
        title: `\`${written}\` is not a JSON number`,
        description: "Suites and MCP messages hold JSON values, which exclude infinity and NaN.",
        fix: "Write a number, or quote it as text.",
    };
}
function tooLarge(written) {
    return {
        title: `\`${written}\` is too large to be exact`,
        description: "Whole numbers are exact up to 9007199254740991.",
        fix: "Quote it if the server accepts text.",
    };
}


/***/ })

};
