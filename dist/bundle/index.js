import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 63908:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   jA: () => (/* binding */ QUOTE),
/* harmony export */   kR: () => (/* binding */ LINE_FEED),
/* harmony export */   r_: () => (/* binding */ BACKSLASH)
/* harmony export */ });
/** Codes of ASCII characters, for scanning text and bytes. */
const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;


/***/ }),

/***/ 39090:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UN: () => (/* binding */ pointerStep),
/* harmony export */   dW: () => (/* binding */ pointerKey),
/* harmony export */   mP: () => (/* binding */ pointerKeys)
/* harmony export */ });
/** A key as a step of a JSON pointer (RFC 6901), without its slash. */
function pointerStep(key) {
    return String(key).replaceAll("~", "~0").replaceAll("/", "~1");
}
/** The keys that a JSON pointer names, from the root on. */
function pointerKeys(pointer) {
    return pointer.split("/").slice(1).map(pointerKey);
}
/** The key that one step of a JSON pointer names. */
function pointerKey(step) {
    return step.replaceAll("~1", "/").replaceAll("~0", "~");
}


/***/ }),

/***/ 652:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ runAll),
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   IF: () => (/* binding */ userError),
/* harmony export */   dS: () => (/* binding */ sortProblems),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/** Thrown if the user must fix something. It has every problem that was found, not only the first. */
class UserError extends Error {
    problems;
    constructor(problems) {
        super(problems.map((problem) => problem.title).join("; "));
        this.problems = problems;
        this.name = "UserError";
    }
}
/** In reading order: file by file, from the top. Problems of a file that several suites import occur once. */
function sortProblems(problems) {
    const keyOf = ({ location, title, description }) => JSON.stringify([location ?? description, title]);
    const once = new Map(problems.map((problem) => [keyOf(problem), problem]));
    const files = [...new Set(problems.map((problem) => problem.location?.file))];
    return [...once.values()].sort((a, b) => files.indexOf(a.location?.file) - files.indexOf(b.location?.file) ||
        (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
        (a.location?.column ?? 0) - (b.location?.column ?? 0));
}
/** A UserError with one problem. */
function userError(title, description, fix, rest = {}) {
    return new UserError([{ ...rest, title, description, fix }]);
}
/**
 * Runs every step, also after one that failed: gives the problems of their UserErrors. Any other error is thrown after
 * the last step.
 */
async function problemsOf(steps) {
    const problems = [];
    const bugs = [];
    for (const step of steps) {
        try {
            await step();
        }
        catch (error) {
            if (error instanceof UserError)
                problems.push(...error.problems);
            else
                bugs.push(error);
        }
    }
    if (bugs.length > 0)
        throw bugs[0];
    return problems;
}
/** The same, and throws a UserError with the problems, if there are any. */
async function runAll(steps) {
    const problems = await problemsOf(steps);
    if (problems.length > 0)
        throw new UserError(problems);
}


/***/ }),

/***/ 47682:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ originalText),
/* harmony export */   Oe: () => (/* binding */ redactForeign),
/* harmony export */   U2: () => (/* binding */ mayHaveMarks),
/* harmony export */   zw: () => (/* binding */ withoutMarks)
/* harmony export */ });
/** How a mark starts; with more colons, one that was in the text before. */
const BEGINNING = /«secret(?=:)/g;
const FOREIGN = /«secret:(?=:)/g;
/** What is nested deeper is cut by the redactor. */
const MAX_DEPTH = 500;
/**
 * A value from outside with its secrets blanked. A mark that stands in it already is not ours: it gets one more colon
 * first (`«secret::NAME»`), so that every mark in what comes of this was made here.
 */
function redactForeign(value, redactor) {
    return redactor.document(withoutMarks(value));
}
/** A value from outside in which nothing can be taken for one of mcptest's marks. */
function withoutMarks(value) {
    return changed(value, 0);
}
/** A text as it was before `withoutMarks`. */
function originalText(text) {
    return text.replace(FOREIGN, "«secret");
}
/** True if the JSON of a value has something that looks like a mark. */
function mayHaveMarks(json) {
    return json.includes("«secret:");
}
function changed(value, depth) {
    if (typeof value === "string")
        return textWithout(value);
    if (typeof value !== "object" || value === null || depth > MAX_DEPTH)
        return value;
    if (Array.isArray(value))
        return value.map((item) => changed(item, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [textWithout(key), changed(item, depth + 1)]));
}
function textWithout(text) {
    return text.replace(BEGINNING, "«secret:");
}


/***/ }),

/***/ 51433:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Jj: () => (/* binding */ cut),
  CX: () => (/* binding */ derive),
  Kb: () => (/* binding */ excerpt),
  jD: () => (/* binding */ hide),
  z0: () => (/* binding */ hideCut),
  Ix: () => (/* binding */ hideLines),
  x5: () => (/* binding */ hideTexts),
  Em: () => (/* binding */ hideValue),
  fj: () => (/* binding */ join),
  Yf: () => (/* binding */ jsonExcerpt),
  o_: () => (/* binding */ jsonOf),
  s$: () => (/* binding */ jsonText),
  YD: () => (/* binding */ keysOf),
  rW: () => (/* binding */ processSecrets),
  Rh: () => (/* binding */ redactedJson),
  cv: () => (/* binding */ say),
  Tw: () => (/* binding */ trustedText)
});

// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __nccwpck_require__(47682);
;// CONCATENATED MODULE: ./src/core/generated/members.ts
// Generated from schemas/ by scripts/generate.mjs. Do not edit.
/** The members of results, captures, cassettes and baselines, each with the words that it may be. */
const MEMBERS = new Map(Object.entries({ "version": [], "tool": [], "generated_at": [], "commit": [], "entries": [], "contract": [], "score": [], "durations": [], "name": [], "test_id": [], "status": ["passed", "failed", "errored", "skipped", "deferred", "unverified"], "failures": [], "reason": [], "tracking": [], "rule_id": [], "server": [], "target": [], "matcher": [], "capabilities": [], "instructions": [], "tools": [], "prompts": [], "resources": [], "resource_templates": [], "server_label": [], "suite": [], "server_capabilities": [], "protocol_version": [], "transport": ["stdio", "http", "sse", "cassette"], "exchanges": [], "direction": ["client", "server"], "purpose": ["detect", "handshake", "test", "probe", "fuzz", "raw", "fault"], "at_ms": [], "duration_ms": [], "request": [], "response": [], "fault": [], "notifications": [], "repeated": [], "raw": [], "http": [], "message": [], "unverified": [], "process": [], "exit_code": [], "signal": [], "stderr": [], "headers": [], "$schema": [], "kind": ["server", "agent", "stdio", "http", "sse", "cassette", "tool", "resource", "resource template", "prompt", "capability", "instructions", "resource_template", "setup"], "recorded_at": [], "interactions": [], "info": [], "method": [], "params": [], "run": [], "summary": [], "servers": [], "tests": [], "findings": [], "causes": [], "drift": [], "rules": [], "id": [], "started_at": [], "suite_files": [], "overrides": [], "target_versions": [], "shard": [], "shards": [], "baseline": ["new", "known", "fixed"], "interrupted": [], "of": [], "present": [], "total": [], "passed": [], "failed": [], "errored": [], "skipped": [], "deferred": [], "flaky": [], "new_failures": [], "known_failures": [], "fixed": [], "grade": ["A", "B", "C", "D", "F"], "file": [], "line": [], "column": [], "end_line": [], "end_column": [], "text": [], "target_version": [], "negotiated_version": [], "server_info": [], "startup_ms": [], "calls": [], "p50_ms": [], "p95_ms": [], "p99_ms": [], "coverage": [], "exercised": [], "missing": [], "max_ms": [], "block": [], "row": [], "attempts": [], "cause": [], "location": [], "snippet": [], "evidence": [], "steps": [], "tags": [], "baseline_entry": [], "run_started_at": [], "negative_path": [], "scores": [], "agent": [], "fuzz": [], "corpus": [], "threshold": [], "note": [], "model": [], "cassette": [], "stop_reason": ["completed", "turn_budget", "token_budget", "tool_call_budget", "time_budget", "max_tokens", "refusal"], "tokens": [], "cost_usd": [], "tool_calls": [], "final_response": [], "recovery": [], "trials": [], "prompt": [], "completion": [], "is_error": [], "detection_ms": [], "recovery_ms": [], "recovered": [], "timed_out": [], "runs": [], "pass_rate": [], "rates": [], "k": [], "all": [], "any": [], "value": [], "low": [], "high": [], "path": [], "class": ["breaking", "compatible", "description", "clean", "rejected_tool", "rejected_protocol", "accepted_invalid", "injection", "output_schema", "leak", "protocol_violation", "hang", "crash"], "before": [], "after": [], "gates": [], "checks_run": [], "gate_passed": [], "base": ["accepted", "rejected", "skipped"], "probes": [], "seed": [], "classes": [], "not_judged": [], "stopped": [], "count": [], "label": [], "args": [], "answer": [], "reproduced": [], "outcome": ["rejected", "accepted", "hang", "crash", "skipped", "unverified"], "channel": ["protocol", "tool", "http", "mixed", "none"], "code": [], "cases": [], "argument": [], "response_dropped": [], "call": [], "test_name": [], "expected": [], "actual": [], "diff": [], "match": [], "errors": [], "jurors": [], "taxonomy_ids": [], "severity": ["must", "should", "may"], "fix": [], "instance_path": [], "schema_path": [], "command": [], "cwd": [], "url": [], "in_tests": [], "known": [], "unjudged": [], "title": [] }));

