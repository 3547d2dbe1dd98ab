export const id = 9137;
export const ids = [9137];
export const modules = {

/***/ 89018:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ MAX_PROBLEMS),
/* harmony export */   m: () => (/* binding */ ProblemLog)
/* harmony export */ });
/* harmony import */ var _core_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39090);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51815);


/** The most errors that are reported for one suite; the same for warnings. */
const MAX_PROBLEMS = 500;
const MAX_SNIPPET_LINES = 1;
/** The problems of one suite, each with its place, the author's line and its JSON pointer. */
class ProblemLog {
    places;
    list = [];
    /** What may be said only because a part could not be read. */
    unsure = [];
    /** False if a part of the suite could not be read. */
    complete = true;
    #seen = new Set();
    #errors = 0;
    constructor(places) {
        this.places = places;
    }
    /**
     * Reports a problem at what `path` leads to from `root`, a whole document. The same one is reported once. If the value
     * could be read only in part, the problem may follow from that.
     */
    at(root, path, which, texts) {
        if (this.full)
            return;
        if (this.places.isPartial(root, path))
            this.#addUnsure(root, path, which, texts);
        else
            this.add(this.#problemAt(root, path, which, texts));
    }
    /** Reports that something is not found. If a part of the suite could not be read, it may be there. */
    notFound(root, path, which, texts) {
        if (this.complete)
            this.at(root, path, which, texts);
        else
            this.#addUnsure(root, path, which, texts);
    }
    #addUnsure(root, path, which, texts) {
        if (this.unsure.length < MAX_PROBLEMS)
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
    return steps.map((step) => `/${(0,_core_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .UN)(step)}`).join("");
}


/***/ }),

/***/ 79137:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./src/suite/problems.ts
var suite_problems = __webpack_require__(89018);
// EXTERNAL MODULE: ./src/suite/yaml/parsed-yaml.ts
var parsed_yaml = __webpack_require__(61133);
// EXTERNAL MODULE: ./src/suite/yaml/yaml-problems.ts
var yaml_problems = __webpack_require__(55972);
;// CONCATENATED MODULE: ./src/suite/yaml/compose-yaml.ts



/** Composes documents up to the second one; stops if there are too many nodes, or if they are nested too deeply. */
function compose(text, customTags) {
    const tooManyAt = endOfMarks(text);
    if (tooManyAt !== undefined)
        return { documents: [], aliases: false, tooManyAt };
    const parser = new dist/* Parser */.iX();
    // Duplicate keys are found while converting: the library compares each key with all others.
    const composer = new dist/* Composer */.Dk({
        schema: "core",
        customTags,
        resolveKnownTags: false,
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: "silent",
    });
    const documents = [];
    let aliases = false;
    let marks = 0;
    let tooDeepAt;
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        aliases ||= lexeme.startsWith("*");
        if (MARKS.has(lexeme))
            marks += 1;
        if (marks > yaml_problems/* MAX_MARKS */.__)
            return { documents, aliases, tooManyAt: parser.offset };
        for (const token of parser.next(lexeme))
            documents.push(...composer.next(token));
        // The stack also has the document and the scalar that is being read.
        if (parser.stack.length > yaml_problems/* MAX_NESTING */.M1 + 2) {
            tooDeepAt = parser.offset;
            break;
        }
        if (documents.length > 1)
            return { documents, aliases };
    }
    for (const token of parser.end())
        documents.push(...composer.next(token));
    documents.push(...composer.end());
    return { documents, aliases, tooDeepAt };
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
    if (!(0,parsed_yaml/* mayHaveTooMany */.R)(text))
        return undefined;
    let marks = 0;
    let offset = 0;
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        if (MARKS.has(lexeme))
            marks += 1;
        if (marks > yaml_problems/* MAX_MARKS */.__)
            return offset;
        if (!SYNTHETIC.has(lexeme))
            offset += lexeme.length;
    }
    return undefined;
}

// EXTERNAL MODULE: ./src/suite/yaml/nodes.ts
var nodes = __webpack_require__(51815);
;// CONCATENATED MODULE: ./src/suite/yaml/convert-yaml.ts



