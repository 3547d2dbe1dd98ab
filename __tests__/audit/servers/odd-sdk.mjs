// Right but unusual servers over stdio with the SDK, each what makes a hasty judge cry wolf. `node odd-sdk.mjs WHICH`.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const which = process.argv[2];
const READS = { readOnlyHint: true };
const WRITES = { readOnlyHint: false, destructiveHint: false };
const server = new McpServer({ name: `odd-${which}`, version: "1.0.0" });
const text = (said) => ({ content: [{ type: "text", text: said }] });
const json = (value) => text(JSON.stringify(value));
const structured = (value) => ({ ...json(value), structuredContent: value });
const failure = (said) => ({ ...text(said), isError: true });
function tool(name, description, inputSchema, handler, annotations = READS) {
  server.registerTool(name, { description, inputSchema, annotations }, handler);
}

const SERVERS = {
  /** Random ids, and a time and a trace in every answer. */
  times() {
    const orders = new Map();
    const sealed = (value) => ({
      ...value,
      as_of: new Date().toISOString(),
      trace: randomUUID(),
      took_ms: Math.random(),
    });
    const add = (item) => {
      const order = { order_id: randomUUID(), item, state: "new", seen_at: Date.now() };
      orders.set(order.order_id, order);
      return order;
    };
    for (const item of ["lamp", "desk", "chair"]) add(item);
    const ID = { order_id: z.uuid() };
    tool("list_orders", "Lists orders.", { state: z.enum(["new", "paid"]).optional() }, ({ state }) =>
      json(sealed({ orders: [...orders.values()].filter((order) => !state || order.state === state) })),
    );
    tool("get_order", "Gets an order.", ID, ({ order_id }) =>
      orders.has(order_id)
        ? json(sealed(orders.get(order_id)))
        : failure(`no order ${order_id} (trace ${randomUUID()})`),
    );
    tool("order", "Orders an item.", { item: z.string().min(1) }, ({ item }) => json(sealed(add(item))), WRITES);
    const pay = ({ order_id }) => {
      const order = orders.get(order_id);
      if (!order) return failure(`no order ${order_id}`);
      order.state = "paid";
      return json(sealed(order));
    };
    tool("pay", "Marks an order as paid.", ID, pay, { ...WRITES, idempotentHint: true });
  },

  /** Prose only, in which nothing has an id of its own. */
  prose() {
    const SKY = { berlin: "cloudy with some sun", oslo: "snow, turning into rain", cairo: "clear and hot" };
    const CITY = z.string().min(1).describe("A city, such as Berlin.");
    tool(
      "weather",
      "Says what the weather is like.",
      { city: CITY, unit: z.enum(["celsius", "fahrenheit"]).default("celsius") },
      ({ city, unit }) => {
        const sky = SKY[city.toLowerCase()];
        const degrees = unit === "celsius" ? `${city.length} °C` : `${city.length * 1.8 + 32} °F`;
        return text(
          sky ? `In ${city} it is ${sky}, at ${degrees}.` : `I do not know a city called ${city}. Try Berlin.`,
        );
      },
    );
    tool("cities", "Names the cities.", {}, () => text("I know Berlin, Oslo and Cairo."));
    tool("advice", "Says what to wear.", { city: CITY, formal: z.boolean().optional() }, ({ city, formal }) =>
      text(
        SKY[city.toLowerCase()]?.includes("snow")
          ? `A coat${formal ? ", and a tie" : ""}.`
          : `Anything${formal ? " with a tie" : ""}.`,
      ),
    );
  },

  /** Logs and stack traces are its data. */
  logs() {
    const LINES = [
      {
        level: "error",
        at: "2026-01-01T10:00:00Z",
        message: "TypeError: Cannot read properties of undefined (reading 'id')",
      },
      { level: "info", at: "2026-01-01T10:00:01Z", message: "Listening on port 80" },
      {
        level: "error",
        at: "2026-01-01T10:00:02Z",
        message: "Error: ENOENT: no such file or directory, open '/srv/app/data.json'",
      },
      { level: "warn", at: "2026-01-01T10:00:03Z", message: "KeyError: 'name' in row 3 was ignored" },
    ];
    const inLevel = (level) => LINES.filter((line) => !level || line.level === level).map(({ message }) => message);
    tool(
      "tail",
      "The last lines of the log, as text.",
      { level: z.enum(["error", "warn", "info"]).optional() },
      ({ level }) => text(inLevel(level).join("\n")),
    );
    tool("last_error", "The last error of the application, as it was logged.", {}, () => text(inLevel("error")[1]));
    tool(
      "explain_trace",
      "Explains a stack trace.",
      { trace: z.string().min(1).describe('Such as "TypeError: x is not a function".') },
      ({ trace }) => {
        const [, kind] = /^(\w+Error)\b/.exec(trace) ?? [];
        return kind
          ? text(`Error: ${kind}. It was thrown because a value was not what the code expected.`)
          : failure(
              `No error can be seen in ${JSON.stringify(trace)}: a trace begins like "TypeError: x is not a function".`,
            );
      },
    );
  },

  /** Arguments that only matter together, either of two, and defaults that come from another argument. */
  together() {
    const PLACES = [
      ["park", 52, 13],
      ["lake", 53, 14],
      ["hill", 48, 11],
    ].map(([name, lat, lon], id) => ({ id, name, lat, lon }));
    tool(
      "near",
      "Places near a point: lat and lon go together, radius_km is of no use without them.",
      { lat: z.number().optional(), lon: z.number().optional(), radius_km: z.number().min(1).default(500) },
      ({ lat, lon, radius_km }) => {
        if ((lat === undefined) !== (lon === undefined)) return failure("Give both lat and lon, or neither.");
        const isNear = (place) => lat === undefined || Math.hypot(place.lat - lat, place.lon - lon) * 100 <= radius_km;
        return json({ places: PLACES.filter(isNear) });
      },
    );
    tool(
      "get_place",
      "Gets a place by its id or its name.",
      { id: z.number().int().optional(), name: z.string().optional() },
      ({ id, name }) => {
        if (id === undefined && name === undefined) return failure("Missing: either id or name is required.");
        const place = PLACES.find((one) => one.id === id || one.name === name);
        return place ? json(place) : failure("There is no such place.");
      },
    );
    tool(
      "events",
      "Events between two days; until the end of the month of `from` if `to` is left out.",
      { from: z.iso.date(), to: z.iso.date().optional() },
      ({ from, to = `${from.slice(0, 7)}-31` }) =>
        to < from
          ? failure("`to` must not be before `from`")
          : json({
              events: [
                { day: from, title: "Market" },
                { day: to, title: "Fair" },
              ],
            }),
    );
  },

  /** Answers by relevance, which looks like no order at all, and never more than five. */
  relevance() {
    const PAGES = ["install", "configure", "upgrade", "install on windows", "uninstall", "faq", "release notes"];
    const score = (page, query) => [...new Set(query.toLowerCase())].filter((letter) => page.includes(letter)).length;
    const input = {
      query: z.string().min(1),
      limit: z.number().int().min(1).max(50).default(10).describe("At most five are found."),
      fuzzy: z.boolean().default(true).describe("Also what is similar."),
    };
    tool("search_docs", "Finds pages, the most relevant first.", input, ({ query, limit, fuzzy }) => {
      const found = PAGES.map((title) => ({ title, score: score(title, query) })).filter(
        (page) => page.score > 0 && (fuzzy || page.title.includes(query)),
      );
      return structured({
        pages: found.toSorted((a, b) => b.score - a.score).slice(0, Math.min(limit, 5)),
        found: found.length,
      });
    });
    tool(
      "read_page",
      "Reads a page.",
      { title: z.string(), format: z.enum(["text", "markdown"]).default("text") },
      ({ title, format }) =>
        PAGES.includes(title)
          ? text(`${format === "markdown" ? "# " : ""}${title}`)
          : failure(`No page is called ${title}.`),
    );
  },

  /** A slow tool with progress, and one whose default is the present. */
  progress() {
    tool(
      "report",
      "Makes a report of a year; of this year if it is left out.",
      { year: z.number().int().min(2000).max(2100).optional() },
      async ({ year = new Date().getFullYear() }, { _meta, sendNotification }) => {
        for (let progress = 1; progress <= 4; progress += 1) {
          await wait(60);
          const progressToken = _meta?.progressToken;
          if (progressToken !== undefined)
            await sendNotification({ method: "notifications/progress", params: { progressToken, progress, total: 4 } });
        }
        return text(`Report of ${year}: all is well.`);
      },
    );
    tool("now", "The time.", { zone: z.enum(["UTC", "local"]).default("UTC") }, ({ zone }) =>
      text(zone === "UTC" ? new Date().toISOString() : new Date().toString()),
    );
  },

  /** Stored texts that look like JSON or like an error, and a counter of calls. */
  texts() {
    const stored = new Map([
      ["one", '{"error": "disk full"}'],
      ["two", "[1, 2"],
      ["three", "null"],
    ]);
    let calls = 0;
    const KEY = { key: z.string().min(1) };
    tool("keys", "Lists the keys.", {}, () => json({ keys: [...stored.keys()] }));
    tool("load", "Loads a text as it was saved.", KEY, ({ key }) =>
      stored.has(key) ? text(stored.get(key)) : failure(`Nothing is saved as ${key}.`),
    );
    tool(
      "save",
      "Saves a text.",
      { ...KEY, text: z.string() },
      (saved) => {
        stored.set(saved.key, saved.text);
        return text("Saved.");
      },
      { ...WRITES, idempotentHint: true },
    );
    tool("usage", "How often this server was asked for this.", {}, () => text(`${++calls} times`));
  },
};

SERVERS[which]();
await server.connect(new StdioServerTransport());