// EXTERNAL MODULE: ./src/core/redaction/secret-forms.ts
var secret_forms = __nccwpck_require__(40575);
// EXTERNAL MODULE: ./src/core/redaction/secret-pieces.ts
var secret_pieces = __nccwpck_require__(16721);
// EXTERNAL MODULE: ./src/core/redaction/secret-search.ts
var secret_search = __nccwpck_require__(79186);
// EXTERNAL MODULE: ./src/core/redaction/tokens.ts
var tokens = __nccwpck_require__(79083);
;// CONCATENATED MODULE: ./src/core/redaction/unbroken.ts
// Backslashes are counted up to eight, three levels of escaping: a long run of them must take linear time.
/** A control character as itself, or written out in JSON, JavaScript or a shell, however often it was escaped. */
const ESC = "(?:\\x1b|\\\\{1,8}(?:u001[bB]|x1[bB]|e|033))";
/** Escape sequences of a terminal: colours, titles and links, one letter. */
const SEQUENCE = [
    `${ESC}\\[[0-?]*[ -/]*[@-~]`,
    `\\x9b[0-?]*[ -/]*[@-~]`,
    `${ESC}[\\]P^_X][^\\x07\\x1b\\n\\\\]*(?:\\x07|${ESC}\\\\{1,8}|\\\\{1,8}(?:u0007|x07|a))`,
    `\\x1b[@-Z\\\\^_c-~]`,
].join("|");
/** Invisible characters, except those that break lines or words. */
const INVISIBLE = "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ufff9-\\ufffb]";
const WRITTEN = "\\\\{1,8}(?:u(?:00[01][0-9a-fA-F]|007[fF]|00[89][0-9a-fA-F]|00[aA][dD]|061[cC]|200[b-fB-F]|202[89a-eA-E]|206[0-9]|[fF][eE][fF][fF]|[fF]{3}[9abAB])|x[01][0-9a-fA-F]|x7[fF]|[bfae]|033)";
const escapes = new RegExp(`${SEQUENCE}|${INVISIBLE}|${WRITTEN}`, "g");
const breaks = new RegExp(`${SEQUENCE}|${INVISIBLE}|${WRITTEN}|[\\t\\n\\r]|\\\\{1,8}[nrt]|\\\\`, "g");
/** The end of a line that is broken in quoted-printable, as itself or written in JSON. */
const SOFT_BREAK = "=(?:[\\r\\n]+|(?:\\\\{1,8}[rn])+)";
/** Codes that text of another kind seldom has: of `=20`, one alone is no sign of quoted-printable (`>=20`). */
const coded = new RegExp(`&#x?[0-9a-f]|=(?:3d|2[1-4]|40|5[b-e]|60|7[b-e]|[0-9a-f]{2}=[0-9a-f]{2})|${SOFT_BREAK}`, "i");
const codes = new RegExp(`&#(?:x[0-9a-f]{1,8}|[0-9]{1,10});?|&(?:amp|lt|gt|quot|apos);|=[0-7][0-9a-f]|=[89a-f][0-9a-f](?:(?:${SOFT_BREAK})?=[89a-f][0-9a-f])*|${SOFT_BREAK}`, "gi");
const NAMED = {
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&apos;": "'",
};
/** Few ranges, because each costs time. */
const unprintable = /[^ -~]/;
/** True for printable ASCII without backslashes, as most texts are: it has nothing to remove. */
function isPlain(text) {
    return !text.includes("\\") && !unprintable.test(text);
}
/**
 * The text without escape sequences, invisible characters, line ends and backslashes, so that it is the same however
 * often it was escaped; undefined if it has none.
 */
function unbroken(text) {
    return without(text, breaks);
}
/** The text without escape sequences and invisible characters, its words kept apart; undefined if it has none. */
function withoutEscapes(text) {
    return without(text, escapes);
}
/**
 * The text with characters in place of the codes of HTML (`&#x41;`, `&quot;`) and quoted-printable (`=41`); undefined if it
 * has none. Names of characters alone are among the forms of a secret.
 */
function decoded(text) {
    if (!text.includes("=") && !text.includes("&"))
        return undefined;
    return coded.test(text) ? rewritten(text, codes, characterOf) : undefined;
}
/** The decoded text without escape sequences, also those within codes or made of codes; undefined if it has no codes. */
function decodedWithoutEscapes(text) {
    if (!text.includes("=") && !text.includes("&"))
        return undefined;
    const plain = withoutEscapes(text);
    const other = decoded(plain?.text ?? text);
    if (!other)
        return undefined;
    const rest = withoutEscapes(other.text);
    const whole = rest ? chain(other, rest) : other;
    return plain ? chain(plain, whole) : whole;
}
function chain(first, second) {
    return { text: second.text, back: (ranges) => first.back(second.back(ranges)) };
}
/** True if a part of a text that was decoded has a code in it, broken or not. */
function hasCode(part) {
    return (withoutEscapes(part)?.text ?? part).search(codes) !== -1;
}
/** What a code stands for; nothing for the end of a line that quoted-printable broke. */
function characterOf(code) {
    if (code.startsWith("=")) {
        return Buffer.from(code.replace(/[=\r\n]|\\+[rn]/g, ""), "hex").toString();
    }
    const [, hex, decimal] = /^&#(?:x([0-9a-f]+)|(\d+))/i.exec(code) ?? [];
    if (hex === undefined && decimal === undefined)
        return NAMED[code] ?? code;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : code;
}
function without(text, parts) {
    return isPlain(text) ? undefined : rewritten(text, parts, () => "");
}
function rewritten(text, parts, replacementOf) {
    const rest = text.replace(parts, replacementOf);
    if (rest.length === text.length)
        return undefined;
    return {
        text: rest,
        back: (ranges) => (ranges.length === 0 ? ranges : inWhole(text, parts, replacementOf, ranges)),
    };
}
/** Both the ranges and what was replaced are in the order of the text. */
function inWhole(text, parts, replacementOf, ranges) {
    const found = text.matchAll(parts);
    let next = found.next();
    let gone = 0;
    /** Where the character at `at` of the rest is in the whole: its beginning, or its end. */
    const place = (at, edge) => {
        for (; !next.done; next = found.next()) {
            const { 0: part, index } = next.value;
            const length = replacementOf(part).length;
            if (index - gone > at)
                break;
            if (index - gone + length > at)
                return edge === "start" ? index : index + part.length;
            gone += part.length - length;
        }
        return at + gone + (edge === "start" ? 0 : 1);
    };
    return ranges.map(({ start, end, mark }) => ({ start: place(start, "start"), end: place(end - 1, "end"), mark }));
}
/** The text with marks in place of the ranges, which are in its order and do not overlap. */
function replaceRanges(text, ranges) {
    if (ranges.length === 0)
        return text;
    let out = "";
    let done = 0;
    for (const { start, end, mark } of ranges) {
        out += text.slice(done, start) + mark;
        done = end;
    }
    return out + text.slice(done);
}

;// CONCATENATED MODULE: ./src/core/redaction/redact.ts






