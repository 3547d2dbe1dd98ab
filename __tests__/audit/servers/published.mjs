// Small servers that do what published ones do, each in the way that its first argument names; wrong if the second one is "wrong".
import { appendFileSync, readFileSync } from "node:fs";
import { setTimeout as after } from "node:timers/promises";
import { flag, integer, json, serve, string, text, toolOf } from "./lib/plain.mjs";

const [mode, variant] = process.argv.slice(2);
const isWrong = variant === "wrong";

let calls = 0;
const promptArguments = [{ name: "topic", description: "What it is about", required: true }];

const listNotes = toolOf("list_notes", "Lists the notes.", {
  done: flag("Only those that are done"),
  all: flag("All notes, those that are done too"),
});
const notes = [
  { id: "n1", title: "Milk", done: false },
  { id: "n2", title: "Bread", done: true },
];

/** Per mode: the tools, and what they answer. */
const SERVERS = {
  waits: {
    tools: [toolOf("wait", "Waits.", { seconds: integer("How long") }, ["seconds"])],
    async call(_, { seconds }) {
      if (isWrong && seconds > 10) for (;;);
      await after(Math.min(seconds, 2 ** 20) * 1000, undefined, { ref: false });
      return text(`waited ${seconds} seconds`);
    },
  },
  // A flag for the whole list goes before a filter.
  all: {
    tools: [listNotes],
    call: (_, { all, done }) =>
      json({ notes: notes.filter((note) => all || (done === undefined && note.id === "n1") || note.done === done) }),
  },
  "pings-fail": {
    tools: [listNotes],
    call: () => json({ notes }),
    methods: { ping: () => ({ error: { code: -32603, message: "Unknown method: ping" } }) },
  },
  prints: {
    tools: ["first_note", "last_note", "any_note"].map((name) => toolOf(name, "Gets a note.")),
    call: () => {
      console.log("reading");
      return json(notes[0]);
    },
  },
  prompts: {
    tools: [listNotes],
    capabilities: { prompts: {} },
    call: () => json({ notes }),
    methods: {
      "prompts/list": () => ({
        result: { prompts: ["a", "b", "c"].map((name) => ({ name, description: name, arguments: promptArguments })) },
      }),
      "prompts/get": ({ name, arguments: args = {} }) => {
        if (!/^[abc]$/.test(name)) return { error: { code: -32602, message: "Unknown prompt" } };
        const said = `Write ${name} about ${args.topic ?? "something"}.`;
        return { result: { messages: [{ role: "user", content: { type: "text", text: said } }] } };
      },
    },
  },
  // Its data is kept, and other programs change it: a look is otherwise after every second start.
  kept: {
    tools: [
      toolOf("count_notes", "Counts the notes."),
      toolOf("add_draft", "Adds a draft.", {}, [], { annotations: { readOnlyHint: false, destructiveHint: false } }),
    ],
    start() {
      appendFileSync("starts", ".");
      calls = Math.floor((readFileSync("starts").length + Number(variant)) / 2);
    },
    call: (name) => (name === "count_notes" ? json({ count: calls }) : text("added")),
  },
  // Which arguments matter depends on the country, or on a plan that only a description names.
  modes: {
    tools: [
      toolOf(
        "income_tax",
        "Calculates a tax.",
        {
          country: string("Where", { enum: ["ca", "uk", "us"] }),
          income: integer("A year's income", { minimum: 1, maximum: 1e6 }),
          filing: string("Filing status", { enum: ["single", "joint"] }),
        },
        ["country", "income"],
      ),
      toolOf(
        "savings",
        "Calculates what is saved.",
        {
          plan: string("The plan", { enum: ["fixed", "roth"] }),
          amount: integer("What is paid", { minimum: 1, maximum: 1e6 }),
          income: integer("Your income", { minimum: 0, maximum: 1e6 }),
          filing: string("[roth] Filing status, for incomes over 200000", { enum: ["single", "joint"] }),
        },
        ["plan", "amount"],
      ),
    ],
    call: (name, { country, income = 0, plan, amount, filing = "single" }) => {
      const isHalf = !isWrong && filing === "joint";
      if (name === "savings") return json({ plan, saved: plan === "roth" && isHalf && income > 2e5 ? 0 : amount });
      if (country === "us") return json({ tax: income / (isHalf ? 10 : 5) });
      return json({ tax: income / 4, country, note: "An estimate of the whole year" });
    },
  },
  // What one tool runs, the other one looks at; how the input is encoded matters only if there is some.
  shell: {
    tools: [
      toolOf(
        "bash",
        "Runs a command.",
        {
          command: string("The command"),
          cwd: string("Where"),
          stdin: string("Its input"),
          stdinKind: string("How the input is encoded", { enum: ["text", "bytes"] }),
        },
        ["command"],
      ),
      toolOf("parse", "Parses a command.", { command: string("The command") }, ["command"]),
    ],
    call(name, { command, cwd = "/", stdin = "", stdinKind = "text" }) {
      const words = command.split(/\s+/);
      if (name === "parse") return json({ command, words: words.length });
      const isKnown = words[0] !== "mcptest-none";
      const stdout = words[0] === "echo" ? words.slice(1).join(" ") : "";
      const stderr = isKnown ? "" : `bash: ${command}: command not found`;
      const read = words[0] !== "cat" ? "" : stdinKind === "text" ? stdin : [...stdin].length;
      return { ...json({ stdout, stderr, PWD: cwd, read }), isError: !isKnown };
    },
  },
  // An object has to have a member that its schema does not name; a description shows cells.
  book: {
    tools: [
      toolOf("set_properties", "Sets the properties of a book. Example: set A1=1, A2=2 first.", {
        name: string("The name of the book"),
        theme: { type: "object", description: "The theme" },
      }),
    ],
    call: (_, { name = "Book", theme }) =>
      theme && !Object.hasOwn(theme, "name") ? text("missing field `name`", true) : json({ name, theme }),
  },
  // Its resources are on a server that is not reached.
  offline: {
    tools: [listNotes],
    capabilities: { resources: {} },
    call: () => json({ notes }),
    methods: {
      "resources/list": () => ({
        result: {
          resources: ["a", "b"].map((name) => ({ uri: `docs://${name}`, name, title: name, description: name })),
        },
      }),
      "resources/templates/list": () => ({ result: { resourceTemplates: [] } }),
      "resources/read": ({ uri }) =>
        /^docs:..[ab]$/.test(uri)
          ? { error: { code: -32000, message: `Transport error (GET https://docs.example/${uri.at(-1)}.md)` } }
          : { error: { code: -32002, message: "Resource not found", data: { uri } } },
    },
  },
  // Only the first list of a process takes long.
  "lists-late": {
    tools: [listNotes],
    call: () => json({ notes }),
    methods: {
      async "tools/list"() {
        calls += 1;
        if (calls === 1) await after(30_000, undefined, { ref: false });
        return { result: { tools: [listNotes] } };
      },
    },
  },
  huge: {
    tools: [listNotes, toolOf("read_log", "Reads the log.")],
    call: (name) => (name === "read_log" ? text("line\n".repeat(4e6)) : json({ notes })),
  },
  limited: {
    tools: [toolOf("count_words", "Counts the words of a text.", { text: string("The text") }, ["text"])],
    call(_, args) {
      calls += 1;
      if (calls > 3) return json({ error: "Rate limit reached (3/day)", upgrade_url: "https://example.com/pay" });
      return json({ words: args.text.split(" ").length });
    },
  },
};

SERVERS[mode].start?.();
serve(SERVERS[mode]);