/** Turns nodes into plain values and keeps their places. */
class Converter {
    text;
    places;
    source;
    report;
    release;
    #anchors = new Map();
    #open = new Set();
    /** False if something is left out of the value: the second value of a key, or what cannot be read. */
    complete = true;
    #aliases = 0;
    #aliasedNodes = 0;
    constructor(text, places, source, report, 
    /** Releases each node once it is converted: no alias asks for it again. */
    release) {
        this.text = text;
        this.places = places;
        this.source = source;
        this.report = report;
        this.release = release;
    }
    /** `isCut`: the text ends within the node, because what follows is nested too deeply. */
    convert(node, depth, aliased = false, isCut = false) {
        if (aliased)
            this.#aliasedNodes += 1;
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#alias(node, depth);
        if (!(0,dist/* isScalar */.jn)(node) && !(0,dist/* isCollection */.P3)(node))
            return null;
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, node);
        if ((0,dist/* isScalar */.jn)(node))
            return this.#scalar(node.value, spanOf(node, this.text));
        if (isCut)
            this.#leaveOut(node);
        if (depth > yaml_problems/* MAX_NESTING */.M1)
            return isCut ? null : this.#hole(spanOf(node, this.text), yaml_problems/* NESTED_TOO_DEEP */.GN);
        this.#open.add(node);
        const value = (0,dist/* isMap */.jh)(node) ? this.#map(node, depth, aliased, isCut) : this.#list(node, depth, aliased, isCut);
        this.#open.delete(node);
        return value;
    }
    #map(node, depth, aliased, isCut) {
        const map = {};
        const spans = [];
        const keys = [];
        const span = spanOf(node, this.text);
        for (let index = 0; index < node.items.length; index++) {
            const pair = node.items[index];
            const key = this.#key(pair.key);
            if (key === undefined) {
                this.#leaveOut(node);
                continue;
            }
            const [keyStart, keyEnd] = spanOf(pair.key, this.text);
            if (isMergeKey(pair.key)) {
                this.report(keyStart, keyEnd, yaml_problems/* MERGE_KEY */.BF);
                this.#leaveOut(node);
                // It may have problems of its own.
                this.convert(pair.value, depth + 1, aliased);
                continue;
            }
            if (Object.hasOwn(map, key)) {
                this.report(keyStart, keyEnd, (0,yaml_problems/* duplicateKey */.Ve)(key));
                this.complete = false;
                // It may have problems of its own, and what later aliases name.
                this.convert(pair.value, depth + 1, aliased);
                continue;
            }
            const isOpen = isCut && index === node.items.length - 1;
            keys.push(key);
            spans.push(keyStart, keyEnd, ...(pair.value === null ? [keyEnd, keyEnd] : spanOf(pair.value, this.text)));
            (0,nodes/* setOwn */.P5)(map, key, this.convert(pair.value, depth + 1, aliased, isOpen));
            if (this.release)
                node.items[index] = null;
        }
        this.places.record(map, this.source, ...span, (0,nodes/* inKeyOrder */.Dm)(map, keys, spans));
        return map;
    }
    #list(node, depth, aliased, isCut) {
        const list = [];
        const spans = [];
        const own = spanOf(node, this.text);
        for (let index = 0; index < node.items.length; index++) {
            const item = node.items[index];
            const span = spanOf(item, this.text);
            list.push(this.convert(item, depth + 1, aliased, isCut && index === node.items.length - 1));
            spans.push(...span, ...span);
            if (this.release)
                node.items[index] = null;
        }
        this.places.record(list, this.source, ...own, spans);
        return list;
    }
    #alias(node, depth) {
        const target = this.#anchors.get(node.source);
        const span = spanOf(node, this.text);
        this.#aliases += 1;
        if (target === undefined || this.#open.has(target))
            return this.#hole(span, (0,yaml_problems/* unknownAlias */.$s)(node.source));
        if (this.#aliases === yaml_problems/* MAX_ALIASES */.K1 + 1 || this.#aliasedNodes > yaml_problems/* MAX_ALIASED_NODES */.hG)
            return this.#hole(span, yaml_problems/* ALIAS_BOMB */.q0);
        if (this.#aliases > yaml_problems/* MAX_ALIASES */.K1) {
            this.#leaveOut(node);
            return null;
        }
        return this.convert(target, depth, true);
    }
    /** The text of a key; undefined, with a reported problem, if it is not a scalar. */
    #key(node) {
        const key = (0,dist/* isAlias */.Vj)(node) ? this.#anchors.get(node.source) : node;
        if (!(0,dist/* isScalar */.jn)(key)) {
            this.#hole(spanOf(node, this.text), yaml_problems/* KEY_NOT_TEXT */.gz);
            return undefined;
        }
        if (key.anchor !== undefined)
            this.#anchors.set(key.anchor, key);
        return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
    }
    #hole(span, texts) {
        this.complete = false;
        this.places.markPartial(this.source, ...span);
        this.report(...span, texts);
        return null;
    }
    /** Something of a node is left out. */
    #leaveOut(node) {
        this.complete = false;
        this.places.markPartial(this.source, ...spanOf(node, this.text));
    }
    #scalar(value, span) {
        if (typeof value !== "number")
            return value;
        const written = this.text.slice(...span);
        if (!Number.isFinite(value))
            this.report(...span, (0,yaml_problems/* notJson */.O2)(written));
        else if (Number.isInteger(value) && !Number.isSafeInteger(value) && /^[-+]?[0-9a-fxo]+$/i.test(written)) {
            this.report(...span, (0,yaml_problems/* tooLarge */.g$)(written));
        }
        return value;
    }
}
/** `<<` without quotes: YAML 1.1 merged what is there, and YAML 1.2 has a key of this name. */
function isMergeKey(key) {
    return (0,dist/* isScalar */.jn)(key) && key.value === "<<" && key.type === "PLAIN";
}
/** Start and end of a node's own text, without the white space and the comments after it. */
function spanOf(node, text) {
    const range = node?.range;
    if (!range)
        return [0, 0];
    const last = (0,dist/* isCollection */.P3)(node) && !node.flow ? node.items.at(-1) : undefined;
    if (last)
        return [range[0], spanOf((0,dist/* isPair */.tO)(last) ? (last.value ?? last.key) : last, text)[1]];
    let end = range[1];
    while (end > range[0] && " \t\r\n".includes(text[end - 1] ?? ""))
        end -= 1;
    return [range[0], end];
}

