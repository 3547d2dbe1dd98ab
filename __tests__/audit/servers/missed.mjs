// Small servers, each with the bug that its first argument names; right if the second one is "right".
import { spawn } from "node:child_process";
import { setTimeout as after } from "node:timers/promises";
import { flag, integer, json, serve, string, structured, text, toolOf } from "./lib/plain.mjs";

const [mode, variant] = process.argv.slice(2);
const isWrong = variant !== "right";
const ADDS = { annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false } };
const enumOf = (values, description) => string(description, { enum: values });

const tasks = [
  { id: 1, title: "Paint the fence", owner: "ada", archived: false, done: false },
  { id: 2, title: "Paint the door", owner: "ada", archived: true, done: true },
  { id: 3, title: "Mow the lawn", owner: "bob", archived: false, done: true },
  { id: 4, title: "Water the lawn", owner: "bob", archived: true, done: false },
  { id: 5, title: "Clean the door", owner: "ada", archived: false, done: true },
];
let state = 0;
let latest;
let alerts = [
  { id: "a1", text: "disk is full" },
  { id: "a2", text: "fan is slow" },
];
const seen = new Map();
const EMAIL = /@/g;
const items = [
  { name: "saw", price: 12.5 },
  { name: "nail", price: 0.1 },
];
let labels = ["red", "green", "blue", "old"];