const MAX_DEPTH = 500;
const SENSITIVE_HEADERS = [
    "authorization",
    "proxy-authorization",
    "cookie",
    "set-cookie",
    "api-key",
    "x-api-key",
    "x-auth-token",
    "x-access-token",
    "x-csrf-token",
    "x-amz-security-token",
];
const sensitive = new Set(SENSITIVE_HEADERS);
const sensitiveKey = new RegExp(`"(?:${SENSITIVE_HEADERS.join("|")})":`, "i");
const onlyMark = /^(?:[\w-]+ )?«secret:[\w.-]+»$/;
/** A redactor without any named secret yet; it recognises tokens with well-known prefixes and JWTs from the start. */
function createRedactor() {
    const marks = new Map();
    const forms = [];
    const allMarks = new Set();
    /** The first name of each value that is too short: a variable often passes on that of the environment. */
    const short = new Map();
    const added = [];
    let search;
    const searches = () => {
        search ??= { whole: (0,secret_search/* createSearch */.X)(marks, allMarks), pieces: (0,secret_pieces/* createPieceSearch */.Tz)(forms) };
        return search;
    };
    const wholes = (text) => (marks.size === 0 ? [] : searches().whole(text));
    const named = (text, cut) => {
        if (marks.size === 0)
            return [];
        const whole = wholes(text);
        const pieces = searches().pieces(text, cut);
        return pieces.length === 0 ? whole : (0,secret_pieces/* mergeRanges */.$Z)(pieces, whole);
    };
    const namedAndTokens = ({ text, back }, cut) => back((0,secret_pieces/* mergeRanges */.$Z)((0,tokens/* tokensIn */.g)(text), named(text, cut)));
    const redactText = (input, cut) => {
        const plain = decodedWithoutEscapes(input);
        if (plain === undefined)
            return redactWritten(input, cut);
        const other = decoded(input);
        // The latter for a secret that holds control characters itself.
        const ranges = (0,secret_pieces/* mergeRanges */.$Z)(namedAndTokens(plain, cut), other?.back(wholes(other.text)));
        // What has no code in it is found as it is written; here, only a part of it may look like a token.
        const inCodes = ranges.filter(({ start, end }) => hasCode(input.slice(start, end)));
        return redactWritten(replaceRanges(input, inCodes), cut);
    };
    const redactWritten = (input, cut) => {
        let out = input;
        // Most texts are: one check is enough.
        if (isPlain(input)) {
            out = replaceRanges(out, named(out, cut));
            return replaceRanges(out, (0,tokens/* tokensIn */.g)(out));
        }
        // A secret that holds control characters itself is not broken by them.
        out = replaceRanges(out, wholes(out));
        // Split secrets come first, because a piece of a token may look like a token.
        const whole = unbroken(out);
        if (whole)
            out = replaceRanges(out, whole.back(named(whole.text, cut)));
        out = replaceRanges(out, named(out, cut));
        const plain = withoutEscapes(out);
        if (plain)
            out = replaceRanges(out, namedAndTokens(plain, cut));
        return replaceRanges(out, (0,tokens/* tokensIn */.g)(out));
    };
    const text = (input) => redactText(input, {});
    return {
        add(name, value) {
            if (value === "")
                return;
            const opening = `«secret:${name.replace(/[^\w.-]/g, "_")}`;
            if (value.length < secret_search/* MIN_LENGTH */.G) {
                if (!short.has(value))
                    short.set(value, name);
                return;
            }
            if (marks.has(value))
                return;
            added.push([name, value]);
            const [mark, pieceMark] = [`${opening}»`, `${opening}…»`];
            allMarks.add(mark).add(pieceMark);
            const { readable, encoded } = (0,secret_forms/* formsOf */.X)(value, secret_search/* MIN_LENGTH */.G);
            for (const form of [...readable, ...encoded]) {
                for (const variant of [form, unbroken(form)?.text ?? ""]) {
                    if (variant.length < secret_search/* MIN_LENGTH */.G || marks.has(variant))
                        continue;
                    marks.set(variant, mark);
                    forms.push({ text: variant, mark: pieceMark, encoded: !readable.has(form) });
                }
            }
            search = undefined;
        },
        text,
        cutText(input, cut) {
            const out = redactText(input, cut);
            return replaceRanges(out, (0,tokens/* brokenToken */.l)(out, cut));
        },
        value: (value, maxDepth = MAX_DEPTH) => redactValue(value, text, maxDepth, new Map()),
        document: (value) => redactValue(value, text, MAX_DEPTH, MEMBERS),
        isClean: (json) => text(json) === json && !sensitiveKey.test(json),
        warnings: () => [...new Set(short.values())].map((name) => `${name} is shorter than ${secret_search/* MIN_LENGTH */.G} characters: it is not hidden.`),
        secrets: () => added,
    };
}
/** With an explicit stack, because values may be nested deeper than calls can be. `kept` are names that stay, with words of theirs. */
function redactValue(root, text, maxDepth, kept) {
    const whole = {};
    const pending = [];
    const put = (value, depth, into, key) => {
        if (typeof value === "object" && value !== null)
            pending.push({ value, depth, into, key });
        else
            set(into, key, redactScalar(value, text));
    };
    put(root, 0, whole, "root");
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const { value, depth, into, key } = next;
        if (depth > maxDepth)
            set(into, key, "… (nested too deep to show)");
        else if (Array.isArray(value)) {
            const list = isLines(value) ? text(value.join("\n")).split("\n") : new Array(value.length);
            set(into, key, list);
            if (!isLines(value))
                for (let i = 0; i < value.length; i++)
                    put(value[i], depth + 1, list, i);
        }
        else {
            const members = {};
            set(into, key, members);
            for (const [name, item] of Object.entries(value)) {
                const redactedName = kept.has(name) ? name : text(name);
                // Set at once, so that members keep their order.
                set(members, redactedName, undefined);
                if (sensitive.has(name.toLowerCase()))
                    set(members, redactedName, redactHeader(name, item, text));
                else if (kept.get(name)?.includes(item))
                    set(members, redactedName, item);
                else
                    put(item, depth + 1, members, redactedName);
            }
        }
    }
    return whole.root;
}
/** Lines of one text, such as those of stderr: a secret may span several of them. */
function isLines(value) {
    return value.length > 1 && value.every((item) => typeof item === "string" && !item.includes("\n"));
}
/** A name such as `__proto__` is a member like any other. */
function set(into, key, value) {
    if (key !== "__proto__")
        into[key] = value;
    else
        Object.defineProperty(into, key, { value, writable: true, enumerable: true, configurable: true });
}
function redactScalar(value, text) {
    if (typeof value === "string")
        return text(value);
    if (typeof value !== "number")
        return value;
    // Between blanks, because a number that is part of a secret is usually a coincidence.
    const digits = ` ${value} `;
    const safe = text(digits);
    return safe === digits ? value : safe.trim();
}
/** A scheme and a mark are kept, because the mark says which variable to use when the request is sent again. */
function redactHeader(name, value, text) {
    if (value === null || value === undefined)
        return value;
    if (Array.isArray(value))
        return value.map((item) => redactHeader(name, item, text));
    const safe = typeof value === "string" ? text(value) : "";
    return onlyMark.test(safe) ? safe : `«secret:${name.toLowerCase()}»`;
}

;// CONCATENATED MODULE: ./src/core/redaction/redacted.ts


/*
 * All code that turns other text into Redacted is here and in `redact.ts`. Everything that leaves the process is derived
 * from it: secrets are hidden first, and the text is cut, compared and cleaned afterwards, because half a secret is not recognised.
 */
/** The secrets of this process. They stay secret until it ends, for all runs. */
const processSecrets = createRedactor();
/** The text without the secrets of this process. */
function hide(text) {
    return processSecrets.text(text);
}
/** The JSON value without the secrets of this process; the value itself if it has none. */
function hideValue(value) {
    if (typeof value === "string")
        return hide(value);
    const json = jsonOf(value);
    if (json !== undefined && processSecrets.isClean(json))
        return value;
    return processSecrets.value(value, Number.POSITIVE_INFINITY);
}
/** A value for a file of the user: the same, with the texts in it hidden before they are quoted and broken into lines. */
function hideTexts(value) {
    return JSON.parse(JSON.stringify(value), (_, item) => (typeof item === "string" ? hide(item) : item));
}
/** Lines without secrets, including secrets that span several lines. */
function hideLines(lines) {
    return lines.length === 0 ? [] : hide(lines.join("\n")).split("\n");
}
/** A text that could only be kept in part: what a secret has left at the edges that are cut is hidden too. */
function hideCut(text, cut) {
    return processSecrets.cutText(text, cut);
}
/**
 * A text that quotes values: a template tag that takes Redacted, numbers and words that the code itself holds. Any other
 * string does not compile: it has to be hidden first.
 */
