// Replays what real servers answered, with something changed that a seed decides: `node mutated-server.mjs RECORDING SEED`
// over stdio, or RECORDING alone over HTTP at PORT, where the last part of the path is the seed. A recording is a file with
// the frames that answered each request, by its method and the name or URI in it.
import { readFileSync } from "node:fs";
import { eachLine, listen } from "./base.mjs";

const [file, ownSeed] = process.argv.slice(2);
const recording = JSON.parse(readFileSync(file, "utf8"));

/** What JSON.stringify does not write: it stands for a text in marks. */
const RAW = [
  "1e999",
  "-0",
  '{"a":1,"a":2}',
  '"\\ud800"',
  "nul",
  "[1,]",
  "0x1",
  '{"__proto__":{"x":1}}',
  "1".repeat(400),
];
const VALUES = [null, true, 0, -1, 2 ** 53, 0.1, "", " ", "2.0", [], {}, [null], "x".repeat(100_000), deep(3_000)];
const BYTES = ["\n", "\r", "\0", '"', "{", "}", ",", "\\", "\u2028", "\ufeff", "\u001b[31m", "}\n{", "\n\n\n"];

function deep(levels) {
  return JSON.parse("[".repeat(levels) + "]".repeat(levels));
}

/** The random numbers of a seed (mulberry32). */
function randomOf(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return { below, one: (list) => list[below(list.length)], chance: (share) => next() < share };
}

/** The objects and arrays in a frame, itself first. */
function containersIn(value) {
  const found = [];
  for (const left = [value]; left.length > 0 && found.length < 2_000; ) {
    const one = left.pop();
    if (typeof one !== "object" || one === null) continue;
    found.push(one);
    left.push(...Object.values(one));
  }
  return found;
}

const inFrames = {
  drop: (frames, { below }) => frames.splice(below(frames.length), 1),
  repeat: (frames, { one }) => frames.push(one(frames)),
  swap: (frames) => frames.reverse(),
  batch: (frames) => frames.splice(0, frames.length, [...frames]),
  hold: (frames, _, session) => session.held.push(...frames.splice(0)),
};

const inMembers = {
  drop: (parent, key) => void delete parent[key],
  value: (parent, key, { one }) => (parent[key] = one(VALUES)),
  raw: (parent, key, { one }) => (parent[key] = `@@${one(RAW)}@@`),
  rename: (parent, key, { one }) => {
    parent[one(["id", "method", "result", "error", "__proto__", "", `${key}x`])] = parent[key];
    delete parent[key];
  },
  add: (parent, _, { one }) => (parent[one(["id", "method", "error", "result", "params", "x"])] = one(VALUES)),
  lengthen: (parent, key) => {
    const value = parent[key];
    if (typeof value === "string") parent[key] = value.repeat(1_000);
    else if (Array.isArray(value)) parent[key] = Array.from({ length: 300 }, () => value).flat();
    else if (typeof value === "number") parent[key] = value * 1e9;
  },
  move: (parent, key, { one }, containers) => (parent[key] = structuredClone(one(containers))),
};

const IDS = [null, "", "1", -1, 0.5, 1e15, true, [], {}, "@@1e999@@"];

const inBytes = {
  flip: (bytes, at, { below }) => bytes.fill(below(256), at, at + 1),
  insert: (bytes, at, { one }) => Buffer.concat([bytes.subarray(0, at), Buffer.from(one(BYTES)), bytes.subarray(at)]),
  invalid: (bytes, at) => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xc3]), bytes.subarray(at)]),
  cut: (bytes, at) => bytes.subarray(0, at),
  remove: (bytes, at, { below }) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + below(20))]),
  repeat: (bytes, at) => Buffer.concat([bytes, bytes.subarray(at)]),
  pad: (bytes, at) => Buffer.concat([bytes.subarray(0, at), Buffer.alloc(100_000, " "), bytes.subarray(at)]),
};

