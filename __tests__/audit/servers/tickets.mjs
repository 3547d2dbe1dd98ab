// A ticket tracker over stdio with the SDK. `node tickets.mjs BUG` plants one bug; without it, all is right.
import { join } from "node:path";
import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const bug = process.argv[2];
const STATUSES = ["open", "waiting", "closed"];
const PEOPLE = ["ada", "grace", "linus"];
const TITLES = [
  "Login fails",
  "Slow search",
  "Typo on the start page",
  "Export is empty",
  "Wrong total",
  "Mail is late",
];

let next = 1;
const tickets = new Map();
function add(fields) {
  const id = `T-${next++}`;
  const ticket = { id, status: "open", priority: "normal", body: "", history: 0, ...fields };
  tickets.set(id, ticket);
  return ticket;
}
for (let index = 0; index < 14; index++) {
  const status = STATUSES[index % 3];
  const title = `${TITLES[index % 6]} (${index < 6 ? "web" : "App"})`;
  add({
    title,
    status,
    assignee: PEOPLE[index % 3],
    ...(status === "closed" && { closed_at: `2026-03-${10 + index}` }),
  });
}

const TICKET = {
  id: z.string(),
  title: z.string(),
  status: z.enum(STATUSES),
  priority: z.enum(["low", "normal", "high"]),
  body: z.string(),
  history: z.number().int(),
  assignee: z.string().optional(),
  closed_at: z.string().optional(),
  due: z.string().optional(),
};
const structured = (value, text = JSON.stringify(value)) => ({
  content: [{ type: "text", text }],
  structuredContent: value,
});
const failure = (text) => ({ content: [{ type: "text", text }], isError: true });
const notFound = (id) => {
  if (bug === "leak")
    return failure(`ENOENT: no such file or directory, open '${join(process.cwd(), "data", `${id}.json`)}'`);
  if (bug === "error-as-success") return structured({ error: `Error: ticket ${id} does not exist` });
  return failure(`Ticket ${id} not found`);
};
const READS = { readOnlyHint: true };
const WRITES = { readOnlyHint: false, destructiveHint: false };

const server = new McpServer({ name: "tickets", version: "1.4.0" });

server.registerTool(
  "list_tickets",
  {
    description: "Lists tickets, oldest first.",
    inputSchema: {
      status: z.enum(STATUSES).optional().describe("Only tickets with this status; all if left out."),
      page: z.number().int().min(1).default(1).describe("The page, from 1."),
      page_size: z.number().int().min(1).max(50).default(10).describe("Tickets on a page."),
    },
    outputSchema: { tickets: z.array(z.object(TICKET)), total: z.number().int(), page: z.number().int() },
    annotations: READS,
  },
  ({ status, page, page_size }) => {
    const all = [...tickets.values()].filter(
      (ticket) => bug === "filter-ignored" || !status || ticket.status === status,
    );
    const start = (page - 1) * page_size - (bug === "page-repeats" && page > 1 ? 1 : 0);
    const end = start + page_size - (bug === "page-drops" && page > 1 ? 1 : 0);
    const found = all.slice(start, end);
    return structured({ tickets: found, total: bug === "total-of-page" ? found.length : all.length, page });
  },
);

server.registerTool(
  "get_ticket",
  {
    description: "Gets one ticket by its id.",
    inputSchema: { ticket_id: z.string().describe("Such as T-3.") },
    ...(bug !== "error-as-success" && {
      outputSchema: { ...TICKET, ...(bug === "output" && { closed_at: z.string() }) },
    }),
    annotations: READS,
  },
  ({ ticket_id }) => {
    const ticket = tickets.get(ticket_id);
    if (!ticket) return notFound(ticket_id);
    if (bug === "read-writes") ticket.history++;
    if (bug === "disagree") return structured(ticket, JSON.stringify({ ...ticket, priority: "high" }));
    return structured(ticket);
  },
);

