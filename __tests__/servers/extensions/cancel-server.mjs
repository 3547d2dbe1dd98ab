// A server whose tool `work` reports progress and never ends, and which counts the cancellations that it gets. With the MUTANT
// `dies`, one ends it; with `hangs`, it answers nothing more.
import { mutant, serve, text, tool } from "./serve.mjs";

let cancellations = 0;

serve({
  capabilities: { tools: {} },
  heard(method) {
    if (method !== "notifications/cancelled") return;
    cancellations += 1;
    if (mutant === "dies") process.exit(3);
    if (mutant === "hangs") for (;;);
  },
  async answer(method, { name }, { notify, meta: { progressToken } }) {
    if (method === "tools/list") return { tools: ["work", "quick", "count"].map((one) => tool(one)) };
    if (method !== "tools/call") return undefined;
    if (name === "quick") return text("done");
    if (name === "count") return text(`${cancellations}`);
    notify("notifications/progress", { progressToken, progress: 1 });
    return new Promise(() => {});
  },
});
