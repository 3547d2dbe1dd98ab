export const id = 6964;
export const ids = [6964];
export const modules = {

/***/ 6964:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveMockHttp: () => (/* binding */ serveMockHttp)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/mcp/mock/envelope.ts
var envelope = __webpack_require__(18631);
;// CONCATENATED MODULE: ./src/mcp/mock/http-body.ts
/**
 * The text of a request's body. Throws if the connection breaks before its end.
 *
 * @returns undefined if it has more than `maxBytes`; the rest of it is not read
 */
function readBody(request, maxBytes) {
    return new Promise((resolve, reject) => {
        const chunks = [];
        let size = 0;
        request.on("data", (chunk) => {
            size += chunk.length;
            if (size <= maxBytes)
                chunks.push(chunk);
            else {
                request.pause();
                resolve(undefined);
            }
        });
        request.once("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
        request.once("error", reject);
        request.once("close", () => reject(new Error("The connection broke")));
    });
}

;// CONCATENATED MODULE: ./src/mcp/mock/http-headers.ts


const BASE64 = /^=\?base64\?((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)\?=$/;
const MAX_DEPTH = 50;
/**
 * Checks the headers of a request without a handshake, which must repeat values of its body.
 *
 * @returns the error; undefined if they match
 */
function headerMismatch(headers, frame, tools) {
    const params = (0,json/* isObject */.Gv)(frame.params) ? frame.params : {};
    const revision = headers["mcp-protocol-version"];
    if (revision === undefined)
        return "MCP-Protocol-Version is missing";
    const named = (0,envelope/* revisionNamed */.zL)(frame);
    if (named !== undefined && named !== revision)
        return mismatchMessage("MCP-Protocol-Version", revision, named);
    const method = headers["mcp-method"];
    if (method !== frame.method)
        return mismatchMessage("Mcp-Method", method, frame.method);
    switch (frame.method) {
        case "tools/call":
            return nameMismatch(headers, params.name) ?? argumentMismatch(headers, params, tools);
        case "prompts/get":
            return nameMismatch(headers, params.name);
        case "resources/read":
            return nameMismatch(headers, params.uri);
        default:
            return undefined;
    }
}
function nameMismatch(headers, name) {
    // A missing name has no header; the answer reports it.
    if (typeof name !== "string")
        return undefined;
    const header = headers["mcp-name"];
    return headerText(header) === name ? undefined : mismatchMessage("Mcp-Name", header, name);
}
/** The first Mcp-Param header that differs from the tool's argument. */
function argumentMismatch(headers, { name, arguments: args }, tools) {
    const schema = tools.find((tool) => tool.name === name)?.inputSchema;
    for (const { header, path } of mirroredArguments(schema)) {
        const value = path.reduce((inner, key) => ((0,json/* isObject */.Gv)(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), args);
        const sent = headers[`mcp-param-${header.toLowerCase()}`];
        if (value === undefined || value === null) {
            if (sent !== undefined)
                return mismatchMessage(`Mcp-Param-${header}`, sent, value);
        }
        else if (!headerEquals(headerText(sent), value))
            return mismatchMessage(`Mcp-Param-${header}`, sent, value);
    }
    return undefined;
}
/** The arguments of a tool that its calls repeat in headers, with their paths. */
function mirroredArguments(schema, path = []) {
    if (!(0,json/* isObject */.Gv)(schema) || !(0,json/* isObject */.Gv)(schema.properties) || path.length > MAX_DEPTH)
        return [];
    return Object.entries(schema.properties).flatMap(([key, property]) => {
        const here = [...path, key];
        const header = (0,json/* isObject */.Gv)(property) ? property["x-mcp-header"] : undefined;
        return typeof header === "string" ? [{ header, path: here }] : mirroredArguments(property, here);
    });
}
function headerEquals(header, value) {
    if (typeof value === "number")
        return header !== undefined && header.trim() !== "" && Number(header) === value;
    return header === (typeof value === "string" ? value : JSON.stringify(value));
}
/** The decoded value of a header, which may be in base64. */
function headerText(header) {
    if (typeof header !== "string")
        return undefined;
    const base64 = BASE64.exec(header)?.[1];
    return base64 === undefined ? header : Buffer.from(base64, "base64").toString("utf8");
}
function mismatchMessage(header, sent, expected) {
    if (sent === undefined)
        return `${header} is missing`;
    return `${header} is ${JSON.stringify(sent)}, but the body says ${JSON.stringify(expected) ?? "nothing"}`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/mcp/mock/player.ts
var player = __webpack_require__(35606);
;// CONCATENATED MODULE: ./src/mcp/mock/http-sessions.ts


const MAX_SESSIONS = 1_000;
/** The sessions by their ids; beyond the limit, the oldest is dropped. */
class HttpSessions {
    #peers = new Map();
    /** Adds a session; returns its id. */
    add(peer) {
        const id = (0,external_node_crypto_.randomUUID)();
        this.#peers.set(id, peer);
        const [oldest] = this.#peers.keys();
        if (this.#peers.size > MAX_SESSIONS && oldest !== undefined)
            this.#peers.delete(oldest);
        return id;
    }
    /** The session of a request; `missing` if it names none, `unknown` if the id does not exist. */
    find(id) {
        if (typeof id !== "string")
            return "missing";
        return this.#peers.get(id) ?? "unknown";
    }
    /** Ends a session, if there is one with this id. */
    end(id) {
        if (typeof id !== "string")
            return;
        for (const { 1: call } of this.#peers.get(id)?.inFlight ?? [])
            call.abort();
        this.#peers.delete(id);
    }
}
const EVENT_HEADERS = {
    "content-type": "text/event-stream",
    "cache-control": "no-cache",
    "x-accel-buffering": "no",
};
/** The sessions over HTTP+SSE, by their ids; one ends with its stream. */
class SseSessions {
    #sessions = new Map();
    /** Starts a session: the first event of its stream names the endpoint for its messages. */
    begin(stream, path) {
        const id = (0,external_node_crypto_.randomUUID)();
        const peer = (0,player/* newPeer */.r)();
        this.#sessions.set(id, { peer, stream });
        stream.once("close", () => {
            this.#sessions.delete(id);
            for (const call of peer.inFlight.values())
                call.abort();
        });
        stream.writeHead(200, EVENT_HEADERS).write(`event: endpoint\ndata: ${path}?session=${id}\n\n`);
    }
    /** The session that the address of a message names; undefined if there is none. */
    find(address) {
        return this.#sessions.get(new URLSearchParams(address.split("?")[1]).get("session") ?? "");
    }
}
/** Messages as events of a stream. */
function eventsOf(texts) {
    return texts.map((text) => `event: message\ndata: ${text}\n\n`).join("");
}

// EXTERNAL MODULE: ./src/mcp/mock/stdio.ts
var stdio = __webpack_require__(20622);
// EXTERNAL MODULE: ./src/mcp/mock/types.ts
var types = __webpack_require__(15046);
;// CONCATENATED MODULE: ./src/mcp/mock/http.ts











const ENDPOINT = "/mcp";
/** The endpoints of HTTP+SSE, the transport of 2024-11-05. */
const SSE_ENDPOINT = "/sse";
const SSE_MESSAGES = "/sse/messages";
const SSE_REVISION = "2024-11-05";
const HEADER_MISMATCH = -32020;
const NO_JSON = "Content-Type must be application/json";
const MAX_CONNECTIONS = 1_000;
const MAX_HEADER_BYTES = 64 * 1024;
const READ_MS = 30_000;
const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
/**
 * Plays a script over Streamable HTTP, and over HTTP+SSE if it speaks 2024-11-05.
 *
 * Throws a UserError if it cannot listen there.
 */
async function serveMockHttp(script, options) {
    const mock = new HttpMock(script, options);
    await mock.listen();
    return mock;
}
class HttpMock {
    url = "";
    crashed;
    #options;
    #player;
    #sessions = new HttpSessions();
    #streams = new SseSessions();
    #server = (0,external_node_http_.createServer)({ maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: READ_MS }, (request, response) => {
        // A connection that breaks while its body is read leaves no request to answer.
        this.#receive(request, response).catch(() => response.destroy());
    });
    #crash = () => { };
    constructor(script, options) {
        this.#options = options;
        this.#player = new player/* MockPlayer */.A(script);
        this.#server.maxConnections = MAX_CONNECTIONS;
        this.crashed = new Promise((resolve) => {
            this.#crash = resolve;
        });
    }
    async listen() {
        const { port, host } = this.#options;
        await new Promise((resolve, reject) => {
            const failed = ({ message }) => reject((0,problem/* userError */.IF)(`The mock cannot listen on ${host}:${port}`, message, "Name a free port; 0 picks one."));
            this.#server.once("error", failed);
            this.#server.listen(port, host, () => {
                this.#server.off("error", failed);
                resolve();
            });
        });
        const address = this.#server.address();
        const bound = (0,json/* isObject */.Gv)(address) ? address.port : port;
        this.url = `http://${(0,external_node_net_.isIP)(host) === 6 ? `[${host}]` : host}:${bound}${ENDPOINT}`;
    }
    close() {
        return new Promise((resolve) => {
            this.#server.close(() => resolve());
            this.#server.closeAllConnections();
        });
    }
    async #receive(request, response) {
        if (this.#player.hangs)
            return;
        const isForeign = this.#isForeign(request);
        if (isForeign)
            return this.#refuse(response, 403, `${isForeign} is not allowed`);
        const path = request.url?.split("?")[0];
        if (this.#player.script.revisions.legacy.includes(SSE_REVISION)) {
            if (path === SSE_ENDPOINT && request.method === "GET")
                return this.#streams.begin(response, SSE_MESSAGES);
            if (path === SSE_MESSAGES && request.method === "POST")
                return this.#postToStream(request, response);
        }
        if (path !== ENDPOINT)
            return this.#refuse(response, 404, `The endpoint is ${ENDPOINT}`);
        if (request.method === "POST")
            return this.#post(request, response);
        const hasSessions = this.#player.script.revisions.legacy.length > 0;
        if (request.method === "DELETE" && hasSessions)
            return this.#endSession(request, response);
        response.setHeader("allow", hasSessions ? "POST, DELETE" : "POST");
        this.#refuse(response, 405, `${request.method} is not allowed`);
    }
    /** Why the request may come from a page of another site; undefined if it does not. */
    #isForeign({ headers: { origin, host } }) {
        const isOpen = !LOOPBACK_HOSTS.has(hostnameOf(this.url));
        if (origin !== undefined && !LOOPBACK_HOSTS.has(hostnameOf(origin)))
            return "This Origin";
        // On other addresses, the valid host names are unknown.
        return isOpen || LOOPBACK_HOSTS.has(hostnameOf(`http://${host}`)) ? undefined : "This Host";
    }
    #endSession({ headers }, response) {
        const id = headers["mcp-session-id"];
        const found = this.#sessions.find(id);
        if (typeof found === "string")
            this.#noSession(response, found);
        else {
            this.#sessions.end(id);
            response.writeHead(204).end();
        }
    }
    async #post(request, response) {
        const { headers } = request;
        if (!isJson(headers))
            return this.#refuse(response, 415, NO_JSON);
        if (!accepts(headers.accept, "application/json") || !accepts(headers.accept, "text/event-stream")) {
            return this.#refuse(response, 406, "Accept must list application/json and text/event-stream");
        }
        const message = await this.#messageOf(request, response);
        if (message === undefined)
            return;
        const disconnected = new AbortController();
        response.once("close", () => disconnected.abort());
        const revision = oneOf(headers["mcp-protocol-version"]);
        const delivery = { revision, signal: disconnected.signal };
        if (!this.#player.isModern(message, revision))
            return this.#inSession(message, request, response, delivery);
        // A handshake without `_meta` is answered with the supported revisions.
        const isHandshake = (0,json/* isObject */.Gv)(message) && message.method === "initialize" && (0,envelope/* revisionNamed */.zL)(message) === undefined;
        if ((0,json/* isObject */.Gv)(message) && "id" in message && "method" in message && !isHandshake) {
            const mismatch = headerMismatch(headers, message, this.#player.script.tools);
            if (mismatch)
                return this.#refuse(response, 400, `Header mismatch: ${mismatch}`, HEADER_MISMATCH, message.id);
        }
        this.#answer(response, await this.#player.reply(message, (0,player/* newPeer */.r)(), delivery));
    }
    /** A message of a session over HTTP+SSE: it is accepted immediately, and its answer comes on the stream. */
    async #postToStream(request, response) {
        const session = this.#streams.find(request.url ?? "");
        if (session === undefined)
            return this.#refuse(response, 404, "Session not found");
        if (!isJson(request.headers))
            return this.#refuse(response, 415, NO_JSON);
        const message = await this.#messageOf(request, response);
        if (message === undefined)
            return;
        response.writeHead(202).end("Accepted");
        const reply = await this.#player.reply(message, session.peer);
        if (reply.kind === "crash")
            this.#answer(response, reply);
        else if (reply.kind === "text" && !session.stream.destroyed) {
            session.stream.write(eventsOf([...(reply.before ?? []), reply.text]));
        }
    }
    /** The posted message; undefined if there is none, after the client got an error. */
    async #messageOf(request, response) {
        const body = await readBody(request, stdio/* MAX_MESSAGE_BYTES */.f);
        if (body === undefined) {
            response.setHeader("connection", "close");
            this.#refuse(response, 413, "The message is too large");
            return undefined;
        }
        const message = (0,envelope/* parseMessage */.vY)(body);
        if (message === undefined)
            this.#refuse(response, 400, "Parse error", types/* PARSE_ERROR */.to);
        return message;
    }
    /** A message at the revisions with a handshake, which starts a session or belongs to one. */
    async #inSession(message, { headers }, response, delivery) {
        const { revision } = delivery;
        const { legacy } = this.#player.script.revisions;
        if ((0,json/* isObject */.Gv)(message) && message.method === "initialize") {
            const peer = (0,player/* newPeer */.r)();
            const reply = await this.#player.reply(message, peer, delivery);
            if (peer.revision !== undefined)
                response.setHeader("mcp-session-id", this.#sessions.add(peer));
            return this.#answer(response, reply);
        }
        if (revision !== undefined && !legacy.includes(revision)) {
            return this.#refuse(response, 400, `Unsupported protocol version: ${revision}; supported: ${legacy.join(", ")}`);
        }
        const peer = this.#sessions.find(headers["mcp-session-id"]);
        if (typeof peer === "string")
            return this.#noSession(response, peer);
        this.#answer(response, await this.#player.reply(message, peer, delivery));
    }
    #noSession(response, reason) {
        if (reason === "missing")
            this.#refuse(response, 400, "Mcp-Session-Id is missing: initialize begins a session");
        else
            this.#refuse(response, 404, "Session not found");
    }
    #refuse(response, status, message, code = types/* INVALID_REQUEST */.Me, id) {
        this.#send(response, status, this.#player.refuse((0,types/* refusal */.x5)(code, message), (0,player/* newPeer */.r)(), id));
    }
    #answer(response, reply) {
        switch (reply.kind) {
            case "nothing":
                response.writeHead(202).end();
                return;
            case "text":
                if (reply.status === 200 && (this.#options.sse || reply.before?.length)) {
                    this.#sendEvents(response, [...(reply.before ?? []), reply.text]);
                }
                else
                    this.#send(response, reply.status, reply.text);
                return;
            case "drop":
                response.destroy();
                return;
            case "crash":
                this.#server.closeAllConnections();
                this.#crash();
                return;
            case "silence":
            // The connection stays open, and nothing comes.
        }
    }
    #send(response, status, text) {
        response.writeHead(status, { "content-type": "application/json" }).end(text);
    }
    #sendEvents(response, texts) {
        response.writeHead(200, EVENT_HEADERS).end(eventsOf(texts));
    }
}
function isJson(headers) {
    return /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
}
function accepts(accept, type) {
    const [kind] = type.split("/");
    const listed = (accept ?? "").split(",").map((part) => part.split(";")[0]?.trim().toLowerCase());
    return [type, `${kind}/*`, "*/*"].some((range) => listed.includes(range));
}
/** The name in a URL's host, without its port; "" if it is not a URL. */
function hostnameOf(url) {
    return URL.canParse(url) ? new URL(url).hostname : "";
}
function oneOf(header) {
    return typeof header === "string" ? header : undefined;
}


/***/ })

};