// EXTERNAL MODULE: ./src/suite/yaml/positions.ts
var positions = __webpack_require__(91302);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
;// CONCATENATED MODULE: ./src/suite/yaml/missing-quotes.ts

const MAX_SHOWN = 120;
/** Longer lines are not searched. */
const MAX_LINE = 2_000;
/**
 * What a syntax error is about if a quote or a space is missing: a path or a reference between braces, a text with a
 * colon, a text that starts with a reserved character, `-name: a` and `name:a`. undefined if it is about something else.
 */
function missingQuotes({ code, pos }, text) {
    const lineStart = text.lastIndexOf("\n", pos[0] - 1) + 1;
    const lineEnd = text.indexOf("\n", pos[0]);
    const line = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd);
    const at = pos[0] - lineStart;
    if (line.length > MAX_LINE)
        return undefined;
    const found = (start, value, reason) => {
        const shown = (what) => (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(what), MAX_SHOWN);
        const texts = {
            title: `\`${shown(value)}\` needs quotes`,
            description: reason,
            fix: `Write \`${shown(quoted(value))}\`.`,
        };
        return { start: lineStart + start, end: lineStart + start + value.length, texts };
    };
    const space = missingSpace(line);
    if (space !== undefined) {
        const texts = {
            title: `\`${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(space.without), MAX_SHOWN)}\` lacks a space`,
            description: "A dash that starts an item and the colon after a key have a space behind them.",
            fix: `Write \`${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(space.with), MAX_SHOWN)}\`.`,
        };
        const start = lineStart + line.indexOf(space.without);
        return { start, end: start + space.without.length, texts };
    }
    if (code === "UNEXPECTED_TOKEN" && /["']\s*$/.test(line.slice(0, at))) {
        return {
            start: pos[0],
            end: pos[1],
            texts: {
                title: "text after a closing quote",
                description: "The quote before it ends the value.",
                fix: 'Quote the whole value with the other kind of quotes: `"it\'s a test"`.',
            },
        };
    }
    const rest = line
        .slice(at)
        .replace(/\s+#.*$/, "")
        .trimEnd();
    if (code === "BLOCK_AS_IMPLICIT_KEY" && /:(\s|$)/.test(rest) && !/^["'[{&*!|>]/.test(rest)) {
        return found(at, rest, "A colon with a space after it would start a mapping inside the value.");
    }
    if (code === "BAD_SCALAR_START")
        return found(at, rest, `A text without quotes cannot start with \`${rest[0]}\`.`);
    for (const { pattern, reason } of BETWEEN_BRACES) {
        for (const match of line.matchAll(pattern)) {
            const value = match[1].trimEnd();
            const start = match.index + match[0].indexOf(match[1]);
            if (start <= at && at < start + value.length)
                return found(start, value, reason);
        }
    }
    return undefined;
}
/** A line that starts with `-name:` or `name:value`, and how it is written. */
function missingSpace(line) {
    const [, without, name] = /^\s*(-([A-Za-z_]\w*:)(?:\s|$).*)$/.exec(line) ?? [];
    if (without !== undefined && name !== undefined)
        return { without, with: `- ${without.slice(1)}` };
    const [, pair, key, value] = /^\s*(?:- )?((\w+):([A-Za-z0-9"'][^:]*))$/.exec(line) ?? [];
    return pair === undefined ? undefined : { without: pair, with: `${key}: ${value}` };
}
/** What YAML reads as the start of a list or a mapping. */
const BETWEEN_BRACES = [
    {
        pattern: /(?:^|[\s{,[])(\$?[\w-][\w.-]*(?:\[(?:-?\d+|\*|"[^"]*")\][\w.-]*)+)/g,
        reason: "Between braces, a bracket would start a list.",
    },
    {
        pattern: /[{,[:]\s*([^\s{}[\],:'"][^{}[\],:'"]*\$\{[^}]*\}[^{}[\],]*|\$\{[^}]*\}[^{}[\],]*)/g,
        reason: "Between braces, a brace would start a mapping.",
    },
];
/** A text as YAML, in quotes. */
function quoted(text) {
    return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

;// CONCATENATED MODULE: ./src/suite/yaml/syntax-problem.ts



/** The quotation mark that is never closed: the parser reports only the end of the text. */
function openQuote(error, document) {
    if (error.code !== "MISSING_CHAR" || !/quote/.test(error.message))
        return undefined;
    let start;
    (0,dist/* visit */.YR)(document, {
        Scalar(_, { range, type }) {
            if (range && type?.startsWith("QUOTE") && range[1] >= error.pos[0])
                start = range[0];
        },
    });
    return start === undefined ? undefined : [start, start + 1];
}
/** The place and the texts of an error of the parser. */
function syntaxProblem(error, text, document) {
    const quotes = missingQuotes(error, text);
    if (quotes !== undefined)
        return [quotes.start, quotes.end, quotes.texts];
    const [from, to] = openQuote(error, document) ?? error.pos;
    // What is missed at the end of the file stands at its last line.
    const start = Math.min(from, text.trimEnd().length);
    const end = Math.min(Math.max(to, start), text.length);
    const texts = yaml_problems/* SYNTAX_MESSAGES */.p1.find(([pattern]) => pattern.test(error.message))?.[1] ?? yaml_problems/* SYNTAX */.Sx[error.code];
    const description = `${texts?.description ?? ""} The YAML parser says: ${error.message}. ${yaml_problems/* NOTHING_ELSE */.go}`.trim();
    const title = texts?.title ?? "not valid YAML";
    return [
        start,
        end,
        { title, description, fix: texts?.fix ?? "Check indentation, quotes, brackets and colons here." },
    ];
}

;// CONCATENATED MODULE: ./src/suite/yaml/parse-yaml.ts







/**
 * Reads the one YAML document of a source into plain values (YAML 1.2, core schema), keeping the place of each node.
 * The syntax tree is released on the way. Never throws for what a file says: every problem has its place.
 *
 * @param customTags tags of other formats, which suites do not have
 */
function parseYaml(source, places, customTags = []) {
    const problems = [];
    const report = (start, end, texts) => {
        if (problems.length >= suite_problems/* MAX_PROBLEMS */.a)
            return;
        const location = (0,positions/* locationOf */.hD)({ source, start, end });
        problems.push({ ...texts, location, snippet: (0,positions/* snippetOf */.Vv)(source, location, 1) });
    };
    const { documents, aliases, tooDeepAt, tooManyAt } = compose(source.text, customTags);
    const [document, second] = documents;
    if (tooDeepAt !== undefined)
        report(tooDeepAt, tooDeepAt + 1, yaml_problems/* CUT_OFF */.Vk);
    // If the text is cut off, brackets and quotes are open.
    const broken = tooDeepAt === undefined ? (document?.errors[0] ?? second?.errors[0]) : undefined;
    if (tooManyAt !== undefined)
        report(tooManyAt, tooManyAt + 1, yaml_problems/* TOO_MANY_MARKS */.m0);
    else if (broken !== undefined)
        report(...syntaxProblem(broken, source.text, document));
    else if (second !== undefined)
        report(second.range[0], Math.min(second.range[0] + 3, source.text.length), yaml_problems/* SECOND_DOCUMENT */.F7);
    else if (document === undefined || document.contents === null || isEmpty(document))
        report(0, 0, yaml_problems/* EMPTY_FILE */.xq);
    else {
        for (const warning of document.warnings)
            report(...syntaxProblem(warning, source.text, document));
        const index = places.addSource(source);
        const converter = new Converter(source.text, places, index, report, !aliases);
        const value = converter.convert(document.contents, 1, false, tooDeepAt !== undefined);
        const { complete } = converter;
        // A warning of the parser leaves values that the file does not have.
        if (document.warnings.length === 0)
            return { value, complete, problems };
    }
    return { value: undefined, complete: false, problems };
}
function isEmpty(document) {
    return (0,dist/* isScalar */.jn)(document.contents) && document.contents.value === null && document.contents.source === "";
}


/***/ })

};