function say(texts, ...values) {
    return String.raw({ raw: texts }, ...values);
}
/** Redacted texts one after the other. */
function join(texts, between) {
    return texts.join(between);
}
/** A text about a redacted value: `make` sees nothing else. */
function derive(value, make) {
    return make(value);
}
/** At most the first `limit` characters, as a copy, because a slice would keep the whole text in memory. */
function cut(text, limit, more = "…") {
    if (text.length <= limit)
        return text;
    return `${Buffer.from(text.slice(0, limit)).toString()}${more}`;
}
/** At most `limit` characters of a text that quotes others, on one line. */
function excerpt(text, limit) {
    return derive(cut(hide(text), limit, ""), (shown) => shown.replace(/\s+/g, " ").trim());
}
/** The JSON of a value without secrets; a sentence if the value is nested too deeply to be written. */
function jsonText(value, indent) {
    try {
        return (JSON.stringify(value, null, indent) ?? "nothing");
    }
    catch (error) {
        if (error instanceof RangeError)
            return "a value that is nested too deeply to be shown";
        throw error;
    }
}
/** A value of a server in a message: its JSON without secrets, at most `limit` characters. */
function jsonExcerpt(value, limit, more = "…") {
    return cut(jsonText(hideValue(value)), limit, more);
}
/** The names of the members of an object. */
function keysOf(value) {
    return Object.keys(value);
}
/** Text in which nothing comes from outside, or that was read from a file to which only redacted text was written. */
function trustedText(text) {
    return text;
}
/** The JSON of a value; undefined if it is nested too deeply to be written. */
function jsonOf(value) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
/** The JSON of a value from outside on one line, without secrets; what is nested too deeply to be written is cut. */
function redactedJson(value, redactor) {
    const json = jsonOf(value);
    if (json !== undefined && !(0,foreign_marks/* mayHaveMarks */.U2)(json) && redactor.isClean(json))
        return json;
    return JSON.stringify((0,foreign_marks/* redactForeign */.Oe)(value, redactor));
}


/***/ }),

/***/ 40575:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ formsOf)
/* harmony export */ });
/* harmony import */ var _json_json_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(39090);

/**
 * Every form in which one value may turn up in text: as it is, escaped once or more for JSON, escaped for a URL, for
 * HTML, for quoted-printable or for a JSON pointer; in codes of HTML or quoted-printable, in hexadecimal digits, and inside
 * base64 or base32 at any alignment; of a value with several lines each line too, because stderr is read by lines. Parts of fewer than `minLength` characters are left out.
 */
