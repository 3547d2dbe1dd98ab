// Calculations over stdio with the SDK, without state. `node units.mjs BUG` plants one bug.
import { setTimeout as wait } from "node:timers/promises";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const bug = process.argv[2];
const METRES = { m: 1, km: 1000, mi: bug === "wrong-factor" ? 1600 : 1609.344, ft: 0.3048 };
const CURRENCIES = { EUR: 1, USD: 1.08, GBP: 0.85, JPY: 161 };
const READS = { readOnlyHint: true };
const answer = (text, more = {}) => ({ content: [{ type: "text", text }], ...more });
const structured = (value) => answer(JSON.stringify(value), { structuredContent: value });

const server = new McpServer({ name: "units", version: "2.0.1" });
let current = "";
const cache = [];

server.registerTool(
  "convert_length",
  {
    description: `Converts a length between units: m, km, mi, ft${bug === "docs" ? ", yd" : ""}.`,
    inputSchema: {
      value: z.number(),
      from: z.enum(Object.keys(METRES)),
      to: z.enum(Object.keys(METRES)),
      digits: z.number().int().min(0).max(10).default(3).describe("Digits after the point; 3 if left out."),
    },
    outputSchema: { value: z.number(), unit: z.string() },
    annotations: READS,
  },
  ({ value, from, to, digits }) => {
    const factor = 10 ** (bug === "digits-ignored" ? 3 : digits);
    const metres = bug === "enum-unhandled" && from === "mi" ? METRES.mile.size * value : value * METRES[from];
    return structured({ value: Math.round((metres / METRES[to]) * factor) / factor, unit: to });
  },
);

server.registerTool(
  "statistics",
  {
    description: "Mean, least and greatest of numbers.",
    inputSchema: { numbers: z.array(z.number()).min(bug === "empty-list" || bug === "infinite" ? 0 : 1) },
    outputSchema: { mean: z.number(), min: z.number(), max: z.number() },
    annotations: READS,
  },
  ({ numbers }) => {
    const sum = bug === "empty-list" ? numbers.reduce((a, b) => a + b) : numbers.reduce((a, b) => a + b, 0);
    return structured({ mean: sum / numbers.length, min: Math.min(...numbers), max: Math.max(...numbers) });
  },
);

server.registerTool(
  "format_price",
  {
    description: "Formats a price in a currency.",
    inputSchema: {
      amount: z.number().min(0),
      currency: z.enum(Object.keys(CURRENCIES)).default("EUR"),
      style: z.enum(["symbol", "code", "name"]).default("symbol"),
    },
    annotations: READS,
  },
  async ({ amount, currency, style }) => {
    current = currency;
    if (bug === "shared-state") await wait(20);
    const options = { style: "currency", currency: bug === "shared-state" ? current : currency };
    return answer(
      new Intl.NumberFormat("en", { ...options, currencyDisplay: bug === "style-ignored" ? "symbol" : style }).format(
        amount,
      ),
    );
  },
);

server.registerTool(
  "range",
  {
    description: "Numbers from start to end in steps.",
    inputSchema: {
      start: z.number().int().min(-1000).max(1000),
      end: z.number().int().min(-1000).max(1000),
      step: z
        .number()
        .int()
        .min(bug === "endless" ? 0 : 1)
        .max(100)
        .default(1),
    },
    outputSchema: { numbers: z.array(z.number()) },
    annotations: READS,
  },
  ({ start, end, step }) => {
    const numbers = [];
    for (let at = start; at <= end; at += step) {
      // What a server without this would do, in less memory and without the processor.
      if (numbers.length > 1e6) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      numbers.push(at);
    }
    return structured({ numbers });
  },
);

server.registerTool(
  "slug",
  {
    description: "Makes a slug of a text.",
    inputSchema: { text: z.string().max(500), separator: z.string().min(1).max(3).optional() },
    annotations: READS,
  },
  ({ text, separator = "-" }) => {
    if (bug === "dies" && text === "") setImmediate(() => process.exit(1));
    if (bug === "keeps-handles")
      cache.push(
        setInterval(() => {}, 1e6),
        Buffer.alloc(200_000, 1),
      );
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
    return answer((bug === "no-words" ? words : (words ?? [])).join(separator));
  },
);

server.registerTool(
  "compare",
  {
    description: "Compares two texts.",
    inputSchema: { left: z.string(), right: z.string(), ignore_case: z.boolean().default(false) },
    outputSchema: { equal: z.boolean(), summary: z.string() },
    annotations: READS,
  },
  ({ left, right, ignore_case }) => {
    const fold = (text) => (ignore_case ? text.toLowerCase() : text);
    const equal = fold(left) === fold(right);
    const value = { equal, summary: equal ? "equal" : "different" };
    return bug === "texts-differ"
      ? { ...structured(value), content: [{ type: "text", text: JSON.stringify({ ...value, equal: !equal }) }] }
      : structured(value);
  },
);

await server.connect(new StdioServerTransport());
