// What the servers of the TypeScript SDK offer: tools that repeat a text, at once and after a while with progress.
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

const SLOW_MS = Number(process.env.SLOW_MS ?? 200);

export function withTools(server) {
  const inputSchema = z.object({ text: z.string() });
  const annotations = { readOnlyHint: true };
  const repeat = (text) => ({ content: [{ type: "text", text }] });
  server.registerTool("quick", { description: "Repeats a text", inputSchema, annotations }, ({ text }) => repeat(text));
  server.registerTool("slow", { description: "Repeats a text", inputSchema, annotations }, async ({ text }, extra) => {
    const { mcpReq = extra } = extra;
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of [1, 2]) {
      await sleep(SLOW_MS / 2);
      const message = { method: "notifications/progress", params: { progressToken, progress, message: text } };
      if (progressToken !== undefined) await (mcpReq.notify ?? mcpReq.sendNotification).call(mcpReq, message);
    }
    return repeat(text);
  });
  return server;
}
