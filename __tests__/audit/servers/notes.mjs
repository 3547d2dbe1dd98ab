// Notes over stdio without an SDK: lists in pages, resources, prompts. `node notes.mjs BUG` plants one bug.
import { handshake, serveStdio, textResult } from "../../servers/base.mjs";

const bug = process.argv[2];
const WORDS = ["milk", "bread", "call Ada", "rent", "water the plants", "book the train", "repair the bike"];
const notes = new Map();
const held = [];
let next = 1;
function add(text, tags = []) {
  const note = { note_id: next++, text, tags, archived: false };
  notes.set(note.note_id, note);
  return note;
}
for (const [index, word] of WORDS.entries()) add(`Remember: ${word}`, index % 2 === 0 ? ["home"] : ["work"]);

const text = (description, more) => ({ type: "string", ...(description && { description }), ...more });
const ID = { type: "integer", minimum: 1, description: "The id of a note." };
const object = (properties, required = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const read = { readOnlyHint: true };
const safe = { readOnlyHint: false, destructiveHint: false };

const TOOLS = [
  {
    name: "list_notes",
    description: "Lists notes in the order of their ids, a page at a time.",
    inputSchema: object(
      {
        cursor: text("Where the page starts: `next` of the page before."),
        limit: { type: "integer", minimum: 1, maximum: 20, default: 3 },
      },
      [],
    ),
    annotations: read,
  },
  { name: "read_note", description: "Reads a note.", inputSchema: object({ note_id: ID }), annotations: read },
  {
    name: "find_notes",
    description: "Finds notes by a word or a tag.",
    inputSchema: object(
      {
        word: text("A word of the text."),
        tag: text("A tag.", { enum: ["home", "work"] }),
        archived: { type: "boolean", default: false, description: "Archived notes too." },
      },
      bug === "required-not-needed" ? ["word", "tag"] : ["word"],
    ),
    annotations: read,
  },
  {
    name: "add_note",
    description: "Adds a note.",
    inputSchema: object(
      { text: text("", { minLength: 1, maxLength: 500 }), tags: { type: "array", items: text("") } },
      ["text"],
    ),
    annotations: safe,
  },
  {
    name: "tag_note",
    description: "Adds a tag to a note.",
    inputSchema: object({ note_id: ID, tag: text("", { minLength: 1 }) }),
    annotations: { ...safe, idempotentHint: true },
  },
  {
    name: "archive_note",
    description: "Archives a note: find_notes leaves it out.",
    inputSchema: object({ note_id: ID }),
    annotations: { ...safe, idempotentHint: true },
  },
  { name: "count_words", description: "Counts words by tag.", inputSchema: object({}), annotations: read },
];

const json = (value) => textResult(JSON.stringify(value));
const failed = (message) => textResult(message, { isError: true });

const HANDLERS = {
  list_notes({ cursor, limit = bug === "default-differs" ? 2 : 3 }) {
    const all = [...notes.values()];
    let start = 0;
    if (cursor !== undefined) {
      start = Number(Buffer.from(cursor, "base64url").toString().replace("at:", ""));
      if (!Number.isInteger(start) || start < 0 || start > all.length) {
        if (bug === "cursor-ignored") start = 0;
        else return failed(`Unknown cursor: ${cursor}`);
      }
    }
    const page = all.slice(start, start + limit);
    const end = bug === "never-ends" ? (start + limit) % all.length : start + limit;
    const more = bug === "never-ends" || end < all.length;
    return json({ notes: page, ...(more && { next: Buffer.from(`at:${end}`).toString("base64url") }) });
  },
  read_note({ note_id }) {
    const note = notes.get(note_id);
    if (!note) {
      if (bug === "stack") return failed(new TypeError("Cannot read properties of undefined (reading 'text')").stack);
      if (bug === "env") return failed(`No note ${note_id} in ${process.env.HOME ?? process.cwd()}/notes.db`);
      return failed(`There is no note ${note_id}.`);
    }
    if (bug === "grows") held.push(Buffer.alloc(300_000, 1));
    if (bug === "read-deletes" && note.archived === false && note_id === 2) notes.delete(note_id);
    return json(note);
  },
  find_notes({ word, tag, archived = false }) {
    if (bug === "required-not-checked" && word === undefined) return json([]);
    if (bug === "tighter" && tag === undefined) return failed("Missing required argument: tag");
    const fits = (note) =>
      note.text.includes(word) &&
      (bug === "tag-ignored" || tag === undefined || note.tags.includes(tag)) &&
      (archived || !note.archived);
    return json([...notes.values()].filter(fits));
  },
  add_note: ({ text, tags = [] }) =>
    json(add(text, bug === "crash-tags" ? tags.map(({ label }) => label.trim()) : tags)),
  tag_note({ note_id, tag }) {
    const note = notes.get(note_id);
    if (!note) return failed(`There is no note ${note_id}.`);
    if (bug === "tags-twice" || !note.tags.includes(tag)) note.tags.push(tag);
    return json(note);
  },
  archive_note({ note_id }) {
    const note = notes.get(note_id);
    if (!note) return failed(`There is no note ${note_id}.`);
    if (bug === "archive-deletes") notes.delete(note_id);
    note.archived = true;
    return json(note);
  },
  count_words() {
    const counts = {};
    for (const { text, tags } of notes.values())
      for (const tag of tags) counts[tag] = (counts[tag] ?? 0) + text.split(" ").length + (bug === "miscounts" ? 1 : 0);
    return json(counts);
  },
};

/** What a schema of this server asks, checked by hand. */
function mistakeIn(schema, args) {
  for (const name of schema.required)
    if (!(name in args) && !(bug?.startsWith("required-not") && name !== "note_id")) return `${name} is required`;
  for (const [name, value] of Object.entries(args)) {
    const property = schema.properties[name];
    if (!property) return `${name} is no argument`;
    const type = Array.isArray(value)
      ? "array"
      : Number.isInteger(value)
        ? "integer"
        : value === null
          ? "null"
          : typeof value;
    if (bug === "looser" && name === "limit") continue;
    if (type !== property.type) return `${name} must be of type ${property.type}`;
    if (property.enum && !property.enum.includes(value)) return `${name} must be one of ${property.enum.join(", ")}`;
    if (property.minimum > value || property.maximum < value) return `${name} is out of range`;
    if (property.minLength > value.length || property.maxLength < value.length) return `${name} has the wrong length`;
    if (type === "array" && !value.every((item) => typeof item === "string")) return `${name} must hold texts`;
  }
  return undefined;
}

function call({ name, arguments: args = {} }) {
  const tool = TOOLS.find((tool) => tool.name === name);
  if (!tool) return { error: { code: -32602, message: `Unknown tool: ${name}` } };
  if (args === null || typeof args !== "object" || Array.isArray(args))
    return { error: { code: -32602, message: "The arguments must be an object" } };
  const mistake = mistakeIn(tool.inputSchema, args);
  if (mistake) return { error: { code: -32602, message: mistake } };
  try {
    return { result: HANDLERS[name](args) };
  } catch (error) {
    return { error: { code: -32603, message: `${error.name}: ${error.message}` } };
  }
}

const PROMPTS = [
  {
    name: "summarize",
    description: "Summarizes the notes of a tag.",
    arguments: [{ name: "tag", description: "home or work", required: true }],
  },
];

serveStdio((method, params) => {
  switch (method) {
    case "initialize":
      return {
        result: handshake(
          "notes",
          { protocolVersion: "2025-11-25" },
          { capabilities: { tools: {}, resources: {}, prompts: {} } },
        ),
      };
    case "ping":
      return { result: {} };
    case "tools/list":
      return { result: { tools: TOOLS } };
    case "tools/call":
      return call(params);
    case "resources/list":
      return {
        result: {
          resources: [...notes.values()].map(({ note_id, text }) => ({
            uri: `note:///${note_id}`,
            name: text,
            mimeType: "text/plain",
          })),
        },
      };
    case "resources/templates/list":
      return { result: { resourceTemplates: [] } };
    case "resources/read": {
      const note = notes.get(Number(/^note:\/\/\/(\d+)$/.exec(params.uri)?.[1]));
      if (!note) return { error: { code: -32002, message: `There is no ${params.uri}`, data: { uri: params.uri } } };
      const uri = bug === "other-uri" ? "note:///0" : params.uri;
      return { result: { contents: [{ uri, mimeType: "text/plain", ...(bug !== "no-text" && { text: note.text }) }] } };
    }
    case "prompts/list":
      return { result: { prompts: PROMPTS } };
    case "prompts/get": {
      const tag = params.arguments?.tag;
      if (params.name !== "summarize") return { error: { code: -32602, message: `Unknown prompt: ${params.name}` } };
      if (tag === undefined && bug !== "prompt-not-required")
        return { error: { code: -32602, message: "tag is required" } };
      const about = bug === "prompt-same" ? "these" : `my ${tag}`;
      return { result: { messages: [{ role: "user", content: { type: "text", text: `Summarize ${about} notes.` } }] } };
    }
    default:
      return { error: { code: -32601, message: `Unknown method: ${method}` } };
  }
});