function formsOf(value, minLength) {
    const parts = new Set([value, value.trim(), ...value.split(/\r?\n/)].filter((part) => part.length >= minLength));
    const readable = new Set(parts);
    const encoded = new Set();
    for (const plain of parts) {
        const others = otherForms(plain).flatMap((form) => [form, ...jsonForms(form)]);
        const json = JSON.stringify(plain).slice(1, -1);
        const urls = [...urlForms(plain), ...urlForms(json)];
        for (const form of [...jsonForms(plain), ...urls, ...others, ...quotedPrintableForms(plain)])
            readable.add(form);
        const bytes = Buffer.from(plain);
        const utf16 = Buffer.from(plain, "utf16le");
        const base64 = [bytes, utf16, Buffer.from(utf16).swap16()].flatMap(base64Forms);
        for (const form of [...base64, ...hexForms(bytes), ...base32Forms(bytes), ...codeForms(plain)])
            encoded.add(form);
    }
    return { readable, encoded };
}
/** Server texts contain JSON, and results hold them as JSON again: so up to three levels. */
function jsonForms(value) {
    const escapers = [
        (text) => JSON.stringify(text).slice(1, -1),
        (text) => asciiOnly(JSON.stringify(text).slice(1, -1)),
        (text) => asciiOnly(JSON.stringify(text).slice(1, -1)).replace(/\\u[0-9a-f]{4}/g, upperHex),
        (text) => JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/"),
        (text) => JSON.stringify(text).slice(1, -1).replace(/[<>&]/g, unicodeEscape),
        // As Gson writes it.
        (text) => JSON.stringify(text)
            .slice(1, -1)
            .replace(/[<>&='`]/g, unicodeEscape),
    ];
    const again = (text) => JSON.stringify(text).slice(1, -1);
    return escapers.map((escaper) => escaper(value)).flatMap((once) => [once, again(once), again(again(once))]);
}
function urlForms(value) {
    const bytes = Buffer.from(value);
    const wellFormed = bytes.toString();
    const component = encodeURIComponent(wellFormed);
    const form = new URLSearchParams({ v: wellFormed }).toString().slice(2);
    const strict = component.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    // A URL in the query of another one is encoded twice.
    return [component, form, strict, encodeURI(wellFormed), encodeURIComponent(component)].flatMap((text) => [
        text,
        text.replace(/%(?:25)*[0-9A-F]{2}/g, (hex) => hex.toLowerCase()),
    ]);
}
/** For HTML and XML, in the ways to write an apostrophe; as the step of a JSON pointer. */
function otherForms(value) {
    const html = value.replace(/[&<>"]/g, (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[char] ?? char);
    const pointer = (0,_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerStep */ .UN)(value);
    return [
        html,
        html.replaceAll("'", "&#39;"),
        html.replaceAll("'", "&#x27;"),
        html.replaceAll("'", "&apos;"),
        pointer,
        encodeURIComponent(Buffer.from(pointer).toString()),
        value.replaceAll("=", "=3D"),
    ];
}
/** With as few codes as can be, also for blanks or not: too few, maybe, for the text to be known as quoted-printable. */
function quotedPrintableForms(value) {
    const bytes = Buffer.from(value).toString("latin1");
    const codeOf = (char) => `=${char.charCodeAt(0).toString(16).padStart(2, "0")}`;
    return [/[^!-<>-~]/g, /[^ -<>-~]/g].flatMap((coded) => [
        bytes.replace(coded, codeOf),
        bytes.replace(coded, (char) => codeOf(char).toUpperCase()),
    ]);
}
/** With a code for every character, which may be broken like any other text; `decoded` finds codes among characters. */
function codeForms(value) {
    const points = [...value].map((char) => char.codePointAt(0));
    const bytes = [...Buffer.from(value)].map((byte) => `=${byte.toString(16).padStart(2, "0")}`).join("");
    const hex = (point) => point.toString(16);
    return [
        points.map((point) => `&#${point};`).join(""),
        points.map((point) => `&#x${hex(point)};`).join(""),
        points.map((point) => `&#x${hex(point).toUpperCase()};`).join(""),
        bytes,
        bytes.toUpperCase(),
    ];
}
/** Without a separator, or with one after each byte. */
function hexForms(bytes) {
    const hex = bytes.toString("hex");
    return ["", ":", " ", "-"]
        .map((between) => hex.replace(/..(?!$)/g, `$&${between}`))
        .flatMap((text) => [text, text.toUpperCase()]);
}
function base32Forms(bytes) {
    return alignedForms(bytes, 5, 5, base32).flatMap((text) => [text, text.toLowerCase()]);
}
/** The whole form, and the part that stays the same if other bytes surround it (such as a user name in Basic credentials). */
function base64Forms(bytes) {
    const whole = bytes.toString("base64");
    const aligned = alignedForms(bytes, 3, 6, (all) => all.toString("base64").replace(/=+$/, ""));
    return [whole, ...aligned].flatMap((text) => [
        text,
        text.replaceAll("+", "-").replaceAll("/", "_"),
        encodeURIComponent(text),
        text.replaceAll("/", "\\/"),
    ]);
}
/**
 * The form without padding, and for each number of bytes before it, up to `group`: its characters of `bits` that stand for
 * these bytes alone, and those up to the end if nothing follows.
 */
function alignedForms(bytes, group, bits, encode) {
    const inside = Array.from({ length: group }, (_, before) => {
        const all = encode(Buffer.concat([Buffer.alloc(before), bytes]));
        const start = Math.ceil((before * 8) / bits);
        return [all.slice(start, Math.floor(((before + bytes.length) * 8) / bits)), all.slice(start)];
    });
    return [encode(bytes), ...inside.flat()];
}
function base32(bytes) {
    const binary = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
    const fives = binary.match(/.{1,5}/g) ?? [];
    return fives.map((five) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}
function asciiOnly(text) {
    return text.replace(/[\u007f-\uffff]/g, unicodeEscape);
}
function unicodeEscape(char) {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function upperHex(escaped) {
    return `\\u${escaped.slice(2).toUpperCase()}`;
}


/***/ }),

/***/ 16721:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ mergeRanges),
/* harmony export */   Ek: () => (/* binding */ endsAt),
/* harmony export */   Tz: () => (/* binding */ createPieceSearch)
/* harmony export */ });
/* harmony import */ var _char_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(63908);

/** The shortest piece of a secret that is hidden. */
const MIN_PIECE = 6;
/** The same of base64 and hexadecimal digits, of which shorter pieces turn up by chance. */
const MIN_ENCODED = 12;
const FILTER_BITS = 21;
/** Of how many pieces it is remembered in which secrets they stand. */
const MAX_KNOWN = 10_000;
const RETURN = 0x0d;
const EQUALS = 0x3d;
const LETTERS = { n: 0x6e, r: 0x72 };
/** Words, at least one, and what stands between them. */
const words = /^(?=.*\p{L}{3})(?:[^\p{L}\p{N}]|(?<!\p{L})(?:\p{L}\p{Ll}{2,}|\p{Lu}{3,})(?!\p{L}))*$/u;
const oneCharacter = /^(.)\1*$/su;
const letter = /\p{L}/u;
/** An escaped character, whose letters belong to no word; its backslash may have been removed. */
const escapedBefore = /(?:%(?:25)?[0-9a-f]{2}|(?:=|u003d)[0-9a-f]{2}|\\?u[0-9a-f]{4}|\\[a-z])$/i;
const escapedAfter = /^u[0-9a-f]{4}/i;
/**
 * Finds what is left of a secret where it was split: at the edges of a string, which are those of the text, of what stands
 * between quotes in it, and of its lines. A string that ends with the beginning of a secret, begins with its end, or stands
 * in it as a whole has a piece. Words do not count if the split is between words: a secret may begin with
 * `https://example.com`, which stands in much else.
 */
function createPieceSearch(forms) {
    const filter = new Uint8Array(1 << (FILTER_BITS - 3));
    for (const { text } of forms) {
        for (let at = 0; at + MIN_PIECE <= text.length; at++) {
            const bit = hashAt(text, at);
            filter[bit >> 3] |= 1 << (bit & 7);
        }
    }
    const formsByPart = new Map();
    /** The forms in which the six characters at `at` stand; for most texts their hash shows that there is none. */
    const formsWith = (text, at) => {
        const bit = hashAt(text, at);
        if ((filter[bit >> 3] & (1 << (bit & 7))) === 0)
            return [];
        const part = text.slice(at, at + MIN_PIECE);
        const found = formsByPart.get(part) ?? forms.filter((form) => form.text.includes(part));
        if (formsByPart.size < MAX_KNOWN)
            formsByPart.set(part, found);
        return found;
    };
    return (text, cut) => {
        if (forms.length === 0 || text.length < MIN_PIECE)
            return [];
        const found = [];
        const begins = (at) => {
            if (at + MIN_PIECE > text.length)
                return;
            const isCut = at === 0 && cut.start === true;
            const length = longest(formsWith(text, at), (form) => lengthFrom(form, text, at, isCut));
            if (length)
                found.push({ start: at, end: at + length.length, mark: length.mark });
        };
        const ends = (at) => {
            // A line that quoted-printable broke.
            if (text.charCodeAt(at - 1) === EQUALS)
                ends(at - 1);
            if (at < MIN_PIECE)
                return;
            const isCut = at === text.length && cut.end === true;
            const length = longest(formsWith(text, at - MIN_PIECE), (form) => lengthTo(form, text, at, isCut));
            if (length)
                found.push({ start: at - length.length, end: at, mark: length.mark });
        };
        begins(0);
        for (let at = 0; at < text.length; at++) {
            const code = text.charCodeAt(at);
            if (code !== _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA && code !== _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR && code !== RETURN && code !== _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_)
                continue;
            const from = at;
            while (at < text.length && text.charCodeAt(at) === _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_)
                at++;
            if (!isEdge(text.charCodeAt(at), at > from)) {
                if (at > from)
                    at--;
                continue;
            }
            ends(from);
            // Backslashes in pairs belong to the string that ends here.
            if (at - from > 1)
                ends(at - ((at - from) % 2));
            begins(at + 1);
        }
        ends(text.length);
        return mergeRanges(found);
    };
}
/** Sorts ranges and merges those that overlap; drops those that overlap one of `taken`, which is sorted. */
function mergeRanges(ranges, taken = []) {
    let next = 0;
    const rest = [...ranges].sort(byStart).filter(({ start, end }) => {
        while (next < taken.length && taken[next].end <= start)
            next++;
        return next === taken.length || taken[next].start >= end;
    });
    const joined = [];
    for (const range of [...rest, ...taken].sort(byStart)) {
        const last = joined.at(-1);
        if (last && range.start < last.end)
            last.end = Math.max(last.end, range.end);
        else
            joined.push({ ...range });
    }
    return joined;
}
function byStart(a, b) {
    return a.start - b.start;
}
/** True if a string may end: at the end of the text, before a quote, or at the end of a line, escaped or not. */
function endsAt(text, at) {
    let next = at;
    while (next < at + 8 && text.charCodeAt(next) === _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_)
        next++;
    return next === text.length || isEdge(text.charCodeAt(next), next > at);
}
function isEdge(code, escaped) {
    if (code === _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA || code === _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR || code === RETURN)
        return true;
    return escaped && (code === LETTERS.n || code === LETTERS.r);
}
/** How much of a secret stands from `at` on: up to its end, or up to that of the string. */
function lengthFrom(form, text, at, isCut) {
    let best = 0;
    for (const from of placesOf(form.text, text.slice(at, at + MIN_PIECE))) {
        let length = commonLength(form.text, from, text, at);
        while (length > best && from + length < form.text.length && !endsAt(text, at + length))
            length--;
        if (length > best && isPiece(form, from, length, isCut))
            best = length;
    }
    return best;
}
/** How much of a secret's beginning stands up to `at`. */
function lengthTo(form, text, at, isCut) {
    let best = 0;
    for (const from of placesOf(form.text, text.slice(at - MIN_PIECE, at))) {
        const length = from + MIN_PIECE;
        const whole = length <= at && text.startsWith(form.text.slice(0, length), at - length);
        if (whole && length > best && isPiece(form, 0, length, isCut))
            best = length;
    }
    return best;
}
function longest(forms, lengthOf) {
    let best;
    for (const form of forms) {
        const length = lengthOf(form);
        if (length > (best?.length ?? 0))
            best = { length, mark: form.mark };
    }
    return best;
}
/** False for what is too short, or stands in much else; at an edge that is known to be cut, for the former alone. */
function isPiece({ text, encoded }, from, length, isCut) {
    if (length < MIN_PIECE)
        return false;
    if (isCut)
        return true;
    if (encoded)
        return length >= MIN_ENCODED;
    const piece = text.slice(from, from + length);
    if (oneCharacter.test(piece))
        return false;
    return !(isBetweenWords(text, from) && isBetweenWords(text, from + length) && words.test(piece));
}
function isBetweenWords(text, at) {
    if (!letter.test(text[at - 1] ?? "") || !letter.test(text[at] ?? ""))
        return true;
    return escapedBefore.test(text.slice(Math.max(0, at - 7), at)) || escapedAfter.test(text.slice(at, at + 5));
}
function* placesOf(text, part) {
    for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1))
        yield at;
}
function commonLength(a, fromA, b, fromB) {
    let length = 0;
    while (fromA + length < a.length && a[fromA + length] === b[fromB + length])
        length++;
    return length;
}
function hashAt(text, at) {
    let hash = 0;
    for (let i = at; i < at + MIN_PIECE; i++)
        hash = Math.imul(hash, 0x01000193) ^ text.charCodeAt(i);
    return Math.imul(hash, 0x9e3779b1) >>> (32 - FILTER_BITS);
}


/***/ }),

/***/ 79186:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ MIN_LENGTH),
/* harmony export */   X: () => (/* binding */ createSearch)
/* harmony export */ });
/** The shortest secret that is hidden, in characters. */
const MIN_LENGTH = 8;
/**
 * Finds any of many strings, however many there are, by looking at two characters and skipping as many as these allow
 * (Wu and Manber): ordinary text costs about a nanosecond for each character. What it gives is in the order of the text,
 * with the mark in place of each; no mark that stands there already is searched.
 */
