// Tasks of 2025-11-25, by the SDK. Without an argument over stdio, with a port over HTTP at /mcp.
import { createServer } from "node:http";
import { InMemoryTaskMessageQueue, InMemoryTaskStore } from "@modelcontextprotocol/sdk/experimental/tasks";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { CreateMessageResultSchema, ElicitResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";

const POLL_MS = 10;
const text = (value) => ({ content: [{ type: "text", text: String(value) }] });
const form = (properties) => ({ type: "object", properties, required: Object.keys(properties) });
const FORM = form({ confirm: { type: "string" } });

function taskServer() {
  const taskStore = new InMemoryTaskStore();
  const capabilities = { tasks: { list: {}, cancel: {}, requests: { tools: { call: {} } } } };
  const server = new McpServer(
    { name: "sdk-task-server", version: "1.0.0" },
    { capabilities, taskStore, taskMessageQueue: new InMemoryTaskMessageQueue() },
  );
  /** A tool whose task ends with what `work` gives. */
  const toolTask = (name, taskSupport, inputSchema, work) =>
    server.experimental.tasks.registerToolTask(
      name,
      { description: `The tool ${name}.`, inputSchema, execution: { taskSupport } },
      {
        createTask: async (args, { taskStore: store, taskRequestedTtl, sendRequest }) => {
          const task = await store.createTask({ ttl: taskRequestedTtl ?? null, pollInterval: POLL_MS });
          const { taskId } = task;
          const ask = async (request, schema) => {
            await store.updateTaskStatus(taskId, "input_required");
            const answer = await sendRequest(request, schema, { relatedTask: { taskId } });
            await store.updateTaskStatus(taskId, "working");
            return answer;
          };
          const say = (message) => store.updateTaskStatus(taskId, "working", message);
          // Behind the answer, which would have the status of the end else.
          const result = new Promise((resolve) => setTimeout(resolve, 3 * POLL_MS)).then(() => work(args, ask, say));
          result
            .then((value) => store.storeTaskResult(taskId, value.isError ? "failed" : "completed", value))
            .catch(() => {}); // It was cancelled.
          return { task };
        },
        getTask: (_, { taskStore: store, taskId }) => store.getTask(taskId),
        getTaskResult: (_, { taskStore: store, taskId }) => store.getTaskResult(taskId),
      },
    );
  toolTask("build", "optional", { month: z.string().default("May") }, async ({ month }) => text(`built ${month}`));
  toolTask("strict", "required", {}, async () => text("strictly"));
  toolTask("fails", "optional", {}, async () => ({ ...text("no"), isError: true }));
  toolTask("explains", "optional", {}, async (_, __, say) => {
    await say("All is built");
    return text("done");
  });
  toolTask("endless", "optional", {}, () => new Promise(() => {}));
  toolTask("ask", "optional", {}, async (_, ask) => {
    const params = { mode: "form", message: "Sure?", requestedSchema: FORM };
    return text(JSON.stringify(await ask({ method: "elicitation/create", params }, ElicitResultSchema)));
  });
  server.registerTool("plain", { description: "Takes no time.", inputSchema: {} }, () => text("plainly"));
  server.registerTool("capabilities", { description: "What the client offers.", inputSchema: {} }, () =>
    text(JSON.stringify(server.server.getClientCapabilities())),
  );
  /** A tool that sends a request as a task, and says what came of it. */
  const delegating = (name, request, schema, said) =>
    server.registerTool(name, { description: `The tool ${name}.`, inputSchema: {} }, async () => {
      const stream = server.server.experimental.tasks.requestStream(request, schema, { task: { ttl: 60_000 } });
      const seen = [];
      for await (const message of stream)
        seen.push(message.type === "result" ? said(message.result) : (message.task?.status ?? message.error.message));
      return text(seen.join(" "));
    });
  const messages = [{ role: "user", content: { type: "text", text: "Hi" } }];
  const sampling = { method: "sampling/createMessage", params: { messages, maxTokens: 5 } };
  delegating("delegate", sampling, CreateMessageResultSchema, ({ content }) => content.text);
  const asking = { method: "elicitation/create", params: { mode: "form", message: "Sure?", requestedSchema: FORM } };
  delegating("question", asking, ElicitResultSchema, ({ action, content }) => `${action} ${content.confirm}`);
  return server;
}

const [, , port] = process.argv;
if (port === undefined) await taskServer().connect(new StdioServerTransport());
else {
  const transports = new Map();
  createServer(async (request, response) => {
    const known = transports.get(request.headers["mcp-session-id"]);
    const transport =
      known ??
      new StreamableHTTPServerTransport({
        sessionIdGenerator: () => crypto.randomUUID(),
        onsessioninitialized: (id) => transports.set(id, transport),
      });
    if (!known) await taskServer().connect(transport);
    await transport.handleRequest(request, response);
  }).listen(Number(port), "127.0.0.1");
}