/** A session that changes one or two kinds of answers. */
function sessionOf(seed) {
  const random = randomOf(seed);
  const keys = Object.keys(recording);
  const isLater = (key) => key !== "initialize" && key !== "ping";
  const victims = new Set([random.chance(0.1) ? random.one(keys) : random.one(keys.filter(isLater)), random.one(keys)]);
  return { random, victims, held: [] };
}

function changeFrames(frames, session) {
  const { random } = session;
  const way = random.below(10);
  if (way < 2) random.one(Object.values(inFrames))(frames, random, session);
  else if (way < 4 && frames.length > 0) random.one(frames).id = random.one(IDS);
  else if (way < 8) {
    const containers = containersIn(random.one(frames));
    const parent = random.one(containers);
    const key = random.one(Object.keys(parent));
    if (key !== undefined) random.one(Object.values(inMembers))(parent, key, random, containers);
  }
}

/** The frames that answer a request, and how their bytes are changed. */
function answer(request, session) {
  const { id, method, params } = request;
  const key = [method, params?.name ?? params?.uri].filter((part) => typeof part === "string").join(" ");
  const missing = [{ jsonrpc: "2.0", id, error: { code: -32601, message: "Method not found" } }];
  const frames = [...session.held.splice(0), ...structuredClone(recording[key] ?? missing)];
  const last = frames.at(-1);
  if (last) last.id = id;
  const isVictim = session.victims.has(key);
  const { random } = session;
  if (isVictim)
    for (let times = 1 + random.below(3); times > 0 && frames.length > 0; times -= 1) changeFrames(frames, session);
  const changeBytes = (bytes) => {
    if (!isVictim || !random.chance(0.5) || bytes.length === 0) return bytes;
    return random.one(Object.values(inBytes))(bytes, random.below(bytes.length), random);
  };
  const texts = frames.map((frame) =>
    JSON.stringify(frame).replace(/"@@(.*?)@@"/g, (_, raw) => JSON.parse(`"${raw}"`)),
  );
  return { texts, changeBytes };
}

function requestIn(text) {
  try {
    const value = JSON.parse(text);
    return typeof value?.method === "string" && value.id !== undefined ? value : undefined;
  } catch {
    return undefined;
  }
}

if (process.env.PORT) {
  const sessions = new Map();
  await listen((request, response, body) => {
    const call = requestIn(body);
    if (request.method !== "POST") return response.writeHead(405).end();
    if (call === undefined) return response.writeHead(202).end();
    const seed = request.url.split("/").at(-1);
    const session = sessions.get(seed) ?? sessionOf(Number(seed));
    sessions.set(seed, session);
    const { texts, changeBytes } = answer(call, session);
    const isEvents = session.random.chance(0.5);
    const said = isEvents ? texts.map((text) => `data: ${text}\n\n`).join("") : texts.join("\n");
    const inside = session.random.chance(0.7) ? changeBytes(Buffer.from(said)) : Buffer.from(said);
    const type = isEvents ? "text/event-stream" : "application/json";
    const head = `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${inside.length}\r\n\r\n`;
    const { socket } = request;
    socket.on("error", () => {});
    const bytes = Buffer.concat([Buffer.from(head), inside]);
    const sent = inside.length === Buffer.byteLength(said) ? changeBytes(bytes) : bytes;
    // What waits for more bytes than come would wait for ever.
    if (sent.equals(bytes)) socket.write(sent);
    else socket.end(sent);
  }, Number(process.env.PORT));
} else {
  const session = sessionOf(Number(ownSeed));
  eachLine((line) => {
    const call = requestIn(line);
    if (call === undefined) return;
    const { texts, changeBytes } = answer(call, session);
    process.stdout.write(changeBytes(Buffer.from(texts.map((text) => `${text}\n`).join(""))));
  });
  process.stdin.on("end", () => process.exit());
}