function createSearch(marks, allMarks) {
    const longestFirst = [...marks.keys()].sort((a, b) => b.length - a.length);
    const byHead = new Map();
    for (const form of longestFirst) {
        const head = form.slice(0, MIN_LENGTH);
        byHead.set(head, [...(byHead.get(head) ?? []), form]);
    }
    const skips = new Uint8Array(1 << 16).fill(MIN_LENGTH - 1);
    for (const head of byHead.keys()) {
        for (let i = 1; i < MIN_LENGTH; i++) {
            const pair = pairAt(head, i);
            skips[pair] = Math.min(skips[pair], MIN_LENGTH - 1 - i);
        }
    }
    return (text) => {
        const found = [];
        if (byHead.size === 0)
            return found;
        const ends = marksIn(text, allMarks);
        for (let end = MIN_LENGTH - 1; end < text.length;) {
            const skip = skips[pairAt(text, end)];
            const start = end - MIN_LENGTH + 1;
            const form = skip === 0 ? longestAt(text, start) : undefined;
            // A mark stays as it is, even if a secret's value is part of its name.
            if (form === undefined || ends.some(([from, to]) => start < to && start + form.length > from)) {
                end += Math.max(1, skip);
                continue;
            }
            found.push({ start, end: start + form.length, mark: marks.get(form) });
            end += form.length;
        }
        return found;
    };
    function longestAt(text, start) {
        return byHead.get(text.slice(start, start + MIN_LENGTH))?.find((form) => text.startsWith(form, start));
    }
}
/** Where the marks in a text are. */
function marksIn(text, allMarks) {
    if (!text.includes("«secret:"))
        return [];
    const all = [...text.matchAll(/«secret:[\w.-]+…?»/g)].filter(([mark]) => allMarks.has(mark));
    return all.map(({ 0: mark, index }) => [index, index + mark.length]);
}
/** The two characters that end at `end`, as 16 bits. */
function pairAt(text, end) {
    return ((text.charCodeAt(end - 1) << 8) ^ text.charCodeAt(end)) & 0xffff;
}


/***/ }),

/***/ 79083:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ tokensIn),
/* harmony export */   l: () => (/* binding */ brokenToken)
/* harmony export */ });
/* harmony import */ var _secret_pieces_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(16721);

// Only the prefixes, as a quick check: it costs a tenth of the whole pattern.
const prefixes = /sk-|gh[pousr]_|github_pat_|xox[abeprs]-|AKIA|eyJ/;
// A prefix counts at the start of a word only (`task-…` is not `sk-…`), or after an escaped character, as in a URL.
const start = /(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf]|%[0-9A-Fa-f]{2}|\\u[0-9A-Fa-f]{4}))(?:sk-|gh[pousr]_|github_pat_|xox[abeprs]-|AKIA)|eyJ/g;
const akia = /[A-Z0-9]{16}/y;
const digit = /\d/;
const MIN_BODY = 16;
const MIN_SEGMENT = 4;
/** How far from a cut end the beginning of a token is looked for. */
const MAX_BROKEN_LENGTH = 16 * 1024;
const NO_RANGES = [];
const base64url = charset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-");
const dotted = charset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.");
/** What a cut may leave of a token: its end has no prefix, so that any word at a cut start may be one. */
const brokenEnd = /(?<![A-Za-z0-9])(?:sk-|gh[pousr]_|github_pat_|xox[abeprs]-|AKIA|eyJ)[\w.-]*$/;
/** What no placeholder such as `ghp_xxxx` has. */
const unlikeWords = /[A-Z0-9]/;
const brokenStart = /^[\w.-]{6,}/;
/**
 * Every JWT and every token with a well-known prefix (`sk-`, `ghp_`, `xoxb-`, `AKIA` …), named or not. Linear: what was
 * scanned in vain is scanned a bounded number of times.
 */
function tokensIn(text) {
    if (!prefixes.test(text))
        return NO_RANGES;
    start.lastIndex = 0;
    const ranges = [];
    let noJwtBefore = 0;
    for (let found = start.exec(text); found !== null; found = start.exec(text)) {
        const prefix = found[0];
        const at = found.index;
        let end;
        let more = "";
        if (prefix !== "eyJ")
            end = tokenEnd(prefix, text, at + prefix.length);
        else if (at >= noJwtBefore) {
            end = jwtEnd(text, at);
            if (end === undefined)
                noJwtBefore = runEnd(text, at, base64url);
        }
        if (end === undefined) {
            end = splitEnd(prefix, text, at + prefix.length);
            more = "…";
        }
        if (end === undefined)
            continue;
        ranges.push({ start: at, end, mark: `«secret:${prefix === "eyJ" ? "jwt" : "token"}${more}»` });
        start.lastIndex = end;
    }
    return ranges;
}
/** What may be left of a token at the edges of a text that was cut. */
function brokenToken(text, cut) {
    const ranges = [];
    const head = cut.start ? brokenStart.exec(text) : null;
    if (head)
        ranges.push({ start: 0, end: head[0].length, mark: "…" });
    const tail = cut.end ? brokenEnd.exec(text.slice(-MAX_BROKEN_LENGTH)) : null;
    if (tail) {
        const from = text.length - tail[0].length;
        if (from >= (ranges[0]?.end ?? 0))
            ranges.push({ start: from, end: text.length, mark: "…" });
    }
    return ranges;
}
/** The end of the token whose prefix ends at `at`; undefined if no token follows. */
function tokenEnd(prefix, text, at) {
    if (prefix === "AKIA") {
        akia.lastIndex = at;
        return akia.test(text) ? akia.lastIndex : undefined;
    }
    // Words may follow `sk-` too; a key without a digit among its first 64 characters is not to be expected.
    if (prefix === "sk-" && !digit.test(text.slice(at, runEnd(text, at, base64url, 64))))
        return undefined;
    const end = runEnd(text, at, prefix === "sk-" ? base64url : dotted);
    return end - at < MIN_BODY ? undefined : end;
}
/** The end of a string that ends in the middle of a token; other prefixes begin too much else. */
function splitEnd(prefix, text, at) {
    if (!prefix.endsWith("_") && !prefix.startsWith("xox"))
        return undefined;
    const end = runEnd(text, at, dotted, MIN_BODY);
    return unlikeWords.test(text.slice(at, end)) && (0,_secret_pieces_js__WEBPACK_IMPORTED_MODULE_0__/* .endsAt */ .Ek)(text, end) ? end : undefined;
}
/** The end of the JWT whose three segments start at `at`; undefined if it is not a JWT. */
function jwtEnd(text, at) {
    const first = runEnd(text, at, base64url);
    const second = runEnd(text, first + 1, base64url);
    const third = runEnd(text, second + 1, base64url);
    const shortest = Math.min(first - at, second - first - 1, third - second - 1);
    return text[first] === "." && text[second] === "." && shortest >= MIN_SEGMENT ? third : undefined;
}
/** The end of the run of these characters that starts at `from`. A loop, because a pattern runs out of stack on megabytes. */
function runEnd(text, from, set, most = Number.POSITIVE_INFINITY) {
    const limit = Math.min(text.length, from + most);
    let end = from;
    while (end < limit && set[text.charCodeAt(end)] === 1)
        end += 1;
    return end;
}
function charset(chars) {
    const set = new Uint8Array(128);
    for (const char of chars)
        set[char.charCodeAt(0)] = 1;
    return set;
}


/***/ }),

/***/ 8959:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LC: () => (/* binding */ equal),
/* harmony export */   tR: () => (/* binding */ sameScalar),
/* harmony export */   u_: () => (/* binding */ isContainer)
/* harmony export */ });
/**
 * Deep JSON equality: numbers by value (0 is -0, NaN is NaN), the order of keys ignored, own keys only. It keeps its
 * own stack, so depth is bounded only by memory.
 */
function equal(left, right) {
    if (!isContainer(left) || !isContainer(right))
        return sameScalar(left, right);
    const pending = [left, right];
    while (pending.length > 0) {
        const b = pending.pop();
        const a = pending.pop();
        if (!(Array.isArray(a) ? sameItems(a, b, pending) : sameMembers(a, b, pending)))
            return false;
    }
    return true;
}
/** True for arrays and objects. */
function isContainer(value) {
    return typeof value === "object" && value !== null;
}
/** Equality of two values of which at least one is not a container. */
function sameScalar(a, b) {
    return a === b || (Number.isNaN(a) && Number.isNaN(b));
}
function sameItems(a, b, pending) {
    if (!Array.isArray(b) || a.length !== b.length)
        return false;
    for (let index = 0; index < a.length; index++) {
        if (!sameOrPending(a[index], b[index], pending))
            return false;
    }
    return true;
}
function sameMembers(a, b, pending) {
    if (Array.isArray(b))
        return false;
    const left = a;
    const right = b;
    const keys = Object.keys(left);
    if (Object.keys(right).length !== keys.length)
        return false;
    for (const key of keys) {
        if (!Object.hasOwn(right, key) || !sameOrPending(left[key], right[key], pending))
            return false;
    }
    return true;
}
function sameOrPending(a, b, pending) {
    if (!isContainer(a) || !isContainer(b))
        return sameScalar(a, b);
    pending.push(a, b);
    return true;
}