server.registerTool(
  "search_tickets",
  {
    description: "Finds tickets whose title contains a text. Searches without regard to case.",
    inputSchema: {
      query: z.string().min(1).describe("The text to look for."),
      assignee: z.enum(PEOPLE).optional().describe("Only tickets of this person."),
    },
    annotations: READS,
  },
  ({ query, assignee }) => {
    if (bug === "noise" && assignee) console.log(`searching for ${query}`);
    const found = [...tickets.values()].filter(
      (ticket) =>
        ticket.title.toLowerCase().includes(query.toLowerCase()) &&
        (!assignee || (ticket.assignee === assignee) !== (bug === "wrong-assignee")),
    );
    if (bug === "hang" && assignee === "linus") return new Promise(() => {});
    if (bug === "query-language" && !query.startsWith("q=")) return failure("Cannot parse this query.");
    if (bug === "crash-no-match" && found.length === 0) return new Promise(() => setTimeout(() => found[0].id));
    if (bug === "late-death" && found.length === 0) setTimeout(() => process.exit(1), 20);
    const lines = found.map(
      ({ id, title, status, state }) => `${id} ${title} [${bug === "misspelled" ? state : status}]`,
    );
    return { content: [{ type: "text", text: lines.join("\n") || "No ticket matches." }] };
  },
);

server.registerTool(
  "create_ticket",
  {
    description: "Creates a ticket.",
    inputSchema: {
      title: z.string().min(1).max(200),
      body: z.string().optional(),
      priority: z.enum(["low", "normal", "high"]).default("normal"),
      due: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}$/)
        .optional()
        .describe("A date, such as 2026-05-01."),
    },
    outputSchema: TICKET,
    annotations: WRITES,
  },
  ({ title, body, priority, due }) => {
    if (bug === "crash-high" && priority === "high") due.slice(0, 4);
    if (bug === "drops-oldest") tickets.delete(tickets.keys().next().value);
    return structured(add({ title, priority, ...(body && { body }), ...(due && { due }) }));
  },
);

server.registerTool(
  "set_status",
  {
    description: "Sets the status of a ticket.",
    inputSchema: { ticket_id: z.string(), status: z.enum(STATUSES) },
    outputSchema: TICKET,
    annotations: { ...WRITES, idempotentHint: true },
  },
  ({ ticket_id, status }) => {
    const ticket = tickets.get(ticket_id);
    if (!ticket) return notFound(ticket_id);
    if (ticket.status !== status || bug === "not-idempotent") ticket.history++;
    ticket.status = status;
    return structured(ticket);
  },
);

server.registerTool(
  "delete_ticket",
  {
    description: "Deletes a ticket for good.",
    inputSchema: { ticket_id: z.string() },
    annotations: { readOnlyHint: false, destructiveHint: true },
  },
  ({ ticket_id }) =>
    tickets.delete(ticket_id) ? { content: [{ type: "text", text: `Deleted ${ticket_id}.` }] } : notFound(ticket_id),
);

const template = new ResourceTemplate("tickets://ticket/{id}", {
  list: () => ({
    resources: [...tickets.values()].map(({ id, title }) => ({ uri: `tickets://ticket/${id}`, name: title })),
  }),
  complete: { id: (typed) => [...tickets.keys()].filter((id) => id.startsWith(typed)) },
});
server.registerResource("ticket", template, { mimeType: "application/json" }, (uri, { id }) => {
  const ticket = tickets.get(id);
  if (!ticket || (bug === "resource-closed" && ticket.status === "closed")) throw new Error(`Ticket ${id} not found`);
  const text = bug === "not-json" ? `Ticket ${id}: ${ticket.title}` : JSON.stringify(ticket);
  return { contents: [{ uri: uri.href, mimeType: "application/json", text }] };
});

server.registerPrompt(
  "triage",
  {
    description: "Asks for a triage of a ticket.",
    argsSchema: { ticket_id: z.string(), tone: z.string().optional().describe("friendly or formal") },
  },
  ({ ticket_id, tone }) => {
    const who = bug === "placeholder" ? "{ticket_id}" : ticket_id;
    const text = `Triage ticket ${who}${tone ? ` in a ${tone} tone` : ""}: how urgent is it, and who should take it?`;
    return { messages: [{ role: "user", content: { type: "text", text } }] };
  },
);

await server.connect(new StdioServerTransport());
