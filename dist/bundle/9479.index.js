export const id = 9479;
export const ids = [9479];
export const modules = {

/***/ 19479:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  watchSuites: () => (/* binding */ watchSuites)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
;// CONCATENATED MODULE: ./src/core/watch-folders.ts


/** Ringing that something may have changed in one of several folders. What has changed is for the listener to find out. */
class FolderWatch {
    #watchers = new Map();
    #hasRung = false;
    #onRing = () => { };
    /** Watches these folders, without those below them, and no others. Throws a UserError if the system refuses. */
    set(folders) {
        for (const [folder, { watcher, inode }] of this.#watchers) {
            // A folder that was removed and made again is another one.
            if (folders.has(folder) && inodeOf(folder) === inode)
                continue;
            watcher.close();
            this.#watchers.delete(folder);
        }
        for (const folder of folders) {
            const inode = inodeOf(folder);
            if (inode === undefined || this.#watchers.has(folder))
                continue;
            this.#watchers.set(folder, { watcher: this.#watch(folder), inode });
        }
    }
    /** Forgets what has rung so far. */
    reset() {
        this.#hasRung = false;
    }
    /** Resolves when it has rung since `reset`, or `signal` is aborted. */
    rung(signal) {
        return new Promise((resolve) => {
            const done = () => {
                signal.removeEventListener("abort", done);
                resolve();
            };
            this.#onRing = done;
            signal.addEventListener("abort", done);
            if (this.#hasRung || signal.aborted)
                done();
        });
    }
    close() {
        for (const { watcher } of this.#watchers.values())
            watcher.close();
        this.#watchers.clear();
    }
    #watch(folder) {
        const ring = () => {
            this.#hasRung = true;
            this.#onRing();
        };
        try {
            // A folder that goes away is an error on some systems.
            return (0,external_node_fs_.watch)(folder, ring).on("error", ring);
        }
        catch (error) {
            throw (0,problem/* userError */.IF)(`cannot watch ${folder}`, error instanceof Error ? error.message : String(error), "Name the suites, so that fewer folders are watched, or raise the limit of the system.");
        }
    }
}
function inodeOf(folder) {
    const stats = (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() ? stats.ino : undefined;
}

// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/run/find-suites.ts + 1 modules
var find_suites = __webpack_require__(98701);
// EXTERNAL MODULE: ./src/run/output.ts
var output = __webpack_require__(85472);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
;// CONCATENATED MODULE: ./src/cli/watch.ts











/** Editors write a file in several steps. */
const SETTLE_MS = 100;
const MAX_NAMES = 3;
/**
 * Runs suites, then again those that are changed, until it is interrupted: gives the code of the last run. What changes
 * during a run is run after it. A suite that cannot be loaded is reported, and waits for the next change.
 */
async function watchSuites(settings, run, redactor) {
    const { cwd } = settings;
    const root = (0,create_request/* repositoryRoot */.Hn)(cwd);
    const watched = new FolderWatch();
    const filesOf = new Map();
    let sources;
    const stop = new AbortController();
    const release = (0,process_events/* onInterrupt */.nA)(stop);
    let code = 130;
    try {
        for (;;) {
            watched.reset();
            const paths = [...filesOf.values()].flatMap((files) => [...files.keys()]);
            watched.set(await foldersOf(settings, paths, root));
            const { files: suites } = await (0,find_suites/* findSuites */.f8)(settings.paths, cwd);
            for (const suite of filesOf.keys())
                if (!suites.includes(suite))
                    filesOf.delete(suite);
            const now = await sourceFiles(settings, root);
            const changedSources = sources === undefined ? [] : changedFiles(sources, now);
            const due = suites.filter((suite) => changedSources.length > 0 || changesOf(filesOf.get(suite)).length > 0 || !filesOf.has(suite));
            const isFirst = sources === undefined;
            sources = now;
            if (stop.signal.aborted)
                return code;
            if (due.length > 0 || isFirst) {
                const changed = [...changedSources, ...due.flatMap((suite) => changesOf(filesOf.get(suite)))];
                if (!isFirst)
                    await (0,output/* reportLines */.QS)(["", changeLine(changed, due, suites, cwd)], redactor);
                for (const suite of due)
                    filesOf.set(suite, new Map([[suite, printOf(suite)]]));
                const onFile = (path, suite) => {
                    const files = filesOf.get(suite);
                    // The first print counts: what is written while the suite is loaded is a change.
                    if (files && (0,read_file/* isBelow */.Yw)(path, root) && !files.has(path))
                        files.set(path, printOf(path));
                };
                code = await runReported((runRedactor) => run(due, onFile, runRedactor), stop, redactor);
                if (stop.signal.aborted)
                    return code;
                // What has changed meanwhile is run before anything is waited for.
                await (0,output/* reportLines */.QS)([`Watching ${(0,plural/* plural */.L)(suites.length, "suite")} for changes; Ctrl-C ends.`], redactor);
                continue;
            }
            await watched.rung(stop.signal);
            if (!stop.signal.aborted)
                await (0,promises_.setTimeout)(SETTLE_MS);
        }
    }
    finally {
        watched.close();
        release();
    }
}
/** Runs, and reports what the user must fix. */
async function runReported(run, { signal }, redactor) {
    // Of its own: what a run leaves at its signal would stay for all the runs to come.
    const stop = new AbortController();
    const abort = () => stop.abort();
    signal.addEventListener("abort", abort);
    try {
        return await run(stop);
    }
    catch (error) {
        if (!(error instanceof problem/* UserError */.yo))
            throw error;
        await (0,output/* reportProblems */.Tw)(error, redactor);
        return 2;
    }
    finally {
        signal.removeEventListener("abort", abort);
    }
}
/** The folders of these files, and those in which suites and sources may appear; all of them in the repository. */
async function foldersOf({ paths, globs, cwd }, files, root) {
    const isFile = (path) => (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(cwd, path), { throwIfNoEntry: false })?.isFile() === true;
    const mayAppear = globs.length > 0 || paths.length === 0 || !paths.every(isFile);
    const open = mayAppear
        ? await (0,find_suites/* foldersBelow */.jk)([cwd, ...paths.filter((path) => !isFile(path)).map((path) => (0,external_node_path_.resolve)(cwd, path))])
        : [];
    return new Set([...open, ...files.map((file) => (0,external_node_path_.dirname)(file))].filter((folder) => (0,read_file/* isBelow */.Yw)(folder, root)));
}
async function sourceFiles({ globs, cwd }, root) {
    const files = globs.length === 0 ? [] : await (0,find_suites/* globFiles */.CJ)(globs, cwd);
    return new Map(files.filter((file) => (0,read_file/* isBelow */.Yw)(file, root)).map((file) => [file, printOf(file)]));
}
function changesOf(files = new Map()) {
    return [...files].flatMap(([file, print]) => (printOf(file) === print ? [] : [file]));
}
/** The files that are changed, new or gone. */
function changedFiles(before, now) {
    const all = new Set([...before.keys(), ...now.keys()]);
    return [...all].filter((file) => before.get(file) !== now.get(file));
}
/** Differs if a file was written, replaced, made or removed. */
function printOf(file) {
    const stats = (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false });
    return stats === undefined ? "" : `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}
function changeLine(changed, due, suites, cwd) {
    const names = [...new Set(changed.length > 0 ? changed : due)].map((file) => (0,external_node_path_.relative)(cwd, file));
    const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : "";
    const what = `${names.slice(0, MAX_NAMES).join(", ")}${more}`;
    return `${changed.length > 0 ? "Changed" : "New"}: ${what}. Running ${due.length} of ${(0,plural/* plural */.L)(suites.length, "suite")}.`;
}


/***/ })

};