/** Per mode: the tools, and what they answer. */
const SERVERS = {
  // Second calls.
  empties: {
    tools: [toolOf("list_alerts", "Lists the alerts.")],
    call: () => {
      const shown = alerts;
      if (isWrong) alerts = [];
      return json({ alerts: shown });
    },
  },
  closes: {
    tools: [toolOf("get_settings", "Shows the settings.")],
    call: () => {
      state += 1;
      return isWrong && state > 1 ? text("the database is closed", true) : text("theme: dark");
    },
  },
  accumulates: {
    tools: [toolOf("count_words", "Counts the words of a text.", { text: string("The text") }, ["text"])],
    call: (_, args) => {
      const counts = isWrong ? seen : new Map();
      for (const word of args.text.split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
      return json({ words: [...counts].map(([word, count]) => ({ word, count })) });
    },
  },
  alternates: {
    tools: [
      toolOf("is_email", "Tells whether a text is an address.", { text: string("The text, such as a@b.c") }, ["text"]),
    ],
    call: (_, args) => {
      if (!isWrong) EMAIL.lastIndex = 0;
      return json({ valid: EMAIL.test(args.text) });
    },
  },
  "breaks-list": {
    tools: [
      toolOf("add_item", "Adds an item.", { name: string("Its name") }, ["name"], ADDS),
      toolOf("list_items", "Lists all items with their prices."),
    ],
    call: (tool, { name }) => {
      if (tool === "add_item") items.push({ name, ...(!isWrong && { price: 1 }) });
      return tool === "add_item"
        ? text("added")
        : text(items.map((one) => `${one.name}: ${one.price.toFixed(2)}`).join("\n"));
    },
  },
  "breaks-output": {
    tools: [
      toolOf("add_item", "Adds an item.", { name: string("Its name") }, ["name"], ADDS),
      toolOf("list_items", "Lists all items with their prices.", {}, [], {
        outputSchema: {
          type: "object",
          properties: {
            items: {
              type: "array",
              items: { type: "object", properties: { price: { type: "number" } }, required: ["price"] },
            },
          },
          required: ["items"],
        },
      }),
    ],
    call: (tool, { name }) => {
      if (tool === "add_item") items.push({ name, ...(!isWrong && { price: 1 }) });
      return tool === "add_item" ? text("added") : structured({ items });
    },
  },
  "starts-twice": {
    tools: [toolOf("start_timer", "Starts the timer, again if it runs.", {}, [], ADDS)],
    call: () => {
      state += 1;
      if (isWrong && state > 1) throw new TypeError("Cannot read properties of undefined (reading 'stop')");
      return text("started");
    },
  },

  // Right only: what may differ from call to call.
  differs: {
    tools: [
      toolOf("show_page", "Shows the page."),
      toolOf("get_quote", "Gives the next quote."),
      toolOf("get_status", "Tells the status."),
    ],
    call: (tool) => {
      const state = (seen.get(tool) ?? 0) + 1;
      seen.set(tool, state);
      if (tool === "show_page") return json({ page: "home", visits: state, cached: state > 1 });
      if (tool === "get_quote") return text(["Less is more.", "Know yourself.", "Keep it simple."][state % 3]);
      return text(`up for ${state} s, request ${state}`);
    },
  },

  // Flags beside other arguments.
  "archived-beside-owner": {
    tools: [
      toolOf("list_tasks", "Lists the tasks.", {
        owner: enumOf(["ada", "bob"], "Only tasks of this person"),
        include_archived: flag("Archived tasks too"),
      }),
    ],
    call: (_, { owner, include_archived }) => {
      const all = tasks.filter((task) => include_archived || !task.archived);
      if (!owner) return json({ tasks: all });
      const from = isWrong ? tasks.filter((task) => !task.archived) : all;
      return json({ tasks: from.filter((task) => task.owner === owner) });
    },
  },
  "done-without-owner": {
    tools: [
      toolOf(
        "search_tasks",
        "Finds tasks by a word of their title.",
        {
          query: string("The word, such as lawn"),
          owner: enumOf(["ada", "bob"], "Only of this person"),
          done: flag("Only tasks that are done"),
        },
        ["query"],
      ),
    ],
    call: (_, { query, owner, done }) => {
      let found = tasks.filter((task) => task.title.toLowerCase().includes(query.toLowerCase()));
      if (owner) found = found.filter((task) => task.owner === owner);
      if (done && (owner || !isWrong)) found = found.filter((task) => task.done);
      return json({ tasks: found });
    },
  },
  "case-ignored": {
    tools: [
      toolOf(
        "find_tasks",
        "Finds tasks by a word of their title.",
        { query: string("The word, such as lawn"), case_sensitive: flag("Tell upper from lower case") },
        ["query"],
      ),
    ],
    call: (_, { query, case_sensitive }) => {
      const form = (one) => (case_sensitive && !isWrong ? one : one.toLowerCase());
      const found = tasks.filter((task) => form(task.title).includes(form(query)));
      return text(found.map(({ id, title }) => `${id}: ${title}`).join("\n") || "No task matches.");
    },
  },
  "spread-beside-unit": {
    tools: [
      toolOf(
        "describe_numbers",
        "Describes numbers.",
        {
          numbers: { type: "array", items: { type: "number" }, minItems: 1, description: "The numbers" },
          unit: enumOf(["m", "kg"], "Their unit"),
          include_spread: flag("Their spread too"),
        },
        ["numbers"],
      ),
    ],
    call: (_, { numbers, unit, include_spread }) => {
      const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
      const spread =
        include_spread && !(isWrong && unit) ? { spread: Math.max(...numbers) - Math.min(...numbers) } : {};
      return json({ mean: unit ? `${mean} ${unit}` : mean, ...spread });
    },
  },

  // Promises.
  "writes-resource": {
    tools: [toolOf("preview_title", "Shows how the title would look.", { title: string("The title") }, ["title"])],
    call: (_, { title }) => {
      if (isWrong) latest = title;
      return text(`*${title}*`);
    },
    capabilities: { resources: {} },
    methods: {
      "resources/list": () => ({
        result: { resources: [{ uri: "page://title", name: "title", mimeType: "text/plain" }] },
      }),
      "resources/templates/list": () => ({ result: { resourceTemplates: [] } }),
      "resources/read": ({ uri }) =>
        uri === "page://title"
          ? { result: { contents: [{ uri, mimeType: "text/plain", text: latest ?? "Home" }] } }
          : { error: { code: -32002, message: "Resource not found" } },
    },
  },
  "saves-label": {
    tools: [
      toolOf("save_label", "Shows how a label would look.", { label: string("The label") }, ["label"]),
      toolOf("list_labels", "Lists the labels."),
    ],
    call: (tool, { label }) => {
      if (tool === "list_labels") return json({ labels });
      if (isWrong) labels = [...labels, label];
      return text("looks good");
    },
  },
  "removes-label": {
    tools: [
      toolOf("list_labels", "Lists the labels."),
      toolOf(
        "rename_label",
        "Gives a label another name.",
        { label: string("The label"), to: string("Its new name") },
        ["label", "to"],
        ADDS,
      ),
      toolOf("tidy_labels", "Orders the labels.", {}, [], ADDS),
    ],
    call: (tool, { label, to }) => {
      if (tool === "list_labels") return json({ labels });
      if (tool === "tidy_labels") {
        if (isWrong) labels = labels.slice(0, 2);
        return text("tidied");
      }
      if (!labels.includes(label)) return text(`label ${label} not found`, true);
      labels = labels.map((one) => (one === label ? to : one));
      return text("renamed");
    },
  },
  "tidies-lines": {
    tools: [
      toolOf("list_labels", "Lists the labels."),
      toolOf(
        "set_label",
        "Changes a label.",
        { at: integer("Its place, from 1", { minimum: 1, maximum: 4 }) },
        ["at"],
        ADDS,
      ),
    ],
    call: (tool, { at }) => {
      if (tool === "list_labels")
        return text(`The labels:\n${labels.map((one) => `- ${one} (used ${state} times)`).join("\n")}`);
      state += 1;
      labels = labels.map((one, place) => (place === at - 1 ? `${one}${state}` : one));
      if (isWrong) labels = labels.slice(0, -1);
      return text("changed");
    },
  },
  "drops-label": {
    tools: [
      toolOf("list_labels", "Lists the labels."),
      toolOf(
        "drop_label",
        "Drops a label.",
        { label: string("The label") },
        ["label"],
        isWrong ? ADDS : { annotations: { readOnlyHint: false, destructiveHint: true } },
      ),
    ],
    call: (tool, { label }) => {
      if (tool === "list_labels") return json({ labels });
      if (!labels.includes(label)) return text(`label ${label} not found`, true);
      labels = labels.filter((one) => one !== label);
      return text("dropped");
    },
  },
  "docs-argument": {
    tools: [
      toolOf(
        "list_books",
        isWrong
          ? "Lists books by title.\n\nArgs:\n    author: Only books of this author.\n    year (int, optional): Only books of this year.\n\nReturns:\n    total: how many there are"
          : "Lists books by title. Pass an `author` to see only theirs; the `id` of a book goes into the `book_id` argument of get_book.\n\nArgs:\n    author: Only books of this author, such as\n        austen: the novelist\n    ctx: The context of the request.\n\nReturns:\n    total: how many there are",
        { author: string("Only books of this author") },
      ),
      toolOf(
        "get_book",
        `Shows a book. Set ${isWrong ? "`reverse`" : "book_id"} to 1 for the first.`,
        { book_id: integer("The book", { minimum: 1 }) },
        ["book_id"],
      ),
    ],
    call: (tool) => json(tool === "get_book" ? { id: 1, title: "Emma" } : { books: [{ id: 1, title: "Emma" }] }),
  },
  "includes-part": {
    tools: [
      toolOf(
        "get_pet",
        "Gets a pet.",
        {
          name: string("Its name, such as rex, tom or kim"),
          include_toys: flag("Its toys too; it has them by default"),
        },
        ["name"],
      ),
    ],
    call: (_, { name, include_toys: isFull = true }) => {
      if (!/^(?:rex|tom|kim)$/.test(name)) return text(`pet ${name} not found`, true);
      return json({ name, ...((isFull || isWrong) && { toys: ["ball", name] }) });
    },
  },
  "docs-forms": {
    tools: Object.entries({
      find_tag: isWrong ? ":param int limit: at most" : ":param str name: a part of it\n:returns: the books",
      find_at: isWrong ? "@param limit at most" : "@param name a part of it",
      find_row: isWrong
        ? "Parameters: name (string) - a part; limit (number) - at most"
        : "Use `list_books` to see all.",
      find_use: isWrong ? "Use `max_price` to leave out dear ones." : "Each has a `max_price` (number).",
      find_list: `**Arguments**\n- **${isWrong ? "limit" : "name"}** (optional): at most`,
    }).map(([name, end]) => toolOf(name, `Finds books.\n\n${end}`, { name: string("A part of the name") })),
    call: () => json({ books: [] }),
  },
  "skips-item": {
    tools: [
      toolOf("list_rows", "Lists the rows, five on a page.", {
        page: integer("The page, from 1", { minimum: 1, default: 1 }),
      }),
    ],
    call: (_, { page = 1 }) => {
      const all = Array.from({ length: 18 }, (_, at) => ({ id: at + 1, name: `row ${at + 1}` }));
      const start = (page - 1) * 5 + (isWrong && page > 1 ? page - 1 : 0);
      return json({ rows: all.slice(start, start + 5), has_more: start + 5 < 18 });
    },
  },
  "skips-resource": {
    tools: [toolOf("now", "Says the time.")],
    call: () => text("noon"),
    capabilities: { resources: {} },
    methods: {
      "resources/list": ({ cursor = "0" } = {}) => {
        const start = Number(cursor);
        if (!(start >= 0 && start < 30)) return { error: { code: -32602, message: "Invalid cursor" } };
        const from = isWrong && start > 0 ? start + start / 10 : start;
        const resources = Array.from({ length: 10 }, (_, at) => ({ uri: `page://${from + at}`, name: `${from + at}` }));
        return { result: { resources, ...(start < 20 && { nextCursor: `${start + 10}` }) } };
      },
      "resources/templates/list": () => ({ result: { resourceTemplates: [] } }),
      "resources/read": ({ uri }) =>
        /^page:\/\/\d+$/.test(uri)
          ? { result: { contents: [{ uri, text: "a page" }] } }
          : { error: { code: -32002, message: "Resource not found" } },
    },
  },
  // Right only: a filter that sounds like a cursor.
  "after-a-day": {
    tools: [
      toolOf("list_events", "Lists events.", {
        after: string("Only events after this day, such as 2026-01-03"),
        limit: integer("How many at most", { minimum: 1, maximum: 50, default: 20 }),
      }),
    ],
    call: (_, { after: day = "", limit = 20 }) => {
      if (day !== "" && !/^\d{4}-\d\d-\d\d$/.test(day)) return text("after must be a day, such as 2026-01-03", true);
      const events = Array.from({ length: 9 }, (_, at) => ({ id: `e${at}`, day: `2026-01-0${at + 1}` }));
      return json({ events: events.filter((event) => event.day > day).slice(0, limit) });
    },
  },
  "names-later": {
    tools: [
      toolOf("get_weather", "Tells the weather of a city.", { city: string("The city, such as Oslo") }, ["city"]),
    ],
    call: async (_, { city }) => {
      latest = city;
      await after(20);
      return json({
        city: isWrong ? latest : city,
        degrees: [...city].reduce((sum, one) => sum + one.codePointAt(0), 0),
      });
    },
  },
  "names-later-note": {
    tools: [toolOf("add_note", "Adds a note.", { title: string("The title") }, ["title"], ADDS)],
    call: async (_, { title }) => {
      state += 1;
      const id = state;
      latest = title;
      await after(20);
      return text(`Added note ${id}: ${isWrong ? latest : title}`);
    },
  },

  "names-later-city": {
    tools: [
      toolOf(
        "get_weather",
        "Tells the weather of a city.",
        { city: string("The city, such as Oslo, or such as Rome"), unit: enumOf(["C", "F"], "Of the degrees") },
        ["city"],
      ),
    ],
    call: async (_, { city, unit = "C" }) => {
      if (city !== "Oslo" && city !== "Rome") return text("no such city", true);
      latest = city;
      await after(20);
      return json({ city: isWrong ? latest : city, degrees: city.length * city.codePointAt(0), unit });
    },
  },
  "names-other-tool": {
    tools: [
      toolOf("greet", "Greets somebody.", { name: string("The name") }, ["name"]),
      toolOf("shout", "Says something loudly.", { words: string("The words") }, ["words"]),
    ],
    call: async (tool, { name, words }) => {
      latest = name ?? words;
      const said = tool === "greet" ? `Hello ${name}` : `${words}!`;
      await after(20);
      return text(isWrong && tool === "greet" ? `Hello ${latest}` : said);
    },
  },
  // Values that a name asks for.
  "cron-never": {
    tools: [
      toolOf("next_run", "Tells when a job runs next.", { schedule: string("A cron expression of five fields") }, [
        "schedule",
      ]),
    ],
    call: (_, { schedule }) => {
      const fields = schedule.split(" ");
      if (fields.length !== 5) return text("schedule must be a cron expression of five fields", true);
      const [day, month] = [Number(fields[2]), Number(fields[3])];
      if (month === 2 && day > 29) {
        while (isWrong) state += 1;
        return text("never");
      }
      return text("tomorrow");
    },
  },
  head: {
    tools: [
      toolOf(
        "send_request",
        "Sends a request to the test service.",
        { method: string("The HTTP method, such as GET"), path: string("The path") },
        ["method", "path"],
      ),
    ],
    call: (_, { method, path }) => {
      if (!/^(?:GET|POST|HEAD)$/.test(method)) return text("method must be GET, POST or HEAD", true);
      const body = method === "HEAD" ? null : `you asked for ${path}`;
      return text(`200 ${isWrong ? body.trim() : (body ?? "")}`);
    },
  },
  sql: {
    tools: [
      toolOf("list_tables", "Lists the tables."),
      toolOf("run_query", "Runs an SQL query.", { sql: string("A SELECT statement") }, ["sql"]),
    ],
    call: (tool, { sql }) => {
      if (tool === "list_tables") return text("Tables:\n- parrots (1 row)\n- cages (1 row)");
      if (/^select 1;?$/i.test(sql.trim())) return json([{ 1: 1 }]);
      const [, table] = /^select .* from "?(\w+)"?/i.exec(sql) ?? [];
      if (table !== "parrots" && table !== "cages") return text(`cannot run this: ${sql}`, true);
      const rows = [{ id: 1, name: table === "cages" ? "big" : null }];
      return json(rows.map(({ id, name }) => ({ id, name: isWrong ? name.trim() : name })));
    },
  },
  costly: {
    tools: [toolOf("calculate", "Calculates.", { expression: string("Such as 1 + 2") }, ["expression"])],
    call: (_, { expression }) => {
      if (!/^[\d+*/() .-]+$/.test(expression)) return text("expression must be arithmetic", true);
      while (isWrong && /\d{3}|\*\*.*\*\*/.test(expression)) state += 1;
      return text(/\*\*.*\*\*/.test(expression) ? "too large" : `${expression.length}`, /\*\*.*\*\*/.test(expression));
    },
  },
  pattern: {
    tools: [
      toolOf(
        "match_lines",
        "Finds the lines that match a pattern.",
        { pattern: string("A regular expression"), text: string("The text") },
        ["pattern", "text"],
      ),
    ],
    call: (_, args) => {
      if (!isWrong && /[+*]\)+[+*]/.test(args.pattern)) return text("pattern is too costly", true);
      try {
        return text(`${new RegExp(args.pattern).test(args.text)}`);
      } catch {
        return text("pattern must be a regular expression", true);
      }
    },
  },
  command: {
    tools: [
      toolOf("run_command", "Runs a command without a shell.", { command: string("The command line") }, ["command"]),
    ],
    call: (_, { command }) => {
      const [program = "", ...args] = command.split(" ");
      if (program === "") return text("command must not be empty", true);
      if (/\0/.test(command)) return text("command must be text", true);
      return new Promise((resolve) => {
        const child = spawn(program, args, { stdio: ["ignore", "ignore", "ignore"] });
        if (!isWrong) child.on("error", () => resolve(text(`cannot run ${program}`, true)));
        child.on("close", (code) => resolve(text(`exit ${code}`)));
      });
    },
  },
};

serve(SERVERS[mode]);