/***/ }),

/***/ 97930:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ titleWith),
/* harmony export */   MatcherError: () => (/* binding */ MatcherError),
/* harmony export */   SuiteFault: () => (/* binding */ SuiteFault),
/* harmony export */   mf: () => (/* binding */ GraderFault),
/* harmony export */   ne: () => (/* binding */ NeedsModel),
/* harmony export */   x7: () => (/* binding */ CompileTimedOut)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(51433);

/** A matcher's argument that cannot be compiled: a load error. `path` points into the matcher object (`["regex"]`). */
class MatcherError extends Error {
    title;
    description;
    fix;
    path;
    constructor(title, description, fix, path) {
        super(`${title}: ${description}`);
        this.title = title;
        this.description = description;
        this.fix = fix;
        this.path = path;
        this.name = "MatcherError";
    }
}
/** A title with its reason: the line with the error in what a library says of an argument. */
function titleWith(title, detail) {
    const lines = detail.trim().split("\n");
    const line = lines.find((text) => text.startsWith("error: ")) ?? lines[0] ?? "";
    return `${title}: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(line.replace(/^error: |[.:]$/g, ""), 160)}`;
}
/** An argument that could not be compiled within its time. */
class CompileTimedOut extends MatcherError {
}
/** Thrown by a judge that cannot judge: the test is errored, even if the judge is nested in `not`. */
class SuiteFault extends Error {
    message;
    fix;
    rule;
    constructor(message, fix, rule = "SUITE-FAULT") {
        super(message);
        this.message = message;
        this.fix = fix;
        this.rule = rule;
        this.name = "SuiteFault";
    }
}
/** Thrown if a model that grades gives no answer that can be read: the test is errored, or the juror abstains. */
class GraderFault extends SuiteFault {
    constructor(message, fix) {
        super(message, fix, "EVAL-JUDGE");
    }
}
/** Thrown by a judge that has to ask a model if there is none: the test is deferred. */
class NeedsModel extends Error {
    message;
    constructor(message) {
        super(message);
        this.message = message;
    }
}


/***/ }),

/***/ 86233:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ longerBudget),
/* harmony export */   K$: () => (/* binding */ threadPath),
/* harmony export */   NI: () => (/* binding */ threadCpuMs),
/* harmony export */   UV: () => (/* binding */ isNestedOver),
/* harmony export */   V_: () => (/* binding */ BUDGET_MS),
/* harmony export */   eq: () => (/* binding */ isSmall),
/* harmony export */   fN: () => (/* binding */ wasStarved),
/* harmony export */   tB: () => (/* binding */ now)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _diff_equal_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8959);


/** Characters of a string that weigh as much as one scalar. */
const CHARACTERS = 16;
/**
 * Whether a value weighs at most `limit`: one for each scalar, container and key, and one for each 16 characters. Looks
 * no further than the limit.
 */
function isSmall(value, limit) {
    let left = limit;
    const pending = [value];
    while (pending.length > 0 && left >= 0) {
        const next = pending.pop();
        left -= typeof next === "string" ? 1 + next.length / CHARACTERS : 1;
        if (!(0,_diff_equal_js__WEBPACK_IMPORTED_MODULE_1__/* .isContainer */ .u_)(next))
            continue;
        const members = Array.isArray(next) ? next : Object.values(next);
        left -= members.length;
        if (left >= 0)
            for (const member of members)
                pending.push(member);
    }
    return left >= 0;
}
/** Whether more than `limit` containers are nested in one another. */
function isNestedOver(value, limit) {
    if (!(0,_diff_equal_js__WEBPACK_IMPORTED_MODULE_1__/* .isContainer */ .u_)(value))
        return false;
    if (limit === 0)
        return true;
    const members = Array.isArray(value) ? value : Object.values(value);
    return members.some((member) => isNestedOver(member, limit - 1));
}
/** Time that one evaluation may take, in milliseconds. */
const BUDGET_MS = 2_000;
/** The longest time of one evaluation while other processes use the cores: no verdict may depend on them. */
const MAX_BUDGET_MS = 32_000;
/** Milliseconds by a clock that all threads share. */
function now() {
    return performance.timeOrigin + performance.now();
}
/** How the system names this thread to other threads; empty if it does not. */
function threadPath() {
    try {
        return `/proc/${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/thread-self")}`;
    }
    catch {
        return "";
    }
}
/** The CPU time of a thread in milliseconds, this one or another; of the whole process if the system does not report more. */
function threadCpuMs(path = "/proc/thread-self") {
    try {
        return Number((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`${path}/schedstat`, "utf8").split(" ")[0]) / 1e6;
    }
    catch {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1_000;
    }
}
/**
 * How long work that was stopped after `budgetMs` may take when it starts again: four times as long if other processes had
 * the cores meanwhile. undefined if it has had its time.
 */
function longerBudget(budgetMs, starved) {
    return starved && budgetMs * 4 <= MAX_BUDGET_MS ? budgetMs * 4 : undefined;
}
/** True if work that was stopped had not had its time: other processes had the cores meanwhile. */
function wasStarved(cpuMs) {
    return cpuMs < BUDGET_MS / 2;
}


/***/ }),

/***/ 21557:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   judgeInThread: () => (/* binding */ judgeInThread),
/* harmony export */   lt: () => (/* binding */ workInThread),
/* harmony export */   pR: () => (/* binding */ hasThread),
/* harmony export */   zL: () => (/* binding */ setThreadProgram)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(51433);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(97930);
/* harmony import */ var _measures_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(86233);



