// Parking permits over stdio with the SDK; their ids are others after each start. `node permits.mjs BUG` plants one bug.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const bug = process.argv[2];
const ZONES = ["north", "south", "harbour"];
const OWNERS = ["Ada Byron", "Grace Murray", "Linus Pauling", "Marie Curie"];

const permits = new Map();
function add(owner, zone, hours) {
  const permit = { permit_id: randomUUID(), number: permits.size + 1, owner, zone, hours, state: "valid" };
  permits.set(permit.permit_id, permit);
  return permit;
}
for (let index = 0; index < 24; index++) {
  const permit = add(OWNERS[index % 4], ZONES[index % 3], 2 + (index % 5));
  if (index % 6 === 5) permit.state = "revoked";
}

const PERMIT = {
  permit_id: z.string(),
  number: z.number(),
  owner: z.string(),
  zone: z.string(),
  hours: z.number(),
  state: z.string(),
};
const reads = { readOnlyHint: true };
const writes = { readOnlyHint: false, destructiveHint: false };
const answer = (value, text = JSON.stringify(value)) => ({
  content: [{ type: "text", text }],
  structuredContent: value,
});
const fails = (text) => ({ isError: true, content: [{ type: "text", text }] });
const id = z.string().describe("Id of the permit, as list_permits gives it");

const server = new McpServer({ name: "permits", version: "1.0.0" });

server.registerTool(
  "list_permits",
  {
    description: "Lists permits by number, in pages.",
    inputSchema: {
      query: z.string().max(50).optional().describe("Words of the owner's name"),
      zone: z.enum(ZONES).optional().describe("Permits of this zone"),
      max_hours: z.number().int().min(0).optional().describe("The longest time"),
      limit: z.number().int().min(1).max(40).default(10),
      page: z.number().int().min(1).default(1),
    },
    outputSchema: { total: z.number(), permits: z.array(z.object(PERMIT)) },
    annotations: reads,
  },
  ({ query = "", zone, max_hours, limit, page }) => {
    const words = bug === "regex" ? new RegExp(query, "i") : undefined;
    const isNamed = ({ owner }) => (words ? words.test(owner) : owner.toLowerCase().includes(query.toLowerCase()));
    const usesZone = zone !== undefined && !(bug === "zone-beside-query" && query !== "");
    const usesHours = bug === "max-zero" ? Boolean(max_hours) : max_hours !== undefined;
    const found = [...permits.values()].filter(
      (permit) => isNamed(permit) && (!usesZone || permit.zone === zone) && (!usesHours || permit.hours <= max_hours),
    );
    const size = bug === "capped" ? Math.min(limit, 15) : limit;
    const shown = found.slice((page - 1) * limit, (page - 1) * limit + size);
    return answer({ total: bug === "total-of-all" ? permits.size : found.length, permits: shown });
  },
);

const cards = new Map();
let pending;
async function fetched(key) {
  await setTimeout(10);
  return permits.get(key);
}
server.registerTool(
  "get_permit",
  {
    description: "Gets one permit.",
    inputSchema: { permit_id: id, style: z.enum(["plain", "label"]).default("plain") },
    outputSchema: { ...PERMIT, label: z.string() },
    annotations: reads,
  },
  async ({ permit_id, style }) => {
    if (bug === "coalesced") pending ??= fetched(permit_id);
    const permit = await (bug === "coalesced" ? pending : fetched(permit_id));
    pending = undefined;
    if (!permit && bug === "temporary-path") readFileSync(`${tmpdir()}/permits-data/${permit_id}.json`);
    if (!permit) return fails(`There is no permit ${permit_id}`);
    const marks = {
      north: { sign: "N" },
      south: { sign: "S" },
      ...(bug !== "label-crash" && { harbour: { sign: "H" } }),
    };
    const label = style === "label" ? `${marks[permit.zone].sign}-${permit.number}` : "";
    const now = { ...permit, label };
    const key = `${permit_id} ${style}`;
    if (!cards.has(key)) cards.set(key, now);
    if (bug === "stale") return answer(cards.get(key));
    return answer(now, JSON.stringify(bug === "stale-text" ? cards.get(key) : now));
  },
);

server.registerTool(
  "permit_report",
  {
    description: "Sums up what is known of a permit.",
    inputSchema: { permit_id: id },
    outputSchema: { owner: z.string(), others: z.number() },
    annotations: reads,
  },
  async ({ permit_id }) => {
    const permit = permits.get(permit_id);
    if (!permit) return fails(`There is no permit ${permit_id}`);
    if (bug === "waits-for-renewed" && permit.state === "renewed") await setTimeout(3_600_000);
    if (bug === "report-expires" && permit.hours > 5) permit.state = "expired";
    const others = [...permits.values()].filter(({ owner }) => owner === permit.owner).length - 1;
    return answer({ owner: permit.owner, others });
  },
);

server.registerTool(
  "issue_permit",
  {
    description: "Issues a permit.",
    inputSchema: {
      owner: z.string().min(2).max(40),
      zone: z.enum(ZONES),
      hours: z.number().int().min(1).max(12).optional().describe("Hours of a day, 4 if left out"),
    },
    outputSchema: PERMIT,
    annotations: writes,
  },
  ({ owner, zone, hours }) => {
    if (bug === "late-rejection" && zone === "harbour")
      void setTimeout(700).then(() => Promise.reject(new Error("the harbour does not answer")));
    return answer(add(owner, zone, hours ?? (bug === "hours-differ" ? 3 : 4)));
  },
);

server.registerTool(
  "renew_permit",
  {
    description: "Renews a permit.",
    inputSchema: { permit_id: id },
    outputSchema: PERMIT,
    annotations: { ...writes, idempotentHint: true },
  },
  ({ permit_id }) => {
    const permit = permits.get(permit_id);
    if (!permit) return fails(`There is no permit ${permit_id}`);
    permit.state = "renewed";
    return answer(permit);
  },
);

await server.connect(new StdioServerTransport());