/** How much later than its own budget the thread is ended, because it cannot check the budget while it reads a value. */
const GRACE_MS = 250;
/** How often the CPU time of a job is looked at. */
const WATCH_MS = 50;
/** How long the thread may take to start, and to load what a job needs. Longer is a fault of mcptest, not a verdict. */
const START_MS = 30_000;
/** JavaScript's memory in the thread; WASM has limits of its own. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
let program;
let thread;
/** What the system calls the thread. */
let threadName = "";
/** Takes the next message of the thread. */
let onMessage = () => undefined;
let queue = Promise.resolve();
/** Names the program of a thread that does jobs (`serveJobs`); without one everything is judged in this thread. */
function setThreadProgram(path) {
    program = path;
}
/** Whether there is another thread for what is slow. */
function hasThread() {
    return program !== undefined;
}
/** A verdict from the other thread. Throws SuiteFault, as the judge itself would, and MatcherError if it was not compiled before. */
async function judgeInThread(matcher, value) {
    const { result, sameActual } = await enqueueJob({ kind: "matcher", matcher, value });
    const verdict = result;
    return sameActual ? { ...verdict, actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(value) } : verdict;
}
/** The result of a job that is not a verdict, from the other thread. Throws SuiteFault. */
async function workInThread(work) {
    return (await enqueueJob(work)).result;
}
/** One job at a time, so that each has all of its time. */
function enqueueJob(work) {
    const turn = queue.then(() => doJob(work));
    queue = turn.catch(() => undefined);
    return turn;
}
async function doJob(work) {
    let done;
    let budgetMs = _measures_js__WEBPACK_IMPORTED_MODULE_2__/* .BUDGET_MS */ .V_;
    do {
        done = await tryJob(work, budgetMs);
        budgetMs = (0,_measures_js__WEBPACK_IMPORTED_MODULE_2__/* .longerBudget */ .DH)(budgetMs, done.kind === "fault" && done.starved === true);
    } while (budgetMs !== undefined);
    if (done.kind === "result")
        return done;
    if (done.kind === "unusable")
        throw new _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError(done.title, done.description, done.fix, []);
    if (done.kind === "bug")
        throw new Error(`the judging thread failed: ${done.stack}`);
    throw new _types_js__WEBPACK_IMPORTED_MODULE_1__.SuiteFault(done.message, done.fix);
}
async function tryJob(work, budgetMs) {
    const worker = thread ?? (await start());
    worker.ref();
    const answer = nextMessage(START_MS, bug(`it did not start a job within ${START_MS} ms`), () => {
        const start = { at: (0,_measures_js__WEBPACK_IMPORTED_MODULE_2__/* .now */ .tB)(), cpuMs: (0,_measures_js__WEBPACK_IMPORTED_MODULE_2__/* .threadCpuMs */ .NI)(threadName) };
        const stopped = fault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `judging the value was stopped after ${_measures_js__WEBPACK_IMPORTED_MODULE_2__/* .BUDGET_MS */ .V_ / 1_000} s`);
        return () => {
            const cpuMs = (0,_measures_js__WEBPACK_IMPORTED_MODULE_2__/* .threadCpuMs */ .NI)(threadName) - start.cpuMs;
            if (cpuMs < _measures_js__WEBPACK_IMPORTED_MODULE_2__/* .BUDGET_MS */ .V_ + GRACE_MS && (0,_measures_js__WEBPACK_IMPORTED_MODULE_2__/* .now */ .tB)() - start.at < budgetMs + GRACE_MS)
                return undefined;
            return { ...stopped, starved: (0,_measures_js__WEBPACK_IMPORTED_MODULE_2__/* .wasStarved */ .fN)(cpuMs) };
        };
    });
    try {
        worker.postMessage({ ...work, budgetMs, secrets: _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .processSecrets */ .rW.secrets() });
    }
    catch {
        onMessage(fault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the value is nested too deeply to be judged`));
    }
    const message = await answer;
    worker.unref();
    const done = isResult(message) ? message : bug(`it said ${message.kind} in the middle of a job`);
    // What was stopped in the middle of its work is not sound any more.
    if (done.kind === "bug" || (done.kind === "fault" && done.unsound))
        discard(worker);
    return done;
}
async function start() {
    const { Worker: Thread } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 75919, 23));
    const worker = new Thread(program ?? "", { resourceLimits: LIMITS, stdin: true });
    thread = worker;
    // A late message from a discarded thread does not belong to the next job.
    const receive = (message) => {
        if (thread === worker)
            onMessage(message);
    };
    worker.on("message", receive);
    worker.on("messageerror", () => receive(fault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the result cannot be sent back from the judging thread`)));
    worker.on("error", (error) => receive(isOutOfMemory(error) ? outOfMemory() : bug(error)));
    worker.on("exit", (code) => {
        receive(bug(`it ended with exit code ${code}`));
        if (thread === worker)
            thread = undefined;
    });
    const message = await nextMessage(START_MS, bug(`it did not start within ${START_MS} ms`));
    if (message.kind === "ready") {
        threadName = message.path;
        return worker;
    }
    discard(worker);
    const reason = message.kind === "bug" ? message.stack : message.kind;
    throw new Error(`the judging thread did not start: ${reason}`);
}
function isResult(message) {
    return message.kind !== "ready" && message.kind !== "started";
}
/**
 * The next message of the thread; `late` if none comes in time. `onStarted` returns what is asked from then on: it answers
 * for the thread when its time is up.
 */
function nextMessage(milliseconds, late, onStarted) {
    return new Promise((done) => {
        const end = (message) => {
            if (onMessage !== end)
                return;
            clearTimeout(timer);
            if (message.kind === "started" && onStarted) {
                watch(onStarted());
                return;
            }
            onMessage = () => undefined;
            done(message);
        };
        // If this thread was busy, the answer may have come in meanwhile: it is read before the immediate is called.
        const timerOf = (wait, then) => setTimeout(() => setImmediate(then), wait);
        let timer = timerOf(milliseconds, () => end(late));
        const watch = (answerIfOver) => {
            timer = timerOf(WATCH_MS, () => {
                if (onMessage !== end)
                    return;
                const answer = answerIfOver();
                if (answer === undefined)
                    watch(answerIfOver);
                else
                    end(answer);
            });
        };
        onMessage = end;
    });
}
function discard(worker) {
    thread = undefined;
    void worker.terminate();
}
function isOutOfMemory(error) {
    return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
function outOfMemory() {
    return fault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `judging the value took more than ${LIMITS.maxOldGenerationSizeMb} MB of memory`);
}
function fault(message) {
    return { kind: "fault", message, fix: "Select a smaller part of the response with the target.", unsound: true };
}
function bug(error) {
    return { kind: "bug", stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}


/***/ }),

/***/ 42613:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 49140:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");

/***/ }),

/***/ 76982:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 91943:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

/***/ }),

/***/ 58611:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 73339:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 69278:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 98995:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 77030:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 80099:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 57075:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 46193:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 87997:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 58500:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 30714:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 75919:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 43106:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/compat get default export */
/******/ (() => {
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__nccwpck_require__.n = (module) => {
/******/ 		var getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__nccwpck_require__.d(getter, { a: getter });
/******/ 		return getter;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   XI: () => (/* binding */ action),
/* harmony export */   a_: () => (/* binding */ serveJobs),
/* harmony export */   eF: () => (/* binding */ run),
/* harmony export */   hl: () => (/* binding */ defineTests),
/* harmony export */   xw: () => (/* binding */ cli),
/* harmony export */   yo: () => (/* reexport safe */ _core_problem_js__WEBPACK_IMPORTED_MODULE_3__.yo)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _matchers_worker_other_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(21557);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(652);



/** Its launcher, as the build puts it beside the bundle. */
const THREAD = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url)), "..", "matchers", "index.js");
/** The bundle's doors. Each loads its room when it is used. */
async function cli(args, version) {
    (0,_matchers_worker_other_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .setThreadProgram */ .zL)(THREAD);
    const { main } = await Promise.all(/* import() */[__nccwpck_require__.e(6118), __nccwpck_require__.e(8179), __nccwpck_require__.e(9511), __nccwpck_require__.e(6103)]).then(__nccwpck_require__.bind(__nccwpck_require__, 96103));
    await main(args, version);
}
async function action(version) {
    (0,_matchers_worker_other_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .setThreadProgram */ .zL)(THREAD);
    const { main } = await Promise.all(/* import() */[__nccwpck_require__.e(8815), __nccwpck_require__.e(6118), __nccwpck_require__.e(2013), __nccwpck_require__.e(1750), __nccwpck_require__.e(486), __nccwpck_require__.e(4934), __nccwpck_require__.e(3857), __nccwpck_require__.e(9511), __nccwpck_require__.e(8246), __nccwpck_require__.e(1009)]).then(__nccwpck_require__.bind(__nccwpck_require__, 71009));
    await main(version);
}
/** The library: `run` of src/index.ts. */
async function run(options) {
    (0,_matchers_worker_other_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .setThreadProgram */ .zL)(THREAD);
    const library = await Promise.all(/* import() */[__nccwpck_require__.e(6118), __nccwpck_require__.e(1750), __nccwpck_require__.e(486), __nccwpck_require__.e(4934), __nccwpck_require__.e(3857), __nccwpck_require__.e(9511), __nccwpck_require__.e(8419)]).then(__nccwpck_require__.bind(__nccwpck_require__, 53170));
    return library.run(options);
}

/** The library for test runners: `defineTests` of src/runner.ts. */
async function defineTests(runner, options) {
    (0,_matchers_worker_other_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .setThreadProgram */ .zL)(THREAD);
    const library = await Promise.all(/* import() */[__nccwpck_require__.e(6118), __nccwpck_require__.e(1750), __nccwpck_require__.e(486), __nccwpck_require__.e(4934), __nccwpck_require__.e(3857), __nccwpck_require__.e(9511), __nccwpck_require__.e(2084)]).then(__nccwpck_require__.bind(__nccwpck_require__, 74813));
    await library.defineTests(runner, options);
}
/** The thread that judges what is slow. */
async function serveJobs() {
    const { serveJobs: serve } = await __nccwpck_require__.e(/* import() */ 7926).then(__nccwpck_require__.bind(__nccwpck_require__, 97926));
    serve();
}

var __webpack_exports__UserError = __webpack_exports__.yo;
var __webpack_exports__action = __webpack_exports__.XI;
var __webpack_exports__cli = __webpack_exports__.xw;
var __webpack_exports__defineTests = __webpack_exports__.hl;
var __webpack_exports__run = __webpack_exports__.eF;
var __webpack_exports__serveJobs = __webpack_exports__.a_;
export { __webpack_exports__UserError as UserError, __webpack_exports__action as action, __webpack_exports__cli as cli, __webpack_exports__defineTests as defineTests, __webpack_exports__run as run, __webpack_exports__serveJobs as serveJobs };
